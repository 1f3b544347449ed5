// Readings of the rulebook, row by row of the page of rulings, that no other test of this game shows.
import { describe, expect, it } from 'vitest';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { Faction } from '../../../src/games/downfall/data/units.js';
import { nextAir, rebases } from '../../../src/games/downfall/rules/air.js';
import { flanks } from '../../../src/games/downfall/rules/attacks.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { reach } from '../../../src/games/downfall/rules/movement.js';
import { playableAtStart } from '../../../src/games/downfall/rules/plays.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { pay } from '../../../src/games/downfall/rules/time.js';
import { seaToll } from '../../../src/games/downfall/rules/waters.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

describe('initiative', () => {
  it('brings one event for two event spaces passed in one payment', () => {
    const state = firstPosition();
    const own = Object.entries(ours.tracks.eventSpaces).flatMap(([space, faction]) =>
      faction === 'okh' ? [Number(space)] : [],
    );
    const [first = 0, second = 0] = own.sort((a, b) => a - b);
    state.time.okh = first - 2;
    pay(ours, state, 'okh', second - first + 1);
    expect(state.due.okh).toBe(true);
    state.due = { western: false, soviet: false, okh: true, okw: false };
    state.events.draw = [['E1', 'E2']];
    expect(perform(state, 'event').result).toBe('reveal');
    perform(state, 'reveal');
    expect(state.due.okh).toBe(false);
  });
});

describe('control', () => {
  it('comes from a Mulberry harbour and from a unit on a beachhead, not from an empty one', () => {
    const beach = ours.beachNames.map((name) => ours.seas.beaches[name]).find(({ land }) => !ours.cityAt.has(land));
    if (beach === undefined) throw new Error('every beach leads to a city');
    const landOf = (mulberry: boolean, post: Readonly<Record<string, readonly [string, number]>>): unknown => {
      const state = position({ cities: 'axis', units: post });
      state.beachheads = [{ at: beach.sea, mulberry }];
      return new Ground(state).control(beach.land);
    };
    const held = landOf(false, { 'wes-br-2': [beach.sea, 2] });
    expect(landOf(true, {})).toBe(held);
    expect(landOf(false, {})).toBe('axis');
    expect(held).not.toBe('axis');
  });
});

describe('movement', () => {
  it('goes around partisans where the points allow, and through them where they do not', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'okh-18': ['3434', 2] },
      partisans: { 'partisan-soviet-1': '3435' },
    });
    const way = (mp: number): readonly string[] =>
      reach(new Ground(state), 'okh-18', '3434', mp, true).get('3436')?.path ?? [];
    expect(way(8)).not.toContain('3435');
    expect(way(8).length).toBeGreaterThan(1);
    expect(reach(new Ground(state), 'okh-18', '3434', 8, true).get('3435')?.path).toEqual(['3435']);
  });
});

describe('supply', () => {
  it('passes an enemy zone where a friendly partisan stands', () => {
    const mayEnter = (partisan: boolean): boolean => {
      const state = position({
        cities: 'soviet',
        units: { 'sov-1gd': ['3436', 2], 'okh-18': ['3434', 2] },
        ...(partisan ? { partisans: { 'partisan-soviet-1': '3435' } } : {}),
      });
      const ground = new Ground(state);
      expect(ground.inFoeZone('3435', 'soviet')).toBe(true);
      return new Supply(ground, 'soviet', 'event').mayEnter('3435');
    };
    expect([mayEnter(false), mayEnter(true)]).toEqual([false, true]);
  });

  it('costs 1 where the fleets of the OKH and the Soviets share a sea, once', () => {
    const state = firstPosition();
    expect(state.naval['fleet-okh-baltic'].status).toBe('sea');
    expect(seaToll(state, 'okh', 'baltic-sea', 'supply')).toBe(1);
    expect(seaToll(state, 'soviet', 'baltic-sea', 'supply')).toBe(1);
    state.checked = ['okh:supply>baltic-sea'];
    expect(seaToll(state, 'okh', 'baltic-sea', 'supply')).toBe(0);
    state.naval['fleet-okh-baltic'] = { status: 'out', sea: null, ready: true, turn: null };
    expect(seaToll(state, 'soviet', 'baltic-sea', 'supply')).toBe(0);
  });
});

