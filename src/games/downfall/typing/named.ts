// What a typed name stands for: a place, units, orders of the display, or supply as a whole.
import { foldName, withoutParticle } from '../../../table/names.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { generalKinds, opsIds } from '../data/orders.js';
import { regions } from '../data/seas.js';
import type { UnitId } from '../data/units.js';
import type { BoxId, Place } from '../state.js';
import { en } from '../words/en.js';
import { ko } from '../words/ko.js';
import { longNames, shortNames } from './unit-names.js';

/** What a name stands for. */
export type Named =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'units'; readonly units: readonly UnitId[] }
  | { readonly kind: 'boxes'; readonly boxes: readonly BoxId[] }
  | { readonly kind: 'supply' };

const both = (key: keyof typeof en & keyof typeof ko): readonly string[] => [en[key], ko[key]];

function placeCalled(facts: Facts, name: string): Place | undefined {
  if (facts.hexes.has(name) || facts.beachAt.has(name)) return name;
  const isIt = (names: readonly string[]): boolean => names.some((one) => foldName(one) === name);
  const city = cityIds.find((id) => isIt(both(`city.${id}`)));
  if (city !== undefined) return facts.cities.places[city].hex;
  return regions.find((id) => isIt(both(`region.${id}`)));
}

function unitsCalled(facts: Facts, name: string): readonly UnitId[] {
  return facts.unitIds.filter((id) =>
    [id, facts.units[id].name, ...longNames(id), ...shortNames(facts, id)].some((one) => foldName(one) === name),
  );
}

/** Boxes by the kind of their order: `attack` means every one of them. */
function boxesCalled(facts: Facts, name: string): readonly BoxId[] {
  const isIt = (names: readonly string[]): boolean => names.some((one) => foldName(one) === name);
  const general = generalKinds.filter((kind) => isIt([kind, ...both(`box.${kind}`), ...both(`board.kind.${kind}`)]));
  return [...general, ...opsIds.filter((id) => isIt([id, ...both(`board.kind.${facts.orders.operations[id].kind}`)]))];
}

/** What a name stands for, a Korean particle at its end or not; null for a name that nothing goes by. */
export function named(facts: Facts, typed: string): Named | null {
  const whole = foldName(typed);
  for (const name of [whole, ...withoutParticle(whole)]) {
    const place = placeCalled(facts, name);
    if (place !== undefined) return { kind: 'place', place };
    const units = unitsCalled(facts, name);
    if (units.length > 0) return { kind: 'units', units };
    const boxes = boxesCalled(facts, name);
    if (boxes.length > 0) return { kind: 'boxes', boxes };
    if (both('whatIf.supply').some((one) => foldName(one) === name)) return { kind: 'supply' };
  }
  return null;
}

/** A unit and a place in one line: `21A Minsk`, `3rd Panzer > 3338`. */
export function unitAndPlace(
  facts: Facts,
  typed: string,
): { readonly units: readonly UnitId[]; readonly place: Place } | null {
  const words = typed
    .replaceAll(/[>→]|\s[-–]\s/gu, ' ')
    .trim()
    .split(/\s+/u);
  for (let n = words.length - 1; n > 0; n--) {
    const [unit, place] = [named(facts, words.slice(0, n).join(' ')), named(facts, words.slice(n).join(' '))];
    if (unit?.kind === 'units' && place?.kind === 'place') return { units: unit.units, place: place.place };
  }
  return null;
}
