// The computer player's combat moves: attacks that promise more than they cost, the best ones first.
import { neighbours } from '../data/adjacency.js';
import { priceOf, unitFacts } from '../data/units.js';
import type { Order, Sheet } from '../../../table/question.js';
import { capitals, isLand, isSea, isSpace, lands, spaces, type Land, type Space } from '../data/spaces.js';
import { domainOf, enemiesIn, isHostileTo } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { choices, rowsIn } from '../rules/choices.js';
import { give } from '../rules/preview.js';
import { faultOf } from '../rules/whole-sheet.js';
import type { AaState, Unit } from '../state.js';
import { fewest, idle, ordersOf, type Judge, type Plan } from './assault.js';
import { fleetRisk } from './fleet-risk.js';
import { stakeIn, winsBy } from './decisive.js';
import { followUp } from './follow-up.js';
import { forecast } from './forecast.js';
import { armyIn, isDear, lastGuards } from './garrison.js';
import { threatsNow, worthOf, type Threats } from './ground.js';
import { asGuards, bearable, guardsIn, perilsNow, type Perils } from './peril.js';
import { landingsFrom, overSea, sunk, type Offer } from './landing.js';
import type { Manner } from './manner.js';
import { openingOf } from './opening.js';
import { bombComplexes } from './raid.js';
import { reinforce } from './reinforce.js';
import { seaPlan } from './sea-attack.js';

/** The odds below which nothing is tried. */
const hopeful = 0.4;

/** Most orders of a sheet. */
const mostOrders = 80;

/** How often an attack is planned anew where the rules refuse a part of it. */
const mostTries = 5;

/** Orders for the combat move of the active power. */
export function attacks(view: AaState, manner: Manner): Sheet {
  const start = draftOf(view);
  let state = start;
  const prospects = prospectsOf(state, manner);
  const sheet: Order[] = [];
  const used = new Set<number>();
  const barred = new Set<string>();
  const mayGo = (offer: Offer): boolean => !used.has(offer.unit.id) && !barred.has(keyOf(offer));
  const planned: Plan[] = [];
  const planTo = (target: Space): Plan | null => planFor(state, target, prospects, { used, mayGo }, manner);
  const gainOf = (target: Space): number => planTo(target)?.gain ?? 0;
  const targets = [...prospects.offers.keys(), ...prospects.landings.keys()];
  const sorted = [...new Set(targets)]
    .filter((target) => !manner.spared.has(target))
    .map((target) => ({ target, gain: gainOf(target) }))
    .filter(({ gain }) => gain > manner.least)
    .toSorted((a, b) => b.gain - a.gain);
  const send = (orders: readonly Order[]): boolean => {
    const draft = draftOf(state);
    if (
      sheet.length > mostOrders ||
      !orders.every((order) => give(draft, order)) ||
      faultOf(start, draft) !== undefined
    )
      return false;
    state = draft;
    sheet.push(...orders);
    return true;
  };
  const strike = (target: Space, sent: readonly Offer[]): boolean => {
    if (!send(ordersOf(sent))) return false;
    for (const { unit } of sent) used.add(unit.id);
    prospects.falling.add(target);
    return true;
  };
  for (const { target, sent } of manner.opens ? (openingOf(start)?.strikes ?? []) : [])
    if (!manner.spared.has(target)) strike(target, sent);
  for (const { target } of sorted) {
    if (prospects.falling.has(target)) continue;
    for (let tries = 0; tries < mostTries; tries++) {
      // What was sent elsewhere is missing here.
      const plan = planTo(target);
      if (plan === null) break;
      if (strike(target, plan.sent)) {
        planned.push(plan);
        break;
      }
      // Not all that may fly there each by itself can come down again.
      const refused = refusedOf(state, start, plan.sent);
      for (const offer of refused) barred.add(keyOf(offer));
      if (refused.length === 0) break;
    }
  }
  reinforce(planned, prospects.offers, mayGo, (offer) => {
    const isSent = send(ordersOf([offer]));
    if (isSent) used.add(offer.unit.id);
    else barred.add(keyOf(offer));
    return isSent;
  });
  bombComplexes(state, (order) => send([order]));
  return sheet;
}

