// Axis & Allies 1942, its rooms put together.
import { spaces } from './data/spaces.js';
import { spaceName } from './reports/names.js';
import { defineGame } from '../../table/game.js';
import { levels } from '../../table/levels.js';
import { areaShowing, board, looks } from './board/picture.js';
import { gauges } from './board/gauges.js';
import { chapter, describe, score, title } from './board/text-board.js';
import { ensign } from './board/ensign.js';
import { wouldEnd } from './computer/concession.js';
import { computerAnswer } from './computer/player.js';
import { prospects } from './computer/prospects.js';
import { powers, powersOf, sides } from './data/powers.js';
import { invariants } from './invariants.js';
import { conflicts, optionsSchema, type AaOptions } from './options.js';
import { runPhase } from './phases/index.js';
import { instructions } from './questions/instructions.js';
import { reckonOdds } from './panels/odds.js';
import { panels } from './panels/panels.js';
import { references } from './panels/references.js';
import { knownOrders } from './questions/instructed.js';
import { policy } from './questions/policy.js';
import { alsoOf } from './reports/also.js';
import { heft } from './reports/heft.js';
import { inFull, newsWeight } from './reports/in-full.js';
import { luck } from './reports/luck.js';
import { unoffered } from './typing/unoffered.js';
import { notation } from './typing/notation.js';
import { setup } from './setup.js';
import { stateSchema, type AaState } from './state.js';
import { view, type AaView } from './view.js';
import { repairs } from './typing/repairs.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

export const axisAndAllies1942 = defineGame<AaState, AaOptions, AaView>({
  id: 'axis-and-allies-1942',
  options: optionsSchema,
  state: stateSchema,
  paces: { orders: 48, turn: 24, reaction: 12 },
  conflicts,
  seats: powers,
  sides: () => sides.map((id) => ({ id, seats: powersOf(id) })),
  holding: () => ({ kind: 'side' }),
  policy: () => policy,
  setup,
  phase: runPhase,
  view,
  title,
  chapter,
  score,
  luck,
  gauges,
  inFull,
  newsWeight,
  heft,
  places: () => spaces.map(spaceName),
  maps: ['axis-and-allies-1942'],
  board,
  ensign,
  looks,
  closeUp: areaShowing,
  describe,
  also: alsoOf,
  panels: (state, seat, orders = [], begun) =>
    panels(state, seat, (battle, camp) => knownOrders(orders, battle, camp), begun),
  tellsOdds: true,
  reckon: reckonOdds,
  references,
  notation,
  unoffered,
  instructions,
  computer: computerAnswer,
  levels,
  prospects,
  wouldEnd,
  repairs,
  words: { en, ko },
  invariants,
});
