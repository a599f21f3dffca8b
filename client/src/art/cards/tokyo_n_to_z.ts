// Pictures of the cards of Tokyo, N to Z.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { bigEye, face, lurkingEyes } from "./parts/face";
import { disk, floor, rays, rush, sky, street } from "./parts/grounds";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as odd from "./parts/oddities";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { flat, line, place } from "./parts/pen";
import * as people from "./parts/people";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";

export const N_TO_Z: Record<string, Scene> = {
  national_guard: () =>
    scene(
      sky(ink.MINT),
      ...[34, 104, 174].map(
        (x) => place(army.rifle(), x + 24, 70) + place(army.soldier(), x, 94, { scale: 1.05 }),
      ),
      place(army.sandbags(ink.SAND), 104, 140, { scale: 1.3 }),
    ),

  nova_breath: () =>
    scene(
      rays(ink.NIGHT, ink.PLUM, 104, 92, 12),
      place(energy.burst(ink.MAGENTA, ink.ROSE, ink.YELLOW), 104, 92, { scale: 1.7 }),
      place(
        beast({
          skin: ink.BLUE,
          eyes: "glow",
          mouth: "roar",
          crest: "spikes",
          trim: ink.SKY,
          feet: false,
        }),
        104,
        146,
        {
          scale: 1.02,
        },
      ),
    ),

  nuclear_power_plant: () =>
    scene(
      floor(ink.SKY, ink.LEAF, 126),
      place(marks.puff(ink.PAPER), 58, 22),
      place(marks.puff(ink.PAPER), 150, 34, { scale: 0.9 }),
      place(organs.heart(), 60, 20, { scale: 0.32 }),
      place(organs.heart(), 152, 32, { scale: 0.3 }),
      place(city.coolingTower(ink.CREAM, ink.RED), 60, 132),
      place(city.coolingTower(ink.CREAM, ink.RED), 150, 132, { scale: 0.88 }),
      place(city.tower(40, 30, ink.ORANGE), 106, 134),
    ),

  opportunist: () =>
    scene(
      sky(ink.ORANGE),
      line("M-4 36h44M-4 62h26M-4 112h30", 5, ink.PAPER),
      place(marks.card(ink.AZURE, "star"), 146, 62, { scale: 1.15, turn: 12 }),
      place(limbs.claw(ink.TEAL), 196, 140, { scale: 0.6, turn: -20 }),
      place(limbs.claw(ink.PLUM), 74, 82, { scale: 1, turn: 80 }),
    ),

  parasitic_tentacles: () =>
    scene(
      disk(ink.COPPER, ink.MINT),
      place(marks.card(ink.YELLOW, "heart"), 104, 70, { turn: -6, scale: 1.5 }),
      place(limbs.tentacle(ink.MAGENTA, ink.PINK), 20, 116, { scale: 1.02 }),
      place(limbs.tentacle(ink.MAGENTA, ink.PINK), 190, 98, { scale: 1.02, flip: true }),
      place(limbs.tentacle(ink.MAGENTA, ink.PINK), 122, 150, { scale: 0.62, flip: true }),
    ),

  plot_twist: () =>
    scene(
      sky(ink.RED),
      place(things.filmStrip(ink.NIGHT), 104, 74, { scale: 1.1 }),
      place(marks.die(ink.PAPER, "star"), 40, 44, { scale: 0.86, turn: -14 }),
      place(marks.die(ink.PAPER, "claw"), 170, 44, { scale: 0.86, turn: 16 }),
    ),

  poison_quills: () =>
    scene(
      floor(ink.LILAC, ink.LEAF, 122),
      place(odd.quills(ink.CREAM, ink.LIME), 98, 128),
      place(odd.urchinFace(ink.PLUM), 104, 128),
    ),

  poison_spit: () =>
    scene(
      sky(ink.YELLOW),
      place(limbs.saurian(ink.VIOLET, ink.LIME), 38, 78, { scale: 0.9 }),
      ...[
        [104, 74, 0.3],
        [132, 62, 0.42],
      ].map(([x, y, scale]) => place(organs.drop(ink.LIME), x!, y!, { scale: scale!, turn: 80 })),
      place(organs.drop(ink.LIME), 174, 72, { scale: 1.0, turn: 0 }),
      place(organs.skull(), 174, 84, { scale: 0.34 }),
    ),

  psychic_probe: () =>
    scene(
      rays(ink.PLUM, ink.NIGHT, 74, 64, 10),
      place(bigEye(ink.VIOLET, ink.MAGENTA), 74, 64, { scale: 1.25 }),
      place(energy.rings(ink.YELLOW), 116, 92, { turn: 34 }),
      place(marks.die(ink.PAPER, "heart"), 176, 116, { scale: 0.9, turn: 16 }),
    ),

  rapid_healing: () =>
    scene(
      sky(ink.LIME),
      rush(),
      place(odd.runningLegs(), 118, 104),
      place(organs.heart(), 118, 64, { scale: 1.05, turn: 8 }),
      place(organs.bandage(), 122, 52, { scale: 0.36, turn: -24 }),
      place(face("happy", "none"), 120, 118, { scale: 0.72 }),
    ),

  rooting_for_the_underdog: () =>
    scene(
      disk(ink.SKY, ink.CREAM, 66, 84, 56),
      place(limbs.foot(ink.PLUM), 172, 140, { scale: 1.2 }),
      place(
        beast({ skin: ink.YELLOW, eyes: "angry", mouth: "fangs", crest: "ears", trim: ink.ORANGE }),
        60,
        136,
        {
          scale: 0.6,
        },
      ),
      place(army.boxingGlove(ink.RED), 98, 92, { scale: 0.62, turn: 40 }),
      place(army.boxingGlove(ink.RED), 26, 96, { scale: 0.62, turn: -30 }),
      place(people.pennant(ink.RED), 18, 42, { scale: 0.8 }),
      place(people.pennant(ink.BLUE), 98, 30, { scale: 0.6, flip: true, turn: 12 }),
    ),

  shrink_ray: () =>
    scene(
      sky(ink.ROSE),
      flat("M62 56L196 106 172 136Z", ink.YELLOW),
      place(energy.rayGun(ink.TEAL, ink.NIGHT), 52, 52, { turn: 28, scale: 0.95 }),
      place(energy.rings(ink.PAPER), 112, 84, { turn: 28, scale: 0.9 }),
      place(beast({ skin: ink.BLUE, eyes: "wide", mouth: "oh" }), 178, 138, { scale: 0.3 }),
    ),

  skyscraper: () =>
    scene(
      rays(ink.AZURE, ink.SKY, 104, 150),
      place(odd.tallTower(ink.PAPER, ink.VIOLET), 104, 150),
      place(marks.cloud(), 46, 62, { scale: 0.62 }),
      place(marks.cloud(), 166, 40, { scale: 0.55 }),
    ),

  smoke_cloud: () =>
    scene(
      street(ink.SAND, ink.BRICK),
      place(odd.smoke(ink.SLATE, ink.STEEL), 104, 74),
      place(lurkingEyes(), 104, 66, { scale: 1.05 }),
      place(odd.boots(ink.ORANGE), 104, 136, { scale: 0.9 }),
    ),

  solar_powered: () =>
    scene(
      floor(ink.AZURE, ink.SAND, 122),
      place(energy.sun(ink.YELLOW), 60, 50, { scale: 0.84 }),
      place(face("shades", "smile"), 60, 96, { scale: 0.74 }),
      place(energy.solarPanel(ink.BLUE), 150, 92, { scale: 1.05 }),
      place(energy.spark(), 186, 52, { scale: 0.8 }),
    ),

  spiked_tail: () =>
    scene(
      street(ink.YELLOW, ink.SLATE),
      place(city.ruin(40, 46, ink.CORAL), 186, 118),
      place(energy.burst(ink.RED, ink.ORANGE, ink.CREAM), 134, 50, { scale: 0.95 }),
      place(limbs.spikedTail(ink.TEAL, ink.PAPER), 84, 104, { scale: 0.88 }),
    ),

  stretchy: () =>
    scene(
      sky(ink.TEAL),
      place(
        arm(
          "M52 124C116 150 80 22 116 34 148 46 104 118 140 110 162 104 150 76 160 58",
          162,
          54,
          12,
          ink.PINK,
          14,
        ),
        0,
        0,
      ),
      line("M88 112l9-5M88 76l12 0M112 32l3 12M130 66l-10 3M122 94l-8 4M150 100l-4-9", 3),
      place(
        beast({ skin: ink.PINK, eyes: "up", mouth: "tongue", crest: "tuft", trim: ink.MAGENTA }),
        42,
        146,
        {
          scale: 0.72,
        },
      ),
      place(marks.die(ink.YELLOW, "star"), 178, 20, { scale: 0.62, turn: 12 }),
    ),

  tank: () =>
    scene(
      street(ink.CORAL, ink.BROWN),
      place(energy.burst(), 186, 26, { scale: 0.5 }),
      place(army.tank(), 92, 128, { scale: 1.25 }),
      place(marks.puff(ink.CREAM), 20, 122, { scale: 0.7 }),
    ),

  urbavore: () =>
    scene(
      sky(ink.WINE),
      flat("M30 150C30 104 66 92 104 100S180 104 180 150Z", ink.ROSE),
      place(city.tower(50, 92, ink.YELLOW, "antenna"), 104, 120, { turn: 6 }),
      place(limbs.jaw(ink.LEAF), 104, 16),
      place(limbs.jaw(ink.LEAF), 104, 132, { turn: 180 }),
    ),

  vast_storm: () =>
    scene(
      floor(ink.SLATE, ink.PLUM, 124),
      place(things.tornado(ink.STEEL, ink.PAPER), 100, 126),
      place(energy.bolt(ink.YELLOW), 32, 70, { scale: 0.72 }),
      place(energy.bolt(ink.YELLOW), 180, 78, { scale: 0.6 }),
      place(vehicles.taxi(ink.RED), 150, 112, { scale: 0.5, turn: -30 }),
      place(marks.cloud(ink.NIGHT), 28, 20, { scale: 0.9 }),
      place(marks.cloud(ink.NIGHT), 186, 20),
    ),

  were_only_making_it_stronger: () =>
    scene(
      rays(ink.ORANGE, ink.YELLOW, 92, 80),
      place(odd.biceps(ink.LEAF), 92, 84),
      place(energy.burst(), 58, 40, { scale: 0.5 }),
      place(army.missile(), 30, 26, { scale: 0.56, turn: 122 }),
      place(energy.bolt(ink.YELLOW), 96, 82, { scale: 0.56 }),
    ),

  wings: () =>
    scene(
      disk(ink.SKY, ink.YELLOW, 104, 68, 52),
      place(limbs.batWing(ink.RED), 98, 82),
      place(limbs.batWing(ink.RED), 110, 82, { flip: true }),
      place(odd.batBody(ink.BLUE), 104, 76),
      line("M8 124h30M170 118h34M14 134h18", 6, ink.PAPER),
    ),
};
