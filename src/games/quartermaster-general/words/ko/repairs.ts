// What a host may put right by name, in Korean.

export const repairs = {
  'repair.points': '점수',
  'repair.vp': '승점: {{side}}',
  'repair.pieces': '말: {{nation}}',
  'repair.piece': '{{space}}: {{nation}}',
  'repair.there': '말 있음',
  'repair.none': '없음',
} as const;
