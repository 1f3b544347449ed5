// The names of the nations and sides, in Korean.

export const nations = {
  'seat.germany': '독일',
  'seat.united-kingdom': '영국',
  'seat.japan': '일본',
  'seat.soviet-union': '소련',
  'seat.italy': '이탈리아',
  'seat.united-states': '미국',
  'people.germany': '독일',
  'people.united-kingdom': '영국',
  'people.japan': '일본',
  'people.soviet-union': '소련',
  'people.italy': '이탈리아',
  'people.united-states': '미국',
  'side.axis': '추축국',
  'side.allies': '연합국',
} as const;
