// Twilight Struggle, its rooms put together.
import { countryIds } from './data/countries.js';
import { countryName } from './reports/names.js';
import { defineGame } from '../../table/game.js';
import { levels } from '../../table/levels.js';
import { areaShowing, board, looks } from './board/picture.js';
import { computerAnswer } from './computer/player.js';
import { prospects } from './computer/prospects.js';
import { conceal } from './conceal.js';
import { chapter, describe, score, title } from './board/text-board.js';
import { gauges } from './board/gauges.js';
import { ensign } from './board/ensign.js';
import { aliasText } from './reports/card-text.js';
import { heft } from './reports/heft.js';
import { luck } from './reports/luck.js';
import { invariants } from './invariants.js';
import { optionsSchema, type TwilightOptions } from './options.js';
import { panels } from './panels/index.js';
import { runPhase } from './phases/index.js';
import { policy } from './questions/policy.js';
import { references } from './panels/references.js';
import { seatsOf, setup } from './setup.js';
import { instructions } from './questions/instructions.js';
import { stateSchema, type TwilightState } from './state.js';
import { read } from './typing/read.js';
import { unoffered } from './typing/unoffered.js';
import { view, type TwilightView } from './view.js';
import { repairs } from './typing/repairs.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

export const twilightStruggle = defineGame<TwilightState, TwilightOptions, TwilightView>({
  id: 'twilight-struggle',
  options: optionsSchema,
  state: stateSchema,
  paces: { setup: 24, orders: 24, turn: 24, reaction: 12 },
  seats: seatsOf,
  policy: () => policy,
  telling: 'running',
  setup,
  phase: runPhase,
  view,
  title,
  chapter,
  score,
  gauges,
  luck,
  heft,
  survivors: (state) => [state.seats.us, state.seats.ussr],
  places: () => countryIds.map(countryName),
  maps: ['twilight-struggle'],
  board,
  ensign,
  looks,
  closeUp: areaShowing,
  describe,
  panels,
  tellsOdds: true,
  references,
  unoffered,
  also: aliasText,
  read,
  instructions,
  computer: computerAnswer,
  levels,
  prospects,
  repairs,
  words: { en, ko },
  conceal,
  invariants,
});
