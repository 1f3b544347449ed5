// The orders of a move phase: groups of units from a space to where they go, each seen after those before it.
import type { Order, Orders, Question, Review, Sheet, Subject } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { neighbours } from '../data/adjacency.js';
import { isLand, isSea, isSpace, spaces, type Space } from '../data/spaces.js';
import { unitTypes } from '../data/units.js';
import { landingTexts } from '../reports/landings.js';
import {
  countedRow,
  powerName,
  rowName,
  rowOf,
  say,
  shipsName,
  spaceName,
  stackTexts,
  wareName,
} from '../reports/names.js';
import { domainOf } from '../rules/board.js';
import { foesOf } from '../rules/foes.js';
import { beforeBattles, emptiedBy } from '../rules/preview.js';
import { crash, landTheRest, unavoidable } from '../rules/homeless.js';
import { isDown } from '../rules/landing.js';
import { carryOut, draftOf } from '../rules/carry-out.js';
import { isShips } from '../rules/shipping.js';
import { zonesWithoutEscort } from '../rules/transports.js';
import { breakingOrder, faultOf } from '../rules/whole-sheet.js';
import { canGo, choices, rowsIn, unitsOf, type Choices } from '../rules/choices.js';
import type { AaState } from '../state.js';
import { battleName, prospectTexts } from '../reports/battles.js';
import { asidesOf } from './asides.js';

/** The position after the orders of a sheet, and what can be ordered then; worked out once for each sheet. */
class Drafts {
  readonly #known = new Map<string, AaState>();
  readonly #steps = new Map<string, Choices>();
  readonly #subjects = new Map<string, Map<Space, Subject | undefined>>();

  constructor(start: AaState) {
    this.#known.set('', draftOf(start));
  }

  after(sheet: Sheet): AaState {
    const key = keyOf(sheet);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const last = sheet.at(-1);
    if (last === undefined) throw new Error('no position to start from');
    const draft = draftOf(this.after(sheet.slice(0, -1)));
    if (isSpace(last.subject)) carryOut(draft, last.subject, unitsOf(draft, last.subject, last.units ?? {}), last.path);
    this.#known.set(key, draft);
    return draft;
  }

  choices(order: Order, sheet: Sheet): Choices {
    const key = `${keyOf(sheet)}|${keyOf([order])}`;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const state = this.after(sheet);
    const found = isSpace(order.subject)
      ? choices(state, order.subject, unitsOf(state, order.subject, order.units ?? {}), order.path)
      : { next: new Set<string>(), complete: false };
    this.#steps.set(key, found);
    return found;
  }

  /** Where units of a coast could land only behind a warship, which is not on offer yet. */
  uncovered({ subject, units = {}, path }: Order, sheet: Sheet): readonly Space[] {
    if (path.length > 0 || !isSpace(subject) || !isLand(subject)) return [];
    const state = this.after(sheet);
    const group = unitsOf(state, subject, units);
    return group.some((unit) => domainOf(unit) !== 'land') ? [] : zonesWithoutEscort(state, group, subject);
  }

  subjects(sheet: Sheet): readonly Subject[] {
    const { units, active } = this.after(sheet);
    const held = new Set(units.flatMap(({ power, space }) => (power === active ? [space] : [])));
    return spaces.flatMap((space) => (held.has(space) ? (this.subject(space, sheet) ?? []) : []));
  }

  subject(space: Space, sheet: Sheet): Subject | undefined {
    const key = keyOf(sheet);
    const known = this.#subjects.get(key) ?? new Map<Space, Subject | undefined>();
    this.#subjects.set(key, known);
    if (known.has(space)) return known.get(space);
    const state = this.after(sheet);
    const rows = rowsIn(state, space).filter(({ units: [one] }) => one !== undefined && canGo(state, space, one));
    const units = rows.map((row) => ({ id: row.id, text: rowName(row), max: row.units.length }));
    const found = rows.length === 0 ? undefined : { id: space, text: spaceName(space), group: groupOf(space), units };
    known.set(space, found);
    return found;
  }
}

function keyOf(sheet: Sheet): string {
  return sheet.length === 0 ? '' : JSON.stringify(sheet);
}

function groupOf(space: Space): Text {
  return say(isLand(space) ? 'group.land' : 'group.sea');
}

