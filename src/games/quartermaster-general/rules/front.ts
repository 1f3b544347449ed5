// The spaces Broad Front may battle: where a Soviet army stands next to a German one.
import { kindAt, type SpaceId } from '../data/spaces.js';
import { holds, neighbours, spacesHeld, type Board } from './board.js';

export function frontOf(board: Board): readonly SpaceId[] {
  return spacesHeld(board, 'soviet-union', 'army').filter((id) =>
    neighbours(board, 'axis', id).some((next) => kindAt(next) === 'army' && holds(board, 'germany', next)),
  );
}
