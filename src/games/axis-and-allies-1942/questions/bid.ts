// What a power adds to the set-up for its bid, and where.
import type { Order, Orders, Question, Sheet } from '../../../table/question.js';
import type { Power } from '../data/powers.js';
import { isSpace } from '../data/spaces.js';
import { isWare, unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { counted, say, spaceName, wareName } from '../reports/names.js';
import { bidOf, bidPlaces, priceOf, type Added } from '../rules/bid.js';
import type { AaState } from '../state.js';

/** The subject of all orders. */
const chest = 'bid';

function goodsOf({ units = {} }: Order): readonly { readonly type: UnitType; readonly count: number }[] {
  return Object.entries(units).flatMap(([type, count]) =>
    isWare(type) && type !== 'complex' && count > 0 ? [{ type, count }] : [],
  );
}

/** What the orders of a sheet add. */
export function addedBy(sheet: Sheet): readonly Added[] {
  return sheet.flatMap((order) => {
    const [space] = order.path;
    return space === undefined || !isSpace(space) ? [] : goodsOf(order).map((one) => ({ ...one, space }));
  });
}

/** Asks a power how it spends its bid; what is left goes into its treasury. */
export function bidQuestion(state: AaState, power: Power): Question<Orders> {
  const money = bidOf(state.options, power);
  const left = (sheet: Sheet): number => money - priceOf(addedBy(sheet));
  const placesOf = (order: Order, sheet: Sheet): readonly string[] => {
    const goods = goodsOf(order);
    const before = addedBy(sheet);
    if (goods.length === 0 || priceOf(goods) > left(sheet)) return [];
    const lists = goods.map(({ type, count }) =>
      bidPlaces(state, power, type, before).filter((space) => {
        // Each needs a place of its own behind those before it.
        const others = Array.from({ length: count - 1 }, (_, n) => n + 1);
        return others.every((n) =>
          bidPlaces(state, power, type, [...before, { type, count: n, space }]).includes(space),
        );
      }),
    );
    return (lists[0] ?? []).filter((space) => lists.every((list) => list.includes(space)));
  };
  const form: Orders = {
    kind: 'orders',
    min: 0,
    max: 24,
    subjects: (sheet) => {
      const units = unitTypes
        .filter((type) => bidPlaces(state, power, type, addedBy(sheet)).length > 0)
        .map((type) => ({ id: type, text: wareName(type), max: Math.floor(left(sheet) / unitFacts[type].cost) }))
        .filter(({ max }) => max > 0);
      return units.length === 0
        ? []
        : [{ id: chest, text: say('bid.units'), detail: say('bid.left', { money: left(sheet) }), units }];
    },
    step: (order, sheet) => {
      const places = placesOf(order, sheet);
      const [space] = order.path;
      if (space === undefined) {
        const options = places.filter(isSpace).map((id) => ({ id, text: spaceName(id) }));
        return { text: say('ask.place'), options, complete: false };
      }
      return { text: say('ask.place'), options: [], complete: places.includes(space) };
    },
    describe: (order) => {
      const [space = ''] = order.path;
      const units = goodsOf(order).map(({ type, count }) => counted(type, count));
      const to = isSpace(space) ? spaceName(space) : say('bid.units');
      return say('order.one', { from: say('bid.units'), units, to });
    },
  };
  return {
    key: 'bid',
    seat: power,
    text: say('ask.bid', { money }),
    pace: 'orders',
    form,
    fallback: () => [],
    review: (sheet) => (left(sheet) > 0 ? { warnings: [say('warn.bidLeft', { money: left(sheet) })] } : {}),
  };
}
