// The odds of battles: exact figures, simulated ones, and what the battles of the game itself bring.
import { describe, expect, it } from 'vitest';
import type { Space } from '../../../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { UnitType } from '../../../../../src/games/axis-and-allies-1942/data/units.js';
import { games } from '../../../../../src/games/registry.js';
import { contestOf, type Contest } from '../../../../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { exactOdds } from '../../../../../src/games/axis-and-allies-1942/rules/odds/exact.js';
import {
  carefulOdds,
  isPlain,
  oddsOf,
  shownOdds,
  shownTogether,
} from '../../../../../src/games/axis-and-allies-1942/rules/odds/odds.js';
import { simulatedOdds } from '../../../../../src/games/axis-and-allies-1942/rules/odds/simulate.js';
import {
  attackersIn,
  defendersIn,
  isOver,
  defenceless,
} from '../../../../../src/games/axis-and-allies-1942/rules/battle.js';
import { battleOrdersOf } from '../../../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import { antiaircraft, fightRound, usualCommand } from '../../../../../src/games/axis-and-allies-1942/rules/round.js';
import { isLand } from '../../../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { AaState } from '../../../../../src/games/axis-and-allies-1942/state.js';
import { plainInstruction } from '../../../../../src/table/instruction.js';
import { SeededDice } from '../../../../../src/table/dice.js';
import { pagesOf } from '../../../../support/pages.js';
import type { Answer, Order } from '../../../../../src/table/question.js';
import { check } from '../../../../../src/table/answer.js';
import { movesQuestion } from '../../../../../src/games/axis-and-allies-1942/questions/moves.js';
import { order, position, put, settled, type Stack } from '../../sample.js';

type Force = Readonly<Partial<Record<UnitType, number>>>;

function facing(space: Space, attack: Force, defense: Force, options: object = {}): AaState {
  const state = position('germany', [], options);
  for (const unit of put(state, 'germany', space, attack)) unit.task = 'battle';
  put(state, 'ussr', space, defense);
  return state;
}

function contest(
  space: Space,
  attack: Force,
  defense: Force,
  ids: readonly string[] = [],
  options: object = {},
): Contest {
  const battle = { space, kind: isLand(space) ? 'land' : 'sea', round: 0 } as const;
  const orders = battleOrdersOf(ids);
  return contestOf(facing(space, attack, defense, options), battle, (power) =>
    power === 'germany' ? orders : undefined,
  );
}

/** What is said of a sheet of combat moves before it counts. */
function checked(state: AaState, orders: readonly Order[]): readonly string[] {
  const found = check(movesQuestion(state), orders);
  if (!found.ok) throw new Error(JSON.stringify(found));
  return (found.review.forecasts ?? []).map((text) => JSON.stringify(text));
}

/** How often the attacker wins when the battle is fought by the rules. */
function fought(space: Space, attack: Force, defense: Force, battles: number): number {
  const dice = new SeededDice(`${space} fought`);
  const battle = { space, kind: isLand(space) ? ('land' as const) : ('sea' as const), round: 0 };
  let wins = 0;
  for (let n = 0; n < battles; n++) {
    const state = facing(space, attack, defense);
    const now = { ...battle };
    if (isLand(space)) settled(antiaircraft(state, dice, space, usualCommand));
    for (;;) {
      defenceless(state, now, false);
      if (isOver(state, now) || now.round > 50) break;
      now.round += 1;
      settled(fightRound(state, now, dice, [], usualCommand));
    }
    const survived =
      defendersIn(state, now).length +
      state.units.filter(({ task, power }) => power === 'ussr' && task === 'done').length;
    if (survived === 0 && attackersIn(state, now).length > 0) wins += 1;
  }
  return wins / battles;
}

