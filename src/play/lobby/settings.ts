// What a table can be told beside the game's own options: confirmation before the start, votes, quiet hours, reminders.
import { z } from 'zod';
import type { GameRow } from '../../store/games.js';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of the night in which no deadline falls, in the server's time zone; may run over midnight. */
const quietSchema = z.strictObject({ from: timeOfDay, to: timeOfDay }).readonly();
export type Quiet = z.infer<typeof quietSchema>;

const tableSettingsSchema = z
  .object({
    /** Everybody confirms before the first turn. */
    readyCheck: z.boolean().default(false),
    /** Whether a running vote shows who has agreed. */
    drawVote: z.enum(['secret', 'open']).default('secret'),
    quiet: quietSchema.nullable().default({ from: '02:00', to: '08:00' }),
    /** Minutes before a deadline at which those who still owe something are reminded. */
    reminders: z.array(z.int().positive()).readonly().default([1440, 360, 60]),
    /** Turn deadlines missed in a row after which a seat counts as left. */
    misses: z.int().positive().default(2),
    /** Reports not yet announced, by id: what somebody does in several steps is told when it is done. */
    unsaid: z.array(z.int()).readonly().default([]),
    /** How the seats were drawn at the start, so that the first draws can be recomputed. */
    drawn: z
      .strictObject({ free: z.array(z.string()).readonly(), placeholders: z.array(z.string()).readonly() })
      .readonly()
      .nullable()
      .default(null),
  })
  .readonly();

/** The settings of a table, each with a default. */
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** What may be chosen when a table is opened. */
export const chosenSettingsSchema = z
  .strictObject({
    readyCheck: z.boolean(),
    drawVote: z.enum(['secret', 'open']),
    quiet: quietSchema.nullable(),
    reminders: z.array(z.int().positive()).readonly(),
    misses: z.int().positive(),
  })
  .partial()
  .readonly();
export type ChosenSettings = z.infer<typeof chosenSettingsSchema>;

/** The settings of a stored game. */
export function settingsOf(row: GameRow): TableSettings {
  return tableSettingsSchema.parse(row.settings);
}

/** Whether votes on ending the game stay hidden: the game's option `drawVote` goes before the table's setting. */
export function votesAreSecret(row: GameRow): boolean {
  const option = row.options['drawVote'];
  return typeof option === 'string' ? option.startsWith('secret') : settingsOf(row).drawVote === 'secret';
}

/** Whether all others may together concede the game to one: the game's option `concession`, else yes. */
export function mayConcede(row: GameRow): boolean {
  return row.options['concession'] !== false;
}

/** Whether a draw may leave some out: not where the game's option `drawIncludes` says that all survivors share it. */
export function mayListSharers(row: GameRow): boolean {
  return row.options['drawIncludes'] !== 'survivors';
}

/** Turn deadlines missed in a row after which a seat is open for others: the first where the game's option `absentPlayer` says so. */
export function missesUntilLeft(row: GameRow): number {
  return looksForSubstitutes(row) || waitsForSubstitutes(row) ? 1 : settingsOf(row).misses;
}

/** Whether a substitute is asked for as soon as a player has missed a deadline: the game's option `absentPlayer`. */
export function looksForSubstitutes(row: GameRow): boolean {
  return row.options['absentPlayer'] === 'substitute';
}

/** Whether the game waits for a substitute when a player has gone: the game's option `absentPlayer`, else it plays on. */
export function waitsForSubstitutes(row: GameRow): boolean {
  return row.options['absentPlayer'] === 'pause';
}
