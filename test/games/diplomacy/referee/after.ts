// What follows the moves, by the rulebook alone: retreats, whose centres they are, what may be built.
import { provinceTable } from '../../../../src/games/diplomacy/data/provinces.js';
import { en } from '../../../../src/games/diplomacy/words/en.js';
import { byArmy, byFleet, hasCoasts, land, places, reach, type Power, type Unit } from './board.js';
import type { Battle } from './battle.js';

export type Owners = Readonly<Partial<Record<string, Power>>>;

/** The units where they stand after the moves, without those that were driven out. */
export function standing({ fates }: Battle): readonly Unit[] {
  return fates
    .filter(({ beatenBy }) => beatenBy === null)
    .map(({ unit, order, moved }) => (moved && order.kind === 'move' ? ({ ...unit, at: order.to } as Unit) : unit));
}

/** Where each unit that was driven out may go (L676-688): to a neighbour where nobody is, where its attacker did not come from over land, and where no standoff was. */
export function retreats(battle: Battle, toConvoyOrigin: boolean): ReadonlyMap<Unit, readonly string[]> {
  const taken = new Set(standing(battle).map(({ at }) => land(at)));
  return new Map(
    battle.fates.flatMap(({ unit, beatenBy }) => {
      if (beatenBy === null) return [];
      const isBySea = beatenBy.route === 'convoy' && toConvoyOrigin;
      const origin = isBySea ? null : land(beatenBy.unit.at);
      const free = reach(unit).filter(
        (at) => !taken.has(land(at)) && land(at) !== origin && !battle.contested.includes(land(at)),
      );
      return [[unit, [...free].sort()]];
    }),
  );
}

/** Who retreats arrives, unless others go to the same province (L696). */
export function retreated(units: readonly Unit[], goals: ReadonlyMap<Unit, string | null>): readonly Unit[] {
  const arrived = [...goals].flatMap(([unit, to]) => {
    const isAlone = [...goals].every(([other, its]) => other === unit || its === null || land(its) !== land(to ?? ''));
    return to !== null && isAlone ? [{ ...unit, at: to } as Unit] : [];
  });
  return [...units, ...arrived];
}

/** After an autumn each centre is whose unit stands in it, any other stays whose it was (L700-704). */
export function centres(owners: Owners, units: readonly Unit[]): Owners {
  const taken = units.filter(({ at }) => isCentre(land(at))).map(({ at, power }) => [land(at), power] as const);
  return { ...owners, ...Object.fromEntries(taken) };
}

const table: Readonly<
  Record<string, { readonly centre: boolean; readonly home: string | null; readonly kind: string }>
> = provinceTable;
const isCentre = (province: string): boolean => table[province]?.centre === true;

/** How many a power may build, and in which of its home centres: still its own and empty (L716-727). Below nothing: it removes so many. */
export function adjustment(
  power: Power,
  owners: Owners,
  units: readonly Unit[],
): { count: number; sites: readonly string[] } {
  const room =
    Object.values(owners).filter((owner) => owner === power).length -
    units.filter((unit) => unit.power === power).length;
  const sites = Object.keys(table).filter(
    (id) => table[id]?.home === power && owners[id] === power && !units.some(({ at }) => land(at) === id),
  );
  return { count: room < 0 ? room : Math.min(room, sites.length), sites: room > 0 ? sites.sort() : [] };
}

/** What may be built in a home centre: a fleet only on a coast, and where there are two, on one of them (L724-725). */
export function buildable(site: string): readonly string[] {
  if (table[site]?.kind !== 'coastal') return ['A'];
  return hasCoasts(site) ? ['A', 'F nc', 'F sc'] : ['A', 'F'];
}

/** Steps of a unit from its home: an army's over every province, a fleet's along its own moves; nowhere is far. */
function stepsFromHome(unit: Unit): number {
  const isHome = (at: string): boolean => table[land(at)]?.home === unit.power;
  const next = (at: string): readonly string[] =>
    unit.type === 'F' ? reach({ type: 'F', at: at as Unit['at'] }) : around(land(at));
  const distance = new Map<string, number>([[unit.at, 0]]);
  for (const [at, steps] of distance) {
    if (isHome(at)) return steps;
    for (const to of next(at)) if (!distance.has(to)) distance.set(to, steps + 1);
  }
  return Infinity;
}

/** All provinces that touch one, by land or by water. */
function around(province: string): readonly string[] {
  const touching = places.flatMap((place) => {
    const goals = [...(byArmy[land(place)] ?? []), ...(byFleet[place] ?? [])].map(land);
    if (land(place) === province) return goals;
    return goals.includes(province) ? [land(place)] : [];
  });
  return [...new Set(touching)];
}

/** Whom a power loses that names nobody: the farthest first, fleets before armies, then by the names of the provinces (L744). */
export function collapsed(units: readonly Unit[], count: number): readonly Unit[] {
  const name = ({ at }: Unit): string => en[`province.${land(at) as keyof typeof provinceTable}`];
  return [...units]
    .sort(
      (a, b) =>
        Math.sign(stepsFromHome(b) - stepsFromHome(a) || 0) ||
        (a.type === b.type ? 0 : a.type === 'F' ? -1 : 1) ||
        (name(a) < name(b) ? -1 : 1),
    )
    .slice(0, count);
}
