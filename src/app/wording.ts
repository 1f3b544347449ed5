// All words: the platform's and those of every registered game.
import { games } from '../games/registry.js';
import { appWords } from '../words/app/index.js';
import { createWording, type Wording, type Words } from '../words/words.js';

/** The wording over all catalogues, with further ones by name. */
export function appWording(more: Readonly<Record<string, Words>> = {}): Wording {
  return createWording({
    ...more,
    app: appWords,
    ...Object.fromEntries([...games.values()].map((game) => [game.id, game.words])),
  });
}
