// Plays plans out against each other and judges what a power has of it.
import { canReach, centres, provinceOf } from '../data/geography.js';
import type { Power, ProvinceId, Unit } from '../data/geography.js';
import { unitsAfter } from '../rules/movement.js';
import { invaderOf } from '../rules/reasons.js';
import { resolve } from '../rules/resolve.js';
import { boardOf } from '../rules/unit-index.js';
import type { Plan } from './plan.js';
import { friendly, spares } from './position.js';
import type { Analysis } from './position.js';
import type { Worth } from './worth.js';

const centreGained = { spring: 5, autumn: 14 } as const;
const centreLost = { spring: 7, autumn: 16 } as const;
const ownDislodged = 7;
const theirsDislodged = 4;
/** What a centre left open to one more attacker than defenders costs. */
const exposed = { spring: 2.5, autumn: 0.8 } as const;
/** How much of an attacker a unit is whose power has agreed on peace. */
const unlikely = 0.35;
/** How much a good place counts beside centres. */
const placeWorth = 0.45;

interface Result {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
}

function playOut(analysis: Analysis, orders: Plan): Result {
  const { pieces } = resolve(analysis.board, orders, analysis.rulings);
  const dislodged = pieces.filter((piece) => invaderOf(piece) !== null).map(({ unit }) => unit);
  return { units: unitsAfter(pieces), dislodged };
}

function scoreOf(analysis: Analysis, power: Power, worth: Worth, { units, dislodged }: Result): number {
  const { position } = analysis;
  const { season, owners } = position;
  const after = boardOf(units, analysis.board.closed);
  let score = 0;
  for (const unit of units) if (unit.power === power) score += placeWorth * worth(unit.type, unit.at);
  for (const unit of dislodged) {
    if (unit.power === power) score -= ownDislodged;
    else if (!friendly(position, power, unit.power)) score += theirsDislodged;
  }
  for (const centre of centres) {
    const holder = after.at(centre)?.power;
    const owner = owners[centre];
    if (holder === power && owner !== power && !(owner !== undefined && friendly(position, power, owner)))
      score += centreGained[season];
    if (owner !== power) continue;
    if (holder !== undefined && !friendly(position, power, holder)) score -= centreLost[season];
    else score -= exposed[season] * danger(units, position, power, centre, holder === power);
  }
  return score;
}

/** By how many attackers a centre is outnumbered, at most two. */
function danger(
  units: readonly Unit[],
  position: Analysis['position'],
  power: Power,
  centre: ProvinceId,
  held: boolean,
): number {
  let attackers = 0;
  let defenders = held ? 1 : 0;
  for (const unit of units) {
    if (provinceOf(unit.at) === centre || !canReach(unit.type, unit.at, centre)) continue;
    if (unit.power === power) defenders += 1;
    else if (!friendly(position, power, unit.power) && !(position.unplayed?.has(unit.power) ?? false))
      attackers += spares(position, power, unit.power) ? unlikely : 1;
  }
  return Math.min(2, Math.max(0, attackers - defenders));
}

/** What a plan is worth to a power, on average over what the others may do. */
export function judge(analysis: Analysis, power: Power, worth: Worth, plan: Plan, others: readonly Plan[]): number {
  let sum = 0;
  for (const other of others) sum += scoreOf(analysis, power, worth, playOut(analysis, new Map([...other, ...plan])));
  return sum / Math.max(1, others.length);
}
