// Typed text for order sheets with groups and for ordered choices, in both languages.
import { describe, expect, it } from 'vitest';
import { NamesOnOffer } from '../../src/play/typing/names-on-offer.js';
import { Reader } from '../../src/play/typing/reader.js';
import { longestTyped } from '../../src/play/typing/too-much.js';
import type { OrderPlace, Unoffered } from '../../src/table/game.js';
import type { Order, Question, Sheet } from '../../src/table/question.js';
import type { Text } from '../../src/table/text.js';
import type { Wording } from '../../src/words/words.js';
import { atOnce } from '../../src/store/yielding.js';

const names: Readonly<Record<string, readonly [en: string, ko: string]>> = {
  germany: ['Germany', '독일'],
  poland: ['Poland', '폴란드'],
  france: ['France', '프랑스'],
  infantry: ['infantry', '보병'],
  artillery: ['artillery', '포병'],
  scout: ['Scout', '정찰대'],
  everybody: ['March 4: all', '행군 4: 모두'],
  backwards: ['Rest (back of March 3, 2 fights: all)', '휴식 (행군 3, 전투 2: 모두의 뒷면)'],
  dropnorth: ['Br I Air on Cherbourg 3211', '영 I 공수: 셰르부르 3211'],
  dropsouth: ['Br I Air on Paris 3113', '영 I 공수: 파리 3113'],
  staying: ['Do not drop Br I Air', '영 I 공수 안 내림'],
  onlyguards: ['March 3: guards', '행군 3: 근위대'],
  guardsfight: ['March 3, 2 fights: all', '행군 3, 전투 2: 모두'],
};
let asked = 0;
const wording = {
  say: (text: Text, lang: 'en' | 'ko') => {
    asked += 1;
    return names[text.key]?.[lang === 'en' ? 0 : 1] ?? text.key;
  },
} as unknown as Wording;

const moves: Question = {
  key: 'moves',
  seat: 'red',
  text: { key: 'moves' },
  pace: 'turn',
  form: {
    kind: 'orders',
    min: 0,
    max: 9,
    subjects: (sheet) => [
      {
        id: 'germany',
        text: { key: 'germany' },
        units: [
          { id: 'infantry', text: { key: 'infantry' }, max: 5 - sheet.length },
          { id: 'artillery', text: { key: 'artillery' }, max: 2 },
        ],
      },
      { id: 'scout', text: { key: 'scout' } },
    ],
    step: ({ path }) => ({
      text: { key: 'where' },
      options: path.length === 0 ? ['poland', 'france'].map((id) => ({ id, text: { key: id } })) : [],
      complete: path.length === 1,
    }),
    describe: ({ subject }) => ({ key: subject }),
  },
  fallback: () => [],
};
const loss: Question = {
  key: 'loss',
  seat: 'red',
  text: { key: 'loss' },
  pace: 'losses',
  form: {
    kind: 'choose',
    min: 0,
    max: 9,
    ordered: true,
    options: () => [
      { id: 'infantry', text: { key: 'infantry' }, max: 5 },
      { id: 'artillery', text: { key: 'artillery' }, max: 2 },
    ],
  },
  fallback: () => [],
};

const order: Question = {
  key: 'order',
  seat: 'red',
  text: { key: 'order' },
  pace: 'turn',
  form: {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => ['everybody', 'onlyguards', 'guardsfight'].map((id) => ({ id, text: { key: id } })),
  },
  fallback: () => ['everybody'],
};

const partsOf = (typed: string, question: Question): unknown[] =>
  atOnce(new Reader(wording, 'toy').read(typed, question)).map((one) => ('part' in one ? one.part : one.problem.key));

describe('a typed choice among names with numbers and commas', () => {
  it.each([
    ['march 4', 'everybody'],
    ['March 3, 2 fights', 'guardsfight'],
    ['행군 3, 전투', 'guardsfight'],
  ])('is known by the beginning of a name: %s', (typed, id) => {
    expect(partsOf(typed, order)).toEqual([[id]]);
  });

  it('is asked about only among the names that go on with the number', () => {
    const [reading] = atOnce(new Reader(wording, 'toy').read('March 3', order));
    expect(reading).toMatchObject({
      problem: {
        key: 'read.ambiguous',
        args: { word: 'March 3', names: [{ key: 'onlyguards' }, { key: 'guardsfight' }] },
      },
    });
  });
});

