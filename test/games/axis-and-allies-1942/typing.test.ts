// Orders as players write them on forums are read, in both languages.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { instructions } from '../../../src/games/axis-and-allies-1942/questions/instructions.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { battleOrdersOf } from '../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import { answersOf, readAt } from '../../../src/play/typing/typing.js';
import { asChoice } from '../../../src/table/answer.js';
import type { AnyGame } from '../../../src/table/game.js';
import { merged } from '../../../src/table/merge.js';
import { wording } from '../../support/contract.js';
import { order, position } from './sample.js';
import type { Reading } from '../../../src/table/game.js';
import { atOnce } from '../../../src/store/giving-way.js';

const game: AnyGame = axisAndAllies1942;

function readingsOf(typed: string, lang: 'en' | 'ko'): readonly Reading[] {
  const state = position('germany', [
    ['germany', 'germany', { infantry: 3, artillery: 1, fighter: 1 }],
    ['germany', 'sz5', { transport: 1 }],
    ['uk', 'sz6', { destroyer: 1 }],
  ]);
  state.control.poland = 'ussr';
  state.heldAtStart = state.heldAtStart.filter((land) => land !== 'poland');
  state.step = 'combatMove';
  const question = movesQuestion(state);
  return atOnce(readAt(game, state, { question, seat: 'germany', begun: null }, typed, lang, wording));
}

function read(typed: string, lang: 'en' | 'ko'): unknown {
  return answersOf(readingsOf(typed, lang));
}

function problems(typed: string): readonly string[] {
  return readingsOf(typed, 'en').flatMap((one) => ('problem' in one ? [one.problem.key] : []));
}

describe('typed moves', () => {
  it.each([
    ['3 inf, 1 art Germany > Poland', 'en'],
    ['Germany 3 infantry 1 artillery - Poland', 'en'],
    ['독일 보병 3 포병 1 - 폴란드', 'ko'],
  ] as const)('%s', (typed, lang) => {
    expect(read(typed, lang)).toEqual([[order('germany', { infantry: 3, artillery: 1 }, 'poland')]]);
  });

  it.each([
    ['ftr germany - sz6', [order('germany', { fighter: 1 }, 'sz6')]],
    ['germany inf, 1 art > poland', [order('germany', { infantry: 1, artillery: 1 }, 'poland')]],
    ['germany art, 2 inf > poland', [order('germany', { artillery: 1, infantry: 2 }, 'poland')]],
    ['독일 포병 1 보병 2 - 폴란드', [order('germany', { artillery: 1, infantry: 2 }, 'poland')]],
    ['독일 전투기 - 해역 6', [order('germany', { fighter: 1 }, 'sz6')]],
  ] as const)('go without a number for one: %s', (typed, expected) => {
    expect(read(typed, 'en')).toEqual([expected]);
  });

  it('of more units than there are is no order, and says so', () => {
    expect(problems('4 inf germany > poland')).toEqual(['refuse.rowTooHigh']);
  });

  it('a misspelt goal is told what is meant', () => {
    expect(problems('2 inf germany > poladn')).toEqual(['read.suggest']);
  });

  it('several lines are several orders', () => {
    expect(read('2 inf germany > poland\n1 ftr germany > sz6', 'en')).toEqual([
      [order('germany', { infantry: 2 }, 'poland')],
      [order('germany', { fighter: 1 }, 'sz6')],
    ]);
  });
});

describe('standing orders as typed', () => {
  it.each([
    ['2 inf, aaa, art, inf', 'en'],
    ['보병 2, 대공포, 포병, 보병', 'ko'],
  ] as const)('%s', (typed, lang) => {
    const state = position('germany', [['ussr', 'russia', { infantry: 1 }]]);
    const offer = instructions.offers(state, 'ussr').find(({ key }) => key === 'stand.defendLand');
    if (offer?.value === undefined) throw new Error('nothing is offered');
    const place = { question: offer.value, seat: 'ussr', begun: null };
    const read = answersOf(atOnce(readAt(game, state, place, typed, lang, wording)));
    expect(battleOrdersOf(asChoice(merged(offer.value.form, null, read))).loss).toEqual([
      { type: 'infantry', count: 2 },
      { type: 'aaa', count: null },
      { type: 'artillery', count: null },
      { type: 'infantry', count: null },
    ]);
  });
});
