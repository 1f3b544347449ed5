// Downfall, its rooms put together.
import { SeededDice } from '../../table/dice.js';
import { defineGame, type Game } from '../../table/game.js';
import { levels } from '../../table/levels.js';
import { gauges } from './board/gauges.js';
import { areaShowing, showsPlace } from './board/areas.js';
import { board, looks } from './board/picture.js';
import { chapter, describe, score, title } from './board/text-board.js';
import { ensign } from './board/ensign.js';
import { computerAnswer } from './computer/player.js';
import { prospects } from './computer/prospects.js';
import { conceal } from './conceal.js';
import type { Facts } from './data/facts.js';
import { factsOf, ourFiles, OwnFilesFault, readOwnFiles, scenariosOf } from './data/own-files.js';
import { factions } from './data/units.js';
import { invariants } from './invariants.js';
import { optionsFor, optionsSchema, type DownfallOptions } from './options.js';
import { runPhase } from './phases/index.js';
import { panels } from './panels/index.js';
import { reckon } from './panels/reckoned.js';
import { references } from './panels/references.js';
import { instructions } from './questions/instructions.js';
import { policy } from './questions/policy.js';
import { heft } from './reports/heft.js';
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
  const factsFor = (seen: DownfallView | null): Facts => factsOf(seen ?? { data: files });
  // What was agreed on before the files came may be a scenario that they are not for.
  const filesFor = ({ scenario }: DownfallOptions): string | null =>
    scenariosOf(files).includes(scenario) ? files : null;
  return defineGame<DownfallState, DownfallOptions, DownfallView>({
    id: 'downfall',
    version: 2,
    options: optionsFor(scenariosOf(files)),
    standing: optionsSchema,
    state: stateSchema,
    paces: { turn: 48, orders: 48, builds: 24, reaction: 12, losses: 12 },
    seats: factions,
    sides: () => [
      { id: 'western', seats: sets[0] },
      { id: 'soviet', seats: sets[1] },
    ],
    holding: () => ({ kind: 'sets', sets }),
    policy: () => policy,
    dataSet: (seen) => dataName(seen === null ? files : seen.data),
    onFiles: (given) => onOwnFiles(given),
    files: ourFiles,
    setup: (options, dice, like) => setup(options, dice, like === undefined ? filesFor(options) : like.data),
    phase: runPhase,
    view,
    title,
    chapter,
    score,
    gauges,
    luck,
    heft,
    maps: ['downfall'],
    board,
    ensign,
    looks,
    closeUp: (one, seen) => areaShowing(factsOf(seen), one),
    showsPlace,
    describe,
    panels,
    reckon,
    suppose,
    places: (seen) => places(factsFor(seen)),
    references: (seen) => references(factsFor(seen)),
    also: (one, seen) => also(factsOf(seen), one),
    read,
    unoffered,
    repairs,
    instructions,
    computer: computerAnswer,
    levels,
    prospects,
    words: { en, ko },
    conceal,
    invariants,
  });
}

/** Every scenario of the set must begin somewhere possible before a table is started on the files. */
function onOwnFiles(given: ReadonlyMap<string, string>): Game<DownfallState, DownfallOptions, DownfallView> {
  const files = readOwnFiles(given);
  const game = downfallOn(files);
  const faults = scenariosOf(files).flatMap((scenario) => {
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
