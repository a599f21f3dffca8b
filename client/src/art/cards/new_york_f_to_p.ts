// Pictures of the cards of New York, F to P.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { face } from "./parts/face";
import { disk, floor, night, rays, room, sky, skyline, street } from "./parts/grounds";
import * as landmarks from "./parts/landmarks";
import * as marks from "./parts/marks";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { flat, line, place, shape, tube } from "./parts/pen";
import * as people from "./parts/people";
import * as show from "./parts/spectacle";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";
import * as wild from "./parts/wild";

export const F_TO_P: Record<string, Scene> = {
  fireball: () =>
    scene(
      disk(ink.NIGHT, ink.WINE, 132, 86, 60),
      place(show.comet(), 128, 82),
      line("M14 12l24 18M4 44l20 12M52 4l16 14", 5, ink.YELLOW),
    ),

  flatiron_building: () =>
    scene(
      street(ink.AZURE, ink.SLATE),
      place(city.tower(34, 60, ink.PLUM), 22, 116),
      place(city.tower(34, 74, ink.PLUM), 188, 116),
      place(landmarks.flatiron(ink.SAND, ink.BRICK), 104, 130, { scale: 1.04 }),
      place(vehicles.taxi(), 38, 140, { scale: 0.5 }),
    ),

  fury: () =>
    scene(
      rays(ink.YELLOW, ink.ORANGE, 104, 80, 12),
      place(marks.puff(ink.PAPER), 30, 50, { scale: 0.8 }),
      place(marks.puff(ink.PAPER), 178, 50, { scale: 0.8 }),
      line("M62 58L46 54M146 58L162 54", 7, ink.PAPER),
      place(
        beast({
          skin: ink.RED,
          eyes: "angry",
          mouth: "grin",
          crest: "none",
          body: "round",
          feet: false,
        }),
        104,
        140,
        {
          scale: 1.16,
        },
      ),
      place(energy.flame(), 104, 22, { scale: 0.6 }),
    ),

  general_ellis: () =>
    scene(
      rays(ink.OLIVE, ink.MOSS, 104, 70),
      place(army.general(ink.BLUE, ink.SAND), 104, 84, { scale: 1.14 }),
    ),

  hailing_cabs: () =>
    scene(
      street(ink.SLATE, ink.NIGHT),
      line("M40 50v16M84 46v12M128 52v14M176 44v14M60 96v12M150 98v12", 4, ink.PAPER),
      place(vehicles.taxi(), 52, 92, { scale: 0.62, turn: 24 }),
      place(vehicles.taxi(), 112, 116, { scale: 0.66, turn: -14 }),
      place(vehicles.taxi(), 164, 92, { scale: 0.6, turn: 40 }),
      place(marks.cloud(ink.STEEL), 60, 26),
      place(marks.cloud(ink.STEEL), 150, 24, { scale: 1.15 }),
      place(people.runner(ink.RED), 28, 140),
      place(people.runner(ink.TEAL), 184, 140, { flip: true }),
    ),

  holland_tunnel: () =>
    scene(
      sky(ink.SKY),
      place(landmarks.tunnelMouth(ink.BRICK, ink.NIGHT), 104, 78),
      flat("M76 112L16 150H92ZM132 112L116 150H192Z", ink.CREAM),
      place(vehicles.carFront(ink.LIME), 104, 130, { scale: 1.05 }),
    ),

  hunter: () =>
    scene(
      floor(ink.SAND, ink.LEAF, 122),
      place(arm("M70 88Q84 100 92 112", 96, 114, 120, ink.VIOLET, 11), 0, 0),
      place(army.soldier(), 158, 120, { scale: 0.86 }),
      place(show.net(ink.PAPER), 158, 92, { scale: 0.94 }),
      place(
        beast({
          skin: ink.VIOLET,
          eyes: "sly",
          mouth: "tongue",
          crest: "spikes",
          trim: ink.YELLOW,
        }),
        46,
        138,
        {
          scale: 0.84,
        },
      ),
    ),

  jinx_aura: () =>
    scene(
      disk(ink.VIOLET, ink.LILAC, 104, 78, 62),
      place(show.auraRings(ink.MAGENTA), 104, 78),
      place(wild.blackCat(), 104, 138),
    ),

  king_of_queens: () =>
    scene(
      rays(ink.LILAC, ink.PINK, 104, 60),
      ...[26, 78, 130, 182].map((x, i) =>
        place(landmarks.rowHouse([ink.BRICK, ink.TEAL, ink.RED, ink.SAND][i]!, ink.CREAM), x, 146, {
          scale: 0.92,
        }),
      ),
      place(marks.crown(), 104, 46, { scale: 1 }),
    ),

  leveler: () =>
    scene(
      street(ink.CORAL, ink.SLATE),
      place(city.ruin(52, 76, ink.TEAL), 150, 118),
      place(city.tower(36, 40, ink.TEAL), 194, 118),
      place(army.wreckingBall(ink.NIGHT), 92, 68, { turn: -18 }),
      place(energy.burst(), 124, 72, { scale: 0.44 }),
      place(city.rubble(ink.TEAL), 140, 132, { scale: 0.8 }),
    ),

  long_neck: () =>
    scene(
      sky(ink.CREAM),
      skyline(ink.CORAL, 150),
      tube("M40 160C30 100 50 60 86 44", ink.LEAF, 26),
      line("M34 128h12M36 104h13M44 80l12 6M60 60l8 10", 5, ink.YELLOW),
      place(wild.longHead(ink.LEAF), 96, 42),
      place(army.jet(), 160, 46, { scale: 0.62, turn: -10 }),
    ),

  natural_selection: () =>
    scene(
      sky(ink.TEAL),
      place(wild.fish(ink.RED), 134, 76, { scale: 1.15 }),
      place(wild.fish(ink.YELLOW), 60, 84, { scale: 0.6 }),
      place(wild.fish(ink.PINK), 18, 90, { scale: 0.28 }),
      line("M8 30q6-5 12 0t12 0M60 22q6-5 12 0t12 0M170 16q6-5 12 0t12 0", 3.5, ink.PAPER),
    ),

  new_york_marathon: () =>
    scene(
      street(ink.YELLOW, ink.SLATE),
      place(things.sneaker(ink.RED, ink.PAPER), 116, 68, { scale: 1.05, turn: -10 }),
      line("M10 40h26M4 60h30M14 80h20", 5, ink.PAPER),
      place(people.runner(ink.TEAL), 40, 138),
      place(people.runner(ink.BLUE), 86, 140),
      place(people.runner(ink.MAGENTA), 134, 138),
      place(people.runner(ink.ORANGE), 180, 140),
    ),

  next_stage: () =>
    scene(
      sky(ink.CREAM),
      shape("M-6 130H60V110H130V84H214V156H-6Z", ink.TEAL),
      place(wild.fishlet(ink.LIME), 36, 113, { scale: 0.5 }),
      place(beast({ skin: ink.LIME, eyes: "calm", mouth: "smile", crest: "none" }), 94, 110, {
        scale: 0.5,
      }),
      place(
        beast({ skin: ink.LIME, eyes: "angry", mouth: "roar", crest: "spikes", trim: ink.RED }),
        168,
        86,
        {
          scale: 0.74,
        },
      ),
    ),

  of_another_world: () =>
    scene(
      night(ink.NIGHT),
      place(show.planet(ink.MAGENTA, ink.YELLOW), 104, 76),
      place(organs.heart(), 30, 118, { scale: 0.36 }),
      place(energy.bolt(), 178, 28, { scale: 0.42 }),
    ),

  overload: () =>
    scene(
      sky(ink.ORANGE),
      ...[-51, -17, 17, 51].map(
        (x, i) =>
          tube(
            `M${104 + x} 66C${104 + x} 36 ${104 + x * 1.6} 26 ${104 + x * 1.8}-8`,
            ink.NIGHT,
            5,
            0,
          ) +
          place(energy.plug([ink.PAPER, ink.LIME, ink.PAPER, ink.TEAL][i]!), 104 + x, 74, {
            scale: 0.9,
            turn: 180,
          }),
      ),
      place(things.powerStrip(ink.RED), 104, 116),
      place(energy.burst(), 158, 108, { scale: 0.66 }),
      place(marks.puff(ink.PAPER), 186, 66, { scale: 0.6 }),
    ),

  painbow: () =>
    scene(
      sky(ink.ICE),
      place(show.rainbow([ink.RED, ink.YELLOW, ink.BLUE]), 104, 132),
      place(face("angry", "roar"), 104, 106, { scale: 0.9 }),
      place(marks.cloud(), 36, 132, { scale: 0.84 }),
      place(marks.cloud(), 172, 132, { scale: 0.84 }),
    ),

  personal_spotlight: () =>
    scene(
      floor(ink.PLUM, ink.NIGHT, 122),
      flat("M150 34L168 46 116 134H42Z", ink.CREAM),
      place(things.spotlight(ink.RED), 166, 32, { turn: 42 }),
      place(show.lightPool(ink.CREAM), 80, 134),
      place(
        beast({ skin: ink.LIME, eyes: "up", mouth: "smile", crest: "tuft", trim: ink.YELLOW }),
        80,
        132,
        {
          scale: 0.62,
        },
      ),
      place(marks.star(), 132, 100, { scale: 0.3, turn: 14 }),
    ),

  phoenix_blood: () =>
    scene(
      disk(ink.WINE, ink.RED, 104, 70, 56),
      place(wild.phoenix(ink.ORANGE, ink.YELLOW), 104, 78),
    ),

  photo_op: () =>
    scene(
      rays(ink.MAGENTA, ink.PINK, 70, 36, 10),
      place(people.camera(ink.TEAL), 104, 86, { scale: 1.2 }),
      place(energy.burst(ink.YELLOW, ink.PAPER), 54, 36, { scale: 0.66 }),
    ),

  power_substation: () =>
    scene(
      floor(ink.CREAM, ink.MOSS, 122),
      line("M36 36Q104 66 172 40M36 52Q104 82 172 56", 3),
      place(city.pylon(), 36, 128, { scale: 1.1 }),
      place(city.pylon(), 172, 128, { scale: 1.05 }),
      place(show.transformer(ink.TEAL), 104, 132),
      place(energy.bolt(ink.YELLOW), 104, 44, { scale: 0.8 }),
    ),

  power_tap: () =>
    scene(
      room(ink.AZURE, ink.TEAL, ink.COBALT),
      place(things.tap(ink.STEEL), 96, 72, { scale: 1.05 }),
      place(energy.bolt(), 122, 116, { scale: 0.52 }),
    ),
};
