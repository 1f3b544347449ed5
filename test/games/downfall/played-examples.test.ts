// The worked examples of the time track, events, aircraft and redeployment, played in full.
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import { targets } from '../../../src/games/downfall/rules/attacks.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { reach } from '../../../src/games/downfall/rules/movement.js';
import { oddsOf } from '../../../src/games/downfall/rules/odds.js';
import { weatherOf } from '../../../src/games/downfall/rules/time.js';
import { hexesAround } from '../../../src/games/downfall/data/hexes.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import type { Answer } from '../../../src/table/question.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

describe('aircraft', () => {
  it('W8: more in range wins, and elites where it is even', () => {
    const state = position({
      turn: 3,
      weather: 1,
      cities: 'axis',
      units: {
        'wes-br-8': ['1615', 3],
        'wes-br-1': ['1418', 3],
        'okw-5pz': ['1716', 2],
        'okw-afrika': ['1318', 2],
      },
      air: { 'air-western-1': '1714', 'air-western-elite-1': '1516', 'air-okw-1': '1720' },
    });
    const ground = new Ground(state);
    const order = orderOf('western');
    const sky = (target: string, primary: 'wes-br-8' | 'wes-br-1'): number | undefined =>
      oddsOf(ground, fightOf(ground, order, target, primary, []), order).die.find(({ item }) => item === 'air')?.value;
    expect(sky('1716', 'wes-br-8')).toBe(2);
    expect(sky('1318', 'wes-br-1')).toBe(2);
    state.air['air-western-elite-1'] = { status: 'pool', at: null };
    expect(sky('1716', 'wes-br-8')).toBeUndefined();
  });
});

describe('the time track', () => {
  it('W9: the weather goes on with the dice, but never past the first marker', () => {
    for (const dice of [
      [3, 3],
      [6, 6],
    ] as const) {
      const state = firstPosition('campaign');
      state.turn = 2;
      Object.assign(state.time, { western: 29, soviet: 35, okh: 33, okw: 31 });
      state.weatherAt = 28;
      expect(weatherOf(state)).toBe('fair');
      perform(state, 'round', {}, { weather: dice });
      expect(state.weatherAt).toBe(35);
      expect(weatherOf(state)).toBe('mud');
    }
  });

  it('W10: markers slide down, and a new one comes into the last box', () => {
    const state = firstPosition('campaign');
    perform(state, 'round');
    const before = [...state.track];
    const [gone] = before.splice(6, 1);
    state.track = state.track.map((marker) => (marker === gone ? null : marker));
    perform(state, 'round');
    expect(state.track.slice(0, 9)).toEqual(before);
    expect(state.track[9]).not.toBeNull();
  });

  it('W28: a new turn brings its cards and aircraft, and used markers back to the cup', () => {
    const state = firstPosition('campaign');
    state.turn = 3;
    Object.assign(state.time, { okw: 87, western: 94, soviet: 92, okh: 93 });
    state.weatherAt = 87;
    for (const card of ours.cardIds) {
      const { fromTurn, deck } = ours.cards[card];
      if (fromTurn > 3 || !state.toCome.includes(card)) continue;
      state.toCome = state.toCome.filter((one) => one !== card);
      state[`${deck}Deck`].push(card);
    }
    const used = state.used.western.map(({ marker }) => marker);
    const planned = state.planning.soviet;
    expect(perform(state, 'round', {}, { weather: [4, 4] }).result).toBe('newTurn');
    expect(state.weatherAt).toBe(94);
    perform(state, 'newTurn');
    expect([state.turn, weatherOf(state), state.active, state.events.spent]).toEqual([4, 'snow', 'okw', null]);
    const decks = [...state.axisDeck, ...state.sovietDeck, ...state.westernDeck, ...Object.values(state.hand).flat()];
    expect(decks).toEqual(expect.arrayContaining(['A26', 'A31', 'S28', 'W7', 'W21']));
    expect([...state.cup, ...state.track]).toEqual(expect.arrayContaining(used));
    expect([state.used.western, state.planning.soviet]).toEqual([[], planned]);
    // High Command and the empty box give the West an aircraft each.
    expect(
      Object.entries(state.air).filter(([id, { status }]) => id.includes('western') && status === 'map'),
    ).toHaveLength(1 + (state.events.pending === 'E8' || state.events.current === 'E8' ? 1 : 0));
  });
});

