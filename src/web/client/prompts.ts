// What to press next, as the key of a sentence: it follows from the form that is asked, how far its answer is, and where what can be pressed lies.
import type { Asked, Says } from '../wire.js';
import { goalsOf } from './press.js';

/** Where what can be pressed lies, and whether a place was pressed on which several things lie. */
export interface Lying {
  readonly picked: string | null;
  readonly isOnBoard: (of: string) => boolean;
  readonly isCard: (of: string) => boolean;
}

/** @returns null where nothing needs to be pressed. */
export function promptOf(
  { form, isFinal, waits, amiss }: Asked,
  { picked, isOnBoard, isCard }: Lying,
): keyof Says | null {
  if (isFinal || waits) return null;
  if (picked !== null) return 'several';
  const where = <K extends keyof Says>(
    things: readonly { readonly of: string }[],
    board: K,
    either: K,
    below: K,
  ): K => {
    const count = things.filter(({ of }) => isOnBoard(of)).length;
    return count === 0 ? below : count === things.length ? board : either;
  };
  switch (form.kind) {
    case 'choose': {
      const open = form.options.filter(({ id }) => form.open.includes(id));
      if (form.chosen.length > 0 && (form.max === 1 || open.length === 0))
        return amiss.length > 0 ? 'unchoose' : 'chosen';
      // The first that lies below is what the question is about; cards may lie behind it.
      const below = open.find(({ of }) => !isOnBoard(of));
      if (below !== undefined && isCard(below.of)) return form.max === 1 ? 'again' : 'pressCards';
      return where(open, 'pressBoard', 'pressEither', 'pressBelow');
    }
    case 'spread': {
      const rows = form.rows.filter(({ room }) => room > 0);
      return rows.length === 0 ? 'addBelow' : where(rows, 'addBoard', 'addEither', 'addBelow');
    }
    case 'orders': {
      const { making } = form;
      if (making !== null) {
        if (making.complete) return 'orderWhole';
        // What is a step further lies on the board, or is not offered yet.
        const next = new Set(making.options.map(({ of }) => of));
        const goals = goalsOf(making).filter(({ of }) => next.has(of) || isOnBoard(of));
        return where(goals, 'goalBoard', 'goalEither', 'goalBelow');
      }
      const waiting = form.subjects.filter(({ isOrdered }) => !isOrdered);
      if (waiting.length === 0) return 'allOrdered';
      if (waiting.some(({ of }) => isCard(of) && !isOnBoard(of))) return 'again';
      return waiting.some(({ of }) => isOnBoard(of)) ? 'orderBoard' : 'orderBelow';
    }
  }
}

/** Whether an order is what is to be pressed next: handing in none at all does not stand out before one has been given. */
export function isBare({ form }: Pick<Asked, 'form'>): boolean {
  return form.kind === 'orders' && form.orders.length === 0 && form.subjects.length > 0;
}
