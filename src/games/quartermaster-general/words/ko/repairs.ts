// What a host may put right by name, in Korean.

export const repairs = {
  'repair.points': '승점',
  'repair.vp': '승점: {{side}}',
  'repair.pieces': '기물: {{nation}}',
  'repair.piece': '{{space}}: {{nation}}',
  'repair.there': '기물 있음',
  'repair.none': '없음',
} as const;