describe('combat', () => {
  const fought = (attacker: 'soviet' | 'western', hits: readonly [number, number]): DownfallState => {
    const isSoviet = attacker === 'soviet';
    const state = position({
      turn: 6,
      cities: 'axis',
      units: isSoviet
        ? { 'sov-1gd': ['3434', 3], 'okh-18': ['3435', 3] }
        : { 'wes-us-1': ['2513', 3], 'okw-1': ['2514', 3] },
    });
    state.order = orderOf(attacker);
    const target = isSoviet ? '3435' : '2514';
    const fight = fightOf(new Ground(state), state.order, target, isSoviet ? 'sov-1gd' : 'wes-us-1', []);
    state.combat = { ...fight, stage: 'losses', attackerHits: hits[0], defenderHits: hits[1] };
    return state;
  };

  it('takes the attacker’s losses before the defender decides', () => {
    const state = fought('soviet', [1, 2]);
    state.units['sov-2gd'] = { ...state.units['sov-1gd'], at: '3436' };
    if (state.combat !== null) state.combat.flanks = ['sov-2gd'];
    const { asked } = perform(state, 'hits', { retreat: [['0']] });
    expect(asked.slice(0, 2).map(({ key, seat }) => `${key} ${seat}`)).toEqual(['loss soviet', 'retreat okh']);
  });

  it('says at each loss which of how many hits it is', () => {
    const state = fought('soviet', [0, 3]);
    state.units['okh-16'] = { ...state.units['okh-18'] };
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    const losses = asked.filter(({ key }) => key === 'loss');
    expect(losses.map(({ text }) => [text.args?.['nth'], text.args?.['count']])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('offers Ultra against HQ cards of the OKW, not of the OKH', () => {
    const asked = (attacker: 'soviet' | 'western', defender: Faction): readonly string[] => {
      const state = fought(attacker, [0, 0]);
      const card = ours.cardIds.find(
        (id) => ours.cards[id].type === 'hq' && ours.cards[id].usableBy.includes(defender),
      );
      if (card === undefined || state.combat === null) throw new Error(defender);
      state.combat = { ...state.combat, stage: 'cards' };
      state.hand = { western: ['W15'], soviet: [], okh: [], okw: [] };
      state.hand[defender] = [card];
      // The attacker is asked first where it holds a card, too.
      const first = attacker === 'western' ? [[], [card]] : [[card]];
      return perform(state, 'cards', { battleCards: first }).asked.map(({ key }) => key);
    };
    expect(asked('western', 'okw')).toContain('cancel');
    expect(asked('soviet', 'okh')).not.toContain('cancel');
  });

  it('lets airborne units out of the United Kingdom flank beside its beaches only', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'wes-us-air': ['uk', 2], 'wes-br-2': ['3312', 3], 'okw-1': ['3212', 2] },
    });
    state.beachheads = [{ at: '3312', mulberry: false }];
    const order = orderOf('western', { special: ['airborne'] });
    const able = (target: string): boolean =>
      flanks(new Ground(state), order, target, 'wes-br-2').includes('wes-us-air');
    expect(able('3212')).toBe(true);
    state.units['okw-1'].at = '3012';
    expect(able('3012')).toBe(false);
    expect(flanks(new Ground(state), { ...order, special: [] }, '3212', 'wes-br-2')).not.toContain('wes-us-air');
  });
});

describe('aircraft', () => {
  it('go to the pool when there is no place for them', () => {
    const state = position({
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3336', 1] },
      air: { 'air-okh-1': '3435' },
    });
    expect(rebases(new Ground(state), 'air-okh-1')).toEqual([]);
    // Whatever a combat brings, aircraft are looked after at its end.
    state.order = orderOf('soviet');
    const fight = fightOf(new Ground(state), state.order, '3336', 'sov-1gd', []);
    state.combat = { ...fight, stage: 'losses', attackerHits: 0, defenderHits: 0 };
    perform(state, 'hits');
    expect(state.air['air-okh-1']).toEqual({ status: 'pool', at: null });
  });

  it('begin with one that is not elite, and go on with elites while there are any', () => {
    const state = position({ cities: 'axis' });
    const [first] = nextAir(state, 'okh');
    expect(first).not.toContain('elite');
    if (first === undefined) throw new Error('no aircraft');
    state.air[first] = { status: 'map', at: '3420' };
    const [second, other] = nextAir(state, 'okh');
    expect(second).toContain('elite');
    expect(other).not.toContain('elite');
  });
});

describe('Overlord', () => {
  it('leaves no cards of the sea to be played', () => {
    const state = firstPosition();
    for (const fleet of Object.values(state.naval)) fleet.ready = true;
    const naval = ours.cardIds.filter((id) =>
      ['readyNaval', 'wolfPacks', 'navalDrm'].includes(ours.cards[id].effect.kind),
    );
    expect(naval.length).toBeGreaterThan(2);
    for (const card of naval) {
      for (const faction of ours.cards[card].usableBy) {
        const order = orderOf(faction, { begun: false, naval: true });
        expect(playableAtStart(state, order, [card]), card).toEqual([]);
      }
    }
  });
});

describe('Africa Liberated', () => {
  it('does nothing a second time', () => {
    const state = firstPosition();
    expect(state.africaLiberated).toBe(true);
    state.events.pending = 'E11';
    state.due.soviet = true;
    const { transportPoints, warfare } = structuredClone(state);
    perform(state, 'event');
    expect([state.transportPoints, state.warfare]).toEqual([transportPoints, warfare]);
  });
});
