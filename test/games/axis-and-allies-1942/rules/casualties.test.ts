// Which casualties are legal, against every possible way to assign hits; and orders of loss.
import { axisAndAllies1942 } from '../../../../src/games/axis-and-allies-1942/index.js';
import { answersOf } from '../../../../src/play/typing/readings.js';
import { readAt } from '../../../../src/play/typing/typing.js';
import { atOnce } from '../../../../src/store/yielding.js';
import { merged } from '../../../../src/table/merge.js';
import { wording } from '../../../support/contract.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitType } from '../../../../src/games/axis-and-allies-1942/data/units.js';
import { battleOrdersOf, usualOrders } from '../../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import { domainOf } from '../../../../src/games/axis-and-allies-1942/rules/board.js';
import {
  assign,
  isLegalChoice,
  orderOfLoss,
  type Hits,
  type Slot,
} from '../../../../src/games/axis-and-allies-1942/rules/casualties.js';
import {
  casualtiesOf,
  casualtiesQuestion,
  countsIn,
  hitQuestion,
  isOneHit,
} from '../../../../src/games/axis-and-allies-1942/questions/casualties.js';
import { forcedAnswer } from '../../../../src/table/answer.js';
import { newUnit, type Unit } from '../../../../src/games/axis-and-allies-1942/state.js';
import { position, put } from '../sample.js';

const shipTypes = ['battleship', 'carrier', 'destroyer', 'submarine', 'fighter', 'transport'] as const;

const fleet = fc.array(fc.constantFrom(...shipTypes), { minLength: 1, maxLength: 5 });
const someHits = fc.record({ sub: fc.nat(2), air: fc.nat(2), free: fc.nat(2) });

function unitsOf(types: readonly UnitType[]): readonly Unit[] {
  return types.map((type, n) => newUnit(n + 1, type, 'germany', 'sz5', 2));
}

function mayTake(by: keyof Hits, { unit }: Slot): boolean {
  if (by === 'sub') return domainOf(unit) === 'sea';
  return by === 'free' || unit.type !== 'submarine';
}

/** Every set of slots that hits can take, each hit on something it may hit: as bits. */
function coverable(hits: Hits, slots: readonly Slot[]): ReadonlySet<number> {
  const list = (['sub', 'air', 'free'] as const).flatMap((kind) => Array.from({ length: hits[kind] }, () => kind));
  let sets = new Set<number>([0]);
  for (const by of list) {
    const more = new Set(sets);
    for (const set of sets) {
      slots.forEach((slot, n) => {
        if ((set & (1 << n)) === 0 && mayTake(by, slot)) more.add(set | (1 << n));
      });
    }
    sets = more;
  }
  return sets;
}

/** What the rulebook allows: the most hits on anything but transports, then the most in all; a battleship is damaged before it sinks. */
function allowed(hits: Hits, slots: readonly Slot[]): ReadonlySet<number> {
  const others = slots.filter(({ unit }) => unit.type !== 'transport');
  const size = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const most = Math.max(...[...coverable(hits, others)].map(size));
  const total = hits.sub + hits.air + hits.free;
  const ships = Math.min(slots.length - others.length, total - most);
  const isTransport = (n: number): boolean => slots[n]?.unit.type === 'transport';
  const legal = [...coverable(hits, slots)].filter((set) => {
    const chosen = slots.map((_, n) => n).filter((n) => (set & (1 << n)) !== 0);
    if (chosen.filter(isTransport).length !== ships || chosen.length !== most + ships) return false;
    return chosen.every((n) => {
      const slot = slots[n];
      if (slot === undefined || !slot.kills || slot.unit.type !== 'battleship') return true;
      return chosen.some((m) => slots[m]?.unit === slot.unit && m !== n);
    });
  });
  return new Set(legal);
}

