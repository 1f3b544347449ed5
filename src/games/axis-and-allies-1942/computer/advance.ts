// The computer player's noncombat moves: towards the enemy over land, and across the sea where no land way leads there.
import type { Order, Sheet } from '../../../table/question.js';
import { capitals, isLand, isSea, lands, seas, type Land, type Space } from '../data/spaces.js';
import { domainOf, seasBeside } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { choices, rowsIn } from '../rules/choices.js';
import { landingPlan } from '../rules/landing.js';
import { give } from '../rules/preview.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';
import { comingTo, cover, escort } from './escort.js';
import { flyForward } from './fly.js';
import { garrisons, lastGuards } from './garrison.js';
import { approach, footways, isDeadly, isJoined, marches, prize, walks } from './ground.js';
import type { Manner } from './manner.js';
import { march, tenableGoals } from './march.js';
import { perilsNow } from './peril.js';
import { shelter } from './shelter.js';

/** Orders for the noncombat move of the active power. */
export function advances(view: AaState, { guards, crosses: plans, holds, contrary }: Manner): Sheet {
  const state = draftOf(view);
  const way = plans ? approach(state, state.active) : marches(state, state.active);
  // Ships carry nobody to where a raider alone is met.
  const campaign = plans ? approach(state, state.active, prize) : way;
  const afoot = footways(state, state.active);
  const mustSail = (land: Land): boolean => !afoot.has(land);
  const docks = walks(capitals[state.active]);
  const perilTo = perilsNow(state);
  const soonTo = perilsNow(state, 2);
  const stays = guards === 'enough' ? garrisons(state, perilTo, soonTo) : lastGuards(state, guards);
  const sheet: Order[] = [];
  // What would leave aircraft without a place to come down makes the whole sheet one that cannot stand.
  const doomed = landingPlan(state).lost.length;
  const send = (order: Order): boolean => {
    const draft = draftOf(state);
    if (sheet.length > 60 || !give(draft, order) || landingPlan(draft).lost.length > doomed) return false;
    give(state, order);
    sheet.push(order);
    return true;
  };
  const looksTenable = holds ? tenableGoals(state, stays, perilTo) : (): boolean => true;
  const isTenable = (goal: Land): boolean => looksTenable(goal) !== contrary.has(goal);
  // Who must sail waits where ships come.
  const isHome = (goal: Land): boolean => !plans || !mustSail(goal) || state.complexes[goal] !== undefined;
  // Who has landed an army lies where it has.
  if (plans) for (const zone of seas) cover(state, zone, send);
  for (const land of lands) {
    if (plans && mustSail(land))
      march(state, land, isTenable, { way: docks, perilTo, soonTo, stays, mayGo: () => true, send });
    else march(state, land, isTenable, { way, perilTo, soonTo, stays, mayGo: isHome, send });
    ferry(state, land, { way: campaign, stays, plans, send });
  }
  if (plans) flyForward(state, way, perilTo, send);
  for (const zone of seas) comeHome(state, zone, send);
  if (plans) {
    for (const zone of seas) cover(state, zone, send);
    for (const zone of seas) escort(state, zone, send);
    const [home] = seasBeside(capitals[state.active]);
    for (const zone of seas) shelter(state, zone, home, send);
  }
  return sheet;
}

/** Most ships that are loaded in a territory in a turn. */
const mostLoads = 8;

/** Ships units off a territory from which no way leads to the enemy, or only a long one. */
function ferry(
  state: AaState,
  land: Land,
  {
    way,
    stays,
    plans,
    send,
  }: {
    readonly way: ReadonlyMap<Land, number>;
    readonly stays: ReadonlySet<number>;
    readonly plans: boolean;
    readonly send: (order: Order) => boolean;
  },
): void {
  const here = way.get(land) ?? 99;
  if (here <= 3) return;
  for (let loads = 0; loads < mostLoads; loads++) {
    const rows = rowsIn(state, land).flatMap((row) => {
      const units = row.units.filter((unit) => domainOf(unit) === 'land' && !stays.has(unit.id));
      return units.length === 0 ? [] : [{ ...row, units }];
    });
    const heavy = rows.find(({ type }) => type !== 'infantry' && type !== 'aaa');
    const light = rows.find(({ type }) => type === 'infantry');
    if (heavy === undefined && light === undefined) return;
    // Two to a ship, one of them infantry; where none may leave, tanks do not wait for it.
    const units: Record<string, number> = {
      ...(heavy === undefined ? {} : { [heavy.id]: 1 }),
      ...(light === undefined ? {} : { [light.id]: Math.min(heavy === undefined ? 2 : 1, light.units.length) }),
    };
    const group = rows.flatMap((row) => row.units.slice(0, units[row.id] ?? 0));
    const options = [...choices(state, land, group, []).next]
      .filter(isSea)
      .filter((zone) => !plans || !isDeadly(state, zone, state.active, ['transport', ...comingTo(state, zone)]))
      .flatMap((zone) => [...choices(state, land, group, [zone]).next].filter(isLand).map((goal) => ({ zone, goal })))
      // Nobody sails where one can walk.
      .filter(({ goal }) => !plans || !isJoined(land, goal));
    const [best] = options.toSorted((a, b) => (way.get(a.goal) ?? 99) - (way.get(b.goal) ?? 99));
    if (best === undefined || (way.get(best.goal) ?? 99) >= here) return;
    if (!send({ subject: land, units, path: [best.zone, best.goal] })) return;
    if (plans) cover(state, best.zone, send);
  }
}

/** Empty transports go back to where new units come from. */
function comeHome(state: AaState, zone: Space, send: (order: Order) => boolean): void {
  const docks = seasBeside(capitals[state.active]);
  if (!isSea(zone) || docks.includes(zone)) return;
  const far = (from: Space): number => Math.min(99, ...docks.map((dock) => flight(from, dock)));
  for (const row of rowsIn(state, zone)) {
    const [first] = row.units;
    if (first === undefined || row.type !== 'transport' || row.cargo.length > 0) continue;
    const { next } = choices(state, zone, [first], []);
    const ships = row.units.map(({ type }) => type);
    const [best] = [...next]
      .filter(isSea)
      // Warships come along where they are needed.
      .filter((goal) => !isDeadly(state, goal, state.active, [...ships, ...comingTo(state, goal)]))
      .toSorted((a, b) => far(a) - far(b));
    // Who would be sunk here sails even a little further.
    const here = far(zone) + (isDeadly(state, zone, state.active) ? 4 : 0);
    if (best !== undefined && far(best) < here) {
      send({ subject: zone, units: { [row.id]: row.units.length }, path: [best] });
      cover(state, best, send);
    }
  }
}
