// Events that move DEFCON with more to it: SALT Negotiations, How I Learned to Stop Worrying.
import { chooseCards, chooseOne } from '../../questions/ask.js';
import { noteSeen, takeIntoHand } from '../effects/piles.js';
import { isOpponents, isScoring, card } from '../../data/cards.js';
import { changeDefcon, setMilOps, setDefcon } from '../effects/tracks.js';
import type { Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { beginEffect } from '../effects/lasting-effects.js';
import { eventKey } from './steps/resolve.js';
import { charged } from '../../rules/defcon.js';

/** DEFCON +2, coups −1 this turn; the player may take back a card of the discard pile that does not score. */
export function* saltNegotiations(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const { player } = frame;
  changeDefcon(t, 2);
  beginEffect(t, 'salt');
  const open = state.discard.filter((id) => !isScoring(id));
  const best = open
    .filter((id) => !isOpponents(player, id))
    .toSorted((a, b) => card(b).ops - card(a).ops || card(a).number - card(b).number);
  const [taken] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: player,
    about: { card: frame.card },
    text: say('ask.salt', { card: cardName(frame.card) }),
    none: say('none.take'),
    ids: open,
    min: 0,
    max: 1,
    fallback: best.slice(0, 1),
  });
  if (taken === undefined) {
    t.tell(say('event.takesNothing', { side: sideName(player) }));
    return;
  }
  takeIntoHand(state, player, taken);
  noteSeen(state, frame.opponent, [taken]);
  t.tell(say('event.takes', { side: sideName(player), card: cardName(taken) }));
}

const levels = ['1', '2', '3', '4', '5'] as const;

/** DEFCON to any level, military operations to 5. */
export function* stopWorrying(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const { player } = frame;
  const suicide = charged(state) === player;
  const level = yield* chooseOne(t, {
    key: eventKey(frame),
    side: player,
    text: say('ask.stopWorrying', { card: cardName(frame.card), level: state.defcon }),
    about: { card: frame.card, defcon: state.defcon },
    ways: levels.map((id) => ({
      id,
      text: say('event.defconLevel', { level: id }),
      danger: id === '1' && suicide ? say('danger.certain') : undefined,
    })),
    fallback: levels.find((id) => Number(id) === state.defcon) ?? '5',
  });
  setDefcon(t, Number(level));
  setMilOps(t, player, 5);
}
