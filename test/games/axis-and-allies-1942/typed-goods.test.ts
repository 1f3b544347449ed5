// Purchases, repairs and new units as players write them, and what is told of them.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { purchase } from '../../../src/games/axis-and-allies-1942/phases/purchase.js';
import { mobilizeQuestion, purchaseQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import type { AaTable } from '../../../src/games/axis-and-allies-1942/state.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/giving-way.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Question } from '../../../src/table/question.js';
import type { Text } from '../../../src/table/text.js';
import { wording } from '../../support/contract.js';
import { position } from './sample.js';

const game: AnyGame = axisAndAllies1942;
const { id } = game;

describe('what was bought', () => {
  it('is told in the order of the unit table', () => {
    const told: Text[] = [];
    const t: Pick<AaTable, 'state' | 'tell' | 'ask'> = {
      state: position('germany', []),
      tell: (text) => void told.push(text),
      *ask(question: Question) {
        return (yield { kind: 'ask', question }) as never;
      },
    };
    const script = purchase(t as AaTable);
    script.next();
    script.next({ artillery: 1, tank: 1, infantry: 4 });
    expect(told.map((text) => wording.say(text, 'en', id)).join('\n')).toContain('4 Infantry, 1 Artillery, and 1 Tank');
  });

  it('is placed in the same order', () => {
    const state = position('germany', []);
    const { form } = mobilizeQuestion(state);
    const order = { subject: 'mobilization', units: { tank: 1, infantry: 2 }, path: ['germany'] };
    expect(wording.say(form.describe(order), 'en', id)).toBe('New units: 2 Infantry and 1 Tank → Germany');
  });
});

describe('purchases as typed', () => {
  const damaged = position('uk', []);
  damaged.complexes = { ...damaged.complexes, united_kingdom: 6, caucasus: 2 };
  damaged.control.caucasus = 'uk';
  const read = (typed: string): readonly unknown[] =>
    atOnce(
      readAt(game, damaged, { question: purchaseQuestion(damaged), seat: 'uk', begun: null }, typed, 'en', wording),
    ).map((one) => ('part' in one ? one.part : one.problem.key));

  it.each([
    'buy 4 inf',
    'Purchase: 4 infantry',
    '구매: 보병 4',
    '구입 보병 4',
    '보병 4 구매',
    '보병 4개 구매',
    'buy\n4 inf',
  ])('may say what is asked: %s', (typed) => {
    expect(read(typed)).toEqual([{ infantry: 4 }]);
  });

  it('may be several behind one verb', () => {
    const goods = [{ infantry: 2 }, { artillery: 1 }];
    for (const typed of ['buy 2 inf, 1 art', 'buy 2 inf 1 art', '구매: 보병 2, 포병 1'])
      expect(read(typed)).toEqual(goods);
  });

  it.each([
    'repair uk 6',
    'repair 6 london',
    'uk 6',
    'Repair United Kingdom 6',
    '런던 수리 6',
    '영국 수리 6',
    '수리 영국 6',
  ])('repair a territory by its short name: %s', (typed) => {
    expect(read(typed)).toEqual([{ 'repair:united_kingdom': 6 }]);
  });

  it('take the short name of a kind before the beginning of another name', () => {
    expect(read('ca 1, buy 1 tnk, repair cauc 2')).toEqual([{ cruiser: 1 }, { tank: 1 }, { 'repair:caucasus': 2 }]);
  });

  it('of what nobody knows stay unknown', () => {
    expect(read('buy 4 elephants')).toEqual(['read.unknownMany']);
    expect(read('buy')).toEqual(['read.unknownMany']);
  });
});
