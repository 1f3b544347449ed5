// What is bought, what is repaired, and where new units go.
import type { Option, Order, Orders, Question, Sheet, Spread } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { isLand, isSpace, lands, type Land, type Space } from '../data/spaces.js';
import { costOf, isWare, unitFacts, wares, type Ware } from '../data/units.js';
import { counted, goodsTexts, say, spaceName, wareName } from '../reports/names.js';
import {
  billOf,
  defaultPlacing,
  fits,
  placesFor,
  placingRoom,
  promisedZones,
  roomFor,
  usableComplexes,
  waiting,
  type Placing,
} from '../rules/production.js';
import type { AaState } from '../state.js';

/** With less money nothing can be bought. */
const leastPrice = Math.min(...wares.map(costOf));

/** The row of repairs of a territory's complex. */
function repairRow(land: Land): string {
  return `repair:${land}`;
}

/** What an answer to the purchase question says. */
export function purchaseOf(values: Readonly<Partial<Record<string, number>>>): {
  readonly goods: Readonly<Partial<Record<Ware, number>>>;
  readonly repairs: readonly (readonly [Land, number])[];
} {
  const goods: Partial<Record<Ware, number>> = {};
  const repairs: (readonly [Land, number])[] = [];
  for (const [id, count = 0] of Object.entries(values)) {
    if (count === 0) continue;
    const land = id.replace(/^repair:/u, '');
    if (isWare(id)) goods[id] = count;
    else if (isLand(land)) repairs.push([land, count]);
  }
  return { goods, repairs };
}

/** How many units each complex with at least some room can place after what has been placed. */
export function yardsOf(state: AaState, before: readonly Placing[], least: number): readonly Text[] {
  const yards = usableComplexes(state).map((land) => ({ land: spaceName(land), room: roomFor(state, land, before) }));
  return yards.filter(({ room }) => room >= least).map((yard) => say('purchase.yard', yard));
}

/** The money there is, and how many units each complex can place. */
function askedOf(state: AaState): Text {
  const money = state.treasury[state.active];
  const yards = yardsOf(state, [], 0);
  return yards.length === 0 ? say('ask.purchase', { money }) : say('ask.purchaseAt', { money, yards });
}

/** Asks what to buy and repair for the money of the active power. */
export function purchaseQuestion(state: AaState): Question<Spread> {
  const money = state.treasury[state.active];
  const damaged = Object.entries(state.complexes).flatMap(([land, damage]) =>
    isLand(land) && damage > 0 && state.control[land] === state.active ? [{ land, damage }] : [],
  );
  return {
    key: 'purchase',
    seat: state.active,
    text: askedOf(state),
    pace: 'turn',
    form: {
      kind: 'spread',
      min: 0,
      max: money,
      rows: () => [
        ...wares.map((ware) => ({
          id: ware,
          text: wareName(ware),
          detail: say('detail.cost', { cost: costOf(ware) }),
          min: 0,
          max: Math.floor(money / costOf(ware)),
        })),
        ...damaged.map(({ land, damage }) => ({
          id: repairRow(land),
          text: say('repair', { land: spaceName(land) }),
          also: spaceName(land),
          detail: say('detail.cost', { cost: 1 }),
          min: 0,
          max: Math.min(damage, money),
        })),
      ],
      price: billOf,
    },
    fallback: () => ({}),
    places: usableComplexes(state),
    review: (values) => {
      const { goods, repairs } = purchaseOf(values);
      if (billOf(values) === 0 && money >= leastPrice) return { confirm: say('confirm.noPurchase', { money }) };
      const units = Object.entries(goods).reduce((sum, [ware, n]) => sum + (ware === 'complex' ? 0 : n), 0);
      const room = Object.keys(state.complexes).reduce((sum, land) => {
        if (!isLand(land) || state.control[land] !== state.active) return sum;
        return sum + placingRoom(repaired(state, repairs), land);
      }, 0);
      return units > room ? { warnings: [say('warn.noRoom', { units, room })] } : {};
    },
    idle: 'wait',
  };
}

