// Looking at a game: its picture, its log, its dice once it has ended, and a copy of it.
import { findPosition, listPhases } from '../../store/checkpoints.js';
import { notesOf } from '../../store/notes.js';
import { eachReportBefore } from '../../store/reports.js';
import { createYield, jsonOf } from '../../store/yielding.js';
import { exportGame as wholeGame } from '../../store/transfer.js';
import { asSheet } from '../../table/answer.js';
import { SeededDice, type Draw } from '../../table/dice.js';
import type { Answer, SeatId } from '../../table/question.js';
import type { BoardMaps } from '../../table/board-map.js';
import type { Look, Scene } from '../../table/scene.js';
import type { Text } from '../../table/text.js';
import { deskOf, tasksOf } from '../turn/desk.js';
import { infoOf } from '../turn/info.js';
import type { Moment, ProvenDraws, SupposedScene, LogEntry } from './past.js';
import { unreadable } from '../typing/too-much.js';
import { letters } from '../press/letters.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import { optionsOf, readPosition, seatsOf, type Snapshot } from '../change/snapshot.js';
import { diceSeed, ingredientsOf } from '../change/dice-seed.js';
import { settingsOf } from '../settings/settings.js';

/**
 * The board as a person may see it from one of their seats; nobody's (null) is what everybody may see.
 * @param checkpoint an earlier phase as it began; the present position when left out.
 * @throws Refused when the seat is not theirs.
 */
export async function scene(
  s: Snapshot,
  { userId, seat }: { readonly userId: string | null; readonly seat: SeatId | null },
  look: Look,
  maps: BoardMaps,
  checkpoint?: Moment,
): Promise<Scene> {
  const seats = userId === null ? [] : seatsOf(s, userId).map((row) => row.seat);
  if (seat !== null && !seats.includes(seat)) throw refused(say('refuse.noSeat'));
  const tasks = userId === null ? [] : tasksOf(s, userId);
  const viewer = seat ?? tasks[0]?.seat ?? seats[0] ?? null;
  const { number, live, state, began } = await shownAt(s, checkpoint);
  const unsent = mergedAnswers(tasks.map((task) => task.draft ?? task.saved).filter((answer) => answer !== null));
  const [task] = tasks;
  const own =
    look.draft === undefined && live && unsent !== undefined
      ? { ...look, draft: unsent, ...(task && tasks.length === 1 ? { drafting: task.question.key } : {}) }
      : look;
  // As the phase began that brought it about: its own once it is under way, else the one before.
  const earlier = look.focus === undefined ? null : (began ?? (await beganAs(s, number - 1)));
  const before = earlier === null ? {} : { before: s.rules.view(earlier, viewer) };
  return s.rules.board(s.rules.view(state, viewer), { ...own, ...before }, maps);
}

/**
 * The board in words, as a person may see it; nobody's (null) is what everybody may see.
 * @param checkpoint an earlier phase as it began; the present position when left out.
 */
export async function words(s: Snapshot, userId: string | null, checkpoint?: Moment): Promise<readonly Text[]> {
  const viewer = userId === null ? null : (seatsOf(s, userId)[0]?.seat ?? null);
  const { state } = await shownAt(s, checkpoint);
  return s.rules.describe(s.rules.view(state, viewer)).map((text) => inWordsOf(s.row.kind, text));
}

interface Shown {
  readonly number: number;
  readonly live: boolean;
  readonly state: object;
  /** The position as its phase began, where that is under way. */
  readonly began: object | null;
}

async function shownAt(s: Snapshot, moment: Moment | undefined): Promise<Shown> {
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const { number, answers, replay, checkpoint: own } = s.position;
  if (moment === undefined || moment === number)
    return { number, live: true, state: replay.state, began: answers.length > 0 ? own.state : null };
  const checkpoint = typeof moment === 'number' ? moment : moment.began;
  const state = await beganAs(s, checkpoint);
  if (state === null) throw refused(say('refuse.noSuchGame'));
  return { number: checkpoint, live: false, state, began: null };
}

/** The position as a phase began. */
async function beganAs(s: Snapshot, number: number): Promise<object | null> {
  const known = s.deps.positions.of(s.row.id);
  const stored = await findPosition(s.db, s.row.id, number, [...known.keys()]);
  if (stored === null) return null;
  return known.get(stored.id)?.checkpoint.state ?? s.rules.state.parse(stored.state);
}

/**
 * What would come of guesses at what others answer, beside what the person has put together.
 * @param typed the guesses.
 * @throws Refused when the text is too long, or when the game has nothing to guess now.
 */
