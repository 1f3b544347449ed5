// Other names that may be typed, in Korean.

export const aliases = {
  'also.zone': '{{number}}번 해역 / {{number}} 해역 / 해역 {{number}}',
  'also.ships':
    '수송선 {{number}}해역 / 수송선 해역 {{number}} / 수송선 {{number}}번 해역 / {{number}}해역 수송선 / 해역 {{number}} 수송선 / {{number}}번 해역 수송선 / {{number}}해역 수송 / 해역 {{number}} 수송 / {{number}}번 해역 수송 / {{number}}해역의 수송선 / 해역 {{number}}의 수송선 / {{number}}번 해역의 수송선',
  'also.zoneOfShips': '해역 {{number}} / {{number}}번 해역',
  'also.infantry': '보',
  'also.artillery': '포',
  'also.tank': '탱크',
  'also.aaa': '대공',
  'also.complex': '공장',
  'also.fighter': '전투',
  'also.bomber': '폭격',
  'also.battleship': '배틀십',
  'also.carrier': '항모',
  'also.cruiser': '순양',
  'also.destroyer': '구축',
  'also.submarine': '잠수',
  'also.transport': '수송',
  'also.united_kingdom': '런던',
  'also.eastern_united_states': '워싱턴',
  'also.western_united_states': '샌프란시스코',
  'also.russia': '모스크바',
  'also.germany': '베를린',
  'also.japan': '도쿄',
  'also.karelia_ssr': '레닌그라드',
  'also.raid': '폭격',
} as const;
