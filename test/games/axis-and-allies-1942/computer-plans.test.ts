// What the computer player of Axis & Allies 1942 foresees: odds of battles, answers in two turns, where ships and bombers belong.
import { describe, expect, it } from 'vitest';
import { advances } from '../../../src/games/axis-and-allies-1942/computer/advance.js';
import { attacks } from '../../../src/games/axis-and-allies-1942/computer/attack.js';
import { purchases } from '../../../src/games/axis-and-allies-1942/computer/buy.js';
import { forecast } from '../../../src/games/axis-and-allies-1942/computer/forecast.js';
import { usualManner } from '../../../src/games/axis-and-allies-1942/computer/manner.js';
import { placings } from '../../../src/games/axis-and-allies-1942/computer/place.js';
import { unitTypes, type UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { contestOf } from '../../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { exactOdds } from '../../../src/games/axis-and-allies-1942/rules/odds/exact.js';
import { beginTurn } from '../../../src/games/axis-and-allies-1942/rules/turn.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Sheet } from '../../../src/table/question.js';
import { position, put, type Stack } from './sample.js';

type Force = Readonly<Partial<Record<UnitType, number>>>;

const typesOf = (force: Force): readonly { readonly type: UnitType }[] =>
  unitTypes.flatMap((type) => Array.from({ length: force[type] ?? 0 }, () => ({ type })));

/** How many units a sheet sends to a place. */
function sentTo(sheet: Sheet, goal: string): number {
  return sheet
    .filter(({ path }) => path.at(-1) === goal)
    .reduce((sum, { units = {} }) => sum + Object.values(units).reduce((all, count) => all + count, 0), 0);
}

describe('the odds of a battle', () => {
  const battles: readonly (readonly [Force, Force])[] = [
    [{ infantry: 2 }, { infantry: 1 }],
    [{ infantry: 3, artillery: 1 }, { infantry: 3 }],
    [{ infantry: 1, fighter: 2 }, { infantry: 2 }],
    [
      { infantry: 6, artillery: 2, tank: 2 },
      { infantry: 6, tank: 1 },
    ],
    [
      { infantry: 10, tank: 4, fighter: 2 },
      { infantry: 14, artillery: 2 },
    ],
    [{ tank: 5 }, { infantry: 3, fighter: 1 }],
    [
      { infantry: 4, fighter: 2 },
      { infantry: 4, artillery: 1 },
    ],
  ];

  it.each(battles)('are near the exact ones: %o against %o', (attack, defense) => {
    const state = position('germany', []);
    for (const unit of put(state, 'germany', 'russia', attack)) unit.task = 'battle';
    put(state, 'ussr', 'russia', defense);
    const exact = exactOdds(contestOf(state, { space: 'russia', kind: 'land', round: 0 }));
    const { chance } = forecast(typesOf(attack), typesOf(defense));
    expect(Math.abs(chance - exact.win)).toBeLessThan(0.12);
  });
});

describe('an army', () => {
  it('of the USSR opens with a blow in strength, not with a few here and there', () => {
    const { state } = setup(optionsSchema.parse({}));
    state.active = 'ussr';
    beginTurn(state);
    state.step = 'combatMove';
    state.bought = { infantry: 8 };
    expect(sentTo(attacks(state, usualManner), 'west_russia')).toBeGreaterThan(9);
  });

  it('does not chase a raider while its capital waits for an army two marches away', () => {
    const state = position('ussr', [
      ['ussr', 'russia', { infantry: 3 }],
      ['ussr', 'archangel', { infantry: 12 }],
      ['japan', 'evenki_national_okrug', { infantry: 2 }],
      ['germany', 'ukraine_ssr', { infantry: 9, artillery: 3, tank: 3 }],
      ['germany', 'karelia_ssr', { infantry: 3 }],
    ]);
    state.control.evenki_national_okrug = 'japan';
    state.control.ukraine_ssr = 'germany';
    state.control.karelia_ssr = 'germany';
    state.step = 'combatMove';
    expect(sentTo(attacks(state, usualManner), 'evenki_national_okrug')).toBeLessThan(6);
    state.step = 'noncombat';
    expect(sentTo(advances(state, usualManner), 'russia')).toBeGreaterThan(6);
  });

  it('sends no more to a beset city than it needs', () => {
    const state = position('germany', [
      ['germany', 'germany', { infantry: 20 }],
      ['germany', 'france', { infantry: 1 }],
      ['uk', 'united_kingdom', { infantry: 4 }],
      ['uk', 'sz8', { transport: 2, destroyer: 1 }],
    ]);
    state.step = 'noncombat';
    const sent = sentTo(advances(state, usualManner), 'france');
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(12);
  });
});

describe('who comes to a besieged capital', () => {
  it('comes by air where no ship comes in time', () => {
    const besieged: readonly Stack[] = [
      ['ussr', 'russia', { infantry: 6 }],
      ['uk', 'united_kingdom', { infantry: 6 }],
    ];
    const fighters = (state: AaState): number => purchases(state, usualManner)['fighter'] ?? 0;
    const near: Stack = ['germany', 'ukraine_ssr', { infantry: 8, artillery: 3, tank: 4 }];
    expect(fighters(position('uk', [...besieged, near]))).toBeGreaterThanOrEqual(2);
    expect(fighters(position('uk', [...besieged, ['japan', 'manchuria', { infantry: 4 }]]))).toBe(0);
  });
});

describe('bombers', () => {
  it('raid a complex when nothing better waits for them', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 4, bomber: 1 }],
      ['germany', 'germany', { infantry: 8 }],
    ]);
    state.step = 'combatMove';
    expect(attacks(state, usualManner)).toEqual([
      { subject: 'united_kingdom', units: { bomber: 1 }, path: ['germany', 'raid'] },
    ]);
  });
});

describe('ships', () => {
  it('leave a zone in which they would be sunk', () => {
    const state = position('uk', [
      ['uk', 'sz6', { transport: 2, destroyer: 1 }],
      ['germany', 'belorussia', { infantry: 2, fighter: 4 }],
    ]);
    state.step = 'noncombat';
    const [order] = advances(state, usualManner).filter(({ subject }) => subject === 'sz6');
    expect(order?.units).toEqual({ transport: 2, destroyer: 1 });
  });

  it('are built where they are not sunk', () => {
    const state = position('uk', [
      ['uk', 'united_kingdom', { infantry: 2 }],
      ['germany', 'belorussia', { fighter: 2 }],
    ]);
    state.step = 'mobilize';
    state.bought = { transport: 1, infantry: 1 };
    const [ship] = placings(state).filter(({ units = {} }) => 'transport' in units);
    expect(ship?.path[0]).not.toBe('sz6');
  });
});
