// The picture of the board, in English.

export const picture = {
  'area.europe': 'Europe',
  'area.pacific': 'Pacific',
  'area.asia': 'Asia',
  'area.africa': 'Africa',
  'area.americas': 'Americas',
  'letter.ussr': 'S',
  'letter.germany': 'G',
  'letter.uk': 'B',
  'letter.japan': 'J',
  'letter.usa': 'A',
  'board.units': '{{letter}} {{count}}',
  'board.money': '{{money}} IPC',
  'board.income': 'income {{income}}',
  'board.key.city': 'Victory city',
  'board.key.capital': 'Capital',
  'board.key.complex': 'Industrial complex',
  'board.key.damage': 'its damage',
  'board.key.units': 'Units of a power',
  'board.key.battle': 'Battle and its number',
} as const;
