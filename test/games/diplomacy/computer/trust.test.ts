// What a word of a computer player of Diplomacy weighs: by the turns in which something stood, each word for itself.
import { describe, expect, it } from 'vitest';
import { pactFor } from '../../../../src/games/diplomacy/computer/accords.js';
import { lettersOf } from '../../../../src/games/diplomacy/computer/proposals.js';
import type { Power } from '../../../../src/games/diplomacy/data/geography.js';
import type { Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { at, letter, record, type Letter } from './sample.js';

function agreed(to: Power, year: number, until: number): Letter {
  return letter('austria', to, { kind: 'peace', voice: 'warm', year, season: 'spring', until }, true);
}

/** What breaking each word costs Austria in the spring of 1910, by whom it was given to. */
function prices(letters: readonly Letter[]): Readonly<Partial<Record<Power, number>>> {
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
  const moves = record(
    1901,
    'spring',
    [{ power: 'russia', type: 'A', at: 'gal' }],
    [['russia', { kind: 'move', unit: 'gal', to: 'vie', via: false }]],
  );
  const state = at(1901, 'autumn', { moves });
  const border = { kind: 'border', voice: 'warm', year: 1901, season: 'autumn', until: 1902, province: 'gal' } as const;
  const letters: readonly Letter[] = [agreed('russia', 1901, 1902), letter('austria', 'russia', border)];
  const write = (known: readonly Letter[]): readonly Said[] =>
    lettersOf({
      view: viewOf(state, 'austria'),
      seat: 'austria',
      letters: known,
      to: ['russia'],
      away: [],
      dice: new SeededDice('told'),
    }).map(({ said }) => said);
  const broken = { kind: 'broken', year: 1901, season: 'autumn' } as const;
  expect(write(letters)).toEqual([broken]);
  expect(write([...letters, letter('austria', 'russia', broken)])).toEqual([]);
});
