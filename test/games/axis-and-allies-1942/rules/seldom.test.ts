// Rules that a game seldom turns on, and that nobody would miss until one does.
import { describe, expect, it } from 'vitest';
import type { Power } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import type { Land } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { mobilizeQuestion, purchaseQuestion } from '../../../../src/games/axis-and-allies-1942/questions/purchase.js';
import { say, spaceName } from '../../../../src/games/axis-and-allies-1942/reports/names.js';
import { beginTurn } from '../../../../src/games/axis-and-allies-1942/rules/turn.js';
import type { AaState } from '../../../../src/games/axis-and-allies-1942/state.js';
import { check } from '../../../../src/table/answer.js';
import type { Dice } from '../../../../src/table/dice.js';
import type { Order } from '../../../../src/table/question.js';
import { count, fallen, isLegal, order, play, position, type Stack } from '../sample.js';

/** A position in which some territories are held by others than at the start. */
function held(
  active: Power,
  control: Readonly<Partial<Record<Land, Power>>>,
  stacks: readonly Stack[],
  options: object = {},
): AaState {
  const state = position(active, stacks, options);
  Object.assign(state.control, control);
  beginTurn(state);
  return state;
}

/** Dice that always show the same, with what each was rolled for. */
function noting(value: number): { readonly dice: Dice; readonly whys: string[] } {
  const whys: string[] = [];
  const roll: Dice['roll'] = (_, why) => {
    whys.push(why);
    return value;
  };
  return { dice: { ...fallen(), roll }, whys };
}

function fight(state: AaState, moves: readonly Order[], dice: Dice = fallen()): void {
  play(state, 'combatMove', 'noncombat', { combatMoves: moves }, dice);
}

function raised(whys: readonly string[], step: string): readonly string[] {
  return whys.filter((why) => why.startsWith(step));
}

describe('a battleship', () => {
  const facing = (): AaState =>
    position('germany', [
      ['germany', 'sz5', { battleship: 1 }],
      ['uk', 'sz6', { destroyer: 1 }],
    ]);
  const sail = [order('sz5', { battleship: 1 }, 'sz6')];

  it('is sound again after a battle in which it was hit once', () => {
    const state = facing();
    fight(state, sail, fallen(6, 1, 1, 6));
    expect([count(state, 'germany', 'sz6', 'battleship'), count(state, 'uk', 'sz6', 'destroyer')]).toEqual([1, 0]);
    expect(state.units.some(({ hit }) => hit)).toBe(false);
  });

  it('sinks with the second hit', () => {
    const state = facing();
    fight(state, sail, fallen(6, 1, 6, 1));
    expect(count(state, 'germany', 'sz6', 'battleship')).toBe(0);
  });
});

describe('bombardment', () => {
  const coast = (infantry: number, more: readonly Stack[] = []): AaState =>
    position('uk', [
      ['uk', 'sz7', { battleship: 1, cruiser: 1 }],
      ['uk', 'sz8', { transport: 1 }],
      ['uk', 'united_kingdom', { infantry }],
      ['germany', 'norway', { infantry: 3 }],
      ...more,
    ]);
  const land = (infantry: number): readonly Order[] => [
    order('sz7', { battleship: 1, cruiser: 1 }, 'sz6'),
    order('united_kingdom', { infantry }, 'sz6', 'norway'),
  ];

  it('is fired by no more ships than units land, the heaviest first, and not where a sea battle was', () => {
    const fired = (state: AaState, infantry: number): readonly string[] => {
      const { dice, whys } = noting(1);
      fight(state, land(infantry), dice);
      return raised(whys, 'bombard');
    };
    const warships: Stack = ['germany', 'sz6', { destroyer: 1 }];
    expect(fired(coast(2, [warships]), 2)).toEqual([]);
    const near = (infantry: number): AaState =>
      position('uk', [
        ['uk', 'sz6', { battleship: 1, cruiser: 1, transport: 1 }],
        ['uk', 'united_kingdom', { infantry }],
        ['germany', 'norway', { infantry: 3 }],
      ]);
    const landing = (infantry: number): readonly string[] => {
      const { dice, whys } = noting(1);
      fight(near(infantry), [order('united_kingdom', { infantry }, 'sz6', 'norway')], dice);
      return raised(whys, 'bombard');
    };
    expect(landing(1)).toEqual(['bombard 4']);
    expect(landing(2)).toEqual(['bombard 3', 'bombard 4']);
  });
});

