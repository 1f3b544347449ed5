// Phase 1: repairs and purchases.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { purchaseOf, purchaseQuestion } from '../questions/purchase.js';
import { goodsTexts, powerName, say, spaceName } from '../reports/names.js';
import { hasLostCapital } from '../rules/board.js';
import { billOf } from '../rules/production.js';
import type { AaTable } from '../state.js';
import { endTurn } from './mobilize.js';

/** Lets the active power buy and repair, unless its capital is lost. */
export function* purchase(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  const power = state.active;
  state.step = 'purchase';
  if (hasLostCapital(state, power)) {
    t.tell(say('report.noCapital', { power: powerName(power) }));
    return state.options.powerWithoutCapital === 'frozen' ? endTurn(t) : 'combatMove';
  }
  const answer = yield* t.ask(purchaseQuestion(state));
  const { goods, repairs } = purchaseOf(answer);
  state.treasury[power] -= billOf(answer);
  state.bought = { ...goods };
  for (const [land, points] of repairs) {
    state.complexes[land] = (state.complexes[land] ?? 0) - points;
    t.tell(say('report.repaired', { power: powerName(power), land: spaceName(land), points }), { focus: [land] });
  }
  const units = goodsTexts(goods);
  t.tell(
    units.length === 0
      ? say('report.buysNothing', { power: powerName(power) })
      : say('report.buys', { power: powerName(power), units, left: state.treasury[power] }),
  );
  return 'combatMove';
}
