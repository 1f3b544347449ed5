// What a press means: on a place of the board, for the question in front; the same for every game.
import type { Act, Asked, MakingForm } from '../wire.js';

/** What is lit: by what shapes stand for. */
export interface Lights {
  /** What is pressed. */
  readonly held: ReadonlySet<string>;
  /** What may be pressed. */
  readonly open: ReadonlySet<string>;
  /** What has been chosen, with a number where it counts. */
  readonly chosen: ReadonlyMap<string, string>;
  /** What is lit is what stands there (a unit), not the place itself. */
  readonly things: boolean;
}

export const noLights: Lights = { held: new Set(), open: new Set(), chosen: new Map(), things: false };

/** Tells a question from all others. */
export const keyOf = (asked: Pick<Asked, 'checkpoint' | 'id'> | undefined): string =>
  asked === undefined ? '' : `${asked.checkpoint} ${asked.id}`;

/** What a press on the board does; `pick` where several things lie there. */
export type Meaning =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'pick'; readonly of: string }
  | { readonly kind: 'nothing' };

const act = (what: Act): Meaning => ({ kind: 'act', act: what });
const nothing: Meaning = { kind: 'nothing' };

/** What a press on a place does. */
export function meaningOf({ form }: Asked, of: string): Meaning {
  switch (form.kind) {
    case 'choose': {
      const there = form.options.filter((option) => option.of === of);
      const chosen = there.filter(({ id }) => form.chosen.includes(id));
      const open = there.filter(({ id }) => form.open.includes(id) && (form.max > 1 || !form.chosen.includes(id)));
      if (open.length > 1) return { kind: 'pick', of };
      const [next] = open;
      if (next !== undefined) return act({ do: 'set', value: chosenWith(form.chosen, next.id, form.max) });
      const last = chosen.at(-1);
      return last === undefined ? nothing : act({ do: 'set', value: without(form.chosen, last.id) });
    }
    case 'spread': {
      const there = form.rows.filter((row) => row.of === of);
      if (there.length > 1) return { kind: 'pick', of };
      const [row] = there;
      return row === undefined || row.room === 0 ? nothing : act({ do: 'set', value: counted(form.rows, row.id, 1) });
    }
    case 'orders': {
      const { making } = form;
      if (making !== null) {
        const goals = goalsOf(making).filter((goal) => goal.of === of);
        if (goals.length > 1) return { kind: 'pick', of };
        const [goal] = goals;
        if (goal !== undefined) return act(goal.act);
      }
      const subjects = form.subjects.filter((subject) => subject.of === of);
      if (subjects.length > 1) return { kind: 'pick', of };
      const [subject] = subjects;
      if (subject === undefined) return making === null ? nothing : act({ do: 'leave' });
      if (making?.order.subject === subject.id) return act({ do: 'leave' });
      return act(opened(form.orders, subject));
    }
  }
}

/** What chosen things come to with one more: the only one takes the place of the last. */
export function chosenWith(chosen: readonly string[], id: string, max: number): readonly string[] {
  return max === 1 ? [id] : [...chosen, id];
}

/** Without the last of its kind. */
export function without(chosen: readonly string[], id: string): readonly string[] {
  const at = chosen.lastIndexOf(id);
  return chosen.filter((_, n) => n !== at);
}

/** The numbers of a spread with one row changed. */
export function counted(
  rows: readonly { readonly id: string; readonly count: number }[],
  id: string,
  by: number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    rows.map((row) => [row.id, row.count + (row.id === id ? by : 0)] as const).filter(([, count]) => count > 0),
  );
}

/** Opens a subject: for a new order, or for the one it has. */
export function opened(
  orders: readonly { readonly subject: string }[],
  { id, isGroup }: { readonly id: string; readonly isGroup: boolean },
): Act {
  const at = isGroup ? -1 : orders.findIndex(({ subject }) => subject === id);
  const order = isGroup ? { subject: id, units: {}, path: [] } : { subject: id, path: [] };
  return { do: 'make', order, at: at < 0 ? null : at };
}

