// How positions are written in scenario files: units as a list by space, and only what differs from the set-up.
import { copyOf } from '../../../table/copy.js';
import { z } from 'zod';
import type { Notation } from '../../../table/notation.js';
import { isPower, powers, type Power } from '../data/powers.js';
import { isSpace, spaces, type Space } from '../data/spaces.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { beginTurn } from '../rules/turn.js';
import { newUnit, stateSchema, type AaState, type Unit } from '../state.js';

const { active, round, control, treasury, complexes, bought, captured, fought } = stateSchema.shape;

/** What stands in each space: `germany 3 infantry, 1 tank; japan 1 fighter(3)`, the movement left in brackets where it is less. */
const places = z.record(z.string(), z.string());

const writtenSchema = z
  .strictObject({
    active,
    round,
    /** These units and no others. */
    units: places,
    control: z.partialRecord(control.keyType, control.valueType),
    treasury: z.partialRecord(treasury.keyType, treasury.valueType),
    complexes,
    bought,
    /** What has changed since the turn began. */
    since: z
      .strictObject({ units: places, control: z.partialRecord(control.keyType, control.valueType), captured, fought })
      .partial(),
  })
  .partial();

function parsed(space: string, text: string, first: number): readonly Unit[] {
  if (!isSpace(space)) throw new Error(`there is no space ${space}`);
  const units: Unit[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const [power = '', ...rest] = part.split(' ');
    if (!isPower(power)) throw new Error(`there is no power ${power}`);
    for (const group of rest.join(' ').split(',')) {
      const found = /^\s*(\d+) ([a-z]+)(?:\((\d)\))?\s*$/u.exec(group);
      const type = unitTypes.find((one) => one === found?.[2]);
      if (found === null || type === undefined) throw new Error(`no units: ${group}`);
      const left = found[3] === undefined ? unitFacts[type].move : Number(found[3]);
      for (let n = 0; n < Number(found[1]); n++) units.push(newUnit(first + units.length, type, power, space, left));
    }
  }
  return units;
}

function put(state: AaState, written: Readonly<Record<string, string>>): void {
  for (const [space, text] of Object.entries(written)) {
    const units = parsed(space, text, state.nextId);
    state.units.push(...units);
    state.nextId += units.length;
  }
}

function stackText(units: readonly Unit[], power: Power): string {
  const counts = unitTypes.flatMap((type: UnitType) => {
    const count = units.filter((unit) => unit.power === power && unit.type === type).length;
    return count === 0 ? [] : [`${String(count)} ${type}`];
  });
  return counts.length === 0 ? '' : `${power} ${counts.join(', ')}`;
}

function standingIn(state: AaState, space: Space): string {
  const there = state.units.filter((unit) => unit.space === space);
  return powers
    .map((power) => stackText(there, power))
    .filter((text) => text !== '')
    .join('; ');
}

/** Positions as they stand in scenario files. */
export const notation: Notation<AaState> = {
  read(written, over) {
    const {
      units,
      since,
      control: owners,
      treasury: money,
      complexes: damage,
      ...rest
    } = writtenSchema.parse(written ?? {});
    const state = copyOf(over);
    Object.assign(state, rest);
    Object.assign(state.control, owners);
    Object.assign(state.treasury, money);
    Object.assign(state.complexes, damage);
    if (units !== undefined) {
      state.units = [];
      put(state, units);
    }
    const tired = new Map(state.units.map((unit) => [unit.id, unit.left]));
    beginTurn(state);
    Object.assign(state, rest);
    for (const unit of state.units) unit.left = Math.min(unit.left, tired.get(unit.id) ?? unit.left);
    put(state, since?.units ?? {});
    Object.assign(state.control, since?.control);
    state.captured.push(...(since?.captured ?? []));
    state.fought.push(...(since?.fought ?? []));
    return state;
  },
  write: (state) => ({ ...state, units: Object.fromEntries(spaces.map((space) => [space, standingIn(state, space)])) }),
};
