// Pictures of the cards of New York, R to Z.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { face } from "./parts/face";
import { disk, floor, rays, room, rush, sky, skyline, soil, street, water } from "./parts/grounds";
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

export const R_TO_Z: Record<string, Scene> = {
  scavenger: () =>
    scene(
      street(ink.NIGHT, ink.SLATE),
      place(marks.moon(), 180, 32, { scale: 0.5 }),
      place(vehicles.trashLid(ink.TEAL), 30, 122, { turn: -40 }),
      place(wild.raccoon(), 96, 78),
      place(vehicles.trashCan(ink.TEAL), 96, 124, { scale: 1.15 }),
      place(marks.card(ink.YELLOW, "star"), 164, 68, { scale: 0.72, turn: 16 }),
    ),

  seismic_ray: () =>
    scene(
      soil(ink.PEACH, ink.BRICK, 84),
      place(city.tower(34, 56, ink.VIOLET), 154, 86, { turn: 14 }),
      place(city.tower(26, 40, ink.VIOLET), 190, 84, { turn: 22 }),
      place(show.faultLine(), 112, 84, { scale: 0.9 }),
      place(
        beast({ skin: ink.LEAF, eyes: "one", mouth: "flat", body: "round", trim: ink.CREAM }),
        42,
        88,
        {
          scale: 0.72,
        },
      ),
      shape("M46 36L124 82 100 92 42 46Z", ink.YELLOW),
      line(
        "M62 108q14-10 22-8M52 124q20-14 36-12M138 104q14 0 22 8M140 118q16 0 30 12",
        5,
        ink.YELLOW,
      ),
    ),

  shadow_double: () =>
    scene(
      floor(ink.YELLOW, ink.SAND, 124),
      place(show.shadowBeast(ink.PLUM), 128, 126, { scale: 0.98 }),
      place(beast({ skin: ink.PINK, eyes: "happy", mouth: "smile" }), 52, 140, { scale: 0.54 }),
    ),

  sharp_shooter: () =>
    scene(
      sky(ink.MINT),
      place(army.jet(ink.BLUE, ink.NIGHT, ink.YELLOW), 104, 76, { turn: -18, scale: 1.2 }),
      place(marks.target(ink.RED), 104, 74, { scale: 1.15 }),
    ),

  statue_of_liberty: () =>
    scene(
      water(ink.AZURE, ink.BLUE, 126),
      flat("M108-4L28 126H188Z", ink.CREAM),
      place(landmarks.liberty(), 104, 150),
    ),

  stink_attack: () =>
    scene(
      floor(ink.LIME, ink.MOSS, 122),
      place(things.stink(ink.PAPER), 40, 62),
      place(things.stink(ink.PAPER), 176, 50, { scale: 0.9 }),
      place(wild.skunk(), 104, 134),
    ),

  stomp: () =>
    scene(
      street(ink.AZURE, ink.SLATE),
      place(limbs.foot(ink.ORANGE), 100, 112, { scale: 0.95 }),
      place(show.flatTaxi(), 104, 126),
      place(city.crack(), 150, 134, { scale: 0.7 }),
      place(marks.impact(), 36, 112, { scale: 0.6, turn: -50 }),
      place(marks.impact(), 172, 108, { scale: 0.6, turn: 50 }),
    ),

  subterranean_cable: () =>
    scene(
      soil(ink.SKY, ink.BROWN, 40),
      place(city.tower(30, 36, ink.CORAL), 30, 42),
      place(city.tower(24, 28, ink.CORAL), 60, 42),
      tube("M-8 112C30 112 40 88 74 92", ink.RED, 12),
      tube("M216 76C190 74 170 100 134 94", ink.RED, 12),
      place(energy.burst(), 104, 92, { scale: 0.7 }),
      place(wild.mole(ink.PLUM), 104, 44, { scale: 0.9 }),
    ),

  subway: () =>
    scene(
      sky(ink.NIGHT),
      shape("M20 152V60C20 20 56 2 104 2S188 20 188 60V152Z", ink.PLUM),
      flat("M70 150L82 112H126L138 150Z", ink.SLATE),
      line("M86 112L62 150M122 112L146 150", 4),
      place(vehicles.subwayFront(ink.STEEL, ink.RED), 104, 122, { scale: 1.05 }),
    ),

  super_speed: () =>
    scene(
      sky(ink.ROSE),
      rush(ink.YELLOW),
      place(show.wheelLegs(ink.BLUE), 96, 118, { scale: 0.8 }),
      place(show.wheelLegs(ink.BLUE), 148, 118, { scale: 0.8 }),
      place(
        beast({
          skin: ink.BLUE,
          eyes: "angry",
          mouth: "grin",
          crest: "fin",
          trim: ink.YELLOW,
          feet: false,
          body: "round",
        }),
        124,
        106,
        { scale: 0.84, turn: 14 },
      ),
    ),

  superstar: () =>
    scene(
      rays(ink.VIOLET, ink.MAGENTA, 104, 78, 12),
      place(marks.star(), 104, 78, { scale: 1.6 }),
      place(face("shades", "grin"), 104, 128, { scale: 0.84 }),
      place(energy.spark(ink.PAPER), 34, 36, { scale: 1.1 }),
      place(energy.spark(ink.PAPER), 178, 48, { scale: 0.9 }),
    ),

  terminal_rage: () =>
    scene(
      rays(ink.WINE, ink.RED, 104, 80, 10),
      place(army.roundBomb(ink.INK), 98, 86, { scale: 1.2 }),
      place(face("glow", "grin"), 96, 142, { scale: 0.92 }),
    ),

  tesla_antennae: () =>
    scene(
      sky(ink.NIGHT),
      place(show.mast(ink.BRICK), 62, 66, { turn: -18 }),
      place(show.mast(ink.BRICK), 146, 66, { turn: 18 }),
      place(energy.arc(), 60, 24, { scale: 1.1, turn: 2 }),
      place(energy.arc(ink.CREAM), 66, 36, { scale: 0.96 }),
      place(
        beast({ skin: ink.MINT, eyes: "angry", mouth: "fangs", crest: "none", feet: false }),
        104,
        152,
        {
          scale: 1.05,
        },
      ),
    ),

  tesla_cannon: () =>
    scene(
      disk(ink.VIOLET, ink.PLUM, 70, 70, 64),
      place(show.cannonBase(ink.SLATE), 66, 136),
      place(energy.coil(ink.YELLOW, ink.BRICK), 74, 112, { scale: 0.95, turn: 32 }),
      place(energy.arc(ink.YELLOW), 132, 34, { scale: 0.9, turn: 10 }),
      place(energy.arc(ink.CREAM), 128, 44, { scale: 0.86, turn: 48 }),
      place(marks.card(ink.RED, "claw"), 184, 104, { scale: 0.5, turn: 20 }),
    ),

  the_unisphere: () =>
    scene(
      floor(ink.CORAL, ink.LIME, 122),
      place(city.tree(), 22, 126, { scale: 0.7 }),
      place(city.tree(), 188, 126, { scale: 0.6 }),
      place(landmarks.globe(ink.STEEL, ink.COPPER), 104, 64, { scale: 1.02 }),
    ),

  tourist: () =>
    scene(
      floor(ink.SKY, ink.TEAL, 122),
      place(landmarks.liberty(), 176, 124, { scale: 0.55 }),
      place(
        beast({ skin: ink.VIOLET, eyes: "shades", mouth: "grin", crest: "none", body: "pear" }),
        84,
        140,
      ),
      place(people.sunHat(ink.YELLOW), 84, 54, { scale: 0.95 }),
      place(people.camera(ink.RED), 86, 122, { scale: 0.42 }),
    ),

  towering_titan: () =>
    scene(
      disk(ink.SKY, ink.YELLOW, 104, 46, 48),
      place(show.titan(ink.RED), 104, 146, { scale: 0.95 }),
      place(marks.cloud(), 44, 70, { scale: 0.5 }),
      place(marks.cloud(), 164, 80, { scale: 0.46 }),
      skyline(ink.NIGHT, 172),
    ),

  trash_thrower: () =>
    scene(
      sky(ink.PEACH),
      line("M8 100q30-40 70-52M20 122q30-40 66-54", 5, ink.PAPER),
      place(vehicles.trashCan(), 124, 62, { scale: 0.95, turn: 58 }),
      place(vehicles.trashLid(), 178, 34, { turn: 50, scale: 0.9 }),
      place(odd.appleCore(), 180, 88, { turn: 30 }),
      place(organs.fishbone(), 168, 120, { scale: 0.8, turn: 20 }),
      place(organs.bone(), 104, 126, { scale: 0.5, turn: -20 }),
      place(limbs.claw(ink.LEAF), 26, 122, { scale: 0.76, turn: 40 }),
    ),

  trophy_hunter: () =>
    scene(
      room(ink.COPPER, ink.BROWN, ink.TEAL),
      place(things.plaque(ink.BRICK), 104, 64, { scale: 0.96 }),
      place(army.tank(), 100, 82, { scale: 0.82 }),
      place(marks.crown(), 184, 98, { scale: 0.4 }),
      place(show.shelf(), 184, 110),
    ),

  universal_soldier: () =>
    scene(
      sky(ink.SAND),
      flat("M104-4H212V150H104Z", ink.ORANGE),
      place(
        beast({
          skin: ink.STEEL,
          eyes: "calm",
          mouth: "flat",
          crest: "none",
          body: "box",
          feet: false,
        }),
        104,
        156,
        {
          scale: 1.02,
        },
      ),
      place(show.helmet(), 104, 64),
      place(organs.heart(), 32, 62, { scale: 0.6 }),
      place(organs.slashes(ink.PAPER), 178, 72, { scale: 0.62 }),
    ),

  violent_star: () =>
    scene(
      rays(ink.BLUE, ink.NIGHT, 104, 76, 10),
      place(marks.star(), 104, 80, { scale: 1.46 }),
      place(face("angry", "fangs"), 104, 126, { scale: 0.78 }),
      place(army.boxingGlove(ink.RED), 36, 76, { scale: 0.8, turn: -50 }),
      place(army.boxingGlove(ink.RED), 172, 76, { scale: 0.8, turn: 50 }),
    ),

  webspinner: () =>
    scene(
      sky(ink.PLUM),
      place(things.web(ink.PAPER), 104, 66),
      place(wild.spider(ink.LIME), 104, 70),
    ),

  yankee_stadium: () =>
    scene(
      sky(ink.SKY),
      landmarks.ballPark(ink.BLUE, ink.LIME, ink.SAND),
      place(landmarks.bat(ink.BROWN), 52, 60, { scale: 0.9, turn: 38 }),
      place(landmarks.baseball(), 148, 38, { scale: 0.86 }),
      line("M124 56l-14 10M120 44l-12 6", 4, ink.PAPER),
    ),
};
