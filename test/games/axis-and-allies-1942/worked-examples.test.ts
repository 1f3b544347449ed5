// The worked examples of the rulebook.
import { describe, expect, it } from 'vitest';
import { fightRound, usualCommand } from '../../../src/games/axis-and-allies-1942/rules/round.js';
import { assign, orderOfLoss } from '../../../src/games/axis-and-allies-1942/rules/casualties.js';
import { placesFor, placingRoom } from '../../../src/games/axis-and-allies-1942/rules/production.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { mobilizeQuestion } from '../../../src/games/axis-and-allies-1942/questions/purchase.js';
import { check } from '../../../src/table/answer.js';
import { count, fallen, isLegal, order, play, position, put, settled } from './sample.js';

describe('aircraft', () => {
  it('W-02: a bomber may not fly so far that it cannot land', () => {
    const state = position('germany', [
      ['germany', 'germany', { bomber: 1 }],
      ['ussr', 'russia', { infantry: 1 }],
      ['usa', 'eastern_united_states', { infantry: 1 }],
    ]);
    expect(isLegal(state, 'combatMove', [order('germany', { bomber: 1 }, 'russia')])).toBe(true);
    expect(isLegal(state, 'combatMove', [order('germany', { bomber: 1 }, 'eastern_united_states')])).toBe(false);
  });

  it('W-03: a fighter may fly to its last space beside a complex when a carrier is being built', () => {
    const state = position('japan', [
      ['japan', 'caroline_islands', { fighter: 1 }],
      ['usa', 'sz60', { destroyer: 1 }],
    ]);
    state.control.kiangsu = 'usa';
    const moves = [order('caroline_islands', { fighter: 1 }, 'sz60')];
    const [fighter] = state.units;
    if (fighter !== undefined) fighter.left = 3;
    const without = isLegal(state, 'combatMove', moves);
    state.bought = { carrier: 1 };
    expect([isLegal(state, 'combatMove', [order('caroline_islands', { 'fighter+3': 1 }, 'sz60')]), without]).toEqual([
      true,
      false,
    ]);
  });
});

describe('casualties', () => {
  it('W-04: submarine hits go to ships, so that the hit of the cruiser finds the fighter', () => {
    const state = position('uk', [['germany', 'sz5', { destroyer: 1, carrier: 1, fighter: 1 }]]);
    const targets = orderOfLoss(state.units, { side: 'defense', foes: [] });
    const { lost } = assign({ sub: 2, air: 0, free: 1 }, targets);
    expect(lost.map(({ type }) => type).toSorted()).toEqual(['carrier', 'destroyer', 'fighter']);
  });

  it('W-05: a submarine hits the destroyer, a cruiser the fighter', () => {
    const state = position('uk', [['uk', 'sz5', { destroyer: 1, fighter: 1 }]]);
    const { lost } = assign({ sub: 1, air: 0, free: 1 }, orderOfLoss(state.units, { side: 'attack', foes: [] }));
    expect(lost.map(({ type }) => type).toSorted()).toEqual(['destroyer', 'fighter']);
  });

  it('W-07: beside a cruiser a fighter hits the transport, and the cruiser the submarine', () => {
    const state = position('uk', [['germany', 'sz5', { transport: 1, submarine: 1 }]]);
    const { lost } = assign({ sub: 0, air: 1, free: 1 }, orderOfLoss(state.units, { side: 'defense', foes: [] }));
    expect(lost.map(({ type }) => type).toSorted()).toEqual(['submarine', 'transport']);
  });

  it('transports are hit last, and an undamaged battleship takes a hit before anything is lost', () => {
    const state = position('uk', [['germany', 'sz5', { transport: 1, battleship: 1, destroyer: 1 }]]);
    const order = orderOfLoss(state.units, { side: 'defense', foes: [] });
    expect(assign({ sub: 0, air: 0, free: 1 }, order)).toMatchObject({ lost: [], damaged: [{ type: 'battleship' }] });
    expect(assign({ sub: 0, air: 0, free: 3 }, order).lost.map(({ type }) => type)).toEqual([
      'destroyer',
      'battleship',
    ]);
  });
});

