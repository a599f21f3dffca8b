// Made by tools/make_types.py from src/tokyork/server/protocol: change that instead.

export const VERSION = 3;
export const EMOTES = ["roar","laugh","cry","wow","thanks","hurry","sorry","well_played"] as const;
export const AWAY_AFTER = 20 as const;

export interface PlayMove {
  type: "move";
  nonce: string;
  table: string;
  seq: number;
  move: string;
}

export interface Ask {
  type: "ask";
  nonce: string;
  topic: "coach" | "forecast" | "odds" | "ouch" | "plan";
  keep?: string;
}

export interface Undo {
  type: "undo";
  nonce: string;
  table: string;
  seq: number;
}

export interface Finish {
  type: "finish";
  nonce: string;
}

export interface MoreTime {
  type: "more_time";
  nonce: string;
}

export interface TakeOff {
  type: "take_off";
  nonce: string;
  days: number;
}

export interface Sit {
  type: "sit";
  nonce: string;
  seat: string;
  name: string;
}

export interface Leave {
  type: "leave";
  nonce: string;
  seat: string;
}

export interface Return {
  type: "return";
  nonce: string;
  seat: string;
}

export interface StandIn {
  type: "stand_in";
  nonce: string;
  seat: string;
}

export interface Ready {
  type: "ready";
  nonce: string;
  seat: string;
  ready?: boolean;
}

export interface Dress {
  type: "dress";
  nonce: string;
  seat: string;
  monster: string | null;
}

export interface Rename {
  type: "rename";
  nonce: string;
  seat: string;
  name: string;
}

export interface SetSeat {
  type: "set_seat";
  nonce: string;
  seat: string;
  kind: "bot" | "open" | "person";
  level?: number;
  name?: string;
}

export interface AddSeat {
  type: "add_seat";
  nonce: string;
}

export interface RemoveSeat {
  type: "remove_seat";
  nonce: string;
  seat: string;
}

export interface Configure {
  type: "configure";
  nonce: string;
  settings: Settings;
}

export interface Settings {
  city: string;
  options: GameOptions;
  listed: boolean;
  help: boolean;
  clock: Clock | null;
  rated: boolean;
  pace: Pace | null;
}

export interface GameOptions {
  deck?: Record<string, number>;
  finish_round?: boolean;
  first?: string;
  health?: number;
  one_in_manhattan?: boolean;
  points?: number;
  two_player_energy?: boolean;
}

export interface Clock {
  per_move: number;
  reserve: number;
}

export interface Pace {
  days: number;
  then: "bot" | "out" | "turn";
  vacation: number;
}

export interface Salt {
  type: "salt";
  nonce: string;
  seat: string;
  salt: string;
}

export interface Begin {
  type: "begin";
  nonce: string;
}

export interface Pause {
  type: "pause";
  nonce: string;
  paused: boolean;
}

export interface Rematch {
  type: "rematch";
  nonce: string;
  dice?: string;
  salts?: Record<string, string>;
}

export interface Chat {
  type: "chat";
  nonce: string;
  text: string;
}

export interface Emote {
  type: "emote";
  nonce: string;
  emote: string;
}

export interface Speak {
  type: "speak";
  nonce: string;
  language: string;
}

export interface Why {
  type: "why";
  nonce: string;
  line?: number | null;
  move?: string | null;
}

export interface Hear {
  type: "hear";
  nonce: string;
  line?: string | null;
  since?: number;
  full?: boolean;
}

export interface GiveOrders {
  type: "orders";
  nonce: string;
  seat: string;
  orders: Order[];
}

export interface Order {
  decision: string;
  answer: string;
  when: "always" | "claws_at_least" | "claws_below" | "energy_below" | "health_above" | "health_at_most" | "loss_at_least" | "nothing_to_buy" | "points_at_least";
  amount: number;
  card: string | null;
}

export interface MakeLink {
  type: "link";
  nonce: string;
  seat: string;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  table: Table;
  game: Shown | null;
  events: number;
  lines: Line[];
  talk: Said[];
}

