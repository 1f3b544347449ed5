// Where a path of an order leads on by itself.
import type { Order, Orders, Sheet } from '../../table/question.js';

/** Goes on along a path while there is no choice to make: a single next step that may not be left out and carries no danger. */
export function slide(form: Orders, order: Order, sheet: Sheet): Order {
  let along = order;
  for (let step = form.step(along, sheet); !step.complete; step = form.step(along, sheet)) {
    const [only, second] = step.options;
    if (only === undefined || second !== undefined || only.danger !== undefined) break;
    along = { ...along, path: [...along.path, only.id] };
  }
  return along;
}