describe('odds', () => {
  it('of one infantry against another are a quarter, an eighth and five eighths', () => {
    const odds = exactOdds(contest('russia', { infantry: 1 }, { infantry: 1 }));
    expect([odds.win, odds.draw, odds.loss, odds.take].map((one) => Math.round(one * 1e9) / 1e9)).toEqual([
      0.25, 0.125, 0.625, 0.25,
    ]);
    // A dead attacker costs 3, a dead defender 3: 3/8 of killing, 3/4 of dying.
    expect(odds.swing).toBeCloseTo(3 * (0.375 - 0.75), 9);
    expect([...odds.spread.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });

  it.each([
    ['russia', { infantry: 3, artillery: 2, tank: 2, fighter: 2 }, { infantry: 5, aaa: 1, fighter: 1 }],
    [
      'sz5',
      { cruiser: 2, battleship: 1, fighter: 2, transport: 1 },
      { destroyer: 2, carrier: 1, fighter: 2, transport: 2 },
    ],
  ] as const)('are the same exactly, simulated and fought in %s', (space, attack, defense) => {
    const one = contest(space, attack, defense);
    const exact = exactOdds(one);
    expect(isPlain(one)).toBe(true);
    expect(simulatedOdds(one, 4_000).win).toBeCloseTo(exact.win, 1);
    expect(simulatedOdds(one, 4_000).swing / 100).toBeCloseTo(exact.swing / 100, 1);
    expect(fought(space, attack, defense, 600)).toBeCloseTo(exact.win, 1);
  });

  it('with submarines are those of the battles of the game', () => {
    const [attack, defense] = [
      { submarine: 2, destroyer: 1, fighter: 1 },
      { submarine: 1, cruiser: 1, destroyer: 1, transport: 1 },
    ];
    const one = contest('sz5', attack, defense);
    expect(isPlain(one)).toBe(false);
    expect(oddsOf(one).isExact).toBe(false);
    expect(simulatedOdds(one, 4_000).win).toBeCloseTo(fought('sz5', attack, defense, 600), 1);
  });

  it('are drawn where neither side can hit the other', () => {
    const { draw, loss, attackersLeft, swing } = oddsOf(contest('sz5', { fighter: 3 }, { submarine: 2 }));
    expect([draw, loss, attackersLeft, swing].map((n) => Math.round(n * 1000))).toEqual([1000, 0, 3000, 0]);
  });

  it('reckon with the plan: who breaks off after a round seldom wins and loses less', () => {
    const forces = [{ infantry: 6 }, { infantry: 5 }] as const;
    const through = exactOdds(contest('russia', ...forces));
    const briefly = exactOdds(contest('russia', ...forces, ['retreat:round1']));
    expect(briefly.win).toBeLessThan(0.01);
    expect(briefly.attackersLeft).toBeGreaterThan(through.attackersLeft);
    expect(simulatedOdds(contest('russia', ...forces, ['retreat:few2']), 4_000).win).toBeCloseTo(
      exactOdds(contest('russia', ...forces, ['retreat:few2'])).win,
      1,
    );
  });

  it('with low luck leave one die to chance', () => {
    const odds = exactOdds(contest('russia', { tank: 2 }, { infantry: 1 }, [], { dice: 'lowLuck' }));
    expect(odds.win).toBe(1);
  });
});

describe('the page of the odds', () => {
  const rules = games.get('axis-and-allies-1942');
  if (rules === undefined) throw new Error('no such game');
  const state = facing('russia', { infantry: 6 }, { infantry: 5 });
  state.battles = [{ space: 'russia', kind: 'land', round: 0 }];

  it('reckons with the orders of the viewer alone', () => {
    const page = (seat: string, value: readonly string[]): string => {
      const view = rules.view(state, seat);
      const panels = pagesOf(rules, view, seat, [plainInstruction('plan.russia', value)]);
      return JSON.stringify(panels.find(({ role }) => role === 'odds')?.lines);
    };
    expect(page('germany', ['retreat:round1'])).not.toBe(page('germany', []));
    expect(page('ussr', ['retreat:round1'])).toBe(page('ussr', []));
  });

  it('tells what moves in the making would bring, to whoever makes them alone', () => {
    const begun = position('germany', [
      ['germany', 'poland', { infantry: 4, artillery: 2 }],
      ['ussr', 'west_russia', { infantry: 1 }],
    ]);
    begun.control.belorussia = 'ussr';
    put(begun, 'ussr', 'belorussia', { infantry: 2 });
    begun.step = 'combatMove';
    const sheet = [order('poland', { infantry: 4, artillery: 2 }, 'belorussia')];
    const page = (seat: string, answer: Answer, plan: readonly string[] = []): readonly string[] =>
      pagesOf(
        rules,
        rules.view(begun, seat),
        seat,
        [plainInstruction('plan.belorussia', plan)],
        [{ question: 'combatMoves', answer }],
      )
        .filter(({ role }) => role === 'odds')
        .flatMap(({ lines }) => lines.map((line) => JSON.stringify(line)));
    expect(page('germany', sheet).join()).toMatch(/belorussia.*odds\.land/u);
    expect(page('germany', sheet, ['retreat:round1'])).not.toEqual(page('germany', sheet));
    expect(page('germany', []).join()).toContain('odds.noBattle');
    expect(page('ussr', sheet)).toEqual([]);
  });

  it('counts no bombardment from a zone that the same moves fight over', () => {
    const odds = (guard: readonly Stack[]): string => {
      const begun = position('germany', [
        ['germany', 'italy', { infantry: 1, tank: 1 }],
        ['germany', 'sz15', { battleship: 1, transport: 1 }],
        ['uk', 'egypt', { infantry: 2 }],
        ...guard,
      ]);
      begun.step = 'combatMove';
      const sheet = [
        order('sz15', { battleship: 1 }, 'sz17'),
        order('italy', { infantry: 1, tank: 1 }, 'sz17', 'egypt'),
      ];
      const orders = guard.length === 0 ? sheet.toReversed() : sheet;
      const warned = checked(begun, orders).filter((text) => text.includes('egypt'));
      const page = pagesOf(
        rules,
        rules.view(begun, 'germany'),
        'germany',
        [],
        [{ question: 'combatMoves', answer: orders }],
      )
        .filter(({ role }) => role === 'odds')
        .flatMap(({ lines }) => lines.map((line) => JSON.stringify(line)));
      const at = page.findIndex((line) => line.includes('egypt'));
      return [...warned, page[at + 1]].map((text) => /"win":(\d+)/u.exec(text ?? '')?.[1]).join();
    };
    const [alone, fought] = [odds([]), odds([['uk', 'sz17', { destroyer: 1 }]])];
    expect(alone).toMatch(/^(\d+),\1$/u);
    expect(fought).toMatch(/^(\d+),\1$/u);
    expect(Number(fought.split(',')[0])).toBeLessThan(Number(alone.split(',')[0]) - 10);
  });

  it('asks for another thread only where the odds take their time', () => {
    const isBriefAt = (attack: Force, defense: Force): boolean | undefined => {
      const place = facing('russia', attack, defense);
      place.battles = [{ space: 'russia', kind: 'land', round: 0 }];
      const page = rules.panels?.(rules.view(place, null), null).find(({ role }) => role === 'odds');
      return page?.reckoning?.isBrief;
    };
    expect(isBriefAt({ infantry: 12, tank: 6 }, { infantry: 14, artillery: 4 })).toBe(true);
    expect(isBriefAt({ infantry: 40, fighter: 6 }, { infantry: 40, aaa: 2 })).toBe(false);
  });

  it('holds no odds before somebody looks, and lets everything show what it came to', () => {
    const view = rules.view(state, null);
    const [bare] = (rules.panels?.(view, null) ?? []).filter(({ role }) => role === 'odds');
    expect(bare).not.toHaveProperty('scene');
    expect(bare?.lines.map((text) => text.key)).toEqual(['odds.battle']);
    const sea = contest('sz5', { submarine: 8, cruiser: 6, fighter: 6 }, { destroyer: 7, submarine: 7, carrier: 6 });
    const before = shownOdds(sea);
    expect(before).toBe(oddsOf(sea));
    const fleets = facing('sz5', { submarine: 8, cruiser: 6, fighter: 6 }, { destroyer: 7, submarine: 7, carrier: 6 });
    fleets.battles = [{ space: 'sz5', kind: 'sea', round: 0 }];
    pagesOf(rules, rules.view(fleets, null), null);
    expect(shownOdds(sea)).toEqual(carefulOdds(sea));
    expect(shownOdds(sea)).not.toEqual(before);
    // A plan that goes by odds goes by the same ones whoever has looked.
    expect(oddsOf(sea)).toBe(before);
  });

  it("is everybody's for a seat whose orders change nothing, and private for one whose plan counts", () => {
    const isPrivate = (seat: string, value: readonly string[]): boolean | undefined =>
      rules
        .panels?.(rules.view(state, seat), seat, [plainInstruction('plan.russia', value)])
        .find(({ role }) => role === 'odds')?.private;
    expect(isPrivate('germany', ['retreat:round1'])).toBe(true);
    expect(isPrivate('germany', [])).toBe(false);
    expect(isPrivate('japan', ['retreat:round1'])).toBe(false);
  });

  it('draws every battle in both languages', () => {
    const view = rules.view(state, null);
    for (const panel of pagesOf(rules, view, null)) {
      const scene = panel.scene?.({
        lang: 'both',
        theme: 'dark',
        palette: 'colourblind',
        width: 400,
        focus: [],
        variant: 'position',
      });
      expect(scene?.layers.flatMap(({ shapes }) => shapes).length).toBeGreaterThan(10);
    }
  });
});

describe('odds shown side by side', () => {
  it('take one share of the effort each, and are near to those of a battle alone', () => {
    const fleets = Array.from({ length: 10 }, (_, n) =>
      contest(
        'sz5',
        { submarine: 3, destroyer: 2, fighter: 4 + n },
        { submarine: 3, destroyer: 2, cruiser: 2, carrier: 1 },
      ),
    );
    const together = shownTogether(fleets);
    for (const [at, one] of fleets.entries()) {
      const careful = carefulOdds(one);
      expect(Math.abs((together[at]?.win ?? 0) - careful.win)).toBeLessThan(0.12);
    }
    // What has been shown once stays as it was, and what takes no time is as exact as alone.
    expect(shownTogether(fleets.slice(0, 3))).toEqual(together.slice(0, 3));
    const plain = contest('russia', { infantry: 3, tank: 2 }, { infantry: 3 });
    expect(shownTogether([plain, ...fleets])[0]).toEqual(exactOdds(plain));
  });

  it('simulate so many battles in all, however many there are', () => {
    const fleets = (count: number, of: number): readonly Contest[] =>
      Array.from({ length: count }, (_, n) =>
        contest('sz5', { submarine: of, destroyer: 2 + n }, { submarine: 2, destroyer: 3 }),
      );
    // Each battle of a simulation weighs as much as another: the least weight tells how many there were.
    const least = (odds: { readonly spread: ReadonlyMap<number, number> }): number => Math.min(...odds.spread.values());
    const [alone] = shownTogether(fleets(1, 4));
    const ten = shownTogether(fleets(10, 5));
    expect(1 / least(alone ?? { spread: new Map([[0, 1]]) })).toBeLessThanOrEqual(2_000.5);
    for (const one of ten) expect(1 / least(one)).toBeLessThanOrEqual(300.5);
  });
});
