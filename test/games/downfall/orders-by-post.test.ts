// What saves days by post: stacks moved as one, attacks prepared in one sheet, an order planned for the next initiative.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { choicesOf } from '../../../src/games/downfall/rules/display.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { Answer, Question } from '../../../src/table/question.js';
import { simulate } from '../../../src/table/simulate.js';
import type { CardId } from '../../../src/games/downfall/data/cards.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { cardName } from '../../../src/games/downfall/reports/names.js';
import { cancels } from '../../../src/games/downfall/rules/plays.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { plainInstruction, type Instructed, type Instruction } from '../../../src/table/instruction.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

describe('a card before the order', () => {
  it('may be typed by its own name', () => {
    const state = firstPosition();
    state.active = 'soviet';
    state.hand.soviet = ['S22'];
    const option = orderQuestion(state)
      .form.options()
      .find(({ id }) => id === 'card:S22');
    expect(option?.also).toEqual(cardName(ours, 'S22'));
  });
});

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
    expect(() => perform(structuredClone(state), 'move', full)).toThrow('not legal');
    const free = [
      { ...stack, path: ['3436'] },
      { subject: 'sov-3gd', path: ['3435'] },
    ];
    perform(state, 'move', { march: [free] });
    expect([state.units['sov-2gd'].at, state.units['sov-3gd'].at]).toEqual(['3436', '3435']);
  });

  it('is told in one line, and so is a sheet of several marches', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3434', 3], 'sov-3gd': ['3634', 2] },
    });
    state.order = orderOf('soviet', { moves: ['infantry'] });
    const sheet = [
      { subject: 'stack:sov-1gd+sov-2gd', path: ['3435'] },
      { subject: 'sov-3gd', path: ['3635'] },
    ];
    const told = (march: typeof sheet): string[] =>
      perform(structuredClone(state), 'move', { march: [march] })
        .told.map(({ key }) => key)
        .filter((key) => key.startsWith('report.m'));
    expect(told(sheet)).toEqual(['report.march']);
    expect(told(sheet.slice(0, 1))).toEqual(['report.moveTogether']);
    expect(told(sheet.slice(1))).toEqual(['report.moves']);
  });

  it('takes several objectives in one line, with the points as they are then', () => {
    const state = position({ turn: 6, cities: 'soviet', units: { 'sov-1gd': ['3434', 3] } });
    state.order = orderOf('soviet', { moves: ['infantry'] });
    const { told } = perform(state, 'move', { march: [[]] });
    expect(told.filter(({ key }) => key.startsWith('report.objective'))).toMatchObject([
      { key: 'report.objectives', args: { vp: { key: 'points.lead' } } },
    ]);
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

  it('tell whoever is asked for cards how the combat stands', () => {
    const state = position(front);
    state.order = orderOf('soviet', { attacks: 1 });
    perform(state, 'attack', { attack: [both.slice(0, 1)] });
    state.hand.okh = ['A2'];
    const { asked } = perform(state, 'cards');
    expect(asked.find(({ seat }) => seat === 'okh')).toMatchObject({
      key: 'battleCards',
      seat: 'okh',
      text: { args: { odds: { args: { attack: 4, defence: 3, column: '+1' } } } },
    });
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

describe('what is left to the staff in combat', () => {
  function fought(hits: number, target: string): DownfallState {
    const state = position({
      turn: 6,
      cities: 'soviet',
      control: { konigsberg: 'axis' },
      units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3434', 3], 'okh-18': [target, 4] },
    });
    state.order = orderOf('soviet');
    state.combat = {
      attacker: 'soviet',
      defender: 'okh',
      target,
      primary: 'sov-1gd',
      flanks: ['sov-2gd'],
      ranged: [],
      partisan: null,
      hq: {},
      cards: {},
      cancelled: [],
      jets: false,
      stage: 'losses',
      attackerHits: 0,
      defenderHits: hits,
    };
    return state;
  }

  /** What instructions make of the first question of a kind that a combat with so many hits asks. */
  function staffOf(
    hits: number,
    key: string,
    rule: Instruction,
    seat: string,
    target = '3433',
  ): Instructed | undefined {
    const state = fought(hits, target);
    let found: Instructed | undefined;
    const answer = (question: Question): Answer => {
      if (question.key === key) {
        found ??= downfall.instructions?.answer(question, [rule], downfall.view(state, seat));
        return found?.kind === 'answer' ? found.value : question.fallback();
      }
      return question.key === 'retreat' ? ['1'] : question.fallback();
    };
    simulate({ state, dice: new SeededDice('staff'), answer }, (t) => downfall.phase('hits', t));
    return found;
  }

  it('advances nobody, the leading unit, or two', () => {
    const way = (id: string): unknown => staffOf(1, 'advance', plainInstruction('advance', [id]), 'soviet');
    expect(way('never')).toMatchObject({ value: [] });
    expect(way('cities')).toMatchObject({ value: ['sov-1gd'] });
    const beside = staffOf(1, 'advance', plainInstruction('advance', ['cities']), 'soviet', '3435');
    expect(beside).toMatchObject({ value: [] });
    expect(way('primary')).toMatchObject({ value: ['sov-1gd'] });
    expect(way('all')).toMatchObject({ value: ['sov-1gd', 'sov-2gd'] });
  });

  it('retreats only where that saves every step', () => {
    const spare = plainInstruction('retreat', ['spare']);
    expect(staffOf(1, 'retreat', spare, 'okh')).toMatchObject({ value: ['1'] });
    expect(staffOf(2, 'retreat', spare, 'okh')).toMatchObject({ value: ['0'] });
    expect(staffOf(1, 'retreatTo', spare, 'okh')).toMatchObject({ kind: 'answer', keys: ['retreat'] });
  });

  it('stands on objectives alone, where that is what it was told', () => {
    const rule = plainInstruction('retreat', ['objectives']);
    // Berlin is an objective, Kursk a city that is none.
    expect(staffOf(2, 'retreat', rule, 'okh', '3420')).toMatchObject({ value: ['0'] });
    expect(staffOf(2, 'retreat', rule, 'okh', '3433')).toMatchObject({ value: ['1'] });
  });

  it('loses what the list says first, and asks where the list names nothing', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'okh-18': ['3433', 3], 'okh-4pz': ['3433', 3, 'back'], 'okh-ro-mtn': ['3433', 2] },
    });
    const ids = ['flip:okh-4pz', 'step:okh-4pz', 'step:okh-18', 'step:okh-ro-mtn', 'partisan:partisan-soviet-1'];
    const question: Question = {
      ...orderQuestion(firstPosition()),
      key: 'loss',
      seat: 'okh',
      form: { kind: 'choose', min: 1, max: 1, options: () => ids.map((id) => ({ id, text: cardName(ours, 'A1') })) },
    };
    const lost = (...list: readonly string[]): unknown => {
      const rules = [plainInstruction('lossOrder', list)];
      const given = downfall.instructions?.answer(question, rules, downfall.view(state, 'okh'));
      return given?.kind === 'answer' ? given.value : given;
    };
    expect(lost('minor', 'infantry')).toEqual(['step:okh-ro-mtn']);
    expect(lost('infantry')).toEqual(['step:okh-18']);
    expect(lost('armored', 'infantry')).toEqual(['flip:okh-4pz']);
    expect(lost('partisan', 'flip')).toEqual(['partisan:partisan-soviet-1']);
    expect(lost('okh-18', 'flip')).toEqual(['step:okh-18']);
    expect(lost('elite', 'fortress')).toBeUndefined();
    const both = [plainInstruction('lossOrder', ['elite']), { ...plainInstruction('loss', []), value: null }];
    expect(downfall.instructions?.answer(question, both, downfall.view(state, 'okh'))).toMatchObject({
      keys: ['loss'],
    });
  });

  it('stations aircraft where the list says, else where the other instruction does', () => {
    const state = firstPosition();
    const question: Question = {
      ...orderQuestion(state),
      key: 'air',
      seat: 'okh',
      form: {
        kind: 'choose',
        min: 1,
        max: 1,
        options: () => ['3420', '3426'].map((id) => ({ id, text: cardName(ours, 'A1') })),
      },
      fallback: () => ['3420'],
    };
    const put = (...rules: readonly Instruction[]): unknown =>
      downfall.instructions?.answer(question, rules, downfall.view(state, 'okh'));
    expect(put(plainInstruction('airAt', ['3833', '3426', '3420']))).toMatchObject({ value: ['3426'] });
    expect(put(plainInstruction('airAt', ['3833']))).toBeUndefined();
    expect(put(plainInstruction('airAt', ['3833']), { ...plainInstruction('air', []), value: null })).toMatchObject({
      value: ['3420'],
      keys: ['air'],
    });
  });

  it('plays no cards in small combats, but asks where it was told to', () => {
    const state = fought(1, '3433');
    const question: Question = { ...orderQuestion(state), key: 'battleCards', seat: 'okh', about: { target: '3433' } };
    const asked = (...rules: readonly Instruction[]): unknown =>
      downfall.instructions?.answer(question, rules, downfall.view(state, 'okh'));
    const never = plainInstruction('windows', ['all']);
    expect(asked(never)).toMatchObject({ value: [] });
    expect(asked(never, plainInstruction('windowsAt', ['3433']))).toBeUndefined();
    expect(asked(never, plainInstruction('windowsAt', ['3420']))).toMatchObject({ value: [] });
  });

  it('cancels the cards it is told to, as soon as it can, and else none', () => {
    const state = firstPosition();
    state.hand.western = ['W15', 'W16'];
    const asked = (card: CardId): Question => {
      const able = state.hand.western.filter((id) => cancels(ours, id, card));
      const form = {
        kind: 'choose',
        min: 0,
        max: 1,
        options: () => able.map((id) => ({ id, text: cardName(ours, id) })),
      } as const;
      return {
        key: 'cancel',
        seat: 'western',
        text: cardName(ours, card),
        pace: 'reaction',
        form,
        fallback: () => [],
        about: { card },
      };
    };
    const view = downfall.view(state, 'western');
    const answer = (card: CardId, rule: Instruction): unknown =>
      downfall.instructions?.answer(asked(card), [rule], view);
    for (const card of ['A5', 'A10'] as const) {
      const wanted = card === 'A5' ? 'W15' : 'W16';
      expect(answer(card, plainInstruction('cancel', ['all']))).toMatchObject({ value: [wanted] });
      expect(answer(card, { ...plainInstruction('cancel', ['all']), mode: 'never', value: null })).toMatchObject({
        value: [],
      });
    }
    expect(answer('A10', plainInstruction('cancel', ['hq']))).toMatchObject({ value: [] });
    expect(answer('A5', plainInstruction('cancel', ['hq']))).toMatchObject({ value: ['W15'] });
    // A2 is worth two in strength, A4 one.
    const strong = plainInstruction('cancel', ['strong']);
    expect(answer('A2', strong)).toMatchObject({ value: ['W15'] });
    expect(answer('A4', strong)).toMatchObject({ value: [] });
  });
});
