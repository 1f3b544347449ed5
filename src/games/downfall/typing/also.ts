// Other names by which units, and ports and beaches across the sea, may be typed.
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { regions } from '../data/seas.js';
import { say } from '../reports/names.js';
import { en } from '../words/en.js';
import { ko } from '../words/ko.js';
import { shortNames } from './unit-names.js';

/** The names of a place in both languages, a beach also without the word for it. */
export function placeNames(facts: Facts, place: string): readonly string[] {
  const beach = facts.beachAt.get(place)?.name;
  if (beach !== undefined) {
    const { title } = facts.seas.beaches[beach];
    const names = title === undefined ? [en[`beach.${beach}`], ko[`beach.${beach}`]] : [title];
    const bare = names.map((name) => name.replace(/ (?:beach|해변)$/u, ''));
    // A beach is a coast as well: 칼바도스 해안.
    return [place, ...names, ...bare, ...bare.map((name) => `${name} 해안`)];
  }
  const city = facts.cityAt.get(place);
  if (city !== undefined) return [place, en[`city.${city}`], ko[`city.${city}`]];
  const region = regions.find((one) => one === place);
  return region === undefined ? [place] : [en[`region.${region}`], ko[`region.${region}`]];
}

/** A card by its number, without what Korean puts before it: `15집단군` for 제15집단군. */
function ordinalCard(facts: Facts, id: string): string | undefined {
  const card = facts.cardIds.find((one) => one === id);
  const key = `card.${card ?? ''}` as const;
  const name = card !== undefined && Object.hasOwn(ko, key) ? ko[key as keyof typeof ko] : '';
  return /^제\d/u.test(name) ? name.slice(1) : undefined;
}

/** A beachhead that is still to be put on the map: the first of them also without its number. */
function beachheadNames(number: string): readonly string[] {
  const names = ['beachhead', 'bh', '상륙 거점', '거점', '교두보'];
  return names.flatMap((name) => [`${name} ${number}`, ...(number === '1' ? [name] : [])]);
}

/** Short names of a unit, the bare name of a place that is offered with more beside it. */
export function also(facts: Facts, id: string): Text | undefined {
  const unit = facts.unitIds.find((one) => one === id);
  if (unit !== undefined) return say('also.names', { names: shortNames(facts, unit).join(' / ') });
  const ordinal = ordinalCard(facts, id);
  if (ordinal !== undefined) return say('also.names', { names: ordinal });
  const [, number] = /^beachhead:(\d)$/u.exec(id) ?? [];
  if (number !== undefined) return say('also.names', { names: beachheadNames(number).join(' / ') });
  const place = id.startsWith('sea:') ? id.slice('sea:'.length) : id;
  const isBare = facts.hexes.has(id) && !facts.cityAt.has(id);
  if (place === id && !facts.beachAt.has(id) && !isBare) return undefined;
  // A beachhead is put before the hex that is to be landed in: each beach lies before one.
  const faced = place === id ? facts.beachAt.get(id)?.land : undefined;
  const names = [...placeNames(facts, place), ...(faced === undefined ? [] : placeNames(facts, faced))];
  return say('also.names', { names: [...new Set(names)].join(' / ') });
}
