// Under which heading a die counts in the statistics of luck.
import type { Luck } from '../../../table/luck.js';
import { say } from './names.js';

const cardsAndLots = ['first hand', 'order marker', 'deck', 'event', 'card for', 'shortage'];

/** The heading of what a die was rolled for; none for cards and lots. In combat high numbers serve the attacker. */
export function luck(why: string): Luck | null {
  if (why === 'combat') return { name: say('luck.combat'), good: 'high' };
  if (why === 'weather') return { name: say('luck.weather'), good: null };
  return cardsAndLots.some((lot) => why.startsWith(lot)) ? null : { name: say('luck.other'), good: null };
}
