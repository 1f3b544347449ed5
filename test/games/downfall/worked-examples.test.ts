// The worked examples of the rulebook.
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import { airPlaces, rebases } from '../../../src/games/downfall/rules/air.js';
import { flanks, primaries, targets } from '../../../src/games/downfall/rules/attacks.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { choicesOf, surcharge } from '../../../src/games/downfall/rules/display.js';
import { supplyNow } from '../../../src/games/downfall/rules/supply-event.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { hexesAround } from '../../../src/games/downfall/data/hexes.js';
import { hitsOf, oddsOf, outcomeOf } from '../../../src/games/downfall/rules/odds.js';
import { mayMove, reach } from '../../../src/games/downfall/rules/movement.js';
import { risings } from '../../../src/games/downfall/rules/partisans.js';
import { scopesOf } from '../../../src/games/downfall/rules/reinforce.js';
import { retreatChoices, retreats } from '../../../src/games/downfall/rules/retreat.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { meetsEvent } from '../../../src/games/downfall/rules/time.js';
import { recount } from '../../../src/games/downfall/rules/victory.js';
import type { Combat } from '../../../src/games/downfall/state.js';
import { firstPosition, orderOf, position } from './sample.js';

const [fair, snow, mud] = [
  { turn: 6, weather: 1 },
  { turn: 1, weather: 1 },
  { turn: 5, weather: 1 },
];

describe('control', () => {
  it('W1: hexes belong to the nearest unit or city, and to nobody at equal distance', () => {
    const state = position({ cities: 'axis', units: { 'wes-br-2': ['2710', 2] } });
    const ground = new Ground(state);
    expect(['2610', '2811', '2611', '2711', '2812'].map((hex) => ground.control(hex))).toEqual([
      'western',
      'western',
      null,
      null,
      null,
    ]);
  });

  it('W1: a partisan alone in a city owns the objective, not the port', () => {
    const state = position({ cities: 'axis', partisans: { 'partisan-western-1': '2514' } });
    state.owners.marseille = 'axis';
    state.vp = 0;
    expect(recount(state)).toContainEqual({ city: 'marseille', from: 'axis', to: 'western' });
    expect(new Ground(state).control('2514')).toBe('axis');
  });
});

describe('hexsides', () => {
  it('W2: sea cannot be crossed', () => {
    const ground = new Ground(position({}));
    expect(
      ['2619-2620', '2620-2520', '2420-2520'].map((side) => ground.edge(side.slice(0, 4), side.slice(5)) !== undefined),
    ).toEqual([false, true, false]);
  });

  it('W3: in snow only the railway leads through mountains', () => {
    const state = position({
      ...snow,
      cities: 'axis',
      units: { 'okw-10': ['2220', 3], 'wes-br-8': ['2120', 3, 'back'], 'wes-nz': ['2221', 2, 'back'] },
    });
    const ground = new Ground(state);
    const west = orderOf('western');
    expect(primaries(ground, west, '2220')).toEqual(['wes-br-8']);
    expect(targets(ground, orderOf('okw'))).toEqual(['2120', '2221']);
    const isDifficult = (to: string): boolean | undefined => {
      const edge = ground.edge('2220', to);
      return edge && ground.isDifficultEdge('2220', edge);
    };
    expect([isDifficult('2319'), isDifficult('2219')]).toEqual([true, false]);
    expect(reach(ground, 'okw-10', '2220', 2, true).get('2219')).toMatchObject({ stops: false });
    expect(reach(ground, 'okw-10', '2220', 2, false).get('2319')?.path).toEqual(['2219', '2319']);
  });

  it('W3: in fair weather armor attacks into the hills', () => {
    const state = position({
      ...fair,
      cities: 'axis',
      units: { 'okw-10': ['2220', 3], 'wes-nz': ['2221', 2, 'back'] },
    });
    expect(primaries(new Ground(state), orderOf('western'), '2220')).toEqual(['wes-nz']);
  });
});

