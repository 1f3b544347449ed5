// Texts of the game: typed sentences of its catalogue, and the names of powers, sides, spaces and units.
import { sayer, type Text } from '../../../table/text.js';
import type { Power, Side } from '../data/powers.js';
import type { Space } from '../data/spaces.js';

import { unitTypes, wares, type UnitType, type Ware } from '../data/units.js';
import type { Row } from '../rules/choices.js';
import { harbourOf, ownerOf, type Ships } from '../rules/shipping.js';
import type { Unit } from '../state.js';
import type { en } from '../words/en.js';

/** A sentence of the game. */
export const say = sayer<typeof en>();

export function powerName(power: Power): Text {
  return say(`seat.${power}`);
}

export function sideName(side: Side): Text {
  return say(`side.${side}`);
}

export function spaceName(id: Space): Text {
  return say(`space.${id}`);
}

/** What a power places where; its home is not named twice. */
export function placedText(power: Power, units: readonly Text[], space: Space): Text {
  const args = { power: powerName(power), units };
  const home: string = power === 'uk' ? 'united_kingdom' : power;
  return space === home ? say('report.placedHome', args) : say('report.placed', { ...args, space: spaceName(space) });
}

/** What units of a power and type are called on the battle board, where they can be pressed. */
export function inBattle(power: Power, type: UnitType): string {
  return `battle:${power}:${type}`;
}

export function wareName(id: Ware): Text {
  return say(`unit.${id}`);
}

/** Transports by where they lie or whose they are. */
export function shipsName(ships: Ships): Text {
  const [zone, owner] = [harbourOf(ships), ownerOf(ships)];
  if (zone !== undefined) return say('ships.from', { zone: spaceName(zone) });
  return owner === undefined ? wareName('transport') : say('ships.of', { power: powerName(owner) });
}

/** A number of units of a type. */
export function counted(ware: Ware, count: number): Text {
  return say(`count.${ware}`, { count });
}

/** Goods counted by kind, in the order of the unit table. */
export function goodsTexts(goods: Readonly<Partial<Record<string, number>>>): readonly Text[] {
  return wares.flatMap((ware) => {
    const count = goods[ware] ?? 0;
    return count === 0 ? [] : [counted(ware, count)];
  });
}

/** A row of units, with what tells it from others of its type. */
export function rowName(row: Pick<Row, 'type' | 'left' | 'cargo'>): Text {
  return toldApart(row, wareName(row.type));
}

/** What so many units of a row are called: `Fighters (two moves left)`. */
export function kindOf(row: Parameters<typeof rowName>[0], n: number): Text {
  return toldApart(row, { key: `kind.${row.type}`, args: { count: n } });
}

/** A row by its id. */
export function rowOf(id: string): Parameters<typeof rowName>[0] {
  const [type = 'infantry', ...rest] = id.split('+');
  const isType = (one: string): one is UnitType => unitTypes.some((known) => known === one);
  const left = rest.find((one) => /^\d+$/u.test(one));
  return {
    type: isType(type) ? type : 'infantry',
    left: left === undefined ? null : Number(left),
    cargo: rest.filter(isType),
  };
}

function toldApart({ left, cargo }: Pick<Row, 'left' | 'cargo'>, unit: Text): Text {
  if (cargo.length > 0 && left !== null) {
    return say('units.ladenTired', { unit, cargo: cargo.map(wareName), range: rangeName(left) });
  }
  if (cargo.length > 0) return say('units.laden', { unit, cargo: cargo.map(wareName) });
  return left === null ? unit : say('units.tired', { unit, range: rangeName(left) });
}

/** So many units of a row. */
export function countedRow(row: Parameters<typeof rowName>[0], n: number): Text {
  const isPlain = row.cargo.length === 0 && row.left === null;
  return isPlain ? counted(row.type, n) : say('units.counted', { unit: kindOf(row, n), n });
}

function rangeName(left: number): Text {
  const ranges = ['range.0', 'range.1', 'range.2', 'range.3', 'range.4', 'range.5', 'range.6'] as const;
  return say(ranges[left] ?? 'range.6');
}

/** Units counted by type, in the order of the unit table. */
export function stackTexts(units: readonly Pick<Unit, 'type'>[]): readonly Text[] {
  return unitTypes.flatMap((type: UnitType) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [counted(type, count)];
  });
}
