// What can be ordered after the orders of a sheet, and how orders go on there, asked of its form once.
import type { Aside, Order, Orders, Sheet, Step, Subject, UnitRow } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { everyKind } from './units-in-words.js';

/** What a sheet has, and what texts were found to order on it. */
export interface Asked {
  readonly subjects: readonly Subject[];
  readonly groups: readonly (Subject & { readonly units: readonly UnitRow[] })[];
  /** Every kind of unit that stood in any of them before anything was ordered, or may be named, once. */
  readonly kinds: readonly UnitRow[];
  readonly orders: Map<string, Order | undefined>;
  /** Where orders stand, as found before. */
  readonly steps: Map<string, Step>;
  readonly asides: readonly Aside[];
  /** Why texts that name an aside are no orders with it. */
  readonly reasons: Map<string, Text>;
}

/** Before anything has been ordered. */
export const blank: Sheet = [];

/** Asks forms about sheets; a text tries its words on each of them again and again. */
export class AskedOnce {
  readonly #asked = new WeakMap<Sheet, Asked>();

  /** What a sheet has as it stands. */
  at(form: Orders, sheet: Sheet): Asked {
    const known = this.#asked.get(sheet);
    if (known !== undefined) return known;
    const subjects = form.subjects(sheet);
    const groups = subjects.flatMap((one) => (one.units === undefined ? [] : [{ ...one, units: one.units }]));
    const kinds = sheet.length > 0 ? this.at(form, blank).kinds : everyKind(groups, form.kinds);
    const asides = form.asides?.options(sheet) ?? [];
    const orders = new Map<string, Order | undefined>();
    const [steps, reasons] = [new Map<string, Step>(), new Map<string, Text>()];
    const asked: Asked = { subjects, groups, kinds, asides, orders, steps, reasons };
    this.#asked.set(sheet, asked);
    return asked;
  }

  /** Where an order stands; working that out may look at the whole board. */
  step(form: Orders, order: Order, sheet: Sheet): Step {
    const { steps } = this.at(form, sheet);
    const key = JSON.stringify(order);
    const step = steps.get(key) ?? form.step(order, sheet);
    steps.set(key, step);
    return step;
  }
}