export interface Table {
  table: string;
  status: "gathering" | "over" | "playing";
  settings: Settings;
  seats: Seat[];
  host: boolean;
  paused: boolean;
  watchers: number;
  rematch: string | null;
  lesson: boolean;
  dice: Dice | null;
  sent_away: string | null;
  unrated: "casual" | "device" | "lesson" | "position" | "rules" | null;
  tournament: string | null;
}

export interface Seat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  monster: string | null;
  yours: boolean;
  here: boolean;
  stood_in: boolean;
  reserve: number | null;
  orders: Order[];
  host: boolean;
  away: number | null;
  until_back: boolean;
  ready: boolean;
  off: number | null;
  days_off: number | null;
}

export interface Dice {
  kind: "fair" | "prepared" | "seeded";
  commitment: string | null;
  number: number | null;
  salts: Record<string, string>;
  secret: string | null;
}

export interface Shown {
  seq: number;
  view: View;
  choice: Choice | null;
  waiting: Part[] | null;
  deadline: number | null;
  obeyed: Obeyed | null;
}

export interface View {
  active: string;
  bay_open?: boolean;
  boroughs?: Record<string, Borough>;
  city: string;
  decision: Decision | null;
  deck: number;
  dice: string[];
  discard: string[];
  ending: string | null;
  extra_turns: string[];
  first: string;
  goals?: Record<string, string | null>;
  known_deck?: string[];
  last_round: boolean;
  made: number;
  manhattan_capacity?: number;
  market: (string | null)[];
  monsters: Monster[];
  options: GameOptions;
  order: string;
  other_prices?: Record<string, Record<string, number>>;
  over: boolean;
  phase: string;
  prices?: (number | null)[];
  rolls_left: number;
  seat: string | null;
  side_dice: string[];
  turn: number;
  turn_facts: TurnFacts;
  winners: string[];
}

export interface Borough {
  fresh: Record<string, number>;
  stacks: Stack[];
  units: Record<string, number>;
}

export interface Stack {
  height: number;
  top: string;
}

export interface Decision {
  amount?: number;
  card?: string;
  default?: string;
  kind: string;
  moves?: string[];
  seat: string;
}

export interface Monster {
  alive: boolean;
  at: string;
  cards: OwnedCard[];
  cards_seen: number;
  drew_blood: boolean;
  energy: number;
  energy_gained: number;
  goals?: string[];
  health: number;
  loss?: number;
  loss_cause?: Cause;
  max_health: number;
  monster: string;
  next_keep?: boolean;
  points: number;
  seat: string;
  sheltered: boolean;
  souvenirs?: string[];
  tile_strengths?: Record<string, number>;
  tokens: Record<string, number>;
}

export interface OwnedCard {
  copies?: CopiedCard | null;
  copy_used?: boolean;
  id: string;
  tokens?: number;
  used: boolean;
}

export interface CopiedCard {
  card: string;
  seat: string;
}

export interface Cause {
  card?: string;
  face?: string;
  kind: "army" | "card" | "choice" | "claws" | "dice" | "power" | "rules" | "token";
  seat?: string;
}

export interface TurnFacts {
  added?: string[];
  attack_ban?: boolean;
  claws: number;
  damage_dealt?: Record<string, number>;
  destroyed?: string[];
  destruction?: number;
  destruction_borough?: string | null;
  entry_paid?: boolean;
  fewer_dice?: number;
  free_movement?: boolean;
  move_cost?: number;
  probed?: string[];
  repeats: Record<string, number>;
  results?: string[];
  rides?: Record<string, number>;
  stars_needed?: number;
  traps?: Record<string, Trap>;
  units_only?: boolean;
}

export interface Trap {
  card: string;
  damage: number;
  seat: string;
}

export interface Choice {
  seat: string;
  kind: string;
  question: string;
  help: string;
  rule: string;
  rule_title: string;
  offers: Offer[];
  refusals: Refusal[];
  default: string;
  consequences: Consequence[];
  outcome: Part[];
  useless: string[];
  note: Part[] | null;
  undo: boolean;
  standing: Order[];
  silencing: Order[];
  order: string | null;
  guide: Guide | null;
}

