// Every game Fieldpost knows: one line each.
import type { AnyGame } from '../table/game.js';

const all: readonly AnyGame[] = [];

/** The games by id. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
