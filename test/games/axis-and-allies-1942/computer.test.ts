// The computer player of Axis & Allies 1942 beats chance on both sides.
import { describe, expect, it } from 'vitest';
import { sideOf, type Power, type Side } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { placings } from '../../../src/games/axis-and-allies-1942/computer/place.js';
import { purchases } from '../../../src/games/axis-and-allies-1942/computer/buy.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { position, type Stack } from './sample.js';
import { asComputer, atRandom, playOut } from '../../support/contract.js';

const game: AnyGame = axisAndAllies1942;

describe('an army across the sea', () => {
  it('goes aboard and is landed where a way leads to the enemy', () => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 6, artillery: 2 }],
      ['usa', 'sz11', { transport: 2, destroyer: 1 }],
      ['germany', 'germany', { infantry: 4 }],
    ]);
    state.step = 'noncombat';
    const sailing = advances(state, usualManner).filter(({ path }) => path.length > 1);
    expect(sailing.length).toBeGreaterThan(0);
    for (const { subject } of sailing) expect(subject).toBe('eastern_united_states');
  });

  it('is given ships when it cannot leave, and no half a fleet that would be sunk', () => {
    const waiting: readonly Stack[] = [
      ['uk', 'united_kingdom', { infantry: 8, artillery: 2, fighter: 2 }],
      ['germany', 'germany', { infantry: 4 }],
    ];
    expect(purchases(position('uk', waiting), usualManner)['transport']).toBeGreaterThan(0);
    const beset = position('uk', [...waiting, ['germany', 'northwestern_europe', { fighter: 6, bomber: 3 }]]);
    expect(purchases(beset, usualManner)['transport'] ?? 0).toBe(0);
  });

  it('does not leave a city to walk in: what it needs stays', () => {
    const state = position('germany', [
      ['germany', 'france', { infantry: 3, tank: 1 }],
      ['uk', 'united_kingdom', { infantry: 2 }],
      ['ussr', 'russia', { infantry: 5 }],
    ]);
    state.step = 'noncombat';
    const gone = advances(state, usualManner)
      .filter(({ subject }) => subject === 'france')
      .reduce((sum, { units = {} }) => sum + Object.values(units).reduce((all, count) => all + count, 0), 0);
    expect(gone).toBeLessThan(4);
  });
});

describe('an army that nobody attacks', () => {
  it('does not march on a raider of a poor coast, and gathers where its ships come', () => {
    const state = position('usa', [
      ['usa', 'eastern_canada', { infantry: 6 }],
      ['usa', 'western_united_states', { infantry: 3 }],
      ['japan', 'alaska', { infantry: 1 }],
      ['germany', 'germany', { infantry: 4 }],
    ]);
    state.step = 'noncombat';
    const goals = advances(state, usualManner).map(({ path }) => path.at(-1));
    expect(goals).toContain('eastern_united_states');
    expect(goals).not.toContain('western_canada');
  });

  it('is never shipped to where it could walk', () => {
    const state = position('usa', [
      ['usa', 'eastern_united_states', { infantry: 6 }],
      ['usa', 'sz11', { transport: 3, destroyer: 2 }],
      ['germany', 'germany', { infantry: 4 }],
    ]);
    state.step = 'noncombat';
    for (const { path } of advances(state, usualManner)) expect(path.at(-1)).not.toBe('eastern_canada');
  });
});

describe('aircraft', () => {
  const beset: readonly Stack[] = [
    ['ussr', 'russia', { infantry: 6, artillery: 1 }],
    ['germany', 'west_russia', { infantry: 6, artillery: 3, tank: 2 }],
    ['uk', 'egypt', { infantry: 2 }],
    ['uk', 'persia', { infantry: 1, fighter: 2 }],
  ];

  it('fly to where an army of their side can be helped to hold', () => {
    const state = position('uk', beset);
    state.step = 'noncombat';
    expect(advances(state, usualManner)).toContainEqual({ subject: 'persia', units: { fighter: 2 }, path: ['russia'] });
  });

  it('do not fly to where all is lost', () => {
    const state = position('uk', [...beset, ['germany', 'west_russia', { infantry: 20, tank: 12 }]]);
    state.step = 'noncombat';
    expect(advances(state, usualManner).filter(({ path }) => path.at(-1) === 'russia')).toEqual([]);
  });
});