describe('battles', () => {
  it('W-06: aircraft that are left against a submarine and transports sink the transports without dice', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { fighter: 1 }],
      ['germany', 'sz7', { submarine: 1, transport: 2 }],
    ]);
    play(state, 'combatMove', 'noncombat', { combatMoves: [order('united_kingdom', { fighter: 1 }, 'sz7')] });
    expect([count(state, 'germany', 'sz7', 'transport'), count(state, 'germany', 'sz7', 'submarine')]).toEqual([0, 1]);
  });

  it('W-11: two artillery lift two infantry; three stay at one', () => {
    const state = position('germany', [['ussr', 'ukraine_ssr', { infantry: 9 }]]);
    for (const unit of put(state, 'germany', 'ukraine_ssr', { infantry: 5, artillery: 2 })) unit.task = 'battle';
    const { throws } = settled(
      fightRound(state, { space: 'ukraine_ssr', kind: 'land', round: 1 }, fallen(), [], usualCommand),
    );
    expect(throws.filter(({ camp }) => camp === 'attack').map(({ value, dice }) => [value, dice.length])).toEqual([
      [1, 3],
      [2, 4],
    ]);
    // W-12: on defence artillery supports nobody.
    expect(throws.filter(({ camp }) => camp === 'defense').map(({ value, dice }) => [value, dice.length])).toEqual([
      [2, 9],
    ]);
  });

  it('submarines strike first where no destroyer is, and what they hit does not fire', () => {
    const state = position('germany', [['uk', 'sz7', { cruiser: 1 }]]);
    for (const unit of put(state, 'germany', 'sz7', { submarine: 1 })) unit.task = 'battle';
    const { throws } = settled(fightRound(state, { space: 'sz7', kind: 'sea', round: 1 }, fallen(1), [], usualCommand));
    expect(throws).toMatchObject([{ step: 'strike', hits: 1 }]);
    expect(count(state, 'uk', 'sz7', 'cruiser')).toBe(0);
  });
});

describe('capitals', () => {
  it('W-08: who takes Moscow takes the Soviet treasury; W-09: who frees it gives it back and pays nothing', () => {
    const state = position('germany', [['germany', 'west_russia', { tank: 1 }]]);
    state.treasury.ussr = 18;
    const before = state.treasury.germany;
    play(state, 'combatMove', 'noncombat', { combatMoves: [order('west_russia', { tank: 1 }, 'russia')] });
    expect([state.treasury.germany - before, state.treasury.ussr, state.control.russia]).toEqual([18, 0, 'germany']);
    state.units = [];
    put(state, 'uk', 'archangel', { tank: 1 });
    state.control.caucasus = 'uk';
    play(state, 'mobilize', 'purchase');
    expect(state.active).toBe('uk');
    const paid = state.treasury.germany;
    play(state, 'combatMove', 'noncombat', { combatMoves: [order('archangel', { tank: 1 }, 'russia')] });
    expect([state.control.russia, state.complexes.russia, state.treasury.germany - paid]).toEqual(['ussr', 0, 0]);
    expect(state.control.caucasus).toBe('ussr');
  });

  it('W-19: a territory freed for a power without its capital stays with who freed it', () => {
    const state = position('uk', [['uk', 'archangel', { infantry: 1 }]]);
    state.control.russia = 'germany';
    state.control.karelia_ssr = 'germany';
    play(state, 'combatMove', 'noncombat', { combatMoves: [order('archangel', { infantry: 1 }, 'karelia_ssr')] });
    expect(state.control.karelia_ssr).toBe('uk');
  });
});

describe('complexes', () => {
  it('W-10: Italy places three units in all, in Italy and its sea together', () => {
    const state = position('germany', []);
    state.bought = { infantry: 2, submarine: 2 };
    state.step = 'mobilize';
    const question = mobilizeQuestion(state);
    const place = (units: Record<string, number>, to: string) => ({ subject: 'mobilization', units, path: [to] });
    expect(check(question, [place({ infantry: 2 }, 'italy'), place({ submarine: 1 }, 'sz15')]).ok).toBe(true);
    expect(check(question, [place({ infantry: 2 }, 'italy'), place({ submarine: 2 }, 'sz15')]).ok).toBe(false);
  });

  it('W-20: a complex with as much damage as its territory is worth places nothing', () => {
    const state = position('germany', []);
    state.complexes.italy = 3;
    expect(placingRoom(state, 'italy')).toBe(0);
    expect(placesFor(state, 'infantry', []).has('italy')).toBe(false);
  });
});

describe('transports', () => {
  it('W-13: a transport takes one unit, sails, takes another on its way, and lands both', () => {
    const state = position('uk', [
      ['uk', 'sz8', { transport: 1 }],
      ['uk', 'united_kingdom', { infantry: 2, tank: 1 }],
    ]);
    const landing = order('united_kingdom', { infantry: 1, tank: 1 }, 'sz6', 'norway');
    expect(isLegal(state, 'combatMove', [landing])).toBe(true);
    expect(isLegal(state, 'combatMove', [landing, order('united_kingdom', { infantry: 1 }, 'sz6', 'norway')])).toBe(
      false,
    );
    expect(
      isLegal(state, 'combatMove', [
        order('united_kingdom', { tank: 1 }, 'sz6', 'norway'),
        order('united_kingdom', { infantry: 1 }, 'sz6', 'norway'),
      ]),
    ).toBe(true);
  });

  it('W-14: a transport that lies still bridges two units, and not a third', () => {
    const state = position('uk', [
      ['uk', 'sz8', { transport: 1 }],
      ['uk', 'united_kingdom', { infantry: 3 }],
    ]);
    state.control.france = 'uk';
    state.heldAtStart = [...state.heldAtStart, 'france'];
    expect(isLegal(state, 'noncombat', [order('united_kingdom', { infantry: 2 }, 'sz8', 'france')])).toBe(true);
    expect(isLegal(state, 'noncombat', [order('united_kingdom', { infantry: 3 }, 'sz8', 'france')])).toBe(false);
  });
});

