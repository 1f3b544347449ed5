// What the computer player of Axis & Allies 1942 does not throw away: cities behind an attack, capitals that could cost more, fleets.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { purchases } from '../../../src/games/axis-and-allies-1942/computer/buy.js';
import { worthOf } from '../../../src/games/axis-and-allies-1942/computer/ground.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { bearable, guardsIn, perilsNow } from '../../../src/games/axis-and-allies-1942/computer/peril.js';
import type { Land } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { Sheet } from '../../../src/table/question.js';
import { order, position, sentFrom, type Stack } from './sample.js';

describe('an attack', () => {
  /** What leaves Calcutta for Burma, with what Japan has at sea beside it. */
  const fromIndia = (fleet: readonly Stack[]): number => {
    const state = position('uk', [
      ['uk', 'india', { infantry: 7, artillery: 1 }],
      ['uk', 'united_kingdom', { infantry: 4 }],
      ['japan', 'burma', { infantry: 2 }],
      ...fleet,
    ]);
    state.control.burma = 'japan';
    state.step = 'combatMove';
    return sentFrom(attacks(state, usualManner), 'india');
  };

  it('leaves nobody behind too weak for what could land there', () => {
    expect(fromIndia([])).toBeGreaterThan(3);
    const landing: readonly Stack[] = [
      ['japan', 'sz36', { transport: 2, battleship: 1 }],
      ['japan', 'malaya', { infantry: 2, artillery: 2 }],
      ['japan', 'east_indies', { fighter: 2 }],
    ];
    expect(fromIndia(landing)).toBeLessThanOrEqual(3);
  });
});

describe('what is feared', () => {
  it('are guns: no fighter flies into them where the infantry is enough', () => {
    const fighters = (guns: number): number => {
      const state = position('germany', [
        ['germany', 'belorussia', { infantry: 4 }],
        ['germany', 'baltic_states', { fighter: 2 }],
        ['germany', 'germany', { infantry: 6 }],
        ['ussr', 'west_russia', { infantry: 1, aaa: guns }],
      ]);
      state.control.west_russia = 'ussr';
      state.step = 'combatMove';
      return sentFrom(attacks(state, usualManner), 'baltic_states');
    };
    expect(fighters(0)).toBeGreaterThan(0);
    expect(fighters(1)).toBe(0);
  });

  it('is nobody whose last turn is over', () => {
    const peril = (round: number): number => {
      const state = position(
        'usa',
        [
          ['usa', 'france', { infantry: 1 }],
          ['germany', 'germany', { tank: 4 }],
        ],
        { lastRound: 8 },
      );
      state.round = round;
      return perilsNow(state)('france', guardsIn(state, 'france'));
    };
    expect(peril(7)).toBeGreaterThan(bearable);
    expect(peril(8)).toBe(0);
  });
});

describe('a city', () => {
  it('is worth the more, the nearer a side is to winning by them, and most in the last round', () => {
    const worth = (taken: readonly Land[], round = 1): number => {
      const state = position('germany', [], { lastRound: 8 });
      for (const land of taken) state.control[land] = 'germany';
      state.round = round;
      return worthOf(state, 'karelia_ssr');
    };
    const near = worth(['india', 'hawaiian_islands']);
    expect(near).toBeGreaterThan(worth([]));
    expect(worth([], 8)).toBeGreaterThan(near);
  });
});

describe('a capital', () => {
  it('is joined by those who make its fall dearer, though they may not save it', () => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 6, aaa: 2 }],
      ['usa', 'russia', { fighter: 8 }],
      ['ussr', 'archangel', { infantry: 3, tank: 5 }],
      ['germany', 'caucasus', { infantry: 14, artillery: 6, tank: 8 }],
      ['germany', 'ukraine_ssr', { fighter: 3 }],
    ]);
    state.control.caucasus = 'germany';
    state.step = 'noncombat';
    const guards = guardsIn(state, 'russia');
    const coming = state.units.filter(({ space }) => space === 'archangel');
    expect(perilsNow(state)('russia', [...guards, ...coming])).toBeGreaterThan(bearable);
    expect(sentFrom(advances(state, usualManner), 'archangel', 'russia')).toBe(8);
  });
});

describe('fighters', () => {
  it('stay where they hold a capital', () => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 12, aaa: 2, fighter: 8 }],
      ['germany', 'caucasus', { infantry: 12, artillery: 6, tank: 3 }],
    ]);
    state.control.caucasus = 'germany';
    state.step = 'noncombat';
    expect(advances(state, usualManner).flatMap(({ units = {} }) => Object.keys(units))).not.toContain('fighter');
  });
});

