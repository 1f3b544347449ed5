// What the computer player of Diplomacy builds and removes, as a sensible player would.
import { expect, it } from 'vitest';
import { chooseAdjustments } from '../../../../src/games/diplomacy/computer/adjustments.js';
import type { Position } from '../../../../src/games/diplomacy/computer/position.js';
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { ownersOf } from './sample.js';

const seeds = Array.from({ length: 8 }, (_, n) => `seed ${n}`);

function winter(units: readonly Unit[], owned: Partial<Record<Power, readonly string[]>>): Position {
  return { units, owners: ownersOf(owned), season: 'autumn', year: 1904 };
}

it('removes who is far from everything, and keeps who guards a centre or has taken one', () => {
  const position = winter(
    [
      { power: 'france', type: 'A', at: 'par' },
      { power: 'france', type: 'A', at: 'bel' },
      { power: 'france', type: 'F', at: 'bar' },
      { power: 'germany', type: 'A', at: 'bur' },
      { power: 'germany', type: 'A', at: 'ruh' },
    ],
    { france: ['par', 'bel'], germany: ['mun', 'kie'] },
  );
  for (const seed of seeds)
    expect(chooseAdjustments(position, 'france', new SeededDice(seed))).toEqual([{ kind: 'remove', at: 'bar' }]);
});

it('builds a fleet for England with armies alone, and an army for Austria with fleets alone', () => {
  const england = winter(
    [
      { power: 'england', type: 'A', at: 'nwy' },
      { power: 'england', type: 'A', at: 'bel' },
    ],
    { england: ['lon', 'lvp', 'nwy'] },
  );
  const austria = winter(
    [
      { power: 'austria', type: 'F', at: 'adr' },
      { power: 'austria', type: 'F', at: 'gre' },
    ],
    { austria: ['vie', 'tri', 'gre'] },
  );
  for (const seed of seeds) {
    expect(chooseAdjustments(england, 'england', new SeededDice(seed))).toMatchObject([{ kind: 'build', type: 'F' }]);
    expect(chooseAdjustments(austria, 'austria', new SeededDice(seed))).toMatchObject([{ kind: 'build', type: 'A' }]);
  }
});
