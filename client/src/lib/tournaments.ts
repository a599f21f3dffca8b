// What is asked about tournaments and the channel.
import type { Chances, Channel, NewTournament, Tournament, TournamentMade } from "../protocol";
import { ask, type Result } from "./api.svelte";
import { given } from "./guests";
import { settings } from "./settings.svelte";

const language = (): string => encodeURIComponent(settings.language || navigator.language);
const at = (id: string, what = ""): string =>
  `/api/tournaments/${id}${what}?language=${language()}`;

export const makeTournament = (wanted: NewTournament): Promise<Result<TournamentMade>> =>
  ask(`/api/tournaments?language=${language()}`, wanted);
export const findTournament = (id: string): Promise<Result<Tournament>> => ask(at(id));
export const joinTournament = (id: string, name: string): Promise<Result<Tournament>> =>
  ask(at(id, "/join"), { name: given(name) });
export const leaveTournament = (id: string): Promise<Result<Tournament>> =>
  ask(at(id, "/leave"), {});
export const beginTournament = (id: string): Promise<Result<Tournament>> =>
  ask(at(id, "/begin"), {});

export const whatToWatch = (): Promise<Result<Channel>> => ask(`/api/watch?language=${language()}`);
export const chancesAt = (table: string): Promise<Result<Chances>> =>
  ask(`/api/watch/${table}?language=${language()}`);
