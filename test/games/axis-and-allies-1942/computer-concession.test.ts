// When computer players of Axis & Allies 1942 concede.
import { describe, expect, it } from 'vitest';
import { wouldEnd } from '../../../src/games/axis-and-allies-1942/computer/concession.js';
import { powers, type Power } from '../../../src/games/axis-and-allies-1942/data/powers.js';
import type { Land } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { optionsSchema } from '../../../src/games/axis-and-allies-1942/options.js';
import { setup } from '../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import { position, type Stack } from './sample.js';

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

  it('does not come while all capitals are held, however few are left', () => {
    const few = war(
      [
        ['uk', 'united_kingdom', strong],
        ['germany', 'germany', weak],
        ['japan', 'japan', weak],
      ],
      {},
    );
    expect(would(few)).toEqual([]);
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
});