describe('casualties at sea', () => {
  it('are legal exactly when they place as many hits as can be placed', () => {
    fc.assert(
      fc.property(fleet, someHits, (types, hits) => {
        const slots = orderOfLoss(unitsOf(types), { side: 'defense', foes: [] });
        const legal = allowed(hits, slots);
        for (let set = 0; set < 1 << slots.length; set++) {
          const chosen = slots.filter((_, n) => (set & (1 << n)) !== 0);
          expect(isLegalChoice(hits, slots, chosen)).toBe(legal.has(set));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('in the order of loss are themselves legal', () => {
    fc.assert(
      fc.property(fleet, someHits, fc.shuffledSubarray([...shipTypes]), (types, hits, wish) => {
        const orders = battleOrdersOf(wish.map((type) => `lose:${type}`));
        const slots = orderOfLoss(unitsOf(types), { side: 'defense', foes: [], orders: () => orders });
        const { lost, damaged } = assign(hits, slots);
        const chosen = slots.filter(({ unit, kills }) => (kills ? lost : damaged).includes(unit));
        expect(chosen.length).toBe(lost.length + damaged.length);
        expect(isLegalChoice(hits, slots, chosen)).toBe(true);
      }),
    );
  });
});

describe('an order of loss', () => {
  const lose = (types: readonly UnitType[], ids: readonly string[], side: 'attack' | 'defense' = 'defense'): string[] =>
    orderOfLoss(unitsOf(types), { side, foes: [], orders: () => battleOrdersOf(ids) }).map(
      ({ unit, kills }) => `${unit.type}${kills ? '' : '*'}`,
    );

  it('takes all of a type that is named once, so many of one that is repeated, and the rest as usual', () => {
    const types = ['infantry', 'infantry', 'infantry', 'artillery', 'tank'] as const;
    expect(lose(types, ['lose:tank'])).toEqual(['tank', 'infantry', 'infantry', 'infantry', 'artillery']);
    expect(lose(types, ['lose:infantry', 'lose:infantry', 'lose:artillery'])).toEqual([
      'infantry',
      'infantry',
      'artillery',
      'infantry',
      'tank',
    ]);
  });

  it('gives up what is to be kept last of all, and a unit that can capture behind the aircraft', () => {
    expect(lose(['infantry', 'artillery', 'fighter'], ['keep:infantry'], 'attack')).toEqual([
      'artillery',
      'fighter',
      'infantry',
    ]);
    expect(lose(['infantry', 'tank', 'fighter', 'bomber'], ['capturer'], 'attack')).toEqual([
      'infantry',
      'fighter',
      'bomber',
      'tank',
    ]);
  });

  it('damages battleships first, or where it says so, and always before they sink', () => {
    expect(lose(['battleship', 'destroyer'], [])).toEqual(['battleship*', 'destroyer', 'battleship']);
    expect(lose(['battleship', 'destroyer'], ['lose:destroyer', 'freeHit'])).toEqual([
      'destroyer',
      'battleship*',
      'battleship',
    ]);
    expect(lose(['battleship', 'destroyer'], ['lose:battleship', 'freeHit'])).toEqual([
      'battleship*',
      'battleship',
      'destroyer',
    ]);
  });

  it('takes from allies in turn, the strongest first, each by its own orders; or as the attacker chooses', () => {
    const state = position('germany', []);
    const uk = put(state, 'uk', 'india', { infantry: 2, fighter: 1 });
    const usa = put(state, 'usa', 'india', { infantry: 2, tank: 1 });
    const orders = battleOrdersOf(['lose:tank']);
    const list = orderOfLoss([...uk, ...usa], {
      side: 'defense',
      foes: [],
      orders: (power) => (power === 'usa' ? orders : usualOrders),
    });
    expect(list.map(({ unit }) => `${unit.power} ${unit.type}`)).toEqual([
      'uk infantry',
      'uk infantry',
      'usa tank',
      'uk fighter',
      'usa infantry',
      'usa infantry',
    ]);
    const [dearest] = orderOfLoss([...uk, ...usa], { side: 'defense', foes: [], attackerChooses: true });
    expect(dearest?.unit.type).toBe('fighter');
  });

  it('on attack gives up aircraft that cannot land before others of their type', () => {
    const [near, far] = [newUnit(1, 'fighter', 'uk', 'sz5', 1), newUnit(2, 'fighter', 'uk', 'sz5', 3)];
    const list = orderOfLoss([near, far], { side: 'attack', foes: [], stranded: new Set([2]) });
    expect(list.map(({ unit }) => unit.id)).toEqual([2, 1]);
  });
});

describe('what is offered for the hits', () => {
  const asked = (units: readonly Unit[], free: number): ReturnType<typeof casualtiesQuestion> => {
    const hits = { sub: 0, air: 0, free };
    const slots = orderOfLoss(units, { side: 'defense', foes: [] });
    return casualtiesQuestion(
      'germany',
      { space: 'sz5', kind: 'sea', round: 1 },
      { hits, slots, own: slots },
      position('uk', []),
    );
  };
  const rows = (question: ReturnType<typeof casualtiesQuestion>): readonly string[] =>
    question.form.rows().map(({ id, min, max }) => `${id} ${min}-${max}`);

  it('leaves out what cannot be lost yet, and is answered by itself where one answer is legal', () => {
    const [battleship, transport] = unitsOf(['battleship', 'transport']);
    if (battleship === undefined || transport === undefined) throw new Error('no units');
    const only = asked([{ ...battleship, hit: true }, transport], 1);
    expect(rows(only)).toEqual(['battleship 1-1']);
    expect(forcedAnswer(only)).toEqual({ battleship: 1 });
    const choice = asked(unitsOf(['destroyer', 'submarine', 'transport']), 1);
    expect(rows(choice)).toEqual(expect.arrayContaining(['destroyer 0-1']));
    expect(rows(choice).join()).not.toContain('transport');
    expect(forcedAnswer(choice)).toBeUndefined();
  });

  it('is one press where one hit leaves a choice, and numbers where more do', () => {
    const slots = orderOfLoss(unitsOf(['infantry', 'infantry', 'artillery']), { side: 'defense', foes: [] });
    const blow = (free: number): Parameters<typeof isOneHit>[0] => ({
      hits: { sub: 0, air: 0, free },
      slots,
      own: slots,
    });
    expect([1, 2].map((free) => isOneHit(blow(free)))).toEqual([true, false]);
    // Of two hits on allies each takes one.
    const [first] = slots;
    expect(isOneHit({ ...blow(2), own: slots.filter(({ unit }) => unit !== first?.unit) })).toBe(true);
    const one = hitQuestion('germany', { space: 'poland', kind: 'land', round: 1 }, blow(1), position('uk', []));
    expect(one.form.options().map(({ id }) => id)).toEqual(['infantry', 'artillery']);
    expect([one.form.min, one.form.max]).toEqual([1, 1]);
    expect(casualtiesOf(slots, countsIn(['artillery'])).lost.map(({ type }) => type)).toEqual(['artillery']);
    // As it was answered before.
    expect(countsIn({ artillery: 1 })).toEqual({ artillery: 1 });
  });

  it.each([
    ['both infantry', 'en', { infantry: 2 }],
    ['lose 2 inf', 'en', { infantry: 2 }],
    ['lose infantry, art', 'en', { infantry: 1, artillery: 1 }],
    ['보병 둘 다', 'ko', { infantry: 2 }],
    ['보병 둘 잃겠습니다', 'ko', { infantry: 2 }],
    ['보병 2로 하겠습니다', 'ko', { infantry: 2 }],
    ['보병 하나, 포병 하나 잃음', 'ko', { infantry: 1, artillery: 1 }],
  ] as const)('is named as people say it: %s', (typed, lang, counts) => {
    const state = position('uk', [['germany', 'poland', { infantry: 2, artillery: 1 }]]);
    const slots = orderOfLoss(state.units, { side: 'defense', foes: [] });
    const blow = { hits: { sub: 0, air: 0, free: 2 }, slots, own: slots };
    const question = casualtiesQuestion('germany', { space: 'poland', kind: 'land', round: 1 }, blow, state);
    const place = { question, seat: 'germany', begun: null };
    const readings = atOnce(readAt(axisAndAllies1942, state, place, typed, lang, wording));
    expect(merged(question.form, null, answersOf(readings))).toEqual(counts);
  });
});
