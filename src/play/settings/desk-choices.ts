// What a table may be told of being taken back, of how its waiting shows, of those who watch, of its newspaper and its computer players.
import { z } from 'zod';
import { levels, type Level } from '../../table/levels.js';
import type { SeatId } from '../../table/question.js';

/** How long after it is played a spectator may see everything, in phases. */
const longestDelay = 40;

/** The choices, as they are made when a table is opened. */
export const chosenDeskFields = {
  /** Who takes the game back to an earlier phase: all its people, more than half of them, or a host without a stake alone. */
  rollback: z.enum(['everybody', 'most', 'host']),
  /** Whether it shows who has handed in, how many have, or nothing. */
  readiness: z.enum(['names', 'count', 'none']),
  /** What those see who watch: what everybody may, or everything so many phases later. */
  spectators: z.union([z.literal('public'), z.int().min(1).max(longestDelay)]),
  /** Whether each year or turn ends with a newspaper page. */
  newspaper: z.boolean(),
  /** How well computer players play, those who stand in for somebody among them. */
  computers: z.enum(levels),
  /** The same for seats that a computer player has from the start, by seat, where the host has chosen another level. */
  seatLevels: z.record(z.string(), z.enum(levels)).readonly(),
  /** Whether anybody with its link may watch the board in a browser. */
  publicBoard: z.boolean(),
};

/** The same as they are stored, each with its default. */
export const deskFields = {
  rollback: chosenDeskFields.rollback.default('everybody'),
  readiness: chosenDeskFields.readiness.default('names'),
  spectators: chosenDeskFields.spectators.default('public'),
  newspaper: chosenDeskFields.newspaper.default(false),
  computers: chosenDeskFields.computers.default('usual'),
  seatLevels: chosenDeskFields.seatLevels.default({}),
  publicBoard: chosenDeskFields.publicBoard.default(true),
};

/** What of it everybody may know: all. */
export interface DeskSettings {
  readonly rollback: z.infer<typeof chosenDeskFields.rollback>;
  readonly readiness: z.infer<typeof chosenDeskFields.readiness>;
  readonly spectators: z.infer<typeof chosenDeskFields.spectators>;
  readonly newspaper: boolean;
  readonly computers: Level;
  readonly seatLevels: Readonly<Record<SeatId, Level>>;
  readonly publicBoard: boolean;
}

/** How well the computer player of a seat plays. */
export function levelOf(
  { computers, seatLevels }: Pick<DeskSettings, 'computers' | 'seatLevels'>,
  seat: SeatId,
): Level {
  return seatLevels[seat] ?? computers;
}

/** The levels of some seats alone. */
export function levelsOf(
  { seatLevels }: Pick<DeskSettings, 'seatLevels'>,
  keeps: (seat: SeatId) => boolean,
): DeskSettings['seatLevels'] {
  return Object.fromEntries(Object.entries(seatLevels).filter(([seat]) => keeps(seat)));
}

export function shownDesk({
  rollback,
  readiness,
  spectators,
  newspaper,
  computers,
  seatLevels,
  publicBoard,
}: DeskSettings): DeskSettings {
  return { rollback, readiness, spectators, newspaper, computers, seatLevels, publicBoard };
}
