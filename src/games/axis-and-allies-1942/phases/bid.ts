// Before the first round: powers with a bid add units to the set-up, all at the same time.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { powers } from '../data/powers.js';
import { unitFacts } from '../data/units.js';
import { addedBy, bidQuestion } from '../questions/bid.js';
import { counted, placedText, powerName, say } from '../reports/names.js';
import { bidOf, priceOf } from '../rules/bid.js';
import { beginTurn } from '../rules/turn.js';
import { newUnit, type AaTable } from '../state.js';

/** Places what is bid for; what is not spent is money of the power. */
export function* placeBids(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'bid';
  const bidders = powers.filter((power) => bidOf(state.options, power) > 0);
  const sheets = yield* t.together(bidders, (power) => t.ask(bidQuestion(state, power)));
  for (const power of bidders) {
    const added = addedBy(sheets.get(power) ?? []);
    for (const { type, count, space } of added) {
      for (let n = 0; n < count; n++) {
        state.units.push(newUnit(state.nextId, type, power, space, unitFacts[type].move));
        state.nextId += 1;
      }
      const units = [counted(type, count)];
      t.tell(placedText(power, units, space), { focus: [space] });
    }
    const left = bidOf(state.options, power) - priceOf(added);
    state.treasury[power] += left;
    if (left > 0) t.tell(say('report.bidKept', { power: powerName(power), money: left }));
  }
  beginTurn(state);
  return 'purchase';
}
