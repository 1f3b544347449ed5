// When computer players of Axis & Allies 1942 concede.
import { describe, expect, it } from 'vitest';
import { wouldEnd } from '../../../src/games/axis-and-allies-1942/computer/concession.js';
import { powers, type Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import { territories, type Land } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { position, put, type Stack } from './sample.js';

const would = (state: AaState): readonly Power[] =>
  powers.filter((power) => wouldEnd(view(state, power), power) === 'concede');

/** A war in which somebody else has taken these lands. */
function war(stacks: readonly Stack[], taken: Readonly<Partial<Record<Land, Power>>>): AaState {
  const state = position('ussr', stacks);
  for (const [land, power] of Object.entries(taken) as [Land, Power][]) state.control[land] = power;
  return state;
}

const strong = { infantry: 80, fighter: 10 } as const;
const weak = { infantry: 10 } as const;

describe('a concession', () => {
  it('is nothing anybody thinks of as the war begins', () => {
    expect(would(setup(optionsSchema.parse({})).state)).toEqual([]);
  });

  it('comes of every power of a side that has lost a capital, and has less than half of what the other has', () => {
    const allies: readonly Stack[] = [
      ['uk', 'united_kingdom', strong],
      ['usa', 'eastern_united_states', strong],
    ];
    const lost = war([...allies, ['japan', 'japan', weak]], { germany: 'uk', italy: 'usa', france: 'uk' });
    expect(would(lost)).toEqual(['germany', 'japan']);
  });

  it('does not come while a side has all its capitals, however few are left, nor when an ally stands in one', () => {
    const many: readonly Stack[] = [
      ['uk', 'united_kingdom', { infantry: 300 }],
      ['germany', 'germany', weak],
      ['japan', 'japan', weak],
    ];
    expect(would(war(many, {}))).toEqual([]);
    expect(would(war(many, { germany: 'japan' }))).toEqual([]);
    expect(would(war(many, { germany: 'uk' }))).toEqual(['germany', 'japan']);
  });

  it('comes at less than four tenths of what the other side has', () => {
    const without = { ...war([], { germany: 'uk' }), treasury: { ussr: 0, germany: 0, uk: 0, japan: 0, usa: 0 } };
    for (const land of Object.keys(without.control) as Land[]) if (land !== 'germany') without.control[land] = 'japan';
    // Japan has all that brings in, and the Allies what Germany does.
    const income = Object.values(territories).reduce((sum, { ipc }) => sum + 3 * ipc, 0) - 3 * territories.germany.ipc;
    const enemy = (parts: number): AaState => {
      const state = { ...without, units: [] };
      put(state, 'uk', 'germany', { infantry: Math.ceil((income / parts - 3 * territories.germany.ipc) / 3) + 1 });
      return state;
    };
    expect(would(enemy(0.39))).toEqual(['germany', 'japan']);
    expect(would(enemy(0.42))).toEqual([]);
    const saved = enemy(0.39);
    saved.treasury.germany = 40;
    expect(would(saved)).toEqual([]);
  });

  it('does not come with a capital while the army is as large as the enemy’s', () => {
    const even = war(
      [
        ['uk', 'united_kingdom', strong],
        ['usa', 'eastern_united_states', strong],
        ['germany', 'russia', strong],
      ],
      {
        russia: 'germany',
      },
    );
    expect(would(even)).toEqual([]);
  });

  it('counts what comes in, too', () => {
    const fallen = { russia: 'germany', ukraine: 'germany', caucasus: 'germany' } as const;
    const beaten = war(
      [
        ['germany', 'russia', strong],
        ['uk', 'united_kingdom', { infantry: 20 }],
      ],
      fallen,
    );
    expect(would(beaten)).toEqual([]);
  });

  it('counts what has been bought and stands nowhere yet, on either side', () => {
    const taken = { germany: 'uk', italy: 'usa' } as const;
    const stacks = (enemy: number): readonly Stack[] => [
      ['uk', 'united_kingdom', { infantry: enemy }],
      ['japan', 'japan', { infantry: 40 }],
    ];
    const buying = (active: Power, enemy: number, bought: AaState['bought']): AaState => ({
      ...war(stacks(enemy), taken),
      active,
      bought,
    });
    // Without purchases the line runs just below so many.
    let least = 512;
    for (let step = 256; step >= 1; step /= 2) if (would(buying('ussr', least - step, {})).length > 0) least -= step;
    expect(would(buying('ussr', least, {}))).toEqual(['germany', 'japan']);
    expect(would(buying('japan', least, { infantry: 5 }))).toEqual([]);
    expect(would(buying('uk', least - 1, { fighter: 1 }))).toEqual(['germany', 'japan']);
    expect(would(buying('uk', least - 1, {}))).toEqual([]);
  });
});
