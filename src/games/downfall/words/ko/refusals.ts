// Why a march, a target or an order that somebody names cannot be had, in Korean.

export const refusals = {
  'why.noHex': '지도에 {{hex}} 헥스가 없습니다.',
  'why.noUnit': '{{place}}에는 {{name, josa(이라는/라는)}} 내 유닛이 없습니다.',
  'why.notMoved': '이 명령으로는 {{unit, josa(을/를)}} 움직일 수 없습니다.',
  'why.whichOf': '“{{name, literal}}”: 여럿이 있습니다. {{names}} 가운데 하나를 적어 주세요.',
  'why.bothWays': '{{unit, josa(은/는)}} 육로로도 바다로도 갈 수 있습니다. 하나를 적어 주세요: {{names}}.',
  'why.sails':
    '한 명령에 바다로는 {{most}}스텝까지 갈 수 있습니다. 남은 스텝은 {{left}}, {{unit, josa(은/는)}} {{steps}}스텝입니다.',
  'why.beforeSailing':
    '{{subject}}: 상륙 거점과 함대 명령은 바다로 가는 유닛보다 먼저 내려야 합니다. {{unit}} 명령을 지운 뒤 나중에 다시 내려 주세요.',
  'why.notIts': '{{unit, josa(은/는)}} {{faction}} 유닛이라 이 명령으로 움직이지 않습니다.',
  'why.foe': '{{place}}에는 적이 있어 들어갈 수 없습니다. 공격만 할 수 있습니다.',
  'why.ally': '{{place}}에는 다른 연합군이 있으며, 함께 쌓일 수 없습니다.',
  'why.noBeachhead': '{{place}}에는 상륙 거점이 없습니다. 같은 명령서에서 먼저 상륙 거점을 놓으세요.',
  'why.noBeach': '해변과 지도 밖 지역은 서방 유닛만 쓸 수 있습니다.',
  'why.room': '{{place, josa(은/는)}} 가득 찼습니다. 유닛 {{units}}개, {{steps}}스텝이 있습니다.',
  'why.way.foe':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. 도중의 {{at, josa(을/를)}} 적이 차지하고 있습니다.',
  'why.way.ally':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. 도중의 {{at, josa(을/를)}} 다른 연합군이 차지하고 있습니다.',
  'why.way.zone': '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. 적의 ZOC인 {{at}}에서 멈춰야 합니다.',
  'why.way.spine':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. {{from}}에서 {{to, josa(으로/로)}} 곧바로 갈 수 없습니다. 두 곳에 모두 맞닿은 적이 있습니다.',
  'why.way.difficult':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. {{at, josa(은/는)}} 지금 날씨에 험지라서, 철도가 아니면 그 한 걸음으로 이동이 끝납니다.',
  'why.way.border':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 없습니다. 다른 연합군만 있는 {{nation}}에는 들어갈 수 없습니다.',
  'why.way.points':
    '{{unit, josa(이/가)}} {{place}}까지 가려면 이동력 {{needs, josa(이/가)}} 필요한데, 쓸 수 있는 이동력은 {{count}}입니다.',
  'why.way.sea': '{{unit, josa(이/가)}} {{place}}까지 갈 육로가 없습니다.',
  'why.way.ports': '이 명령으로 {{unit, josa(은/는)}} 항구에서 항구로만 갈 수 있고, {{place}}에는 갈 수 없습니다.',
  'why.noFoe': '{{place}}에는 공격할 적이 없습니다.',
  'why.noFoeBut': '{{place}}에는 공격할 적이 없습니다. 공격할 수 있는 곳: {{names}}.',
  'why.there': '{{unit, josa(은/는)}} 이미 {{place}}에 있습니다.',
  'why.struck': '{{place, josa(은/는)}} 이 명령에서 이미 공격했습니다.',
  'why.noLeader': '{{place}} 옆에는 이 명령으로 주공을 맡을 수 있는 유닛이 없습니다.',
  'why.noAttackLeft': '이 명령으로 할 수 있는 공격은 이미 모두 적혀 있습니다.',
  'why.notTwice': '{{place}}의 유닛은 이 명령에서 이미 공격받거나 그쪽을 칠 유닛이 다른 공격에 나가 있습니다.',
  'why.goesElsewhere': '{{unit, josa(은/는)}} 이미 {{place}} 공격에 나가 있습니다.',
  'why.hasAttacked': '{{unit, josa(은/는)}} 이 명령에서 이미 공격했습니다.',
  'why.notBeside': '{{unit, josa(은/는)}} {{at}}에 있어 {{place}}에 맞닿아 있지 않습니다.',
  'why.mayNotAttack': '{{unit, josa(은/는)}} 이 명령으로 {{place, josa(을/를)}} 공격할 수 없습니다.',
  'why.notLeader': '{{unit, josa(은/는)}} 이 명령으로 주공을 맡을 수 없고, 다른 공격에 측면으로만 나설 수 있습니다.',
  'why.whichPlace': '“{{name, literal}}”: 공격할 수 있는 곳이 아닙니다. 가능한 곳: {{names}}.',
  'why.whichUnit': '“{{name, literal}}”: 모르는 유닛입니다. {{place, josa(을/를)}} 공격할 수 있는 유닛: {{names}}.',
  'why.order.used': '명령 표시판에 {{order}} 칸이 비어 있지 않습니다. 다음 턴까지 기다려야 합니다.',
  'why.order.several': '여러 명령에 맞습니다. 하나를 더 자세히 적어 주세요: {{orders}}.',
  'why.order.away': '행동 트랙에도 내 계획 칸에도 {{order}} 마커가 없습니다.',
  'march.crowded': '가득 참, 다른 유닛이 떠나야 함',
  'march.full': '가득 참, 지나갈 수만 있음',
  'march.supplied': '보급 가능',
  'march.toPay': '보급에 주도권 {{count}} 지불',
  'march.cut': '보급 끊김',
  'march.joined': '{{a}} · {{b}}',
  'march.stranded': '이렇게 이동하면 보급이 끊기는 유닛: {{units}}',
} as const;
