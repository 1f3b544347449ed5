// How many games of Downfall are asked for on the command line, and of which scenarios.
import { scenarioIds, type ScenarioId } from '../../src/games/downfall/data/scenarios.js';

/** Five games of every scenario unless said otherwise: `… 200 husky`. */
export function wanted(): { readonly many: number; readonly scenarios: readonly ScenarioId[] } {
  const [, , , count = '5', name] = process.argv;
  const many = Number(count);
  if (!Number.isInteger(many) || many < 1) throw new Error('how many games of each?');
  const scenarios = scenarioIds.filter((id) => name === undefined || id === name);
  if (scenarios.length === 0) throw new Error(`the scenarios are ${scenarioIds.join(', ')}`);
  return { many, scenarios };
}
