// The computer player's combat moves: attacks that promise more than they cost, the best ones first.
import { neighbours } from '../data/adjacency.js';
import { unitFacts } from '../data/units.js';
import type { Order, Sheet } from '../../../table/question.js';

import { capitals, isLand, isSea, isSpace, lands, spaces, type Land, type Sea, type Space } from '../data/spaces.js';
import { domainOf, enemiesIn, isHostileTo } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { choices, rowsIn } from '../rules/choices.js';
import { give } from '../rules/preview.js';
import { faultOf } from '../rules/whole-sheet.js';
import type { AaState, Unit } from '../state.js';
import { stakeIn, winsBy } from './decisive.js';
import { followUp } from './follow-up.js';
import { forecast } from './forecast.js';
import { armyIn, isDear, lastGuards } from './garrison.js';
import { isDeadly, threatsNow, worthOf, type Threats } from './ground.js';
import { asGuards, bearable, guardsIn, perilsNow, type Perils } from './peril.js';
import { landingsFrom, overSea, sunk, type Offer } from './landing.js';
import type { Manner } from './manner.js';
import { bombComplexes } from './raid.js';

/** What each unit costs that is not needed to win: it is missed elsewhere. */
const unneeded = 0.4;

/** The odds below which nothing is tried. */
const hopeful = 0.4;

interface Plan {
  readonly orders: readonly Order[];
  readonly units: readonly Unit[];
  readonly gain: number;
}

/** Orders for the combat move of the active power. */
export function attacks(view: AaState, manner: Manner): Sheet {
  const start = draftOf(view);
  let state = start;
  const prospects = prospectsOf(state, manner);
  const sheet: Order[] = [];
  const used = new Set<number>();
  const gainOf = (target: Space): number => planFor(state, target, prospects, used, manner)?.gain ?? 0;
  const targets = [...prospects.offers.keys(), ...prospects.landings.keys()];
  const sorted = [...new Set(targets)]
    .map((target) => ({ target, gain: gainOf(target) }))
    .filter(({ gain }) => gain > manner.least)
    .toSorted((a, b) => b.gain - a.gain);
  const send = (orders: readonly Order[]): boolean => {
    const draft = draftOf(state);
    if (sheet.length > 40 || !orders.every((order) => give(draft, order)) || faultOf(start, draft) !== undefined)
      return false;
    state = draft;
    sheet.push(...orders);
    return true;
  };
  for (const { target } of sorted) {
    // What was sent elsewhere is missing here.
    const plan = planFor(state, target, prospects, used, manner);
    if (plan === null || !send(plan.orders)) continue;
    for (const { id } of plan.units) used.add(id);
    prospects.falling.add(target);
  }
  bombComplexes(state, (order) => send([order]));
  return sheet;
}

/** What could be sent where, as the phase begins. */
interface Prospects {
  readonly offers: ReadonlyMap<Space, readonly Offer[]>;
  /** Groups that could be landed from ships. */
  readonly landings: ReadonlyMap<Land, readonly (readonly Offer[])[]>;
  readonly threatTo: Threats;
  readonly perilTo: Perils;
  /** The same in two turns. */
  readonly soonTo: Perils;
  /** The same before this round ends, when victory is counted. */
  readonly lateTo: Perils;
  /** What is likely lost of each unit where it stands now, by its number, in money. */
  readonly doomed: ReadonlyMap<number, number>;
  /** How much each unit is needed in the capital, in money. */
  readonly need: number;
  /** How many stood in the capital and beside it. */
  readonly circle: number;
  /** Places that fall by attacks already planned: who stood there is no threat any more. */
  readonly falling: Set<Space>;
}

function planFor(
  state: AaState,
  target: Space,
  prospects: Prospects,
  used: ReadonlySet<number>,
  manner: Manner,
): Plan | null {
  const foes = enemiesIn(state, target, state.active);
  const isFree = ({ unit }: Offer): boolean => !used.has(unit.id);
  const ready = (prospects.offers.get(target) ?? []).filter(isFree);
  if (isSea(target)) return foes.length === 0 ? null : seaPlan(state, target, foes, ready, manner);
  if (!isHostileTo(state, target, state.active)) return null;
  const landed = (prospects.landings.get(target) ?? []).filter((group) => group.every(isFree));
  return landPlan(state, target, foes, { ready, landed, prospects, used }, manner);
}

