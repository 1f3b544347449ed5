// DumbBot for Diplomacy, written anew from the published description of David Norman's: values spread over the map, and a good neighbour is picked by chance.
import type { Dice } from '../../src/table/dice.js';
import type { OrdersAnswer } from '../../src/table/question.js';
import {
  armyNeighbours,
  canReach,
  centres,
  fleetNeighbours,
  powers,
  provinceIds,
  provinceOf,
  type Location,
  type Power,
  type ProvinceId,
  type Unit,
} from '../../src/games/diplomacy/data/geography.js';
import { canSupportInto } from '../../src/games/diplomacy/rules/legality.js';
import { pathOfOrder } from '../../src/games/diplomacy/rules/order-paths.js';
import { buildSites, fleetBuildSites, surplus, unitsOf } from '../../src/games/diplomacy/rules/ownership.js';
import { boardOf } from '../../src/games/diplomacy/rules/unit-index.js';
import { powersOf, type MovementOrder, type Order } from '../../src/games/diplomacy/state.js';
import type { DiplomacyView } from '../../src/games/diplomacy/view.js';
import type { Rival } from './rivals.js';

/** How much what can be taken and what must be held count, by season, and what lies so many steps away. */
const weights = {
  spring: { attack: 700, defence: 300, near: [100, 1000, 30, 10, 6, 5, 4, 3, 2, 1] },
  autumn: { attack: 600, defence: 400, near: [1000, 100, 30, 10, 6, 5, 4, 3, 2, 1] },
} as const;
const perUnit = 1000;

/** How often the next best place is looked at, and how far behind it may lie. */
const alternative = 50;
const difference = 500;

/** A power's size by its centres: large ones are worth more than their share. */
function sizeOf(count: number): number {
  return count * count + 4 * count + 16;
}

type Value = (at: Location) => number;

const besides = new Map(
  provinceIds.map((id) => [id, new Set([...armyNeighbours(id), ...fleetNeighbours(id)].map(provinceOf))] as const),
);

/** What standing in a place is worth to a power. */
function valueFor({ units, owners, season }: DiplomacyView, power: Power): { value: Value; rivals: Value } {
  const { attack, defence, near } = weights[season];
  const sizes = new Map(
    powers.map((one) => [one, sizeOf(Object.values(owners).filter((owner) => owner === one).length)] as const),
  );
  const reaching = (one: Power, id: ProvinceId): number =>
    units.filter((unit) => unit.power === one && canReach(unit.type, unit.at, id)).length;
  let layer = new Map<ProvinceId, number>(
    provinceIds.map((id) => {
      const owner = owners[id];
      if (!centres.includes(id)) return [id, 0];
      if (owner !== power) return [id, attack * (owner === undefined ? 1 : (sizes.get(owner) ?? 1))];
      const feared = powers.filter((one) => one !== power && reaching(one, id) > 0).map((one) => sizes.get(one) ?? 0);
      return [id, defence * Math.max(0, ...feared)];
    }),
  );
  const sums = new Map<ProvinceId, number>();
  for (const weight of near) {
    for (const [id, worth] of layer) sums.set(id, (sums.get(id) ?? 0) + weight * worth);
    const before = layer;
    layer = new Map(
      provinceIds.map((id) => {
        let sum = before.get(id) ?? 0;
        for (const next of besides.get(id) ?? []) sum += before.get(next) ?? 0;
        return [id, sum / 5];
      }),
    );
  }
  const rivals: Value = (at) =>
    Math.max(...powers.filter((one) => one !== power).map((one) => reaching(one, provinceOf(at))));
  const value: Value = (at) =>
    (sums.get(provinceOf(at)) ?? 0) + perUnit * (reaching(power, provinceOf(at)) - rivals(at));
  return { value, rivals };
}

/** One of the best places, the best most often. */
function picked(places: readonly Location[], value: Value, dice: Dice): Location | undefined {
  const sorted = places.toSorted((a, b) => value(b) - value(a));
  let at = 0;
  const worthOf = (n: number): number => {
    const place = sorted[n];
    return place === undefined ? 0 : value(place);
  };
  while (at + 1 < sorted.length && dice.roll(100, 'dumbbot') <= alternative) {
    const behind = ((worthOf(at) - worthOf(at + 1)) * difference) / Math.max(1, worthOf(at));
    if (behind >= dice.roll(100, 'dumbbot')) break;
    at += 1;
  }
  return sorted[at];
}

