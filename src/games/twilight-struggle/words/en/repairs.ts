// What a host may put right by name, in English.

export const repairs = {
  'repair.tracks': 'Tracks',
  'repair.defcon': 'DEFCON level',
  'repair.vp': 'Victory points (US plus, USSR minus)',
  'repair.milOps': 'Military Operations: {{side}}',
  'repair.space': 'Space Race box: {{side}}',
  'repair.influence': '{{place}}, {{side}} influence',
} as const;
