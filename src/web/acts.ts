// What a press on the page does to a question: what is put together is kept at each step, and what is handed in goes the way of every answer.
import { z } from 'zod';
import { answerSchema, asChoice, asSheet, check, orderSchema } from '../table/answer.js';
import type { Answer, Order, Orders, Sheet } from '../table/question.js';
import { fallenOff, placeFor, sheetBefore, slide, withOrder, withoutOrder } from '../table/sheet.js';
import type { Text } from '../table/text.js';
import { inWordsOf, Refused } from '../play/change/refuse.js';
import type { Desk, Task } from '../play/turn/desk.js';
import { sayFallen } from '../play/turn/fallen.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { allThatCan, shownValue } from './forms.js';
import { isBegun, isOffered } from './offered.js';
import { stateOf, t, voiceOf } from './state.js';
import type { Act, Done } from './wire.js';

const at = z.int().nonnegative().max(2_000);

const actSchema: z.ZodType<Act> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), value: answerSchema }),
  z.strictObject({ do: z.literal('make'), order: orderSchema, at: at.nullable() }),
  z.strictObject({ do: z.literal('place'), order: orderSchema, at: at.nullable() }),
  z.strictObject({ do: z.literal('drop'), at }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('send'), final: z.boolean(), confirmed: z.boolean() }),
  z.strictObject({ do: z.literal('unfinal') }),
  z.strictObject({ do: z.literal('pass'), way: z.string().max(200) }),
]);

/** An act as it comes from the page: on which question, and what. */
export const pressSchema = z.strictObject({
  checkpoint: z.int(),
  question: z.string().max(200),
  act: actSchema,
});
/** A step back, from the question that is looked at where there is one. */
export const backSchema = pressSchema.pick({ checkpoint: true, question: true }).partial();
export type Pressed = z.infer<typeof pressSchema>;

interface Outcome {
  readonly desk: Desk;
  readonly notes: readonly { readonly tone: 'good' | 'info' | 'warn' | 'bad'; readonly text: Text }[];
  readonly confirm?: Text;
}

const done = (desk: Desk): Outcome => ({ desk, notes: [] });
/** What is not offered, or not any more, changes nothing. */
const old = (desk: Desk): Outcome => ({ desk, notes: [{ tone: 'warn', text: t('board.old') }] });

/** Carries an act out, and tells what is seen then. An act on a question that is no longer open changes nothing. */
export async function actOn(
  deps: WebDeps,
  userId: string,
  gameId: number,
  choices: ReaderChoices,
  pressed: Pressed,
): Promise<Done> {
  const desk = await deps.play.desk(gameId, userId);
  const task = desk.tasks.find((one) => one.id === pressed.question && one.checkpoint === pressed.checkpoint);
  const came = task === undefined ? old(desk) : await carriedOut({ deps, desk, task, userId }, pressed.act);
  deps.changed();
  const { say } = voiceOf(deps, choices.lang, came.desk.game.kind);
  return {
    state: await stateOf(deps, came.desk, choices, userId),
    notes: came.notes.map(({ tone, text }) => ({ tone, text: say(text) })),
    confirm: came.confirm === undefined ? null : say(came.confirm),
  };
}

interface On {
  readonly deps: WebDeps;
  readonly desk: Desk;
  readonly task: Task;
  readonly userId: string;
}

async function carriedOut(on: On, act: Act): Promise<Outcome> {
  try {
    return await perform(on, act);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const desk = await on.deps.play.desk(on.desk.game.id, on.userId);
    return { desk, notes: error.texts.map((text) => ({ tone: 'bad', text })) };
  }
}

async function perform(on: On, act: Act): Promise<Outcome> {
  const { deps, desk, task, userId } = on;
  const { form } = task.question;
  const value = task.draft ?? task.saved;
  const sheet = asSheet(value);
  switch (act.do) {
    case 'set':
      if (!isOffered(form, act.value)) return old(desk);
      return (await onlyLeads(on, act.value))
        ? send(on, act.value, { final: true, confirmed: false, isShown: false })
        : keep(on, act.value);
    case 'make':
      if (form.kind !== 'orders') return done(desk);
      return make(on, form, act.order, act.at);
    case 'place':
      if (form.kind !== 'orders') return done(desk);
      return place(on, form, act.order, act.at);
    case 'drop':
      if (form.kind !== 'orders') return done(desk);
      return keepTold(on, form, withoutOrder(form, sheet, act.at), act.at);
    case 'leave':
      return drafted(on, { answer: task.draft, making: null });
    case 'send':
      return sendShown(on, shownValue(task), act);
    case 'unfinal':
      return done(await deps.play.setFinal(desk.game.id, userId, false));
    case 'pass': {
      const place = { checkpoint: task.checkpoint, question: task.id };
      const passed = await deps.play.passOn(desk.game.id, userId, place, act.way);
      return { desk: passed.desk, notes: [{ tone: 'good', text: passed.told }] };
    }
  }
}

