// Steps gained by orders, events and cards: asked for, placed and paid for.
import type { Script } from '../../../table/script.js';
import { unitFacts } from '../data/units.js';
import { shareOf, stepsQuestion, storedBy } from '../questions/steps.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { Ground } from '../rules/ground.js';
import { applyShare, scopesOf, shareCost, type Gain } from '../rules/reinforce.js';
import { Supply } from '../rules/supply.js';
import type { DownfallTable } from '../state.js';
import { payFor } from './settle.js';

/** Lets a faction place steps, and carries out what it says. */
export function* gainSteps(t: DownfallTable, gain: Gain): Script<void> {
  const { state } = t;
  const ground = new Ground(state);
  const hasUse = gain.reserves || scopesOf(ground, new Supply(ground, gain.faction, 'steps'), gain).length > 0;
  if (gain.steps <= 0 || !hasUse) {
    t.tell(say('report.noSteps', { faction: factionName(gain.faction) }));
    return;
  }
  const sheet = yield* t.ask(stepsQuestion(state, gain));
  const tolls = new Set<string>();
  let spent = 0;
  let stored = 0;
  for (const order of sheet) {
    stored += storedBy(order);
    const share = shareOf(order);
    if (share === null) continue;
    const from = share.place ?? state.units[share.unit].at ?? '';
    const now = new Ground(state);
    const line = new Supply(now, gain.faction, 'steps').line(from, unitFacts[share.unit].nationality);
    if (share.place === null) for (const toll of line?.tolls ?? []) tolls.add(toll);
    applyShare(state, share);
    spent += shareCost(share);
    const unit = unitName(share.unit);
    t.tell(
      share.place === null
        ? say(share.flips ? 'report.turned' : 'report.stronger', {
            unit,
            n: state.units[share.unit].steps,
            place: placeName(from),
          })
        : say('report.enters', { unit, n: share.steps, place: placeName(share.place) }),
      { focus: [share.unit, from] },
    );
  }
  if (gain.reserves) {
    state.armorReserve += stored - Math.max(0, spent - (gain.steps - stored));
    t.tell(say('report.reserve', { count: state.armorReserve }), { weight: 'detail' });
  }
  if (sheet.length === 0) t.tell(say('report.noSteps', { faction: factionName(gain.faction) }));
  payFor(t, gain.faction, tolls.size);
}