describe('redeployment', () => {
  it('W15: hills and rivers cost more, and leaving a zone costs nothing', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'okh-18': ['3434', 3], 'sov-1gd': ['3436', 3] } });
    const ground = new Ground(state);
    expect(ground.inFoeZone('3435', 'axis')).toBe(true);
    const ways = reach(ground, 'okh-18', '3434', 5, true);
    for (const near of hexesAround('3434')) {
      const edge = ground.edge('3434', near);
      if (edge === undefined || edge.rail || !ways.has(near)) continue;
      const water = edge.water === null ? 0 : 1;
      expect(ways.get(near)?.left).toBeLessThanOrEqual(4 - water);
    }
    state.units['okh-18'].at = '3435';
    const free = reach(new Ground(state), 'okh-18', '3435', 5, true);
    expect([...free.values()].some(({ path }) => path.length > 1)).toBe(true);
    state.order = orderOf('okh', { moves: ['infantry', 'armored'], special: ['fort-troop'], mp: 5 });
    state.units['okh-fort-konigsberg'] = { ...state.units['okh-18'], at: '3624', steps: 1 };
    state.units['okh-hu-2'] = { ...state.units['okh-18'], at: '2823', steps: 1 };
    const west = reach(new Ground(state), 'okh-hu-2', '2823', 5, true).keys().next().value ?? '';
    perform(state, 'move', {
      march: [
        [
          { subject: 'okh-fort-konigsberg', path: ['fortify'] },
          { subject: 'okh-hu-2', path: [west] },
        ],
      ],
    });
    expect(state.units['okh-fort-konigsberg']).toMatchObject({ back: true, at: '3624' });
    expect(state.units['okh-hu-2'].at).toBe(west);
  });
});

describe('an event', () => {
  it('W25: goes round the boxes, and aircraft and cards follow its icons', () => {
    const state = position({
      scenario: 'campaign',
      turn: 2,
      cities: 'axis',
      control: { algiers: 'western', moscow: 'soviet', gorki: 'soviet' },
      units: { 'okw-afrika': ['1318', 2, 'back'], 'okw-5pz': ['1716', 2, 'back'] },
      air: { 'air-western-elite-1': 'uk', 'air-soviet-1': '3833' },
      naval: { 'fleet-it-1': 'central-mediterranean', 'fleet-it-2': 'west-mediterranean' },
    });
    state.warfare.bombing = 2;
    state.events = {
      ...state.events,
      spent: 'E8',
      current: 'E9',
      pending: 'E11',
      draw: [['E10']],
      discard: [],
      removed: [],
    };
    state.due.soviet = true;
    const cards = state.hand.western.length;
    const { asked } = perform(state, 'event', { steps: [[{ subject: 'okw-afrika', path: ['1'] }]] });
    expect(asked.map(({ key, seat }) => `${seat} ${key}`)).toEqual([
      'soviet airRemove',
      'western airRemove',
      'okw steps',
    ]);
    expect([state.events.spent, state.events.current]).toEqual(['E9', 'E11']);
    expect(state.events.discard).toEqual(['E8']);
    expect(state.units['okw-afrika'].steps).toBe(3);
    perform(state, 'reveal');
    expect([state.events.pending, state.hand.western.length - cards]).toEqual(['E10', 1]);
    // The only Western aircraft on the map is no elite, though some are to be had.
    const aloft = Object.entries(state.air).filter(([id, { status }]) => id.includes('western') && status === 'map');
    expect(aloft.map(([id]) => id)).toEqual(['air-western-1']);
  });

  it('W26: pending Guards replace supplied units of their kinds, with their hex, side and steps', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      units: {
        'sov-21-65-24': ['3434', 3, 'back'],
        'sov-3tk': ['3436', 1],
        'sov-66-62-68': ['3525', 2],
        'okh-18': ['3425', 3],
      },
    });
    for (const id of ['sov-2gd', 'sov-3gdtk'] as const) {
      state.units[id] = { status: 'pending', at: null, steps: 0, back: false, isolated: 0, turn: null };
    }
    state.events.pending = 'E8';
    state.due.soviet = true;
    const { asked } = perform(state, 'event', { guards: [['sov-21-65-24'], ['sov-3tk']] });
    const [first] = asked.filter(({ key }) => key === 'guards');
    expect(first?.form.kind === 'choose' && first.form.options().map(({ id }) => id)).toContain('sov-21-65-24');
    expect(state.units['sov-2gd']).toMatchObject({ status: 'map', at: '3434', steps: 3, back: true });
    expect(state.units['sov-3gdtk']).toMatchObject({ status: 'map', at: '3436', steps: 1, back: false });
    expect(state.units['sov-21-65-24'].status).toBe('out');
  });
});

describe('supply and partisans in full', () => {
  it('W19: an eight raises one partisan, a four puts it in Ostland', () => {
    const state = position({ turn: 6, units: { 'okh-18': ['3527', 3], 'sov-1gd': ['3730', 3] } });
    state.order = { ...orderOf('soviet'), source: 'partisan-warfare' };
    const { asked } = perform(
      state,
      'general',
      { partisan: [['3526']] },
      { partisans: [4, 4], 'partisan nation': [2, 2] },
    );
    expect(asked).toHaveLength(1);
    expect(Object.values(state.partisans).filter(({ at }) => at === '3526')).toHaveLength(1);
  });

  it('W27: four steps cut off cost four, and stay isolated', () => {
    const state = position({
      cities: 'soviet',
      control: { berlin: 'axis', warsaw: 'axis' },
      units: { 'okh-18': ['3338', 3], 'okh-16': ['3337', 1], 'okh-9': ['3421', 3] },
    });
    state.events.pending = 'E9';
    state.due.soviet = true;
    const before = state.time.okh;
    perform(state, 'event', { supply: [['okh-18', 'okh-16']] });
    expect(state.time.okh - before).toBe(4);
    expect([state.units['okh-18'].isolated, state.units['okh-16'].isolated]).toEqual([1, 1]);
  });

  it('W30: the tank turns over, and the partisan gives way for one hit and dies of the other', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'okh-gd': ['2425', 1, 'back'], 'okh-bu-1': ['2325', 2] },
      partisans: { 'partisan-soviet-1': '2424' },
    });
    state.order = orderOf('okh');
    state.combat = {
      ...fightOf(new Ground(state), orderOf('okh'), '2424', 'okh-gd', ['okh-bu-1']),
      stage: 'losses',
      attackerHits: 1,
      defenderHits: 2,
    };
    const { asked } = perform(state, 'hits', { retreat: [['1']], advance: [['okh-gd']] });
    expect(asked.map(({ key, seat }) => `${seat} ${key}`)).toEqual([
      'okh loss',
      'soviet retreat',
      'soviet loss',
      'okh advance',
    ]);
    expect(state.units['okh-gd']).toMatchObject({ back: false, steps: 1, at: '2424' });
    expect(state.partisans['partisan-soviet-1'].status).toBe('out');
  });
});

