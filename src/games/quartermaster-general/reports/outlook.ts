// What a turn would give, in words.
import type { Text } from '../../../table/text.js';
import type { Outlook } from '../rules/outlook.js';
import { say, spaceName } from './names.js';
import { pieceName } from './pieces.js';

/** Points and what would be out of supply, as one sentence or two. */
export function outlookText({ points, starving }: Outlook): Text {
  if (starving.length === 0) return say('outlook.safe', { count: points });
  const pieces = starving.map(({ flag, space }) =>
    say('outlook.piece', { piece: pieceName(flag, space), space: spaceName(space) }),
  );
  return say('outlook.starving', { count: points, pieces });
}
