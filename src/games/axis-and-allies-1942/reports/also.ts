// Other names by which units and spaces may be typed: what players write on forums.
import type { Text } from '../../../table/text.js';
import { isSea } from '../data/spaces.js';
import { en } from '../words/en.js';
import { say } from './names.js';

type Alias = Extract<keyof typeof en, `also.${string}`>;

function isAlias(key: string): key is Exclude<Alias, 'also.zone'> {
  return Object.hasOwn(en, key) && key !== 'also.zone';
}

/** Short names of what has an id. */
export function alsoOf(id: string): Text | undefined {
  if (isSea(id)) return say('also.zone', { number: id.slice(2) });
  const key = `also.${id.replace(/^lose:/u, '')}`;
  return isAlias(key) ? say(key) : undefined;
}