describe('land combat in full', () => {
  /** Plays an attack phase by phase, from its declaration to the advance. */
  function fought(
    state: DownfallState,
    answers: Readonly<Record<string, Readonly<Record<string, readonly Answer[]>>>>,
    dice: readonly number[],
  ): void {
    for (const phase of ['attack', 'cards', 'hits']) {
      perform(state, phase, answers[phase] ?? {}, phase === 'cards' ? { combat: dice } : {});
    }
  }

  it('W29: Stalingrad falls to a flank, and nobody of that fight fights again in the order', () => {
    const state = position({
      turn: 1,
      cities: 'axis',
      control: { saratov: 'soviet', astrakhan: 'soviet' },
      units: {
        'sov-21-65-24': ['3438', 2, 'back'],
        'sov-66-62-68': ['3439', 3],
        'sov-64-57-69': ['3339', 3],
        'okh-6': ['3338', 3],
      },
      air: { 'air-soviet-1': '3638' },
    });
    state.events.pending = 'E3';
    for (const city of Object.keys(state.owners)) state.owners[city] = 'axis';
    state.vp = 0;
    state.hand = { western: [], soviet: ['S1', 'S11'], okh: [], okw: [] };
    state.order = orderOf('soviet', { steps: ['attack'], primary: ['shock', 'armored'], special: ['shock'] });
    fought(
      state,
      {
        attack: { attack: [[{ subject: '3338', path: ['sov-21-65-24', 'sov-66-62-68', 'sov-64-57-69'] }]] },
        cards: { battleCards: [['S1', 'S11']] },
        hits: { retreat: [['1']], advance: [['sov-66-62-68']] },
      },
      [2, 3],
    );
    expect(state.units['sov-21-65-24']).toMatchObject({ at: '3438', steps: 2, back: false });
    expect([state.units['okh-6'].at, state.units['okh-6'].steps]).toEqual(['3238', 3]);
    expect([state.units['sov-66-62-68'].at, state.units['sov-64-57-69'].at]).toEqual(['3338', '3339']);
    expect([state.cityControl.stalingrad, state.owners.stalingrad]).toEqual(['soviet', 'soviet']);
    expect([...state.spent].sort()).toEqual(['S1', 'S11']);
    // Two attacks are left, but for none of those who fought, and not on the 6th Army.
    expect(state.order.attacks).toBe(2);
    expect([...state.order.attacked].sort()).toEqual(['sov-21-65-24', 'sov-64-57-69', 'sov-66-62-68']);
    expect(state.order.defended).toContain('okh-6');
    expect(targets(new Ground(state), state.order)).toEqual([]);
  });

  it('W31: the fortress falls first, the infantry goes back two hexes, the tank comes after, the detachment stays in Lyon', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      control: { lyon: 'western' },
      units: {
        'wes-br-8': ['2614', 3, 'back'],
        'wes-us-det-1': ['2814', 1, 'back'],
        'okw-1': ['2713', 2],
        'okw-fort-cherbourg': ['2713', 1, 'back'],
      },
      partisans: { 'partisan-western-1': '2713' },
      air: { 'air-western-elite-1': '2514', 'air-okw-1': '2915' },
    });
    state.hand = { western: ['W16'], soviet: [], okh: [], okw: ['A9'] };
    state.order = orderOf('western', { steps: ['attack'] });
    fought(
      state,
      {
        attack: { attack: [[{ subject: '2713', path: ['wes-br-8', 'wes-us-det-1'] }]] },
        cards: { battleCards: [[], ['A9']], cancel: [['W16']] },
        hits: { retreat: [['2']], retreatTo: [['2812']], advance: [['wes-br-8']] },
      },
      [4, 6],
    );
    expect(state.units['okw-fort-cherbourg'].status).toBe('out');
    expect(state.units['okw-1']).toMatchObject({ at: '2812', steps: 2 });
    expect([state.units['wes-br-8'].at, state.units['wes-us-det-1'].at]).toEqual(['2713', '2814']);
    expect([...state.spent].sort()).toEqual(['A9', 'W16']);
  });
});
