// Quartermaster General WW2, its rooms put together.
import { spaceIds } from './data/spaces.js';
import { spaceName } from './reports/names.js';
import { defineGame } from '../../table/game.js';
import { gauges } from './board/gauges.js';
import { areaShowing, board, looks } from './board/picture.js';
import { describe, score, title, turn } from './board/text-board.js';
import { ensign } from './board/ensign.js';
import { computerAnswer } from './computer/player.js';
import { prospects } from './computer/prospects.js';
import { levels } from '../../table/levels.js';
import { conceal } from './conceal.js';
import { nations, nationsOf, sides } from './data/nations.js';
import { invariants } from './invariants.js';
import { optionsSchema, type QmgOptions } from './options.js';
import { panels } from './panels/index.js';
import { references } from './panels/references.js';
import { foresee } from './phases/foresee.js';
import { runPhase } from './phases/index.js';
import { instructionsWith } from './questions/instructions.js';
import { policy } from './questions/policy.js';
import { setup } from './setup.js';
import { also } from './reports/aliases.js';
import { heft } from './reports/heft.js';
import { read } from './typing/read.js';
import { unoffered } from './typing/unoffered.js';
import { stateSchema, type QmgState } from './state.js';
import { view, type QmgView } from './view.js';
import { repairs } from './typing/repairs.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

export const quartermasterGeneral = defineGame<QmgState, QmgOptions, QmgView>({
  id: 'quartermaster-general',
  options: optionsSchema,
  state: stateSchema,
  paces: { setup: 48, turn: 24, reaction: 8 },
  patience: 1.5,
  seats: nations,
  sides: () => sides.map((id) => ({ id, seats: nationsOf(id) })),
  holding: () => ({ kind: 'side' }),
  policy: () => policy,
  setup,
  phase: runPhase,
  view,
  title,
  turn,
  score,
  gauges,
  heft,
  places: () => spaceIds.map(spaceName),
  maps: ['quartermaster-general'],
  board,
  ensign,
  looks,
  closeUp: areaShowing,
  describe,
  panels,
  references,
  also,
  read,
  unoffered,
  instructions: instructionsWith(foresee),
  computer: computerAnswer,
  levels,
  prospects,
  repairs,
  words: { en, ko },
  conceal,
  invariants,
});
