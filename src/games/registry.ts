// Every game Fieldpost knows: one line each.
import type { AnyGame } from '../table/game.js';
import { axisAndAllies1942 } from './axis-and-allies-1942/index.js';
import { diplomacy } from './diplomacy/index.js';
import { downfall } from './downfall/index.js';
import { quartermasterGeneral } from './quartermaster-general/index.js';
import { twilightStruggle } from './twilight-struggle/index.js';

const all: readonly AnyGame[] = [diplomacy, twilightStruggle, quartermasterGeneral, axisAndAllies1942, downfall];

/** The games by id. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
