// Runs scenario files: Diplomacy's adjudication cases in their own short form, everything else on the real table.
import { z } from 'zod';
import { readAsWritten } from '../games/diplomacy/typing/parse.js';
import { runScenario, scenarioFile } from '../games/diplomacy/scenario.js';
import { Reader } from '../play/typing/reader.js';
import { tableScenarioFile } from '../scenario/format.js';
import { runTableScenario } from '../scenario/run.js';
import type { AnyGame } from '../table/game.js';
import type { Wording } from '../words/words.js';

/** One scenario's name and what did not come out as expected. */
export interface Played {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Tells Diplomacy's own form, which gives orders by phase, from the general one. */
const byPhases = z.looseObject({
  game: z.literal('diplomacy'),
  scenarios: z.array(z.looseObject({ phases: z.array(z.unknown()) })),
});

/**
 * Runs the scenarios of one file.
 * @param input the file's JSON, unchecked.
 * @returns the name of its game instead when there is no such game.
 * @throws ZodError when the file does not fit the format.
 */
export function playScenarioFile(
  input: unknown,
  games: ReadonlyMap<string, AnyGame>,
  wording: Wording,
): readonly Played[] | string {
  if (byPhases.safeParse(input).success) {
    return scenarioFile
      .parse(input)
      .scenarios.map((scenario) => ({ name: scenario.name, faults: runScenario(scenario, readAsWritten) }));
  }
  const file = tableScenarioFile.parse(input);
  const game = games.get(file.game);
  if (game === undefined) return file.game;
  const reader = new Reader(wording, game.id);
  return file.scenarios.map((scenario) => ({
    name: scenario.name,
    faults: runTableScenario(game, scenario, (text, context) => {
      const own = game.read?.(text, context) ?? [];
      return own.length > 0 ? own : reader.read(text, context.question);
    }),
  }));
}
