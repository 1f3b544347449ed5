// Downfall, its rooms put together.
import type { Game } from '../../table/game.js';
import { gauges } from './board/gauges.js';
import { areaShowing } from './board/areas.js';
import { board, looks } from './board/picture.js';
import { describe, score, title } from './board/text-board.js';
import { ensign } from './board/ensign.js';
import { computerAnswer } from './computer/player.js';
import { conceal } from './conceal.js';
import { factions } from './data/units.js';
import { invariants } from './invariants.js';
import { optionsSchema, type DownfallOptions } from './options.js';
import { runPhase } from './phases/index.js';
import { panels } from './panels/index.js';
import { references } from './panels/references.js';
import { instructions } from './questions/instructions.js';
import { policy } from './questions/policy.js';
import { luck } from './reports/luck.js';
import { say } from './reports/names.js';
import { setup } from './setup.js';
import { also } from './typing/also.js';
import { read } from './typing/read.js';
import { unoffered } from './typing/unoffered.js';
import { stateSchema, type DownfallState } from './state.js';
import { view, type DownfallView } from './view.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

const sets = [
  ['western', 'okh'],
  ['soviet', 'okw'],
] as const;

export const downfall: Game<DownfallState, DownfallOptions, DownfallView> = {
  id: 'downfall',
  version: 2,
  options: optionsSchema,
  state: stateSchema,
  paces: { turn: 48, orders: 48, builds: 24, reaction: 12, losses: 12 },
  seats: () => factions,
  sides: () => [
    { id: 'western', seats: sets[0] },
    { id: 'soviet', seats: sets[1] },
  ],
  holding: () => ({ kind: 'sets', sets }),
  policy: () => policy,
  dataSet: say('data.set'),
  setup,
  phase: runPhase,
  view,
  title,
  score,
  gauges,
  luck,
  survivors: () => factions,
  maps: ['downfall'],
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
  instructions,
  computer: computerAnswer,
  words: { en, ko },
  conceal,
  invariants,
};
