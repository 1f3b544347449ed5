// Limits and ties: what holds at the very edge of a rule, where breaking it by one would hardly be seen in a whole game.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/downfall/data/cards.js';
import { cityIds } from '../../../src/games/downfall/data/cities.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { battleCardsQuestion, cardsQuestion } from '../../../src/games/downfall/questions/attack.js';
import { optionsSchema } from '../../../src/games/downfall/options.js';
import { advances } from '../../../src/games/downfall/rules/advance.js';
import { primaries, targets } from '../../../src/games/downfall/rules/attacks.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { hexDistance } from '../../../src/games/downfall/data/hexes.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { beginMarch, carryOut, copyFor, stepsAfter } from '../../../src/games/downfall/rules/march.js';
import { reach, sailings } from '../../../src/games/downfall/rules/movement.js';
import { oddsOf } from '../../../src/games/downfall/rules/odds.js';
import { risings } from '../../../src/games/downfall/rules/partisans.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { inOrder, pay } from '../../../src/games/downfall/rules/time.js';
import { endingOf, timeEnding, veDayEnding } from '../../../src/games/downfall/rules/victory.js';
import { setup } from '../../../src/games/downfall/setup.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import { orderOf, position } from './sample.js';

describe('stacks', () => {
  it('hold two units of six steps, four on a beachhead until it is a harbour', () => {
    const state = position({ cities: 'axis', units: { 'wes-br-2': ['3312', 3], 'okh-18': ['3420', 4] } });
    state.beachheads = [{ at: '3312', mulberry: false }];
    const ground = new Ground(state);
    expect([ground.hasRoom('3312', 1, 1), ground.hasRoom('3312', 1, 2)]).toEqual([true, false]);
    expect([ground.hasRoom('3420', 1, 2), ground.hasRoom('3420', 1, 3), ground.hasRoom('3420', 2, 2)]).toEqual([
      true,
      false,
      false,
    ]);
    state.beachheads = [{ at: '3312', mulberry: true }];
    expect([new Ground(state).hasRoom('3312', 1, 3), new Ground(state).hasRoom('3312', 1, 4)]).toEqual([true, false]);
  });
});

describe('movement', () => {
  it('ends in the first hex of an enemy zone', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'okh-18': ['3420', 2], 'sov-8-54-59': ['3422', 2] } });
    const ground = new Ground(state);
    const beside = [...reach(ground, 'okh-18', '3420', 1, true).keys()].filter((hex) => ground.inFoeZone(hex, 'axis'));
    expect(beside.length).toBeGreaterThan(0);
    for (const hex of beside) expect(reach(ground, 'okh-18', hex, 0, false).size).toBe(0);
    const far = reach(ground, 'okh-18', '3420', 6, true);
    for (const { path } of far.values()) {
      const entered = path.slice(0, -1).filter((hex) => ground.inFoeZone(hex, 'axis'));
      expect(entered).toEqual([]);
    }
  });

  it('finds swamps difficult in mud and mountains in snow, and neither otherwise', () => {
    const difficult = (turn: number, weather: number): ReadonlySet<string> => {
      const ground = new Ground(position({ turn, weather, cities: 'axis' }));
      return new Set([...ours.hexes].flatMap(([hex, { terrain }]) => (ground.isDifficult(hex) ? [terrain] : [])));
    };
    // Turn 5 begins in mud, turn 4 in snow, turn 6 in fair weather.
    expect([...difficult(5, 1)]).toEqual(['swamp']);
    expect([...difficult(4, 1)]).toEqual(['mountains']);
    expect([...difficult(6, 1)]).toEqual([]);
  });
});

