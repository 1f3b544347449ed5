// What a host may put right by name, in Korean.

export const repairs = {
  'repair.points': '승점',
  'repair.vp': '승점(서방 +, 소련 −)',
  'repair.units': '유닛: {{faction}}',
  'repair.steps': '{{unit}} ({{faction}})의 스텝',
  'repair.place': '{{unit}} ({{faction}})의 위치',
} as const;
