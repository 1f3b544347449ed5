// Every game Fieldpost knows: one line each.
/*
 * How this room works. Each folder is one game, and this file is the only one that knows them all. The `index` of a folder gives a `Game`
 * (`table/game.ts`), the whole of what the platform may ask of it; nobody imports a file deeper in.
 * Inside, all games have the same rooms (architecture.md, "Inside a game"). `data` holds tables of facts and `rules` pure functions of
 * the rulebook. `phases` are the scripts: they ask what `questions` puts together, change the `state`, and tell what `reports` says.
 * `view` makes what a seat may know; `board`, `panels`, `typing` and `computer` see that view and never the position.
 * `words` has every sentence in both languages, under the same keys.
 * A game imports `table`, and for pictures `draw`; it never sees another game, the database or Discord.
 * `test/contract` plays every game of this list, so a new line here is tested before it has a test of its own.
 * Stored positions outlive the rules that made them: a game whose old positions cannot be read any more raises its `version`.
 */
import type { AnyGame } from '../table/game.js';
import { axisAndAllies1942 } from './axis-and-allies-1942/index.js';
import { diplomacy } from './diplomacy/index.js';
import { downfall } from './downfall/index.js';
import { quartermasterGeneral } from './quartermaster-general/index.js';
import { twilightStruggle } from './twilight-struggle/index.js';

const all: readonly AnyGame[] = [diplomacy, twilightStruggle, quartermasterGeneral, axisAndAllies1942, downfall];

/** The games by id. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