describe('borders', () => {
  it('W4: an ally’s nation is closed, unless something friendly or an enemy is in it', () => {
    const state = position({
      units: {
        'sov-1gd': ['2922', 3],
        'wes-us-5': ['2219', 3],
        'okh-ro-3': ['2729', 3],
        'sov-2gd': ['2524', 3],
        'sov-3gd': ['2522', 2],
        'wes-br-8': ['2422', 2],
      },
      partisans: { 'partisan-western-1': '2425', 'partisan-soviet-1': '2323' },
    });
    const ground = new Ground(state);
    const [west, soviet] = [ground.openNations('western'), ground.openNations('soviet')];
    expect([west.has('germany'), soviet.has('germany')]).toEqual([true, true]);
    expect(west.has('slovakia')).toBe(false);
    expect([west.has('hungary'), soviet.has('hungary')]).toEqual([true, true]);
    expect(soviet.has('italy')).toBe(false);
    expect([west.has('croatia'), soviet.has('croatia')]).toEqual([true, true]);
    expect([west.has('romania'), soviet.has('romania')]).toEqual([true, true]);
    expect([west.has('serbia'), soviet.has('serbia')]).toEqual([true, true]);
    expect([west.has('montenegro'), soviet.has('montenegro')]).toEqual([true, true]);
  });
});

describe('zones of control', () => {
  it('W5: from one hex of a zone to another, but not across a side that radiates from the enemy', () => {
    const [east = '', northEast = '', , , , southEast = ''] = hexesAround('3434');
    const state = position({ ...fair, cities: 'soviet', units: { 'okh-18': [southEast, 3], 'sov-1gd': ['3434', 3] } });
    const ground = new Ground(state);
    const ways = reach(ground, 'sov-1gd', '3434', 5, true);
    expect(ground.isBarred('3434', east, 'soviet')).toBe(true);
    expect(ways.get(northEast)?.path).toEqual([northEast]);
    expect(ways.get(east)?.path).not.toEqual([east]);
    for (const { path } of ways.values()) {
      expect(path.slice(0, -1).some((hex) => ground.inFoeZone(hex, 'soviet'))).toBe(false);
    }
  });

  it('W6: sea breaks the zone', () => {
    const ground = new Ground(position({ units: { 'okh-18': ['2734', 3] } }));
    expect(ground.inFoeZone('2735', 'soviet')).toBe(true);
    expect(ground.inFoeZone('2835', 'soviet')).toBe(false);
    expect(ground.isBarred('2735', '2835', 'soviet')).toBe(false);
  });
});

describe('aircraft', () => {
  it('W7: a unit left alone flies to the nearest places where it could be put', () => {
    const state = position({
      cities: 'axis',
      control: {
        sukhumi: 'soviet',
        batumi: 'soviet',
        stavropol: 'soviet',
        grozny: 'soviet',
        ordzhonikidze: 'soviet',
        tbilisi: 'soviet',
      },
      units: { 'sov-1gd': ['2838', 3] },
      air: { 'air-okh-1': '2737' },
    });
    const ground = new Ground(state);
    expect(ground.inFoeZone('2737', 'axis')).toBe(true);
    expect(airPlaces(ground, 'okh')).not.toContain('2736');
    expect([...rebases(ground, 'air-okh-1')].sort()).toEqual(['2735', '2836', '2936']);
  });
});

describe('the time track and the action track', () => {
  it('W11: a marker costs one more for each other one further down', () => {
    const state = firstPosition();
    state.track = ['W-partisan', 'W-recmech-3', 'S-hq', null, null, null, null, null, null, null];
    state.planning.western = null;
    state.used.western = [];
    const costs = choicesOf(state, 'western').filter(({ marker }) => marker === 'W-recmech-3');
    expect(costs.map(({ order, cost }) => [order, cost])).toEqual([
      ['recruit', 16],
      ['mechanize', 16],
      [null, 2],
    ]);
    expect([meetsEvent(ours, 'western', 23, 2), meetsEvent(ours, 'soviet', 23, 2)]).toEqual([true, false]);
  });

  it('W12: HQ costs what the operations order costs', () => {
    const state = firstPosition();
    state.track = ['S-hq', null, null, null, null, null, null, null, null, null];
    const found = choicesOf(state, 'soviet').find(({ order }) => order === 'S-ops-1');
    expect(found).toMatchObject({ box: 'hq', cost: 4 });
  });

  it('W13: shared markers that are already on the display cost nothing', () => {
    const state = firstPosition();
    state.track = ['X-hq-1', 'X-material-shortages-1', 'K-ops-2', null, null, null, null, null, null, null];
    state.used.okw = [
      { marker: 'X-hq-2', box: 'hq' },
      { marker: 'X-material-shortages-2', box: 'material-shortages' },
    ];
    state.cup = state.cup.filter((one) => one !== 'X-hq-2' && one !== 'X-material-shortages-2');
    expect(surcharge(state, 'okw', 2)).toBe(0);
    expect(choicesOf(state, 'okw').find(({ order }) => order === 'K-ops-2')?.cost).toBe(7);
  });

  it('W21: a faction may draw anew while only its planned order is left', () => {
    const state = firstPosition();
    state.track = ['S-hq', null, null, null, null, null, null, null, null, null];
    state.planning.okh = 'H-ops-1';
    expect(choicesOf(state, 'okh').map(({ id }) => id)).toEqual(['play:H-ops-1:H-ops-1', 'reseed']);
  });
});

