// Slips in one's own orders are pointed out before they count.
import { describe, expect, it } from 'vitest';
import { wholeOrders } from '../../../../src/discord/ask/value.js';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import type { OrdersAnswer } from '../../../../src/table/question.js';
import { sheetOf } from '../../../../src/table/sheet.js';
import { createWording } from '../../../../src/words/words.js';
import { position } from '../play.js';

const wording = createWording({ diplomacy: diplomacy.words, app: { en: {}, ko: {} } });

function warnings(units: readonly string[], answer: OrdersAnswer, options = {}): readonly string[] {
  const state = diplomacy.state.parse(position({ units, options }).state);
  const sheet = movementSheet(state, 'france');
  return (sheet.review?.(answer).warnings ?? []).map((text) => wording.say(text, 'en', 'diplomacy'));
}

describe('movement orders', () => {
  it('without a slip bring no warning', () => {
    const units = ['france A mar', 'france A gas', 'germany A bur'];
    expect(warnings(units, sheetOf({ mar: ['move', 'bur'], gas: ['support', 'mar', 'bur'] }))).toEqual([]);
  });

  it('that are missing stand on the sheet and bring no warning, but a power without any is warned of civil disorder', () => {
    expect(warnings(['france A mar', 'france A gas'], sheetOf({ mar: ['hold'] }))).toEqual([]);
    expect(warnings(['france A mar'], [])[0]).toMatch(/^France has no orders at all/);
  });

  it('that support something else than was ordered', () => {
    const units = ['france A mar', 'france A gas'];
    expect(warnings(units, sheetOf({ mar: ['hold'], gas: ['support', 'mar', 'bur'] }))[0]).toMatch(
      /A Mar is not ordered to do that/,
    );
    expect(warnings(units, sheetOf({ mar: ['move', 'pie'], gas: ['support', 'mar', 'hold'] }))[0]).toMatch(
      /A Mar has other orders/,
    );
  });

  it('are supported as they are ordered: that stands first, and a whole order away', () => {
    const state = diplomacy.state.parse(position({ units: ['france A mar', 'france A gas'] }).state);
    const { form } = movementSheet(state, 'france');
    const first = (sheet: OrdersAnswer) =>
      form.step({ subject: 'gas', path: ['support', 'mar'] }, sheet).options[0]?.id;
    expect(first(sheetOf({ mar: ['move', 'bur'] }))).toBe('bur');
    expect(first(sheetOf({ mar: ['move', 'spa'] }))).toBe('spa');
    expect(first(sheetOf({ mar: ['hold'] }))).toBe('hold');
    const orders = wholeOrders(form, { subject: 'gas', path: [] }, sheetOf({ mar: ['move', 'bur'] }));
    expect(orders.map(({ path }) => path.join(' '))).toContain('support mar bur');
  });

  it('that get in their own way', () => {
    const pair = ['france A mar', 'france A par', 'france A bur'];
    expect(warnings(pair.slice(0, 2), sheetOf({ mar: ['move', 'bur'], par: ['move', 'bur'] }))).toEqual([
      'Two of your units go to Burgundy and will bounce: A Mar and A Par.',
    ]);
    expect(warnings(pair.slice(1), sheetOf({ par: ['move', 'bur'], bur: ['hold'] }))[0]).toMatch(
      /your own unit there is not leaving/,
    );
    expect(warnings(pair.slice(1), sheetOf({ par: ['move', 'bur'], bur: ['move', 'par'] }))).toEqual([
      'A Par and A Bur cannot trade places without a convoy.',
    ]);
    expect(
      warnings(
        ['france A bur', 'france A par', 'germany A mun'],
        sheetOf({ bur: ['hold'], par: ['support', 'mun', 'bur'] }),
      )[0],
    ).toMatch(/would help dislodge your own unit in Burgundy/);
  });

  it('whose convoy is missing, idle or not needed', () => {
    const units = ['france A bre', 'france F eng'];
    expect(warnings(units, sheetOf({ bre: ['move', 'lon'], eng: ['hold'] }))[0]).toMatch(/do not complete the convoy/);
    expect(warnings(units, sheetOf({ bre: ['hold'], eng: ['convoy', 'bre', 'lon'] }))[0]).toMatch(
      /A Bre is not ordered to go there/,
    );
    expect(warnings(units, sheetOf({ bre: ['move', 'pic'], eng: ['convoy', 'bre', 'pic'] }))[0]).toMatch(
      /it could go by land/,
    );
    expect(
      warnings(units, sheetOf({ bre: ['move', 'pic'], eng: ['convoy', 'bre', 'pic'] }), { adjacentConvoy: 'explicit' }),
    ).toEqual([]);
  });
});
