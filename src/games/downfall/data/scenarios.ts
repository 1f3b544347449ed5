// The scenarios by name.
export const scenarioIds = ['overlord', 'husky', 'campaign'] as const;
export type ScenarioId = (typeof scenarioIds)[number];
