// How many games of Downfall are asked for on the command line, of which scenarios, and which side is looked at.
import { scenarioIds, type ScenarioId } from '../../src/games/downfall/data/scenarios.js';

export const sides = { western: ['western', 'okh'], soviet: ['soviet', 'okw'] } as const;
export type Side = keyof typeof sides;
const sideNames = ['western', 'soviet'] as const satisfies readonly Side[];

/** What is to be played. */
interface Wanted {
  readonly many: number;
  readonly scenarios: readonly ScenarioId[];
  readonly sides: readonly Side[];
}

/** Five games of every scenario from both sides unless said otherwise: `… 200 husky soviet`. */
export function wanted(): Wanted {
  const [, , , count = '5', name, side] = process.argv;
  const many = Number(count);
  if (!Number.isInteger(many) || many < 1) throw new Error('how many games of each?');
  const scenarios = scenarioIds.filter((id) => name === undefined || id === name);
  if (scenarios.length === 0) throw new Error(`the scenarios are ${scenarioIds.join(', ')}`);
  const chosen = sideNames.filter((one) => side === undefined || one === side);
  if (chosen.length === 0) throw new Error(`the sides are ${sideNames.join(', ')}`);
  return { many, scenarios, sides: chosen };
}
