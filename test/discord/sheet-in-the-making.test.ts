// Several units of a Downfall sheet at once: they may go where an order before theirs has made a landing place.
import { expect, it } from 'vitest';
import { sheetBeside } from '../../src/discord/ask/several.js';
import { alikeOrders } from '../../src/discord/ask/value.js';
import { downfall } from '../../src/games/downfall/index.js';
import { marchQuestion } from '../../src/games/downfall/questions/march.js';
import { answersOf } from '../../src/play/typing/readings.js';
import { readAt } from '../../src/play/typing/typing.js';
import { atOnce } from '../../src/store/yielding.js';
import { fallenOff, withOrder } from '../../src/table/sheet.js';
import { orderOf, position } from '../games/downfall/sample.js';
import { wording } from '../support/contract.js';

const corps = ['wes-us-leg-1', 'wes-us-leg-2'] as const;
const state = position({ cities: 'axis', units: { 'wes-us-leg-1': ['uk', 2], 'wes-us-leg-2': ['uk', 2] } });
const order = orderOf('western', { steps: ['move'], moves: ['infantry'], naval: true });
Object.assign(state, { active: 'western', order, beachheads: [], beachheadPool: 2, transportPoints: 6 });
const question = marchQuestion(state, order);
const { form } = question;
const beachhead = { subject: 'beachhead:1', path: ['3312'] };
const landings = corps.map((subject) => ({ subject, path: ['sea:3312'] }));

it('offers several units the beach of a beachhead that is on the sheet before them', () => {
  const alike = (sheet: readonly (typeof beachhead)[]) =>
    alikeOrders(
      form,
      corps,
      sheetBeside(
        sheet,
        corps.map((id) => ({ id })),
      ),
    ).map(({ path }) => path.join());
  expect(alike([])).not.toContain('sea:3312');
  expect(alike([beachhead, ...landings])).toContain('sea:3312');
});

it('names the orders that fall off a sheet when the one they rest on is changed', () => {
  const sheet = [beachhead, ...landings];
  const changed = withOrder(form, sheet, { ...beachhead, path: ['3311'] });
  expect(fallenOff(sheet, changed, 0)).toEqual(landings);
  expect(fallenOff(sheet, withOrder(form, sheet, beachhead), 0)).toEqual([]);
});

it.each(['beachhead 1 le havre', 'beachhead 1 calvados', 'beachhead 1 3212', '교두보 1 르아브르'])(
  '%s puts it before the hex that is to be landed in',
  (typed) => {
    const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
    const read = atOnce(readAt(downfall, state, { question, seat: 'western', begun: null }, typed, lang, wording));
    expect(answersOf(read)).toEqual([[beachhead]]);
  },
);
