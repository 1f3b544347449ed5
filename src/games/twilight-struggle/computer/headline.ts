// How the computer player picks its headline.
import { isScoring } from '../phases/effects/piles.js';
import { scoringGain } from '../questions/absence.js';
import { perilOf } from '../questions/dangers.js';
import { card, type CardId } from '../data/cards.js';
import { budgetOf } from '../rules/ops-value.js';
import type { Reckoning } from './plays.js';
import { decisive } from './strike.js';

const share = 0.6;

/** What headlining a card gains over keeping its Operations for a round. */
function headlineGain(reckoning: Reckoning, id: CardId): number {
  const { state, side } = reckoning.thought;
  if (isScoring(id)) {
    const gain = scoringGain(state, side, id);
    return gain > 0 ? gain + 0.5 : gain - 1;
  }
  const now = { ...state, phasing: side };
  const peril = perilOf(now, side, id, 'headline');
  // The other headline may have lowered DEFCON by then.
  const lower = perilOf({ ...now, defcon: Math.max(2, state.defcon - 1) }, side, id, 'headline');
  const risk = peril === undefined ? (lower === undefined ? 0 : 2) : decisive;
  const ops = reckoning.use('influence', budgetOf(state, side, card(id).ops, id));
  return reckoning.event(id, 'headline') - share * ops - risk;
}

/** The best headline among the cards offered. */
export function chooseHeadline(reckoning: Reckoning, cards: readonly CardId[]): CardId | undefined {
  return cards.map((id) => ({ id, gain: headlineGain(reckoning, id) })).toSorted((a, b) => b.gain - a.gain)[0]?.id;
}
