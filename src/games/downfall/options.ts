// What can be agreed before a game: the scenario, and figures on which the sources differ.
import { z } from 'zod';
import { scenarioIds, type ScenarioId } from './data/scenarios.js';

/** The defaults follow the rulebook; `isolatedThreeCost` is the price of a step that stays isolated, which the rulebook does not name. */
export const optionsSchema = z.object({
  scenario: z.enum(scenarioIds).default('overlord'),
  /** What an armored unit that is not German adds when it attacks in fair weather. */
  fairArmorBonus: z.int().min(1).max(2).default(1),
  isolatedThreeCost: z.int().min(1).max(3).default(3),
  /** Points the West begins with beside the scenario's, below zero the Soviet player: for players or scenarios of unequal strength. */
  headStart: z.int().min(-5).max(5).default(0),
  /** The game is decided at the end of this turn; the last turn of the war unless shortened. */
  lastTurn: z.int().min(1).max(8).default(8),
});

export type DownfallOptions = z.infer<typeof optionsSchema>;

/** The same for tables that can be started on some scenarios alone. */
export function optionsFor(scenarios: readonly ScenarioId[]): typeof optionsSchema {
  const [first = 'overlord'] = scenarios;
  if (scenarios.length === scenarioIds.length) return optionsSchema;
  const scenario = z.enum(scenarios).default(scenarios.includes('overlord') ? 'overlord' : first);
  return optionsSchema.extend({ scenario });
}