describe('ports', () => {
  const fleets = { 'fleet-it-1': 'central-mediterranean' } as const;

  it('take six steps in one order and not one more', () => {
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      units: { 'okw-afrika': ['1318', 3], 'okw-5pz': ['1318', 3], 'okw-10': ['1716', 1] },
      naval: fleets,
    });
    const order = orderOf('okw', { naval: true, moves: ['infantry', 'armored'] });
    let march = beginMarch(copyFor(state), order);
    const bySea = (id: string): boolean =>
      [...stepsAfter(march, id, []).next.values()].some(({ how }) => how === 'sea');
    expect(bySea('okw-10')).toBe(true);
    for (const id of ['okw-afrika', 'okw-5pz']) {
      expect(bySea(id)).toBe(true);
      const [token = ''] = [...stepsAfter(march, id, []).next]
        .filter(([, { how }]) => how === 'sea')
        .map(([one]) => one);
      march = carryOut(march, id, [token]);
    }
    expect(march.sailedSteps).toBe(6);
    expect(bySea('okw-10')).toBe(false);
  });

  it('see no fort troops off', () => {
    const fort =
      ours.unitIds.find((id) => ours.units[id].front === 'fort-troop' && ours.units[id].faction === 'okw') ?? 'okw-10';
    const state = position({
      scenario: 'husky',
      cities: 'axis',
      units: { [fort]: ['1318', 1], 'okw-afrika': ['1318', 1] },
      naval: fleets,
    });
    const ground = new Ground(state);
    expect(sailings(ground, 'okw-afrika').size).toBeGreaterThan(0);
    expect(sailings(ground, fort).size).toBe(0);
  });
});

describe('supply', () => {
  it('costs the Axis a point for a partisan on the only way', () => {
    const state = position({
      cities: 'axis',
      units: { 'okw-10': ['1921', 2] },
      partisans: { 'partisan-western-1': '2021' },
    });
    const line = new Supply(new Ground(state), 'okw', 'event').lineOf('okw-10');
    expect(line?.path).toContain('2021');
    expect(line?.tolls).toEqual([{ at: 'partisan-western-1', price: 1 }]);
  });

  it('brings no steps over a beachhead that is no harbour', () => {
    const state = position({ cities: 'axis', units: { 'wes-br-2': ['3312', 2] } });
    state.beachheads = [{ at: '3312', mulberry: false }];
    const line = (purpose: 'event' | 'steps'): unknown =>
      new Supply(new Ground(state), 'western', purpose).lineOf('wes-br-2');
    expect(line('event')).not.toBeNull();
    expect(line('steps')).toBeNull();
    state.beachheads = [{ at: '3312', mulberry: true }];
    expect(line('steps')).not.toBeNull();
  });
});