describe('an army before the enemy', () => {
  const besieged: readonly Stack[] = [
    ['ussr', 'russia', { infantry: 12, artillery: 3, tank: 2 }],
    ['germany', 'west_russia', { infantry: 3, tank: 2 }],
    ['germany', 'germany', { infantry: 4 }],
  ];
  const goals = (state: ReturnType<typeof position>): readonly (string | undefined)[] =>
    advances(state, usualManner).map(({ path }) => path.at(-1));

  it('leaves its capital to beat who stands before it, when nobody else could come', () => {
    const state = position('ussr', besieged);
    state.step = 'combatMove';
    expect(attacks(state, usualManner).map(({ path }) => path.at(-1))).toContain('west_russia');
  });

  it('stays in its capital while a third would walk in', () => {
    const state = position('ussr', [...besieged, ['germany', 'caucasus', { infantry: 16, tank: 6 }]]);
    state.control.caucasus = 'germany';
    state.step = 'combatMove';
    const gone = attacks(state, usualManner).flatMap(({ subject, units = {} }) =>
      subject === 'russia' ? Object.values(units) : [],
    );
    expect(gone.reduce((sum, count) => sum + count, 0)).toBeLessThan(6);
  });

  it('marches to where all together can stand, and not where they would only be lost', () => {
    const few: readonly Stack[] = [
      ['germany', 'poland', { infantry: 4 }],
      ['ussr', 'west_russia', { infantry: 2 }],
      ['ussr', 'russia', { infantry: 2 }],
    ];
    const open = position('germany', [...few, ['germany', 'belorussia', { infantry: 1 }]]);
    open.control.west_russia = 'ussr';
    open.control.karelia_ssr = 'germany';
    open.step = 'noncombat';
    expect(goals(open)).toContain('belorussia');
    const deadly = position('germany', [...few, ['ussr', 'west_russia', { infantry: 12, tank: 8 }]]);
    deadly.control.west_russia = 'ussr';
    deadly.step = 'noncombat';
    expect(goals(deadly)).not.toContain('belorussia');
  });

  it('comes back to a capital that it saves, whatever it leaves', () => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 17 }],
      ['ussr', 'caucasus', { infantry: 11, artillery: 2 }],
      ['germany', 'west_russia', { infantry: 7, artillery: 3, tank: 2 }],
      ['germany', 'ukraine_ssr', { tank: 10 }],
    ]);
    state.step = 'noncombat';
    expect(advances(state, usualManner)).toContainEqual({
      subject: 'caucasus',
      units: { infantry: 11 },
      path: ['russia'],
    });
  });

  it('is joined by new units at the front, and in its capital where that is in danger', () => {
    const held: readonly Stack[] = [
      ['japan', 'india', { infantry: 6, artillery: 2 }],
      ['japan', 'japan', { infantry: 2 }],
      ['uk', 'persia', { infantry: 2 }],
    ];
    const placedIn = (stacks: readonly Stack[]): readonly (string | undefined)[] => {
      const state = position('japan', stacks);
      state.control.india = 'japan';
      state.heldAtStart = [...state.heldAtStart, 'india'];
      state.step = 'mobilize';
      state.bought = { infantry: 3 };
      return placings(state).map(({ path }) => path[0]);
    };
    expect(placedIn(held)).toEqual(['india']);
    const landing: Stack = ['usa', 'sz60', { transport: 4, battleship: 1 }];
    expect(placedIn([...held, landing, ['usa', 'buryatia_ssr', { infantry: 4, tank: 4 }]])).toEqual(['japan']);
  });
});

describe('a fleet', () => {
  it('that aircraft would sink is built around a carrier, and fighters fly to meet it', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 8, artillery: 2, fighter: 2 }],
      ['germany', 'northwestern_europe', { fighter: 5 }],
    ]);
    state.treasury.uk = 40;
    expect(purchases(state, usualManner)).toMatchObject({ carrier: 1 });
    state.step = 'noncombat';
    state.bought = { carrier: 1, transport: 2 };
    const [flight] = advances(state, usualManner).filter(({ units }) => units?.['fighter'] === 2);
    expect(flight?.path[0]).toMatch(/^sz/u);
  });
});

describe('the computer player', () => {
  it.each(['axis', 'allies'] as const)('wins as the %s against chance', { timeout: 180_000 }, (side: Side) => {
    const computer = asComputer(game);
    const { outcome } = playOut(game, game.options.parse({ lastRound: 4 }), {
      seed: `computer as ${side}`,
      chooser: (open, replayed, dice) =>
        (sideOf(open.question.seat as Power) === side ? computer : atRandom)(open, replayed, dice),
    });
    expect(outcome?.winners.map((seat) => sideOf(seat as Power))).toContain(side);
    expect(outcome?.kind).toBe('win');
  });
});