describe('what is said of all at once', () => {
  const placing: Question = {
    ...order,
    form: {
      kind: 'spread',
      min: 0,
      max: 9,
      rows: () => ['germany', 'poland', 'france'].map((id) => ({ id, text: { key: id }, min: 0, max: 3 })),
    },
    fallback: () => ({}),
  };
  const two = [{ germany: 1 }, { france: 1 }];

  it.each([
    '1 each in Germany and France',
    'one each: Germany, France',
    'Germany and France, 1 each',
    '독일, 프랑스 1씩',
    '독일, 프랑스에 각각 하나씩',
    '독일 프랑스에 하나씩',
    'germany france 1 each',
  ])('goes to each: %s', (typed) => {
    expect(partsOf(typed, placing)).toEqual(two);
  });

  it.each(['all', 'all of them', '모두', '전부'])('is as much as may be on every row: %s', (typed) => {
    expect(partsOf(typed, placing)).toEqual([{ germany: 3 }, { poland: 3 }, { france: 3 }]);
  });

  it('is refused where all together would be too much', () => {
    const scarce = { ...placing, form: { ...placing.form, max: 8 } } as Question;
    expect(partsOf('all', scarce)).toEqual(['read.unknownOf']);
  });

  it.each(['none', 'nothing', '없음', '안 함'])('is nothing on any row: %s', (typed) => {
    expect(partsOf(typed, placing)).toEqual([{ germany: 0, poland: 0, france: 0 }]);
    const needed = { ...placing, form: { ...placing.form, min: 1 } } as Question;
    expect(partsOf(typed, needed)).toEqual(['read.unknownOf']);
  });

  it('may be joined in Korean by particles', () => {
    expect(partsOf('독일 1하고 프랑스도 1', placing)).toEqual(two);
  });

  it('is spoilt by a word beside it that means nothing, and leaves nothing behind', () => {
    expect(partsOf('Germany 2 xyzzy, France 1', placing)).toEqual(['read.unknownOf', { france: 1 }]);
  });

  it.each(['both', 'all of them', '둘 다', '전부'])('is all there are: %s', (typed) => {
    const losses: Question = {
      ...loss,
      form: {
        kind: 'choose',
        min: 0,
        max: 2,
        options: () => ['germany', 'poland'].map((id) => ({ id, text: { key: id } })),
      },
    };
    expect(partsOf(typed, losses)).toEqual([['germany', 'poland']]);
  });
});

describe('a choice by some words of its name', () => {
  const among = (ids: readonly string[]): Question => ({
    ...order,
    form: { kind: 'choose', min: 1, max: 1, options: () => ids.map((id) => ({ id, text: { key: id } })) },
  });
  const drops = among(['dropnorth', 'dropsouth', 'staying']);

  it.each([
    ['Br I Air Cherbourg', 'dropnorth'],
    ['Cherbourg with Br I Air', 'dropnorth'],
    ['셰르부르에 영 I 공수', 'dropnorth'],
    ['paris br air', 'dropsouth'],
  ])('is known in whatever order they stand: %s', (typed, id) => {
    expect(partsOf(typed, drops)).toEqual([[id]]);
  });

  it('is the one that has the fewest words besides', () => {
    expect(partsOf('march 3 all 2 fights', among(['onlyguards', 'guardsfight', 'backwards']))).toEqual([
      ['guardsfight'],
    ]);
  });

  it.each(['Br I Air', 'Cherbourg London', 'drop br air'])('is none where not one alone is meant: %s', (typed) => {
    expect(partsOf(typed, drops)).not.toEqual([expect.any(Array)]);
  });
});

