// Typed text becomes part of an answer: what could be read is merged with what was there and saved at once.
import type { AnyGame, OrderPlace, Reading } from '../../table/game.js';
import { asChoice, asSheet, check } from '../../table/answer.js';
import { hasHangul } from '../../table/names.js';
import type { Answer, Form, Question, SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inDigits, linesOf, withoutPoliteness } from '../../table/typed-text.js';
import { runYielding, type Steps } from '../../store/yielding.js';
import type { Lang, Wording } from '../../words/words.js';
import { answer, requirePlaying, type Answered } from '../turn/answering.js';
import { deskOf, tasksOf, type Task } from '../turn/desk.js';
import { draftName, keepDraft } from '../turn/drafts.js';
import { inWordsOf, Refused, refused, say } from '../change/refuse.js';
import { typePass } from '../turn/passing.js';
import { isOffered, saidTo } from './seat-addressed.js';
import { after } from './ahead.js';
import { namesWhatIsNot } from './all-but.js';
import { Reader } from './reader.js';
import { readOnSheet } from './on-the-sheet.js';
import { isCompletable, put, putAlone, tooLittle, withFallen } from './put-in.js';
import { answersOf, restOf, spoiltBeside, understoodIn } from './readings.js';
import type { Begun } from '../turn/in-advance.js';
import { beginTyped, isForeseen, keepAsPlan, keepsRest, keepTyped } from './for-later.js';
import { unreadable } from './too-much.js';
import type { Session } from '../change/session.js';
import { positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';

/** What became of a typed text. */
export interface Typed {
  readonly readings: readonly Reading[];
  /** The question that it was read for last; null where it was read for none. */
  readonly asked: Pick<Task, 'checkpoint' | 'id' | 'question'> | null;
  readonly answered: Answered | null;
  /** What was begun and counts once it is confirmed. */
  readonly begun: Begun | null;
}

/** An open question, and how a text reads as an answer to it. */
interface Best {
  readonly task: Task;
  readonly readings: readonly Reading[];
}

/**
 * Reads text as answers to what a person owes. Of several open questions the one that most of it fits is taken.
 * A whole answer takes the
 * place of what was begun. What does not make a legal one yet is kept as a draft, and so is what counts only once it is confirmed,
 * typed or pressed: a sheet of orders, numbers, several choices, and a whole turn of which it can be seen what it would bring.
 * @param isMeant whether the text was written for a task: what was meant for one question must not answer the next.
 * @throws Refused when the person owes nothing, or nothing any more that the text was written for.
 */
export async function type(
  s: Session,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
  isMeant?: (task: Task) => boolean,
): Promise<Typed> {
  requirePlaying(s);
  if (seatsOf(s, userId).length === 0) throw refused(say('refuse.noSeat'));
  if (isMeant !== undefined && !tasksOf(s, userId).some(isMeant)) throw refused(say('refuse.staleNothing'));
  const passed = await typePass(s, userId, text, wording);
  if (passed !== null)
    return {
      readings: [{ source: text, part: [], echo: passed.told }],
      asked: null,
      answered: { remarks: [], confirm: null, desk: passed.desk },
      begun: null,
    };
  const best = await bestOf(s, userId, text, lang, wording, isMeant);
  if (best === undefined)
    throw refused(say(s.rules.instructions === undefined ? 'refuse.noQuestion' : 'refuse.noQuestionYet'));
  const { task } = best;
  const parts = answersOf(best.readings);
  // A list that was read in part adds nothing to another, and is never handed in by itself.
  const isPart = task.question.form.kind === 'choose' && parts.length < best.readings.length;
  const value = isPart ? putAlone(task, parts) : put(task, parts);
  const readings = withFallen(s.row.kind, task, best.readings, value);
  const kept: Typed = { readings, asked: task, answered: null, begun: null };
  const read = (question: Question) => readFor(s, { question, seat: task.seat, begun: null }, text, lang, wording);
  if (parts.length === 0) return { ...kept, readings: (await keepAsPlan(s, userId, task, text, read)) ?? readings };
  const isPlan =
    restOf(readings) !== undefined &&
    !((await isForeseen(s, userId, task.seat, read)) && (await isFollowed(s, userId, best, lang, wording)));
  if (isPlan) {
    const whole = await beginTyped(s, userId, task.seat, readings, read);
    if (whole !== null) return { ...whole, asked: null, answered: null };
  }
  const spoilt = spoiltSet(s, best) ?? (await spoiltBy(s, userId, best, lang, wording));
  if (spoilt !== null) return { ...kept, readings: spoilt };
  const checked = check(task.question, value);
  // That too little is chosen follows from what could not be read.
  const isShort = parts.length < readings.length;
  const problems = checked.ok
    ? []
    : checked.refusals
        .filter(({ key }) => !isShort || !tooLittle.has(key))
        .map((problem) => ({ source: text, problem: inWordsOf(s.row.kind, problem) }));
  if (!checked.ok && !isCompletable(task.question.form, checked.refusals)) {
    // What is refused leaves nothing behind.
    return { ...kept, readings: [...readings.filter((reading) => 'problem' in reading), ...problems] };
  }
  // What counts at once must not count half understood, nor before the last press where a press would not be enough.
  const waits =
    isPart || (!task.sealed && (parts.length < readings.length || isPutTogether(task.question.form, value)));
  if (waits || !checked.ok) {
    await keep(s, task, value);
    const isToBeGoneOn = task.question.form.kind === 'orders' && !task.sealed;
    return isToBeGoneOn ? kept : { ...kept, readings: [...readings, ...problems] };
  }
  const input = { gameId: s.row.id, userId, checkpoint: task.checkpoint, question: task.id };
  try {
    const answered = await answer(s, { ...input, value, final: false, confirmed: false });
    if (answered.confirm === null) return await goOn(s, userId, { ...kept, answered }, lang, wording);
    await keep(s, task, value);
    return { ...kept, answered };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await keep(s, task, value);
    return { ...kept, readings: [...readings, ...error.texts.map((problem) => ({ source: text, problem }))] };
  }
}

/** Whether an answer takes several presses, of which the last confirms it: typed, it waits for that one, too. */
function isPutTogether(form: Form, value: Answer): boolean {
  return form.kind === 'choose' ? form.max > 1 && asChoice(value).length > 0 : true;
}

/** Whether all that was typed answers what is asked now and what is asked next, one thing after another. */
async function isFollowed(
  s: Snapshot,
  userId: string,
  { task, readings }: Best,
  lang: Lang,
  wording: Wording,
): Promise<boolean> {
  if (readings.some((reading) => 'problem' in reading)) return false;
  const rest = restOf(readings);
  if (rest === undefined) return true;
  const next = task.sealed ? null : after(s, userId, task, put(task, answersOf(readings)));
  if (next === 'chance') return false;
  const best = next === null ? undefined : await bestOf(next, userId, rest, lang, wording);
  return next !== null && best !== undefined && (await isFollowed(next, userId, best, lang, wording));
}

/**
 * What is wrong with a line that answers what is asked now, and then goes on with something that cannot be read there: it is one thing that
 * is meant, and nothing of it counts.
 * @returns null where it goes on as it may, or where it cannot be told before the answer is given.
 */
async function spoiltBy(
  s: Snapshot,
  userId: string,
  { task, readings }: Best,
  lang: Lang,
  wording: Wording,
  before: readonly Text[] = [],
): Promise<readonly Reading[] | null> {
  const rest = restOf(readings);
  // Behind a secret answer stands nothing that is meant for later.
  if (rest === undefined || (!task.sealed && keepsRest(s, userId))) return null;
  const understood = [...before, ...understoodIn(s.row.kind, readings)];
  const unknown = say('read.spoils', { problem: say('read.unknown', { word: rest }), understood });
  if (task.sealed) return [{ source: rest, problem: unknown }];
  const next = after(s, userId, task, put(task, answersOf(readings)));
  // Nothing can be said yet to what dice or cards decide first: a word that means nothing would be found out too late.
  if (next === 'chance') return [{ source: rest, problem: say('read.tooFar', { rest, understood }) }];
  const best = next === null ? undefined : await bestOf(next, userId, rest, lang, wording);
  if (next === null || best === undefined) {
    // A word that only begins a name and goes on as no name does is not that name.
    const isDoubtful = readings.some((one) => 'part' in one && one.isBegun === true);
    return isDoubtful ? [{ source: rest, problem: unknown }] : null;
  }
  const problems = best.readings.flatMap((one) => ('problem' in one ? [one] : []));
  if (problems.length === 0) return spoiltBy(next, userId, best, lang, wording, understood);
  // What was understood of the last answer, too, is sent again with what was not.
  const known = [...understood, ...understoodIn(s.row.kind, best.readings)];
  return spoiltBeside(known, problems);
}

/** What is wrong with a list of what is chosen that cannot be read where it says what is not meant: nothing of it counts. */
function spoiltSet(s: Snapshot, { task, readings }: Best): readonly Reading[] | null {
  const problems = readings.flatMap((one) => ('problem' in one ? [one] : []));
  if (task.question.form.kind !== 'choose' || !problems.some(({ source }) => namesWhatIsNot(source))) return null;
  return spoiltBeside(understoodIn(s.row.kind, readings), problems);
}

/** How a text would be read, with nothing of it kept; empty when the person owes nothing. */
export async function readings(
  s: Snapshot,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
): Promise<readonly Reading[]> {
  return (await bestOf(s, userId, text, lang, wording))?.readings ?? [];
}

/**
 * Of several open questions the one that most of a text fits, first of those that nothing has been said to.
 * @param isMeant for which it was written: whatever of it fits that, however well it fits another's.
 */
async function bestOf(
  s: Snapshot,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
  isMeant: (task: Task) => boolean = () => false,
): Promise<Best | undefined> {
  const tasks = tasksOf(s, userId);
  const readAll = async (some: readonly Task[], said: (task: Task) => string): Promise<Best[]> => {
    const read: Best[] = [];
    for (const task of some) {
      const { question, seat } = task;
      const asSaid = (part: string, begun: Answer | null) => readFor(s, { question, seat, begun }, part, lang, wording);
      const own = { also: (id: string) => s.rules.also?.(id, s.rules.view(positionOf(s).replay.state, seat)) };
      read.push(await readOnSheet(task, said(task), asSaid, { wording, game: s.rules.id, own }));
    }
    return read;
  };
  const ownOf = ({ seat }: Task): string => saidTo(seat, s.rules.id, text, wording) ?? text;
  const addressed = tasks.filter((task) => ownOf(task) !== text);
  const asTyped = await readAll(tasks, () => text);
  // What a place is called, too, is read as that where all of the line can be; a card whose name only begins so is not meant.
  const isWhole = asTyped.some(
    ({ task: { question }, readings }) =>
      readings.every((reading) => 'part' in reading) &&
      (addressed.length === 0 || isOffered(question.form, s.rules.id, text, wording)),
  );
  const read = isWhole || addressed.length === 0 ? asTyped : await readAll(addressed, ownOf);
  // Among those that it fits alike, what has been answered stays as it is.
  const waits = ({ task }: { readonly task: Task }): number =>
    !task.final && (task.draft ?? task.saved) === null ? 1 : 0;
  const fits = ({ readings }: Best): number => answersOf(readings).length;
  const isTheirs = (one: Best): number => (fits(one) > 0 && isMeant(one.task) ? 1 : 0);
  return read.sort((a, b) => isTheirs(b) - isTheirs(a) || fits(b) - fits(a) || waits(b) - waits(a))[0];
}

/** Takes what was typed behind an answer for the questions that follow it. */
async function goOn(s: Session, userId: string, typed: Typed, lang: Lang, wording: Wording): Promise<Typed> {
  const rest = restOf(typed.readings);
  if (rest === undefined) return typed;
  try {
    const later = await forLater(s, userId, rest, lang, wording);
    const more = later ?? (await type(s, userId, rest, lang, wording));
    // What was begun of the next answer stands on the desk as it is now.
    const first = typed.answered === null ? null : { ...typed.answered, desk: await deskOf(s, userId) };
    return { ...more, readings: [...typed.readings, ...more.readings], answered: more.answered ?? first };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const problems = error.texts.map((problem) => ({ source: rest, problem }));
    return { ...typed, readings: [...typed.readings, ...problems] };
  }
}

/** Keeps for later what nothing that is open now takes; null when something does, or when the game keeps no such thing. */
async function forLater(s: Session, userId: string, rest: string, lang: Lang, wording: Wording): Promise<Typed | null> {
  const best = await bestOf(s, userId, rest, lang, wording);
  if (best !== undefined && answersOf(best.readings).length > 0) return null;
  const readings = await keepTyped(s, userId, (asked) => readFor(s, { ...asked, begun: null }, rest, lang, wording));
  return readings === null ? null : { readings, asked: null, answered: null, begun: null };
}

async function keep(s: Session, task: Task, value: Answer): Promise<void> {
  await keepDraft(s, task.seat, draftName(task.checkpoint, task.id), { answer: value, making: null });
}

/** A question to a seat, and what has been begun as an answer to it. */
interface Asked {
  readonly question: Question;
  readonly seat: SeatId;
  readonly begun: Answer | null;
}

/** Reads text for a question to a seat: by the game's own reader, else by names. */
export async function readFor(
  s: Snapshot,
  asked: Asked,
  text: string,
  lang: Lang,
  wording: Wording,
): Promise<readonly Reading[]> {
  return runYielding(readAt(s.rules, positionOf(s).replay.state, asked, text, lang, wording));
}

/** The same, in any position of a game; between its parts others may have their turn. */
export function* readAt(
  rules: AnyGame,
  state: object,
  asked: Asked,
  typed: string,
  lang: Lang,
  wording: Wording,
): Steps<readonly Reading[]> {
  // Some keyboards send Korean letter by letter. Of blanks one says as much as a thousand, which every reader would go through again and again.
  const text = typed.normalize('NFC').replaceAll(/[^\S\n]+/gu, ' ');
  const asTyped = yield* readAs(rules, state, asked, text, lang, wording);
  const counted = inDigits(text);
  const isRead = (readings: readonly Reading[]): boolean =>
    readings.every((reading) => 'part' in reading && (!reading.rest || (!hasHangul(text) && !reading.isBegun)));
  // Numbers in words are parts of some names.
  if (isRead(asTyped)) return asTyped;
  const inNumbers = counted === text ? asTyped : yield* readAs(rules, state, asked, counted, lang, wording);
  const bare = withoutPoliteness(counted);
  if (bare === counted || isRead(inNumbers)) return inNumbers;
  const plainly = yield* readAs(rules, state, asked, bare, lang, wording);
  return plainly.every((reading) => 'part' in reading) ? plainly : inNumbers;
}

function* readAs(
  rules: AnyGame,
  state: object,
  { question, seat, begun }: Asked,
  text: string,
  lang: Lang,
  wording: Wording,
): Steps<readonly Reading[]> {
  const tooMuch = unreadable(text);
  if (tooMuch !== undefined) return [tooMuch];
  const view = rules.view(state, seat);
  const ownOf = (part: string, before: Answer | null): readonly Reading[] =>
    rules.read?.(part, { question, view, lang, begun: before }) ?? [];
  const own = ownOf(text, begun);
  if (own.length > 0) return own;
  const unoffered = (at?: OrderPlace) =>
    rules.unoffered?.({ question, view, ...(at === undefined ? {} : { at }) }) ?? [];
  const also = (id: string): Text | undefined => rules.also?.(id, view);
  const byNames = (part: string, before: Answer | null): Steps<readonly Reading[]> =>
    new Reader(wording, rules.id, { unoffered, also }, asSheet(before)).read(part, question);
  const lines = linesOf(text);
  let isMixed = false;
  if (question.form.kind === 'orders' && lines.length > 1) {
    for (const line of lines) {
      yield;
      isMixed = ownOf(line, begun).length > 0;
      if (isMixed) break;
    }
  }
  if (!isMixed) return yield* byNames(text, begun);
  // Some lines are in the game's own notation: each is read after those before it.
  const sheet = [...asSheet(begun)];
  const readings: Reading[] = [];
  for (const line of lines) {
    yield;
    const given = ownOf(line, sheet);
    const read = given.length > 0 ? given : yield* byNames(line, sheet);
    for (const order of answersOf(read).flatMap((answer) => asSheet(answer))) {
      const before = sheet.findIndex(({ subject }) => subject === order.subject);
      if (before >= 0) sheet.splice(before, 1);
      sheet.push(order);
    }
    readings.push(...read);
  }
  return readings;
}
