// How the computer player of Axis & Allies 1942 brings armies over the sea: who sails along, what is built for the crossing, and where one marches.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { purchases } from '../../../src/games/axis-and-allies-1942/computer/buy.js';
import { approach, prize } from '../../../src/games/axis-and-allies-1942/computer/ground.js';
import { overSea } from '../../../src/games/axis-and-allies-1942/computer/landing.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { placings } from '../../../src/games/axis-and-allies-1942/computer/place.js';
import { lands, type Land, type Space } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { rowsIn } from '../../../src/games/axis-and-allies-1942/rules/choices.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Order, Sheet } from '../../../src/table/question.js';
import { order, position, sentFrom, type Stack } from './sample.js';

/** German armies on the continent, which make it worth a war. */
const reich: readonly Stack[] = [
  ['germany', 'germany', { infantry: 10 }],
  ['germany', 'france', { infantry: 8 }],
];

/** The order that places new units. */
function mobilized(units: Readonly<Record<string, number>>, space: Space): Order {
  return { subject: 'mobilization', units, path: [space] };
}

describe('warships', () => {
  /** Moves after a landing from the zone of Norway; the fleet lies two zones away. */
  const afterLanding = (warships: number, fighters: number): Sheet => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 4 }],
      ['uk', 'sz2', { destroyer: warships }],
      ['uk', 'united_kingdom', { infantry: 6 }],
      ['germany', 'germany', { fighter: fighters }],
      ...reich,
    ]);
    for (const unit of state.units) if (unit.space === 'sz6') unit.left = 0;
    state.step = 'noncombat';
    return advances(state, usualManner);
  };

  it('follow to transports that have landed an army, all that it takes', () => {
    expect(sentFrom(afterLanding(5, 2), 'sz2', 'sz6')).toBeGreaterThanOrEqual(4);
  });

  it('stay away where all together could not save them', () => {
    expect(sentFrom(afterLanding(2, 6), 'sz2', 'sz6')).toBe(0);
  });

  it('take the fighters on their decks along', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 4 }],
      ['uk', 'sz2', { carrier: 2, fighter: 4 }],
      ['uk', 'united_kingdom', { infantry: 6 }],
      ['germany', 'germany', { fighter: 3 }],
      ...reich,
    ]);
    for (const unit of state.units) if (unit.space === 'sz6') unit.left = 0;
    state.step = 'noncombat';
    expect(advances(state, usualManner)).toContainEqual(order('sz2', { carrier: 1, fighter: 2 }, 'sz6'));
  });

  it('bring empty transports home where these would be sunk alone', () => {
    const home = (fleet: Stack[2]): Sheet => {
      const state = position('japan', [
        ['japan', 'sz35', { transport: 2, ...fleet }],
        ['japan', 'japan', { infantry: 8 }],
        ['usa', 'okinawa', { fighter: 2 }],
        ['ussr', 'russia', { infantry: 20 }],
      ]);
      state.step = 'noncombat';
      return advances(state, usualManner);
    };
    expect(sentFrom(home({}), 'sz35')).toBe(0);
    expect(home({ battleship: 2, cruiser: 1 })).toContainEqual(order('sz35', { transport: 2 }, 'sz48'));
    expect(sentFrom(home({ battleship: 2, cruiser: 1 }), 'sz35', 'sz48')).toBeGreaterThan(2);
  });

  it('do not leave others that would be sunk without them', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 1 }],
      ['uk', 'sz13', { destroyer: 2, transport: 6 }],
      ['uk', 'united_kingdom', { infantry: 6 }],
      ['germany', 'sz15', { submarine: 2 }],
      ['germany', 'sz5', { submarine: 1 }],
      ...reich,
    ]);
    for (const unit of state.units) if (unit.type === 'transport') unit.left = 0;
    state.step = 'noncombat';
    expect(sentFrom(advances(state, usualManner), 'sz13', 'sz6')).toBe(0);
  });
});

describe('a landing', () => {
  it('risks no ships where warships that have not fought could follow', () => {
    const worth = (fleet: readonly Stack[]): number => {
      const state = position('uk', [
        ['uk', 'sz8', { transport: 3 }],
        ['uk', 'united_kingdom', { infantry: 6 }],
        ['germany', 'germany', { fighter: 3 }],
        ...fleet,
        ...reich,
      ]);
      state.step = 'combatMove';
      const group = rowsIn(state, 'united_kingdom').flatMap(({ id, units }) =>
        units.map((unit) => ({ unit, row: id, from: 'united_kingdom' as const, path: ['sz6', 'norway'] })),
      );
      return overSea(state, 'norway', group, usualManner);
    };
    const alone = worth([]);
    expect(worth([['uk', 'sz8', { battleship: 2, carrier: 2, fighter: 4 }]])).toBeGreaterThan(alone + 5);
    // Those that lie too far away are no help.
    expect(worth([['uk', 'sz12', { battleship: 2, carrier: 2, fighter: 4 }]])).toBe(alone);
  });

  it('far from where the next army waits must be worth the way', () => {
    const landed = (zone: 'sz61' | 'sz34', land: Land): number => {
      const state = position('japan', [
        ['japan', 'japan', { infantry: 10 }],
        ['japan', zone, { transport: 1, battleship: 1 }],
        ['japan', 'italian_east_africa', { infantry: 2 }],
        ['japan', 'formosa', { infantry: 2 }],
      ]);
      for (const other of lands) state.control[other] = 'japan';
      state.control[land] = 'uk';
      state.control.united_kingdom = 'uk';
      state.step = 'combatMove';
      return sentFrom(attacks(state, usualManner), zone === 'sz61' ? 'formosa' : 'italian_east_africa', land);
    };
    expect(landed('sz61', 'philippine_islands')).toBe(2);
    expect(landed('sz34', 'french_madagascar')).toBe(0);
  });
});