function repaired(state: AaState, repairs: readonly (readonly [Land, number])[]): AaState {
  const complexes = { ...state.complexes };
  for (const [land, points] of repairs) complexes[land] = Math.max(0, (complexes[land] ?? 0) - points);
  return { ...state, complexes };
}

/** The subject of all orders that place new units. */
const zone = 'mobilization';

/** What the orders of a sheet place; a ship or fighter between two complexes counts for the one that is named, or the first with room. */
export function placingsOf(state: AaState, sheet: Sheet): readonly Placing[] {
  const placed: Placing[] = [];
  for (const order of sheet) placed.push(...(placingOf(state, order, placed) ?? []));
  return placed;
}

function placingOf(state: AaState, order: Order, before: readonly Placing[]): readonly Placing[] | null {
  const [space, named] = order.path;
  if (space === undefined || !isSpace(space)) return null;
  const placed: Placing[] = [];
  // Carriers come first, so that fighters of the same order find their decks.
  const goods = Object.entries(order.units ?? {}).toSorted(
    ([a], [b]) => Number(b === 'carrier') - Number(a === 'carrier'),
  );
  for (const [ware, count] of goods) {
    if (!isWare(ware)) return null;
    for (let n = 0; n < count; n++) {
      const all = [...before, ...placed];
      const complexes = placesFor(state, ware, all).get(space);
      if (complexes === undefined) return null;
      const choices = ware === 'complex' ? [null] : complexes.filter((land) => named === undefined || land === named);
      const complex = choices.find((land) => fits(state, ware, { space, complex: land }, all) > 0);
      if (complex === undefined) return null;
      placed.push({ ware, count: 1, space, complex });
    }
  }
  return placed;
}

/** As many units of an order as there is room for, one kind after the other. */
function fitting(state: AaState, order: Order, before: readonly Placing[]): Order {
  if (placingOf(state, order, before) !== null) return order;
  let units: Readonly<Record<string, number>> = {};
  // Carriers come first here too: they make room for fighters.
  const kinds = Object.keys(order.units ?? {}).toSorted((a, b) => Number(b === 'carrier') - Number(a === 'carrier'));
  for (const kind of kinds) {
    for (let n = 1; n <= (order.units?.[kind] ?? 0); n++) {
      const more = { ...units, [kind]: n };
      if (placingOf(state, { ...order, units: more }, before) === null) break;
      units = more;
    }
  }
  return { ...order, units };
}

/** Asks where the units that were bought are placed. */
export function mobilizeQuestion(state: AaState): Question<Orders> {
  const units = waiting(state, []).map(({ ware, count }) => counted(ware, count));
  const yards = yardsOf(state, [], 0);
  const form: Orders = {
    kind: 'orders',
    of: 'placings',
    min: 0,
    max: 60,
    subjects: (sheet) => {
      const before = placingsOf(state, sheet);
      const units = waiting(state, before)
        .filter(({ ware }) => placesFor(state, ware, before).size > 0)
        .map(({ ware, count }) => ({ id: ware, text: wareName(ware), max: count }));
      return units.length === 0 ? [] : [{ id: zone, text: say('mobilization'), units }];
    },
    step: (order, sheet) => {
      const before = placingsOf(state, sheet);
      const [space] = order.path;
      if (space === undefined) {
        const options = optionsFor(state, order, before);
        return { text: placeText(state, order, before), options, complete: false };
      }
      return { text: say('ask.place'), options: [], complete: placingOf(state, order, before) !== null };
    },
    fit: (order, sheet) => fitting(state, order, placingsOf(state, sheet)),
    kinds: wares.map((id) => ({ id, text: wareName(id), max: 0 })),
    describe: ({ units = {}, path }) =>
      say('order.one', {
        from: say('mobilization'),
        units: goodsTexts(units),
        to: spaceOrZone(path[0]),
      }),
  };
  return {
    key: 'mobilize',
    seat: state.active,
    text: yards.length === 0 ? say('ask.mobilize', { units }) : say('ask.mobilizeAt', { units, yards }),
    pace: 'turn',
    form,
    fallback: () => defaultSheet(state),
    places: usableComplexes(state),
    review: (sheet) => reviewPlacing(state, placingsOf(state, sheet)),
  };
}

