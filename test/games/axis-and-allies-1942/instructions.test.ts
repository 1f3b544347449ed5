// Powers prepare their next turn while others play.
import { describe, expect, it } from 'vitest';
import { instructions } from '../../../src/games/axis-and-allies-1942/questions/instructions.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { orderId } from '../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { check } from '../../../src/table/answer.js';
import { plainInstruction } from '../../../src/table/instruction.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Text } from '../../../src/table/text.js';
import { wording } from '../../support/contract.js';
import { order, position, put, type Stack } from './sample.js';

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

describe('plans for battles', () => {
  /** What can be ordered for the battle of a territory. */
  function offered(stacks: readonly Stack[], prepare: (state: AaState) => void = () => undefined): readonly string[] {
    const state = position('germany', stacks);
    state.step = 'combat';
    for (const unit of state.units) if (unit.power === 'germany') unit.task = 'battle';
    state.battles = [{ space: 'west_russia', kind: 'land', round: 0 }];
    prepare(state);
    const form = instructions.offers(state, 'germany').find(({ key }) => key.startsWith('plan.'))?.value?.form;
    return form?.kind === 'choose' ? form.options().map(({ id }) => id) : [];
  }

  it('offer what fights there, and nothing else', () => {
    const ids = offered([
      ['germany', 'west_russia', { infantry: 2, fighter: 1 }],
      ['ussr', 'west_russia', { infantry: 2 }],
    ]);
    expect(ids.filter((id) => id.startsWith('lose:'))).toEqual([orderId.lose('infantry'), orderId.lose('fighter')]);
    expect(ids).not.toContain(orderId.noBombardment);
    expect(ids).toContain(orderId.retreat('onlyAir'));
    expect(offered([['germany', 'west_russia', { infantry: 2 }]])).not.toContain(orderId.retreat('onlyAir'));
  });

  it('can hold back ships that are to bombard, and those alone', () => {
    const landing = (state: AaState): void => {
      const [ship, cargo] = [
        ...put(state, 'germany', 'sz4', { transport: 1 }),
        ...put(state, 'germany', 'sz4', { tank: 1 }),
      ];
      if (ship === undefined || cargo === undefined) throw new Error('somebody lacks');
      put(state, 'germany', 'sz4', { cruiser: 1 });
      ship.target = 'west_russia';
      Object.assign(cargo, { aboard: ship.id, target: 'west_russia' });
    };
    const ids = offered([], landing);
    expect(ids).toContain(orderId.noBombardment);
    expect(ids.filter((id) => id.startsWith('lose:'))).toEqual([orderId.lose('tank')]);
    const afterBattle = offered([], (state) => {
      landing(state);
      state.battles.push({ space: 'sz4', kind: 'sea', round: 0 });
    });
    expect(afterBattle).not.toContain(orderId.noBombardment);
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
        expect(say(filter.text)).toContain(lang === 'en' ? 'Until you name some, in none' : '적용되지 않습니다');
      }
    }
  });
});
