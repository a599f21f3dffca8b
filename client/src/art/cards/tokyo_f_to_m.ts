// Pictures of the cards of Tokyo, F to M.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { lurkingEyes } from "./parts/face";
import { disk, floor, rays, room, sky } from "./parts/grounds";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as odd from "./parts/oddities";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { disc, flat, line, place } from "./parts/pen";
import * as people from "./parts/people";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";

export const F_TO_M: Record<string, Scene> = {
  fire_breathing: () =>
    scene(
      disk(ink.NIGHT, ink.PLUM, 60, 60, 70),
      place(limbs.flameJet(ink.RED, ink.YELLOW), 86, 72, { scale: 1.12 }),
      place(limbs.saurian(ink.LEAF, ink.ORANGE), 50, 72, { scale: 0.96 }),
    ),

  flame_thrower: () =>
    scene(
      sky(ink.TEAL),
      place(limbs.flameJet(ink.ORANGE, ink.YELLOW), 104, 66, { scale: 0.95 }),
      place(army.fireHose(ink.SLATE, ink.RED), 62, 70, { scale: 0.95 }),
    ),

  freeze_time: () =>
    scene(
      sky(ink.AZURE),
      place(odd.iceBlock(), 104, 80),
      place(marks.clock(ink.RED), 104, 88, { scale: 0.86 }),
      line("M72 60L88 72 84 92M150 46l-12 14 6 14M70 118l16-8", 3, ink.PAPER),
      place(odd.icicles(), 104, -16),
      place(marks.snowflake(), 22, 92),
      place(marks.snowflake(), 188, 76, { scale: 1.1 }),
    ),

  frenzy: () =>
    scene(
      rays(ink.MAGENTA, ink.RED, 104, 76, 8),
      ...[-70, -35, 35, 70].map((turn) =>
        place(limbs.claw(ink.YELLOW), 104 + turn * 0.9, 86 - (70 - Math.abs(turn)) * 0.5, {
          scale: 0.56,
          turn,
        }),
      ),
      place(
        beast({
          skin: ink.YELLOW,
          eyes: "dizzy",
          mouth: "roar",
          crest: "tuft",
          trim: ink.ORANGE,
          body: "round",
        }),
        104,
        142,
      ),
    ),

  friend_of_children: () =>
    scene(
      floor(ink.PINK, ink.LIME, 122),
      place(arm("M104 84Q130 92 140 108", 145, 116, 150, ink.TEAL), 0, 0),
      place(
        beast({
          skin: ink.TEAL,
          eyes: "happy",
          mouth: "smile",
          body: "pear",
          belly: ink.MINT,
          crest: "antennae",
          trim: ink.YELLOW,
        }),
        78,
        134,
      ),
      place(people.child(ink.RED), 168, 134),
      place(vehicles.balloon(ink.YELLOW), 186, 40),
      place(energy.bolt(), 186, 38, { scale: 0.3 }),
    ),

  gas_refinery: () =>
    scene(
      floor(ink.CORAL, ink.NIGHT, 122),
      place(city.chimney(ink.PAPER, ink.RED), 168, 128, { scale: 0.86 }),
      place(energy.flame(), 168, 30, { scale: 0.56 }),
      place(city.gasTank(ink.STEEL), 56, 130, { scale: 1.1 }),
      place(city.gasTank(ink.TEAL), 122, 130, { scale: 0.8 }),
      line("M90 108H160V128", 11),
      line("M90 108H160V126", 5, ink.YELLOW),
    ),

  giant_brain: () =>
    scene(
      rays(ink.VIOLET, ink.IRIS),
      place(
        beast({ skin: ink.LIME, eyes: "up", mouth: "flat", crest: "none", body: "round" }),
        104,
        164,
        {
          scale: 0.9,
        },
      ),
      place(organs.brain(), 104, 54, { scale: 0.98 }),
      place(odd.glassDome(), 104, 52, { scale: 0.86 }),
    ),

  gourmet: () =>
    scene(
      room(ink.CREAM, ink.RED, ink.PEACH),
      place(
        beast({ skin: ink.VIOLET, eyes: "happy", mouth: "tongue", crest: "none", feet: false }),
        64,
        130,
      ),
      place(people.chefHat(), 62, 36, { scale: 0.9, turn: -6 }),
      place(things.plate(), 146, 120, { scale: 0.85 }),
      place(city.tower(34, 54, ink.TEAL, "antenna"), 146, 116),
      place(things.cloche(ink.STEEL), 172, 58, { scale: 0.7, turn: 28 }),
    ),

  heal: () =>
    scene(
      disk(ink.ROSE, ink.PINK),
      place(organs.bandage(), 104, 74, { scale: 1.2, turn: 28 }),
      place(organs.bandage(), 104, 74, { scale: 1.2, turn: -28 }),
      place(organs.heart(), 104, 74, { scale: 0.5 }),
    ),

  healing_ray: () =>
    scene(
      sky(ink.MINT),
      flat("M84 66L214 16V128Z", ink.CREAM),
      place(energy.rayGun(ink.RED, ink.BLUE), 56, 84, { turn: -4 }),
      place(organs.heart(), 164, 70, { scale: 0.72 }),
      place(organs.heart(), 122, 70, { scale: 0.36 }),
      place(marks.plus(), 164, 70, { scale: 0.5 }),
    ),

  herbivore: () =>
    scene(
      floor(ink.SKY, ink.LIME, 120),
      place(city.tree(), 176, 124, { scale: 1.05 }),
      place(city.tree(), 30, 122, { scale: 0.8 }),
      place(
        beast({
          skin: ink.ORANGE,
          eyes: "happy",
          mouth: "grin",
          body: "pear",
          trim: ink.CREAM,
          belly: ink.PEACH,
        }),
        98,
        136,
      ),
      place(odd.flower(ink.PINK), 118, 94, { turn: 70 }),
    ),

  herd_culler: () =>
    scene(
      floor(ink.CREAM, ink.LEAF, 104),
      place(people.cow(), 32, 138, { scale: 0.9 }),
      place(people.cow(), 178, 138, { scale: 0.9, flip: true }),
      place(people.cow(), 110, 146, { scale: 0.9 }),
      place(limbs.claw(ink.MAGENTA), 104, -4, { scale: 0.86, turn: 180 }),
      place(people.cow(), 100, 96, { scale: 0.95, turn: -10 }),
    ),

  high_altitude_bombing: () =>
    scene(
      sky(ink.AZURE),
      place(army.airliner(ink.STEEL, ink.SLATE), 110, 36, { scale: 0.68 }),
      place(army.bomb(), 60, 88, { scale: 0.72 }),
      place(army.bomb(), 110, 106, { scale: 0.86 }),
      place(army.bomb(), 156, 82, { scale: 0.6 }),
      place(marks.cloud(), 22, 140, { scale: 0.9 }),
      place(marks.cloud(), 184, 142),
    ),

  it_has_a_child: () =>
    scene(
      rays(ink.SKY, ink.ICE),
      place(
        beast({
          skin: ink.RED,
          eyes: "wide",
          mouth: "none",
          crest: "tuft",
          trim: ink.ORANGE,
          feet: false,
        }),
        104,
        128,
        {
          scale: 0.84,
        },
      ),
      place(odd.dummy(ink.YELLOW), 104, 96),
      place(limbs.eggCup(ink.CREAM), 104, 106, { scale: 1.05 }),
      place(limbs.eggCap(ink.CREAM), 106, 40, { scale: 0.95, turn: 14 }),
    ),

  jet_fighters: () =>
    scene(
      disk(ink.PEACH, ink.RED, 150, 96, 44),
      place(army.jet(), 116, 48, { scale: 0.92, turn: -16 }),
      place(army.jet(), 64, 84, { scale: 0.68, turn: -16 }),
      place(army.jet(), 150, 106, { scale: 0.62, turn: -16 }),
      line("M4 92l26-8M10 118l60-16", 5, ink.PAPER),
    ),

  jets: () =>
    scene(
      sky(ink.PEACH),
      line("M20 92v34M188 88v34M40 112v26M170 116v24", 5, ink.PAPER),
      place(odd.jetPack(ink.STEEL), 104, 74, { turn: 12 }),
      place(beast({ skin: ink.LEAF, eyes: "happy", mouth: "open", trim: ink.YELLOW }), 96, 112, {
        scale: 0.82,
        turn: 12,
      }),
      place(marks.cloud(), 26, 146, { scale: 0.8 }),
      place(marks.cloud(), 180, 148, { scale: 0.8 }),
    ),

  made_in_a_lab: () =>
    scene(
      room(ink.TEAL, ink.NIGHT, ink.LAGOON),
      place(things.flask(ink.LIME), 104, 76, { scale: 1.12 }),
      place(
        beast({
          skin: ink.MAGENTA,
          eyes: "one",
          mouth: "fangs",
          crest: "antennae",
          trim: ink.YELLOW,
          feet: false,
          body: "round",
        }),
        104,
        132,
        { scale: 0.56 },
      ),
      disc(84, 76, 4, ink.PAPER, 3),
      disc(128, 66, 3, ink.PAPER, 2.5),
      place(things.syringe(ink.ROSE), 176, 74, { turn: 16 }),
      place(odd.testTubes(), 34, 122),
    ),

  media_friendly: () =>
    scene(
      disk(ink.TEAL, ink.YELLOW),
      place(people.television(ink.BRICK, ink.SKY), 98, 90, { scale: 1.1 }),
      place(
        beast({ skin: ink.ROSE, eyes: "happy", mouth: "open", crest: "ears", feet: false }),
        90,
        124,
        {
          scale: 0.66,
        },
      ),
      place(people.microphone(ink.STEEL), 168, 112, { scale: 0.85, turn: -24 }),
    ),

  metamorph: () =>
    scene(
      sky(ink.LIME),
      place(odd.branch(), 104, 14),
      place(limbs.batWing(ink.MAGENTA), 80, 86, { scale: 0.72 }),
      place(odd.cocoon(ink.CREAM), 104, 76),
      place(lurkingEyes(), 104, 70, { scale: 0.72 }),
      place(arm("M132 92Q154 96 158 76", 158, 72, 8, ink.MAGENTA, 10), 0, 0),
    ),

  mimic: () =>
    scene(
      sky(ink.LILAC),
      place(beast({ skin: ink.RED, eyes: "sly", mouth: "fangs", trim: ink.YELLOW }), 58, 136),
      `<g stroke-dasharray="7 8">${place(beast({ skin: ink.PAPER, eyes: "sly", mouth: "fangs", trim: ink.PAPER }), 150, 136)}</g>`,
    ),
};
