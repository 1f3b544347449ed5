// The land combat table and the partisan tables.
import type { Nation } from './nations.js';

export const lowestColumn = -4;
export const highestColumn = 8;

/** Rows for a roll of 1 to 16, columns -4 to +8: attacker's hits/defender's hits. `s0` is 1 for a Soviet attacker; `G` is one less against Germans alone on turns 1-6. */
export const combatTable: readonly (readonly string[])[] = [
  '3/0 3/0 3/0 3/0 3/0 3/0 3/0 3/1G 3/1 3/1 3/2 2/2 2/3G'.split(' '),
  '3/0 3/0 3/0 3/0 3/0 3/0 3/0 3/1G 3/1 2/2G 2/2 2/2 2/3'.split(' '),
  '3/0 3/0 3/0 3/0 3/0 3/0 3/1G 2/1 2/1 2/2 2/2 2/3G 1/3'.split(' '),
  '3/0 3/0 3/0 3/0 3/0 2/0 2/1G 2/1 2/2G 2/2 1/2 1/3 1/3'.split(' '),
  '3/0 3/0 3/0 2/0 2/0 2/1G 2/1 2/1 1/2 1/2 1/3G 1/3 1/3'.split(' '),
  '3/0 2/0 2/0 2/0 2/0 2/1G 1/1 1/2G 1/2 1/2 1/3 s0/3 s0/4G'.split(' '),
  '2/0 2/0 2/0 2/0 1/1G 1/1 1/1 1/2 1/2 s0/3G s0/3 0/3 0/4'.split(' '),
  '2/0 2/0 1/0 1/0 1/1G 1/1 1/2G s0/2 s0/2 0/3 0/3 0/4G 0/4'.split(' '),
  '1/0 1/0 1/0 1/1G 1/1 s0/1 s0/2 0/2 0/3G 0/3 0/3 0/4 0/4'.split(' '),
  '1/0 1/0 1/0 s0/1G s0/1 0/2G 0/2 0/2 0/3 0/3 0/4G 0/4 0/4'.split(' '),
  '1/0 s0/0 s0/1G 0/1 0/1 0/2 0/2 0/3G 0/3 0/3 0/4 0/4 0/4'.split(' '),
  's0/0 0/0 0/1G 0/1 0/2G 0/2 0/2 0/3 0/3 0/4G 0/4 0/4 0/4'.split(' '),
  '0/0 0/1G 0/1 0/1 0/2 0/2 0/3G 0/3 0/3 0/4 0/4 0/4 0/4'.split(' '),
  '0/0 0/1G 0/1 0/2G 0/2 0/2 0/3 0/3 0/4G 0/4 0/4 0/4 0/4'.split(' '),
  '0/1G 0/1 0/1 0/2 0/2 0/3G 0/3 0/3 0/4 0/4 0/4 0/4 0/4'.split(' '),
  '0/1G 0/1 0/2G 0/2 0/2 0/3 0/3 0/4G 0/4 0/4 0/4 0/4 0/4'.split(' '),
];

/** Where partisans rise by the sum of two dice; anywhere outside Africa for null. */
export const partisanTables: Readonly<Record<'soviet' | 'western', Readonly<Record<number, Nation | null>>>> = {
  soviet: {
    2: null,
    3: 'slovakia',
    4: 'ostland',
    5: 'poland',
    6: 'ukraine',
    7: 'soviet-union',
    8: 'serbia',
    9: 'croatia',
    10: 'montenegro',
    11: 'greece',
    12: null,
  },
  western: {
    2: null,
    3: 'norway',
    4: 'netherlands',
    5: 'italy',
    6: 'france',
    7: 'france',
    8: 'greece',
    9: 'serbia',
    10: 'belgium',
    11: 'albania',
    12: null,
  },
};
