// What a host may put right by name, in English.

export const repairs = {
  'repair.points': 'Victory points',
  'repair.vp': 'Victory points (West plus, Soviets minus)',
  'repair.units': 'Units: {{faction}}',
  'repair.steps': 'Steps of {{unit}} ({{faction}})',
  'repair.place': 'Place of {{unit}} ({{faction}})',
} as const;
