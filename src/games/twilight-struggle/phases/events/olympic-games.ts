// Olympic Games: the other side takes part or stays away.
import { chooseOne } from '../../questions/ask.js';
import { changeDefcon, charged } from '../effects/defcon.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { grantOps, spendOps } from '../operations/spend.js';
import type { Script, TwilightTable } from '../../table.js';
import { gainVp } from '../effects/tracks.js';
import { contest } from './contest.js';

/** Taking part: both roll, the sponsor adds 2, ties again, 2 VP. Staying away: DEFCON −1 and 4 Operations for the sponsor. */
export function* olympicGames(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const { player: sponsor, opponent: guest } = frame;
  const suicide = state.defcon === 2 && charged(state) === guest;
  const answer = yield* chooseOne(t, {
    key: 'olympics',
    side: guest,
    text: say('ask.olympics', { card: cardName(frame.card), side: sideName(sponsor) }),
    about: { card: frame.card, defcon: state.defcon },
    ways: [
      { id: 'participate', text: say('olympics.participate'), detail: say('olympics.participateDetail') },
      {
        id: 'boycott',
        text: say('olympics.boycott'),
        detail: say('olympics.boycottDetail'),
        danger: suicide ? say('danger.certain') : undefined,
      },
    ],
    fallback: 'participate',
  });
  if (answer === 'boycott') {
    t.tell(say('olympics.boycotts', { side: sideName(guest) }));
    changeDefcon(t, -1);
    yield* spendOps(t, grantOps(state, sponsor, 4));
    return;
  }
  t.tell(say('olympics.participates', { side: sideName(guest) }));
  const bonus = { us: sponsor === 'us' ? 2 : 0, ussr: sponsor === 'ussr' ? 2 : 0 };
  let winner = contest(t, 'olympic games', bonus);
  while (winner === null) {
    t.tell(say('olympics.again'));
    winner = contest(t, 'olympic games', bonus);
  }
  gainVp(t, winner, 2);
}
