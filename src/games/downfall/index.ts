// Downfall, its rooms put together.
import { SeededDice } from '../../table/dice.js';
import type { Game } from '../../table/game.js';
import { gauges } from './board/gauges.js';
import { areaShowing } from './board/areas.js';
import { board, looks } from './board/picture.js';
import { describe, score, title } from './board/text-board.js';
import { ensign } from './board/ensign.js';
import { computerAnswer } from './computer/player.js';
import { conceal } from './conceal.js';
import { withData } from './data/at-hand.js';
import { onItsData, ourFiles, OwnFilesFault, readOwnFiles, setOf } from './data/own-files.js';
import { scenarioIds } from './data/scenarios.js';
import { factions } from './data/units.js';
import { invariants } from './invariants.js';
import { optionsSchema, type DownfallOptions } from './options.js';
import { phaseOnData } from './phases/on-data.js';
import { panelsOnData } from './panels/index.js';
import { reckon } from './panels/reckoned.js';
import { referencesOn } from './panels/references.js';
import { instructionsOnData } from './questions/on-data.js';
import { policy } from './questions/policy.js';
import { luck } from './reports/luck.js';
import { dataName } from './reports/data.js';
import { places } from './reports/places.js';
import { setup } from './setup.js';
import { also } from './typing/also.js';
import { read } from './typing/read.js';
import { suppose } from './typing/suppose.js';
import { unoffered } from './typing/unoffered.js';
import { stateSchema, type DownfallState } from './state.js';
import { view, type DownfallView } from './view.js';
import { repairs } from './typing/repairs.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

const sets = [
  ['western', 'okh'],
  ['soviet', 'okw'],
] as const;

/** The game, with tables set up on an owner's own files, or on our data for null. A running game keeps to its own. */
function downfallOn(files: string | null): Game<DownfallState, DownfallOptions, DownfallView> {
  return {
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
    dataSet: (seen) => dataName(seen === null ? files : seen.data),
    onFiles: (given) => onOwnFiles(given),
    files: ourFiles,
    setup: (options, dice, like) => {
      const data = like === undefined ? files : like.data;
      return withData(setOf(data), () => setup(options, dice, data));
    },
    phase: phaseOnData,
    view: onItsData(view),
    title: onItsData(title),
    score: onItsData(score),
    gauges: onItsData(gauges),
    luck,
    survivors: () => factions,
    maps: ['downfall'],
    board: onItsData(board),
    ensign,
    looks: onItsData(looks),
    closeUp: areaShowing,
    describe: onItsData(describe),
    panels: onItsData(panelsOnData),
    reckon,
    suppose: (typed, context) => withData(setOf(context.view.data), () => suppose(typed, context)),
    places,
    references: () => referencesOn(setOf(files)),
    also,
    read: (typed, context) => withData(setOf(context.view.data), () => read(typed, context)),
    unoffered: (context) => withData(setOf(context.view.data), () => unoffered(context)),
    repairs: {
      parts: onItsData((position: DownfallState) => repairs.parts(position)),
      put: onItsData((position: DownfallState, part: string, value: string) => repairs.put(position, part, value)),
    },
    instructions: instructionsOnData,
    computer: (asked) => withData(setOf(asked.view.data), () => computerAnswer(asked)),
    words: { en, ko },
    conceal: onItsData(conceal),
    invariants: onItsData(invariants),
  };
}

/** Every scenario must begin somewhere possible before a table is started on the files. */
function onOwnFiles(given: ReadonlyMap<string, string>): Game<DownfallState, DownfallOptions, DownfallView> {
  const game = downfallOn(readOwnFiles(given));
  const faults = scenarioIds.flatMap((scenario) => {
    try {
      game.invariants(game.setup(optionsSchema.parse({ scenario }), new SeededDice(scenario)).state);
      return [];
    } catch (error) {
      return [`${scenario}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (faults.length > 0) throw new OwnFilesFault(faults);
  return game;
}

export const downfall = downfallOn(null);