export interface Offer {
  move: string;
  label: string;
  note: Part[] | null;
  effect: Part[] | null;
  loss: number | null;
  target: Target | null;
}

export interface TextPart {
  part: "text";
  text: string;
  to?: string;
  but?: string;
}

export interface CardPart {
  part: "card";
  text: string;
  card: string;
  to?: string;
  but?: string;
}

export interface FacePart {
  part: "face";
  text: string;
  face: string;
  to?: string;
  but?: string;
}

export interface DicePart {
  part: "dice";
  text: string;
  faces: string[];
  to?: string;
  but?: string;
}

export interface SeatPart {
  part: "seat";
  text: string;
  seat: string;
  to?: string;
  but?: string;
}

export interface PlacePart {
  part: "place";
  text: string;
  place: string;
  to?: string;
  but?: string;
}

export interface AmountPart {
  part: "amount";
  text: string;
  amount: number;
  of: "claws" | "energy" | "health" | "points";
  to?: string;
  but?: string;
}

export interface Target {
  tile: string;
  needs: number;
  pays: Gain;
  left: number;
  next: string[];
}

export interface Gain {
  what: "claws" | "energy" | "health" | "points";
  amount: number;
}

export interface Refusal {
  move: string;
  label: string;
  why: Part[];
}

export interface Consequence {
  seats: string[];
  gain: Gain;
}

export interface Guide {
  step: number;
  of: number;
  text: string;
  why: string;
  moves: string[];
  at: "arena" | "dock" | "me" | "shop";
}

export interface Obeyed {
  orders: Order[];
  undo: boolean;
}

export interface Line {
  number: number;
  turn: number;
  kind: string;
  seat: string | null;
  text: Part[];
  cause: string;
}

export interface Said {
  type: "said";
  number: number;
  seat: string | null;
  name: string;
  text: string;
  emote: string | null;
  at: number;
  voice: string;
}

export interface Played {
  type: "played";
  first: number;
  events: Event[];
  lines: Line[];
  first_line: number;
  game: Shown;
}

export interface RolledOff {
  kind: "rolled_off";
  seat: string;
  dice: string[];
  number: number;
  after: number;
  cause: Cause;
}