describe('an army', () => {
  it('is not set down on an island from which no ship takes it on', () => {
    const state = position('usa', [
      ['usa', 'sz10', { transport: 2, battleship: 1 }],
      ['usa', 'eastern_canada', { infantry: 4 }],
      ['germany', 'sz13', { submarine: 1, battleship: 2 }],
      ['germany', 'sz9', { battleship: 3 }],
      ['germany', 'sz3', { battleship: 3 }],
      ...reich,
    ]);
    state.step = 'noncombat';
    const sheet = advances(state, usualManner);
    for (const island of ['greenland', 'iceland']) expect(sentFrom(sheet, 'eastern_canada', island)).toBe(0);
  });

  /** Germany at the end of a long war: everything is its own but India. */
  const atTheGatesOfIndia = (): AaState => {
    const state = position('germany', [
      ['germany', 'germany', { infantry: 12 }],
      ['germany', 'soviet_far_east', { infantry: 4 }],
      ['uk', 'india', { infantry: 2 }],
    ]);
    for (const land of lands) if (land !== 'india') state.control[land] = 'germany';
    state.heldAtStart = lands.filter((land) => land !== 'india');
    state.treasury.germany = 36;
    return state;
  };

  it('marches where a way over land leads to the war, however long it is', () => {
    const state = atTheGatesOfIndia();
    state.step = 'noncombat';
    const sheet = advances(state, usualManner);
    expect(sheet.filter(({ subject }) => subject === 'soviet_far_east')).not.toEqual([]);
    expect(sheet.filter(({ subject }) => subject === 'germany')).not.toEqual([]);
  });

  it('that can march is given no ships, and is placed where its way is shortest', () => {
    const state = atTheGatesOfIndia();
    state.step = 'purchase';
    expect(Object.keys(purchases(state, usualManner))).not.toContain('transport');
    state.bought = { infantry: 2 };
    state.step = 'mobilize';
    expect(placings(state)).toEqual([mobilized({ infantry: 2 }, 'caucasus')]);
  });

  it('does not walk through half of Africa where a ship sets it down before Italy', () => {
    const state = position('usa', [
      ['usa', 'sz11', { transport: 2 }],
      ['usa', 'eastern_united_states', { infantry: 4 }],
      ...reich,
    ]);
    for (const land of ['algeria', 'libya', 'morocco'] as const) state.control[land] = 'uk';
    const way = approach(state, 'usa', prize);
    expect(way.get('morocco')).toBeLessThan(way.get('french_west_africa') ?? 0);
    expect(way.get('iceland')).toBe(99);
  });
});

describe('what is built', () => {
  /** Ships bought for an army at Washington, with what Germany has where it would land. */
  const bought = (threat: readonly Stack[]): Readonly<Record<string, number>> => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 6, artillery: 2 }],
      ...threat,
      ...reich,
    ]);
    state.treasury.usa = 42;
    state.step = 'purchase';
    return purchases(state, usualManner);
  };

  it('are guards for the crossing, as many as it takes', () => {
    expect(bought([]).destroyer ?? 0).toBe(0);
    expect(bought([['germany', 'sz14', { submarine: 2 }]]).destroyer ?? 0).toBeGreaterThan(1);
    // Those that lie there already count.
    const guarded: readonly Stack[] = [
      ['germany', 'sz14', { submarine: 2 }],
      ['usa', 'sz11', { destroyer: 4 }],
    ];
    expect(bought(guarded).destroyer ?? 0).toBe(0);
    // What already waits to carry is bait as well.
    const laden: readonly Stack[] = [
      ...guarded,
      ['usa', 'sz11', { transport: 6 }],
      ['germany', 'france', { fighter: 5 }],
    ];
    expect(bought(laden).destroyer ?? 0).toBeGreaterThan(0);
  });

  it('are no guards for one shore while another nearly as near is safe', () => {
    const state = position('japan', [
      ['japan', 'japan', { infantry: 8 }],
      ['usa', 'sz56', { battleship: 2, destroyer: 2 }],
      ['usa', 'western_united_states', { infantry: 6 }],
      ['ussr', 'russia', { infantry: 8 }],
    ]);
    for (const land of ['india', 'burma', 'yunnan'] as const) state.control[land] = 'japan';
    state.treasury.japan = 34;
    state.step = 'purchase';
    expect(purchases(state, usualManner)).not.toHaveProperty('destroyer');
    expect(purchases(state, usualManner)).toHaveProperty('transport');
  });

  it('lies where the army waits', () => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 6, artillery: 2 }],
      ['usa', 'sz56', { battleship: 1, destroyer: 3, carrier: 1 }],
      ...reich,
    ]);
    state.bought = { destroyer: 2, transport: 2 };
    state.step = 'mobilize';
    expect(placings(state)).toHaveLength(2);
    expect(placings(state)).toContainEqual(mobilized({ destroyer: 2 }, 'sz11'));
    expect(placings(state)).toContainEqual(mobilized({ transport: 2 }, 'sz11'));
  });
});

describe('tanks on an island', () => {
  it('sail alone where no infantry may leave with them', () => {
    const state = position('japan', [
      ['japan', 'sz60', { transport: 2 }],
      ['japan', 'japan', { infantry: 1, tank: 4 }],
      ['japan', 'kwangtung', { infantry: 3 }],
      ['usa', 'szechwan', { infantry: 2 }],
    ]);
    state.step = 'noncombat';
    expect(sentFrom(advances(state, usualManner), 'japan')).toBeGreaterThanOrEqual(2);
  });
});
