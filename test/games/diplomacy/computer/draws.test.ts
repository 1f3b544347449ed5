// When computer players of Diplomacy would share a draw.
import { describe, expect, it } from 'vitest';
import { wouldEnd } from '../../../../src/games/diplomacy/computer/draws.js';
import { centres, powers, type Power, type Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { at, start } from './sample.js';

/** So many centres for each of some powers, with a unit in the first of them. */
function shared(counts: Readonly<Partial<Record<Power, number>>>, more: Partial<DiplomacyState> = {}): DiplomacyState {
  let next = 0;
  const owners: Record<string, Power> = {};
  const units: Unit[] = [];
  for (const power of powers) {
    const own = centres.slice(next, next + (counts[power] ?? 0));
    next += own.length;
    for (const id of own) owners[id] = power;
    const [first] = own;
    if (first !== undefined) units.push({ power, type: 'A', at: first });
  }
  return at(1908, 'spring', { owners, units, ...more });
}

const would = (state: DiplomacyState, seat: Power): 'draw' | null => wouldEnd(viewOf(state, seat), seat);

describe('a draw', () => {
  it('is nothing a computer player wants while all is open', () => {
    expect(powers.map((seat) => would(start, seat))).toEqual(powers.map(() => null));
    const open = shared({ france: 12, turkey: 12, russia: 10 });
    expect([would(open, 'france'), would(open, 'russia')]).toEqual([null, null]);
  });

  it('is wanted by those who cannot win once a rival lacks three centres, and not by the rival', () => {
    const near = shared({ france: 15, turkey: 10, russia: 9 });
    expect(would(near, 'turkey')).toBe('draw');
    expect(would(near, 'russia')).toBe('draw');
    expect(would(near, 'france')).toBeNull();
    expect(would(shared({ france: 14, turkey: 11, russia: 9 }), 'turkey')).toBeNull();
  });

  it('is not wanted by one of two who are both near', () => {
    const race = shared({ france: 16, turkey: 16, russia: 2 });
    expect(would(race, 'turkey')).toBeNull();
    expect(would(race, 'russia')).toBe('draw');
  });

  it('is wanted by all after three years in which nothing changed hands', () => {
    const still = shared({ france: 15, turkey: 10, russia: 9 }, { quietYears: 3 });
    expect(would(still, 'france')).toBe('draw');
    expect(would({ ...still, quietYears: 2 }, 'france')).toBeNull();
  });

  it('is none for who is out of the game', () => {
    expect(would(shared({ france: 15, turkey: 10, russia: 9 }), 'italy')).toBeNull();
  });

  it('counts the centres of a side together where sides win', () => {
    const two = setup(options.parse({ variant: 'two' })).state;
    const dealt = (counts: Readonly<Partial<Record<Power, number>>>): DiplomacyState => {
      const { owners, units } = shared(counts);
      return { ...two, owners, units };
    };
    expect(would(dealt({ england: 11, france: 10, austria: 8 }), 'austria')).toBe('draw');
    expect(would(dealt({ england: 11, france: 9, austria: 8 }), 'austria')).toBeNull();
  });
});
