// Under which heading a die counts in the statistics of luck.
import type { Text } from '../../../table/text.js';
import { say } from './names.js';

/** The heading of what a die was rolled for. */
export function luck(why: string): Text | null {
  if (why.startsWith('attack') || why.startsWith('bombard')) return say('luck.attack');
  return say(why.startsWith('defense') ? 'luck.defense' : 'luck.other');
}
