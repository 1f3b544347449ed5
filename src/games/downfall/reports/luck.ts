// Under which heading a die counts in the statistics of luck.
import type { Text } from '../../../table/text.js';
import { say } from './names.js';

const cardsAndLots = ['first hand', 'order marker', 'deck', 'event', 'card for', 'shortage'];

/** The heading of what a die was rolled for; none for cards and lots. */
export function luck(why: string): Text | null {
  if (why === 'combat') return say('luck.combat');
  if (why === 'weather') return say('luck.weather');
  return cardsAndLots.some((lot) => why.startsWith(lot)) ? null : say('luck.other');
}
