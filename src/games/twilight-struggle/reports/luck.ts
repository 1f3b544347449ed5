// What a die was rolled for, so that luck can be told apart.
import type { Luck } from '../../../table/luck.js';
import { say, sideName } from './names.js';

/**
 * Under which heading a die counts. High numbers serve whoever rolls, low ones in the Space Race.
 * @param why what it was rolled for, as the dice keep it.
 * @returns null for shuffles and lots.
 */
export function luck(why: string): Luck | null {
  const [what = '', ...rest] = why.split(' ');
  const side = rest.at(-1);
  switch (what) {
    case 'coup':
      return { name: say('luck.coup'), good: 'high' };
    case 'war':
      return { name: say('luck.war'), good: 'high' };
    case 'realign':
    case 'space':
      return side === 'us' || side === 'ussr'
        ? { name: say(`luck.${what}`, { side: sideName(side) }), good: what === 'space' ? 'low' : 'high' }
        : null;
    default:
      return null;
  }
}
