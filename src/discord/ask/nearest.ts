// What could be typed: what somebody most likely meant whose words were refused, as it would be written, else an example.
import { asSheet, check } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import { foldName } from '../../table/names.js';
import type { Order, Orders, Question, Sheet, Subject } from '../../table/question.js';
import type { Arg, Text } from '../../table/text.js';
import type { Task } from '../../play/turn/desk.js';
import { t, type Voice } from '../voice.js';
import { working } from './cursor.js';
import { besideOrder, exampleOf } from './example.js';
import { shortOrders } from './value.js';

/** So many of what a word may stand for are tried. */
const mostNames = 2;
/** So many refused parts of a text are put right. */
const mostRefused = 2;
/** So many orders for what was named are looked at. */
const mostTried = 6;

type Refused = Extract<Reading, { readonly problem: Text }>;

/** How a line would be read. */
export type Read = (typed: string) => Promise<readonly Reading[]>;

/**
 * @param readings how the line was read.
 * @param asked.sheet what is on the sheet, beside which an order would go.
 * @param read reads another line for the same question, with nothing of it kept.
 * @returns what was meant in words that can be typed; null where that cannot be known.
 */
export async function nearestTo(
  typed: string,
  readings: readonly Reading[],
  { question, sheet = [] }: { readonly question: Question; readonly sheet?: Sheet },
  voice: Voice,
  read: Read,
): Promise<string | null> {
  const refused = readings.filter((one): one is Refused => 'problem' in one);
  for (const line of refused.slice(0, mostRefused).flatMap((one) => putRight(one, voice))) {
    const again = await read(line);
    const said = again.flatMap((one) => ('echo' in one && !one.rest ? [voice.say(one.echo)] : []));
    if (said.length > 0 && said.length === again.length) return said.join(', ');
  }
  if (question.form.kind !== 'orders') return null;
  const order = orderFor(typed, refused, { question, form: question.form, sheet }, voice);
  return order === undefined ? null : voice.say(question.form.describe(order));
}

/** A refused line with the name it may have meant, or with what could follow it. */
function putRight({ source, problem: { key, args = {} } }: Refused, { say }: Voice): readonly string[] {
  const names = textsOf(args['names']).slice(0, mostNames).map(say);
  if (key === 'read.follow') return names.map((name) => `${source} ${name}`);
  const { word } = args;
  if (key !== 'read.suggest' && key !== 'read.ambiguous') return [];
  return typeof word === 'string' && source.includes(word) ? names.map((name) => source.replace(word, () => name)) : [];
}

function textsOf(arg: Arg | undefined): readonly Text[] {
  return Array.isArray(arg) ? (arg as readonly Arg[]).flatMap((one) => (isText(one) ? [one] : [])) : [];
}

function isText(arg: Arg | undefined): arg is Text {
  return typeof arg === 'object' && 'key' in arg;
}

/** An order for what a line names, of those there are the one with most of its words. */
function orderFor(
  typed: string,
  refused: readonly Refused[],
  { question, form, sheet }: { readonly question: Question; readonly form: Orders; readonly sheet: Sheet },
  { say }: Voice,
): Order | undefined {
  const folded = foldName(typed);
  const isNamed = (text: Text): boolean => {
    const name = foldName(say(text));
    return name.length > 1 && folded.includes(name);
  };
  const subjects = form.subjects(sheet);
  const told = refused.flatMap(({ problem }) => {
    const about = problem.args?.['subject'];
    return isText(about) ? [say(about)] : [];
  });
  const subject =
    subjects.find(({ text }) => told.includes(say(text))) ??
    subjects.filter(({ text }) => isNamed(text)).toSorted((a, b) => say(b.text).length - say(a.text).length)[0];
  if (subject === undefined) return undefined;
  const units = unitsIn(subject, typed, isNamed);
  if (units === null) return undefined;
  const said = (order: Order): number =>
    say(form.describe(order))
      .split(/\s+/u)
      .filter((word) => foldName(word).length > 1 && folded.includes(foldName(word))).length;
  const asked = { ...question, form: { ...form, min: 0 } };
  const beside = besideOrder(sheet, { subject: subject.id, ...(units && { units }) });
  return shortOrders(form, subject.id, beside, units)
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, mostTried)
    .find((order) => check(asked, [...beside, order]).ok);
}

/** Of a group the kind that is named, as many as a line says where there are so many; null where there is none. */
function unitsIn({ units: rows }: Subject, typed: string, isNamed: (text: Text) => boolean): Order['units'] | null {
  if (rows === undefined) return undefined;
  const open = rows.filter(({ max }) => max > 0);
  const row = open.find(({ text }) => isNamed(text)) ?? open[0];
  if (row === undefined) return null;
  const count = Number(/\d+/u.exec(typed)?.[0] ?? 1);
  return { [row.id]: count >= 1 && count <= row.max ? count : 1 };
}

/** An answer to a question as it could be typed; null where there is none that is short. */
export function exampleWords(task: Task | undefined, reader: Voice): string | null {
  const parts = task === undefined ? [] : exampleOf(task.question, asSheet(working(task)));
  if (parts.length === 0) return null;
  return reader.say(t('ask.example', { answer: parts.map((part) => reader.say(part)).join(', ') }));
}
