// Who may sail which sea from which ports, and what that costs: by ready fleets, in Overlord as its section divides the seas.
import { cityIds } from '../data/cities.js';
import { byFacts, type Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { regionFacts, regions, seaAreas, type SeaArea } from '../data/seas.js';
import type { Faction } from '../data/units.js';
import { ideologyOf, type OpenState, type Place } from '../state.js';
import { fleetsIn, hasNavalRules, interceptionOf, type Waters } from './fleets.js';

/** The OKH fleets that share a sea with the Soviet fleet. */
const okhFleets: Readonly<Partial<Record<SeaArea, NavalId>>> = {
  'baltic-sea': 'fleet-okh-baltic',
  'black-sea': 'fleet-okh-black',
};

function holdsOut(board: Pick<OpenState, 'data' | 'naval'>, sea: SeaArea): boolean {
  const fleet = okhFleets[sea];
  return fleet !== undefined && board.naval[fleet].status === 'sea';
}

/** Whether a faction may trace or sail through a sea. */
export function maySail(board: Waters, faction: Faction, sea: SeaArea): boolean {
  if (hasNavalRules(board)) return fleetsIn(board, ideologyOf(faction), sea).length > 0;
  if (okhFleets[sea] === undefined) return faction === 'western';
  return faction === 'soviet' || (faction === 'okh' && holdsOut(board, sea));
}

/** What using a sea is remembered by, so that it is paid for once: for supply, from its ports, or over a border. */
export type Use = 'supply' | 'port' | SeaArea;

export function useKey(faction: Faction, use: Use, sea: SeaArea): string {
  return `${faction}:${use}>${sea}`;
}

/** What a use of a sea costs a faction now: by how much its foes there are stronger, in Overlord 1 where a fleet of the OKH is. */
export function seaToll(board: Waters, faction: Faction, sea: SeaArea, use: Use): number {
  if (board.checked.includes(useKey(faction, use, sea))) return 0;
  if (!hasNavalRules(board)) return holdsOut(board, sea) ? 1 : 0;
  return Math.max(0, interceptionOf(board, faction, sea)?.difference ?? 0);
}

/** Whether a place can be a port at all. */
export function mayBePort(facts: Facts, place: Place): boolean {
  return facts.cityAt.has(place) || facts.beachAt.has(place) || regions.some((one) => one === place);
}

/** The seas at which a place has a port; a beachhead is a port on its own sea. */
export function portSeas(board: Pick<OpenState, 'data' | 'beachheads'>, place: Place): readonly SeaArea[] {
  const facts = factsOf(board);
  const region = regions.find((one) => one === place);
  if (region !== undefined) return regionFacts[region].seas;
  const city = facts.cityAt.get(place);
  if (city !== undefined) return facts.cities.places[city].seas ?? [];
  const beach = facts.beachAt.get(place);
  return beach !== undefined && board.beachheads.some(({ at }) => at === place) ? [beach.area] : [];
}

/** Seas one border away, whether or not a fleet is there; borders may be open to one ideology alone. */
export function seasBeside(facts: Facts, faction: Faction, sea: SeaArea): readonly SeaArea[] {
  return facts.seas.borders.flatMap(({ a, b, only }) => {
    const to = a === sea ? b : b === sea ? a : null;
    return to === null || (only !== undefined && only !== ideologyOf(faction)) ? [] : [to];
  });
}

/** Seas one border away that a faction may sail into. */
function nextSeas(board: Waters, faction: Faction, sea: SeaArea): readonly SeaArea[] {
  return seasBeside(factsOf(board), faction, sea).filter((to) => maySail(board, faction, to));
}

type Ports = ReadonlyMap<SeaArea, readonly Place[]>;

const portsBySea = byFacts(
  (facts): Ports =>
    new Map(
      seaAreas.map((sea) => [
        sea,
        [
          ...cityIds
            .filter((id) => facts.cities.places[id].seas?.includes(sea) === true)
            .map((id) => facts.cities.places[id].hex),
          ...regions.filter((one) => regionFacts[one].seas.includes(sea)),
        ],
      ]),
    ),
);

/** Every place with a port on a sea. */
export function portsOn(board: Pick<OpenState, 'data' | 'beachheads'>, sea: SeaArea): readonly Place[] {
  const facts = factsOf(board);
  const beaches = board.beachheads.map(({ at }) => at).filter((at) => facts.beachAt.get(at)?.area === sea);
  return [...(portsBySea(facts).get(sea) ?? []), ...beaches];
}

/** A sea as it is reached from a port: the seas on the way, the last of them itself, and what they cost. */
interface Route {
  readonly seas: readonly SeaArea[];
  readonly cost: number;
}

/** The cheapest way by sea from some seas to all that a faction can sail to. */
export function routesFrom(board: Waters, faction: Faction, from: readonly SeaArea[]): ReadonlyMap<SeaArea, Route> {
  const found = new Map<SeaArea, Route>();
  const open: Route[] = from
    .filter((sea) => maySail(board, faction, sea))
    .map((sea) => ({ seas: [sea], cost: seaToll(board, faction, sea, 'port') }));
  for (;;) {
    open.sort((a, b) => a.cost - b.cost || a.seas.length - b.seas.length);
    const route = open.shift();
    const sea = route?.seas.at(-1);
    if (route === undefined || sea === undefined) return found;
    if (found.has(sea)) continue;
    found.set(sea, route);
    for (const next of nextSeas(board, faction, sea)) {
      if (found.has(next)) continue;
      // In Overlord a sea is paid for once, however it is used.
      const use = hasNavalRules(board) ? sea : 'port';
      open.push({ seas: [...route.seas, next], cost: route.cost + seaToll(board, faction, next, use) });
    }
  }
}

/** The seas of a voyage with how each is entered: the first from a port, the others over a border. */
export function usesOf(seas: readonly SeaArea[]): readonly { readonly sea: SeaArea; readonly use: Use }[] {
  return seas.map((sea, n) => ({ sea, use: seas[n - 1] ?? 'port' }));
}

/** Seas on which the Axis holds a port of Italy, Albania or Libya. */
export function italianSeas(board: Pick<OpenState, 'data' | 'cityControl'>): readonly SeaArea[] {
  const facts = factsOf(board);
  const held = cityIds.filter((city) => {
    const nation = facts.hexes.get(facts.cities.places[city].hex)?.nation;
    return board.cityControl[city] === 'axis' && (nation === 'italy' || nation === 'albania' || nation === 'libya');
  });
  return seaAreas.filter((sea) => held.some((city) => facts.cities.places[city].seas?.includes(sea) === true));
}

const seaNames: ReadonlySet<string> = new Set(seaAreas);

export function isSea(id: string): id is SeaArea {
  return seaNames.has(id);
}
