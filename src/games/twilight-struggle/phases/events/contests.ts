// Summit: the side that leads more of the world is likely to win, and may move DEFCON.
import { chooseOne, type Way } from '../../questions/ask.js';
import { changeDefcon, charged } from '../effects/defcon.js';
import type { Frame } from './play-event.js';
import { cardName, say } from '../../reports/names.js';
import { regionsLed } from '../../rules/scoring.js';
import type { Script, TwilightTable } from '../../table.js';
import { gainVp } from '../effects/tracks.js';
import { contest } from './contest.js';
import { eventKey } from './steps/resolve.js';

const moves = { lower: -1, keep: 0, raise: 1 } as const;
type Move = keyof typeof moves;

/** Both roll and add a point for each region they dominate or control; the winner gets 2 VP and may move DEFCON by one. */
export function* summit(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const winner = contest(t, 'summit', { us: regionsLed(state, 'us'), ussr: regionsLed(state, 'ussr') });
  if (winner === null) {
    t.tell(say('event.nothing'));
    return;
  }
  gainVp(t, winner, 2);
  const suicide = state.defcon === 2 && charged(state) === winner;
  const ways: Way<Move>[] = [
    { id: 'lower', text: say('summit.lower'), danger: suicide ? say('danger.certain') : undefined },
    { id: 'keep', text: say('summit.keep') },
  ];
  if (state.defcon < 5) ways.push({ id: 'raise', text: say('summit.raise') });
  const move = yield* chooseOne(t, {
    key: eventKey(frame),
    side: winner,
    text: say('ask.summit', { card: cardName(frame.card), level: state.defcon }),
    about: { card: frame.card, defcon: state.defcon },
    ways,
    fallback: 'keep',
  });
  if (move !== 'keep') changeDefcon(t, moves[move]);
}