/** What is asked where an order stands, or why nothing can come next: transports in combat moves sail to land units, or with warships. */
function askedAt(
  { units = {}, path }: Order,
  options: readonly { readonly id: string }[],
  {
    complete,
    isCombat,
    uncovered,
  }: { readonly complete: boolean; readonly isCombat: boolean; readonly uncovered: readonly Space[] },
): Text {
  if (options.length === 0 && !complete) {
    const isFleet = isCombat && Object.entries(units).every(([id, n]) => n === 0 || rowOf(id).type === 'transport');
    return say(isFleet ? 'ask.noPort' : 'ask.noGoal');
  }
  if (path.length === 0) {
    const where = say('ask.where');
    return uncovered.length === 0 ? where : say('ask.whereEscorted', { where, zones: uncovered.map(spaceName) });
  }
  return say(options.length > 0 && options.every(({ id }) => isShips(id)) ? 'ask.ships' : 'ask.further');
}

/** What an order names on its way. */
function stopName(id: string | undefined): Text {
  if (id !== undefined && isSpace(id)) return spaceName(id);
  return id !== undefined && isShips(id) ? shipsName(id) : say('raid');
}

/** Who stands where an order may go, power by power. */
function standing({ units }: AaState, space: Space): { readonly detail?: Text } {
  const there = units.filter((unit) => unit.space === space);
  const who = [...new Set(there.map(({ power }) => power))].map((power) =>
    say('detail.stands', {
      power: powerName(power),
      units: stackTexts(there.filter((unit) => unit.power === power)),
    }),
  );
  return who.length === 0 ? {} : { detail: say('detail.standing', { who }) };
}

/** How an order reads in full. */
function describe({ subject, units = {}, path }: Order): Text {
  const ships = path.find(isShips);
  const [to, then] = path.filter((id) => !isShips(id));
  const args = {
    from: stopName(subject),
    units: Object.entries(units).map(([id, n]) => countedRow(rowOf(id), n)),
    to: stopName(to),
  };
  const order = then === undefined ? say('order.one', args) : say('order.two', { ...args, then: stopName(then) });
  return ships === undefined ? order : say('order.aboard', { order, ships: shipsName(ships) });
}

/** Asks for the moves of a phase; the position must stand in that phase. */
export function movesQuestion(state: AaState): Question<Orders> {
  const isCombat = state.step === 'combatMove';
  const drafts = new Drafts(state);
  const form: Orders = {
    kind: 'orders',
    of: 'moves',
    min: 0,
    max: 200,
    subjects: (sheet) => drafts.subjects(sheet),
    subject: (id, sheet) => (isSpace(id) ? drafts.subject(id, sheet) : undefined),
    step: (order, sheet) => {
      const { next, complete } = drafts.choices(order, sheet);
      const ships = [...next].filter(isShips);
      const options = [...next]
        .filter((id) => !isShips(id) || ships.length > 1)
        .map((id) => ({
          id,
          text: stopName(id),
          ...(isSpace(id) ? { group: groupOf(id), ...standing(drafts.after(sheet), id) } : {}),
        }));
      const uncovered = drafts.uncovered(order, sheet);
      return { text: askedAt(order, options, { complete, isCombat, uncovered }), options, complete };
    },
    legal: (order, sheet) => {
      for (let at = 0; at < order.path.length; at++) {
        const next = order.path[at];
        if (next === undefined || !drafts.choices({ ...order, path: order.path.slice(0, at) }, sheet).next.has(next)) {
          return false;
        }
      }
      return order.path.length > 0 && drafts.choices(order, sheet).complete;
    },
    describe,
    kinds: unitTypes.map((id) => ({ id, text: wareName(id), max: 0 })),
    asides: asidesOf((sheet) => drafts.after(sheet)),
  };
  return {
    key: isCombat ? 'combatMoves' : 'noncombatMoves',
    seat: state.active,
    text: isCombat ? say('ask.combatMoves') : askedAfterBattles(state),
    ...(isCombat ? {} : { begun: say('ask.noncombatMoves') }),
    pace: isCombat ? 'orders' : 'turn',
    form,
    fallback: () => (isCombat ? flightOf(state, form) : []),
    places: state.units.flatMap(({ power, space }) => (power === state.active ? space : [])),
    idle: 'wait',
    review: (sheet) => {
      if (isCombat && sheet.length === 0 && drafts.subjects([]).length > 0) return { confirm: say('confirm.noAttack') };
      if (isCombat) {
        const refusals = refusalsOf(sheet, (orders) => drafts.after(orders));
        return refusals.length > 0 ? { refusals } : foreseen(state, drafts.after(sheet));
      }
      return grounded(sheet, (orders) => drafts.after(orders));
    },
  };
}

