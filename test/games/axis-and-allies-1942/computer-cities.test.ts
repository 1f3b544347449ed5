// How the computer player of Axis & Allies 1942 sees that cities win: it takes the last one, takes one back, strikes before an ally.
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { garrisons } from '../../../src/games/axis-and-allies-1942/computer/garrison.js';
import { worthOf } from '../../../src/games/axis-and-allies-1942/computer/ground.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { perilsNow } from '../../../src/games/axis-and-allies-1942/computer/peril.js';
import type { Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import type { Land } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { citiesHeld } from '../../../src/games/axis-and-allies-1942/rules/victory.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Sheet } from '../../../src/table/question.js';
import { position, sentFrom, type Stack } from './sample.js';

/** How many units a sheet sends to a place. */
function sentTo(sheet: Sheet, goal: Land): number {
  return [...new Set(sheet.map(({ subject }) => subject))].reduce((sum, from) => sum + sentFrom(sheet, from, goal), 0);
}

/** A combat move with these cities taken by the Axis beside those it begins with; nine of the twelve win. */
function conquered(active: Power, taken: readonly Land[], stacks: readonly Stack[]): AaState {
  const state = position(active, stacks);
  for (const land of taken) state.control[land] = 'germany';
  state.step = 'combatMove';
  return state;
}

describe('the last city that is missing', () => {
  const front: readonly Stack[] = [
    ['germany', 'west_russia', { infantry: 9, artillery: 2, tank: 2 }],
    ['germany', 'germany', { infantry: 12 }],
    ['germany', 'france', { infantry: 4 }],
    ['germany', 'italy', { infantry: 4 }],
    ['ussr', 'russia', { infantry: 12, tank: 1 }],
  ];

  it('is attacked at odds at which no other is', () => {
    const one = conquered('germany', ['west_russia', 'karelia_ssr'], front);
    const last = conquered('germany', ['west_russia', 'karelia_ssr', 'india'], front);
    expect([citiesHeld(one, 'axis'), citiesHeld(last, 'axis')]).toEqual([7, 8]);
    expect(sentTo(attacks(one, usualManner), 'russia')).toBe(0);
    expect(sentTo(attacks(last, usualManner), 'russia')).toBe(13);
  });

  it('is not worth more where the enemy still moves and takes it back', () => {
    const guarded: readonly Stack[] = [...front, ['uk', 'caucasus', { infantry: 10, tank: 10 }]];
    const state = conquered('germany', ['west_russia', 'karelia_ssr', 'india'], guarded);
    expect(sentTo(attacks(state, usualManner), 'russia')).toBe(0);
  });

  it('is struck at for an ally who finishes it in the same round', () => {
    const siege = (japan: number): AaState =>
      conquered(
        'germany',
        ['west_russia', 'karelia_ssr', 'india', 'kazakh_ssr'],
        [
          ...front.slice(0, 4),
          ['ussr', 'russia', { infantry: 20, fighter: 2 }],
          ['japan', 'kazakh_ssr', { infantry: 6, tank: japan }],
        ],
      );
    expect(sentTo(attacks(siege(0), usualManner), 'russia')).toBe(0);
    expect(sentTo(attacks(siege(12), usualManner), 'russia')).toBe(13);
  });
});

describe('nine cities of the enemy', () => {
  const shore: readonly Stack[] = [
    ['usa', 'finland', { infantry: 4 }],
    ['germany', 'karelia_ssr', { infantry: 3 }],
    ['germany', 'germany', { infantry: 10 }],
  ];

  it('are made eight at any price before the round ends', () => {
    const eight = conquered('usa', ['karelia_ssr', 'india'], shore);
    const nine = conquered('usa', ['karelia_ssr', 'india', 'russia'], shore);
    for (const state of [eight, nine]) state.control.finland = 'usa';
    expect(sentTo(attacks(eight, usualManner), 'karelia_ssr')).toBe(0);
    expect(sentTo(attacks(nine, usualManner), 'karelia_ssr')).toBe(4);
  });
});

describe('nine cities of its own', () => {
  it('are guarded as the game that they win', () => {
    const guardsOf = (taken: readonly Land[]): number => {
      const state = conquered('germany', taken, [
        ['germany', 'france', { infantry: 20 }],
        ['germany', 'germany', { infantry: 20 }],
        ['germany', 'italy', { infantry: 6 }],
        ['uk', 'united_kingdom', { infantry: 4, tank: 4, fighter: 3 }],
        ['uk', 'sz8', { transport: 4 }],
        ['ussr', 'archangel', { infantry: 1 }],
      ]);
      state.step = 'noncombat';
      const stays = garrisons(state, perilsNow(state), perilsNow(state, 2));
      return state.units.filter(({ id, space }) => space === 'france' && stays.has(id)).length;
    };
    const eight = guardsOf(['karelia_ssr', 'india']);
    expect(guardsOf(['karelia_ssr', 'india', 'russia'])).toBeGreaterThan(eight);
  });
});

describe('Hawaii', () => {
  it('is worth no more than its income where it is no victory city', () => {
    const state = position('japan', []);
    expect(worthOf(state, 'hawaiian_islands')).toBe(2.5);
  });
});
