// Pictures of the cards of Tokyo, A to E.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast, groundShadow } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { face, lurkingEyes } from "./parts/face";
import { disk, floor, night, rays, room, sky, skyline, street } from "./parts/grounds";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as odd from "./parts/oddities";
import * as organs from "./parts/organs";
import * as ink from "./parts/palette";
import { flat, line, place, shape, times } from "./parts/pen";
import * as people from "./parts/people";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";

export const A_TO_E: Record<string, Scene> = {
  acid_attack: () =>
    scene(
      street(ink.LILAC, ink.PLUM),
      place(city.tower(40, 66, ink.CORAL), 30, 118),
      place(city.tower(36, 50, ink.CORAL, "tank"), 180, 118),
      place(odd.meltingTower(ink.PEACH), 104, 120),
      place(things.puddle(), 104, 128),
      place(odd.drip(ink.LIME), 104, -10),
    ),

  alien_origin: () =>
    scene(
      night(),
      place(marks.moon(ink.YELLOW), 178, 34, { scale: 0.5 }),
      flat("M84 46H124L160 150H48Z", ink.LIME),
      place(marks.card(ink.ROSE, "bolt"), 104, 96, { scale: 0.85, turn: 12 }),
      place(vehicles.saucer(ink.STEEL, ink.MINT), 104, 44),
    ),

  alpha_monster: () =>
    scene(
      rays(ink.RED, ink.RUST, 104, 60),
      place(city.rubble(ink.NIGHT), 104, 146, { scale: 1.7 }),
      place(beast({ skin: ink.VIOLET, eyes: "angry", mouth: "grin", trim: ink.CREAM }), 104, 130, {
        scale: 0.95,
      }),
      place(marks.crown(), 104, 30, { scale: 0.5 }),
      place(beast({ skin: ink.LIME, eyes: "up", mouth: "oh", crest: "tuft" }), 30, 150, {
        scale: 0.55,
      }),
      place(beast({ skin: ink.SKY, eyes: "up", mouth: "wavy", crest: "ears" }), 180, 150, {
        scale: 0.55,
      }),
    ),

  apartment_building: () =>
    scene(
      floor(ink.PEACH, ink.LEAF, 122),
      place(city.tree(), 32, 128, { scale: 0.8 }),
      place(city.flats(ink.RED, ink.CREAM), 104, 130, { scale: 1.02 }),
      line("M149 62Q172 72 200 60", 3),
      shape("M160 66l12 2-2 16-10-2zM180 67l10-3 2 16-10 3z", ink.SKY, 3),
      place(city.tree(), 178, 130, { scale: 0.55 }),
    ),

  armor_plating: () =>
    scene(
      sky(ink.PEACH),
      place(
        beast({ skin: ink.LEAF, eyes: "sly", mouth: "none", trim: ink.CREAM, body: "pear" }),
        88,
        144,
        {
          scale: 1.1,
        },
      ),
      place(army.plates(ink.STEEL, ink.AZURE), 88, 118, { scale: 0.62 }),
      place(marks.impact(ink.RED), 146, 92, { scale: 0.6, turn: 80 }),
      place(army.missile(ink.YELLOW, ink.RED), 172, 62, { scale: 0.62, turn: -150 }),
    ),

  background_dweller: () =>
    scene(
      disk(ink.CORAL, ink.RED, 104, 64, 52),
      flat("M64 150V66C64 34 82 20 104 20S144 34 144 66V150Z", ink.PLUM),
      place(lurkingEyes(), 104, 62, { scale: 0.95 }),
      place(city.tower(62, 78, ink.NIGHT, "tank", ink.YELLOW), 34, 150),
      place(city.tower(46, 58, ink.NIGHT, "plain", ink.YELLOW), 88, 150),
      place(city.tower(36, 44, ink.NIGHT, "plain", ink.YELLOW), 130, 150),
      place(city.tower(60, 92, ink.NIGHT, "antenna", ink.YELLOW), 176, 150),
    ),

  battery_monster: () =>
    scene(
      disk(ink.PLUM, ink.VIOLET),
      place(arm("M72 88Q46 90 42 64", 42, 60, -10, ink.YELLOW, 9), 0, 0),
      place(arm("M136 88Q162 90 166 64", 166, 60, 10, ink.YELLOW, 9), 0, 0),
      place(energy.battery(ink.LIME), 104, 78, { scale: 1.12 }),
      place(face("wide", "grin"), 104, 132, { scale: 0.95 }),
      place(odd.boots(ink.YELLOW), 104, 138),
    ),

  burrowing: () =>
    scene(
      street(ink.SKY, ink.SAND),
      place(city.tower(34, 62, ink.BRICK), 30, 116, { turn: -8 }),
      place(city.tower(34, 74, ink.BRICK), 182, 116, { turn: 9 }),
      place(limbs.claw(ink.LEAF), 104, 84, { scale: 1.06 }),
      place(city.rubble(ink.BROWN), 104, 136, { scale: 1.3 }),
    ),

  camouflage: () =>
    scene(
      street(ink.MINT, ink.SLATE),
      place(city.tower(46, 92, ink.CORAL), 34, 118),
      place(city.tower(44, 78, ink.CORAL, "tank"), 174, 118),
      place(city.tower(60, 96, ink.CORAL, "antenna"), 104, 122),
      place(odd.towerFace(ink.CORAL), 104, 122),
    ),

  commuter_train: () =>
    scene(
      disk(ink.CORAL, ink.CREAM, 60, 50, 40),
      flat("M140 112L182 60Q190 54 198 60L240 112Z", ink.PLUM),
      place(vehicles.bulletTrain(ink.PAPER, ink.BLUE), 106, 118, { scale: 1.06 }),
      line("M-4 124H212", 6),
      times(9, (i) => line(`M${8 + i * 25} 132h8`, 4)),
    ),

  complete_destruction: () =>
    scene(
      rays(ink.YELLOW, ink.CREAM, 104, 60, 12),
      place(odd.mushroom(ink.ORANGE, ink.RED), 104, 124),
      place(city.ruin(46, 62, ink.PLUM), 26, 132),
      place(city.ruin(30, 34, ink.VIOLET), 62, 134),
      place(city.ruin(30, 40, ink.VIOLET), 148, 134),
      place(city.ruin(46, 74, ink.PLUM), 184, 132),
      place(city.rubble(ink.NIGHT), 104, 148, { scale: 1.5 }),
    ),

  corner_store: () =>
    scene(
      floor(ink.LILAC, ink.SLATE, 128),
      place(city.shop(ink.TEAL, ink.RED), 104, 134, { scale: 1.14 }),
    ),

  death_from_above: () =>
    scene(
      sky(ink.SKY),
      skyline(ink.VIOLET, 150),
      line("M58 0V28M84 0V10M124 0V10M150 0V28", 5, ink.PAPER),
      place(groundShadow(60), 104, 138),
      place(
        beast({ skin: ink.RED, eyes: "angry", mouth: "roar", trim: ink.CREAM, body: "round" }),
        104,
        108,
        {
          scale: 0.88,
        },
      ),
      place(arm("M68 72Q46 70 40 46", 40, 44, -14, ink.RED), 0, 0),
      place(arm("M140 72Q162 70 168 46", 168, 44, 14, ink.RED), 0, 0),
      place(people.crowd(7, 170), 104, 142, { scale: 0.8 }),
    ),

  detritivore: () =>
    scene(
      street(ink.OLIVE, ink.SLATE),
      place(
        beast({
          skin: ink.MAGENTA,
          eyes: "happy",
          mouth: "tongue",
          crest: "none",
          feet: false,
          body: "round",
        }),
        104,
        100,
        { scale: 0.84 },
      ),
      place(vehicles.trashLid(), 108, 22, { turn: 12 }),
      place(vehicles.trashCan(), 104, 128, { scale: 1.15 }),
      place(organs.fishbone(), 166, 124, { turn: -10 }),
      place(odd.appleCore(), 36, 118),
    ),

  eater_of_the_dead: () =>
    scene(
      room(ink.PLUM, ink.NIGHT, ink.VIOLET),
      place(things.plate(), 104, 116, { scale: 1.2 }),
      place(organs.skull(), 104, 74, { scale: 1.05 }),
      place(things.fork(), 34, 80),
      place(things.knife(), 176, 82),
    ),

  energize: () =>
    scene(
      rays(ink.NIGHT, ink.BLUE, 104, 74, 14),
      place(energy.burst(ink.YELLOW, ink.CREAM), 104, 74, { scale: 1.15 }),
      place(energy.bolt(), 104, 74, { scale: 1.55 }),
    ),

  energy_drink: () =>
    scene(
      rays(ink.LIME, ink.GRASS),
      place(odd.splash(ink.YELLOW), 104, 52, { scale: 1 }),
      place(energy.can(ink.BLUE), 104, 96, { scale: 0.96, turn: 6 }),
      place(energy.bolt(ink.YELLOW), 106, 98, { scale: 0.74, turn: 6 }),
    ),

  energy_hoarder: () =>
    scene(
      sky(ink.BRICK),
      place(
        beast({ skin: ink.TEAL, eyes: "sly", mouth: "grin", trim: ink.CREAM, feet: false }),
        104,
        122,
      ),
      shape(
        "M-6 152V128C20 104 54 112 72 102 92 92 122 92 140 104 164 112 190 106 214 130V152Z",
        ink.NIGHT,
      ),
      place(arm("M66 74Q44 82 50 104", 52, 106, 170, ink.TEAL), 0, 0),
      place(arm("M142 74Q164 82 158 104", 156, 106, 190, ink.TEAL), 0, 0),
      ...[
        [22, 128, -24],
        [58, 132, 30],
        [100, 118, -8],
        [136, 130, -34],
        [180, 126, 26],
      ].map(([x, y, turn]) => place(energy.bolt(), x!, y!, { scale: 0.66, turn: turn! })),
    ),

  evacuation_orders: () =>
    scene(
      street(ink.YELLOW, ink.SLATE),
      place(people.megaphone(ink.RED, ink.PAPER), 54, 56, { scale: 0.95, turn: -6 }),
      line("M112 30l14-8M116 54h16M112 76l14 8", 5),
      ...[
        [104, ink.TEAL],
        [136, ink.VIOLET],
        [166, ink.ORANGE],
        [196, ink.BLUE],
      ].map(([x, c]) => place(people.runner(c as string), x as number, 136, { scale: 1 })),
    ),

  even_bigger: () =>
    scene(
      floor(ink.SKY, ink.LEAF, 126),
      place(
        beast({
          skin: ink.ORANGE,
          eyes: "wide",
          mouth: "grin",
          body: "pear",
          crest: "spikes",
          trim: ink.RED,
          belly: ink.CREAM,
        }),
        92,
        138,
        { scale: 1.32 },
      ),
      place(odd.ruler(ink.YELLOW), 184, 146),
      place(city.tower(20, 28, ink.PLUM), 22, 132),
      place(people.runner(ink.RED), 152, 140, { scale: 0.62 }),
    ),
};
