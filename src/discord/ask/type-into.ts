// Typed text on a desk: it is read for what is asked, and the desk says what was understood and what was not.
import { asSheet, check } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import { foldName } from '../../table/names.js';
import { remarksOf, type Remark } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Play } from '../../play/play.js';
import { Refused } from '../../play/change/refuse.js';
import { echoParts } from '../../play/turn/answer-words.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import { gameVoice, type Call } from '../call.js';
import { spend } from '../pace.js';
import type { Press } from '../custom-id.js';
import { cut, type Screen } from '../screen.js';
import { t, type Voice } from '../voice.js';
import { isOpen, ofItsSeat, receiptOf } from './act.js';
import { taskOf, taskToken, working } from './cursor.js';
import { frontTask, plainView, type Note } from './desk.js';
import { begunTurn, instructionsCheckpoint } from './in-advance.js';
import { exampleWords, nearestTo, type Read } from './nearest.js';
import { keepRefused } from './refused-text.js';
import { deskOf, refusedNotes, shownScreen } from './show.js';

/** Refusals of lines of which the beginning was understood. */
const understoodInPart: ReadonlySet<string> = new Set(['read.spoils', 'read.tooFar']);

/** The longest line in which what was understood stands one behind the other. */
const lineRoom = 160;
/** Of orders: no more than a phone shows in one line, or nobody sees where one ends. */
const orderRoom = 46;

/** How wide words are, in letters: Korean ones are as wide as two. */
function widthOf(words: string): number {
  return Array.from(words).reduce((sum, letter) => sum + (letter > '\u10ff' ? 2 : 1), 0);
}

/**
 * How typed lines were taken, those understood without a word more as few lines as they need; what was written is said once.
 * @param areOrders whether they are orders of a sheet, each of which stands by itself.
 */
function readingNotes(readings: readonly Reading[], reader: Voice, areOrders = false): Note[] {
  const fits = (line: string): boolean => (areOrders ? widthOf(line) <= orderRoom : line.length <= lineRoom);
  const notes: Note[] = [];
  for (const note of readings.flatMap((reading) => notesOf(reading, reader))) {
    const before = notes.at(-1);
    const joined = before === undefined ? '' : `${before.words} · ${note.words}`;
    if (before?.tone === 'good' && note.tone === 'good' && fits(joined))
      notes[notes.length - 1] = { tone: 'good', words: joined };
    else notes.push(note);
  }
  return notes;
}

/** How a sentence calls what an order is for: it is named once, and not by the words that were typed as well. */
const whom = ['subject', 'unit', 'place'] as const;

function namesIt({ args = {} }: Text): boolean {
  if (whom.some((name) => args[name] !== undefined)) return true;
  return Object.values(args).some((arg) => typeof arg === 'object' && 'key' in arg && namesIt(arg));
}

function notesOf(reading: Reading, reader: Voice): Note[] {
  if ('problem' in reading) {
    const { source, problem } = reading;
    const words = reader.say(problem);
    const written = foldName(source);
    const isNamed = namesIt(problem) || (written !== '' && foldName(words).includes(written));
    return [{ tone: 'bad', words: isNamed ? words : reader.say(t('read.problem', { source, problem })) }];
  }
  const good: Note = { tone: 'good', words: reader.say(reading.echo) };
  const { warning, forecast } = reading;
  return [
    good,
    ...(warning === undefined ? [] : [{ tone: 'warn', words: reader.say(warning) } as const]),
    ...(forecast === undefined ? [] : [{ tone: 'info', words: reader.say(forecast) } as const]),
  ];
}

/**
 * Reads typed text for a game and shows the desk with what was understood.
 * @param before what is said above that.
 * @param window what the window was opened for in which it was typed.
 */
