// Other names by which cards, spaces and nations may be typed.
import type { Text } from '../../../table/text.js';
import { isBasic } from '../data/card-terms.js';
import { card, isCardId } from '../data/cards.js';
import { en } from '../words/en.js';

/** Other names of what has an id, parted by ` / `; undefined when there are none. The basic cards of all nations share theirs. */
export function also(id: string): Text | undefined {
  // A way to pass is called the same in every turn.
  const name =
    isCardId(id) && isBasic(card(id).type)
      ? card(id).type
      : id.replace(/^(pass-\w+)-\d+$/u, '$1').replace(/^(respond)\.\w+$/u, '$1');
  const key = `alias.${name}`;
  return Object.hasOwn(en, key) ? { key } : undefined;
}
