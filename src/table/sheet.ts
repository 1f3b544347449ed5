// Order sheets as lists: finding, replacing and counting the orders on them.
import { orderRefusal } from './answer.js';
import type { Order, Orders, Sheet, Subject } from './question.js';

/** The path of each ordered subject; for sheets on which no subject is a group. */
export function pathsOf(sheet: Sheet): Readonly<Partial<Record<string, readonly string[]>>> {
  return Object.fromEntries(sheet.map(({ subject, path }) => [subject, path]));
}

/** A sheet that gives each subject its path, in the order of the entries. */
export function sheetOf(paths: Readonly<Partial<Record<string, readonly string[]>>>): Sheet {
  return Object.entries(paths).flatMap(([subject, path]) => (path === undefined ? [] : [{ subject, path }]));
}

/**
 * Puts an order on a sheet: in the place of the one its subject had, or behind all others. Groups take further orders.
 * Orders that are not legal any more after it are left out.
 * @param at the place of an order to be replaced, whatever its subject.
 */
export function withOrder(form: Orders, sheet: Sheet, order: Order, at?: number): Sheet {
  const place = at ?? (order.units === undefined ? placeFor(form, sheet, order.subject) : null);
  const next = place === null ? [...sheet, order] : sheet.map((one, n) => (n === place ? order : one));
  return keptOf(form, next).kept;
}

/** Where on a sheet the order of a single subject goes: in its own place, or in the only one there is room for; null for the end. */
export function placeFor(form: Orders, sheet: Sheet, subject: string): number | null {
  const own = sheet.findIndex((order) => order.subject === subject);
  if (own >= 0) return own;
  return form.max === 1 && sheet.length === 1 ? 0 : null;
}

/** A sheet without one of its orders, and without those that are not legal any more without it. */
export function withoutOrder(form: Orders, sheet: Sheet, at: number): Sheet {
  return keptOf(
    form,
    sheet.filter((_, n) => n !== at),
  ).kept;
}

/**
 * The orders that have fallen off a sheet because another was changed.
 * @param changed the place of the one that was.
 */
export function fallenOff(before: Sheet, after: Sheet, changed: number | null): Sheet {
  return before.filter((order, at) => at !== changed && !after.includes(order));
}

/** The orders of a sheet that are legal one after another, and those that are not. */
export function keptOf(form: Orders, sheet: Sheet): { readonly kept: Sheet; readonly dropped: Sheet } {
  const kept: Order[] = [];
  const dropped: Order[] = [];
  for (const order of sheet) (orderRefusal(form, order, kept) === undefined ? kept : dropped).push(order);
  return { kept, dropped };
}

/** Leaves behind what does not fit of a group, and goes on along a path while there is no choice to make: a single next step that may not be left out and carries no danger. */
export function slide(form: Orders, order: Order, sheet: Sheet): Order {
  const fitted = (one: Order): Order =>
    one.units === undefined || one.path.length === 0 ? one : (form.fit?.(one, sheet) ?? one);
  let along = fitted(order);
  for (let step = form.step(along, sheet); !step.complete; step = form.step(along, sheet)) {
    const [only, second] = step.options;
    if (only === undefined || second !== undefined || only.danger !== undefined) break;
    along = fitted({ ...along, path: [...along.path, only.id] });
  }
  return along;
}

/** The orders of a sheet that stand before a place; all of them where the order that is put together has none yet. */
export function sheetBefore(sheet: Sheet, at: number | null): Sheet {
  return at === null ? sheet : sheet.slice(0, at);
}

/** The single subjects still without an order. */
export function unordered(form: Orders, sheet: Sheet): readonly Subject[] {
  const ordered = new Set(sheet.map((order) => order.subject));
  return form.subjects(sheet).filter((subject) => subject.units === undefined && !ordered.has(subject.id));
}

/** The next single subject that needs an order; none where it is for the player to choose which of several get one. */
export function nextDue(form: Orders, sheet: Sheet): Subject | undefined {
  const left = unordered(form, sheet);
  return form.max - sheet.length >= left.length ? left[0] : undefined;
}

/** How many orders a sheet still lacks: never more than the form allows, nor than there are subjects without one. */
export function missing(form: Orders, sheet: Sheet): number {
  return Math.max(0, Math.min(form.max - sheet.length, unordered(form, sheet).length));
}
