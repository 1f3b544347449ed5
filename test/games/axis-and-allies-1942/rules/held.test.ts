// Rules that no other test would miss: each is shown at its edge, where it holds and where it does not.
import { bombardersOf } from '../../../../src/games/axis-and-allies-1942/rules/bombardment.js';
import { describe, expect, it } from 'vitest';
import { lands } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { optionsSchema } from '../../../../src/games/axis-and-allies-1942/options.js';
import { capture } from '../../../../src/games/axis-and-allies-1942/rules/capture.js';
import { nextHomeless } from '../../../../src/games/axis-and-allies-1942/rules/homeless.js';
import { landingPlan } from '../../../../src/games/axis-and-allies-1942/rules/landing.js';
import { retreat, retreats } from '../../../../src/games/axis-and-allies-1942/rules/retreat.js';
import { fightRound, usualCommand } from '../../../../src/games/axis-and-allies-1942/rules/round.js';
import { beginTurn } from '../../../../src/games/axis-and-allies-1942/rules/turn.js';
import { citiesOf, citiesToWin, leader } from '../../../../src/games/axis-and-allies-1942/rules/victory.js';
import type { AaState } from '../../../../src/games/axis-and-allies-1942/state.js';
import { count, fallen, isLegal, order, position, put, settled } from '../sample.js';

describe('transports', () => {
  it('carry one unit beside infantry, and not two that are none', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 1, tank: 2 }],
      ['uk', 'sz7', { transport: 1 }],
      ['germany', 'norway', { infantry: 1 }],
    ]);
    const land = (units: Readonly<Record<string, number>>): boolean =>
      isLegal(state, 'combatMove', [order('united_kingdom', units, 'sz6', 'norway')]);
    expect([land({ tank: 1, infantry: 1 }), land({ tank: 2 })]).toEqual([true, false]);
  });

  it('land nobody where submarines lurk, unless a warship is there', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 1 }],
      ['uk', 'sz7', { transport: 1 }],
      ['germany', 'norway', { infantry: 1 }],
      ['germany', 'sz6', { submarine: 1 }],
    ]);
    const landing = [order('united_kingdom', { infantry: 1 }, 'sz6', 'norway')];
    expect(isLegal(state, 'combatMove', landing)).toBe(false);
    put(state, 'uk', 'sz6', { destroyer: 1 });
    expect(isLegal(state, 'combatMove', landing)).toBe(true);
  });
});

describe('ships', () => {
  it('go no further than the first zone with enemy warships', () => {
    const into = (way: Readonly<Record<string, number>>): boolean => {
      const state = position('uk', [
        ['uk', 'sz7', { destroyer: 1 }],
        ['germany', 'sz6', way],
        ['germany', 'sz5', { submarine: 1 }],
      ]);
      return isLegal(state, 'combatMove', [order('sz7', { destroyer: 1 }, 'sz5')]);
    };
    expect([into({ transport: 1 }), into({ cruiser: 1 })]).toEqual([true, false]);
  });

  it('that aircraft need do not sail away from them', () => {
    const state = position('uk', [
      ['uk', 'sz7', { carrier: 1 }],
      ['germany', 'sz6', { destroyer: 1 }],
    ]);
    const away = [order('sz7', { carrier: 1 }, 'sz6')];
    expect(isLegal(state, 'combatMove', away)).toBe(true);
    for (const unit of put(state, 'uk', 'sz9', { fighter: 1 })) Object.assign(unit, { left: 1, task: 'battle' });
    expect(isLegal(state, 'combatMove', away)).toBe(false);
  });
});

