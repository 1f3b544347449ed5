// Dice thrown by a side at once, sorted by value, and the hits they score (rulebook, General Combat Sequence).
import type { Dice } from '../../../table/dice.js';
import { unitTypes } from '../data/units.js';
import type { AaState, Unit } from '../state.js';
import { canTake, classOf, valueOf, type Camp, type Throw } from './battle.js';
import type { Hits } from './casualties.js';

/** What a side rolled. */
interface Volley {
  readonly throws: readonly Throw[];
  readonly hits: Hits;
}

/** What each of some attackers hits on, artillery pairs counted from the units that are there. */
export function attackValues(units: readonly Unit[]): ReadonlyMap<Unit, number> {
  let support = units.filter(({ type }) => type === 'artillery').length;
  return new Map(
    units.map((unit) => {
      if (unit.type === 'infantry' && support > 0) {
        support -= 1;
        return [unit, 2];
      }
      return [unit, valueOf(unit, 'attack')];
    }),
  );
}

/** Who fires at whom. */
interface Fire {
  readonly camp: Camp;
  readonly step: 'strike' | 'fire';
  /** The whole side as the round began. */
  readonly own: readonly Unit[];
  readonly targets: readonly Unit[];
}

/**
 * Rolls for units by value, then in the order of the unit table, then by id; low luck sums the values of each class. Who could hit
 * none of the targets does not roll.
 */
export function roll(state: AaState, dice: Dice, units: readonly Unit[], { camp, step, own, targets }: Fire): Volley {
  const supported = camp === 'attack' ? attackValues(units) : undefined;
  const value = (unit: Unit): number => supported?.get(unit) ?? valueOf(unit, camp);
  const firing = units
    .filter((unit) => value(unit) > 0 && targets.some((target) => canTake(classOf(unit, own), target)))
    .toSorted((a, b) => value(a) - value(b) || unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type) || a.id - b.id);
  const hits: Hits = { sub: 0, air: 0, free: 0 };
  const throws: Throw[] = [];
  if (state.options.dice === 'lowLuck') {
    for (const kind of ['sub', 'air', 'free'] as const) {
      const sum = firing.reduce((all, unit) => all + (classOf(unit, own) === kind ? value(unit) : 0), 0);
      if (sum === 0) continue;
      const rest = sum % 6;
      const die = rest === 0 ? [] : [dice.roll(6, `${camp} ${rest}`)];
      const scored = Math.floor(sum / 6) + die.filter((one) => one <= rest).length;
      hits[kind] += scored;
      throws.push({ camp, step, value: rest, dice: die, hits: scored });
    }
    return { throws, hits };
  }
  for (const unit of firing) {
    const at = value(unit);
    const die = dice.roll(6, `${camp} ${at}`);
    const scored = die <= at ? 1 : 0;
    hits[classOf(unit, own)] += scored;
    const last = throws.at(-1);
    if (last?.value === at)
      throws[throws.length - 1] = { ...last, dice: [...last.dice, die], hits: last.hits + scored };
    else throws.push({ camp, step, value: at, dice: [die], hits: scored });
  }
  return { throws, hits };
}
