// Finds a time zone in typed text: `Asia/Seoul`, `KST`, `UTC`, `서울`.
import { zoneNamed } from '../wall.js';

const short: Readonly<Record<string, string>> = {
  kst: 'Asia/Seoul',
  seoul: 'Asia/Seoul',
  서울: 'Asia/Seoul',
  한국: 'Asia/Seoul',
  한국시간: 'Asia/Seoul',
  jst: 'Asia/Tokyo',
  utc: 'UTC',
  gmt: 'UTC',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
};
/** A name with strokes begins where a word does: looked for from each letter, a long word costs the square of its length. */
const words = /(?<![\p{L}_])[\p{L}_]+(?:\/[\p{L}_+\-0-9]+)+|[A-Za-z]{3,5}|서울|한국\s?시간|한국/giu;

/** The first time zone a text names, and the text without it; null when it names none. */
export function zoneIn(text: string): { readonly zone: string; readonly rest: string } | null {
  for (const found of text.matchAll(words)) {
    const [word] = found;
    const zone = zoneOf(word);
    if (zone !== null) return { zone, rest: `${text.slice(0, found.index)} ${text.slice(found.index + word.length)}` };
  }
  return null;
}

/** A time zone by its name or one of the usual short ones; null when there is none such. */
export function zoneOf(typed: string): string | null {
  const name = typed.trim();
  return short[name.toLowerCase().replace(/\s/g, '')] ?? (name.includes('/') ? zoneNamed(name) : null);
}