export function supposed(
  s: Snapshot,
  userId: string,
  typed: string,
  look: Look,
  maps: BoardMaps,
): Promise<SupposedScene> {
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const long = unreadable(typed);
  if (long !== undefined && 'problem' in long) throw refused(long.problem);
  const tasks = tasksOf(s, userId);
  const seat = tasks[0]?.seat ?? seatsOf(s, userId)[0]?.seat ?? null;
  const given = tasks.map((task) => task.draft ?? task.saved).filter((answer) => answer !== null);
  const own = given.length > 1 ? given.flatMap((answer) => asSheet(answer)) : given[0];
  const view = s.rules.view(s.position.replay.state, seat);
  const found = s.rules.suppose?.(typed, { view, own }) ?? null;
  if (found === null) throw refused(say('refuse.nothingToGuess'));
  const { variants } = s.rules.looks(found.view);
  const { look: best } = found;
  const variant = best?.variant ?? variants.find(({ role }) => role === 'results')?.id ?? look.variant;
  const inWords = (text: Text): Text => inWordsOf(s.row.kind, text);
  const isNear = best !== undefined && look.whole !== true;
  const area = isNear ? s.rules.closeUp?.(best.focus, found.view) : undefined;
  const focus = best === undefined ? {} : { focus: best.focus };
  const shown = { ...look, variant, ...focus, ...(area === undefined ? {} : { area }) };
  return Promise.resolve({
    scene: s.rules.board(found.view, shown, maps),
    ...(found.note === undefined ? {} : { note: inWords(found.note) }),
    told: found.told.map(inWords),
    unread: found.unread.map(({ source, problem }) => ({ source, problem: inWords(problem) })),
  });
}

/** A person's unsent answers in one: orders and rows side by side. */
export function mergedAnswers(answers: readonly Answer[]): unknown {
  const [first] = answers;
  if (first === undefined) return undefined;
  const lists = answers.filter((answer) => Array.isArray(answer));
  if (lists.length === answers.length) return lists.flat();
  return Object.assign({}, ...answers.filter((answer) => !Array.isArray(answer)));
}

/** What has been told, newest first, as far as a person may read it. */
export async function log(
  s: Snapshot,
  userId: string | null,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<readonly LogEntry[]> {
  const seats = userId === null ? [] : seatsOf(s, userId).map((seat) => seat.seat);
  const entries: LogEntry[] = [];
  for await (const { id, checkpoint, text, audience, at } of eachReportBefore(s.db, s.row.id, before)) {
    if (entries.length >= limit) break;
    if (audience !== null && !audience.some((seat) => seats.includes(seat))) continue;
    entries.push({ id, checkpoint, text: inWordsOf(s.row.kind, text), private: audience !== null, at });
  }
  return entries;
}

/** Every draw of an ended game, with the seed that proves them. Throws Refused while it runs. */
export async function draws(s: Snapshot): Promise<ProvenDraws> {
  if (s.row.endedAt === null) throw refused(say('refuse.notEnded'));
  const all: Draw[] = [];
  if (s.row.startedAt !== null) {
    all.push(...(await openingDraws(s)));
    const yieldToOthers = createYield();
    for (const { number } of await listPhases(s.db, s.row.id)) {
      await yieldToOthers();
      const position = await readPosition(s, number);
      all.push(...(position?.replay.draws ?? []));
    }
  }
  return {
    seed: s.row.seed,
    seedHash: s.row.seedHash,
    ingredients: ingredientsOf(s.row),
    forks: settingsOf(s.row).dice.forks,
    draws: all,
  };
}

/** The draws before the first phase: who sits where, and the set-up. */
async function openingDraws(s: Snapshot): Promise<readonly Draw[]> {
  const dice = new SeededDice(diceSeed(s.row, 0));
  for (const length of settingsOf(s.row).lots) dice.shuffle(Array.from({ length }), 'seats');
  if (settingsOf(s.row).start === null) {
    const first = await readPosition(s, 0);
    s.rules.setup(optionsOf(s), dice, first?.checkpoint.state);
  }
  return dice.log;
}

/** Acts and settings of a table that concern some of its people alone: who asked whom for what, who was turned away. */
const ownActs: ReadonlySet<string> = new Set(['propose', 'askSight', 'turnAway']);
const ownSettings: ReadonlySet<string> = new Set(['sights', 'turnedAway']);

/**
 * A copy of a game as JSON: once it has ended all of it, in the form `import` takes; before, only what the person may see.
 */
export async function exportGame(s: Snapshot, userId: string): Promise<string> {
  // What was written between seats leaves only with its own parties.
  const own = await letters(s, userId, { limit: 10_000 });
  const notes = await notesOf(s.db, { gameId: s.row.id, userId });
  if (s.row.endedAt !== null) {
    const whole = await wholeGame(s.db, s.row.id, s.now);
    // What somebody proposed or voted in secret, what two had to settle, who watched, and what was only begun, stays theirs.
    const audits = whole.audits.filter(({ action }) => !ownActs.has(action));
    const settings = Object.fromEntries(Object.entries(whole.game.settings).filter(([name]) => !ownSettings.has(name)));
    const played = new Set([...whole.seats, ...whole.answers].map(({ seat, userId }) => `${seat} ${userId}`));
    const witnesses = whole.witnesses.filter(({ seat, userId }) => played.has(`${seat} ${userId}`));
    return jsonOf({
      ...whole,
      game: { ...whole.game, settings },
      audits,
      witnesses,
      proposals: [],
      drafts: [],
      instructions: [],
      letters: own,
      notes,
    });
  }
  const desk = await deskOf(s, userId);
  return jsonOf({
    format: 'fieldpost-view',
    version: 1,
    exportedAt: s.now.toISOString(),
    game: infoOf(s, userId),
    seats: desk.seats,
    view: desk.view,
    saved: desk.tasks.map(({ id, seat, question, saved }) => ({ id, seat, key: question.key, saved })),
    log: await log(s, userId, { limit: 100_000 }),
    letters: own,
    notes,
  });
}
