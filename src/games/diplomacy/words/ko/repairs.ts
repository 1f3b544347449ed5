// What a host may put right by name, in Korean.

export const repairs = {
  'repair.units': '부대',
  'repair.unit': '{{place}}의 부대',
  'repair.none': '없음',
  'repair.moves': '부대의 위치',
  'repair.move': '{{unit}}의 위치',
  'repair.centres': '병참 중심지',
  'repair.centre': '{{place}}의 주인',
  'repair.nobody': '없음',
  'repair.time': '연도와 계절',
  'repair.season': '계절',
  'repair.year': '연도',
} as const;
