// Where gained steps go: units strengthened, turned over or brought in from the pool, each seen after those before it.
import type { Option, Order, Orders, Question, Sheet } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { nationName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { placeOption, spotName } from '../reports/whereabouts.js';
import { subjectName } from '../reports/subjects.js';
import { frontFirst } from '../rules/front.js';
import { Ground, nationOf } from '../rules/ground.js';
import { applyShare, owesMinor, scopesOf, shareCost, type Gain, type Scope, type Share } from '../rules/reinforce.js';
import { isAxisMinor, Supply } from '../rules/supply.js';
import { typeOf, type OpenState, type Place } from '../state.js';
import { Drafts } from './drafts.js';

const mostStored = 2;

interface Spending {
  readonly board: OpenState;
  readonly supply: Supply;
  readonly spent: number;
  readonly stored: number;
  readonly shock: number;
  readonly minors: number;
}

/** Steps that are there to be placed, the Western reserve included. */
function fund(board: OpenState, gain: Gain): number {
  return gain.steps + (gain.reserves ? board.armorReserve : 0);
}

function copyOf(board: OpenState): OpenState {
  return { ...board, units: { ...board.units } };
}

/** What an order says: a share for a unit. */
export function shareOf(facts: Facts, order: Order): Share | null {
  const unit = facts.unitIds.find((id) => id === order.subject);
  if (unit === undefined) return null;
  const count = Number(order.path.find((token) => /^\d$/.test(token)) ?? 0);
  const place = order.path.find((token) => !/^\d$/.test(token) && token !== 'flip') ?? null;
  return { unit, place, flips: order.path.includes('flip'), steps: count };
}

/** Steps an order stores in the reserve. */
export function storedBy(order: Order): number {
  return order.subject === 'reserve' ? Number(order.path[0] ?? 0) : 0;
}

function next(gain: Gain, before: Spending, order: Order): Spending {
  const share = shareOf(factsOf(before.board), order);
  if (share === null) return { ...before, stored: before.stored + storedBy(order) };
  const board = copyOf(before.board);
  const isShock =
    gain.quotas && gain.faction === 'soviet' && typeOf(factsOf(board), share.unit, board.units[share.unit]) === 'shock';
  applyShare(board, share);
  return {
    ...before,
    board,
    // Steps on units that are on the map change nothing in it.
    supply: share.place === null ? before.supply : new Supply(new Ground(board), gain.faction, 'steps'),
    spent: before.spent + shareCost(share),
    shock: before.shock + (isShock ? share.steps : 0),
    minors: before.minors + (isAxisMinor(factsOf(board), share.unit) ? share.steps : 0),
  };
}

interface Room {
  readonly ground: Ground;
  readonly scopes: readonly Scope[];
}

/**
 * Asks where the steps of a gain go; steps that are not placed are lost.
 * @param now the supply of the faction's steps on the board as it is.
 */
export function stepsQuestion(
  board: OpenState,
  gain: Gain,
  now: Supply = new Supply(new Ground(board), gain.faction, 'steps'),
): Question<Orders> {
  const first: Spending = { board, supply: now, spent: 0, stored: 0, shock: 0, minors: 0 };
  const drafts = new Drafts<Spending>(
    () => first,
    (before, order) => next(gain, before, order),
  );
  const rooms = new Map<Spending, Room>();
  const roomOf = (spending: Spending): Room => {
    const known = rooms.get(spending);
    if (known !== undefined) return known;
    const { supply } = spending;
    const ground = supply.ground.board === spending.board ? supply.ground : new Ground(spending.board);
    const room = { ground, scopes: scopesOf(ground, supply, gain) };
    rooms.set(spending, room);
    return room;
  };
  const left = ({ spent, stored }: Spending): number => fund(board, gain) - spent - stored;
  const storable = ({ spent, stored }: Spending): number =>
    gain.reserves ? Math.min(mostStored, gain.steps - spent - stored, 10 - board.armorReserve) : 0;
  const mostOf = (scope: Scope, spending: Spending, isFlipped: boolean): number => {
    const most = Math.min(isFlipped ? scope.mostFlipped : scope.most, left(spending) - (isFlipped ? 1 : 0));
    const type = typeOf(now.ground.facts, scope.unit, spending.board.units[scope.unit]);
    const isLimited = gain.quotas && gain.faction === 'soviet' && type === 'shock';
    return isLimited ? Math.min(most, 1 - spending.shock) : most;
  };
  const numbers = (most: number): readonly Option[] =>
    Array.from({ length: Math.max(0, most) }, (_, n) => ({
      id: String(n + 1),
      text: say('steps.count', { count: n + 1 }),
    }));
  const choices = (order: Order, sheet: Sheet): { readonly options: readonly Option[]; readonly complete: boolean } => {
    const spending = drafts.after(sheet);
    const [token] = order.path;
    if (order.subject === 'reserve') {
      return token === undefined
        ? { options: numbers(storable(spending)), complete: false }
        : { options: [], complete: Number(token) > 0 && Number(token) <= storable(spending) };
    }
    if (sheet.some(({ subject }) => subject === order.subject)) return { options: [], complete: false };
    const { scopes, ground } = roomOf(spending);
    const scope = scopes.find(({ unit }) => unit === order.subject);
    if (scope === undefined) return { options: [], complete: false };
    return unitChoices(scope, order, spending, ground);
  };
  const unitChoices = (
    scope: Scope,
    order: Order,
    spending: Spending,
    ground: Ground,
  ): { readonly options: readonly Option[]; readonly complete: boolean } => {
    const [token, second, third] = order.path;
    const isNumber = (text: string | undefined, most: number): boolean =>
      text !== undefined && /^\d$/.test(text) && Number(text) >= 1 && Number(text) <= most;
    if (scope.places.length > 0) {
      if (token === undefined)
        return { options: left(spending) > 0 ? entries(ground, gain, scope.places) : [], complete: false };
      if (!scope.places.includes(token)) return { options: [], complete: false };
      const most = Math.min(mostOf(scope, spending, false), stackRoom(ground, token));
      return second === undefined
        ? { options: numbers(most), complete: false }
        : { options: [], complete: isNumber(second, most) && third === undefined };
    }
    if (token === undefined) {
      const flip: Option = { id: 'flip', text: say('steps.flip'), also: say('steps.flip.also') };
      const canFlip = scope.flips && left(spending) > 0;
      return { options: [...(canFlip ? [flip] : []), ...numbers(mostOf(scope, spending, false))], complete: false };
    }
    if (token === 'flip') {
      if (!scope.flips || left(spending) < 1) return { options: [], complete: false };
      const most = mostOf(scope, spending, true);
      return second === undefined
        ? { options: numbers(most), complete: true }
        : { options: [], complete: isNumber(second, most) && third === undefined };
    }
    return { options: [], complete: isNumber(token, mostOf(scope, spending, false)) && second === undefined };
  };
  const subjects = (sheet: Sheet): readonly string[] => {
    const spending = drafts.after(sheet);
    const ordered = sheet.map(({ subject }) => subject);
    const able = roomOf(spending).scopes.map(({ unit }) => unit as string);
    const open = left(spending) > 0 ? able.filter((id) => !ordered.includes(id)) : [];
    const reserve = gain.reserves && (ordered.includes('reserve') || storable(spending) > 0) ? ['reserve'] : [];
    return [...new Set([...ordered, ...open, ...reserve])];
  };
  const form: Orders = {
    kind: 'orders',
    of: 'units',
    optional: true,
    min: 0,
    none: say('none.steps'),
    max: Math.max(1, fund(board, gain)),
    subjects: (sheet) => subjects(sheet).map((id) => subjectOf(board, id)),
    step: (order, sheet) => {
      // A turn to the armored side that is begun has used its step already.
      const begun = order.path[0] === 'flip' ? 1 : 0;
      return {
        text: say('ask.stepsHow', { count: left(drafts.after(sheet)) - begun }),
        ...choices(order, sheet),
      };
    },
    describe: (one) => describe(now.ground.facts, one),
  };
  const minorDue = owesMinor(now.ground, now, gain);
  const asked = say(gain.kind === 'infantry' ? 'ask.infantrySteps' : 'ask.armorSteps', { count: gain.steps });
  return {
    key: 'steps',
    seat: gain.faction,
    text: minorDue ? say('ask.stepsMinor', { asked }) : asked,
    pace: 'builds',
    form,
    get places() {
      const { scopes } = roomOf(drafts.after([]));
      const onMap = scopes.flatMap(({ unit }) => board.units[unit].at ?? []);
      // Where nothing that takes steps is on the map, it is about where units come in.
      return onMap.length > 0 ? onMap : [...new Set(scopes.flatMap(({ places }) => places))];
    },
    fallback: () => [],
    about: { kind: gain.kind, steps: fund(board, gain) },
    review: (sheet) => {
      const { minors, spent, stored } = drafts.after(sheet);
      if (minorDue && sheet.length > 0 && minors === 0) return { refusals: [say('refuse.minor')] };
      // What is left of the reserve stays in it; new steps do not wait.
      const lost = gain.steps - stored - spent;
      if (lost <= 0) return {};
      const told = say('steps.lost', { count: lost });
      // A sheet that says nothing may be handed in by a slip.
      return sheet.length === 0 && subjects([]).length > 0 ? { confirm: told } : { warnings: [told] };
    },
  };
}

function stackRoom(ground: Ground, place: Place): number {
  let room = 0;
  while (room < 4 && ground.hasRoom(place, 1, room + 1)) room += 1;
  return room;
}

function entries(ground: Ground, gain: Gain, places: readonly Place[]): readonly Option[] {
  return frontFirst(ground, gain.faction, places).map((id) => placeOption(ground, id));
}

function subjectOf(
  board: OpenState,
  id: string,
): { readonly id: string; readonly text: Text; readonly group?: Text; readonly detail?: Text } {
  const facts = factsOf(board);
  const unit: UnitId | undefined = facts.unitIds.find((one) => one === id);
  if (unit === undefined) return { id, text: subjectName(facts, id) };
  const { at, steps } = board.units[unit];
  const { most } = facts.units[unit];
  const detail =
    at === null
      ? say('unit.pool', { most })
      : say('where.and', { before: say('unit.of', { n: steps, most }), after: spotName(facts, at) });
  const nation = at === null ? null : nationOf(facts, at);
  const group = at === null ? say('group.pool') : nation === null ? say('group.abroad') : nationName(nation);
  return { id, text: subjectName(facts, id), group, detail };
}

function describe(facts: Facts, { subject, path }: Order): Text {
  const unit = subjectName(facts, subject);
  const share = shareOf(facts, { subject, path });
  const count = Number(path.find((token) => /^\d$/.test(token)) ?? 0);
  if (share === null) return say('order.strengthen', { unit, count });
  if (share.place !== null) return say('order.enter', { unit, place: placeName(facts, share.place), count });
  if (!share.flips) return say('order.strengthen', { unit, count });
  return count === 0 ? say('order.flip', { unit }) : say('order.flipMore', { unit, count });
}