describe('aircraft', () => {
  it('other than fighters do not land on carriers', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { fighter: 1, bomber: 1 }],
      ['uk', 'sz7', { carrier: 1 }],
    ]);
    const lands = (type: string): boolean =>
      isLegal(state, 'noncombat', [order('united_kingdom', { [type]: 1 }, 'sz7')]);
    expect([lands('fighter'), lands('bomber')]).toEqual([true, false]);
  });

  it('are not met by carriers that have fought', () => {
    const lost = (task: 'ready' | 'done'): number => {
      const state = position('uk', [
        ['uk', 'sz9', { carrier: 1 }],
        ['uk', 'sz12', { fighter: 1 }],
      ]);
      state.step = 'noncombat';
      for (const unit of state.units) Object.assign(unit, unit.type === 'carrier' ? { task } : { left: 0 });
      return landingPlan(state).lost.length;
    };
    expect([lost('ready'), lost('done')]).toEqual([0, 1]);
  });

  it('wait for no more new carriers than complexes have room for', () => {
    const lost = (damage: number): number => {
      const state = position('uk', [
        ['uk', 'sz7', { fighter: 1 }],
        ['uk', 'sz8', { fighter: 1 }],
      ]);
      state.step = 'noncombat';
      state.bought = { carrier: 2 };
      state.complexes.united_kingdom = damage;
      for (const unit of state.units) unit.left = 0;
      return landingPlan(state).lost.length;
    };
    expect([lost(6), lost(7)]).toEqual([0, 1]);
  });

  it('escort bombers only at tables with escorts', () => {
    const raid = (escortsAndInterceptors: boolean): boolean => {
      const state = position('germany', [['germany', 'germany', { bomber: 1, fighter: 1 }]], {
        escortsAndInterceptors,
      });
      state.complexes.karelia_ssr = 0;
      return isLegal(state, 'combatMove', [order('germany', { bomber: 1, fighter: 1 }, 'karelia_ssr', 'raid')]);
    };
    expect([raid(true), raid(false)]).toEqual([true, false]);
  });

  it('of a carrier’s own power are free at the beginning of its turn, and guests are not', () => {
    const state = position('uk', [['uk', 'sz7', { carrier: 1 }]]);
    const [ship] = state.units;
    const fighters = [...put(state, 'uk', 'sz7', { fighter: 1 }), ...put(state, 'usa', 'sz7', { fighter: 1 })];
    for (const fighter of fighters) fighter.aboard = ship?.id ?? null;
    beginTurn(state);
    expect(fighters.map(({ aboard }) => aboard)).toEqual([null, ship?.id]);
    state.active = 'usa';
    beginTurn(state);
    expect(fighters[1]?.aboard).toBeNull();
  });

  it('without a base go home before they go to an ally', () => {
    const state = position('germany', [['uk', 'sz8', { fighter: 1 }]]);
    state.control.france = 'usa';
    expect(nextHomeless(state)?.ways).toEqual(['united_kingdom', 'france']);
  });
});

describe('a captured territory', () => {
  it('has no guns of the enemy any more', () => {
    const state = position('uk', [['germany', 'norway', { aaa: 2 }]]);
    capture(state, 'norway', 'uk');
    expect(count(state, 'germany', 'norway', 'aaa')).toBe(0);
  });
});

describe('what bombardment has hit', () => {
  it('fires once more and is not hit again', () => {
    const state = position('germany', [['ussr', 'karelia_ssr', { infantry: 3 }]]);
    for (const unit of put(state, 'germany', 'karelia_ssr', { artillery: 2 })) unit.task = 'battle';
    const [hit] = state.units;
    if (hit === undefined) throw new Error('nobody is hit');
    const battle = { space: 'karelia_ssr', kind: 'land', round: 1 } as const;
    const { throws } = settled(fightRound(state, battle, fallen(1, 1, 6, 6, 6), [hit], usualCommand));
    expect(count(state, 'ussr', 'karelia_ssr', 'infantry')).toBe(0);
    expect(throws.flatMap(({ camp, dice }) => (camp === 'defense' ? dice : []))).toHaveLength(3);
  });
});

