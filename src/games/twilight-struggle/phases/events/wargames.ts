// Wargames: 6 points for the opponent, and the game is over.
import type { Text } from '../../../../table/text.js';
import { yesNo } from '../../questions/ask.js';
import { endGame } from '../effects/end-game.js';
import type { Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { winnerByVp } from '../../rules/scoring.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { gainVp, moveVp } from '../effects/tracks.js';
import { eventKey } from './steps/resolve.js';

const gift = 6;

/** What ending the game would cost the player; undefined when it would win. */
function danger(t: TwilightTable, { player, opponent }: Frame): Text | undefined {
  const after = { ...t.state };
  moveVp(after, opponent === 'us' ? gift : -gift);
  const winner = winnerByVp(after);
  if (winner === player) return undefined;
  return say(winner === null ? 'event.wargames.draws' : 'event.wargames.loses');
}

/** The player may end the game; the marker decides, without final scoring or The China Card (see docs/rulings/twilight-struggle.md). */
export function* wargames(t: TwilightTable, frame: Frame): Script<void> {
  const ends = yield* yesNo(t, {
    key: eventKey(frame),
    side: frame.player,
    text: say('ask.wargames', { card: cardName(frame.card), side: sideName(frame.opponent), points: gift }),
    about: { card: frame.card },
    yes: say('event.wargames.end'),
    no: say('event.wargames.goOn'),
    danger: danger(t, frame),
    fallback: false,
  });
  if (!ends) {
    t.tell(say('event.wargames.declined', { side: sideName(frame.player) }));
    return;
  }
  gainVp(t, frame.opponent, gift);
  endGame(t, 'wargames', winnerByVp(t.state));
}
