// What a host may put right by name, in English.

export const repairs = {
  'repair.money': 'Money',
  'repair.treasury': 'IPCs: {{power}}',
  'repair.lands': 'Territories',
  'repair.owner': '{{land}} is held by',
  'repair.units': 'Units: {{power}}',
  'repair.unit': '{{space}}: {{power}}, {{unit}}',
} as const;
