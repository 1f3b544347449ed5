// The five games as their tables are set for `npm run pace`: who sits where, and what counts as a turn.
import { downfall } from '../../src/games/downfall/index.js';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import type { AnyGame } from '../../src/table/game.js';

/** A table as it is measured. */
export interface PaceTable {
  readonly rules: AnyGame;
  /** Where people sit down; whoever has one of several seats of a person gets the others with it. */
  readonly seats: readonly (string | null)[];
  /** Where a title names the turn. */
  readonly turn: string;
  /** So many turns are played where no other number is wanted. */
  readonly turns: number;
  /** Standing orders of people who leave nothing to their staff. */
  readonly asksAll: Readonly<Record<string, readonly string[]>>;
  /** The field of the position by which both sides are asked at once, where the game has one. */
  readonly atOnce?: string;
}

const nobody: readonly null[] = [null, null, null, null, null, null, null];

/** The tables by the id of their game. */
export const paceTables: Readonly<Record<string, PaceTable>> = {
  [diplomacy.id]: { rules: diplomacy, seats: nobody, turn: 'year', turns: 6, asksAll: {} },
  [twilightStruggle.id]: { rules: twilightStruggle, seats: nobody.slice(0, 2), turn: 'turn', turns: 4, asksAll: {} },
  [axisAndAllies1942.id]: {
    rules: axisAndAllies1942,
    seats: nobody.slice(0, 5),
    turn: 'round',
    turns: 2,
    asksAll: { 'stand.askMe': ['always'], 'stand.defendLand': ['asks'], 'stand.defendSea': ['asks'] },
  },
  [quartermasterGeneral.id]: {
    rules: quartermasterGeneral,
    seats: nobody.slice(0, 6),
    turn: 'round',
    turns: 5,
    asksAll: {},
  },
  [downfall.id]: {
    rules: downfall,
    seats: ['western', 'soviet'],
    turn: 'turn',
    turns: 1,
    asksAll: {},
    atOnce: 'cardsAtOnce',
  },
};