/** Where to, and why places are missing among those on offer. */
function placeText(state: AaState, order: Order, before: readonly Placing[]): Text {
  const goods = Object.keys(order.units ?? {}).filter(isWare);
  const has = (domain: 'land' | 'sea'): boolean =>
    goods.some((ware) => ware !== 'complex' && unitFacts[ware].domain === domain);
  const own = lands.filter((land) => state.complexes[land] !== undefined && state.control[land] === state.active);
  const usable = usableComplexes(state);
  const full = usable.filter((land) => roomFor(state, land, before) <= 0).map(spaceName);
  const later = own.filter((land) => !usable.includes(land)).map(spaceName);
  const notes = [
    ...(has('sea') && has('land') ? [say('place.apart')] : []),
    ...(goods.includes('complex') ? [say('place.site')] : []),
    ...(full.length === 0 ? [] : [say('place.full', { lands: full })]),
    ...(later.length === 0 ? [] : [say('place.later', { lands: later })]),
  ];
  return notes.reduce((text, note) => say('place.note', { text, note }), say('ask.place'));
}

function spaceOrZone(id: string | undefined): ReturnType<typeof say> {
  return id !== undefined && isSpace(id) ? spaceName(id) : say('mobilization');
}

function optionsFor(state: AaState, order: Order, before: readonly Placing[]): readonly Option<Space>[] {
  const goods = Object.keys(order.units ?? {}).filter(isWare);
  const places = new Set<Space>(goods.flatMap((ware) => [...placesFor(state, ware, before).keys()]));
  if (goods.includes('carrier')) for (const space of placesFor(state, 'carrier', before).keys()) places.add(space);
  const whole = [...places].filter((space) => placingOf(state, { ...order, path: [space] }, before) !== null);
  // Where there is room for all of them nowhere, some go wherever there is any.
  const some = (space: Space): boolean =>
    Object.keys(fitting(state, { ...order, path: [space] }, before).units ?? {}).length > 0;
  return (whole.length > 0 ? whole : [...places].filter(some)).map((id) => {
    const detail = goods.some((ware) => ware !== 'complex')
      ? { detail: say('detail.room', { room: roomFor(state, id, before) }) }
      : {};
    return { id, text: spaceName(id), ...detail };
  });
}

/** The default placing as a sheet. */
function defaultSheet(state: AaState): Sheet {
  const sheet: { subject: string; units: Record<string, number>; path: readonly string[] }[] = [];
  for (const { ware, space } of defaultPlacing(state)) {
    const row = sheet.find((one) => one.path[0] === space && one.units[ware] !== undefined);
    if (row === undefined) sheet.push({ subject: zone, units: { [ware]: 1 }, path: [space] });
    else row.units[ware] = (row.units[ware] ?? 0) + 1;
  }
  return sheet;
}

function reviewPlacing(state: AaState, placed: readonly Placing[]): ReturnType<NonNullable<Question['review']>> {
  const promised = promisedZones(state).filter((space) => {
    const lack = decksLacking(state, space);
    return placed.filter((one) => one.ware === 'carrier' && one.space === space).length < lack;
  });
  if (promised.length > 0 && (state.bought.carrier ?? 0) > 0) {
    return { refusals: [say('refuse.promised', { zones: promised.map(spaceName) })] };
  }
  const left = waiting(state, placed);
  if (left.length === 0) return {};
  const units = left.map(({ ware, count }) => counted(ware, count));
  // What there is room for is hardly ever left out on purpose.
  const isForgotten = left.some(({ ware }) => placesFor(state, ware, placed).size > 0);
  return isForgotten
    ? { forecasts: [say('forecast.toPlace', { units })], reported: true, confirm: say('confirm.unplaced', { units }) }
    : { warnings: [say('warn.refund', { units })], reported: true };
}

function decksLacking(state: AaState, space: Space): number {
  const promised = defaultPlacing(state).filter((one) => one.ware === 'carrier' && one.space === space).length;
  return promisedZones(state).includes(space) ? Math.min(promised, 1) : 0;
}
