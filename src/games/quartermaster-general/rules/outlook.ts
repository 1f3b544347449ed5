// What a turn would give if it ended as the board stands: points, and pieces out of supply.
import { wardOf, type Flag, type Nation } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { victoryPoints } from './scoring.js';
import { withoutPiece } from './board.js';
import { unsupplied } from './supply.js';

/** The end of a turn, seen from before it. */
export interface Outlook {
  readonly points: number;
  /** Pieces that would fall in the Supply step. */
  readonly starving: readonly { readonly flag: Flag; readonly space: SpaceId }[];
}

/**
 * What the Supply and Victory steps of a nation would bring now, with those of France or China beside it: what is out of supply
 * falls first, and scores nothing.
 */
export function outlookOf(table: OpenTable, nation: Nation): Outlook {
  const ward = table.options.totalWar ? wardOf(nation) : undefined;
  const flags: readonly Flag[] = [nation, ...(ward === undefined ? [] : [ward])];
  const starving = flags.flatMap((flag) => unsupplied(table, flag).map((space) => ({ flag, space })));
  const after = starving.reduce<OpenTable>(
    (left, { flag, space }) => ({ ...left, ...withoutPiece(left, flag, space) }),
    table,
  );
  return { points: flags.reduce((sum, flag) => sum + victoryPoints(after, flag), 0), starving };
}
