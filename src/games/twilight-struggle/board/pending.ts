// Influence a player is about to place, as if it lay there already: on the private picture, with what regions would score then.
import { z } from 'zod';
import type { Look } from '../../../table/scene.js';
import { isCountryId } from '../data/countries.js';
import type { TwilightView } from '../view.js';

/** Questions whose rows are points to be placed by the one who answers. */
const placing: ReadonlySet<string> = new Set(['influence', 'setup', 'bonus']);
const points = z.record(z.string(), z.number().int().nonnegative());

interface Pending {
  readonly view: TwilightView;
  readonly look: Look;
  /** The countries something is placed in. */
  readonly placed: readonly string[];
}

/** A view and a look with the viewer's unsent placement in them; both as they are when nothing is being placed. */
export function withPending(view: TwilightView, look: Look): Pending {
  const read = points.safeParse(look.draft);
  const { side } = view;
  if (side === null || !read.success || look.drafting === undefined || !placing.has(look.drafting))
    return { view, look, placed: [] };
  const influence = { ...view.influence };
  const placed = Object.entries(read.data).flatMap(([id, count]) =>
    count > 0 && isCountryId(id) ? [{ id, count }] : [],
  );
  if (placed.length === 0) return { view, look, placed: [] };
  for (const { id, count } of placed) influence[id] = { ...influence[id], [side]: influence[id][side] + count };
  const focus = placed.map(({ id }) => id);
  return { view: { ...view, influence }, look: { ...look, focus, before: view }, placed: focus };
}
