// Pictures of the cards of New York, A to E.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { face } from "./parts/face";
import { disk, floor, night, rays, sky, skyline, stage, street, water } from "./parts/grounds";
import * as landmarks from "./parts/landmarks";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as odd from "./parts/oddities";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { flat, line, place, shape, tube } from "./parts/pen";
import * as people from "./parts/people";
import * as show from "./parts/spectacle";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";
import * as wild from "./parts/wild";

export const A_TO_E: Record<string, Scene> = {
  air_force_one: () =>
    scene(
      disk(ink.SKY, ink.PAPER, 150, 44, 34),
      place(army.airliner(ink.PAPER, ink.BLUE), 98, 64, { scale: 0.98, turn: -8 }),
      place(army.jet(), 40, 122, { scale: 0.5, turn: -8 }),
      place(army.jet(), 168, 112, { scale: 0.5, turn: -8 }),
      place(marks.cloud(), 104, 144, { scale: 0.7 }),
    ),

  antimatter_pellets: () =>
    scene(
      night(ink.PLUM),
      place(things.whirl(ink.NIGHT, ink.MAGENTA), 104, 88, { scale: 1 }),
      place(energy.orb(26, ink.LIME), 72, 46),
      place(energy.orb(20, ink.INK), 132, 40),
      place(energy.orb(13, ink.LIME), 174, 80),
      place(energy.orb(14, ink.INK), 40, 104),
      place(energy.orb(8, ink.LIME), 128, 116),
    ),

  artificial_heart: () =>
    scene(
      sky(ink.SKY),
      tube("M104 116C104 136 150 138 168 116", ink.NIGHT, 5, 2),
      place(energy.plug(ink.YELLOW), 172, 96, { scale: 0.8, turn: 20 }),
      place(organs.heart(ink.STEEL), 92, 68, { scale: 1.3 }),
      place(marks.gear(ink.RED), 76, 62, { scale: 0.8 }),
      place(marks.gear(ink.YELLOW), 108, 76, { scale: 0.62 }),
      line("M48 40h.1M130 36h.1M92 108h.1", 6),
    ),

  broadway_star: () =>
    scene(
      stage(ink.NIGHT, ink.BRICK, ink.RED),
      flat("M104-6L40 122H168Z", ink.CREAM),
      place(show.starLegs(), 104, 122),
      line("M148 70L160 118", 6),
      place(marks.star(), 104, 76, { scale: 1.08 }),
      place(face("happy", "open"), 104, 116, { scale: 0.6 }),
      place(people.topHat(ink.INK), 107, 46, { scale: 0.62, turn: 8 }),
    ),

  brooklyn_bridge: () =>
    scene(
      water(ink.PEACH, ink.TEAL, 110),
      flat("M176 34a22 22 0 1 1-44 0 22 22 0 0 1 44 0", ink.PAPER),
      landmarks.suspensionBridge(ink.BRICK, ink.YELLOW),
      place(vehicles.taxi(ink.RED), 104, 102, { scale: 0.42 }),
    ),

  bulletproof: () =>
    scene(
      sky(ink.YELLOW),
      place(things.vest(ink.AZURE), 104, 76, { scale: 1.14 }),
      place(things.flatBullet(), 74, 50, { turn: 180 }),
      place(things.flatBullet(), 140, 66),
      place(things.flatBullet(), 94, 104, { turn: 160 }),
    ),

  can_opener: () =>
    scene(
      street(ink.MINT, ink.SLATE),
      place(army.tank(), 86, 132, { scale: 1 }),
      place(show.tinLid(), 78, 60, { turn: -24 }),
      place(wild.tinKey(ink.RED), 146, 44),
    ),

  carapace: () =>
    scene(
      floor(ink.PEACH, ink.SAND, 118),
      place(wild.turtleBits(ink.LIME), 104, 120),
      place(limbs.shell(ink.LEAF, ink.YELLOW), 104, 80, { scale: 1.05 }),
    ),

  central_park: () =>
    scene(
      floor(ink.SKY, ink.LIME, 92),
      skyline(ink.VIOLET, 92),
      shape("M30 146C20 120 60 110 104 112S190 122 178 150Z", ink.AZURE),
      place(city.tree(), 28, 112, { scale: 0.9 }),
      place(city.tree(), 182, 108, { scale: 0.8 }),
      place(city.tree(), 66, 98, { scale: 0.5 }),
      place(vehicles.rowBoat(ink.RED), 108, 132, { scale: 0.8 }),
    ),

  chameleon: () =>
    scene(
      sky(ink.PINK),
      place(odd.branch(), 104, 118),
      place(wild.chameleon(ink.LIME, ink.TEAL), 78, 92),
      tube("M108 78Q150 84 172 48", ink.RED, 6, 3),
      place(marks.star(), 176, 40, { scale: 0.5 }),
    ),

  chinatown_regular: () =>
    scene(
      sky(ink.RED),
      place(things.lantern(ink.ORANGE), 28, 44, { scale: 0.8 }),
      place(things.lantern(ink.ORANGE), 184, 34, { scale: 0.6 }),
      place(things.noodles(ink.TEAL), 98, 136, { scale: 1.04 }),
      line("M70 56q-8-10 0-20M92 50q-8-10 0-20", 5, ink.PAPER),
    ),

  climb_the_empire_state_building: () =>
    scene(
      night(ink.BLUE),
      place(marks.moon(), 30, 40, { scale: 0.7 }),
      place(landmarks.empireState(ink.SAND, ink.BROWN), 124, 152),
      place(
        beast({
          skin: ink.MAGENTA,
          eyes: "wide",
          mouth: "open",
          crest: "ears",
          trim: ink.PINK,
          body: "round",
        }),
        94,
        108,
        { scale: 0.72, turn: -6 },
      ),
      place(arm("M120 84Q142 66 130 42", 128, 36, -14, ink.MAGENTA, 10), 0, 0),
      place(army.jet(ink.RED, ink.WINE, ink.YELLOW), 178, 40, { scale: 0.34, flip: true }),
    ),

  columbia_university: () =>
    scene(
      floor(ink.AZURE, ink.LEAF, 124),
      place(landmarks.academy(ink.CREAM, ink.COPPER), 104, 126, { scale: 1.02 }),
      place(people.mortarboard(), 104, 20, { scale: 0.8, turn: -8 }),
    ),

  coney_island: () =>
    scene(
      water(ink.PINK, ink.TEAL, 122),
      place(vehicles.ferrisWheel(ink.PAPER, [ink.RED, ink.YELLOW, ink.BLUE]), 84, 66, {
        scale: 1.08,
      }),
      place(show.hotDog(), 170, 114),
    ),

  curse: () =>
    scene(
      disk(ink.PLUM, ink.LIME, 104, 70, 54),
      place(things.voodooDoll(ink.SAND), 104, 84, { scale: 1.08 }),
      place(things.pin(ink.RED), 140, 66),
      place(things.pin(ink.YELLOW), 76, 100, { turn: 150 }),
      place(things.pin(ink.AZURE), 130, 24, { scale: 0.9 }),
    ),

  diva: () =>
    scene(
      rays(ink.PINK, ink.ROSE, 104, 90),
      place(
        beast({ skin: ink.TEAL, eyes: "shades", mouth: "lips", crest: "none", body: "pear" }),
        96,
        146,
      ),
      place(show.curls(ink.YELLOW), 96, 54, { scale: 0.9 }),
      place(show.boa(ink.MAGENTA), 96, 118),
      place(people.microphone(ink.STEEL), 168, 74, { turn: -14 }),
    ),

  drain: () =>
    scene(
      sky(ink.ICE),
      place(things.whirl(ink.AZURE, ink.SKY), 98, 88, { scale: 1.04 }),
      place(energy.bolt(), 34, 58, { scale: 0.6, turn: -40 }),
      place(energy.bolt(), 140, 60, { scale: 0.5, turn: 50 }),
      place(energy.bolt(), 82, 110, { scale: 0.44, turn: 110 }),
      place(energy.bolt(), 92, 48, { scale: 0.5, turn: 10 }),
      place(things.bathPlug(ink.RED), 178, 112),
    ),

  drink_the_hudson: () =>
    scene(
      water(ink.CORAL, ink.TEAL, 104),
      place(
        beast({
          skin: ink.LILAC,
          eyes: "happy",
          mouth: "oh",
          crest: "tuft",
          trim: ink.MAGENTA,
          body: "round",
          feet: false,
        }),
        66,
        112,
        { scale: 0.84 },
      ),
      place(show.straw(), 0, 6),
      place(city.tower(24, 40, ink.PLUM), 190, 106),
      place(city.tower(20, 58, ink.PLUM), 166, 106),
    ),

  ego_trip: () =>
    scene(
      sky(ink.SKY),
      place(marks.cloud(), 30, 100, { scale: 0.6 }),
      place(marks.cloud(), 180, 60, { scale: 0.6 }),
      place(vehicles.basket(), 104, 118),
      place(
        beast({
          skin: ink.ORANGE,
          eyes: "calm",
          mouth: "grin",
          crest: "horns",
          body: "round",
          feet: false,
        }),
        104,
        98,
        { scale: 0.92 },
      ),
      place(
        beast({ skin: ink.ORANGE, eyes: "happy", mouth: "smile", body: "round", feet: false }),
        104,
        122,
        {
          scale: 0.2,
        },
      ),
      place(marks.star(), 176, 112, { scale: 0.34 }),
    ),
};