export interface GoesFirst {
  kind: "goes_first";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface TurnStarted {
  kind: "turn_started";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface Rolled {
  kind: "rolled";
  seat: string;
  dice: string[];
  all: string[];
  number: number;
  after: number;
  cause: Cause;
}

export interface DieChanged {
  kind: "die_changed";
  seat: string;
  face: string;
  to: string;
  rerolled: boolean;
  number: number;
  after: number;
  cause: Cause;
}

export interface DiceFinal {
  kind: "dice_final";
  seat: string;
  dice: string[];
  added_claws: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface RolledAside {
  kind: "rolled_aside";
  seat: string;
  dice: string[];
  number: number;
  after: number;
  cause: Cause;
}

export interface ResultsAdded {
  kind: "results_added";
  seat: string;
  dice: string[];
  number: number;
  after: number;
  cause: Cause;
}

export interface PointsGained {
  kind: "points_gained";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface PointsLost {
  kind: "points_lost";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface HealthGained {
  kind: "health_gained";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface HealthLost {
  kind: "health_lost";
  seat: string;
  amount: number;
  loss: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface HealthTrimmed {
  kind: "health_trimmed";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface HealthPaid {
  kind: "health_paid";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface LossAvoided {
  kind: "loss_avoided";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface EnergyGained {
  kind: "energy_gained";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface EnergyLost {
  kind: "energy_lost";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface EnergyPaid {
  kind: "energy_paid";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface Attacked {
  kind: "attacked";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface Moved {
  kind: "moved";
  seat: string;
  from: string;
  to: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface Stayed {
  kind: "stayed";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface SouvenirPlaced {
  kind: "souvenir_placed";
  seat: string;
  borough: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface CardBought {
  kind: "card_bought";
  seat: string;
  card: string;
  price: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface CardGained {
  kind: "card_gained";
  seat: string;
  card: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface CardLost {
  kind: "card_lost";
  seat: string;
  card: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface CardRevealed {
  kind: "card_revealed";
  card: string;
  slot: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface MarketSwept {
  kind: "market_swept";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface DeckShuffled {
  kind: "deck_shuffled";
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface CardSeen {
  kind: "card_seen";
  seat: string;
  card?: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface TokenGained {
  kind: "token_gained";
  seat: string;
  token: string;
  now: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface TokenLost {
  kind: "token_lost";
  seat: string;
  token: string;
  now: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface ChargesSet {
  kind: "charges_set";
  seat: string;
  card: string;
  tokens: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface CopyPlaced {
  kind: "copy_placed";
  seat: string;
  card: string;
  owner: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface CopyEnded {
  kind: "copy_ended";
  seat: string;
  card: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface TileDestroyed {
  kind: "tile_destroyed";
  seat: string;
  tile: string;
  borough: string;
  becomes?: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface BuildingRevealed {
  kind: "building_revealed";
  tile: string;
  borough: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface UnitMoved {
  kind: "unit_moved";
  tile: string;
  borough: string;
  seat?: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface GoalTaken {
  kind: "goal_taken";
  seat: string;
  goal: string;
  from?: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface GoalLost {
  kind: "goal_lost";
  goal: string;
  seat?: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface Fell {
  kind: "fell";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface Reborn {
  kind: "reborn";
  seat: string;
  amount: number;
  number: number;
  after: number;
  cause: Cause;
}

export interface KnockedOut {
  kind: "knocked_out";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface TurnQueued {
  kind: "turn_queued";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface LastRound {
  kind: "last_round";
  seat: string;
  number: number;
  after: number;
  cause: Cause;
}

export interface GameOver {
  kind: "game_over";
  ending: string;
  winners: string[];
  number: number;
  after: number;
  cause: Cause;
}

export interface WentOn {
  type: "went_on";
  first: number;
  events: Event[];
  lines: Line[];
  first_line: number;
  game: ShownChange;
}

export interface ShownChange {
  seq: number;
  view: ViewChange;
  gone: string[];
  choice: Choice | null;
  waiting: Part[] | null;
  deadline: number | null;
  obeyed: Obeyed | null;
}

export interface ViewChange {
  active?: string;
  bay_open?: boolean;
  boroughs?: Record<string, Borough>;
  city?: string;
  decision?: Decision | null;
  deck?: number;
  dice?: string[];
  discard?: string[];
  ending?: string | null;
  extra_turns?: string[];
  first?: string;
  goals?: Record<string, string | null>;
  known_deck?: string[];
  last_round?: boolean;
  made?: number;
  manhattan_capacity?: number;
  market?: (string | null)[];
  monsters?: Monster[];
  options?: GameOptions;
  order?: string;
  other_prices?: Record<string, Record<string, number>>;
  over?: boolean;
  phase?: string;
  prices?: (number | null)[];
  rolls_left?: number;
  seat?: string | null;
  side_dice?: string[];
  turn?: number;
  turn_facts?: TurnFacts;
  winners?: string[];
}

export interface Changed {
  type: "changed";
  table: Table;
}

export interface Answer {
  type: "answer";
  nonce: string;
  seq: number;
  problem: Problem | null;
}

export interface Problem {
  kind: "bad" | "cannot_save" | "gone" | "illegal" | "limit" | "not_host" | "not_now" | "not_yours" | "stale" | "taken";
  text: string;
}

export interface Advice {
  type: "advice";
  nonce: string;
  seq: number;
  topic: "coach" | "forecast" | "odds" | "ouch" | "plan";
  odds: OddsTable | null;
  coach: Counsel | null;
  forecast: Danger | null;
  ouch: OuchForecast | null;
  plan: Destruction | null;
}

export interface OddsTable {
  goals: Goal[];
  best: [number, number][];
  keeps: Record<string, [number, number][]>;
}

export interface Goal {
  face: string;
  count: number;
  use: "card" | "damage" | "energy" | "harm" | "health" | "knock_out" | "points";
  about: string | null;
}

export interface Counsel {
  move: string;
  label: string;
  keep: string[] | null;
  chance: number;
  gain: number | null;
  verdict: Part[];
  reason: Part[];
}

export interface Danger {
  seat: string;
  inside: boolean;
  place: string;
  expected: StayOrLeave;
  worst: StayOrLeave;
}

export interface StayOrLeave {
  seat: string;
  policy: string;
  prospects: Prospect[];
}

export interface Prospect {
  answer: string;
  damage: Estimate;
  death: Estimate;
  points: Estimate;
  threats: Threat[];
}

export interface Estimate {
  value: number;
  error: number;
  exact: boolean;
}

export interface Threat {
  seat: string;
  damage: Estimate;
  death: Estimate;
}

export interface OuchForecast {
  seat: string;
  fires: Fire[];
  exact: boolean;
  error: number;
}

export interface Fire {
  ouches: number;
  hits: Hit[];
}

export interface Hit {
  seat: string;
  damage: number;
  deadly: boolean;
  answers: boolean;
  points: number;
}

export interface Destruction {
  count: number;
  steps: PlanStep[];
  summary: Part[];
}

export interface PlanStep {
  move: string;
  label: string;
  note: Part[];
}

export interface Because {
  type: "because";
  nonce: string;
  reasons: Reason[];
}

export interface Reason {
  kind: string;
  text: Part[];
  rule: string | null;
  title: string | null;
  ruling: string | null;
}

export interface Heard {
  type: "heard";
  nonce: string;
  said: Part[][];
  heard: number;
  move: string | null;
  ask: string | null;
}

export interface PrivateLink {
  type: "link";
  nonce: string;
  path: string;
}

export interface NewTable {
  settings: Settings;
  seats: NewSeat[];
  begin?: boolean;
  dice?: string;
}

export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: number;
  monster?: string | null;
  salt?: string;
}

export interface NewPractice {
  text: string;
  begin?: boolean;
  name?: string;
  seat?: string;
  level?: number;
  dice?: string;
  salt?: string;
}

export interface NewRules {
  city: string;
  seats: number;
  options?: GameOptions;
}

export interface NewLesson {
  city: string;
  name: string;
}

export interface NewName {
  name: string;
}

export interface HostWish {
  table: string;
  person?: string;
}

export interface NewWishes {
  language?: string;
  monsters?: string[];
  hidden?: boolean;
}

export interface NewPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  public_key: string;
}

export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface TellingWish {
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  zone?: string;
  minutes?: number;
  language?: string;
  mail?: string | null;
}

export interface NewTournament {
  name: string;
  city: string;
  kind?: "everyone" | "swiss";
  size?: number;
  rounds?: number;
  level?: number;
  options?: GameOptions;
  clock?: Clock | null;
  player?: string;
}

export interface Made {
  table: string;
}

export interface DiceMade {
  commitment: string;
  number: number;
}

export interface DiceList {
  entries: ListEntry[];
  count: number;
}

export interface ListEntry {
  number: number;
  kind: "committed" | "ended";
  commitment: string;
  why: "" | "closed" | "damaged" | "forgotten" | "over" | "unused";
  at: number;
  before: string;
  hash: string;
  game: string;
}

export interface Home {
  version: number;
  name: string;
  tables: Listed[];
  past: Listed[];
  languages: string[];
  addresses: string[];
}

export interface Listed {
  table: string;
  city: string;
  status: "gathering" | "over" | "playing";
  host: string;
  open: number;
  seats: number;
  yours: boolean;
  your_turn: boolean;
  players: ListedSeat[];
  turn: number | null;
  at: number | null;
  ending: string | null;
  watchers: number;
  days: number | null;
  left: number | null;
  tournament: string | null;
}

export interface ListedSeat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  monster: string | null;
  yours: boolean;
  place: string | null;
  points: number | null;
  health: number | null;
  winner: boolean;
}

export interface Refused {
  problem: Problem;
}

export interface GameReview {
  table: string;
  players: PastPlayer[];
  review: Review;
  server_dice: DiceTally | null;
}

export interface PastPlayer {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  stood_in: boolean;
  yours: boolean;
}

export interface Review {
  city: string;
  seats: string[];
  monsters: string[];
  ending: Ending | null;
  turns: PastTurn[];
  turning_points: TurningPoint[];
  luck: Luck[];
  faces: Faces[];
  dice: DiceTally;
  figures: FigureGroup[];
  ends: Fall[];
}

export interface Ending {
  kind: string;
  winners: string[];
  turn: number;
  headline: Part[];
  lines: Part[][];
}

export interface PastTurn {
  number: number;
  seat: string | null;
  at: number;
  points: number[];
  health: number[];
  energy: number[];
  inside: (string | null)[];
  chances: number[];
}

export interface TurningPoint {
  turn: number;
  seat: string;
  at: number;
  until: number;
  leader: string;
  before: number[];
  after: number[];
  cause: string;
  parts: TurnPart[];
  headline: Part[];
  lines: Part[][];
}

export interface TurnPart {
  kind: "purchase" | "rest" | "roll" | "yield";
  change: number;
}

export interface Luck {
  seat: string;
  total: number;
  best: PastRoll | null;
  worst: PastRoll | null;
}

export interface PastRoll {
  turn: number;
  seat: string;
  at: number;
  dice: string[];
  luck: number;
}

export interface Faces {
  seat: string;
  thrown: number;
  counts: Record<string, number>;
  expected: number;
  least: number;
  most: number;
}

export interface DiceTally {
  throws: number;
  faces: FaceTally[];
  unlikely: boolean;
}

export interface FaceTally {
  face: string;
  count: number;
  expected: number;
  low: number;
  high: number;
}

export interface FigureGroup {
  id: string;
  figures: Figure[];
}

export interface Figure {
  id: string;
  values: number[];
  part: boolean;
}

export interface Fall {
  seat: string;
  turn: number;
  at: number;
  by: string | null;
  cause: string;
  card: string | null;
  loss: number;
  health: number;
  headline: Part[];
  short: Part[];
  lines: Part[][];
}

export interface Falls {
  ends: Fall[];
  places: FinishingPlace[];
}

export interface FinishingPlace {
  rank: number;
  seat: string;
}

export interface Replay {
  table: Table;
  outline: Outline;
}

export interface Outline {
  city: string;
  monsters: string[];
  steps: number;
  lengths: number[];
  lines: Line[];
  marks: Mark[];
  chances: number[][];
}

export interface Mark {
  step: number;
  kind: "bought" | "out" | "over" | "turn";
  seat: string | null;
  turn: number | null;
  card: string | null;
}

export interface Steps {
  steps: Step[];
}

export interface Step {
  step: number;
  view: View;
  waiting: Part[] | null;
  move: string | null;
  events: Event[];
}

export interface Fork {
  step: number;
  seat: string;
  name: string;
  level: number;
  friends: boolean;
  dice: string;
  salt: string;
}

export interface Saved {
  text: string;
}

export interface Practice {
  scenario: string;
  view: View;
  table: string | null;
}

export interface Me {
  name: string;
  language: string;
  monsters: string[];
  hidden: boolean;
  games: number;
  won: number;
  ratings: RatingShown[];
  ladders: Ladder[];
  achieved: Achieved[];
  feats: string[];
}

export interface RatingShown {
  city: string;
  against: "bots" | "people";
  rating: number;
  within: number;
  games: number;
}

export interface Ladder {
  city: string;
  rungs: Rung[];
  suggested: number;
}

export interface Rung {
  level: number;
  rating: number;
  chance: number;
}

export interface Achieved {
  id: string;
  table: string;
  at: number;
}

export interface PastGames {
  games: PastGame[];
  next: string | null;
}

export interface PastGame {
  table: string;
  at: number;
  city: string;
  seat: string;
  place: number;
  won: boolean;
  turns: number;
  minutes: number | null;
  players: PastSeat[];
  kept: boolean;
  looked_at: boolean;
  moment: TurnMoment | null;
  luck: number | null;
  quality: number | null;
  change: number | null;
}

export interface PastSeat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  monster: string;
  place: number;
  points: number;
  alive: boolean;
  knock_outs: number;
  left: boolean;
}

export interface TurnMoment {
  turn: number;
  at: number;
  seat: string;
  cause: string;
  before: number;
  after: number;
}

export interface Statistics {
  games: number;
  shares: Share[];
  periods: Period[];
}

export interface Share {
  by: "city" | "level" | "monster" | "seats";
  key: string;
  games: number;
  won: number;
}

export interface Period {
  first: number;
  last: number;
  games: number;
  won: number;
  points: number;
  knock_outs: number;
  luck: number | null;
  quality: number | null;
}

export interface PuzzleDiary {
  day: number;
  solved: boolean;
  streak: number;
  longest: number;
  run: number;
}

export interface Leaderboard {
  city: string;
  against: "bots" | "people";
  leaders: Leader[];
  own: Leader | null;
  hidden: boolean;
}

export interface Leader {
  rank: number;
  name: string;
  rating: number;
  within: number;
  games: number;
  you: boolean;
}

export interface GameRating {
  settled: boolean;
  unrated: "casual" | "device" | "lesson" | "position" | "rules" | null;
  changes: RatingChange[];
  feats: string[];
}

export interface RatingChange {
  against: "bots" | "people";
  rating: number;
  within: number;
  change: number;
}

export interface Transfer {
  path: string;
  seconds: number;
}

export interface SecretWords {
  words: string;
}

export interface Carried {
  name: string;
  language: string;
  monsters: string[];
  games: number;
}

export interface Gone {
  games: number;
}

export interface PasskeyOptions {
  challenge: string;
  rp: string;
  user: string;
  name: string;
  known: string[];
}

export interface Passkeys {
  passkeys: PasskeyShown[];
}

export interface PasskeyShown {
  id: string;
  made: number;
}

export interface ChoiceReview {
  seat: string;
  done: number;
  total: number | null;
  judgement: SeatJudgement | null;
}

export interface SeatJudgement {
  seat: string;
  choices: JudgedChoice[];
  given_away: number;
  costliest: CostlyChoice[];
  others: PlayerLoss[];
}

export interface JudgedChoice {
  at: number;
  turn: number;
  kind: string;
  made: string;
  best: string;
  chance: number;
  cost: number;
  error: number;
}

export interface CostlyChoice {
  choice: JudgedChoice;
  dice: string[];
  made: Part[];
  best: Part[];
  reason: Part[];
}

export interface PlayerLoss {
  level: number;
  points: number;
  error: number;
}

export interface PuzzleList {
  groups: PuzzleGroup[];
}

export interface PuzzleGroup {
  city: string;
  kind: string;
  difficulty: number;
  theme: string;
  own: boolean;
  ids: string[];
}

export interface PuzzleToPlay {
  puzzle: WordedPuzzle;
  view: View;
}

export interface WordedPuzzle {
  id: string;
  city: string;
  kind: string;
  difficulty: number;
  theme: string;
  seat: string;
  question: Part[];
  answers: WordedAnswer[];
  best: number;
  proof: Part[];
}

export interface WordedAnswer {
  move: string;
  label: Part[];
  chance: number;
  why: Part[][];
}

export interface RulesEffect {
  games: number;
  length: [number, number, number];
  first: [number, number, number];
  usual_first: [number, number, number];
}

export interface Telling {
  key: string;
  browsers: number;
  quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  mails: boolean;
  mail: string;
  proved: boolean;
}

export interface Proved {
  proved: boolean;
}

export interface TournamentMade {
  tournament: string;
}

export interface Tournament {
  tournament: string;
  name: string;
  city: string;
  kind: "everyone" | "swiss";
  size: number;
  rounds: number;
  level: number;
  clock: Clock | null;
  status: "gathering" | "over" | "playing";
  host: boolean;
  joined: boolean;
  table: string | null;
  places: TournamentPlace[];
  played: TournamentTable[][];
}

export interface TournamentPlace {
  number: number;
  name: string;
  level: number | null;
  yours: boolean;
  rank: number;
  points: number;
  knock_outs: number;
  opponents: number;
  wins: number;
  games: number;
}

export interface TournamentTable {
  table: string;
  seats: TournamentSeat[];
  over: boolean;
}

export interface TournamentSeat {
  number: number;
  place: number | null;
}

export interface Channel {
  table: string;
  kind: "bots" | "people";
  city: string;
}

export interface Chances {
  seq: number;
  chances: number[];
}

export interface AdminHome {
  version: string;
  process: string;
  processes: string[];
  now: number;
  up: number;
  store: string;
  trouble: string | null;
  damaged: Record<string, string>;
  tables: AdminTable[];
  open_tables: number;
  people: AdminPerson[];
  load: AdminLoad;
  errors: AdminError[];
  dice: AdminDice;
  folder: string | null;
  backups: AdminBackup[];
}

export interface AdminTable {
  table: string;
  city: string;
  status: "gathering" | "over" | "playing";
  listed: boolean;
  paused: boolean;
  seats: AdminSeat[];
  turn: number | null;
  listeners: number | null;
  watchers: number;
  last_move: number | null;
  opened: number | null;
  resting: boolean | null;
  process: string | null;
}

export interface AdminSeat {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  person: string | null;
  here: boolean | null;
  away: number | null;
}

export interface AdminPerson {
  person: string;
  names: string[];
  tables: string[];
  sockets: number;
  network: string;
  language: string;
}

export interface AdminLoad {
  samples: LoadSample[];
  moves: number;
  memory: number | null;
  lines: number | null;
  sockets: number;
  links: number;
  waiting: number;
  rooms: number;
  commits: number;
}

export interface LoadSample {
  at: number;
  moves: number;
  requests: number;
  cpu: number;
  middle: number | null;
  slow: number | null;
  lag: number;
}

export interface AdminError {
  level: string;
  logger: string;
  text: string;
  count: number;
  first: number;
  last: number;
}

export interface AdminDice {
  count: number;
  open: number;
  newest: AdminDie[];
  unfinished: AdminDie[];
}

export interface AdminDie {
  number: number;
  commitment: string;
  at: number;
  state: string;
  table: string | null;
}

export interface AdminBackup {
  file: string;
  size: number;
  at: number;
}

export interface WishGranted {
  process: string;
  here: boolean;
}

export interface BackupMade {
  backup: AdminBackup;
  tables: number;
  moves: number;
  damaged: string[];
}

export type AnyRequest =
  | PlayMove
  | Ask
  | Undo
  | Finish
  | MoreTime
  | TakeOff
  | Sit
  | Leave
  | Return
  | StandIn
  | Ready
  | Dress
  | Rename
  | SetSeat
  | AddSeat
  | RemoveSeat
  | Configure
  | Salt
  | Begin
  | Pause
  | Rematch
  | Chat
  | Emote
  | Speak
  | Why
  | Hear
  | GiveOrders
  | MakeLink;
export type AnyMessage =
  | Snapshot
  | Played
  | WentOn
  | Changed
  | Said
  | Answer
  | Advice
  | Because
  | Heard
  | PrivateLink;
export type Event =
  | RolledOff
  | GoesFirst
  | TurnStarted
  | Rolled
  | DieChanged
  | DiceFinal
  | RolledAside
  | ResultsAdded
  | PointsGained
  | PointsLost
  | HealthGained
  | HealthLost
  | HealthTrimmed
  | HealthPaid
  | LossAvoided
  | EnergyGained
  | EnergyLost
  | EnergyPaid
  | Attacked
  | Moved
  | Stayed
  | SouvenirPlaced
  | CardBought
  | CardGained
  | CardLost
  | CardRevealed
  | MarketSwept
  | DeckShuffled
  | CardSeen
  | TokenGained
  | TokenLost
  | ChargesSet
  | CopyPlaced
  | CopyEnded
  | TileDestroyed
  | BuildingRevealed
  | UnitMoved
  | GoalTaken
  | GoalLost
  | Fell
  | Reborn
  | KnockedOut
  | TurnQueued
  | LastRound
  | GameOver;
export type Part =
  | TextPart
  | CardPart
  | FacePart
  | DicePart
  | SeatPart
  | PlacePart
  | AmountPart;
