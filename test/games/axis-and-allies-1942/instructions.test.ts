// Powers prepare their next turn while others play.
import { describe, expect, it } from 'vitest';
import { instructions } from '../../../src/games/axis-and-allies-1942/questions/instructions.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { check } from '../../../src/table/answer.js';
import { plainInstruction } from '../../../src/table/instruction.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Text } from '../../../src/table/text.js';
import { wording } from '../../support/contract.js';
import { order, position } from './sample.js';

describe('orders in advance', () => {
  const state = position('ussr', [
    ['germany', 'germany', { infantry: 3 }],
    ['ussr', 'russia', { infantry: 1 }],
  ]);
  state.control.poland = 'ussr';
  const attack = [order('germany', { infantry: 3 }, 'poland')];

  it('are offered to the powers that wait, and leave the position alone', () => {
    const before = structuredClone(state);
    expect(instructions.offers(state, 'ussr').filter(({ early }) => early === true)).toEqual([]);
    const [purchase, moves] = instructions.offers(state, 'germany');
    expect(purchase?.value === undefined ? null : check(purchase.value, { infantry: 3 }).ok).toBe(true);
    expect(moves?.value === undefined ? null : check(moves.value, attack).ok).toBe(true);
    expect(state).toEqual(before);
  });

  it('answer the question when its turn comes', () => {
    const turn = { ...position('germany', [['germany', 'germany', { infantry: 3 }]]), step: 'combatMove' as const };
    const given = instructions.answer(
      movesQuestion(turn),
      [plainInstruction('early.combatMoves', attack)],
      view(turn, 'germany'),
    );
    expect(given).toEqual({ kind: 'answer', value: attack, keys: ['early.combatMoves'] });
  });
});

describe('standing orders', () => {
  it.each(['en', 'ko'] as const)('say what they are about, and where exceptions apply (%s)', (lang) => {
    const state = position('ussr', [['germany', 'germany', { infantry: 3 }]], { escortsAndInterceptors: true });
    const say = (text: Text): string => wording.say(text, lang, axisAndAllies1942.id);
    const standing = instructions.offers(state, 'germany').filter(({ key }) => key.startsWith('stand.'));
    expect(standing.length).toBeGreaterThan(12);
    for (const { text, value, filter } of standing) {
      if (value === undefined) throw new Error(`${say(text)} asks nothing`);
      expect(say(value.text), say(text)).toMatch(/\?.*$/u);
      expect(say(value.text)).not.toBe(say(text));
      if (filter !== undefined) {
        expect(say(value.text)).toContain(lang === 'en' ? 'never applies' : '적용되지 않습니다');
        expect(say(filter.text)).toContain(lang === 'en' ? 'never does' : '적용되지 않습니다');
      }
    }
  });
});