describe('canals', () => {
  it('W-15: Suez is closed to ships of both while its banks are parted, and open to aircraft', () => {
    const state = position('uk', [['uk', 'sz17', { cruiser: 1 }]]);
    expect(isLegal(state, 'noncombat', [order('sz17', { cruiser: 1 }, 'sz34')])).toBe(true);
    const parted = position('uk', [
      ['uk', 'sz17', { cruiser: 1 }],
      ['uk', 'egypt', { fighter: 1 }],
    ]);
    parted.control.trans_jordan = 'germany';
    parted.heldAtStart = parted.heldAtStart.filter((land) => land !== 'trans_jordan');
    expect(isLegal(parted, 'noncombat', [order('sz17', { cruiser: 1 }, 'sz34')])).toBe(false);
    expect(isLegal(parted, 'noncombat', [order('egypt', { fighter: 1 }, 'india')])).toBe(true);
  });

  it('W-16: Panama opens only in the turn after its capture', () => {
    const state = position('japan', [['japan', 'sz19', { cruiser: 1 }]]);
    state.control.central_america = 'japan';
    expect(isLegal(state, 'noncombat', [order('sz19', { cruiser: 1 }, 'sz18')])).toBe(false);
  });
});

describe('stacks', () => {
  it('W-01: nine infantry are one stack that moves as one or in parts', () => {
    const state = position('germany', [['germany', 'germany', { infantry: 9 }]]);
    state.control.poland = 'ussr';
    expect(isLegal(state, 'combatMove', [order('germany', { infantry: 9 }, 'poland')])).toBe(true);
    const parts = [order('germany', { infantry: 4 }, 'poland'), order('germany', { infantry: 5 }, 'poland')];
    expect(isLegal(state, 'combatMove', parts)).toBe(true);
    expect(isLegal(state, 'combatMove', [...parts, order('germany', { infantry: 1 }, 'poland')])).toBe(false);
  });
});

describe('hostile seas and open ground', () => {
  it('transports alone among new enemy warships leave when nobody says where, and escorted ones stay', () => {
    const stacks = [
      ['uk', 'sz6', { transport: 2 }],
      ['germany', 'sz6', { cruiser: 1 }],
      ['germany', 'sz3', { destroyer: 1 }],
    ] as const;
    const alone = position('uk', stacks);
    alone.step = 'combatMove';
    expect(movesQuestion(alone).fallback()).toEqual([order('sz6', { transport: 2 }, 'sz5')]);
    expect(check(movesQuestion(alone), movesQuestion(alone).fallback()).ok).toBe(true);
    const escorted = position('uk', [...stacks, ['uk', 'sz6', { destroyer: 1 }]]);
    escorted.step = 'combatMove';
    expect(movesQuestion(escorted).fallback()).toEqual([]);
  });

  it('W-17: a transport among new enemy warships may leave, load elsewhere and come back, but not load there', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 1, destroyer: 1 }],
      ['uk', 'united_kingdom', { infantry: 2 }],
      ['germany', 'sz6', { cruiser: 1 }],
    ]);
    expect(isLegal(state, 'combatMove', [order('sz6', { transport: 1 }, 'sz8')])).toBe(true);
    expect(isLegal(state, 'combatMove', [order('united_kingdom', { infantry: 2 }, 'sz6', 'norway')])).toBe(true);
    play(state, 'combatMove', 'combat', {
      combatMoves: [order('united_kingdom', { infantry: 2 }, 'sz6', 'norway')],
    });
    const [transport] = state.units;
    expect([transport?.space, transport?.left]).toEqual(['sz6', 0]);
    expect(state.battles.map(({ space }) => space)).toEqual(['sz6', 'norway']);
  });

  it('W-18: a tank blitzes through empty ground, which is captured at once, and fights behind it', () => {
    const state = position('germany', [
      ['germany', 'west_russia', { tank: 2 }],
      ['ussr', 'karelia_ssr', { infantry: 1 }],
    ]);
    play(state, 'combatMove', 'combat', {
      combatMoves: [order('west_russia', { tank: 2 }, 'archangel', 'karelia_ssr')],
    });
    expect(state.control.archangel).toBe('germany');
    expect(state.battles).toMatchObject([{ space: 'karelia_ssr', kind: 'land' }]);
  });
});