/** Those of a group that cannot go where the others of it go. */
function refusedOf(state: AaState, start: AaState, sent: readonly Offer[]): readonly Offer[] {
  let draft = draftOf(state);
  return sent.filter((offer) => {
    const next = draftOf(draft);
    const fits = ordersOf([offer]).every((order) => give(next, order)) && faultOf(start, next) === undefined;
    if (fits) draft = next;
    return !fits;
  });
}

/** An order of one unit. */
function keyOf({ unit, path }: Offer): string {
  return `${String(unit.id)} ${path.join(' ')}`;
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
  { used, mayGo }: { readonly used: ReadonlySet<number>; readonly mayGo: (offer: Offer) => boolean },
  manner: Manner,
): Plan | null {
  const foes = enemiesIn(state, target, state.active);
  const ready = (prospects.offers.get(target) ?? []).filter(mayGo);
  if (isSea(target)) return foes.length === 0 ? null : seaPlan(state, target, foes, ready, manner);
  if (!isHostileTo(state, target, state.active)) return null;
  const landed = (prospects.landings.get(target) ?? []).filter((group) => group.every(mayGo));
  return landPlan(state, target, foes, { ready, landed, prospects, used }, manner);
}

function prospectsOf(state: AaState, { guards }: Manner): Prospects {
  const stays = lastGuards(state, guards);
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
    const price = priceOf(army);
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
  const judge = landJudge(state, target, foes, prospects, used, manner);
  const best = [...(ground.length > 0 ? [ground] : []), ...offered.landed].flatMap((group) => {
    const plan = enough(target, foes, group, air, judge, manner.least);
    return plan === null ? [] : [plan];
  });
  return best.toSorted((a, b) => b.gain - a.gain)[0] ?? null;
}

/** The judge of attacks on a territory. */
function landJudge(
  state: AaState,
  target: Land,
  foes: readonly Unit[],
  prospects: Prospects,
  used: ReadonlySet<number>,
  manner: Manner,
): Judge {
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
  const riskOf = fleetRisk(state, target);
  return (sent) => {
    const types = sent.map(({ unit }) => unit);
    const { chance, left, rest, standing, survivors, swing } = forecast(types, foes);
    const second = followed(asGuards(standing));
    const odds = Math.max(chance, second);
    // Where the game is decided less is enough, and an ally may take what this blow does not.
    if (odds < (stake > 0 ? hopeful / 2 : hopeful) || (left === 0 && stake === 0 && second <= chance)) return undefined;
    if (baresHome(state, target, sent, feared)) return undefined;
    // Who would be lost where it stands risks so much less by an attack.
    const spared = sent.reduce((sum, { unit }) => sum + (prospects.doomed.get(unit.id) ?? 0), 0);
    const peril = answer === 0 ? 0 : answerTo(target, asGuards(rest), without, stake) - spared;
    const lost = answer * Math.max(0, peril);
    const landing = sent.some(({ path }) => path.length > 1) ? overSea(state, target, sent, manner) : 0;
    const missed = sent.filter(({ from }) => from === home).length * prospects.need;
    const open = manner.answer === 0 ? 0 : manner.answer * laidOpen(state, sent, feared, used);
    return (
      swing +
      odds * worth -
      chance * lost -
      sunk * riskOf(sent, survivors) +
      landing -
      missed -
      open -
      sent.length * idle
    );
  };
}

/** Adds units, the cheapest first or behind the aircraft, and takes the fewest that promise nearly as much as any number. */
function enough(
  target: Land,
  foes: readonly Unit[],
  ground: readonly Offer[],
  air: readonly Offer[],
  judge: Judge,
  least: number,
): Plan | null {
  const isLanding = ground.some(({ path }) => path.length > 1);
  const army = ground.toSorted((a, b) => unitFacts[a.unit.type].cost - unitFacts[b.unit.type].cost);
  const wing = foes.some(({ type }) => type !== 'aaa') ? air : [];
  const first = isLanding ? ground.length : 1;
  // A place is taken by those who march; aircraft spare them where they come in strength.
  const ways =
    wing.length === 0
      ? [army]
      : [
          [...army, ...wing],
          [...army.slice(0, first), ...wing, ...army.slice(first)],
        ];
  return fewest(
    ways.flatMap((sorted) => {
      const last = foes.length === 0 ? first : sorted.length;
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => sorted.slice(0, first + n));
    }),
    target,
    judge,
    least,
  );
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