function prospectsOf(state: AaState, { guards }: Manner): Prospects {
  const stays = guards ? lastGuards(state) : new Set<number>();
  const offers = new Map<Space, Offer[]>();
  const landings = new Map<Land, (readonly Offer[])[]>();
  const threatTo = threatsNow(state);
  for (const from of spaces) {
    const rows = rowsIn(state, from).map((row) => ({ ...row, units: row.units.filter((unit) => !stays.has(unit.id)) }));
    for (const { id, units } of rows) {
      const [first] = units;
      if (first === undefined) continue;
      for (const target of choices(state, from, [first], []).next) {
        if (!isSpace(target) || target === from) continue;
        if (!choices(state, from, [first], [target]).complete) continue;
        const there = offers.get(target) ?? [];
        there.push(...units.map((unit) => ({ unit, row: id, from, path: [target] })));
        offers.set(target, there);
      }
    }
    for (const { group, target } of landingsFrom(state, from, rows, threatTo)) {
      landings.set(target, [...(landings.get(target) ?? []), group]);
    }
  }
  const perilTo = perilsNow(state);
  const soonTo = perilsNow(state, 2);
  const home = capitals[state.active];
  return {
    offers,
    landings,
    threatTo,
    perilTo,
    soonTo,
    lateTo: perilsNow(state, 'this round'),
    doomed: doomedIn(state, perilTo),
    need: soonTo(home, guardsIn(state, home)) > bearable ? 0.4 : 0,
    circle: armyAround(state, home).length,
    falling: new Set(),
  };
}

/** What is likely lost of each unit of the active power where it stands, by its number, in money. */
function doomedIn(state: AaState, perilTo: Perils): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const land of lands) {
    const army = armyIn(state, land);
    if (army.length === 0) continue;
    const risk = perilTo(land, guardsIn(state, land)) - worthOf(state, land);
    if (risk <= 0) continue;
    const price = army.reduce((sum, { type }) => sum + unitFacts[type].cost, 0);
    for (const { id, type } of army) found.set(id, unitFacts[type].cost * Math.min(1, risk / price));
  }
  return found;
}

function landPlan(
  state: AaState,
  target: Land,
  foes: readonly Unit[],
  offered: {
    readonly ready: readonly Offer[];
    readonly landed: readonly (readonly Offer[])[];
    readonly prospects: Prospects;
    readonly used: ReadonlySet<number>;
  },
  manner: Manner,
): Plan | null {
  const { prospects, ready, used } = offered;
  const ground = ready.filter(({ unit }) => domainOf(unit) === 'land');
  const air = ready.filter(({ unit }) => domainOf(unit) === 'air');
  const best = [...(ground.length > 0 ? [ground] : []), ...offered.landed].flatMap((group) => {
    const plan = enough(state, target, foes, { ground: group, air, prospects, used }, manner);
    return plan === null ? [] : [plan];
  });
  return best.toSorted((a, b) => b.gain - a.gain)[0] ?? null;
}

/** Adds units, the cheapest first or behind the aircraft, as long as more of them promise more. */
function enough(
  state: AaState,
  target: Land,
  foes: readonly Unit[],
  {
    ground,
    air,
    prospects,
    used,
  }: {
    readonly ground: readonly Offer[];
    readonly air: readonly Offer[];
    readonly prospects: Prospects;
    readonly used: ReadonlySet<number>;
  },
  manner: Manner,
): Plan | null {
  const isLanding = ground.some(({ path }) => path.length > 1);
  const army = ground.toSorted((a, b) => unitFacts[a.unit.type].cost - unitFacts[b.unit.type].cost);
  const wing = foes.some(({ type }) => type !== 'aaa') ? air : [];
  const stake = stakeIn(state, target, prospects.falling);
  const worth = worthOf(state, target) + stake;
  const home = capitals[state.active];
  const without = new Set([...prospects.falling, target]);
  // What decides the game is to be held until the round ends; and nothing else is feared for in a game that is won then.
  const { lateTo } = prospects;
  const isWon = winsBy(state, target, prospects.falling);
  const feared = { ...prospects, without, ...(isWon ? { perilTo: lateTo, soonTo: lateTo } : {}) };
  const answer = stake > 0 ? 1 : manner.answer;
  const answerTo = stake > 0 ? lateTo : prospects.perilTo;
  const followed = followUp(state, target, foes, stake);
  const least = isLanding ? ground.length : 1;
  // A place is taken by those who march; aircraft spare them where they come in strength.
  const ways =
    wing.length === 0
      ? [army]
      : [
          [...army, ...wing],
          [...army.slice(0, least), ...wing, ...army.slice(least)],
        ];
  let best: Plan | null = null;
  for (const sorted of ways) {
    let surplus = -1;
    for (let n = least; n <= sorted.length; n++) {
      const sent = sorted.slice(0, n);
      const types = sent.map(({ unit }) => unit);
      const { chance, left, rest, standing, swing } = forecast(types, foes);
      const second = followed(asGuards(standing));
      const odds = Math.max(chance, second);
      // Where the game is decided less is enough, and an ally may take what this blow does not.
      if (odds < (stake > 0 ? hopeful / 2 : hopeful) || (left === 0 && stake === 0 && second <= chance)) continue;
      if (baresHome(state, target, sent, feared)) continue;
      // Who would be lost where it stands risks so much less by an attack.
      const spared = sent.reduce((sum, { unit }) => sum + (prospects.doomed.get(unit.id) ?? 0), 0);
      const peril = answer === 0 ? 0 : answerTo(target, asGuards(rest), without, stake) - spared;
      const lost = answer * Math.max(0, peril);
      const landing = isLanding ? overSea(state, target, sent, manner) : 0;
      const missed = sent.filter(({ from }) => from === home).length * prospects.need;
      const open = manner.answer === 0 ? 0 : manner.answer * laidOpen(state, sent, feared, used);
      if (chance > 0.95) surplus += 1;
      const gain =
        swing + odds * worth - chance * lost + landing - missed - open - n * 0.2 - Math.max(0, surplus) * unneeded;
      if (gain > manner.least && (best === null || gain > best.gain + 0.3))
        best = { orders: ordersOf(sent), units: types, gain };
      if (foes.length === 0) break;
    }
  }
  return best;
}