/** Asks for noncombat moves, with where aircraft land that get no order. */
function askedAfterBattles(state: AaState): Text {
  const isUp = state.units.some(
    (unit) => unit.power === state.active && domainOf(unit) === 'air' && !isDown(state, unit),
  );
  const flights = isUp ? landingTexts(state.units, broughtDown(state).end.units) : [];
  return flights.length === 0 ? say('ask.noncombatMoves') : say('ask.noncombatLanding', { flights });
}

/** What becomes of aircraft in the air after noncombat moves: as many as can be saved must be. */
function grounded(sheet: Sheet, after: (orders: Sheet) => AaState): Review {
  const begun = after(sheet);
  const { end, lost } = broughtDown(begun);
  const doomed = lost === 0 ? 0 : unavoidable(after([]));
  if (lost > doomed) {
    const at = sheet.findIndex((_, n) => broughtDown(after(sheet.slice(0, n + 1))).lost > doomed);
    const order = sheet[at];
    const count = lost - doomed;
    return {
      refusals: [
        order === undefined
          ? say('refuse.wouldCrash', { count })
          : say('refuse.wouldCrashBy', { order: describe(order), count }),
      ],
    };
  }
  if (lost > 0) return { warnings: [say('warn.crash', { count: lost })], reported: true };
  const landed = flownOn(begun, end);
  if (landed === 0) return {};
  const flights = landingTexts(begun.units, end.units);
  return { forecasts: [say('forecast.autoLand', { count: landed, flights })], reported: true };
}

/** The position when everything has come down, and how many aircraft find no place. */
function broughtDown(state: AaState): { readonly end: AaState; readonly lost: number } {
  const end = draftOf(state);
  landTheRest(end);
  return { end, lost: crash(end).length };
}

/** Why combat moves cannot stand together, with the order that breaks them. */
function refusalsOf(sheet: Sheet, after: (orders: Sheet) => AaState): readonly Text[] {
  const fault = faultOf(after([]), after(sheet));
  if (fault === undefined) return [];
  const breaking = sheet[breakingOrder((count) => after(sheet.slice(0, count)), sheet.length) - 1];
  if (breaking === undefined) return [];
  const order = describe(breaking);
  switch (fault.kind) {
    case 'landing':
      return [say('refuse.landingUncovered', { order, zone: spaceName(fault.zone) })];
    case 'alone':
      return [say('refuse.leftAlone', { order, zone: spaceName(fault.zone) })];
    case 'aircraft':
      return [say('refuse.noReturn', { order, count: fault.count })];
  }
}

/** What combat moves bring: each battle with its odds, and territories with enemies beside them that nobody guards any more. */
function foreseen(before: AaState, after: AaState): Review {
  const ahead = beforeBattles(after);
  const battles = ahead.battles.filter(({ kind }) => kind !== 'raid');
  const emptied = emptiedBy(before, after);
  return {
    warnings: emptied.length === 0 ? [] : [say('warn.emptied', { lands: emptied.map(spaceName) })],
    forecasts: prospectTexts(ahead, battles).flatMap((prospect, at) => {
      const battle = battles[at];
      return battle === undefined ? [] : [say('forecast.battle', { space: battleName(battle), prospect })];
    }),
  };
}

/** Transports that lie alone among enemy warships leave for the nearest friendly zone, the first by its number. */
function flightOf(state: AaState, form: Orders): Sheet {
  const { hostile } = foesOf(state);
  const sheet: Order[] = [];
  for (const zone of hostile) {
    const own = state.units.filter((unit) => unit.space === zone && unit.power === state.active);
    if (own.length === 0 || own.some((unit) => unit.aboard === null && unit.type !== 'transport')) continue;
    const rows = form.subject?.(zone, sheet)?.units ?? [];
    const units = Object.fromEntries(rows.map(({ id, max }) => [id, max]));
    const goals = neighbours[zone].filter(isSea).filter((to) => !hostile.has(to));
    const goal = goals
      .toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2)))
      .find((to) => form.legal?.({ subject: zone, units, path: [to] }, sheet));
    if (rows.length > 0 && goal !== undefined) sheet.push({ subject: zone, units, path: [goal] });
  }
  return sheet;
}

/** How many aircraft have flown to another space between two positions. */
function flownOn(before: AaState, after: AaState): number {
  const spaceOf = new Map(before.units.map(({ id, space }) => [id, space]));
  return after.units.filter((unit) => domainOf(unit) === 'air' && spaceOf.get(unit.id) !== unit.space).length;
}
