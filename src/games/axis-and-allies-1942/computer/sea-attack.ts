// The computer player's attacks on ships: who sinks most of them, and is not sunk for it.
import type { Sea } from '../data/spaces.js';
import { unitFacts } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import type { AaState, Unit } from '../state.js';
import { fewest, fights, idle, type Judge, type Plan } from './assault.js';
import { fleetRisk } from './fleet-risk.js';
import { forecast } from './forecast.js';
import type { Offer } from './landing.js';
import type { Manner } from './manner.js';

/** How likely the enemy comes where it gains by that. */
const likely = 0.8;

/** The best attack on ships in a zone. */
export function seaPlan(
  state: AaState,
  target: Sea,
  foes: readonly Unit[],
  offered: readonly Offer[],
  manner: Manner,
): Plan | null {
  const ready = offered.filter(fights);
  const here = state.units.filter(
    (unit) => unit.space === target && unit.power === state.active && domainOf(unit) === 'sea',
  );
  const sorted = ready.toSorted((a, b) => unitFacts[a.unit.type].cost - unitFacts[b.unit.type].cost);
  const hasDestroyer = [...ready.map(({ unit }) => unit), ...here].some(({ type }) => type === 'destroyer');
  if (!hasDestroyer && foes.every(({ type }) => type === 'submarine')) return null;
  const riskOf = fleetRisk(state, target);
  const judge: Judge = (sent) => {
    const seen = forecast([...sent.map(({ unit }) => unit), ...here], foes);
    if (!seen.wins) return undefined;
    // Who would be sunk where it lies finds shelter after the battles.
    const risk = manner.answer > 0 ? likely * riskOf(sent, seen.survivors) : 0;
    return seen.swing - risk - sent.length * idle;
  };
  const flown = sorted.filter(({ unit }) => domainOf(unit) === 'air');
  const sailing = sorted.filter(({ unit }) => domainOf(unit) === 'sea');
  const ways = [sorted, [...flown, ...sailing], [...sailing, ...flown], [...sailing.toReversed(), ...flown]];
  return fewest(
    ways.flatMap((way) => way.map((_, n) => way.slice(0, n + 1))),
    target,
    judge,
    0,
  );
}
