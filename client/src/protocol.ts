// Made by tools/make_types.py from src/tokyork/server/messages.py: change that instead.

export const VERSION = 1;
export const EMOTES = ["roar","laugh","cry","wow","thanks","hurry","sorry","well_played"] as const;

export interface Move {
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

export interface MoreTime {
  type: "more_time";
  nonce: string;
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

export interface GiveOrders {
  type: "orders";
  nonce: string;
  seat: string;
  orders: Order[];
}

export interface Order {
  decision: string;
  answer: string;
  when: "always" | "claws_below" | "energy_below" | "health_above" | "health_at_most" | "loss_at_least" | "nothing_to_buy";
  amount: number;
  card: string | null;
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
  link: string | null;
  orders: Order[];
}

export interface Shown {
  seq: number;
  view: View;
  choice: Choice | null;
  waiting: string | null;
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
  kind: string;
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
  results?: string[];
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
  preview: string[];
  undo: boolean;
  deadline: number | null;
  standing: Order[];
  order: string | null;
  guide: Guide | null;
}

export interface Offer {
  move: string;
  label: string;
  note: string | null;
}

export interface Refusal {
  move: string;
  label: string;
  why: string;
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
  text: string;
  cards: string[];
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
}

export interface Played {
  type: "played";
  first: number;
  events: Event[];
  lines: Line[];
  first_line: number;
  game: Shown;
}

export interface Event {
  added_claws?: number;
  after: number;
  all?: string[];
  amount?: number;
  borough?: string;
  card?: string;
  cause: Cause;
  dice?: string[];
  ending?: string | null;
  face?: string;
  from?: string;
  goal?: string;
  kind: string;
  loss?: number;
  now?: number;
  number: number;
  owner?: string;
  price?: number;
  seat?: string;
  slot?: number;
  tile?: string;
  to?: string;
  token?: string;
  tokens?: number;
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
  kind: "bad" | "gone" | "illegal" | "limit" | "not_host" | "not_now" | "not_yours" | "stale" | "taken";
  text: string;
}

export interface Advice {
  type: "advice";
  nonce: string;
  seq: number;
  topic: "coach" | "forecast" | "odds" | "ouch" | "plan";
  odds: Chip[] | null;
  coach: Counsel | null;
  forecast: StayOrLeave | null;
  ouch: OuchForecast | null;
  plan: Destruction | null;
}

export interface Chip {
  face: string;
  count: number;
  chance: number;
  use: "card" | "damage" | "energy" | "harm" | "health" | "knock_out" | "points";
  about: string | null;
}

export interface Counsel {
  move: string;
  label: string;
  keep: string[] | null;
  chance: number;
  gain: number | null;
  verdict: string;
  reason: string;
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
  summary: string;
}

export interface PlanStep {
  move: string;
  label: string;
  note: string;
}

export interface Because {
  type: "because";
  nonce: string;
  reasons: Reason[];
}

export interface Reason {
  kind: string;
  text: string;
  cards: string[];
  rule: string | null;
  title: string | null;
  ruling: string | null;
}

export interface NewTable {
  settings: Settings;
  seats: NewSeat[];
  begin?: boolean;
}

export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: number;
  monster?: string | null;
}

export interface Made {
  table: string;
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
}

export interface Refused {
  problem: Problem;
}

export interface GameReview {
  table: string;
  players: PastPlayer[];
  review: Review;
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
  figures: FigureGroup[];
  ends: Fall[];
}

export interface Ending {
  kind: string;
  winners: string[];
  turn: number;
  headline: string;
  lines: string[];
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
  lines: string[];
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
  headline: string;
  lines: string[];
}

export interface Falls {
  ends: Fall[];
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
  waiting: string | null;
  move: string | null;
  events: Event[];
}

export interface Fork {
  step: number;
  seat: string;
  name: string;
  level: number;
}

export interface Saved {
  text: string;
}

export interface NewLesson {
  city: string;
  name: string;
}

export interface NewPractice {
  text: string;
  begin?: boolean;
  name?: string;
  seat?: string;
  level?: number;
}

export interface Practice {
  scenario: string;
  view: View;
  table: string | null;
}

export type AnyRequest = Move | Ask | Undo | MoreTime | Sit | Leave | Return | Dress | Rename | SetSeat | AddSeat | RemoveSeat | Configure | Begin | Pause | Rematch | Chat | Emote | Speak | Why | GiveOrders;
export type AnyMessage = Snapshot | Played | Changed | Said | Answer | Advice | Because;
