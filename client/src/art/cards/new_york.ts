// One picture for each card of New York; what both cities have looks the same in both.
import { scene, type Scene } from "./compose";
import * as army from "./parts/army";
import { arm, beast } from "./parts/beast";
import * as city from "./parts/city";
import * as energy from "./parts/energy";
import { face } from "./parts/face";
import { disk, floor, night, rays, room, rush, sky, skyline, soil, stage, street, water } from "./parts/grounds";
import * as landmarks from "./parts/landmarks";
import * as limbs from "./parts/limbs";
import * as marks from "./parts/marks";
import * as odd from "./parts/oddities";
import * as organs from "./parts/organs";
import * as P from "./parts/palette";
import { flat, line, place, shape, tube } from "./parts/pen";
import * as people from "./parts/people";
import * as show from "./parts/spectacle";
import * as things from "./parts/things";
import * as vehicles from "./parts/vehicles";
import * as wild from "./parts/wild";
import { TOKYO } from "./tokyo";

export const NEW_YORK: Record<string, Scene> = {
  extra_head: TOKYO.extra_head!,
  regeneration: TOKYO.regeneration!,

  air_force_one: () => scene(disk(P.SKY, P.PAPER, 150, 44, 34),
    place(army.airliner(P.PAPER, P.BLUE), 98, 64, { scale: 0.98, turn: -8 }), place(army.jet(), 40, 122, { scale: 0.5, turn: -8 }), place(army.jet(), 168, 112, { scale: 0.5, turn: -8 }), place(marks.cloud(), 104, 144, { scale: 0.7 })),

  brooklyn_bridge: () => scene(water(P.PEACH, P.TEAL, 110), flat("M176 34a22 22 0 1 1-44 0 22 22 0 0 1 44 0", P.PAPER), landmarks.suspensionBridge(P.BRICK, P.YELLOW), place(vehicles.taxi(P.RED), 104, 102, { scale: 0.42 })),

  central_park: () => scene(floor(P.SKY, P.LIME, 92), skyline(P.VIOLET, 92),
    shape("M30 146C20 120 60 110 104 112S190 122 178 150Z", P.AZURE), place(city.tree(), 28, 112, { scale: 0.9 }), place(city.tree(), 182, 108, { scale: 0.8 }), place(city.tree(), 66, 98, { scale: 0.5 }), place(vehicles.rowBoat(P.RED), 108, 132, { scale: 0.8 })),

  columbia_university: () => scene(floor(P.AZURE, P.LEAF, 124),
    place(landmarks.academy(P.CREAM, P.COPPER), 104, 126, { scale: 1.02 }), place(people.mortarboard(), 104, 20, { scale: 0.8, turn: -8 })),

  coney_island: () => scene(water(P.PINK, P.TEAL, 122),
    place(vehicles.ferrisWheel(P.PAPER, [P.RED, P.YELLOW, P.BLUE]), 84, 66, { scale: 1.08 }), place(show.hotDog(), 170, 114)),

  drink_the_hudson: () => scene(water(P.CORAL, P.TEAL, 104),
    place(beast({ skin: P.LILAC, eyes: "happy", mouth: "oh", crest: "tuft", trim: P.MAGENTA, body: "round", feet: false }), 66, 112, { scale: 0.84 }), place(show.straw(), 0, 6), place(city.tower(24, 40, P.PLUM), 190, 106), place(city.tower(20, 58, P.PLUM), 166, 106)),

  flatiron_building: () => scene(street(P.AZURE, P.SLATE),
    place(city.tower(34, 60, P.PLUM), 22, 116), place(city.tower(34, 74, P.PLUM), 188, 116), place(landmarks.flatiron(P.SAND, P.BRICK), 104, 130, { scale: 1.04 }), place(vehicles.taxi(), 38, 140, { scale: 0.5 })),

  general_ellis: () => scene(rays(P.OLIVE, P.MOSS, 104, 70),
    place(army.general(P.BLUE, P.SAND), 104, 84, { scale: 1.14 })),

  holland_tunnel: () => scene(sky(P.SKY),
    place(landmarks.tunnelMouth(P.BRICK, P.NIGHT), 104, 78), flat("M76 112L16 150H92ZM132 112L116 150H192Z", P.CREAM), place(vehicles.carFront(P.LIME), 104, 130, { scale: 1.05 })),

  new_york_marathon: () => scene(street(P.YELLOW, P.SLATE),
    place(things.sneaker(P.RED, P.PAPER), 116, 68, { scale: 1.05, turn: -10 }), line("M10 40h26M4 60h30M14 80h20", 5, P.PAPER), place(people.runner(P.TEAL), 40, 138), place(people.runner(P.BLUE), 86, 140), place(people.runner(P.MAGENTA), 134, 138), place(people.runner(P.ORANGE), 180, 140)),

  next_stage: () => scene(sky(P.CREAM),
    shape("M-6 130H60V110H130V84H214V156H-6Z", P.TEAL), place(wild.fishlet(P.LIME), 36, 113, { scale: 0.5 }), place(beast({ skin: P.LIME, eyes: "calm", mouth: "smile", crest: "none" }), 94, 110, { scale: 0.5 }), place(beast({ skin: P.LIME, eyes: "angry", mouth: "roar", crest: "spikes", trim: P.RED }), 168, 86, { scale: 0.74 })),

  photo_op: () => scene(rays(P.MAGENTA, P.PINK, 70, 36, 10),
    place(people.camera(P.TEAL), 104, 86, { scale: 1.2 }), place(energy.burst(P.YELLOW, P.PAPER), 54, 36, { scale: 0.66 })),

  power_substation: () => scene(floor(P.CREAM, P.MOSS, 122),
    line("M36 36Q104 66 172 40M36 52Q104 82 172 56", 3), place(city.pylon(), 36, 128, { scale: 1.1 }), place(city.pylon(), 172, 128, { scale: 1.05 }), place(show.transformer(P.TEAL), 104, 132), place(energy.bolt(P.YELLOW), 104, 44, { scale: 0.8 })),

  subterranean_cable: () => scene(soil(P.SKY, P.BROWN, 40),
    place(city.tower(30, 36, P.CORAL), 30, 42), place(city.tower(24, 28, P.CORAL), 60, 42), tube("M-8 112C30 112 40 88 74 92", P.RED, 12), tube("M216 76C190 74 170 100 134 94", P.RED, 12), place(energy.burst(), 104, 92, { scale: 0.7 }), place(wild.mole(P.PLUM), 104, 44, { scale: 0.9 })),

  subway: () => scene(sky(P.NIGHT),
    shape("M20 152V60C20 20 56 2 104 2S188 20 188 60V152Z", P.PLUM), flat("M70 150L82 112H126L138 150Z", P.SLATE), line("M86 112L62 150M122 112L146 150", 4), place(vehicles.subwayFront(P.STEEL, P.RED), 104, 122, { scale: 1.05 })),

  tesla_cannon: () => scene(disk(P.VIOLET, P.PLUM, 70, 70, 64),
    place(show.cannonBase(P.SLATE), 66, 136), place(energy.coil(P.YELLOW, P.BRICK), 74, 112, { scale: 0.95, turn: 32 }), place(energy.arc(P.YELLOW), 132, 34, { scale: 0.9, turn: 10 }), place(energy.arc(P.CREAM), 128, 44, { scale: 0.86, turn: 48 }), place(marks.card(P.RED, "claw"), 184, 104, { scale: 0.5, turn: 20 })),

  the_unisphere: () => scene(floor(P.CORAL, P.LIME, 122),
    place(city.tree(), 22, 126, { scale: 0.7 }), place(city.tree(), 188, 126, { scale: 0.6 }), place(landmarks.globe(P.STEEL, P.COPPER), 104, 64, { scale: 1.02 })),

  yankee_stadium: () => scene(sky(P.SKY),
    landmarks.ballPark(P.BLUE, P.LIME, P.SAND), place(landmarks.bat(P.BROWN), 52, 60, { scale: 0.9, turn: 38 }), place(landmarks.baseball(), 148, 38, { scale: 0.86 }), line("M124 56l-14 10M120 44l-12 6", 4, P.PAPER)),

  antimatter_pellets: () => scene(night(P.PLUM),
    place(things.whirl(P.NIGHT, P.MAGENTA), 104, 88, { scale: 1 }), place(energy.orb(26, P.LIME), 72, 46), place(energy.orb(20, P.INK), 132, 40), place(energy.orb(13, P.LIME), 174, 80), place(energy.orb(14, P.INK), 40, 104), place(energy.orb(8, P.LIME), 128, 116)),

  artificial_heart: () => scene(sky(P.SKY),
    tube("M104 116C104 136 150 138 168 116", P.NIGHT, 5, 2), place(energy.plug(P.YELLOW), 172, 96, { scale: 0.8, turn: 20 }), place(organs.heart(P.STEEL), 92, 68, { scale: 1.3 }), place(marks.gear(P.RED), 76, 62, { scale: 0.8 }), place(marks.gear(P.YELLOW), 108, 76, { scale: 0.62 }), line("M48 40h.1M130 36h.1M92 108h.1", 6)),

  broadway_star: () => scene(stage(P.NIGHT, P.BRICK, P.RED),
    flat("M104-6L40 122H168Z", P.CREAM), place(show.starLegs(), 104, 122), line("M148 70L160 118", 6), place(marks.star(), 104, 76, { scale: 1.08 }), place(face("happy", "open"), 104, 116, { scale: 0.6 }), place(people.topHat(P.INK), 107, 46, { scale: 0.62, turn: 8 })),

  bulletproof: () => scene(sky(P.YELLOW),
    place(things.vest(P.AZURE), 104, 76, { scale: 1.14 }), place(things.flatBullet(), 74, 50, { turn: 180 }), place(things.flatBullet(), 140, 66), place(things.flatBullet(), 94, 104, { turn: 160 })),

  can_opener: () => scene(street(P.MINT, P.SLATE),
    place(army.tank(), 86, 132, { scale: 1 }), place(show.tinLid(), 78, 60, { turn: -24 }), place(wild.tinKey(P.RED), 146, 44)),

  carapace: () => scene(floor(P.PEACH, P.SAND, 118),
    place(wild.turtleBits(P.LIME), 104, 120), place(limbs.shell(P.LEAF, P.YELLOW), 104, 80, { scale: 1.05 })),

  chameleon: () => scene(sky(P.PINK),
    place(odd.branch(), 104, 118), place(wild.chameleon(P.LIME, P.TEAL), 78, 92), tube("M108 78Q150 84 172 48", P.RED, 6, 3), place(marks.star(), 176, 40, { scale: 0.5 })),

  chinatown_regular: () => scene(sky(P.RED),
    place(things.lantern(P.ORANGE), 28, 44, { scale: 0.8 }), place(things.lantern(P.ORANGE), 184, 34, { scale: 0.6 }), place(things.noodles(P.TEAL), 98, 136, { scale: 1.04 }), line("M70 56q-8-10 0-20M92 50q-8-10 0-20", 5, P.PAPER)),

  climb_the_empire_state_building: () => scene(night(P.BLUE),
    place(marks.moon(), 30, 40, { scale: 0.7 }), place(landmarks.empireState(P.SAND, P.BROWN), 124, 152), place(beast({ skin: P.MAGENTA, eyes: "wide", mouth: "open", crest: "ears", trim: P.PINK, body: "round" }), 94, 108, { scale: 0.72, turn: -6 }), place(arm("M120 84Q142 66 130 42", 128, 36, -14, P.MAGENTA, 10), 0, 0), place(army.jet(P.RED, P.WINE, P.YELLOW), 178, 40, { scale: 0.34, flip: true })),

  curse: () => scene(disk(P.PLUM, P.LIME, 104, 70, 54),
    place(things.voodooDoll(P.SAND), 104, 84, { scale: 1.08 }), place(things.pin(P.RED), 140, 66), place(things.pin(P.YELLOW), 76, 100, { turn: 150 }), place(things.pin(P.AZURE), 130, 24, { scale: 0.9 })),

  diva: () => scene(rays(P.PINK, P.ROSE, 104, 90),
    place(beast({ skin: P.TEAL, eyes: "shades", mouth: "lips", crest: "none", body: "pear" }), 96, 146), place(show.curls(P.YELLOW), 96, 54, { scale: 0.9 }), place(show.boa(P.MAGENTA), 96, 118), place(people.microphone(P.STEEL), 168, 74, { turn: -14 })),

  drain: () => scene(sky(P.ICE),
    place(things.whirl(P.AZURE, P.SKY), 104, 86, { scale: 1.08 }), place(energy.bolt(), 36, 52, { scale: 0.6, turn: -40 }), place(energy.bolt(), 160, 62, { scale: 0.5, turn: 50 }), place(energy.bolt(), 86, 110, { scale: 0.44, turn: 110 }), place(energy.bolt(), 110, 44, { scale: 0.5, turn: 10 })),

  ego_trip: () => scene(sky(P.SKY),
    place(marks.cloud(), 30, 100, { scale: 0.6 }), place(marks.cloud(), 180, 60, { scale: 0.6 }), place(vehicles.basket(), 104, 118), place(beast({ skin: P.ORANGE, eyes: "calm", mouth: "grin", crest: "horns", body: "round", feet: false }), 104, 98, { scale: 0.92 }), place(beast({ skin: P.ORANGE, eyes: "happy", mouth: "smile", body: "round", feet: false }), 104, 122, { scale: 0.2 }), place(marks.star(), 176, 112, { scale: 0.34 })),

  fireball: () => scene(disk(P.NIGHT, P.WINE, 132, 86, 60),
    place(show.comet(), 128, 82), line("M14 12l24 18M4 44l20 12M52 4l16 14", 5, P.YELLOW)),

  fury: () => scene(rays(P.YELLOW, P.ORANGE, 104, 80, 12),
    place(marks.puff(P.PAPER), 30, 50, { scale: 0.8 }), place(marks.puff(P.PAPER), 178, 50, { scale: 0.8 }), line("M62 58L46 54M146 58L162 54", 7, P.PAPER), place(beast({ skin: P.RED, eyes: "angry", mouth: "grin", crest: "none", body: "round", feet: false }), 104, 140, { scale: 1.16 }), place(energy.flame(), 104, 22, { scale: 0.6 })),

  hailing_cabs: () => scene(street(P.SLATE, P.NIGHT),
    line("M40 50v16M84 46v12M128 52v14M176 44v14M60 96v12M150 98v12", 4, P.PAPER), place(vehicles.taxi(), 52, 92, { scale: 0.62, turn: 24 }), place(vehicles.taxi(), 112, 116, { scale: 0.66, turn: -14 }), place(vehicles.taxi(), 164, 92, { scale: 0.6, turn: 40 }), place(marks.cloud(P.STEEL), 60, 26), place(marks.cloud(P.STEEL), 150, 24, { scale: 1.15 }), place(people.runner(P.RED), 28, 140), place(people.runner(P.TEAL), 184, 140, { flip: true })),

  hunter: () => scene(floor(P.SAND, P.LEAF, 122),
    place(arm("M70 88Q84 100 92 112", 96, 114, 120, P.VIOLET, 11), 0, 0), place(army.soldier(), 158, 120, { scale: 0.86 }), place(show.net(P.PAPER), 158, 92, { scale: 0.94 }), place(beast({ skin: P.VIOLET, eyes: "sly", mouth: "tongue", crest: "spikes", trim: P.YELLOW }), 46, 138, { scale: 0.84 })),

  jinx_aura: () => scene(disk(P.VIOLET, P.LILAC, 104, 78, 62),
    place(show.auraRings(P.MAGENTA), 104, 78), place(wild.blackCat(), 104, 138)),

  king_of_queens: () => scene(rays(P.LILAC, P.PINK, 104, 60),
    ...[26, 78, 130, 182].map((x, i) => place(landmarks.rowHouse([P.BRICK, P.TEAL, P.RED, P.SAND][i]!, P.CREAM), x, 146, { scale: 0.92 })), place(marks.crown(), 104, 46, { scale: 1 })),

  leveler: () => scene(street(P.CORAL, P.SLATE),
    place(city.ruin(52, 76, P.TEAL), 150, 118), place(city.tower(36, 40, P.TEAL), 194, 118), place(army.wreckingBall(P.NIGHT), 92, 68, { turn: -18 }), place(energy.burst(), 124, 72, { scale: 0.44 }), place(city.rubble(P.TEAL), 140, 132, { scale: 0.8 })),

  long_neck: () => scene(sky(P.CREAM), skyline(P.CORAL, 150),
    tube("M40 160C30 100 50 60 86 44", P.LEAF, 26), line("M34 128h12M36 104h13M44 80l12 6M60 60l8 10", 5, P.YELLOW), place(wild.longHead(P.LEAF), 96, 42), place(army.jet(), 160, 46, { scale: 0.62, turn: -10 })),

  natural_selection: () => scene(sky(P.TEAL),
    place(wild.fish(P.RED), 134, 76, { scale: 1.15 }), place(wild.fish(P.YELLOW), 60, 84, { scale: 0.6 }), place(wild.fish(P.PINK), 18, 90, { scale: 0.28 }), line("M8 30q6-5 12 0t12 0M60 22q6-5 12 0t12 0M170 16q6-5 12 0t12 0", 3.5, P.PAPER)),

  of_another_world: () => scene(night(P.NIGHT),
    place(show.planet(P.MAGENTA, P.YELLOW), 104, 76), place(organs.heart(), 30, 118, { scale: 0.36 }), place(energy.bolt(), 178, 28, { scale: 0.42 })),

  overload: () => scene(sky(P.ORANGE),
    ...[-51, -17, 17, 51].map((x, i) => tube(`M${104 + x} 66C${104 + x} 36 ${104 + x * 1.6} 26 ${104 + x * 1.8}-8`, P.NIGHT, 5, 0) + place(energy.plug([P.PAPER, P.LIME, P.PAPER, P.TEAL][i]!), 104 + x, 74, { scale: 0.9, turn: 180 })), place(things.powerStrip(P.RED), 104, 116), place(energy.burst(), 158, 108, { scale: 0.66 }), place(marks.puff(P.PAPER), 186, 66, { scale: 0.6 })),

  painbow: () => scene(sky(P.ICE),
    place(show.rainbow([P.RED, P.YELLOW, P.BLUE]), 104, 132), place(face("angry", "roar"), 104, 106, { scale: 0.9 }), place(marks.cloud(), 36, 132, { scale: 0.84 }), place(marks.cloud(), 172, 132, { scale: 0.84 })),

  personal_spotlight: () => scene(floor(P.PLUM, P.NIGHT, 122),
    flat("M150 34L168 46 116 134H42Z", P.CREAM), place(things.spotlight(P.RED), 166, 32, { turn: 42 }), place(show.lightPool(P.CREAM), 80, 134), place(beast({ skin: P.LIME, eyes: "up", mouth: "smile", crest: "tuft", trim: P.YELLOW }), 80, 132, { scale: 0.62 }), place(marks.star(), 132, 100, { scale: 0.3, turn: 14 })),

  phoenix_blood: () => scene(disk(P.WINE, P.RED, 104, 70, 56),
    place(wild.phoenix(P.ORANGE, P.YELLOW), 104, 78)),

  power_tap: () => scene(room(P.AZURE, P.TEAL, "#468fd0"),
    place(things.tap(P.STEEL), 96, 72, { scale: 1.05 }), place(energy.bolt(), 118, 118, { scale: 0.6 })),

  scavenger: () => scene(street(P.NIGHT, P.SLATE),
    place(marks.moon(), 180, 32, { scale: 0.5 }), place(vehicles.trashLid(P.TEAL), 30, 122, { turn: -40 }), place(wild.raccoon(), 96, 78), place(vehicles.trashCan(P.TEAL), 96, 124, { scale: 1.15 }), place(marks.card(P.YELLOW, "star"), 164, 68, { scale: 0.72, turn: 16 })),

  seismic_ray: () => scene(soil(P.PEACH, P.BRICK, 84),
    place(city.tower(34, 56, P.VIOLET), 154, 86, { turn: 14 }), place(city.tower(26, 40, P.VIOLET), 190, 84, { turn: 22 }), place(show.faultLine(), 112, 84, { scale: 0.9 }), place(beast({ skin: P.LEAF, eyes: "one", mouth: "flat", body: "round", trim: P.CREAM }), 42, 88, { scale: 0.72 }), shape("M46 36L124 82 100 92 42 46Z", P.YELLOW), line("M62 108q14-10 22-8M52 124q20-14 36-12M138 104q14 0 22 8M140 118q16 0 30 12", 5, P.YELLOW)),

  shadow_double: () => scene(floor(P.YELLOW, P.SAND, 124),
    place(show.shadowBeast(P.PLUM), 128, 126, { scale: 0.98 }), place(beast({ skin: P.PINK, eyes: "happy", mouth: "smile" }), 52, 140, { scale: 0.54 })),

  sharp_shooter: () => scene(sky(P.MINT),
    place(army.jet(P.BLUE, P.NIGHT, P.YELLOW), 104, 76, { turn: -18, scale: 1.2 }), place(marks.target(P.RED), 104, 74, { scale: 1.15 })),

  stink_attack: () => scene(floor(P.LIME, P.MOSS, 122),
    place(things.stink(P.YELLOW), 40, 62), place(things.stink(P.YELLOW), 176, 50, { scale: 0.9 }), place(wild.skunk(), 104, 134)),

  stomp: () => scene(street(P.AZURE, P.SLATE),
    place(limbs.foot(P.ORANGE), 100, 112, { scale: 0.95 }), place(show.flatTaxi(), 104, 126), place(city.crack(), 150, 134, { scale: 0.7 }), place(marks.impact(), 36, 112, { scale: 0.6, turn: -50 }), place(marks.impact(), 172, 108, { scale: 0.6, turn: 50 })),

  super_speed: () => scene(sky(P.ROSE), rush(P.YELLOW),
    place(show.wheelLegs(P.BLUE), 96, 118, { scale: 0.8 }), place(show.wheelLegs(P.BLUE), 148, 118, { scale: 0.8 }), place(beast({ skin: P.BLUE, eyes: "angry", mouth: "grin", crest: "fin", trim: P.YELLOW, feet: false, body: "round" }), 124, 106, { scale: 0.84, turn: 14 })),

  terminal_rage: () => scene(rays(P.WINE, P.RED, 104, 80, 10),
    place(army.roundBomb(P.INK), 98, 86, { scale: 1.2 }), place(face("glow", "grin"), 96, 142, { scale: 0.92 })),

  tesla_antennae: () => scene(sky(P.NIGHT),
    place(show.mast(P.BRICK), 62, 66, { turn: -18 }), place(show.mast(P.BRICK), 146, 66, { turn: 18 }), place(energy.arc(), 60, 24, { scale: 1.1, turn: 2 }), place(energy.arc(P.CREAM), 66, 36, { scale: 0.96 }), place(beast({ skin: P.MINT, eyes: "angry", mouth: "fangs", crest: "none", feet: false }), 104, 152, { scale: 1.05 })),

  tourist: () => scene(floor(P.SKY, P.TEAL, 122),
    place(landmarks.liberty(), 176, 124, { scale: 0.55 }), place(beast({ skin: P.VIOLET, eyes: "shades", mouth: "grin", crest: "none", body: "pear" }), 84, 140), place(people.sunHat(P.YELLOW), 84, 54, { scale: 0.95 }), place(people.camera(P.RED), 86, 122, { scale: 0.42 })),

  towering_titan: () => scene(disk(P.SKY, P.YELLOW, 104, 46, 48),
    place(show.titan(P.RED), 104, 146, { scale: 0.95 }), place(marks.cloud(), 44, 70, { scale: 0.5 }), place(marks.cloud(), 164, 80, { scale: 0.46 }), skyline(P.NIGHT, 172)),

  trash_thrower: () => scene(sky(P.PEACH), line("M8 100q30-40 70-52M20 122q30-40 66-54", 5, P.PAPER),
    place(vehicles.trashCan(), 124, 62, { scale: 0.95, turn: 58 }), place(vehicles.trashLid(), 178, 34, { turn: 50, scale: 0.9 }), place(odd.appleCore(), 180, 88, { turn: 30 }), place(organs.fishbone(), 168, 120, { scale: 0.8, turn: 20 }), place(organs.bone(), 104, 126, { scale: 0.5, turn: -20 }), place(limbs.claw(P.LEAF), 26, 122, { scale: 0.76, turn: 40 })),

  trophy_hunter: () => scene(room(P.COPPER, P.BROWN, P.TEAL),
    place(things.plaque(P.BRICK), 104, 64, { scale: 0.96 }), place(army.tank(), 100, 82, { scale: 0.82 }), place(marks.crown(), 184, 98, { scale: 0.4 }), place(show.shelf(), 184, 110)),

  universal_soldier: () => scene(sky(P.SAND),
    flat("M104-4H212V150H104Z", P.ORANGE), place(beast({ skin: P.STEEL, eyes: "calm", mouth: "flat", crest: "none", body: "box", feet: false }), 104, 156, { scale: 1.02 }), place(show.helmet(), 104, 64), place(organs.heart(), 32, 62, { scale: 0.6 }), place(organs.slashes(P.PAPER), 178, 72, { scale: 0.62 })),

  violent_star: () => scene(rays(P.BLUE, P.NIGHT, 104, 76, 10),
    place(marks.star(), 104, 80, { scale: 1.46 }), place(face("angry", "fangs"), 104, 126, { scale: 0.78 }), place(army.boxingGlove(P.RED), 36, 76, { scale: 0.8, turn: -50 }), place(army.boxingGlove(P.RED), 172, 76, { scale: 0.8, turn: 50 })),

  webspinner: () => scene(sky(P.PLUM),
    place(things.web(P.PAPER), 104, 66), place(wild.spider(P.LIME), 104, 70)),

  superstar: () => scene(rays(P.VIOLET, P.MAGENTA, 104, 78, 12),
    place(marks.star(), 104, 78, { scale: 1.6 }), place(face("shades", "grin"), 104, 128, { scale: 0.84 }), place(energy.spark(P.PAPER), 34, 36, { scale: 1.1 }), place(energy.spark(P.PAPER), 178, 48, { scale: 0.9 })),

  statue_of_liberty: () => scene(water(P.AZURE, P.BLUE, 126), flat("M108-4L28 126H188Z", P.CREAM), place(landmarks.liberty(), 104, 150)),
};
