// What a table can be told beside the game's own options: confirmation before the start, votes, quiet hours, reminders.
import { z } from 'zod';
import type { GameRow } from '../../store/games.js';
import { jsonObject } from '../../store/json.js';
import { chosenPressFields, pressFields } from './press-choices.js';
import { chosenTimeSchema, timeSettingsSchema } from '../calendar/time-settings.js';
import { quietSchema } from '../calendar/quiet.js';
import { chosenDeskFields, deskFields, shownDesk, type DeskSettings } from './desk-choices.js';

const longestWaitHours = 14 * 24;
const longestReadyHours = 7 * 24;
const longestPauseHours = 28 * 24;
const mostMisses = 10;
/** What is kept of a table's gathering beside its sign-ups. */
const gatheringSchema = z
  .object({
    /** Until when everybody has to confirm, while a ready check runs. */
    readyBy: z.iso.datetime().nullable(),
    /** Who waits for a place, by Discord's ids, in the order in which they came. */
    waiting: z.array(z.string()).readonly(),
    /** Who has been invited, by Discord's ids. */
    invited: z.array(z.string()).readonly(),
    /** Seats kept for people who take any seat, as long as nobody else has taken them. */
    kept: z
      .array(z.object({ userId: z.string(), seats: z.array(z.string()).readonly() }).readonly())
      .readonly()
      .default([]),
  })
  .readonly()
  .default({ readyBy: null, waiting: [], invited: [], kept: [] });

/**
 * A new field stands here with its default, in `chosenSettingsSchema` where a host may choose it, in `ShownSettings` and `shownSettings` where
 * everybody may know it, and in the menu `discord/tables/table-settings.ts` with words in both languages.
 */
const tableSettingsSchema = z
  .object({
    /** Whether everybody confirms before the first turn; null = where three or more people play. */
    readyCheck: z.boolean().nullable().default(null),
    /** Hours in which they have to. */
    readyHours: z.number().positive().max(longestReadyHours).default(24),
    /** Only those who have been invited can sign up. */
    invitedOnly: z.boolean().default(false),
    gathering: gatheringSchema,
    /** Whether a running vote shows who has agreed. */
    drawVote: z.enum(['secret', 'open']).default('secret'),
    quiet: quietSchema.nullable().default({ from: '02:00', to: '08:00' }),
    /** Minutes before a deadline at which those who still owe something are reminded. */
    reminders: z.array(z.int().positive()).readonly().default([1440, 360, 60]),
    /** Turn deadlines missed in a row after which a seat counts as left. */
    misses: z.int().positive().default(2),
    /** Hours after which a seat whose player has gone is anybody's; before, the host or the others have to agree. */
    takeOver: z.number().min(0).max(longestWaitHours).default(12),
    /** Hours after which any player may let a stopped clock run again. */
    pause: z.number().positive().max(longestPauseHours).default(72),
    ...pressFields,
    /** When questions fall due beyond the length of their pace. */
    time: timeSettingsSchema,
    ...deskFields,
    /** Reports not yet announced, by id: what somebody does in several steps is told when it is done. */
    unsaid: z.array(z.int()).readonly().default([]),
    /** The newest announcement while more of the same turn would be added to it: its key, its turn, what it tells. */
    post: z
      .strictObject({ key: z.int(), turn: z.string(), reports: z.array(z.int()).readonly() })
      .readonly()
      .nullable()
      .default(null),
    /** How long reaction windows of the turn that goes on have been waited for, in milliseconds. */
    waited: z.strictObject({ turn: z.string(), ms: z.number().nonnegative() }).readonly().nullable().default(null),
    /** Who was turned away and cannot sign up again, by Discord's ids. */
    turnedAway: z.array(z.string()).readonly().default([]),
    /** The position out of another game with which it begins; null for the game's own set-up. */
    start: z.object({ phase: z.string(), state: jsonObject }).readonly().nullable().default(null),
    /** Set for an ended game that was read from a file: who is said to have held its seats. Nobody has checked that. */
    replay: z
      .object({
        people: z.array(z.object({ seat: z.string(), userId: z.string(), name: z.string() }).readonly()).readonly(),
      })
      .readonly()
      .nullable()
      .default(null),
    /** Lengths of the lists that were shuffled to give out seats, in order, so that the first draws can be recomputed. */
    lots: z.array(z.int().positive()).readonly().default([]),
    /** What players have added to the dice after the promise, and the press that closed the list; open while null. */
    dice: z
      .object({
        added: z.array(z.object({ userId: z.string(), act: z.string(), word: z.string() }).readonly()).readonly(),
        closedBy: z.string().nullable(),
        /** Where the game was taken back: from which phase and draw on its dice are others, and whether its position was put right. */
        forks: z
          .array(z.object({ phase: z.int(), from: z.int(), line: z.string(), edited: z.boolean() }).readonly())
          .readonly()
          .default([]),
      })
      .readonly()
      .default({ added: [], closedBy: null, forks: [] }),
  })
  .readonly();

/** The settings of a table, each with a default. */
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** What may be chosen when a table is opened. */
export const chosenSettingsSchema = z
  .strictObject({
    readyCheck: z.boolean().nullable(),
    readyHours: z.number().positive().max(longestReadyHours),
    invitedOnly: z.boolean(),
    drawVote: z.enum(['secret', 'open']),
    quiet: quietSchema.nullable(),
    reminders: z.array(z.int().positive()).readonly(),
    misses: z.int().positive().max(mostMisses),
    takeOver: z.number().min(0).max(longestWaitHours),
    pause: z.number().positive().max(longestPauseHours),
    ...chosenPressFields,
    time: chosenTimeSchema,
    ...chosenDeskFields,
  })
  .partial()
  .readonly();
export type ChosenSettings = z.infer<typeof chosenSettingsSchema>;

/** What of a table's settings everybody may know. */
export type ShownSettings = Pick<
  TableSettings,
  | 'readyCheck'
  | 'readyHours'
  | 'invitedOnly'
  | 'drawVote'
  | 'quiet'
  | 'reminders'
  | 'misses'
  | 'takeOver'
  | 'pause'
  | 'press'
  | 'anonymous'
  | 'time'
> &
  DeskSettings;

/** The settings of a stored game as everybody may know them. */
export function shownSettings(row: GameRow): ShownSettings {
  const settings = settingsOf(row);
  return {
    readyCheck: settings.readyCheck,
    readyHours: settings.readyHours,
    invitedOnly: settings.invitedOnly,
    drawVote: settings.drawVote,
    quiet: settings.quiet,
    reminders: settings.reminders,
    misses: settings.misses,
    takeOver: settings.takeOver,
    pause: settings.pause,
    press: settings.press,
    anonymous: settings.anonymous,
    time: settings.time,
    ...shownDesk(settings),
  };
}

/** Settings as they were read from what is stored, which is never changed in place. */
const read = new WeakMap<GameRow['settings'], TableSettings>();

/** The settings of a stored game. */
export function settingsOf({ settings }: Pick<GameRow, 'settings'>): TableSettings {
  const known = read.get(settings) ?? tableSettingsSchema.parse(settings);
  read.set(settings, known);
  return known;
}