export async function typeInto(
  call: Call,
  gameId: number,
  text: string,
  before: readonly Note[] = [],
  window?: Press,
): Promise<Screen> {
  const { play } = call.deps;
  // Until it is taken it stands in its window again, whatever comes between: it came too quickly, or the database was away.
  if (window !== undefined) keepRefused(call, window, text);
  spend(call, 'text');
  try {
    const { readings, asked, answered, begun } =
      (await typeForLater(call, gameId, text)) ??
      (await play.type(gameId, call.person.id, text, call.lang, window && writtenFor(window)));
    if (window !== undefined) keepRefused(call, window, '');
    const planned = begun === null ? undefined : await begunTurn(play, gameId, call.person.id, begun);
    if (planned !== undefined) return await begunScreen(call, planned, readings, before);
    const desk = answered?.desk ?? (await play.desk(gameId, call.person.id));
    const reader = gameVoice(call, desk.game.kind);
    const openTask = desk.tasks.find(({ id, checkpoint }) => id === asked?.id && checkpoint === asked.checkpoint);
    const isAnswered = readings.every((reading) => 'part' in reading);
    const isTaken = readings.some((reading) => 'part' in reading);
    if (window !== undefined && !isAnswered) keepRefused(call, window, isTaken ? refusedOf(readings, text) : text);
    // What was answered for one seat stands under what another is asked.
    const isElsewhere = isAnswered && openTask !== undefined && frontTask(desk, undefined) !== openTask;
    const read = readingNotes(readings, reader, openTask?.question.form.kind === 'orders').map((note) =>
      isElsewhere && note.tone === 'good' ? { ...note, words: ofItsSeat(reader, desk, openTask, note.words) } : note,
    );
    const warned = new Set(read.map((note) => note.words));
    const remarks = (answered?.remarks ?? foreseen(desk)).flatMap(({ tone, text: told }) => {
      const words = reader.say(told);
      return warned.has(words) ? [] : [{ tone, words }];
    });
    // What was refused stands nearest to the controls.
    const isRefusal = ({ tone }: Note): boolean => tone === 'bad';
    const notes: Note[] = [
      ...before,
      ...read.filter((note) => !isRefusal(note)),
      ...remarks,
      ...read.filter(isRefusal),
    ];
    if (!isTaken) {
      const task = openTask ?? frontTask(desk, undefined);
      // What is said in advance is no answer to what is open.
      const isNow = task?.checkpoint === desk.game.checkpoint;
      const reads: Read = async (line) => (isNow ? play.readings(gameId, call.person.id, line, call.lang) : []);
      const at = task && { question: task.question, sheet: asSheet(working(task)) };
      const near = at === undefined ? null : await nearestTo(text, readings, at, reader, reads);
      // An example begins anew; where the beginning was understood it would only lead astray.
      const isBegun = readings.some((one) => 'problem' in one && understoodInPart.has(one.problem.key));
      const example = isBegun ? null : exampleWords(task, reader);
      const words = near === null ? example : reader.say(t('ask.example.near', { answer: near }));
      if (words !== null) notes.push({ tone: 'example', words });
    }
    const confirm = answered?.confirm ?? null;
    const isOver = answered !== null && confirm === null && asked !== null && !isOpen(desk, asked);
    const said = isOver && isAnswered ? echoes(readings) : [];
    // Answers to several questions are told without the last of these, which asked for one of them.
    const isChain = readings.some((reading) => 'rest' in reading && reading.rest !== '');
    const chain = said.map((text) => reader.say(text)).join(' › ');
    const receipt =
      said.length === 0 || asked === null
        ? undefined
        : isChain
          ? { words: chain, answer: chain, checkpoint: asked.checkpoint }
          : receiptOf(reader, asked, said);
    // What was refused is put right where it was meant.
    const refusedIn = readings.some((reading) => 'problem' in reading) ? openTask : undefined;
    return await shownScreen(call, {
      desk,
      view: {
        ...plainView,
        ...(receipt === undefined
          ? { notes }
          : { receipt, notes: before, told: notes.slice(before.length).filter(({ tone }) => tone === 'warn') }),
        ...(refusedIn === undefined ? {} : { task: taskToken(refusedIn) }),
        // What was held before is not known here.
        ...(desk.panels.some(({ role }) => role === 'hand') ? {} : { steady: 'unlessNews' }),
        ...(confirm === null ? {} : { confirm: { text: confirm, final: false } }),
      },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (window !== undefined && hasPassed(await play.desk(gameId, call.person.id), window))
      return movedOn(call, gameId, text, before);
    return deskOf(call, gameId, [...before, ...(await refusedNotes(call, gameId, error))]);
  }
}

/** The lines of a text that were refused, or all of it where that was refused as a whole. */
function refusedOf(readings: readonly Reading[], text: string): string {
  const wrong = readings.flatMap((one) => ('problem' in one ? [one.source] : []));
  return wrong.includes(text) ? text : [...new Set(wrong)].join('\n');
}

/** As much of a text is given back. */
const mostGivenBack = 1_000;

/** Whether the question a window was opened for is not asked any more; what can be decided ahead can be so at any time. */
export function hasPassed({ tasks }: Desk, window: Press): boolean {
  const isMeant = writtenFor(window);
  return isMeant !== undefined && !tasks.some(isMeant);
}

/** Whether a task is the one for which a window was opened; nothing where that was opened for what is decided ahead. */
function writtenFor(window: Press): ((task: Task) => boolean) | undefined {
  return window.checkpoint === instructionsCheckpoint
    ? undefined
    : (task) => taskOf({ tasks: [task] }, window) !== undefined;
}

/** The desk as it is now, for whoever typed in a window whose question is not asked any more, with what they typed. */
export function movedOn(call: Call, gameId: number, text: string, before: readonly Note[]): Promise<Screen> {
  const words = call.voice.say(t('ask.type.movedOn', { text: cut(text.trim(), mostGivenBack) }));
  return deskOf(call, gameId, [...before, { tone: 'bad', words }]);
}

/** What was understood, without a word of what was left for the next question: that is not what this one was answered. */
function echoes(readings: readonly Reading[]): readonly Text[] {
  return readings.flatMap((reading) => ('echo' in reading ? [reading.echo] : []));
}

function isRemark({ tone }: Note): boolean {
  return tone === 'warn' || tone === 'info';
}

/** A whole turn that was typed, with what it would bring: it counts once it is confirmed. */
function begunScreen(
  call: Call,
  { desk, task }: { readonly desk: Desk; readonly task: Task },
  readings: readonly Reading[],
  before: readonly Note[],
): Promise<Screen> {
  const reader = gameVoice(call, desk.game.kind);
  const { form } = task.question;
  // What was understood whole is said as a whole.
  const isWhole = form.kind === 'choose' && form.told !== undefined && readings.every((one) => 'part' in one);
  const what = isWhole ? echoParts(form, task.draft) : [];
  const said =
    what.length === 0
      ? readingNotes(readings, reader)
      : [
          { tone: 'good', words: reader.say(t('ask.just', { what })) } as const,
          ...readingNotes(readings, reader).filter(isRemark),
        ];
  return shownScreen(call, { desk, view: { ...plainView, task: taskToken(task), notes: [...before, ...said] } });
}

/** What is told of an answer that is kept until it is confirmed, as of what a sheet would bring. */
function foreseen(desk: Desk): readonly Remark[] {
  const task = frontTask(desk, undefined);
  if (task === undefined || task.draft === null) return [];
  const checked = check(task.question, task.draft);
  return checked.ok ? remarksOf(checked.review) : [];
}

/** A line that begins with an instruction's name and a colon is meant for later, whatever is open now; null for any other. */
async function typeForLater(
  { deps: { play }, person, lang }: Call,
  gameId: number,
  text: string,
): Promise<Awaited<ReturnType<Play['type']>> | null> {
  if (!/[:：]/u.test(text)) return null;
  const typed = await play.typeInstruction(gameId, person.id, text, lang);
  return typed === null ? null : { ...typed, asked: null, answered: null };
}
