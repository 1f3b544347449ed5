// Under which heading a die counts in the statistics of luck.
import type { Luck } from '../../../table/luck.js';
import { say } from './names.js';

/** The heading of what a die was rolled for; it hits up to the number named with it, and bombs serve by how high they are. */
export function luck(why: string): Luck {
  const value = /\d+$/.exec(why)?.[0];
  const good = value === undefined ? 'high' : Number(value);
  if (why.startsWith('attack') || why.startsWith('bombard')) return { name: say('luck.attack'), good };
  return { name: say(why.startsWith('defense') ? 'luck.defense' : 'luck.other'), good };
}
