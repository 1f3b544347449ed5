// Reads typed orders where some stand on the sheet already: as the next words of the order being put together, or as orders in the place of those.
import { asSheet, check } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import { merged } from '../../table/merge.js';
import type { Answer, Orders, Sheet } from '../../table/question.js';
import type { Task } from '../turn/desk.js';
import { answersOf } from './readings.js';
import { takenOff, type Called, type OnSheet } from './taken-off.js';

/** How a text reads for one question, where these orders stand on its sheet. */
type Read = (text: string, begun: Answer | null) => Promise<readonly Reading[]>;

/** Reads a text for a question, whichever way all of it can be read. */
export async function readOnSheet(task: Task, text: string, read: Read, called?: Called): Promise<OnSheet> {
  const off = called === undefined ? undefined : takenOff(task, text, called);
  if (off !== undefined) return off;
  const begun = task.draft ?? task.saved;
  const asTyped = { task, readings: await read(text, begun) };
  if (task.question.form.kind !== 'orders' || isWhole(asTyped.readings)) return asTyped;
  return (
    (answersOf(asTyped.readings).length === 0 ? await goingOn(task, text, read) : undefined) ??
    (begun === null ? undefined : await inPlace(task, asSheet(begun), text, read)) ??
    asTyped
  );
}

/** As what comes next of the order of which the desk asks the next step: `Cotentin`. */
async function goingOn(task: Task, text: string, read: Read): Promise<OnSheet | undefined> {
  const { making } = task;
  if (making === null || (making.others?.length ?? 0) > 0) return undefined;
  const { subject, units = {}, path } = making.order;
  const counts = Object.entries(units).flatMap(([id, count]) => (count > 0 ? [`${count} ${id}`] : []));
  const sheet = asSheet(task.draft ?? task.saved).filter((_, n) => n !== making.at);
  const readings = await read([subject, ...counts, ...path, text].join(' '), sheet);
  return isWhole(readings) ? { task: { ...task, draft: sheet, saved: null }, readings } : undefined;
}

/** As orders that take the place of those for the same, or of all where they are a whole answer themselves. */
async function inPlace(task: Task, begun: Sheet, text: string, read: Read): Promise<OnSheet | undefined> {
  const { form } = task.question;
  const readings = await read(text, null);
  if (form.kind !== 'orders' || begun.length === 0 || !isWhole(readings)) return undefined;
  const anew = asSheet(merged(form, null, answersOf(readings)));
  const named = new Set(anew.map(({ subject }) => subject));
  const groups = new Set(form.subjects([]).flatMap(({ id, units }) => (units === undefined ? [] : [id])));
  const left = begun.filter(({ subject }) => !named.has(subject) || groups.has(subject));
  if (left.length < begun.length) {
    const beside = await read(text, left);
    if (isWhole(beside)) return { task: { ...task, draft: left, saved: null }, readings: beside };
  }
  // Orders for others, where there is room for more, are meant beside those: why they do not fit is told instead.
  const isAnew = begun.some(({ subject }) => named.has(subject)) || isFull(form, begun);
  const isAnswer = isAnew && anew.length > 1 && anew.length >= begun.length && check(task.question, anew).ok;
  return isAnswer ? { task: { ...task, draft: null, saved: null }, readings } : undefined;
}

/** Whether nothing can be ordered beside what stands on a sheet. */
function isFull(form: Orders, sheet: Sheet): boolean {
  const given = new Set(sheet.map(({ subject }) => subject));
  return sheet.length >= form.max || form.subjects(sheet).every(({ id }) => given.has(id));
}

function isWhole(readings: readonly Reading[]): boolean {
  return readings.length > 0 && readings.every((reading) => 'part' in reading && !reading.rest);
}