/** Takes the last step of an order in the making back; with none left, the order is left. */
export function stepBack({ order, at }: MakingForm): Act {
  if (order.path.length === 0) return { do: 'leave' };
  return { do: 'make', order: { ...order, path: order.path.slice(0, -1) }, at };
}

/** Takes the last step of an order back, or the last thing chosen; null where there is none. */
export function backFrom({ form }: Asked): Act | null {
  if (form.kind === 'choose' && form.chosen.length > 0) return { do: 'set', value: form.chosen.slice(0, -1) };
  if (form.kind !== 'orders') return null;
  const { making, orders } = form;
  if (making !== null) return stepBack(making);
  return orders.length === 0 ? null : { do: 'drop', at: orders.length - 1 };
}

/** What can follow in an order that is being made, with what a press on it does. */
export function goalsOf(making: MakingForm): readonly {
  readonly id: string;
  readonly text: string;
  readonly of: string;
  readonly detail?: string;
  readonly danger?: string;
  readonly act: Act;
}[] {
  const { order, at, options, near } = making;
  const steps = options.map((option) => ({
    ...option,
    act: { do: 'make', order: { ...order, path: [...order.path, option.id] }, at } as const,
  }));
  const whole = near
    .filter(({ of }) => !options.some((option) => option.of === of))
    .map((one) => ({ ...one, act: { do: one.complete ? 'place' : 'make', order: one.order, at } as const }));
  return [...steps, ...whole];
}

/** Whether the order in the making is whole, and with it nothing is owed: all can be handed in at once. */
export function endsWith({ form, amiss }: Asked): boolean {
  if (form.kind !== 'orders' || form.making?.complete !== true || amiss.length > 0) return false;
  return form.lacking <= (form.making.at === null ? 1 : 0);
}

/** What is lit for a question. */
export function lightsOf({ form, places }: Asked): Lights {
  switch (form.kind) {
    case 'choose': {
      const named = new Set(form.options.map(({ of }) => of));
      return {
        // Where it is asked about, if that is not what is chosen from.
        held: new Set(places.filter((of) => !named.has(of))),
        open: new Set(form.options.flatMap(({ id, of }) => (form.open.includes(id) ? [of] : []))),
        chosen: new Map(form.options.flatMap(({ id, of }) => (form.chosen.includes(id) ? [[of, '✓'] as const] : []))),
        things: false,
      };
    }
    case 'spread': {
      const named = new Set(form.rows.map(({ of }) => of));
      return {
        held: new Set(places.filter((of) => !named.has(of))),
        open: new Set(form.rows.flatMap(({ of, room }) => (room > 0 ? [of] : []))),
        chosen: new Map(form.rows.flatMap(({ of, count }) => (count > 0 ? [[of, `+${count}`] as const] : []))),
        things: false,
      };
    }
    case 'orders': {
      const { making } = form;
      const named = new Set(form.subjects.map(({ of }) => of));
      if (making === null)
        return {
          // Beside places that can be pressed one that cannot be would look as if it were.
          held: new Set(places.some((of) => named.has(of)) ? [] : places),
          open: new Set(form.subjects.flatMap(({ of, isOrdered }) => (isOrdered ? [] : [of]))),
          chosen: new Map(form.subjects.flatMap(({ of, isOrdered }) => (isOrdered ? [[of, ''] as const] : []))),
          things: true,
        };
      const subject = form.subjects.find(({ id }) => id === making.order.subject);
      return {
        held: new Set(subject === undefined ? [] : [subject.of]),
        open: new Set(goalsOf(making).map(({ of }) => of)),
        chosen: new Map(making.to.map((of) => [of, ''])),
        things: false,
      };
    }
  }
}

/** What something that is lit is called. */
export function nameOf({ form }: Asked, of: string): string {
  const things: readonly { readonly of: string; readonly text: string; readonly detail?: string }[] =
    form.kind === 'choose'
      ? form.options
      : form.kind === 'spread'
        ? form.rows
        : form.making === null
          ? form.subjects
          : goalsOf(form.making);
  return things
    .filter((one) => one.of === of)
    .map(({ text, detail }) => [text, detail].filter(Boolean).join(', '))
    .join('; ');
}
