// One picture for each card of Tokyo.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast, groundShadow } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { bigEye, face, lurkingEyes } from "./parts/face";
import { disk, floor, night, rays, room, rush, sky, skyline, street, water } from "./parts/grounds";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as organs from "./parts/organs";
import * as P from "./parts/palette";
import { disc, flat, line, place, shape, times } from "./parts/pen";
import * as odd from "./parts/oddities";
import * as people from "./parts/people";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";

export const TOKYO: Record<string, Scene> = {
  acid_attack: () => scene(street(P.LILAC, P.PLUM),
    place(city.tower(40, 66, P.CORAL), 30, 118), place(city.tower(36, 50, P.CORAL, "tank"), 180, 118),
    place(odd.meltingTower(P.PEACH), 104, 120), place(things.puddle(), 104, 128), place(odd.drip(P.LIME), 104, -10)),

  alien_origin: () => scene(night(),
    place(marks.moon(P.YELLOW), 178, 34, { scale: 0.5 }), flat("M84 46H124L160 150H48Z", P.LIME),
    place(marks.card(P.ROSE, "bolt"), 104, 96, { scale: 0.85, turn: 12 }), place(vehicles.saucer(P.STEEL, P.MINT), 104, 44)),

  alpha_monster: () => scene(rays(P.RED, "#c93328", 104, 60),
    place(city.rubble(P.NIGHT), 104, 146, { scale: 1.7 }), place(beast({ skin: P.VIOLET, eyes: "angry", mouth: "grin", trim: P.CREAM }), 104, 130, { scale: 0.95 }),
    place(marks.crown(), 104, 30, { scale: 0.5 }), place(beast({ skin: P.LIME, eyes: "up", mouth: "oh", crest: "tuft" }), 30, 150, { scale: 0.55 }), place(beast({ skin: P.SKY, eyes: "up", mouth: "wavy", crest: "ears" }), 180, 150, { scale: 0.55 })),

  armor_plating: () => scene(sky(P.PEACH),
    place(beast({ skin: P.LEAF, eyes: "sly", mouth: "none", trim: P.CREAM, body: "pear" }), 88, 144, { scale: 1.1 }), place(army.plates(P.STEEL, P.AZURE), 88, 118, { scale: 0.62 }), place(marks.impact(P.RED), 146, 92, { scale: 0.6, turn: 80 }), place(army.missile(P.YELLOW, P.RED), 172, 62, { scale: 0.62, turn: -150 })),

  background_dweller: () => scene(disk(P.CORAL, P.RED, 104, 64, 52),
    flat("M64 150V66C64 34 82 20 104 20S144 34 144 66V150Z", P.PLUM), place(lurkingEyes(), 104, 62, { scale: 0.95 }),
    place(city.tower(62, 78, P.NIGHT, "tank", P.YELLOW), 34, 150), place(city.tower(46, 58, P.NIGHT, "plain", P.YELLOW), 88, 150), place(city.tower(36, 44, P.NIGHT, "plain", P.YELLOW), 130, 150), place(city.tower(60, 92, P.NIGHT, "antenna", P.YELLOW), 176, 150)),

  burrowing: () => scene(street(P.SKY, P.SAND),
    place(city.tower(34, 62, P.BRICK), 30, 116, { turn: -8 }), place(city.tower(34, 74, P.BRICK), 182, 116, { turn: 9 }),
    place(limbs.claw(P.LEAF), 104, 84, { scale: 1.06 }), place(city.rubble(P.BROWN), 104, 136, { scale: 1.3 })),

  camouflage: () => scene(street(P.MINT, P.SLATE),
    place(city.tower(46, 92, P.CORAL), 34, 118), place(city.tower(44, 78, P.CORAL, "tank"), 174, 118),
    place(city.tower(60, 96, P.CORAL, "antenna"), 104, 122), place(odd.towerFace(P.CORAL), 104, 122)),

  complete_destruction: () => scene(rays(P.YELLOW, P.CREAM, 104, 60, 12),
    place(odd.mushroom(P.ORANGE, P.RED), 104, 124), place(city.ruin(46, 62, P.PLUM), 26, 132), place(city.ruin(30, 34, P.VIOLET), 62, 134), place(city.ruin(30, 40, P.VIOLET), 148, 134), place(city.ruin(46, 74, P.PLUM), 184, 132), place(city.rubble(P.NIGHT), 104, 148, { scale: 1.5 })),

  media_friendly: () => scene(disk(P.TEAL, P.YELLOW),
    place(people.television(P.BRICK, P.SKY), 98, 90, { scale: 1.1 }), place(beast({ skin: P.ROSE, eyes: "happy", mouth: "open", crest: "ears", feet: false }), 90, 124, { scale: 0.66 }), place(people.microphone(P.STEEL), 168, 112, { scale: 0.85, turn: -24 })),

  eater_of_the_dead: () => scene(room(P.PLUM, P.NIGHT, P.VIOLET),
    place(things.plate(), 104, 116, { scale: 1.2 }), place(organs.skull(), 104, 74, { scale: 1.05 }), place(things.fork(), 34, 80), place(things.knife(), 176, 82)),

  energy_hoarder: () => scene(sky(P.BRICK),
    place(beast({ skin: P.TEAL, eyes: "sly", mouth: "grin", trim: P.CREAM, feet: false }), 104, 122), shape("M-6 152V128C20 104 54 112 72 102 92 92 122 92 140 104 164 112 190 106 214 130V152Z", P.NIGHT), place(arm("M66 74Q44 82 50 104", 52, 106, 170, P.TEAL), 0, 0), place(arm("M142 74Q164 82 158 104", 156, 106, 190, P.TEAL), 0, 0),
    ...[[22, 128, -24], [58, 132, 30], [100, 118, -8], [136, 130, -34], [180, 126, 26]].map(([x, y, turn]) => place(energy.bolt(), x!, y!, { scale: 0.66, turn: turn! }))),

  even_bigger: () => scene(floor(P.SKY, P.LEAF, 126),
    place(beast({ skin: P.ORANGE, eyes: "wide", mouth: "grin", body: "pear", crest: "spikes", trim: P.RED, belly: P.CREAM }), 92, 138, { scale: 1.32 }), place(odd.ruler(P.YELLOW), 184, 146), place(city.tower(20, 28, P.PLUM), 22, 132), place(people.runner(P.RED), 152, 140, { scale: 0.62 })),

  extra_head: () => scene(disk(P.YELLOW, P.CREAM),
    place(odd.twoNecks(P.AZURE), 104, 146),
    place(beast({ skin: P.AZURE, eyes: "wide", mouth: "oh", feet: false, body: "round", trim: P.CREAM }), 62, 94, { scale: 0.68, turn: -10 }), place(beast({ skin: P.AZURE, eyes: "happy", mouth: "open", feet: false, body: "round", trim: P.CREAM }), 146, 88, { scale: 0.68, turn: 10 })),

  fire_breathing: () => scene(disk(P.NIGHT, P.PLUM, 60, 60, 70),
    place(limbs.flameJet(P.RED, P.YELLOW), 86, 72, { scale: 1.12 }), place(limbs.saurian(P.LEAF, P.ORANGE), 50, 72, { scale: 0.96 })),

  freeze_time: () => scene(sky(P.AZURE),
    place(odd.iceBlock(), 104, 80), place(marks.clock(P.RED), 104, 88, { scale: 0.86 }), line("M72 60L88 72 84 92M150 46l-12 14 6 14M70 118l16-8", 3, P.PAPER), place(odd.icicles(), 104, -16), place(marks.snowflake(), 22, 92), place(marks.snowflake(), 188, 76, { scale: 1.1 })),

  friend_of_children: () => scene(floor(P.PINK, P.LIME, 122),
    place(arm("M104 84Q130 92 140 108", 145, 116, 150, P.TEAL), 0, 0), place(beast({ skin: P.TEAL, eyes: "happy", mouth: "smile", body: "pear", belly: P.MINT, crest: "antennae", trim: P.YELLOW }), 78, 134),
    place(people.child(P.RED), 168, 134), place(vehicles.balloon(P.YELLOW), 186, 40), place(energy.bolt(), 186, 38, { scale: 0.3 })),

  giant_brain: () => scene(rays(P.VIOLET, "#7a54c6"),
    place(beast({ skin: P.LIME, eyes: "up", mouth: "flat", crest: "none", body: "round" }), 104, 164, { scale: 0.9 }), place(organs.brain(), 104, 54, { scale: 0.98 }), place(odd.glassDome(), 104, 52, { scale: 0.86 })),

  gourmet: () => scene(room(P.CREAM, P.RED, P.PEACH),
    place(beast({ skin: P.VIOLET, eyes: "happy", mouth: "tongue", crest: "none", feet: false }), 64, 130), place(people.chefHat(), 62, 36, { scale: 0.9, turn: -6 }), place(things.plate(), 146, 120, { scale: 0.85 }), place(city.tower(34, 54, P.TEAL, "antenna"), 146, 116), place(things.cloche(P.STEEL), 172, 58, { scale: 0.7, turn: 28 })),

  healing_ray: () => scene(sky(P.MINT),
    flat("M84 66L214 16V128Z", P.CREAM), place(energy.rayGun(P.RED, P.BLUE), 56, 84, { turn: -4 }), place(organs.heart(), 164, 70, { scale: 0.72 }), place(organs.heart(), 122, 70, { scale: 0.36 }), place(marks.plus(), 164, 70, { scale: 0.5 })),

  herbivore: () => scene(floor(P.SKY, P.LIME, 120),
    place(city.tree(), 176, 124, { scale: 1.05 }), place(city.tree(), 30, 122, { scale: 0.8 }), place(beast({ skin: P.ORANGE, eyes: "happy", mouth: "grin", body: "pear", trim: P.CREAM, belly: P.PEACH }), 98, 136), place(odd.flower(P.PINK), 118, 94, { turn: 70 })),

  herd_culler: () => scene(floor(P.CREAM, P.LEAF, 104),
    place(people.cow(), 32, 138, { scale: 0.9 }), place(people.cow(), 178, 138, { scale: 0.9, flip: true }), place(people.cow(), 110, 146, { scale: 0.9 }), place(limbs.claw(P.MAGENTA), 104, -4, { scale: 0.86, turn: 180 }), place(people.cow(), 100, 96, { scale: 0.95, turn: -10 })),

  it_has_a_child: () => scene(rays(P.SKY, P.ICE),
    place(beast({ skin: P.RED, eyes: "wide", mouth: "none", crest: "tuft", trim: P.ORANGE, feet: false }), 104, 128, { scale: 0.84 }), place(odd.dummy(P.YELLOW), 104, 96), place(limbs.eggCup(P.CREAM), 104, 106, { scale: 1.05 }), place(limbs.eggCap(P.CREAM), 106, 40, { scale: 0.95, turn: 14 })),

  jets: () => scene(sky(P.PEACH),
    line("M20 92v34M188 88v34M40 112v26M170 116v24", 5, P.PAPER), place(odd.jetPack(P.STEEL), 104, 74, { turn: 12 }), place(beast({ skin: P.LEAF, eyes: "happy", mouth: "open", trim: P.YELLOW }), 96, 112, { scale: 0.82, turn: 12 }), place(marks.cloud(), 26, 146, { scale: 0.8 }), place(marks.cloud(), 180, 148, { scale: 0.8 })),

  made_in_a_lab: () => scene(room(P.TEAL, P.NIGHT, "#2b8f96"),
    place(things.flask(P.LIME), 104, 76, { scale: 1.12 }), place(beast({ skin: P.MAGENTA, eyes: "one", mouth: "fangs", crest: "antennae", trim: P.YELLOW, feet: false, body: "round" }), 104, 132, { scale: 0.56 }), disc(84, 76, 4, P.PAPER, 3), disc(128, 66, 3, P.PAPER, 2.5), place(things.syringe(P.ROSE), 176, 74, { turn: 16 }), place(odd.testTubes(), 34, 122)),

  metamorph: () => scene(sky(P.LIME),
    place(odd.branch(), 104, 14), place(limbs.batWing(P.MAGENTA), 80, 86, { scale: 0.72 }), place(odd.cocoon(P.CREAM), 104, 76), place(lurkingEyes(), 104, 70, { scale: 0.72 }), place(arm("M132 92Q154 96 158 76", 158, 72, 8, P.MAGENTA, 10), 0, 0)),

  mimic: () => scene(sky(P.LILAC),
    place(beast({ skin: P.RED, eyes: "sly", mouth: "fangs", trim: P.YELLOW }), 58, 136), `<g stroke-dasharray="7 8">${place(beast({ skin: P.PAPER, eyes: "sly", mouth: "fangs", trim: P.PAPER }), 150, 136)}</g>`),

  battery_monster: () => scene(disk(P.PLUM, P.VIOLET),
    place(arm("M72 88Q46 90 42 64", 42, 60, -10, P.YELLOW, 9), 0, 0), place(arm("M136 88Q162 90 166 64", 166, 60, 10, P.YELLOW, 9), 0, 0), place(energy.battery(P.LIME), 104, 78, { scale: 1.12 }), place(face("wide", "grin"), 104, 132, { scale: 0.95 }), place(odd.boots(P.YELLOW), 104, 138)),

  nova_breath: () => scene(rays(P.NIGHT, P.PLUM, 104, 92, 12),
    place(energy.burst(P.MAGENTA, P.ROSE, P.YELLOW), 104, 92, { scale: 1.7 }), place(beast({ skin: P.BLUE, eyes: "glow", mouth: "roar", crest: "spikes", trim: P.SKY, feet: false }), 104, 146, { scale: 1.02 })),

  detritivore: () => scene(street(P.OLIVE, P.SLATE),
    place(beast({ skin: P.MAGENTA, eyes: "happy", mouth: "tongue", crest: "none", feet: false, body: "round" }), 104, 100, { scale: 0.84 }), place(vehicles.trashLid(), 108, 22, { turn: 12 }), place(vehicles.trashCan(), 104, 128, { scale: 1.15 }), place(organs.fishbone(), 166, 124, { turn: -10 }), place(odd.appleCore(), 36, 118)),

  opportunist: () => scene(sky(P.ORANGE), line("M-4 36h44M-4 62h26M-4 112h30", 5, P.PAPER),
    place(marks.card(P.AZURE, "star"), 146, 62, { scale: 1.15, turn: 12 }), place(limbs.claw(P.TEAL), 196, 140, { scale: 0.6, turn: -20 }), place(limbs.claw(P.PLUM), 74, 82, { scale: 1, turn: 80 })),

  parasitic_tentacles: () => scene(disk(P.COPPER, P.MINT),
    place(marks.card(P.YELLOW, "heart"), 104, 70, { turn: -6, scale: 1.5 }), place(limbs.tentacle(P.MAGENTA, P.PINK), 20, 116, { scale: 1.02 }), place(limbs.tentacle(P.MAGENTA, P.PINK), 190, 98, { scale: 1.02, flip: true }), place(limbs.tentacle(P.MAGENTA, P.PINK), 122, 150, { scale: 0.62, flip: true })),

  plot_twist: () => scene(sky(P.RED),
    place(things.filmStrip(P.NIGHT), 104, 74, { scale: 1.1 }), place(marks.die(P.PAPER, "star"), 40, 44, { scale: 0.86, turn: -14 }), place(marks.die(P.PAPER, "claw"), 170, 44, { scale: 0.86, turn: 16 })),

  poison_quills: () => scene(floor(P.LILAC, P.LEAF, 122),
    place(odd.quills(P.CREAM, P.LIME), 98, 128), place(odd.urchinFace(P.PLUM), 104, 128)),

  poison_spit: () => scene(sky(P.YELLOW),
    place(limbs.saurian(P.VIOLET, P.LIME), 38, 78, { scale: 0.9 }), ...[[104, 74, 0.3], [132, 62, 0.42]].map(([x, y, scale]) => place(organs.drop(P.LIME), x!, y!, { scale: scale!, turn: 80 })), place(organs.drop(P.LIME), 174, 72, { scale: 1.0, turn: 0 }), place(organs.skull(), 174, 84, { scale: 0.34 })),

  psychic_probe: () => scene(rays(P.PLUM, P.NIGHT, 74, 64, 10),
    place(bigEye(P.VIOLET, P.MAGENTA), 74, 64, { scale: 1.25 }), place(energy.rings(P.YELLOW), 116, 92, { turn: 34 }), place(marks.die(P.PAPER, "heart"), 176, 116, { scale: 0.9, turn: 16 })),

  rapid_healing: () => scene(sky(P.LIME), rush(),
    place(odd.runningLegs(), 118, 104), place(organs.heart(), 118, 64, { scale: 1.05, turn: 8 }), place(organs.bandage(), 122, 52, { scale: 0.36, turn: -24 }), place(face("happy", "none"), 120, 118, { scale: 0.72 })),

  regeneration: () => scene(water(P.PEACH, P.TEAL, 118),
    place(odd.starfish(P.ORANGE), 100, 78), place(marks.plus(P.LIME), 176, 34, { scale: 0.5 }), place(organs.heart(), 186, 84, { scale: 0.34 }), place(organs.heart(), 26, 52, { scale: 0.34 })),

  rooting_for_the_underdog: () => scene(disk(P.SKY, P.CREAM, 66, 84, 56),
    place(limbs.foot(P.PLUM), 172, 140, { scale: 1.2 }), place(beast({ skin: P.YELLOW, eyes: "angry", mouth: "fangs", crest: "ears", trim: P.ORANGE }), 60, 136, { scale: 0.6 }), place(army.boxingGlove(P.RED), 98, 92, { scale: 0.62, turn: 40 }), place(army.boxingGlove(P.RED), 26, 96, { scale: 0.62, turn: -30 }), place(people.pennant(P.RED), 18, 42, { scale: 0.8 }), place(people.pennant(P.BLUE), 98, 30, { scale: 0.6, flip: true, turn: 12 })),

  shrink_ray: () => scene(sky(P.ROSE),
    flat("M62 56L196 106 172 136Z", P.YELLOW), place(energy.rayGun(P.TEAL, P.NIGHT), 52, 52, { turn: 28, scale: 0.95 }), place(energy.rings(P.PAPER), 112, 84, { turn: 28, scale: 0.9 }), place(beast({ skin: P.BLUE, eyes: "wide", mouth: "oh" }), 178, 138, { scale: 0.3 })),

  smoke_cloud: () => scene(street(P.SAND, P.BRICK),
    place(odd.smoke(P.SLATE, P.STEEL), 104, 74), place(lurkingEyes(), 104, 66, { scale: 1.05 }), place(odd.boots(P.ORANGE), 104, 136, { scale: 0.9 })),

  solar_powered: () => scene(floor(P.AZURE, P.SAND, 122),
    place(energy.sun(P.YELLOW), 60, 50, { scale: 0.84 }), place(face("shades", "smile"), 60, 96, { scale: 0.74 }), place(energy.solarPanel(P.BLUE), 150, 92, { scale: 1.05 }), place(energy.spark(), 186, 52, { scale: 0.8 })),

  spiked_tail: () => scene(street(P.YELLOW, P.SLATE),
    place(city.ruin(40, 46, P.CORAL), 186, 118), place(energy.burst(P.RED, P.ORANGE, P.CREAM), 134, 50, { scale: 0.95 }), place(limbs.spikedTail(P.TEAL, P.PAPER), 84, 104, { scale: 0.88 })),

  stretchy: () => scene(sky(P.TEAL),
    place(arm("M-8 128C60 140 66 20 100 36 134 52 84 112 124 110 156 106 146 74 156 58", 158, 54, 12, P.PINK, 17), 0, 0), line("M22 112l8 8M58 82l10 5M88 32l3 12M118 62l-10 5M108 100l8 8M150 92l-9-5", 3), place(marks.die(P.YELLOW, "star"), 174, 18, { scale: 0.66, turn: 12 })),

  energy_drink: () => scene(rays(P.LIME, "#7bc93a"),
    place(odd.splash(P.YELLOW), 104, 52, { scale: 1 }), place(energy.can(P.BLUE), 104, 96, { scale: 0.96, turn: 6 }), place(energy.bolt(P.YELLOW), 106, 98, { scale: 0.74, turn: 6 })),

  urbavore: () => scene(sky(P.WINE),
    flat("M30 150C30 104 66 92 104 100S180 104 180 150Z", P.ROSE), place(city.tower(50, 92, P.YELLOW, "antenna"), 104, 120, { turn: 6 }), place(limbs.jaw(P.LEAF), 104, 16), place(limbs.jaw(P.LEAF), 104, 132, { turn: 180 })),

  were_only_making_it_stronger: () => scene(rays(P.ORANGE, P.YELLOW, 92, 80),
    place(odd.biceps(P.LEAF), 92, 84), place(energy.burst(), 58, 40, { scale: 0.5 }), place(army.missile(), 30, 26, { scale: 0.56, turn: 122 }), place(energy.bolt(P.YELLOW), 96, 82, { scale: 0.56 })),

  wings: () => scene(disk(P.SKY, P.YELLOW, 104, 68, 52),
    place(limbs.batWing(P.RED), 98, 82), place(limbs.batWing(P.RED), 110, 82, { flip: true }), place(odd.batBody(P.BLUE), 104, 76), line("M8 124h30M170 118h34M14 134h18", 6, P.PAPER)),

  apartment_building: () => scene(floor(P.PEACH, P.LEAF, 122),
    place(city.tree(), 32, 128, { scale: 0.8 }), place(city.flats(P.RED, P.CREAM), 104, 130, { scale: 1.02 }), line("M149 62Q172 72 200 60", 3), shape("M160 66l12 2-2 16-10-2zM180 67l10-3 2 16-10 3z", P.SKY, 3), place(city.tree(), 178, 130, { scale: 0.55 })),

  commuter_train: () => scene(disk(P.CORAL, P.CREAM, 60, 50, 40),
    flat("M140 112L182 60Q190 54 198 60L240 112Z", P.PLUM), place(vehicles.bulletTrain(P.PAPER, P.BLUE), 106, 118, { scale: 1.06 }), line("M-4 124H212", 6), times(9, (i) => line(`M${8 + i * 25} 132h8`, 4))),

  corner_store: () => scene(floor(P.LILAC, P.SLATE, 128),
    place(city.shop(P.TEAL, P.RED), 104, 134, { scale: 1.14 })),

  death_from_above: () => scene(sky(P.SKY), skyline(P.VIOLET, 150),
    line("M58 0V28M84 0V10M124 0V10M150 0V28", 5, P.PAPER), place(groundShadow(60), 104, 138), place(beast({ skin: P.RED, eyes: "angry", mouth: "roar", trim: P.CREAM, body: "round" }), 104, 108, { scale: 0.88 }), place(arm("M68 72Q46 70 40 46", 40, 44, -14, P.RED), 0, 0), place(arm("M140 72Q162 70 168 46", 168, 44, 14, P.RED), 0, 0), place(people.crowd(7, 170), 104, 142, { scale: 0.8 })),

  energize: () => scene(rays(P.NIGHT, P.BLUE, 104, 74, 14),
    place(energy.burst(P.YELLOW, P.CREAM), 104, 74, { scale: 1.15 }), place(energy.bolt(), 104, 74, { scale: 1.55 })),

  evacuation_orders: () => scene(street(P.YELLOW, P.SLATE),
    place(people.megaphone(P.RED, P.PAPER), 54, 56, { scale: 0.95, turn: -6 }), line("M112 30l14-8M116 54h16M112 76l14 8", 5), ...[[104, P.TEAL], [136, P.VIOLET], [166, P.ORANGE], [196, P.BLUE]].map(([x, c]) => place(people.runner(c as string), x as number, 136, { scale: 1 }))),

  flame_thrower: () => scene(sky(P.TEAL),
    place(limbs.flameJet(P.ORANGE, P.YELLOW), 104, 66, { scale: 0.95 }), place(army.fireHose(P.SLATE, P.RED), 62, 70, { scale: 0.95 })),

  frenzy: () => scene(rays(P.MAGENTA, P.RED, 104, 76, 8),
    ...[-70, -35, 35, 70].map((turn) => place(limbs.claw(P.YELLOW), 104 + turn * 0.9, 86 - (70 - Math.abs(turn)) * 0.5, { scale: 0.56, turn })), place(beast({ skin: P.YELLOW, eyes: "dizzy", mouth: "roar", crest: "tuft", trim: P.ORANGE, body: "round" }), 104, 142)),

  gas_refinery: () => scene(floor(P.CORAL, P.NIGHT, 122),
    place(city.chimney(P.PAPER, P.RED), 168, 128, { scale: 0.86 }), place(energy.flame(), 168, 30, { scale: 0.56 }), place(city.gasTank(P.STEEL), 56, 130, { scale: 1.1 }), place(city.gasTank(P.TEAL), 122, 130, { scale: 0.8 }), line("M90 108H160V128", 11), line("M90 108H160V126", 5, P.YELLOW)),

  heal: () => scene(disk(P.ROSE, P.PINK),
    place(organs.bandage(), 104, 74, { scale: 1.2, turn: 28 }), place(organs.bandage(), 104, 74, { scale: 1.2, turn: -28 }), place(organs.heart(), 104, 74, { scale: 0.5 })),

  high_altitude_bombing: () => scene(sky(P.AZURE),
    place(army.airliner(P.STEEL, P.SLATE), 110, 36, { scale: 0.68 }), place(army.bomb(), 60, 88, { scale: 0.72 }), place(army.bomb(), 110, 106, { scale: 0.86 }), place(army.bomb(), 156, 82, { scale: 0.6 }), place(marks.cloud(), 22, 140, { scale: 0.9 }), place(marks.cloud(), 184, 142)),

  jet_fighters: () => scene(disk(P.PEACH, P.RED, 150, 96, 44),
    place(army.jet(), 116, 48, { scale: 0.92, turn: -16 }), place(army.jet(), 64, 84, { scale: 0.68, turn: -16 }), place(army.jet(), 150, 106, { scale: 0.62, turn: -16 }), line("M4 92l26-8M10 118l60-16", 5, P.PAPER)),

  national_guard: () => scene(sky(P.MINT),
    ...[34, 104, 174].map((x) => place(army.rifle(), x + 24, 70) + place(army.soldier(), x, 94, { scale: 1.05 })), place(army.sandbags(P.SAND), 104, 140, { scale: 1.3 })),

  nuclear_power_plant: () => scene(floor(P.SKY, P.LEAF, 126),
    place(marks.puff(P.PAPER), 58, 22), place(marks.puff(P.PAPER), 150, 34, { scale: 0.9 }), place(organs.heart(), 60, 20, { scale: 0.32 }), place(organs.heart(), 152, 32, { scale: 0.3 }), place(city.coolingTower(P.CREAM, P.RED), 60, 132), place(city.coolingTower(P.CREAM, P.RED), 150, 132, { scale: 0.88 }), place(city.tower(40, 30, P.ORANGE), 106, 134)),

  skyscraper: () => scene(rays(P.AZURE, P.SKY, 104, 150),
    place(odd.tallTower(P.PAPER, P.VIOLET), 104, 150), place(marks.cloud(), 46, 62, { scale: 0.62 }), place(marks.cloud(), 166, 40, { scale: 0.55 })),

  tank: () => scene(street(P.CORAL, P.BROWN),
    place(energy.burst(), 186, 26, { scale: 0.5 }), place(army.tank(), 92, 128, { scale: 1.25 }), place(marks.puff(P.CREAM), 20, 122, { scale: 0.7 })),

  vast_storm: () => scene(floor(P.SLATE, P.PLUM, 124),
    place(things.tornado(P.STEEL, P.PAPER), 100, 126), place(energy.bolt(P.YELLOW), 32, 70, { scale: 0.72 }), place(energy.bolt(P.YELLOW), 180, 78, { scale: 0.6 }), place(vehicles.taxi(P.RED), 150, 112, { scale: 0.5, turn: -30 }), place(marks.cloud(P.NIGHT), 28, 20, { scale: 0.9 }), place(marks.cloud(P.NIGHT), 186, 20)),
};