/** An order in the making: carried on while it leaves no choice, with as many of a group as can go where nobody has said how many. */
async function make(on: On, form: Orders, begun: Order, at: number | null): Promise<Outcome> {
  const sheet = asSheet(on.task.draft ?? on.task.saved);
  const before = sheetBefore(sheet, at);
  const isUncounted = begun.units !== undefined && Object.keys(begun.units).length === 0;
  const counted = isUncounted && begun.path.length > 0 ? allThatCan(form, begun, before) : begun;
  if (counted === undefined || !isBegun(form, counted, before)) return old(on.desk);
  const order = isUncounted && begun.path.length === 0 ? counted : slide(form, counted, before);
  // A single unit's order that is whole is given; of a group it can still be said how many go.
  const { complete, options } = form.step(order, before);
  if (order.units === undefined && order.path.length > 0 && complete && options.length === 0)
    return place(on, form, order, at);
  return drafted(on, { answer: on.task.draft, making: { order, at } });
}

/** Puts an order on the sheet. */
function place(on: On, form: Orders, order: Order, at: number | null): Promise<Outcome> {
  const sheet = asSheet(on.task.draft ?? on.task.saved);
  const changed = at ?? (order.units === undefined ? placeFor(form, sheet, order.subject) : null);
  return keepTold(on, form, withOrder(form, sheet, order, at ?? undefined), changed);
}

/** Keeps a sheet on which one order has changed, and tells which others have fallen off it for that. */
async function keepTold(on: On, form: Orders, value: Sheet, changed: number | null): Promise<Outcome> {
  const fallen = fallenOff(asSheet(on.task.draft ?? on.task.saved), value, changed);
  const kept = await keep(on, value);
  const told = sayFallen(on.desk.game.kind, form, fallen).map((text) => ({ tone: 'warn' as const, text }));
  return { ...kept, notes: [...kept.notes, ...told] };
}

async function drafted({ deps, desk, task, userId }: On, draft: Pick<Task, 'making'> & { answer: Answer | null }) {
  await deps.play.saveDraft(desk.game.id, userId, { checkpoint: task.checkpoint, question: task.id }, draft);
  return done(await deps.play.desk(desk.game.id, userId));
}

/**
 * Keeps what is put together. Beside others a legal answer is saved at once, because saved always counts; a single choice is not, because
 * it would be played as soon as nobody else is waited for: one press chooses, and another hands in.
 */
async function keep(on: On, value: Answer): Promise<Outcome> {
  const { deps, desk, task, userId } = on;
  const { form } = task.question;
  const isSingle = form.kind === 'choose' && form.max === 1;
  if (!task.sealed || isSingle || !check(task.question, value).ok) return drafted(on, { answer: value, making: null });
  const answered = await deps.play.answer({ ...placeOf(on), value, final: false, confirmed: false });
  if (answered.confirm !== null) return drafted(on, { answer: value, making: null });
  if (task.draft !== null || task.making !== null)
    await deps.play.saveDraft(desk.game.id, userId, { checkpoint: task.checkpoint, question: task.id }, null);
  return done(await deps.play.desk(desk.game.id, userId));
}

function placeOf({ desk, task, userId }: On) {
  return { gameId: desk.game.id, userId, checkpoint: task.checkpoint, question: task.id };
}

/** Whether the one thing chosen only leads to the next question: its press is enough, as it can be taken back. */
async function onlyLeads({ deps, desk, task, userId }: On, value: Answer): Promise<boolean> {
  const { form } = task.question;
  const [id, other] = asChoice(value);
  if (form.kind !== 'choose' || form.max !== 1 || id === undefined || other !== undefined) return false;
  if (form.options().some((option) => option.id === id && option.danger !== undefined)) return false;
  return deps.play.leadsOn(desk.game.id, userId, { checkpoint: task.checkpoint, question: task.id, value });
}

interface Sending {
  readonly final: boolean;
  readonly confirmed: boolean;
}

/** Hands in what has been looked at. No order at all, against which something is said, is asked for once more: its button is large and green. */
async function sendShown(on: On, value: Answer, how: Sending): Promise<Outcome> {
  const { desk, task } = on;
  const checked = check(task.question, value);
  const [warning] = checked.ok ? (checked.review.warnings ?? []) : [];
  const isBare = task.question.form.kind === 'orders' && asSheet(value).length === 0;
  if (warning === undefined || !isBare || how.confirmed) return send(on, value, { ...how, isShown: true });
  const told = inWordsOf(desk.game.kind, warning);
  return { desk, notes: [], confirm: t('board.sureNoOrders', { told }) };
}

/**
 * Hands an answer in; nothing is recorded while something must be agreed to first.
 * @param how what can be said of an answer that is shown stood beside it, and said again would seem to be said of what is asked next.
 */
async function send(on: On, value: Answer, how: Sending & { readonly isShown: boolean }): Promise<Outcome> {
  const { deps, task, desk, userId } = on;
  const answered = await deps.play.answer({
    ...placeOf(on),
    value,
    final: how.final || !task.sealed,
    confirmed: how.confirmed,
  });
  const { remarks } = answered;
  if (answered.confirm !== null) return { desk, notes: remarks, confirm: answered.confirm };
  const isOpen = answered.desk.tasks.some(({ id, checkpoint }) => id === task.id && checkpoint === task.checkpoint);
  if (isOpen && task.draft !== null)
    await deps.play.saveDraft(desk.game.id, userId, { checkpoint: task.checkpoint, question: task.id }, null);
  const after = isOpen ? await deps.play.desk(desk.game.id, userId) : answered.desk;
  return {
    desk: after,
    notes: [
      ...(task.sealed && !task.window && how.final && isOpen
        ? [{ tone: 'good' as const, text: t('board.savedFinal') }]
        : []),
      ...(how.isShown ? [] : remarks),
    ],
  };
}
