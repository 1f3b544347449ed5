// Plays the scenario files of any game.
import { Reader } from '../play/typing/reader.js';
import { scenarioFile } from '../scenario/format.js';
import { playScenario, type Played } from '../scenario/play.js';
import { atOnce } from '../store/yielding.js';
import type { AnyGame } from '../table/game.js';
import type { Wording } from '../words/words.js';

/** A scenario of a file and how it came out. */
export interface PlayedScenario extends Played {
  readonly name: string;
  /** The game's id, whose catalogue its texts are of. */
  readonly game: string;
}

/**
 * Plays the scenarios of one file.
 * @param input the file's JSON, unchecked.
 * @param partly whether of a typed answer what can be read counts although something else in it cannot.
 * @returns the name of its game instead when there is no such game.
 * @throws ZodError when the file does not fit the format.
 */
export function playScenarioFile(
  input: unknown,
  games: ReadonlyMap<string, AnyGame>,
  wording: Wording,
  partly = false,
): readonly PlayedScenario[] | string {
  const file = scenarioFile.parse(input);
  const game = games.get(file.game);
  if (game === undefined) return file.game;
  const reader = new Reader(wording, game.id);
  return file.scenarios.map((scenario) => ({
    name: scenario.name,
    game: game.id,
    ...playScenario(
      game,
      scenario,
      (text, context) => {
        const own = game.read?.(text, context) ?? [];
        return own.length > 0 ? own : atOnce(reader.read(text, context.question));
      },
      partly,
    ),
  }));
}
