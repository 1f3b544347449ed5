// What a tournament is told when it is set up, and what follows from it: its places, its rounds, what a game brings.
import { z } from 'zod';
import type { StoredTournament } from '../../store/tournaments.js';
import type { AnyGame } from '../../table/game.js';
import type { SeatId } from '../../table/question.js';
import { holdingOf, sidesOf } from '../../table/seats.js';
import { usualRounds } from './pairing.js';
import { pointRules } from './standings.js';

const mostRounds = 60;
const mostDays = 365;
/** How long a league's season lasts where nobody has said. */
export const usualSeason = 90;

const fields = {
  /** How many rounds; null = as many as the format takes. */
  rounds: z.int().min(1).max(mostRounds).nullable(),
  /** Days after which the next round opens even if a game goes on; in a league the length of the season; null = it waits, or the usual. */
  days: z.int().min(1).max(mostDays).nullable(),
  points: z.enum(pointRules),
  /** Where one person may hold a whole side, a place at a table is a side; otherwise a seat. */
  sides: z.boolean(),
  /** Who takes part holds a role of the server while it runs. */
  role: z.boolean(),
};

const settingsSchema = z
  .object({
    rounds: fields.rounds.default(null),
    days: fields.days.default(null),
    points: fields.points.default('share'),
    sides: fields.sides.default(true),
    role: fields.role.default(false),
    /** Who takes part, in the order drawn by lot. */
    order: z.array(z.string()).readonly().default([]),
  })
  .readonly();
export type TournamentSettings = z.infer<typeof settingsSchema>;

/** What may be chosen; what is left out stays. */
export const chosenTournamentSettings = z.strictObject(fields).partial().readonly();
export type ChosenTournamentSettings = z.infer<typeof chosenTournamentSettings>;

export function tournamentSettings({ row }: Pick<StoredTournament, 'row'>): TournamentSettings {
  return settingsSchema.parse(row.settings);
}

/** What one player is drawn for. */
export interface Place {
  readonly id: string;
  readonly seats: readonly SeatId[];
}

/** The places of a table, one for each of its players: sets of seats that go to one person, whole sides, or seats. */
export function placesOf(
  rules: AnyGame,
  options: object,
  { sides }: Pick<TournamentSettings, 'sides'>,
): readonly Place[] {
  const holding = holdingOf(rules, options);
  switch (holding.kind) {
    case 'sets':
      return holding.sets.map((seats) => ({ id: seats.join('+'), seats }));
    case 'side':
      if (sides) return sidesOf(rules, options).map(({ id, seats }) => ({ id, seats }));
      break;
    case 'one':
      break;
  }
  return rules.seats(options).map((seat) => ({ id: seat, seats: [seat] }));
}

/** How many rounds it has; null for a league, which has none. */
export function roundsOf(
  { row, entries }: StoredTournament,
  settings: TournamentSettings,
  places: number,
): number | null {
  if (row.format === 'league') return null;
  const players = settings.order.length > 0 ? settings.order.length : entries.length;
  return settings.rounds ?? usualRounds(row.format, places, players);
}

/** Sitting out is worth a game shared by all in Swiss, where it would cost a game otherwise; everybody sits out alike in a round robin. */
export function byeWorth(format: StoredTournament['row']['format'], places: number): number {
  if (format !== 'swiss') return 0;
  return places === 2 ? 0.5 : 100 / places;
}
