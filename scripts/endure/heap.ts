// Nim with a heap that lasts for a whole trial.
import { z } from 'zod';
import type { Game } from '../../src/table/game.js';
import type { NimState } from '../../test/support/nim/phases.js';
import { nim } from '../../test/support/nim/index.js';

const options = z.object({ sticks: z.int().min(4).max(1_000_000).default(100_000) });

/** A few of the sticks are drawn; all of them count. */
export const heap: Game<NimState, z.infer<typeof options>, Readonly<NimState>> = {
  ...nim,
  id: 'heap',
  options,
  board: (view, look, maps) => nim.board({ ...view, left: Math.min(view.left, 21) }, look, maps),
  invariants: () => undefined,
};