describe('orders', () => {
  it('W14: an order moves the categories and types it shows', () => {
    const state = position({
      units: {
        'wes-us-5': ['3212', 2, 'back'],
        'wes-us-1': ['3113', 3, 'back'],
        'wes-us-air': ['3112', 2],
        'wes-br-2': ['3111', 2],
      },
    });
    const ground = new Ground(state);
    const order = orderOf('western', { moves: ['armored', 'airborne'] });
    const movers = (['wes-us-5', 'wes-us-1', 'wes-us-air', 'wes-br-2'] as const).filter((id) =>
      mayMove(ground, order, id),
    );
    expect(movers).toEqual(['wes-us-5', 'wes-us-1', 'wes-us-air']);
  });

  it('W17: a tank takes no infantry steps, and units enter under their flag', () => {
    const state = position({
      cities: 'western',
      units: { 'wes-us-1': ['3113', 3, 'back'], 'wes-us-leg-1': ['1910', 1], 'wes-br-2': ['uk', 2] },
    });
    state.units['wes-us-leg-2'] = { status: 'pool', at: null, steps: 0, back: false, isolated: 0, turn: null };
    const ground = new Ground(state);
    const gain = { faction: 'western', kind: 'infantry', steps: 4, quotas: true, reserves: false } as const;
    const scopes = scopesOf(ground, new Supply(ground, 'western', 'steps'), gain);
    expect(scopes.map(({ unit }) => unit)).not.toContain('wes-us-1');
    expect(scopes.find(({ unit }) => unit === 'wes-us-leg-2')?.places).toEqual(['usa']);
    expect(scopes.find(({ unit }) => unit === 'wes-br-2')?.most).toBe(2);
  });

  it('W18: armor steps turn a leg unit over and strengthen a tank, in an enemy zone too', () => {
    const state = position({
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'sov-3gdtk': ['3436', 2, 'back'], 'okh-18': ['3335', 3] },
    });
    const ground = new Ground(state);
    const gain = { faction: 'soviet', kind: 'armor', steps: 2, quotas: false, reserves: false } as const;
    const scopes = scopesOf(ground, new Supply(ground, 'soviet', 'steps'), gain);
    expect(scopes.find(({ unit }) => unit === 'sov-1gd')).toMatchObject({ flips: true, most: 0 });
    expect(scopes.find(({ unit }) => unit === 'sov-3gdtk')).toMatchObject({ flips: false, most: 2 });
  });

  it('W19: partisans rise in empty hexes that are no nearer to their own side', () => {
    const state = position({ units: { 'okh-18': ['3527', 3], 'sov-1gd': ['3730', 3] } });
    const places = risings(new Ground(state), 'soviet', 'ostland');
    expect(places).toContain('3526');
    expect(places).not.toContain('3527');
  });
});

describe('supply', () => {
  it('W27: units without a line are cut off and cost their steps', () => {
    const state = position({
      cities: 'soviet',
      control: { berlin: 'axis', warsaw: 'axis' },
      units: { 'okh-18': ['3338', 3], 'okh-16': ['3337', 1], 'okh-9': ['3421', 3] },
    });
    expect(supplyNow(state, 'okh').cut).toEqual(['okh-18', 'okh-16']);
  });

  it('every unit but the besieged is in supply when Overlord begins', () => {
    const state = firstPosition();
    const cut = (['western', 'soviet', 'okh', 'okw'] as const).flatMap((one) => supplyNow(state, one).cut);
    expect(cut).toEqual([]);
  });
});

