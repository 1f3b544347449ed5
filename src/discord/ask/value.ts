// Where a path of an order leads on by itself, and which whole orders are near.
import type { Option, Order, Orders, Sheet, Subject } from '../../table/question.js';
import { slide } from '../../table/sheet.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { limits } from '../limits.js';

/** The names of the choices made along a path. */
export function trail(form: Orders, order: Order, before: Sheet): Text[] {
  return order.path.flatMap((id, at) => {
    const { options } = form.step({ ...order, path: order.path.slice(0, at) }, before);
    return options.find((option) => option.id === id)?.text ?? [];
  });
}

/** An order without its last step that was a choice; undefined where no step was. */
export function stepBackOf(form: Orders, order: Order, before: Sheet): Order | undefined {
  for (let length = order.path.length - 1; length >= 0; length--) {
    const shorter = { ...order, path: order.path.slice(0, length) };
    if (slide(form, shorter, before).path.length === length) return shorter;
  }
  return undefined;
}

/**
 * The way of a sheet's last order for another group: with the units chosen for it, else with as many of the same kinds as there are.
 * @returns undefined where no order of a group came before, or this group cannot go that way.
 */
export function likeLast(form: Orders, { units: rows = [] }: Subject, order: Order, sheet: Sheet): Order | undefined {
  const last = sheet.findLast(({ units }) => units !== undefined);
  if (last === undefined || order.path.length > 0) return undefined;
  const same = rows.flatMap(({ id, max }) => {
    const count = Math.min(last.units?.[id] ?? 0, max);
    return count > 0 ? [[id, count] as const] : [];
  });
  const chosen = Object.keys(order.units ?? {}).length > 0 ? order.units : Object.fromEntries(same);
  if (chosen === undefined || Object.keys(chosen).length === 0) return undefined;
  const like: Order = { ...order, units: chosen, path: last.path };
  const isOffered = like.path.every((id, at) =>
    form.step({ ...like, path: like.path.slice(0, at) }, sheet).options.some((one) => one.id === id),
  );
  return isOffered && form.step(like, sheet).complete ? like : undefined;
}

/** Stands for a whole order in a menu. */
export function orderToken({ path }: Order): string {
  return token(path.join(' '));
}

/** After so many orders that three steps do not complete, the others of that kind will hardly be. */
const mostMisses = 2;
/** A third step is looked into where it has no more choices than this, as whom a unit supports and where to. */
const fewChoices = 8;

/** An order that needs more steps is not one of a short list. */
const mostSteps = 3;

/** The orders that two or three steps from the beginning complete, without those that carry a danger; as many as a menu holds. */
export function wholeOrders(form: Orders, order: Order, sheet: Sheet): Order[] {
  return nearOrders(form, order, sheet).slice(0, limits.selectOptions);
}

/** Every order that a subject can be given, as they come; undefined where they do not fit a menu, or need more than their last choice to be told apart. */
export function everyOrder(form: Orders, subject: string, sheet: Sheet): readonly LastChoice[] | undefined {
  const found: LastChoice[] = [];
  const isEvery = gather(form, { subject, path: [] }, sheet, found);
  const ids = new Set(found.map(({ choice }) => JSON.stringify(choice.text)));
  return isEvery && ids.size === found.length ? found : undefined;
}

/** A whole order, and the choice that completed it. */
interface LastChoice {
  readonly order: Order;
  readonly choice: Option;
}

/** Gathers the orders that go on from one; whether that was all of them. */
function gather(form: Orders, begun: Order, sheet: Sheet, found: LastChoice[]): boolean {
  return form.step(begun, sheet).options.every((choice) => {
    if (choice.danger !== undefined || found.length >= limits.selectOptions) return false;
    const order = { ...begun, path: [...begun.path, choice.id] };
    const next = form.step(order, sheet);
    if (!next.complete) return order.path.length < mostSteps && gather(form, order, sheet, found);
    found.push({ order, choice });
    return next.options.length === 0;
  });
}

/** The same, with those that one step completes, which come first. */
export function shortOrders(form: Orders, subject: string, sheet: Sheet, units?: Order['units']): Order[] {
  const begun: Order = { subject, ...(units === undefined ? {} : { units }), path: [] };
  const single = form.step(begun, sheet).options.flatMap((first): Order[] => {
    const one = slide(form, { ...begun, path: [first.id] }, sheet);
    const end = form.step(one, sheet);
    return first.danger === undefined && end.complete && end.options.length === 0 ? [one] : [];
  });
  return [...single, ...nearOrders(form, begun, sheet)];
}

/** The short orders of the only subject there is: of a group, those of all its units, beside what is ordered already. */
export function onlyOrders(form: Orders, { id, units }: Subject, sheet: Sheet): Order[] {
  return units === undefined
    ? shortOrders(form, id, [])
    : shortOrders(form, id, sheet, Object.fromEntries(units.map((row) => [row.id, row.max])));
}

/** The orders that each of several subjects can be given alike. */
export function alikeOrders(form: Orders, subjects: readonly string[], sheet: Sheet): Order[] {
  const [first = [], ...rest] = subjects.map((subject) => shortOrders(form, subject, sheet));
  const others = rest.map((orders) => new Set(orders.map(orderToken)));
  return first.filter((order) => others.every((tokens) => tokens.has(orderToken(order))));
}

function nearOrders(form: Orders, { path, ...begun }: Order, sheet: Sheet): Order[] {
  if (path.length > 0) return [];
  const found: Order[] = [];
  const further: Order[] = [];
  for (const first of form.step({ ...begun, path }, sheet).options) {
    const one = slide(form, { ...begun, path: [first.id] }, sheet);
    const step = form.step(one, sheet);
    const nexts = step.options.filter((option) => option.danger === undefined).slice(0, limits.selectOptions);
    if (first.danger !== undefined || step.complete) continue;
    if (one.path.length > 1) {
      further.push(...completed(form, one, sheet));
      continue;
    }
    let misses = 0;
    for (const { id } of nexts) {
      // Where whole orders are further away, looking on would take long.
      if (misses > mostMisses) break;
      const two = slide(form, { ...one, path: [...one.path, id] }, sheet);
      // What could still be said of a complete order, as that it goes by sea, is left to the steps.
      if (form.step(two, sheet).complete) {
        found.push(two);
        continue;
      }
      const three = completed(form, two, sheet);
      further.push(...three);
      if (three.length === 0) misses += 1;
    }
  }
  return [...found, ...further];
}

/** The orders that one more step completes, where there is little to choose from. */
function completed(form: Orders, begun: Order, sheet: Sheet): Order[] {
  const { options } = form.step(begun, sheet);
  if (options.length > fewChoices) return [];
  return options.flatMap(({ id, danger }): Order[] => {
    const order = { ...begun, path: [...begun.path, id] };
    return danger === undefined && form.step(order, sheet).complete ? [order] : [];
  });
}
