// Olympic Games and Summit: both sides roll, the higher total wins.
import { chooseOne } from '../../questions/ask.js';
import type { Way } from '../../../../table/ask.js';
import { changeDefcon, gainVp } from '../effects/tracks.js';
import { charged } from '../../rules/defcon.js';
import type { Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { regionsLed } from '../../rules/scoring.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';
import type { Side } from '../../data/terms.js';
import { signed, plain } from '../../reports/figures.js';
import { grantOps } from '../../rules/operations.js';
import { spendOps } from '../operations/spend.js';

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

/**
 * Rolls once for each side, the US first, and tells both totals.
 * @returns the side with the higher total; null for a tie.
 */
function contest(t: TwilightTable, why: string, bonus: Readonly<Record<Side, number>>): Side | null {
  const us = t.dice.roll(6, `${why} us`);
  const ussr = t.dice.roll(6, `${why} ussr`);
  const totals = { us: us + bonus.us, ussr: ussr + bonus.ussr };
  t.tell(
    say('contest.rolls', {
      us,
      ussr,
      usModifier: signed(bonus.us),
      ussrModifier: signed(bonus.ussr),
      usTotal: plain(totals.us),
      ussrTotal: plain(totals.ussr),
    }),
  );
  if (totals.us === totals.ussr) return null;
  return totals.us > totals.ussr ? 'us' : 'ussr';
}

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
