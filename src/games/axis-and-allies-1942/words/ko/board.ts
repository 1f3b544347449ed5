// The board in words, in Korean.

export const board = {
  'gauge.round': '{{round}}라운드',
  'gauge.income': '수입',
  'gauge.cities': '승리 도시',
  'title.chapter': '{{round}}라운드, {{power}}',
  'title.turn': '{{round}}라운드, {{power}}: {{step}}',
  'step.purchase': '구매',
  'step.combatMove': '전투 이동',
  'step.combat': '전투',
  'step.noncombat': '비전투 이동',
  'step.mobilize': '유닛 동원',
  'score.cities': '승리 도시: 추축국 {{axis}}/{{axisGoal}}, 연합국 {{allies}}/{{alliesGoal}}',
  'describe.power': '{{power}}: {{money}} IPC, 수입 {{income}}',
  'describe.space': '{{space}}({{owner}}): {{units}}',
  'describe.zone': '{{space}}: {{units}}',
  'describe.units': '{{power}} {{units}}',
  'describe.complex': '산업 단지(피해 {{damage}})',
  'look.position': '현재 판',
  'look.results': '이번 차례의 이동',
  'look.orders': '내 이동',
} as const;
