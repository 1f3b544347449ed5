// The absence policy: what is played for a side that does not answer. Never a loss on purpose while another way is left.
import { scoringCardsIn } from '../rules/turn.js';
import { isOpponents, isScoring, card, type CardId } from '../data/cards.js';
import { perilOf } from '../rules/perils.js';
import type { Side } from '../data/terms.js';
import type { Source } from '../rules/events.js';
import { legalModes, type Mode } from '../rules/card-uses.js';
import { cardOps } from '../rules/ops-value.js';
import { scoringGain } from '../rules/scoring.js';
import { canGoToSpace } from '../rules/space-race.js';
import type { TwilightState } from '../state.js';

function best(ids: readonly CardId[], rate: (id: CardId) => number): CardId | undefined {
  return ids.toSorted((a, b) => rate(b) - rate(a) || card(a).number - card(b).number)[0];
}

/** The headline: a scoring card that gains, the smallest own event that cannot drop DEFCON, the smallest harmless card. */
export function headlineByRule(state: TwilightState, side: Side, legal: readonly CardId[]): CardId | undefined {
  const scoring = legal.filter((id) => isScoring(id) && scoringGain(state, side, id) > 0);
  const safe = legal.filter((id) => !isScoring(id) && perilOf(state, side, id, 'headline') === undefined);
  const own = safe.filter((id) => !isOpponents(side, id));
  return (
    best(scoring, (id) => scoringGain(state, side, id)) ??
    best(own, (id) => -card(id).ops) ??
    best(safe, (id) => -card(id).ops) ??
    best(legal, (id) => -card(id).ops)
  );
}

/** What the other side gets for good once it is played. */
const givenAway: CardId = 'the_china_card';

/** The card of an action round, never one that is given away while there is another: a pressing scoring card, the worst opposing card that can go to space, the best own card, the mildest other. */
export function cardByRule(
  state: TwilightState,
  side: Side,
  offered: readonly CardId[],
  pressed: boolean,
): CardId | undefined {
  const kept = offered.filter((id) => id !== givenAway);
  const legal = kept.length > 0 ? kept : offered;
  const scoring = scoringCardsIn(state, side).filter((id) => legal.includes(id));
  const gain = (id: CardId): number => scoringGain(state, side, id);
  if (pressed && scoring.length > 0) return best(scoring, gain);
  const opposing = legal.filter((id) => isOpponents(side, id));
  const spaceable = opposing.filter((id) => canGoToSpace(state, side, id));
  const own = legal.filter((id) => !isOpponents(side, id) && !isScoring(id));
  const mild = opposing.filter((id) => perilOf(state, side, id, 'round') === undefined);
  return (
    best(spaceable, (id) => card(id).ops) ??
    best(own, (id) => cardOps(state, side, id)) ??
    best(mild, (id) => -card(id).ops) ??
    best(scoring, gain) ??
    best(legal, (id) => -card(id).ops)
  );
}

/** How it is used: a scoring card's event, an opposing card into space, else influence, Operations first. */
export function modeByRule(
  state: TwilightState,
  side: Side,
  id: CardId,
  legal: readonly Mode[] = legalModes(state, side, id, 'round'),
  source: Source = 'round',
): Mode {
  const opposing = isOpponents(side, id);
  const deadly = opposing && perilOf(state, side, id, source) !== undefined;
  const wished: readonly Mode[] = opposing
    ? deadly
      ? ['space', 'cancel', 'lightning', 'influence', 'realign']
      : ['space', 'influence', 'realign']
    : ['influence', 'event', 'realign'];
  return wished.find((mode) => legal.includes(mode)) ?? legal[0] ?? 'event';
}
