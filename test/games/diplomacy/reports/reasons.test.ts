// The reason told for a unit that stayed is the true one: its own strength, or attackers in one another's way.
import { describe, expect, it } from 'vitest';
import { standardRulings } from '../../../../src/games/diplomacy/options.js';
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { reasonText } from '../../../../src/games/diplomacy/reports/reasons.js';
import { adjudicateMovement } from '../../../../src/games/diplomacy/rules/movement.js';
import { boardOf } from '../../../../src/games/diplomacy/rules/unit-index.js';
import type { MovementOrder } from '../../../../src/games/diplomacy/state.js';
import { en } from '../../../../src/games/diplomacy/words/en.js';
import { ko } from '../../../../src/games/diplomacy/words/ko.js';
import { createWording } from '../../../../src/words/words.js';

const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: { en, ko } });

/** An army with its order: a target to move to, or another army's move to support. */
type Army = readonly [
  power: Power,
  at: Unit['at'],
  order: Unit['at'] | readonly [of: Unit['at'], to: Unit['at']] | null,
];

/** Why the unit in Burgundy stayed, in both languages. */
function whyBurgundy(armies: readonly Army[]): { readonly en: string; readonly ko: string } {
  const units = armies.map(([power, at]): Unit => ({ power, type: 'A', at }));
  const sent = armies.map(([power, unit, to]) => {
    const order: MovementOrder =
      to === null
        ? { kind: 'hold', unit }
        : typeof to === 'string'
          ? { kind: 'move', unit, to, via: false }
          : { kind: 'support', unit, of: to[0], to: to[1] };
    return { power, order };
  });
  const { results } = adjudicateMovement(boardOf(units), sent, standardRulings);
  const result = results.find((one) => one.unit?.at === 'bur');
  if (result === undefined) throw new Error('nobody in Burgundy');
  const text = reasonText(result);
  return { en: wording.say(text, 'en', 'diplomacy'), ko: wording.say(text, 'ko', 'diplomacy') };
}

describe('a unit that stays', () => {
  it('held by its own strength where that was enough', () => {
    const why = whyBurgundy([
      ['france', 'bur', null],
      ['germany', 'mun', 'bur'],
    ]);
    expect(why.en).toBe('strength 1 holds against German A Mun (1)');
  });

  it('is not said to have held against attackers who stopped one another', () => {
    const why = whyBurgundy([
      ['france', 'bur', null],
      ['germany', 'mun', 'bur'],
      ['germany', 'ruh', ['mun', 'bur']],
      ['italy', 'mar', 'bur'],
      ['italy', 'gas', ['mar', 'bur']],
    ]);
    expect(why.en).toBe('German A Mun (2 with A Ruh) and Italian A Mar (2 with A Gas) stopped one another');
    expect(why.ko).toContain('서로를 막음');
    expect(why.ko).not.toContain('막아 냄');
  });

  it('tells apart whom its strength kept out and who stopped one another', () => {
    const why = whyBurgundy([
      ['france', 'bur', null],
      ['germany', 'mun', 'bur'],
      ['germany', 'ruh', ['mun', 'bur']],
      ['italy', 'mar', 'bur'],
      ['italy', 'gas', ['mar', 'bur']],
      ['england', 'bel', 'bur'],
    ]);
    expect(why.en).toContain('stopped one another; strength 1 holds against English A Bel (1)');
  });

  it('was saved by a unit of its own power that headed there too', () => {
    const why = whyBurgundy([
      ['france', 'bur', null],
      ['germany', 'mun', 'bur'],
      ['germany', 'ruh', ['mun', 'bur']],
      ['france', 'par', 'bur'],
      ['france', 'gas', ['par', 'bur']],
    ]);
    expect(why.en).toBe('German A Mun (2 with A Ruh) kept out by French A Par (2 with A Gas) heading there too');
  });

  it('was not attacked by a unit of its own power', () => {
    const why = whyBurgundy([
      ['france', 'bur', null],
      ['france', 'par', 'bur'],
    ]);
    expect(why.en).toBe('not attacked');
  });
});
