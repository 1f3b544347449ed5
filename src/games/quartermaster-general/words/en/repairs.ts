// What a host may put right by name, in English.

export const repairs = {
  'repair.points': 'Victory points',
  'repair.vp': 'Victory points: {{side}}',
  'repair.pieces': 'Pieces: {{nation}}',
  'repair.piece': '{{space}}: {{nation}}',
  'repair.there': 'a piece',
  'repair.none': 'none',
} as const;
