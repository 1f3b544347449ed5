// What saves days by post: stacks moved as one, attacks prepared in one sheet, an order planned for the next initiative.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { choicesOf } from '../../../src/games/downfall/rules/display.js';
import { plainInstruction, type Instructed, type Instruction } from '../../../src/table/instruction.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

describe('a stack', () => {
  it('moves as one where all of it fits, and not where it does not', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3434', 3], 'sov-3gd': ['3436', 2] },
    });
    state.order = orderOf('soviet', { moves: ['infantry'] });
    const stack = { subject: 'stack:sov-1gd+sov-2gd', path: ['3435'] };
    perform(state, 'move', { march: [[stack]] });
    expect([state.units['sov-1gd'].at, state.units['sov-2gd'].at]).toEqual(['3435', '3435']);
    state.order = orderOf('soviet', { moves: ['infantry'] });
    const full = { march: [[{ ...stack, path: ['3436'] }]] };
    expect(() => perform(state, 'move', full)).toThrow('not legal');
  });

  it('pays once for a partisan on its way, and its units have moved', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'okh-18': ['3424', 2], 'okh-16': ['3424', 2] },
      partisans: { 'partisan-soviet-1': '3425' },
    });
    state.order = orderOf('okh', { moves: ['infantry'] });
    const before = state.time.okh;
    const { asked } = perform(state, 'move', { march: [[{ subject: 'stack:okh-18+okh-16', path: ['3425'] }]] });
    expect([state.time.okh - before, asked.length]).toEqual([1, 1]);
  });
});

describe('attacks prepared in one sheet', () => {
  const front = {
    turn: 6,
    cities: 'soviet',
    units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3634', 3], 'okh-18': ['3433', 1], 'okh-16': ['3633', 1] },
  } as const;
  const both = [
    { subject: '3433', path: ['sov-1gd'] },
    { subject: '3633', path: ['sov-2gd'] },
  ];

  it('follow each other without a question', () => {
    const state = position(front);
    state.order = orderOf('soviet', { attacks: 2 });
    state.hand.soviet = [];
    perform(state, 'attack', { attack: [both] });
    expect(state).toMatchObject({ combat: { target: '3433' } });
    state.combat = null;
    const { asked } = perform(state, 'attack');
    expect(asked).toEqual([]);
    expect(state).toMatchObject({ combat: { target: '3633' } });
  });

  it('are asked for anew once they cannot be made as written', () => {
    const state = position(front);
    state.order = orderOf('soviet', { attacks: 2 });
    perform(state, 'attack', { attack: [both] });
    state.combat = null;
    state.units['okh-16'].at = '3632';
    state.units['okh-9'] = { ...state.units['okh-18'], at: '3635' };
    const { asked } = perform(state, 'attack');
    expect(asked.map(({ key }) => key)).toEqual(['attack']);
    expect(state).toMatchObject({ order: { prepared: [] } });
  });

  it('cannot use a unit twice, nor more attacks than there are', () => {
    const state = position(front);
    state.order = orderOf('soviet', { attacks: 1 });
    expect(() => perform(state, 'attack', { attack: [both] })).toThrow('not legal');
  });
});

describe('an order planned for the next initiative', () => {
  const plan = (value: string): Instruction => plainInstruction('plan', [value]);

  it('is chosen where it costs what it did, and handed back where it does not', () => {
    const state = firstPosition();
    state.track = ['W-ops-2', 'W-ops-4', null, null, null, null, null, null, null, null];
    state.cup = state.cup.filter((one) => one !== 'W-ops-2' && one !== 'W-ops-4');
    state.active = 'western';
    const wanted = choicesOf(state, 'western').find(({ order }) => order === 'W-ops-4');
    const view = downfall.view(state, 'western');
    const answer = (value: string): Instructed | undefined =>
      downfall.instructions?.answer(orderQuestion(state), [plan(value)], view);
    expect(wanted?.cost).toBe(8);
    expect(answer(`${wanted?.id ?? ''}@8`)).toEqual({ kind: 'answer', value: [wanted?.id], keys: ['plan'] });
    expect(answer(`${wanted?.id ?? ''}@7`)).toMatchObject({ kind: 'handBack', keys: ['plan'] });
  });
});
