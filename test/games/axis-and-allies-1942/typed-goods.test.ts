// Purchases, repairs and new units as players write them, and what is told of them.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { purchase } from '../../../src/games/axis-and-allies-1942/phases/purchase.js';
import { mobilizeQuestion, purchaseQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import type { AaTable } from '../../../src/games/axis-and-allies-1942/state.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Question } from '../../../src/table/question.js';
import { slide } from '../../../src/table/sheet.js';
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

  it('goes where it is told as far as there is room, and the rest waits', () => {
    const state = { ...position('germany', []), bought: { infantry: 10, artillery: 1, tank: 1 } };
    const { form } = mobilizeQuestion(state);
    const all = { subject: 'mobilization', units: { infantry: 10, artillery: 1, tank: 1 }, path: [] };
    expect(form.step(all, []).options.map((option) => option.id)).toContain('germany');
    const placed = slide(form, { ...all, path: ['germany'] }, []);
    expect(placed.units).toEqual({ infantry: 10 });
    expect(form.step(placed, []).complete).toBe(true);
    const [left] = form.subjects([placed]);
    expect(left?.units?.map(({ id: ware, max }) => [ware, max])).toEqual([
      ['artillery', 1],
      ['tank', 1],
    ]);
    expect(slide(form, { ...placed, units: { infantry: 2 } }, []).units).toEqual({ infantry: 2 });
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

describe('new units', () => {
  const bought = position('ussr', []);
  bought.step = 'mobilize';
  bought.bought = { infantry: 9, submarine: 1, fighter: 1, complex: 1 };
  const question = mobilizeQuestion(bought);
  const refusal = (typed: string, lang: 'en' | 'ko' = 'en'): string =>
    atOnce(readAt(game, bought, { question, seat: 'ussr', begun: null }, typed, lang, wording))
      .flatMap((one) => ('problem' in one ? [wording.say(one.problem, lang, id)] : []))
      .join('\n');

  it('are asked for with the room that each place has', () => {
    expect(wording.say(question.text, 'en', id)).toContain('Karelia S.S.R. 2');
    expect(wording.say(question.text, 'ko', id)).toContain('놓을 수 있는 유닛: ');
    const placed = { subject: 'mobilization', units: { infantry: 1 }, path: ['karelia_ssr'] };
    const { options } = question.form.step({ ...placed, path: [] }, [placed]);
    const karelia = options.find((option) => option.id === 'karelia_ssr');
    expect(karelia?.detail).toEqual({ key: 'detail.room', args: { room: 1 } });
  });

  it.each([
    ['9 inf russia', 'Only 8 of the units fit there: New units.'],
    ['3 inf karelia', 'There is room for only 2 of these units in Karelia S.S.R. Room for units now: '],
    ['2 inf karelia\nftr karelia', 'There is no room left for new units in Karelia S.S.R. Room for units now: '],
    ['3 inf germany', 'which is not so in Germany. Room for units now: '],
    ['3 inf uk', 'which is not so in the United Kingdom. Room for units now: '],
    ['sub karelia', 'in a sea zone beside one of your complexes: Sea Zone 4'],
    ['sub sz60', 'No complex of yours with room is beside Sea Zone 60. Ships can be placed in Sea Zone 4'],
    ['inf sz4', 'These units are not placed at sea'],
    ['ftr sz4', 'In Sea Zone 4 no deck of yours is free'],
    ['2 inf karelia 1 ftr caucasus', '“1 ftr caucasus” is not known here.'],
    ['ic russia', 'that has none yet, which is not so in Russia.'],
  ] as const)('say what is wrong with a place: %s', (typed, said) => {
    expect(refusal(typed)).toContain(said);
  });

  it('say so in Korean, too', () => {
    expect(refusal('보병 3 카렐리아', 'ko')).toContain('이 유닛을 2개까지만 놓을 수 있습니다.');
  });
});
