// An answer entered by presses alone, in each of the three forms.
import { asChoice, asCounts, asSheet } from '../../../src/table/answer.js';
import type { Answer, Choose, Order, Orders, Row, Sheet, Spread } from '../../../src/table/question.js';
import type { Task } from '../../../src/play/turn/desk.js';
import { t } from '../../../src/discord/voice.js';
import type { Person } from './person.js';
import { outline } from './reading.js';

/**
 * Puts an answer together from what is offered; what confirms it is not pressed.
 * @throws when something that belongs to it is not offered.
 */
export async function pressAnswer(person: Person, task: Task, answer: Answer): Promise<void> {
  const { form } = task.question;
  switch (form.kind) {
    case 'choose':
      return pressChoice(person, form, asChoice(answer));
    case 'spread':
      return pressCounts(person, form, asCounts(answer));
    case 'orders':
      for (const [n, order] of asSheet(answer).entries())
        await pressOrder(person, task, form, order, asSheet(answer).slice(0, n));
  }
}

async function pressChoice(person: Person, form: Choose, chosen: readonly string[]): Promise<void> {
  if (chosen.length === 0) {
    await person.take(person.say(form.none ?? t('ask.choose.none')));
    return;
  }
  const options = new Map(form.options().map((option) => [option.id, option]));
  let left = chosen.flatMap((id) => options.get(id) ?? []);
  if (left.length < chosen.length) throw new Error(`not offered: ${chosen.join(', ')}`);
  for (let [next, ...others] = left; next !== undefined; [next, ...others] = left) {
    const group = next.group === undefined ? '' : person.say(next.group);
    const labels = others.map(({ text }) => person.say(text));
    const taken = await person.takeFirst([person.say(next.text), ...labels], group);
    left = left.filter((_, at) => !taken.includes(at));
  }
}

async function pressCounts(person: Person, form: Spread, counts: Readonly<Record<string, number>>): Promise<void> {
  const rows = new Map(form.rows().map((row) => [row.id, row]));
  for (const [id, count] of Object.entries(counts)) {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`not offered: ${id}`);
    for (let left = count - row.min; left > 0;) left -= await addTo(person, row, left);
  }
}

/** Adds to a row as many at once as are offered; how many. */
async function addTo(person: Person, row: Row, left: number): Promise<number> {
  const labelled = Array.from({ length: Math.min(mostAtOnce, left) }, (_, n) => n + 1).map((count) => ({
    count,
    label: person.say(t('ask.spread.plus', { row: row.text, count })),
  }));
  const { count, label } = labelled.findLast((one) => person.canTake(one.label)) ?? {
    count: 1,
    label: labelled[0]?.label,
  };
  if (label === undefined) throw new Error('nothing can be added');
  await person.take(label, row.group === undefined ? '' : person.say(row.group));
  return count;
}

/** A menu adds no more than so many at once. */
const mostAtOnce = 5;

/** One order: its subject, of a group how many of each kind, then step by step. */
async function pressOrder(person: Person, task: Task, form: Orders, order: Order, before: Sheet): Promise<void> {
  const subjects = form.subjects(before);
  const subject = subjects.find(({ id }) => id === order.subject);
  if (subject === undefined) throw new Error(`${order.subject} cannot be ordered`);
  const whole = person.say(form.describe(order));
  if (subjects.length === 1 && person.canTake(whole)) {
    await person.take(whole);
    return;
  }
  const open = person.say(t(`ask.${form.of ?? 'orders'}.open`, { subject: subject.text }));
  if (subjects.length === 1 && person.canTake(open)) await person.take(open);
  else await person.take(person.say(subject.text), subject.group === undefined ? '' : person.say(subject.group));
  // Kinds without a menu of their own are picked together from the one they share.
  const together: string[] = [];
  for (const [id, count] of Object.entries(order.units ?? {})) {
    const row = subject.units?.find((one) => one.id === id);
    if (row === undefined) throw new Error(`${id} is not in ${order.subject}`);
    const label = person.say(t('ask.spread.row', { row: row.text, count }));
    const isOwn = person.shown.menus.some(({ placeholder }) => placeholder === person.say(row.text));
    if (isOwn) await person.pickUnder(person.say(row.text), label);
    else together.push(label);
  }
  const [first, ...others] = together;
  if (first !== undefined) await person.takeFirst([first, ...others], person.say(t('ask.orders.otherKinds')));
  await pressPath(person, task, form, order, before);
  // What is ordered of a group is told back among the orders given.
  if (subject.units === undefined) return;
  const units = Object.fromEntries(subject.units.flatMap(({ id }) => entriesOf(order, id)));
  const told = person.say(form.describe(order.units === undefined ? order : { ...order, units }));
  if (!person.shown.text.includes(told)) throw new Error(`not told: ${told}\n${outline(person.shown)}`);
}

const entriesOf = ({ units }: Order, id: string): readonly (readonly [string, number])[] =>
  Object.entries(units ?? {}).filter(([one]) => one === id);

/** No order has so many steps. */
const mostSteps = 40;

/** The way of an order; where there is only one, the bot goes on by itself. */
async function pressPath(person: Person, task: Task, form: Orders, order: Order, before: Sheet): Promise<void> {
  for (let n = 0; n < mostSteps; n++) {
    const path = (await person.taskNow(task))?.making?.order.path;
    if (path === undefined) return;
    const wanted = order.path[path.length];
    if (wanted === undefined) {
      await person.take(person.say(t('ask.orders.keep')));
      continue;
    }
    const option = form.step({ ...order, path }, before).options.find(({ id }) => id === wanted);
    if (option === undefined) throw new Error(`${wanted} is not offered after ${path.join(' ')}`);
    await person.take(person.say(option.text), option.group === undefined ? '' : person.say(option.group));
  }
  throw new Error(`${order.path.join(' ')} has no end`);
}
