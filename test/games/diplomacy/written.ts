// Orders as strings: in either language, and in the short form in which tests tell what was read.
import type { Unit } from '../../../src/games/diplomacy/data/geography.js';
import { orderText } from '../../../src/games/diplomacy/reports/order-text.js';
import type { Order } from '../../../src/games/diplomacy/state.js';
import { en } from '../../../src/games/diplomacy/words/en.js';
import { ko } from '../../../src/games/diplomacy/words/ko.js';
import type { Arg, Catalogue } from '../../../src/table/text.js';

const short: Catalogue = {
  'order.unit': '{{type}} {{place}}',
  'unit.A.order': 'A',
  'unit.F.order': 'F',
  'order.hold': '{{unit}} H',
  'order.move': '{{unit}} - {{to}}',
  'order.move.via': '{{unit}} - {{to}} via convoy',
  'order.support.hold': '{{unit}} S {{of}}',
  'order.support.move': '{{unit}} S {{of}} - {{to}}',
  'order.convoy': '{{unit}} C {{of}} - {{to}}',
  'order.retreat': '{{unit}} - {{to}}',
  'order.disband': 'disband {{unit}}',
  'order.build': 'build {{type}} {{place}}',
  'order.remove': 'disband {{unit}}',
  'order.waive': 'waive',
};

/** Fills places as the program's wording does, many thousand times a second. */
function filled(arg: Arg, catalogue: Catalogue): string {
  if (typeof arg === 'string' || typeof arg === 'number') return String(arg);
  if (!('key' in arg)) return arg.map((one) => filled(one, catalogue)).join(', ');
  const template = catalogue[arg.key] ?? arg.key.replace(/^place\./, '');
  return template.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => filled(arg.args?.[name] ?? '', catalogue));
}

/** An order in one language. */
export function written(order: Order, units: readonly Unit[], lang: 'en' | 'ko'): string {
  return filled(orderText(order, units), lang === 'en' ? en : ko);
}

/** An order as logs and scenario files write it: `A par - bur`, `build F stp/nc`, `disband A par`. */
export function canonical(order: Order, units: readonly Unit[]): string {
  return filled(orderText(order, units), short);
}