describe('combat', () => {
  it('W29: Stalingrad', () => {
    const state = position({
      ...snow,
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
    const ground = new Ground(state);
    const order = orderOf('soviet', { special: ['shock'] });
    const flank = ['sov-66-62-68', 'sov-64-57-69'] as const;
    expect(flanks(ground, order, '3338', 'sov-21-65-24')).toEqual(expect.arrayContaining([...flank]));
    const fight = {
      ...fightOf(ground, order, '3338', 'sov-21-65-24', flank),
      hq: { soviet: 'S1' as const },
      cards: { soviet: ['S11' as const] },
    };
    const odds = oddsOf(ground, fight, order);
    expect([odds.column, odds.drm]).toEqual([1, 4]);
    expect(outcomeOf(ground, fight, odds, 5 + odds.drm)).toEqual({ attacker: 1, defender: 1 });
    const combat: Combat = { ...fight, stage: 'losses', attackerHits: 1, defenderHits: 1 };
    expect(retreatChoices(ground, combat)).toEqual([0, 1]);
    expect([...retreats(ground, 'okh-6', '3338', 1).keys()]).toEqual(['3238']);
  });

  it('W30: a partisan in the mountains', () => {
    const state = position({
      ...fair,
      cities: 'axis',
      units: { 'okh-gd': ['2425', 1, 'back'], 'okh-bu-1': ['2325', 2] },
      partisans: { 'partisan-soviet-1': '2424' },
    });
    const ground = new Ground(state);
    const order = orderOf('okh');
    expect(targets(ground, order)).toEqual(['2424']);
    const odds = oddsOf(ground, fightOf(ground, order, '2424', 'okh-gd', ['okh-bu-1']), order);
    // A tank of one step where the example has three.
    expect(odds.attack).toEqual([
      { item: 'primary', value: 1 },
      { item: 'flanks', value: 1 },
      { item: 'armor', value: 2 },
      { item: 'elite', value: 1 },
      { item: 'conscript', value: -1 },
      { item: 'quality', value: 1 },
    ]);
    expect(odds.defence).toEqual([
      { item: 'pips', value: 1 },
      { item: 'terrain', value: 3 },
    ]);
    expect(hitsOf(ours, 3, 7, { isSoviet: false, isGermanDefence: false })).toEqual({ attacker: 1, defender: 2 });
  });

  it('W31: southern France', () => {
    const state = position({
      ...fair,
      cities: 'axis',
      units: {
        'wes-br-8': ['2612', 3, 'back'],
        'wes-us-det-1': ['2714', 1, 'back'],
        'okw-1': ['2713', 2],
        'okw-fort-cherbourg': ['2713', 1, 'back'],
      },
      partisans: { 'partisan-western-1': '2713' },
      air: { 'air-western-elite-1': '2514', 'air-okw-1': '2714' },
    });
    const ground = new Ground(state);
    const order = orderOf('western');
    const odds = oddsOf(ground, fightOf(ground, order, '2713', 'wes-br-8', ['wes-us-det-1']), order);
    expect([odds.column, odds.drm]).toEqual([4, 0]);
    expect(hitsOf(ours, 4, 10, { isSoviet: false, isGermanDefence: false })).toEqual({ attacker: 0, defender: 3 });
    const combat: Combat = {
      ...fightOf(ground, order, '2713', 'wes-br-8', ['wes-us-det-1']),
      stage: 'losses',
      attackerHits: 0,
      defenderHits: 3,
    };
    expect(retreatChoices(ground, combat)).toContain(2);
  });

  it('mud takes the bonus of armor and three from the roll', () => {
    const state = position({
      ...mud,
      cities: 'axis',
      units: { 'okw-10': ['2220', 3], 'wes-br-8': ['2120', 3, 'back'] },
    });
    const ground = new Ground(state);
    const order = orderOf('western');
    const odds = oddsOf(ground, fightOf(ground, order, '2220', 'wes-br-8', []), order);
    expect(odds.attack.map(({ item }) => item)).not.toContain('armor');
    expect(odds.drm).toBe(-3);
  });
});