function movement(view: DiplomacyView, power: Power, dice: Dice): readonly MovementOrder[] {
  const { value, rivals } = valueFor(view, power);
  const board = boardOf(view.units, new Set(view.closed));
  const orders = new Map<Unit, MovementOrder>();
  const own = unitsOf(view.units, power);
  const waiting = dice.shuffle(own, 'dumbbot');
  for (let tries = 0; waiting.length > 0 && tries < 100; tries++) {
    const unit = waiting.shift();
    if (unit === undefined) break;
    const steps = unit.type === 'A' ? armyNeighbours(provinceOf(unit.at)) : fleetNeighbours(unit.at);
    let places: readonly Location[] = [unit.at, ...steps];
    while (!orders.has(unit)) {
      const to = picked(places, value, dice) ?? unit.at;
      const id = provinceOf(to);
      if (to === unit.at) {
        orders.set(unit, { kind: 'hold', unit: unit.at });
        break;
      }
      const stands = own.find((one) => one !== unit && provinceOf(one.at) === id);
      const standing = stands === undefined ? undefined : orders.get(stands);
      if (stands !== undefined && standing === undefined && tries < 60) {
        waiting.push(unit);
        break;
      }
      const goes = own.find((one) => {
        const order = orders.get(one);
        return order?.kind === 'move' && provinceOf(order.to) === id;
      });
      const isHeld = stands !== undefined && standing?.kind !== 'move';
      const helped = goes ?? (isHeld ? stands : undefined);
      if (helped === undefined) {
        orders.set(unit, { kind: 'move', unit: unit.at, to, via: false });
        break;
      }
      const order = orders.get(helped);
      if (rivals(to) > (goes === undefined ? 1 : 0) && canSupportInto(board, unit, id)) {
        const target = order?.kind === 'move' ? order.to : null;
        orders.set(unit, { kind: 'support', unit: unit.at, of: helped.at, to: target });
        break;
      }
      places = places.filter((place) => provinceOf(place) !== id);
    }
  }
  return own.map((unit) => orders.get(unit) ?? { kind: 'hold', unit: unit.at });
}

function adjustments(view: DiplomacyView, power: Power, dice: Dice): readonly Order[] {
  const { value } = valueFor({ ...view, season: 'spring' }, power);
  const many = surplus(view.owners, view.units, power);
  if (many < 0) {
    return unitsOf(view.units, power)
      .toSorted((a, b) => value(a.at) - value(b.at))
      .slice(0, -many)
      .map(({ at }) => ({ kind: 'remove', at }));
  }
  const sites = buildSites(view.owners, view.units, power).toSorted((a, b) => value(b) - value(a));
  return sites.slice(0, many).map((centre) => {
    const [coast] = fleetBuildSites(centre);
    const isFleet = coast !== undefined && dice.roll(2, 'dumbbot') === 1;
    return { kind: 'build', type: isFleet ? 'F' : 'A', at: isFleet ? coast : centre };
  });
}

function retreats(view: DiplomacyView, power: Power): readonly Order[] {
  const { value } = valueFor(view, power);
  const taken = new Set<ProvinceId>();
  return view.dislodged
    .filter(({ unit, retreats: ways }) => unit.power === power && ways.length > 0)
    .map(({ unit, retreats: ways }): Order => {
      const [to] = ways.filter((way) => !taken.has(provinceOf(way))).toSorted((a, b) => value(b) - value(a));
      if (to === undefined) return { kind: 'disband', unit: unit.at };
      taken.add(provinceOf(to));
      return { kind: 'retreat', unit: unit.at, to };
    });
}

/** Plays a seat of Diplomacy. */
export const dumbBot: Rival = {
  name: 'dumbbot',
  answer: ({ question, view: given, seat, dice }) => {
    if (question.form.kind !== 'orders') return question.fallback();
    // The arena gives it views of Diplomacy alone.
    const view = given as DiplomacyView;
    const asked = new Set(question.form.subjects([]).map(({ id }) => id));
    const orders = powersOf(view.seats, seat).flatMap((power): readonly Order[] => {
      if (question.key === 'movement') return movement(view, power, dice);
      return question.key === 'retreat' ? retreats(view, power) : adjustments(view, power, dice);
    });
    return orders.flatMap((order): OrdersAnswer => {
      const path = pathOfOrder(order);
      return path === undefined || !asked.has(path.subject) ? [] : [path];
    });
  },
};
