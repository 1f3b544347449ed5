// What a host may put right by name, in Korean.

export const repairs = {
  'repair.money': '돈',
  'repair.treasury': 'IPC: {{power}}',
  'repair.lands': '영토',
  'repair.owner': '{{land}}의 주인',
  'repair.units': '유닛: {{power}}',
  'repair.unit': '{{space}}: {{power}}, {{unit}}',
} as const;