describe('typed orders for groups', () => {
  const order = { subject: 'germany', units: { infantry: 3, artillery: 1 }, path: ['poland'] };

  it.each([
    '3 inf 1 art Germany > Poland',
    '3 inf, 1 art Germany - Poland',
    'Germany 3 infantry 1 artillery -> Poland',
    '독일 보병 3 포병 1 - 폴란드',
    '보병 3, 포병 1 독일 폴란드',
  ])('are read: %s', (typed) => {
    expect(partsOf(typed, moves)).toEqual([[order]]);
  });

  it.each(['독일 보병3 포병 - 폴란드', '독일 보병 3 포병 폴란드'])(
    'count in Korean what stands before: %s',
    (typed) => {
      expect(partsOf(typed, moves)).toEqual([[order]]);
    },
  );

  it('are read several at once, and say what all of a kind is', () => {
    expect(partsOf('Germany all art France\nScout Poland', moves)).toEqual([
      [{ subject: 'germany', units: { artillery: 2 }, path: ['france'] }],
      [{ subject: 'scout', path: ['poland'] }],
    ]);
  });

  it.each(['Poland: Scout', 'to Poland with Scout', '폴란드로 정찰대'])(
    'may name what is ordered last: %s',
    (typed) => {
      expect(partsOf(typed, moves)).toEqual([[{ subject: 'scout', path: ['poland'] }]]);
    },
  );

  it.each(['Germany all art France and Scout Poland', 'Scout Poland & Germany all art France'])(
    'may be joined by a word: %s',
    (typed) => {
      expect(partsOf(typed, moves).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
        [{ subject: 'germany', units: { artillery: 2 }, path: ['france'] }],
        [{ subject: 'scout', path: ['poland'] }],
      ]);
    },
  );

  it.each([
    '1. Scout Poland\n2. Germany all art France',
    '- Scout Poland\n- Germany all art France',
    '① Scout Poland\n② Germany all art France',
    'Scout Poland. Germany all art France.',
  ])('may be a list: %j', (typed) => {
    expect(partsOf(typed, moves)).toEqual([
      [{ subject: 'scout', path: ['poland'] }],
      [{ subject: 'germany', units: { artillery: 2 }, path: ['france'] }],
    ]);
  });

  it('that share where they go, or lack an order written behind them, are read, and a refused list is told of once', () => {
    const shared = { subject: 'germany', units: { artillery: 1 }, path: ['france'] };
    expect(partsOf('art Germany, 2 inf Germany > France', moves)).toEqual([
      [shared],
      [{ subject: 'germany', units: { infantry: 2 }, path: ['france'] }],
    ]);
    expect(partsOf('2 inf, 3 art Germany > France', moves)).toEqual(['refuse.rowTooHigh']);
    const form = moves.form.kind === 'orders' ? moves.form : undefined;
    const step: typeof moves.form = {
      ...form,
      step: ({ subject, path }: Order, sheet: Sheet) => ({
        text: { key: 'where' },
        options:
          path.length > 0 || (subject === 'scout' && sheet.length === 0)
            ? []
            : [{ id: 'poland', text: { key: 'poland' } }],
        complete: path.length === 1,
      }),
    } as typeof moves.form;
    const escort = [{ subject: 'scout', path: ['poland'] }];
    expect(partsOf('Scout Poland; Germany 1 inf Poland', { ...moves, form: step })).toEqual([
      [{ subject: 'germany', units: { infantry: 1 }, path: ['poland'] }],
      escort,
    ]);
  });

  it('tell kinds of units that cannot be had from beginnings of places', () => {
    const kinds = [{ id: 'sco', text: { key: 'sco' }, max: 0 }];
    const form = moves.form.kind === 'orders' ? moves.form : undefined;
    const known = { ...moves, form: { ...form, kinds } } as Question;
    expect(partsOf('sco Germany', moves)).toEqual(['read.unknownOf']);
    expect(partsOf('sco Germany', known)).toEqual(['read.noSuchUnit']);
  });

  it('that cannot go on say why at the step where they stop', () => {
    const unoffered = (at?: OrderPlace): Unoffered[] =>
      at?.order.path.length === 0
        ? [{ id: 'italy', text: { key: 'italy' }, why: { key: `full ${at.sheet.length}` } }]
        : [];
    const read = (typed: string): unknown[] =>
      atOnce(new Reader(wording, 'toy', { unoffered }).read(typed, moves)).map((one) =>
        'part' in one ? one.part.length : one.problem.key,
      );
    for (const typed of ['Germany 3 infantry Italy', '3 infantry Germany Italy', 'Scout Italy now'])
      expect(read(typed)).toEqual(['full 0']);
    expect(read('Scout Poland; Germany 2 artillery Italy')).toEqual([1, 'full 1']);
    expect(read('Germany 3 infantry Poland Italy')).toEqual(['read.unknown']);
    expect(read('Germany 3 infantry')).toEqual(['read.follow']);
  });

  it('are asked for one by one where they are written without an end', () => {
    expect(partsOf('Germany Poland '.repeat(40), moves)).toEqual(['read.longOrder']);
  });

  it('may have others before them while many are read', () => {
    const reading = new Reader(wording, 'toy').read('Scout Poland\n'.repeat(20), moves);
    let stops = 0;
    while (reading.next().done !== true) stops += 1;
    expect(stops).toBeGreaterThanOrEqual(20);
  });

  it('without units ask which go', () => {
    expect(partsOf('Germany Poland', moves)).toEqual(['read.whichUnits']);
    expect(partsOf('Germany 2 tanks Poland', moves)).toEqual(['read.otherUnits']);
  });
});

