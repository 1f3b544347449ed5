// The board in words, in English.

export const board = {
  'gauge.round': 'Round {{round}}',
  'gauge.income': 'Income',
  'gauge.cities': 'Victory cities',
  'title.chapter': 'Round {{round}}, {{power}}',
  'title.turn': 'Round {{round}}, {{power}}: {{step}}',
  'step.purchase': 'purchase',
  'step.combatMove': 'combat moves',
  'step.combat': 'combat',
  'step.noncombat': 'noncombat moves',
  'step.mobilize': 'mobilize new units',
  'score.cities': 'Victory cities: Axis {{axis}} of {{axisGoal}}, Allies {{allies}} of {{alliesGoal}}',
  'describe.power': '{{power}}: {{money}} IPC, income {{income}}',
  'describe.space': '{{space}} ({{owner}}): {{units}}',
  'describe.zone': '{{space}}: {{units}}',
  'describe.units': '{{power}} {{units}}',
  'describe.complex': 'complex with damage {{damage}}',
  'look.position': 'Position',
  'look.results': 'Moves of the turn',
  'look.orders': 'My moves',
} as const;