describe('a retreat', () => {
  const atSea = { space: 'sz6', kind: 'sea', round: 1 } as const;
  const fleet = (): AaState => position('uk', [['uk', 'sz6', { cruiser: 1 }]]);

  it('leads to a zone that was calm when the turn began, and where nobody has fought', () => {
    const state = fleet();
    expect(retreats(state, atSea, ['sz7'])).toEqual(['sz7']);
    expect(retreats({ ...state, fought: ['sz7'] }, atSea, ['sz7'])).toEqual([]);
    const calmAtStart = state.calmAtStart.filter((zone) => zone !== 'sz7');
    expect(retreats({ ...state, calmAtStart }, atSea, ['sz7'])).toEqual([]);
  });

  it('over land leads where the attackers came from, and leaves behind those that were landed', () => {
    const state = position('germany', [['ussr', 'karelia_ssr', { infantry: 1 }]]);
    const [marched, landed] = put(state, 'germany', 'karelia_ssr', { infantry: 2 });
    if (marched === undefined || landed === undefined) throw new Error('nobody attacks');
    Object.assign(marched, { task: 'battle', from: 'finland' });
    Object.assign(landed, { task: 'battle', from: null });
    const battle = { space: 'karelia_ssr', kind: 'land', round: 1 } as const;
    expect(retreats(state, battle, ['finland'])).toEqual(['finland']);
    retreat(state, battle, 'finland');
    expect([marched.space, landed.space]).toEqual(['finland', 'karelia_ssr']);
  });
});

describe('victory', () => {
  it('takes the Allies one city more than the Axis', () => {
    const options = optionsSchema.parse({ victoryCitySet: 'errata', victory: 'standard', quickVictory: false });
    expect([citiesToWin(options, 'axis'), citiesToWin(options, 'allies')]).toEqual([9, 10]);
  });
});

describe('ships off a coast', () => {
  it('bombard it where no battle was fought at sea before', () => {
    const state = position('uk', [['uk', 'sz6', { transport: 1, battleship: 1, cruiser: 1 }]]);
    for (const unit of state.units) if (unit.type === 'transport') unit.target = 'norway';
    const batteries = (): readonly string[] => bombardersOf(state, 'norway').map(({ type }) => type);
    expect(batteries()).toEqual(['battleship', 'cruiser']);
    state.fought.push('sz6');
    expect(batteries()).toEqual([]);
  });
});

describe('a capital', () => {
  it('that a friend takes back goes to its own power, and all that friends hold for it with it', () => {
    const state = position('usa', []);
    Object.assign(state.control, { united_kingdom: 'germany', egypt: 'usa', india: 'japan' });
    expect(capture(state, 'united_kingdom', 'usa')).toMatchObject({ owner: 'uk', loot: null, returned: ['egypt'] });
    expect([state.control.united_kingdom, state.control.egypt, state.control.india]).toEqual(['uk', 'uk', 'japan']);
  });
});

describe('the side that is ahead', () => {
  it('is told by production where both hold as many cities', () => {
    const state = position('usa', []);
    const cities = citiesOf(state.options);
    for (const [n, city] of cities.entries()) state.control[city] = n % 2 === 0 ? 'germany' : 'uk';
    expect(cities.length % 2).toBe(0);
    const lead = (power: 'germany' | 'uk'): ReturnType<typeof leader> => {
      for (const land of lands) if (!cities.includes(land)) state.control[land] = power;
      return leader(state);
    };
    expect([lead('germany'), lead('uk')]).toEqual(['axis', 'allies']);
  });
});

describe('fighters on a deck', () => {
  it('stay there when one too many has to leave', () => {
    const state = position('germany', [['uk', 'sz8', { carrier: 1, fighter: 3 }]]);
    const [carrier, ...fighters] = state.units;
    for (const fighter of fighters.slice(0, 2)) fighter.aboard = carrier?.id ?? null;
    expect(nextHomeless(state)?.unit.id).toBe(fighters[2]?.id);
  });
});
