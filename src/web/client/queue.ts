// Presses one after the other: each waits until those before it have come through, and means then what it meant when it was made.
import type { Act, Asked, ChooseForm, SpreadForm } from '../wire.js';
import { counted } from './press.js';

/** Does one thing at a time, in the order in which they come. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  add<T>(work: () => Promise<T>): Promise<T> {
    const one = this.#last.then(work, work);
    this.#last = one;
    return one;
  }
}

/** What a press comes to that was made on a question as it was shown, now that others have come through; null where it comes to nothing. */
export function rebased(act: Act, { form: shown }: Asked, { form: now }: Asked): Act | null {
  if (act.do === 'drop' && shown.kind === 'orders' && now.kind === 'orders') {
    const text = shown.orders[act.at]?.text;
    const at = now.orders[act.at]?.text === text ? act.at : now.orders.findIndex((order) => order.text === text);
    return at < 0 ? null : { do: 'drop', at };
  }
  if (act.do !== 'set') return act;
  if (shown.kind === 'choose' && now.kind === 'choose') return chosenSince(act, shown, now);
  if (shown.kind === 'spread' && now.kind === 'spread') return countedSince(act, shown, now);
  return act;
}

type SetAct = Extract<Act, { readonly do: 'set' }>;

function chosenSince(act: SetAct, shown: ChooseForm, now: ChooseForm): Act | null {
  const value = act.value as readonly string[];
  // With one at most the press names all there is; and where nothing has come since, it may take one of several equal ones.
  if (now.max === 1 || String(shown.chosen) === String(now.chosen)) return act;
  const added = minus(value, shown.chosen);
  if (added.some((id) => !now.open.includes(id))) return null;
  return { do: 'set', value: [...minus(now.chosen, minus(shown.chosen, value)), ...added] };
}

function countedSince(act: SetAct, shown: SpreadForm, now: SpreadForm): Act | null {
  const value = act.value as Readonly<Record<string, number>>;
  const changed = shown.rows.find(({ id, count }) => (value[id] ?? 0) !== count);
  const row = now.rows.find(({ id }) => id === changed?.id);
  if (changed === undefined || row === undefined) return act;
  const by = (value[row.id] ?? 0) - changed.count;
  return by > row.room || row.count + by < row.min ? null : { do: 'set', value: counted(now.rows, row.id, by) };
}

/** What is left of some names without others, each counted as often as it is there. */
function minus(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