describe('typed ordered choices', () => {
  it('keep their order and their numbers', () => {
    expect(partsOf('2 inf, art, infantry x2', loss)).toEqual([
      ['infantry', 'infantry'],
      ['artillery'],
      ['infantry', 'infantry'],
    ]);
    expect(partsOf('포병 3', loss)).toEqual(['refuse.rowTooHigh']);
  });
});

describe('typed choices', () => {
  it('may follow one another without a comma, with particles', () => {
    expect(partsOf('infantry artillery', loss)).toEqual([['infantry'], ['artillery']]);
    expect(partsOf('보병과 포병을', loss)).toEqual([['infantry'], ['artillery']]);
    expect(partsOf('infantry whatever', loss)).toEqual(['read.unknownOf']);
  });

  it('may name several of a kind in the plural', () => {
    expect(partsOf('2 infantries, scouts', loss)).toEqual([['infantry', 'infantry'], 'read.unknownOf']);
  });

  it('may be of nothing, in any words for it and in the button’s own', () => {
    for (const typed of ['none', 'no cards', '없음', 'ask.choose.none', '안 버림', '안 낼게요'])
      expect(partsOf(typed, loss)).toEqual([[]]);
  });

  it.each(['버리지 않기', '버리지 않음', '버리지 않겠습니다', '버리지 않을게요', '버리지 말기'])(
    'may be of nothing in whichever way Korean says so: %s',
    (typed) => {
      const discard = { ...loss, form: { ...loss.form, none: { key: '버리지 않기' } } } as Question;
      expect(partsOf(typed, discard)).toEqual([[]]);
    },
  );

  it('names nothing as well among what is possible, where that may be chosen', () => {
    const none = { key: 'no loss' };
    const problems = (more: object): unknown =>
      atOnce(new Reader(wording, 'toy').read('qwertz', { ...loss, form: { ...loss.form, ...more } }));
    const names = [{ key: 'infantry' }, { key: 'artillery' }];
    expect(problems({ none })).toMatchObject([{ problem: { args: { names: [...names, none] } } }]);
    expect(problems({ none, min: 1 })).toMatchObject([{ problem: { args: { names } } }]);
  });
});

describe('what could follow', () => {
  it('is named where an order breaks off or goes on with what is unknown', () => {
    const problem = (typed: string): unknown =>
      atOnce(new Reader(wording, 'toy').read(typed, moves)).map((one) => ('problem' in one ? one.problem : null));
    const names = [{ key: 'poland' }, { key: 'france' }];
    expect(problem('Scout')).toMatchObject([{ key: 'read.follow', args: { names } }]);
    expect(problem('Scout Atlantis')).toMatchObject([{ key: 'read.unknownOf', args: { word: 'Atlantis', names } }]);
  });
});