/**
 * Whether an attack leaves its power's capital to be taken: what has been bought will stand there. Against who comes in two turns
 * two thirds of those around it stay around it.
 */
function baresHome(
  state: AaState,
  target: Land,
  sent: readonly Offer[],
  { perilTo, soonTo, circle, without }: Prospects & { readonly without: ReadonlySet<Space> },
): boolean {
  const home = capitals[state.active];
  const near: readonly Space[] = [home, ...neighbours[home]];
  const leaving = new Set(sent.flatMap(({ unit, from }) => (near.includes(from) ? [unit.id] : [])));
  if (leaving.size === 0) return false;
  const stay = guardsIn(state, home).filter((guard) => !('id' in guard && leaving.has(guard.id)));
  if (sent.some(({ from }) => from === home) && perilTo(home, stay, without) > bearable) return true;
  if (near.includes(target)) return false;
  const around = armyAround(state, home).filter(({ id }) => !leaving.has(id));
  return around.length < (circle * 2) / 3 && soonTo(home, around, without) > bearable;
}

/** What the enemy gains more at the cities and complexes that an attack leaves, in money; the capital has its own reckoning. */
function laidOpen(
  state: AaState,
  sent: readonly Offer[],
  { perilTo, without }: { readonly perilTo: Perils; readonly without: ReadonlySet<Space> },
  used: ReadonlySet<number>,
): number {
  const leaving = new Set(sent.map(({ unit }) => unit.id));
  const left = [...new Set(sent.map(({ from }) => from))]
    .filter(isLand)
    .filter((land) => isDear(state, land) && land !== capitals[state.active]);
  return left.reduce((sum, land) => {
    const whole = guardsIn(state, land).filter((guard) => !('id' in guard && used.has(guard.id)));
    const stay = whole.filter((guard) => !('id' in guard && leaving.has(guard.id)));
    return sum + Math.max(0, perilTo(land, stay, without) - perilTo(land, whole, without));
  }, 0);
}

/** The land units of the active power in a territory and beside it. */
function armyAround(state: AaState, home: Land): readonly Unit[] {
  const near: readonly Space[] = [home, ...neighbours[home]];
  return state.units.filter(
    (unit) => unit.power === state.active && domainOf(unit) === 'land' && near.includes(unit.space),
  );
}

function seaPlan(
  state: AaState,
  target: Sea,
  foes: readonly Unit[],
  offered: readonly Offer[],
  manner: Manner,
): Plan | null {
  const ready = offered.filter(({ unit }) => unit.type !== 'transport' && unit.type !== 'carrier');
  const here = state.units.filter(
    (unit) => unit.space === target && unit.power === state.active && domainOf(unit) === 'sea',
  );
  const sorted = ready.toSorted((a, b) => unitFacts[a.unit.type].cost - unitFacts[b.unit.type].cost);
  const hasDestroyer = [...ready.map(({ unit }) => unit), ...here].some(({ type }) => type === 'destroyer');
  if (!hasDestroyer && foes.every(({ type }) => type === 'submarine')) return null;
  let best: Plan | null = null;
  for (let n = 1; n <= sorted.length; n++) {
    const sent = sorted.slice(0, n);
    const seen = forecast([...sent.map(({ unit }) => unit), ...here], foes);
    const ships = sent.flatMap(({ unit: { type } }) => (unitFacts[type].domain === 'sea' ? [type] : []));
    const isLost = ships.length > 0 && manner.answer > 0 && isDeadly(state, target, state.active, ships, true);
    const price = ships.reduce((sum, type) => sum + unitFacts[type].cost, 0);
    const gain = seen.swing - (isLost ? price * sunk : 0) - n * 0.3;
    if (seen.wins && gain > 0 && (best === null || gain > best.gain + 1)) {
      best = { orders: ordersOf(sent), units: sent.map(({ unit }) => unit), gain };
    }
  }
  return best;
}

/** Offers put together: one order for each start and way. */
function ordersOf(sent: readonly Offer[]): readonly Order[] {
  const orders = new Map<string, { subject: Space; units: Record<string, number>; path: readonly string[] }>();
  for (const { row, from, path } of sent) {
    const key = `${from} ${path.join(' ')}`;
    const known = orders.get(key) ?? { subject: from, units: {}, path };
    known.units[row] = (known.units[row] ?? 0) + 1;
    orders.set(key, known);
  }
  // Land units and ships first, so that aircraft support a capture.
  return [...orders.values()];
}