describe('combat', () => {
  it('lets water help only where all attackers come over it, and strait more than beach', () => {
    const state = position({
      cities: 'axis',
      units: { 'wes-br-2': ['3312', 2], 'okw-10': ['3212', 2], 'wes-us-5': ['3312', 1], 'wes-br-1': ['2514', 1] },
    });
    state.beachheads = [{ at: '3312', mulberry: false }];
    const dry = new Ground(state).edges('3212').find(({ water }) => water === null)?.to ?? '';
    const water = (flank: 'wes-us-5' | 'wes-br-1'): number => {
      state.units['wes-br-1'].at = dry;
      const ground = new Ground(state);
      const fight = fightOf(ground, orderOf('western'), '3212', 'wes-br-2', [flank]);
      return oddsOf(ground, fight, orderOf('western')).defence.find(({ item }) => item === 'water')?.value ?? 0;
    };
    expect([water('wes-us-5'), water('wes-br-1')]).toEqual([2, 0]);
    const messina = position({ cities: 'axis', units: { 'wes-br-2': ['1820', 2], 'okw-10': ['1821', 2] } });
    const ground = new Ground(messina);
    const fight = fightOf(ground, orderOf('western'), '1821', 'wes-br-2', []);
    const [strait] = oddsOf(ground, fight, orderOf('western')).defence.filter(({ item }) => item === 'water');
    expect(strait?.value).toBe(3);
  });

  it('reaches four hexes by air, an elite five', () => {
    const target = '2513';
    const modifier = (id: 'air-western-1' | 'air-western-elite-1', far: number): number => {
      const at = [...ours.hexes.keys()].find((hex) => hexDistance(hex, target) === far) ?? '';
      const state = position({
        cities: 'axis',
        units: { 'wes-us-1': ['2614', 3], 'okw-10': [target, 2] },
        air: { [id]: at },
      });
      const ground = new Ground(state);
      const { die } = oddsOf(ground, fightOf(ground, orderOf('western'), target, 'wes-us-1', []), orderOf('western'));
      return die.find(({ item }) => item === 'air')?.value ?? 0;
    };
    expect([4, 5].map((far) => modifier('air-western-1', far) > 0)).toEqual([true, false]);
    expect([5, 6].map((far) => modifier('air-western-elite-1', far) > 0)).toEqual([true, false]);
  });

  it('gives attacking armor one in snow and nothing in mud', () => {
    const attack = (turn: number): number => {
      const state = position({
        turn,
        cities: 'axis',
        units: { 'wes-us-1': ['2614', 3, 'back'], 'okw-10': ['2513', 2] },
      });
      const ground = new Ground(state);
      const odds = oddsOf(ground, fightOf(ground, orderOf('western'), '2513', 'wes-us-1', []), orderOf('western'));
      return odds.attack.reduce((sum, { value }) => sum + value, 0);
    };
    // Turn 4 begins in snow, turn 5 in mud.
    expect(attack(4) - attack(5)).toBe(1);
  });

  it('lets the Axis attack a beachhead, and nobody of it enter; nor those who came from two hexes away', () => {
    const state = position({ cities: 'axis', units: { 'okw-10': ['3212', 2] } });
    state.beachheads = [{ at: '3312', mulberry: false }];
    const ground = new Ground(state);
    const base = { ...fightOf(ground, orderOf('okw'), '3312', 'okw-10', []), stage: 'losses' as const };
    const combat = { ...base, attackerHits: 0, defenderHits: 1 };
    expect(advances(ground, combat)).toEqual([]);
    const west = position({ cities: 'axis', units: { 'wes-br-2': ['3212', 2], 'wes-us-5': ['3112', 1] } });
    const land = new Ground(west);
    const fight = { ...combat, attacker: 'western' as const, target: '3113', primary: 'wes-br-2' as const };
    const both = { ...fight, flanks: ['wes-us-5' as const] };
    expect(advances(land, both)).toContain('wes-us-5');
    expect(advances(land, { ...both, ranged: ['wes-us-5'] })).not.toContain('wes-us-5');
  });
});

describe('partisans', () => {
  it('rise where their own side is no nearer than the enemy', () => {
    const state = position({ cities: 'axis', units: { 'wes-br-2': ['3012', 2], 'okw-10': ['2514', 2] } });
    const places = risings(new Ground(state), 'western', 'france');
    expect(places).not.toContain('3013');
    expect(places).toContain('2614');
    expect(places).not.toContain('2514');
  });
});

describe('the time track', () => {
  it('brings an event that is passed, and lets the marker act first that came first', () => {
    const state = position({ cities: 'axis' });
    state.time = { western: 0, soviet: 5, okh: 6, okw: 7 };
    state.due = { western: false, soviet: false, okh: false, okw: false };
    // The West's event lies on the third space.
    pay(ours, state, 'western', 7);
    expect(state.due.western).toBe(true);
    expect(inOrder(state)).toEqual(['soviet', 'okh', 'okw', 'western']);
    pay(ours, state, 'okh', 1);
    expect(inOrder(state)).toEqual(['soviet', 'okw', 'western', 'okh']);
  });
});

