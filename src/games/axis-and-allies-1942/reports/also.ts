// Other names by which units and spaces may be typed: what players write on forums.
import type { Text } from '../../../table/text.js';
import { isSea } from '../data/spaces.js';
import { en } from '../words/en.js';
import { harbourOf, isShips } from '../rules/shipping.js';
import { kindOf, rowOf, say, wareName } from './names.js';

type Alias = Extract<keyof typeof en, `also.${string}`>;

/** Names of what has no id of its own, or that hold a number. */
const numbered = [
  'also.zone',
  'also.ships',
  'also.zoneOfShips',
  'also.battle',
  'also.battleAtZone',
  'also.allBattles',
  'also.retreat',
  'also.lose',
  'also.apart',
  'also.tired',
] as const;

function isAlias(key: string): key is Exclude<Alias, (typeof numbered)[number]> {
  return Object.hasOwn(en, key) && !numbered.some((one) => one === key);
}

/** Short names of what has an id. */
export function alsoOf(id: string): Text | undefined {
  if (isSea(id)) return say('also.zone', { number: id.slice(2) });
  if (id.startsWith('at:')) return say('also.zoneOfShips', { number: id.slice('at:sz'.length) });
  const zone = isShips(id) ? harbourOf(id) : undefined;
  if (zone !== undefined) return say('also.ships', { number: zone.slice(2) });
  // What has moved, or carries something, is called as its kind is.
  const key = `also.${id.replace(/^(?:lose|repair|by):|\+.*$/gu, '')}`;
  if (!isAlias(key)) return undefined;
  if (!id.includes('+')) return say(key);
  const row = rowOf(id);
  const args = { names: say(key), units: kindOf(row, 2) };
  return row.left === null || row.cargo.length > 0
    ? say('also.apart', args)
    : say('also.tired', { ...args, unit: wareName(row.type), left: row.left });
}
