// Diplomacy as the table plays it: everything a game is but its picture.
import type { Game, Outcome } from '../../table/game.js';
import type { Script, Table } from '../../table/script.js';
import { computerAnswer } from './computer/player.js';
import { describe } from './board/describe.js';
import { options } from './options.js';
import type { DiplomacyOptions } from './options.js';
import { adjustment } from './phases/adjustment.js';
import { movement } from './phases/movement.js';
import { retreat } from './phases/retreat.js';
import { sharers } from './phases/turn-end.js';
import { read } from './typing/read.js';
import { setup } from './setup.js';
import { standing } from './questions/instructions.js';
import { invariants, phaseIds, seatsFor, state } from './state.js';
import type { DiplomacyState } from './state.js';
import { titleOf, viewOf } from './view.js';
import type { DiplomacyView } from './view.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

type Picture = 'map' | 'board' | 'looks' | 'closeUp';

function phase(id: string, table: Table<DiplomacyState>): Script<string | Outcome> {
  switch (phaseIds.find((one) => one === id)) {
    case 'movement':
      return movement(table);
    case 'retreat':
      return retreat(table);
    case 'adjustment':
      return adjustment(table);
    case undefined:
      throw new Error(`no phase ${id}`);
  }
}

/** The rules of Diplomacy. */
export const rules: Omit<Game<DiplomacyState, DiplomacyOptions, DiplomacyView>, Picture> = {
  id: 'diplomacy',
  version: 1,
  options,
  state,
  paces: { orders: 48, retreats: 24, builds: 24 },
  seats: seatsFor,
  setup,
  phase,
  view: viewOf,
  title: titleOf,
  survivors: sharers,
  describe,
  read,
  standing,
  computer: computerAnswer,
  words: { en, ko },
  // All of a position is public; orders under way are sealed outside it.
  conceal: (position) => structuredClone(position),
  invariants,
};