describe('new units', () => {
  it('are infantry for a complex far away that would fall, and none where too many wait for ships', () => {
    const infantry = (nearIndia: number): number => {
      const state = position('uk', [
        ['uk', 'united_kingdom', { infantry: 40 }],
        ['uk', 'india', { infantry: 4 }],
        ['ussr', 'russia', { infantry: 30 }],
        ['japan', 'yunnan', { infantry: nearIndia }],
        ['germany', 'france', { infantry: 6, fighter: 4 }],
      ]);
      state.treasury.uk = 30;
      return purchases(state, usualManner).infantry ?? 0;
    };
    expect(infantry(0)).toBe(0);
    expect(infantry(8)).toBe(3);
  });

  it('count as guards where they can be placed', () => {
    const state = position('uk', [['uk', 'india', { infantry: 1 }]]);
    state.bought = { infantry: 8 };
    expect(guardsIn(state, 'india')).toHaveLength(1 + 3);
    expect(guardsIn(state, 'united_kingdom')).toHaveLength(8);
    expect(guardsIn(state, 'egypt')).toHaveLength(0);
  });
});

describe('a fleet', () => {
  it('does not sail to its end beside a transport it cannot save', () => {
    const escorts = (fighters: number): Sheet => {
      const state = position('usa', [
        ['usa', 'sz2', { carrier: 1, cruiser: 1 }],
        ['usa', 'sz8', { transport: 1, infantry: 1 }],
        ['germany', 'northwestern_europe', { fighter: fighters }],
      ]);
      // What has sailed loaded does not go home.
      const ship = state.units.find(({ type }) => type === 'transport');
      for (const unit of state.units) if (unit.type === 'infantry') unit.aboard = ship?.id ?? null;
      state.step = 'noncombat';
      return advances(state, usualManner).filter(({ subject }) => subject === 'sz2');
    };
    expect(escorts(0)).toContainEqual(order('sz2', { cruiser: 1 }, 'sz8'));
    expect(escorts(6).filter(({ path }) => path.at(-1) === 'sz8')).toEqual([]);
  });

  it('goes where it is not sunk for its transports, however well it would shoot back', () => {
    const state = position('uk', [
      ['uk', 'sz6', { destroyer: 3, transport: 5 }],
      ['germany', 'germany', { fighter: 4 }],
    ]);
    state.step = 'noncombat';
    const [sailed] = advances(state, usualManner).filter(({ subject }) => subject === 'sz6');
    expect(sailed?.units).toMatchObject({ destroyer: 3, transport: 5 });
  });

  it('risks one ship at most where all would be sunk', () => {
    const landed = (fighters: number): number => {
      const state = position('usa', [
        ['usa', 'sz8', { transport: 4 }],
        ['usa', 'united_kingdom', { infantry: 4, tank: 4 }],
        ['germany', 'germany', { infantry: 16, fighter: fighters }],
      ]);
      state.step = 'combatMove';
      return sentFrom(attacks(state, usualManner), 'united_kingdom');
    };
    expect(landed(0)).toBe(8);
    expect(landed(5)).toBeLessThanOrEqual(2);
  });

  it('risks no battleship for a transport', () => {
    const attackers = (fighters: number): Sheet => {
      const state = position('germany', [
        ['germany', 'germany', { infantry: 6 }],
        ['germany', 'sz5', { battleship: 1 }],
        ['uk', 'sz7', { transport: 1 }],
        ['uk', 'united_kingdom', { infantry: 6, fighter: fighters }],
      ]);
      state.step = 'combatMove';
      return attacks(state, usualManner);
    };
    expect(attackers(0)).toContainEqual(order('sz5', { battleship: 1 }, 'sz7'));
    expect(attackers(5)).toEqual([]);
  });

  it('comes home for the next army when its transports are empty', () => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 4 }],
      ['usa', 'sz9', { transport: 2 }],
    ]);
    state.step = 'noncombat';
    expect(advances(state, usualManner)).toContainEqual(order('sz9', { transport: 2 }, 'sz11'));
  });

  it('lands no whole army where a raider alone is met', () => {
    const state = position('usa', [
      ['usa', 'sz23', { transport: 4, battleship: 1, carrier: 1 }],
      ['usa', 'french_west_africa', { infantry: 6, tank: 2 }],
      ['germany', 'union_of_south_africa', { infantry: 2 }],
      ['germany', 'france', { infantry: 8 }],
      ['germany', 'germany', { infantry: 10 }],
    ]);
    state.control.union_of_south_africa = 'germany';
    state.step = 'combatMove';
    expect(sentFrom(attacks(state, usualManner), 'french_west_africa', 'union_of_south_africa')).toBeLessThanOrEqual(2);
  });

  it('carries armies to where the war is, whatever raider is nearer', () => {
    const state = position('usa', [
      ['usa', 'sz11', { transport: 2, battleship: 1 }],
      ['usa', 'eastern_united_states', { infantry: 4 }],
      ['germany', 'french_equatorial_africa', { infantry: 1 }],
      ['germany', 'france', { infantry: 6 }],
      ['germany', 'germany', { infantry: 10 }],
    ]);
    for (const land of ['algeria', 'libya', 'morocco'] as const) state.control[land] = 'uk';
    state.control.french_equatorial_africa = 'germany';
    state.step = 'noncombat';
    const sheet = advances(state, usualManner);
    expect(sentFrom(sheet, 'eastern_united_states')).toBe(4);
    expect(sentFrom(sheet, 'eastern_united_states', 'french_west_africa')).toBe(0);
  });
});
