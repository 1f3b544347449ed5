// Brings typed orders into one form before they are read: case, dashes, blanks, and the cut into single orders.
import { withoutMark } from '../../../table/typed-text.js';

const arrows = /(?:[-‐‑‒–—―−]+>?|=+>|[→⟶➔➜➝➞⇒⇨➡]\uFE0F?|>)/gu;
/** The Korean vowel that lies on the key of a dash, when it is no part of a syllable being typed. */
const dashLetter = /(?<![ㄱ-ㅎㅏ-ㅣ])ㅡ+(?![ㄱ-ㅎㅏ-ㅣ])/gu;
/** A coast behind its province, in brackets or after a slash, of which only the direction is named: `Spa(n)`, `스페인(북)`. */
const direction =
  /[([]\s*(n|s|e|north|south|east|[북남동](?:쪽|부)?)\s*[)\]]|(?<=\p{L})\/(n|s|e|north|south|east)(?![\p{L}\p{N}])/gu;
const coasts: Readonly<Record<string, string>> = { n: 'nc', s: 'sc', e: 'ec', 북: 'nc', 남: 'sc', 동: 'ec' };
const ignorable = /[.()[\]{}"'“”‘’*_`~!?#|,、]/gu;

/**
 * Lower case, composed Hangul, no full stops, brackets or commas, every dash or arrow a lone `-`, single blanks. A slash that is left ties a coast to its province and becomes a blank.
 */
export function normalise(text: string): string {
  return text
    .replace(dashLetter, '-')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b/gu, '')
    .replace(
      direction,
      (_, bracketed = '', slashed = '') => ` ${coasts[String(bracketed || slashed).charAt(0)] ?? ''} `,
    )
    .replace(ignorable, (mark) => (mark === '.' || mark === "'" ? '' : ' '))
    .replace(arrows, ' - ')
    .replace(/[/·・:]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Cuts a message into the texts of its orders: at line ends, semicolons, list numbers, middle dots and slashes between blanks. */
export function splitOrders(text: string): readonly string[] {
  return text
    .split(/\r?\n|[;；]|\s\/\s|\s·\s|・|[\s,](?=\(?\d{1,2}[.)]\s*\p{L}|[①-⑳])/u)
    .map(withoutMark)
    .filter((piece) => piece !== '');
}
