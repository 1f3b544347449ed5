// The picture of the board, in Korean.

export const picture = {
  'area.europe': '유럽',
  'area.pacific': '태평양',
  'area.asia': '아시아',
  'area.africa': '아프리카',
  'area.americas': '아메리카',
  'letter.ussr': '소',
  'letter.germany': '독',
  'letter.uk': '영',
  'letter.japan': '일',
  'letter.usa': '미',
  'board.units': '{{letter}} {{count}}',
  'board.money': '{{money}} IPC',
  'board.income': '수입 {{income}}',
  'board.key.city': '승리 도시',
  'board.key.capital': '수도',
  'board.key.complex': '산업 단지',
  'board.key.damage': '피해',
  'board.key.units': '한 국가의 유닛',
  'board.key.battle': '전투와 번호',
} as const;
