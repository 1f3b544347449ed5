// A turn begins: DEFCON improves, a new era joins the deck, hands are filled (rulebook, 4.5 A and B).
import { drawCard, tellDrawn } from './effects/piles.js';
import type { CardId } from '../data/cards.js';
import { eraOf, handSize } from '../data/tracks.js';
import { sides, type Side } from '../data/terms.js';
import { setDefcon } from './effects/tracks.js';
import { say } from '../reports/names.js';
import { eraCards } from '../options.js';
import type { Script } from '../../../table/script.js';
import { zones, type TwilightTable } from '../state.js';

/** Steps A and B. */
// oxlint-disable-next-line require-yield -- every phase is a script, also one that asks nothing
export function* startTurn(t: TwilightTable): Script<string> {
  const { state } = t;
  t.tell(say('turn.begins', { turn: state.turn }), { weight: 'headline' });
  if (state.defcon < 5) setDefcon(t, state.defcon + 1);
  if (state.turn > 1 && eraOf(state.turn) !== eraOf(state.turn - 1)) joinEra(t);
  dealHands(t);
  return 'headline';
}

/** Shuffles the cards of a new era into what is left of the deck; the discard pile stays out. */
function joinEra(t: TwilightTable): void {
  const { state } = t;
  const era = eraOf(state.turn);
  zones.shuffle(state, 'deck', t.dice, `${era} war deck`, eraCards(state.options, era));
  t.tell(say('turn.era', { era: say(`era.${era}`) }));
}

/** Fills the hands one card at a time, the USSR first; a side that needs more draws on alone. */
export function dealHands(t: TwilightTable): void {
  const { state } = t;
  const full = handSize(state.turn);
  const drawn: Record<Side, CardId[]> = { us: [], ussr: [] };
  const order: readonly Side[] = ['ussr', 'us'];
  let dealt = true;
  while (dealt) {
    dealt = false;
    for (const side of order) {
      if (state.hands[side].length >= full) continue;
      const next = drawCard(t, side);
      if (next === undefined) continue;
      drawn[side].push(next);
      dealt = true;
    }
  }
  for (const side of sides) tellDrawn(t, side, drawn[side]);
}
