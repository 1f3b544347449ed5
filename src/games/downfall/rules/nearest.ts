// Why a hex is controlled by whom it is: the units and cities that are nearest to it, and whose zones of control reach it.
import type { UnitId } from '../data/units.js';
import { ideologyOf, type Ideology, type Place } from '../state.js';
import { isRegion, type Ground } from './ground.js';

/** The ideology that controls a place by a unit or city in it; null where there is none. */
function holderOf(ground: Ground, place: Place): Ideology | null {
  const city = ground.facts.cityAt.get(place);
  if (city !== undefined) return ground.board.cityControl[city];
  const occupier = ground.occupier(place);
  if (occupier !== null) return occupier;
  return isRegion(place) || ground.isMulberry(place) ? 'western' : null;
}

/** Units and cities that are equally near to a place, and none is nearer. */
export interface Nearest {
  /** Hexes to walk. */
  readonly far: number;
  readonly places: readonly { readonly place: Place; readonly ideology: Ideology }[];
}

/** The nearest units and cities, of which a hex has its control; the hex itself where one is in it. */
export function nearestHolders(ground: Ground, from: Place): Nearest {
  const seen = new Set<Place>([from]);
  let edge: readonly Place[] = [from];
  for (let far = 0; edge.length > 0; far++) {
    const places = edge.flatMap((place) => {
      const ideology = holderOf(ground, place);
      return ideology === null ? [] : [{ place, ideology }];
    });
    if (places.length > 0) return { far, places };
    const next = new Set(edge.flatMap((place) => ground.edges(place).map(({ to }) => to)));
    edge = [...next].filter((place) => !seen.has(place));
    for (const place of edge) seen.add(place);
  }
  return { far: 0, places: [] };
}

/** Combat units whose zones of control reach a place. */
export function zonesOver(ground: Ground, place: Place): readonly UnitId[] {
  const around = ground
    .edges(place)
    .map(({ to }) => to)
    .filter((to) => !isRegion(to) || to === 'middle-east');
  return [place, ...around].flatMap((at) => ground.unitsAt(at));
}

/** Places next to one into which units of an ideology may not cross, as the hexside radiates from a foe's hex. */
export function barredFrom(ground: Ground, place: Place, ideology: Ideology): readonly Place[] {
  return ground.edges(place).flatMap(({ to }) => (ground.isBarred(place, to, ideology) ? [to] : []));
}

/** Empty hexes within zones of control of the Axis and of an Allied ideology: where the two fronts touch. */
export function betweenFronts(ground: Ground, ally: 'western' | 'soviet', hexes: Iterable<Place>): readonly Place[] {
  return [...hexes].filter((hex) => {
    if (ground.occupier(hex) !== null || !ground.inFoeZone(hex, ally)) return false;
    return zonesOver(ground, hex).some((id) => ideologyOf(ground.facts.units[id].faction) === ally);
  });
}
