// Powers, sides and units, in Korean.

export const powers = {
  'seat.ussr': '소련',
  'seat.germany': '독일',
  'seat.uk': '영국',
  'seat.japan': '일본',
  'seat.usa': '미국',
  'side.allies': '연합국',
  'side.axis': '추축국',
  'unit.infantry': '보병',
  'unit.artillery': '포병',
  'unit.tank': '전차',
  'unit.aaa': '대공포',
  'unit.complex': '산업 단지',
  'unit.fighter': '전투기',
  'unit.bomber': '폭격기',
  'unit.battleship': '전함',
  'unit.carrier': '항공모함',
  'unit.cruiser': '순양함',
  'unit.destroyer': '구축함',
  'unit.submarine': '잠수함',
  'unit.transport': '수송선',
} as const;