describe('long text', () => {
  it('is refused with the limit, and names are put into words once', () => {
    expect(partsOf('a '.repeat(longestTyped), moves)).toEqual(['read.tooLong']);
    expect(partsOf('x,'.repeat(900), moves)).toEqual(['read.tooMany']);
    // One sign that stands for eighteen letters.
    expect(partsOf('ﷺ'.repeat(200), moves)).toEqual(['read.tooLong']);
    partsOf('zz zz zz', moves);
    asked = 0;
    partsOf('a '.repeat(900), moves);
    // What the buttons say is asked anew, no name of the game.
    expect(asked).toBeLessThanOrEqual(8);
  });

  it('of more numbers than anybody has rows for is not read one by one', () => {
    const form = { kind: 'spread', rows: () => [{ id: 'poland', text: { key: 'poland' }, max: 9 }], min: 0, max: 9 };
    const spread = { ...moves, form } as unknown as Question;
    expect(partsOf('Poland 1 Poland 2', spread)).toEqual([{ poland: 1 }, { poland: 2 }]);
    expect(partsOf('1 '.repeat(900), spread)).toEqual(['read.tooMany']);
  });

  it('names what a few of its words are near to, and does not guess at all of them', () => {
    const guesses = partsOf(Array.from({ length: 40 }, (_, n) => `infantr${n}x`).join(','), loss);
    expect(guesses[0]).toBe('read.suggest');
    expect(guesses.at(-1)).toBe('read.unknownOf');
  });

  it('asks a sheet of many places only once where an order stands, and what none of them leads to not at all', () => {
    let steps = 0;
    const places = Array.from({ length: 40 }, (_, n) => ({ id: `hex${n}`, text: { key: `hex${n}` } }));
    const form = {
      ...moves.form,
      subjects: () => [{ id: 'scout', text: { key: 'scout' } }],
      step: ({ path }: { readonly path: readonly string[] }) => {
        steps += 1;
        return { text: { key: 'where' }, options: path.length < 2 ? places : [], complete: path.length > 0 };
      },
    };
    const text = Array.from({ length: 60 }, (_, n) => `Scout nowhere${n}`).join(', ');
    partsOf(text, { ...moves, form });
    expect(steps).toBe(1);
  });
});

it('what is not on offer is told with the reason of its own place, and its names are put into words once for all places', () => {
  const texts = ['france', 'poland'].map((key): Text => ({ key }));
  const at = (id: string): OrderPlace => ({ order: { subject: id, path: [] }, sheet: [] });
  const list = (place?: OrderPlace): readonly Unoffered[] =>
    texts.map((text) => ({ id: text.key, text, why: { key: `why ${place?.order.subject ?? 'at all'} ${text.key}` } }));
  const unoffered = (place?: OrderPlace): readonly Unoffered[] =>
    place?.order.subject === 'other' ? list(place).toReversed() : list(place);
  const on = new NamesOnOffer(wording, 'places', { unoffered });
  expect(on.whyNot('France')).toMatchObject({ key: 'why at all france' });
  const before = asked;
  for (const id of ['one', 'two', 'three']) {
    expect(on.whyNot('프랑스', at(id))).toMatchObject({ key: `why ${id} france` });
    expect(on.whyNot('Poland', at(id))).toMatchObject({ key: `why ${id} poland` });
  }
  expect(asked).toBe(before);
  expect(on.whyNot('France', at('other'))).toMatchObject({ key: 'why other france' });
  expect(new NamesOnOffer(wording, 'places', { unoffered }).whyNot('Poland', at('other'))).toMatchObject({
    key: 'why other poland',
  });
});

it('takes an order that can go on in one way alone without it', () => {
  const oneWay: Question = {
    ...moves,
    form: {
      ...moves.form,
      kind: 'orders',
      step: ({ path }) => ({
        text: { key: 'where' },
        options: path.length === 0 ? [{ id: 'france', text: { key: 'france' } }] : [],
        complete: path.length === 1,
      }),
    } as Extract<Question['form'], { kind: 'orders' }>,
  };
  const read = (question: Question, typed: string): unknown =>
    atOnce(new Reader(wording, 'toy').read(typed, question)).map((one) => ('part' in one ? one.part : one.problem.key));
  expect(read(oneWay, '정찰대')).toEqual([[{ subject: 'scout', path: ['france'] }]]);
  expect(read(moves, '정찰대')).toEqual(['read.follow']);
});
