// Brings typed orders into one form before they are read: case, dashes, blanks, and the cut into single orders.

const arrows = /(?:[-‐‑‒–—―−]+>?|=+>|[→⟶➔➜➝➞⇒⇨➡]\uFE0F?|>)/gu;
const ignorable = /[.()[\]{}"'“”‘’*_`~!?#|,、]/gu;

/**
 * Lower case, composed Hangul, no full stops, brackets or commas, every dash or arrow a lone `-`, single blanks. A slash that is left ties a coast to its province and becomes a blank.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ignorable, (mark) => (mark === '.' || mark === "'" ? '' : ' '))
    .replace(arrows, ' - ')
    .replace(/[/·・:]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Cuts a message into the texts of its orders: at line ends, semicolons, middle dots and slashes between blanks. */
export function splitOrders(text: string): readonly string[] {
  return text
    .split(/\r?\n|[;；]|\s\/\s|\s·\s|・/u)
    .map((piece) => piece.replace(/^\s*(?:[-*•–]\s+|\d+[.)]\s*)/u, '').trim())
    .filter((piece) => piece !== '');
}
