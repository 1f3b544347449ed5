// What a word of a computer player of Diplomacy weighs: by the turns in which something stood, each word for itself.
import { describe, expect, it } from 'vitest';
import { pactFor } from '../../../../src/games/diplomacy/computer/accords.js';
import { lettersOf } from '../../../../src/games/diplomacy/computer/proposals.js';
import { powers, type Power } from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import type { Proposal, Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState, MovesRecord, Season } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Dispatch } from '../../../../src/table/envoy.js';

const start = setup(options.parse({})).state;

function at(year: number, season: Season, more: Partial<DiplomacyState> = {}): DiplomacyState {
  return { ...start, year, season, ...more };
}

function agreed(to: Power, year: number, until: number): Dispatch<Said> {
  const said: Proposal = { kind: 'peace', voice: 'warm', year, season: 'spring', until };
  return { from: 'austria', to, said, accepted: true };
}

/** What breaking each word costs Austria in the spring of 1910, by whom it was given to. */
function prices(letters: readonly Dispatch<Said>[]): Readonly<Partial<Record<Power, number>>> {
  const pact = pactFor(viewOf(at(1910, 'spring'), 'austria'), 'austria', 'austria', letters);
  const words = pact?.words ?? [];
  return Object.fromEntries(
    words.flatMap(({ partners, worthBreaking }) => partners.map((one) => [one, worthBreaking] as const)),
  );
}

describe('trust', () => {
  it('grows only while something stands between two', () => {
    const { russia: fresh } = prices([agreed('russia', 1910, 1911)]);
    const { russia: renewed } = prices([agreed('russia', 1901, 1902), agreed('russia', 1910, 1911)]);
    const { russia: kept } = prices([agreed('russia', 1901, 1911)]);
    // Two years of peace are four turns, nine are eighteen.
    const perTurn = ((renewed ?? 0) - (fresh ?? 0)) / 4;
    expect(perTurn).toBeGreaterThan(0);
    expect(kept).toBe((fresh ?? 0) + 18 * perTurn);
  });

  it('in one of two protects the other in nothing', () => {
    const alone = prices([agreed('russia', 1910, 1911)]);
    const both = prices([agreed('russia', 1910, 1911), agreed('turkey', 1901, 1911)]);
    expect(both.russia).toBe(alone.russia);
    expect(both.turkey).toBeGreaterThan(both.russia ?? Infinity);
  });
});

it('tells of a broken word though something was proposed in the same turn, which was played anew', () => {
  const units = [{ power: 'russia', type: 'A', at: 'gal' }] as const;
  const moves: MovesRecord = {
    phase: 'movement',
    owners: null,
    year: 1901,
    season: 'spring',
    before: units,
    orders: [
      {
        power: 'russia',
        unit: units[0],
        order: { kind: 'move', unit: 'gal', to: 'vie', via: false },
        verdict: 'fails',
        why: 'bounced',
        route: 'land',
        dislodged: false,
      },
    ],
  };
  const state = at(1901, 'autumn', { moves });
  const border = { kind: 'border', voice: 'warm', year: 1901, season: 'autumn', until: 1902, province: 'gal' } as const;
  const letters: readonly Dispatch<Said>[] = [
    agreed('russia', 1901, 1902),
    { from: 'austria', to: 'russia', said: border, accepted: null },
  ];
  const write = (known: readonly Dispatch<Said>[]): readonly Said[] =>
    lettersOf({
      view: viewOf(state, 'austria'),
      seat: 'austria',
      letters: known,
      to: powers.filter((power) => power === 'russia'),
      away: [],
      dice: new SeededDice('told'),
    }).map(({ said }) => said);
  const broken = { kind: 'broken', year: 1901, season: 'autumn' } as const;
  expect(write(letters)).toEqual([broken]);
  expect(write([...letters, { from: 'austria', to: 'russia', said: broken, accepted: null }])).toEqual([]);
});
