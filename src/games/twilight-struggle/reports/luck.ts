// What a die was rolled for, so that luck can be told apart.
import type { Text } from '../../../table/text.js';
import { say, sideName } from './names.js';

/**
 * Under which heading a die counts.
 * @param why what it was rolled for, as the dice keep it.
 * @returns null for shuffles and lots.
 */
export function luck(why: string): Text | null {
  const [what = '', ...rest] = why.split(' ');
  const side = rest.at(-1);
  switch (what) {
    case 'coup':
      return say('luck.coup');
    case 'war':
      return say('luck.war');
    case 'realign':
    case 'space':
      return side === 'us' || side === 'ussr' ? say(`luck.${what}`, { side: sideName(side) }) : null;
    default:
      return null;
  }
}
