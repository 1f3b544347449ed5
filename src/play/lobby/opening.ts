// Opening a table: its seed is made and promised, its options and paces are checked, its seats are set up without persons.
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../store/client.js';
import { createGame } from '../../store/games.js';
import { findGuild, saveGuild } from '../../store/guilds.js';
import { jsonObject } from '../../store/json.js';
import { saveSeat } from '../../store/seats.js';
import { findUser, saveUser } from '../../store/users.js';
import { commitment } from '../../table/dice.js';
import { standingOptions } from '../../table/game.js';
import type { Pace, SeatId } from '../../table/question.js';
import type { Speech } from '../../words/words.js';
import type { ResolvedDeps } from '../change/deps.js';
import type { Person } from '../change/person.js';
import { inWordsOf, Refused, refused, say } from '../change/refuse.js';
import { allowanceOf, requireRoomFor } from './allowance.js';
import type { StartPosition } from './imported.js';
import { isPractice } from '../records/practice.js';
import { chosenSettingsSchema, settingsOf, type ChosenSettings } from '../settings/settings.js';
import { audit, closeChange } from '../change/commit.js';
import { changeGame, type Session } from '../change/session.js';
import { shortened } from '../../words/literal.js';
import { durationsOf } from '../time/paces.js';
import { hourMs } from '../calendar/time.js';

/** A table's name is cut behind this. */
const longestTitle = 100;

export interface NewGame {
  readonly guildId: string;
  readonly kind: string;
  readonly name: string | null;
  readonly language: Speech;
  readonly options: Readonly<Record<string, unknown>>;
  readonly paces: Readonly<Partial<Record<Pace, number>>>;
  /** Confirmation before the start, open or secret votes, quiet hours, reminders; the defaults serve. */
  readonly settings?: ChosenSettings;
  /** The position it begins with, as `readExport` gives it; the game's own set-up when left out. */
  readonly start?: StartPosition;
  /** People who are told of it directly. */
  readonly invited?: readonly string[];
  /** Seats that people get who take any seat, as long as nobody else has taken them. */
  readonly kept?: readonly { readonly userId: string; readonly seats: readonly SeatId[] }[];
}

/** A new secret seed: 32 random bytes in hex. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Remembers a person as Discord knows them; the language of whoever named them is theirs only until their own is known. */
export async function meet(tx: Db, { id, name, locale }: Person, now: Date): Promise<void> {
  const known = await findUser(tx, id);
  await saveUser(tx, id, { name, ...(known?.locale == null ? { locale } : {}) }, now);
}

/**
 * Opens a table for sign-up; its seed is made and promised here.
 * @param limited whether it counts against what its host may have open; a tournament's tables do not.
 * @returns the game's number.
 * @throws Refused when the game is not known or cannot be set up like that, or its host has enough open.
 */
export async function create(
  deps: ResolvedDeps,
  tx: Db,
  host: Person,
  input: NewGame,
  limited = true,
): Promise<number> {
  const rules = deps.games.get(input.kind);
  if (rules === undefined) throw refused(say('refuse.noSuchKind'));
  // A tournament keeps to what was agreed when it was opened.
  const options = (limited ? rules.options : standingOptions(rules)).safeParse(input.options);
  if (!options.success) {
    throw refused(say('refuse.badOption', { field: String(options.error.issues[0]?.path[0] ?? '') }));
  }
  const conflicts = rules.conflicts?.(options.data) ?? [];
  if (conflicts.length > 0) throw new Refused(conflicts.map((text) => inWordsOf(rules.id, text)));
  const settings = chosenSettingsSchema.safeParse(input.settings ?? {});
  if (!settings.success) throw refused(say('refuse.badSetting'));
  const now = deps.now();
  await meet(tx, host, now);
  const guild = (await findGuild(tx, input.guildId)) ?? (await saveGuild(tx, input.guildId, {}, now));
  // The host's row, just written, makes others of the same person wait: their openings are counted one after another.
  // Whoever practises may try every game, and begin each anew.
  const allowance = isPractice(input) ? deps.games.size * 2 : allowanceOf(guild, deps.allowance);
  if (limited) await requireRoomFor(tx, { guildId: input.guildId, hostId: host.id, allowance }, now);
  const seed = deps.seed();
  const game = await createGame(
    tx,
    {
      guildId: input.guildId,
      kind: input.kind,
      title: titleOf(input.name),
      options: options.data,
      language: input.language,
      paces: durationsOf(rules, input.paces),
      settings: input.start === undefined ? settings.data : { ...settings.data, start: input.start },
      hostId: host.id,
      seed,
      seedHash: commitment(seed),
      rulesVersion: rules.version,
    },
    now,
  );
  for (const [position, seat] of rules.seats(options.data).entries()) await saveSeat(tx, game.id, seat, { position });
  return game.id;
}

/** Signs nobody sees: format signs, blanks of every kind, marks that stand on nothing, and fillers that count as letters. */
const invisible = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A name as it can be stored and shown: without control characters, null when nothing is left that can be seen. */
export function titleOf(name: string | null): string | null {
  const clean = shortened(name ?? '', longestTitle);
  return invisible.test(clean) ? null : clean;
}

/** What a host may change at any time: it changes nothing of how the game is played. */
const alwaysOpen: ReadonlySet<string> = new Set<keyof ChosenSettings>(['publicBoard']);

/**
 * Says before the start how a table is run; what is left out stays.
 * @param hours how long a kind of question lasts.
 * @throws Refused once it has begun, but for what is open at any time, or for a value that cannot be.
 */
export async function setTable(
  s: Session,
  wanted: ChosenSettings,
  hours: Readonly<Partial<Record<Pace, number>>> = {},
): Promise<void> {
  const chosen = chosenSettingsSchema.safeParse(wanted);
  if (!chosen.success) throw refused(say('refuse.badSetting'));
  const isLater = Object.keys(hours).length > 0 || Object.keys(chosen.data).some((name) => !alwaysOpen.has(name));
  if (s.row.status !== 'signup' && isLater) throw refused(say('refuse.notSignup'));
  // Whoever has signed up was told whether they would be known.
  const { anonymous = s.settings.anonymous } = chosen.data;
  if (anonymous !== s.settings.anonymous && s.signUps.length > 0) throw refused(say('refuse.anonymousLate'));
  const time = { ...settingsOf(s.row).time, ...chosen.data.time };
  const settings = jsonObject.parse(JSON.parse(JSON.stringify({ ...s.row.settings, ...chosen.data, time })));
  const before = Object.fromEntries(Object.entries(s.row.paces).map(([pace, ms]) => [pace, ms / hourMs]));
  const paces = durationsOf(s.rules, { ...before, ...hours });
  // What is chosen already is nothing to tell anybody.
  if (isDeepStrictEqual([settingsOf({ settings }), paces], [s.settings, s.row.paces])) return;
  changeGame(s, { settings, paces });
  // Whoever has signed up did so under other rules.
  if (
    Object.keys(chosen.data).some((name) => !alwaysOpen.has(name)) &&
    s.signUps.some((one) => one.userId !== s.row.hostId)
  )
    s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.tableSet') });
  await audit(s, 'setTable', { ...chosen.data, ...(Object.keys(hours).length === 0 ? {} : { hours }) });
  await closeChange(s);
}