describe('the end', () => {
  const owned = (by: 'western' | 'axis'): DownfallState => {
    const state = position({ cities: 'axis' });
    for (const city of cityIds) if (ours.cities.places[city].objective === true) state.owners[city] = by;
    return state;
  };

  it('comes with ten points and not with nine', () => {
    const state = owned('axis');
    expect([9, 10, -10].map((vp) => endingOf({ ...state, vp })?.winner ?? 'none')).toEqual([
      'none',
      'western',
      'soviet',
    ]);
  });

  it('comes with every objective but Oslo', () => {
    const state = { ...owned('western'), vp: 3 };
    state.owners.oslo = 'axis';
    expect(endingOf(state)).toEqual({ winner: 'western', how: 'conquest' });
    state.owners.vienna = 'axis';
    expect(endingOf(state)).toBeNull();
  });

  it('is decided between equals by partisans and then Berlin on VE-Day, by Berlin and then cards in time', () => {
    const state = { ...owned('axis'), vp: 0 };
    state.cityControl.berlin = 'soviet';
    expect(veDayEnding(state).winner).toBe('soviet');
    state.partisans['partisan-western-1'] = { status: 'map', at: '2714' };
    expect(veDayEnding(state).winner).toBe('western');
    expect(timeEnding(state).winner).toBe('soviet');
    state.cityControl.berlin = 'axis';
    state.hand = { ...state.hand, western: ['W1', 'W2'], soviet: ['S1'] };
    expect(timeEnding(state).winner).toBe('western');
    state.hand.soviet.push('S2');
    expect(timeEnding(state).winner).toBeNull();
  });
});

describe('a head start', () => {
  it('moves the first victory marker, and nothing else', () => {
    const begun = (headStart: number): DownfallState =>
      setup(optionsSchema.parse({ headStart }), new SeededDice('head start')).state;
    expect(begun(-2)).toEqual({ ...begun(0), vp: begun(0).vp - 2, options: begun(-2).options });
  });
});

describe('who takes part in a combat', () => {
  it('with a partisan among Axis units is led by one of them, and by nobody where none of them can', () => {
    const units = { 'okw-15': ['2424', 3], 'okh-3pz': ['2524', 3] } as const;
    const state = position({ cities: 'axis', units, partisans: { 'partisan-soviet-1': '2424' } });
    expect(targets(new Ground(state), orderOf('okh'))).toEqual([]);
    state.units['okw-15'] = { ...state.units['okw-15'], status: 'out', at: null };
    state.units['okh-18'] = { ...state.units['okh-3pz'], at: '2424' };
    expect(primaries(new Ground(state), orderOf('okh'), '2424')).toEqual(['okh-18']);
    state.units['okh-18'] = { ...state.units['okh-18'], status: 'out', at: null };
    expect(primaries(new Ground(state), orderOf('okh'), '2424')).toEqual(['okh-3pz']);
  });

  it('plays any number of combat cards, and nobody learns how many it holds', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 3], 'sov-1gd': ['3435', 3] } });
    const order = orderOf('soviet');
    const odds = oddsOf(new Ground(state), fightOf(new Ground(state), order, '3434', 'sov-1gd', []), order);
    const most = (cards: readonly CardId[]): number => {
      const { form } = cardsQuestion(ours, 'soviet', 'combat', cards, { target: '3434', odds, opening: false });
      return form.max;
    };
    const all = ours.cardIds.filter(
      (id) => ours.cards[id].deck === 'soviet' && ours.cards[id].effect.kind === 'combat',
    );
    expect(all.length).toBeGreaterThan(6);
    expect([most([]), most(all)]).toEqual([all.length, all.length]);
  });

  it('plays one HQ card, however many it holds', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 3], 'sov-1gd': ['3435', 3] } });
    const order = orderOf('soviet');
    const odds = oddsOf(new Ground(state), fightOf(new Ground(state), order, '3434', 'sov-1gd', []), order);
    const most = (cards: readonly CardId[]): number =>
      battleCardsQuestion(ours, 'soviet', cards, { target: '3434', odds, before: null }).form.max;
    const soviet = ours.cardIds.filter((id) => ours.cards[id].deck === 'soviet');
    const hq = soviet.filter((id) => ours.cards[id].type === 'hq');
    const combat = soviet.filter((id) => ours.cards[id].effect.kind === 'combat');
    expect(hq.length).toBeGreaterThan(1);
    expect([most([]), most(hq.slice(0, 1)), most(hq)]).toEqual([1, 1, 1]);
    expect([most(combat.slice(0, 1)), most(combat)]).toEqual([combat.length, combat.length]);
  });
});
