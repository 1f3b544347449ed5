// Where homes are now: Status cards of Total War move some of them.
import { sideOf, type Flag } from '../data/nations.js';
import { homeOf, type SpaceId } from '../data/spaces.js';
import { sideHolds, type Board } from './board.js';
import { lastingOf } from './status.js';
import { opponent } from '../data/nations.js';

/** Where somebody's home is as things stand. */
export function homeNow(table: Board, flag: Flag): SpaceId {
  const moved = lastingOf(table, 'home').find(
    ({ step: { flag: whose, whileLost } }) =>
      whose === flag && (whileLost === undefined || sideHolds(table, opponent(sideOf(flag)), whileLost)),
  );
  return moved?.step.to ?? homeOf(flag);
}