describe('antiaircraft artillery', () => {
  it.each([
    [2, 1, 2],
    [4, 1, 3],
    [4, 2, 4],
  ])('fires at %i fighters with %i guns: %i shots', (fighters, guns, shots) => {
    const state = held('germany', { baltic_states: 'ussr' }, [
      ['germany', 'poland', { infantry: 3, fighter: fighters }],
      ['ussr', 'baltic_states', { infantry: 1, aaa: guns }],
    ]);
    const { dice, whys } = noting(2);
    fight(state, [order('poland', { infantry: 3, fighter: fighters }, 'baltic_states')], dice);
    expect(raised(whys, 'aa ')).toHaveLength(shots);
  });

  it('moves one territory after combat, and never in it', () => {
    const state = position('germany', [['germany', 'germany', { aaa: 1 }]]);
    expect(isLegal(state, 'combatMove', [order('germany', { aaa: 1 }, 'poland')])).toBe(false);
    expect(isLegal(state, 'noncombat', [order('germany', { aaa: 1 }, 'poland')])).toBe(true);
    expect(isLegal(state, 'noncombat', [order('germany', { aaa: 1 }, 'belorussia')])).toBe(false);
  });
});

describe('a raid', () => {
  it('does no more damage than twice the worth of the territory', () => {
    const state = position('uk', [['uk', 'united_kingdom', { bomber: 3 }]]);
    state.complexes.germany = 5;
    fight(state, [order('united_kingdom', { bomber: 3 }, 'germany', 'raid')]);
    expect(state.complexes.germany).toBe(20);
  });

  it('draws the fire of the complex on bombers alone, and escorts drop nothing', () => {
    const state = position('uk', [['uk', 'united_kingdom', { bomber: 1, fighter: 2 }]], {
      escortsAndInterceptors: true,
    });
    state.complexes.france = 0;
    const { dice, whys } = noting(6);
    fight(
      state,
      [
        order('united_kingdom', { bomber: 1 }, 'france', 'raid'),
        order('united_kingdom', { fighter: 2 }, 'france', 'raid'),
      ],
      dice,
    );
    expect([raised(whys, 'complexAa'), raised(whys, 'bombs')].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('after a battle', () => {
  it('nothing lands in a territory that was captured this turn', () => {
    const state = held('germany', { baltic_states: 'ussr' }, [['germany', 'poland', { infantry: 1, fighter: 1 }]]);
    play(state, 'combatMove', 'mobilize', {
      combatMoves: [
        order('poland', { infantry: 1 }, 'baltic_states'),
        order('poland', { fighter: 1 }, 'baltic_states'),
      ],
    });
    expect(state.control.baltic_states).toBe('germany');
    expect(count(state, 'germany', 'baltic_states', 'fighter')).toBe(0);
    expect(state.units.filter(({ type }) => type === 'fighter')).toHaveLength(1);
  });

  it('a transport that has fought neither loads nor sails', () => {
    const state = position('uk', [
      ['uk', 'sz7', { destroyer: 1, transport: 1 }],
      ['uk', 'united_kingdom', { infantry: 1 }],
      ['germany', 'sz6', { destroyer: 1 }],
    ]);
    fight(state, [order('sz7', { destroyer: 1, transport: 1 }, 'sz6')], fallen(1, 6));
    expect(count(state, 'uk', 'sz6', 'transport')).toBe(1);
    expect(isLegal(state, 'noncombat', [order('united_kingdom', { infantry: 1 }, 'sz6')])).toBe(false);
    expect(isLegal(state, 'noncombat', [order('sz6', { transport: 1 }, 'sz7')])).toBe(false);
  });

  it('a complex that was captured this turn places nothing yet', () => {
    const state = held('germany', { caucasus: 'germany' }, []);
    const places = (): boolean => {
      const placing = [order('mobilization' as 'germany', { infantry: 1 }, 'caucasus')];
      return check(mobilizeQuestion(state), placing).ok;
    };
    state.bought = { infantry: 1 };
    expect(places()).toBe(true);
    state.captured = ['caucasus'];
    expect(places()).toBe(false);
  });
});

describe('new units', () => {
  it('are named where they are placed, and those left out are asked about once more', () => {
    const state = position('germany', []);
    state.bought = { infantry: 10, destroyer: 1 };
    const question = mobilizeQuestion(state);
    expect(JSON.stringify(question.text.args?.['units'])).toMatch(/infantry.*destroyer/u);
    expect(question.review?.([]).confirm?.key).toBe('confirm.unplaced');
    const infantry = [order('mobilization' as 'germany', { infantry: 10 }, 'germany')];
    expect(question.review?.(infantry).confirm?.key).toBe('confirm.unplaced');
    // What there is room for is still to be placed, and no refund yet.
    expect(question.review?.(infantry)).toMatchObject({ forecasts: [{ key: 'forecast.toPlace' }] });
    expect(question.review?.(infantry).warnings).toBeUndefined();
    expect(question.review?.(question.fallback()).confirm).toBeUndefined();
  });
});

describe('a purchase', () => {
  it('tells how many units each complex can place, its damage taken off', () => {
    const state = position('germany', []);
    state.complexes = { germany: 4, italy: 0, caucasus: 0 };
    const yards = purchaseQuestion(state).text.args?.['yards'];
    expect(yards).toEqual([
      say('purchase.yard', { land: spaceName('germany'), room: 6 }),
      say('purchase.yard', { land: spaceName('italy'), room: 3 }),
    ]);
  });
});

describe('guests aboard an attacking carrier', () => {
  it('do not fight, and sink with it', () => {
    const state = position('uk', [
      ['uk', 'sz7', { carrier: 1 }],
      ['usa', 'sz7', { fighter: 2 }],
      ['germany', 'sz6', { destroyer: 1 }],
    ]);
    const ship = state.units.find(({ type }) => type === 'carrier');
    for (const unit of state.units) if (unit.type === 'fighter') unit.aboard = ship?.id ?? null;
    const rolls: number[] = [];
    const left = [6, 1];
    const dice: Dice = { ...fallen(), roll: () => rolls[rolls.push(left.shift() ?? 6) - 1] ?? 6 };
    fight(state, [order('sz7', { carrier: 1 }, 'sz6')], dice);
    expect(rolls).toEqual([6, 1]);
    expect(state.units.map(({ type }) => type)).toEqual(['destroyer']);
  });
});

describe('on the way', () => {
  it('transports sail among enemies with their escort, and not alone', () => {
    const state = position('uk', [
      ['uk', 'sz7', { destroyer: 1, transport: 1 }],
      ['germany', 'sz6', { cruiser: 1 }],
    ]);
    expect(isLegal(state, 'combatMove', [order('sz7', { destroyer: 1, transport: 1 }, 'sz6')])).toBe(true);
    expect(isLegal(state, 'combatMove', [order('sz7', { transport: 1 }, 'sz6')])).toBe(false);
  });

  it('a complex or a gun stops tanks that would roll through', () => {
    const way = [order('ukraine_ssr', { tank: 1 }, 'caucasus', 'kazakh_ssr')];
    const state = position('germany', [['germany', 'ukraine_ssr', { tank: 1 }]]);
    expect(isLegal(state, 'combatMove', way)).toBe(false);
    delete state.complexes.caucasus;
    expect(isLegal(state, 'combatMove', way)).toBe(true);
    const guarded = position('germany', [
      ['germany', 'ukraine_ssr', { tank: 1 }],
      ['ussr', 'caucasus', { aaa: 1 }],
    ]);
    delete guarded.complexes.caucasus;
    expect(isLegal(guarded, 'combatMove', way)).toBe(false);
  });

  it('one transport lands in one territory', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 1 }],
      ['uk', 'united_kingdom', { infantry: 2 }],
    ]);
    const to = (land: Land): Order => order('united_kingdom', { infantry: 1 }, 'sz6', land);
    expect(isLegal(state, 'combatMove', [to('norway'), to('northwestern_europe')])).toBe(false);
    expect(isLegal(state, 'combatMove', [to('norway'), to('norway')])).toBe(true);
  });

  it('nobody boards an ally to land at once', () => {
    const state = position('uk', [
      ['usa', 'sz6', { transport: 1 }],
      ['uk', 'united_kingdom', { infantry: 1 }],
    ]);
    expect(isLegal(state, 'combatMove', [order('united_kingdom', { infantry: 1 }, 'sz6', 'norway')])).toBe(false);
  });
});
