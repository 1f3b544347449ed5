// The scenarios by name.
import { campaign } from './campaign.js';
import { husky } from './husky.js';
import { overlord } from './overlord.js';
import type { Scenario } from './scenario.js';

export const scenarioIds = ['overlord', 'husky', 'campaign'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** The set-ups, in the data at hand (`at-hand.ts`). */
export const scenarios: Readonly<Record<ScenarioId, Scenario>> = { overlord, husky, campaign };
