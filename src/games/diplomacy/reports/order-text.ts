// Writes orders: as texts for every reader, in one language, and in the canonical form of logs, tests and scenario files.
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Location, Unit } from '../data/geography.js';
import { say } from './say.js';
import { names as enNames } from '../words/en/names.js';
import { orders as enOrders } from '../words/en/orders.js';
import { names as koNames } from '../words/ko/names.js';
import { orders as koOrders } from '../words/ko/orders.js';
import type { Order } from '../state.js';

/** How units and places are put into an order, and the order itself out of its parts; `T` is what comes out. */
interface Style<T> {
  place(at: Location): T;
  unit(type: 'A' | 'F', at: Location): T;
  order(shape: Shape, parts: Readonly<Partial<Record<'unit' | 'of' | 'to', T>>>): T;
}

type Shape =
  | 'hold'
  | 'move'
  | 'move.via'
  | 'support.hold'
  | 'support.move'
  | 'convoy'
  | 'retreat'
  | 'disband'
  | 'build'
  | 'remove'
  | 'waive';

function write<T>(order: Order, units: readonly Unit[], style: Style<T>): T {
  const unit = (at: Location): T => {
    const found = units.find((one) => one.at === at) ?? units.find((one) => provinceOf(one.at) === provinceOf(at));
    return found === undefined ? style.place(at) : style.unit(found.type, at);
  };
  switch (order.kind) {
    case 'hold':
    case 'disband':
      return style.order(order.kind, { unit: unit(order.unit) });
    case 'move':
      return style.order(order.via ? 'move.via' : 'move', { unit: unit(order.unit), to: style.place(order.to) });
    case 'support': {
      const parts = { unit: unit(order.unit), of: unit(order.of) };
      return order.to === null
        ? style.order('support.hold', parts)
        : style.order('support.move', { ...parts, to: style.place(order.to) });
    }
    case 'convoy':
      return style.order('convoy', { unit: unit(order.unit), of: unit(order.of), to: style.place(order.to) });
    case 'retreat':
      return style.order('retreat', { unit: unit(order.unit), to: style.place(order.to) });
    case 'build':
      return style.order('build', { unit: style.unit(order.type, order.at) });
    case 'remove':
      return style.order('remove', { unit: unit(order.at) });
    case 'waive':
      return style.order('waive', {});
  }
}

const textStyle: Style<Text> = {
  place: (at) => say(`place.${at}`),
  unit: (type, at) => say('order.unit', { type: say(`unit.${type}.order`), place: say(`place.${at}`) }),
  order: (shape, parts) => ({ key: `order.${shape}`, args: parts }),
};

function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => parts[name] ?? '');
}

function styleOf(names: typeof enNames | typeof koNames, orders: typeof enOrders | typeof koOrders): Style<string> {
  return {
    place: (at) => names[`place.${at}`],
    unit: (type, at) => fill(orders['order.unit'], { type: names[`unit.${type}.order`], place: names[`place.${at}`] }),
    order: (shape, parts) => fill(orders[`order.${shape}`], parts),
  };
}

const canonicalShapes: Readonly<Record<Shape, string>> = {
  hold: '{{unit}} H',
  move: '{{unit}} - {{to}}',
  'move.via': '{{unit}} - {{to}} via convoy',
  'support.hold': '{{unit}} S {{of}}',
  'support.move': '{{unit}} S {{of}} - {{to}}',
  convoy: '{{unit}} C {{of}} - {{to}}',
  retreat: '{{unit}} - {{to}}',
  disband: 'disband {{unit}}',
  build: 'build {{unit}}',
  remove: 'disband {{unit}}',
  waive: 'waive',
};

const styles = {
  en: styleOf(enNames, enOrders),
  ko: styleOf(koNames, koOrders),
  canonical: {
    place: (at: Location) => at,
    unit: (type: 'A' | 'F', at: Location) => `${type} ${at}`,
    order: (shape, parts) => fill(canonicalShapes[shape], parts),
  },
} as const satisfies Readonly<Record<string, Style<string>>>;

/** A place as orders name it: `Stp/nc`, `세인트 페터스부르크 북부 해안`. */
export function placeText(at: Location): Text {
  return textStyle.place(at);
}

/** A unit as orders name it: `A Par`, `육군 파리`. */
export function unitText(unit: Pick<Unit, 'type' | 'at'>): Text {
  return textStyle.unit(unit.type, unit.at);
}

/**
 * An order in full, for readers of either language: `A Par S A Mar - Bur`, `육군 파리 지원 육군 마르세유 - 버건디`. Unit
 * types are looked up in `units` (in a retreat phase the dislodged ones); a unit that is not there has no type.
 */
export function orderText(order: Order, units: readonly Unit[]): Text {
  return write(order, units, textStyle);
}

/** The same in one language, as a string. */
export function writeOrder(order: Order, units: readonly Unit[], lang: 'en' | 'ko'): string {
  return write(order, units, styles[lang]);
}

/** An order as logs, tests and scenario files write it: `A par - bur`, `build F stp/nc`, `disband A par` (docs/orders.md). */
export function canonicalOrder(order: Order, units: readonly Unit[]): string {
  return write(order, units, styles.canonical);
}
