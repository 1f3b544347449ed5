// Where the computer player puts new units: armies where the front is and can be held, its capital first where that is in danger.
import type { Sheet } from '../../../table/question.js';
import { capitals, isSea, type Land, type Sea } from '../data/spaces.js';
import { unitFacts, type Ware } from '../data/units.js';
import { isFriend, seasBeside } from '../rules/board.js';
import { defaultPlacing, fits, promisedZones, usableComplexes, type Placing } from '../rules/production.js';
import type { AaState } from '../state.js';
import { approach, footways, isDeadly } from './ground.js';
import { openingSite } from './opening.js';
import { bearable, perilsNow, type Guard } from './peril.js';

/** Orders that place what was bought; ships and aircraft as the rules would by themselves. */
export function placings(state: AaState): Sheet {
  const usual = defaultPlacing(state);
  const armies = usual.filter(({ ware }) => isArmy(ware));
  const placed = docked(
    state,
    usual.filter(({ ware }) => !isArmy(ware)),
  );
  const perilTo = perilsNow(state);
  const soonTo = perilsNow(state, 2);
  const way = approach(state, state.active);
  const afoot = footways(state, state.active);
  const home = capitals[state.active];
  const guardsOf = (land: Land): readonly Guard[] => [
    ...state.units.filter(({ space, power }) => space === land && isFriend(power, state.active)),
    ...placed.flatMap(({ ware, space }) => (space === land && ware !== 'complex' ? [{ type: ware }] : [])),
  ];
  // From where no army marches to the war it sails, and ships come home to the capital.
  const far = (land: Land): number => {
    if (afoot.has(land)) return way.get(land) ?? 99;
    return land === home ? 99 : 100;
  };
  const front = usableComplexes(state).toSorted((a, b) => far(a) - far(b));
  // Where all that could be placed would only be lost, nothing is.
  const sites = front.filter((land) => {
    const all = armies.filter((_, n) => n < fits(state, 'infantry', { space: land, complex: land }, placed));
    const types = all.flatMap(({ ware }) => (ware === 'complex' ? [] : [{ type: ware }]));
    return perilTo(land, [...guardsOf(land), ...types]) <= bearable;
  });
  for (const { ware } of armies) {
    const inDanger = perilTo(home, guardsOf(home)) > bearable;
    const calls = sites.filter((land) => soonTo(land, guardsOf(land)) > bearable);
    const begun = openingSite(state, ware, placed);
    const order = [...(begun ? [begun] : []), ...(inDanger ? [home] : []), ...calls, ...sites, home, ...front];
    const site = order.find(
      (land) => front.includes(land) && fits(state, ware, { space: land, complex: land }, placed) > 0,
    );
    if (site !== undefined) placed.push({ ware, count: 1, space: site, complex: site });
  }
  return sheetOf(placed);
}

/** Ships together where they are not sunk, best beside the capital and where others of their power lie. */
function docked(state: AaState, usual: readonly Placing[]): Placing[] {
  // New fighters come aboard new carriers where the rules have put both.
  if (usual.some(({ ware, space }) => ware === 'fighter' && isSea(space))) return [...usual];
  // Fighters in the air come down where their carrier was promised, and before anything else is placed.
  const promised = promisedZones(state);
  const isAwaited = ({ ware, space }: Placing): boolean => ware === 'carrier' && promised.includes(space);
  const awaited = usual.filter(isAwaited);
  const ships = usual.filter((one) => isShip(one.ware) && !isAwaited(one));
  const joining = ships.flatMap(({ ware }) => (ware === 'complex' ? [] : [ware]));
  const home = seasBeside(capitals[state.active]);
  const company = (zone: Sea): number =>
    state.units.filter(({ space, power, type }) => space === zone && power === state.active && type !== 'submarine')
      .length +
    (home.includes(zone) ? 30 : 0) -
    (isDeadly(state, zone, state.active, joining) ? 100 : 0);
  const docks = usableComplexes(state)
    .flatMap((complex) => seasBeside(complex).map((space) => ({ complex, space, worth: company(space) })))
    .toSorted((a, b) => b.worth - a.worth);
  const placed = [...awaited, ...usual.filter(({ ware }) => !isShip(ware))];
  for (const one of ships) {
    const dock = docks.find((site) => fits(state, one.ware, site, placed) > 0);
    placed.push(dock === undefined ? one : { ...one, space: dock.space, complex: dock.complex });
  }
  return placed;
}

function isShip(ware: Ware): boolean {
  return ware !== 'complex' && unitFacts[ware].domain === 'sea';
}

function isArmy(ware: Ware): boolean {
  return ware !== 'complex' && unitFacts[ware].domain === 'land';
}

function sheetOf(placed: readonly Placing[]): Sheet {
  const counts = new Map<string, number>();
  for (const { ware, space } of placed) counts.set(`${ware} ${space}`, (counts.get(`${ware} ${space}`) ?? 0) + 1);
  return [...counts].map(([key, count]) => {
    const [ware = '', space = ''] = key.split(' ');
    return { subject: 'mobilization', units: { [ware]: count }, path: [space] };
  });
}
