// What the computer player builds and removes.
import type { Dice } from '../../../table/dice.js';
import { centres, provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import { pieceLimit } from '../rules/adjustments.js';
import { buildSites, fleetBuildSites, surplus, unitsOf } from '../rules/ownership.js';
import type { AdjustmentOrder } from '../state.js';
import { chanceFrom } from './chance.js';
import type { Chance } from './chance.js';
import { analyse } from './position.js';
import type { Position } from './position.js';
import { prize, worthFor } from './worth.js';

/** The share of fleets that suits a power's place on the board. */
const fleetShare: Readonly<Record<Power, number>> = {
  austria: 0.2,
  england: 0.65,
  france: 0.45,
  germany: 0.3,
  italy: 0.5,
  russia: 0.3,
  turkey: 0.45,
};

interface Site {
  readonly type: 'A' | 'F';
  readonly at: Location;
}

function builds(position: Position, power: Power, many: number, chance: Chance): readonly AdjustmentOrder[] {
  const chosen: AdjustmentOrder[] = [];
  let { units } = position;
  for (let built = 0; built < many; built += 1) {
    const analysis = analyse({ ...position, units });
    const worth = worthFor(analysis, power);
    const own = unitsOf(units, power);
    const fleets = own.filter((unit) => unit.type === 'F').length;
    const lacking = fleetShare[power] * (own.length + 1) - fleets;
    const full = (type: 'A' | 'F'): boolean =>
      analysis.rulings.pieceLimit && own.filter((unit) => unit.type === type).length >= pieceLimit;
    const sites = buildSites(position.owners, units, power).flatMap((centre): readonly Site[] => [
      { type: 'A', at: centre },
      ...fleetBuildSites(centre).map((at) => ({ type: 'F', at }) as const),
    ]);
    const [best] = sites
      .filter(({ type }) => !full(type))
      .map((site) => {
        const balance = site.type === 'F' ? lacking : 1 - lacking;
        const pull = worth(site.type, site.at) + 2 * analysis.threats(power, provinceOf(site.at)).length;
        return { site, value: pull * (0.6 + 0.5 * chance.next()) + 9 * Math.max(-1, Math.min(1, balance)) };
      })
      .sort((a, b) => b.value - a.value);
    if (best === undefined) break;
    chosen.push({ kind: 'build', ...best.site });
    units = [...units, { power, ...best.site }];
  }
  return chosen;
}

function removals(position: Position, power: Power, many: number, chance: Chance): readonly AdjustmentOrder[] {
  const analysis = analyse(position);
  const worth = worthFor(analysis, power);
  const useful = (unit: Unit): number => {
    const id = provinceOf(unit.at);
    const guards = centres.includes(id) && position.owners[id] === power && analysis.threats(power, id).length > 0;
    const takes = prize(analysis, power, unit.at);
    return worth(unit.type, unit.at) + (guards ? 6 : 0) + (takes ? 6 : 0) + chance.next();
  };
  return unitsOf(position.units, power)
    .map((unit) => ({ unit, use: useful(unit) }))
    .sort((a, b) => a.use - b.use)
    .slice(0, many)
    .map(({ unit }) => ({ kind: 'remove', at: unit.at }));
}

/** Builds while a power has more centres than units, removals while it has fewer; always as many as it can or must. */
export function chooseAdjustments(position: Position, power: Power, dice: Dice): readonly AdjustmentOrder[] {
  const chance = chanceFrom(dice);
  const many = surplus(position.owners, position.units, power);
  return many >= 0 ? builds(position, power, many, chance) : removals(position, power, -many, chance);
}
