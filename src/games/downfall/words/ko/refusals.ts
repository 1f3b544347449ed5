// Why a march, a target or an order that somebody names cannot be had, in Korean.

export const refusals = {
  'why.noHex': '지도에 {{hex}} 헥스가 없습니다.',
  'why.noUnit': '{{place}}에는 {{name, josa(이라는/라는)}} 내 유닛이 없습니다.',
  'why.notMoved': '이 명령으로는 {{unit, josa(을/를)}} 움직일 수 없습니다.',
  'why.notIts': '{{unit, josa(은/는)}} {{faction}} 유닛이라 이 명령으로 움직이지 않습니다.',
  'why.foe': '{{place}}에는 적이 있어 들어갈 수 없습니다. 공격만 할 수 있습니다.',
  'why.ally': '{{place}}에는 다른 연합군이 있으며, 함께 쌓일 수 없습니다.',
  'why.noBeachhead': '{{place}}에는 상륙 거점이 없습니다. 같은 명령서에서 먼저 상륙 거점을 놓으세요.',
  'why.noBeach': '해변과 지도 밖 지역은 서방 유닛만 쓸 수 있습니다.',
  'why.room': '{{place, josa(은/는)}} 가득 찼습니다. 유닛 {{units}}개, {{steps}} 스텝이 있습니다.',
  'why.far':
    '남은 이동력으로는 {{unit, josa(이/가)}} {{place}}까지 갈 수 없습니다. 통제 구역에서 멈추고, 지형과 강과 국경이 막습니다.',
  'why.noFoe': '{{place}}에는 공격할 적이 없습니다.',
  'why.struck': '{{place, josa(은/는)}} 이 명령에서 이미 공격했습니다.',
  'why.noLeader': '{{place}} 옆에는 이 명령으로 주공을 맡을 수 있는 유닛이 없습니다.',
  'why.order.used': '명령 표시판에 {{order}} 칸이 비어 있지 않습니다. 다음 턴까지 기다려야 합니다.',
  'why.order.away': '행동 트랙에도 내 계획 칸에도 {{order}} 마커가 없습니다.',
  'march.full': '가득 참, 지나갈 수만 있음',
  'march.supplied': '보급 가능',
  'march.toPay': '보급에 주도권 {{count}} 지불',
  'march.cut': '보급 끊김',
  'march.joined': '{{a}} · {{b}}',
  'march.stranded': '이렇게 이동하면 보급이 끊기는 유닛: {{units}}',
} as const;
