// What is explained when somebody asks about a place, a unit, an order or supply, in Korean.

export const whatIf = {
  'whatIf.note': '나만 볼 수 있습니다. 헥스, 도시, 유닛, 명령, 유닛과 장소, 또는 ‘보급’을 적어 보세요.',
  'whatIf.unknown': '헥스나 도시, 유닛, 명령, 유닛과 장소(`21A 민스크`), 또는 ‘보급’을 적어 주세요.',
  'whatIf.supply': '보급',
  'whatIf.city': '{{place}}: {{ideology}}. 도시는 가까이에 누가 있든 마지막으로 전투 유닛이 들어간 쪽이 지배합니다.',
  'whatIf.held': '{{place}}: {{ideology}}. 그곳에 있는 유닛: {{units}}.',
  'whatIf.abroad': '{{place}}: 언제나 {{ideology}}.',
  'whatIf.near': '{{place}}: {{ideology}}. 가장 가까운 곳({{count}}헥스): {{sources}}.',
  'whatIf.nobody': '{{place}}: 아무도 지배하지 않습니다. 똑같이 {{count}}헥스 떨어진 곳: {{sources}}.',
  'whatIf.source': '{{name}} ({{ideology}})',
  'whatIf.unitsIn': '{{place}}의 {{units}}',
  'whatIf.noZone': '{{place}}에는 ZOC가 미치지 않습니다.',
  'whatIf.zone': 'ZOC({{ideology}}): {{units}}. 적은 들어오면 멈춰야 합니다.',
  'whatIf.allies': '연합군',
  'whatIf.bars': '{{ideology}} 유닛이 {{place}}에서 바로 갈 수 없는 곳: {{places}}. ZOC가 그 헥스 변을 막습니다.',
  'whatIf.room': '{{place}}에는 유닛 {{count}}개, 최대 {{most}}스텝 중 {{steps}}스텝이 있습니다.',
  'whatIf.supply.own': '{{place}}의 {{unit}}: 언제나 보급됩니다.',
  'whatIf.supply.line': '{{place}}의 {{unit}}: {{source}}에서 보급됩니다.',
  'whatIf.supply.toll': '{{place}}의 {{unit}}: 주도권 {{count, josa(을/를)}} 내면 {{source}}에서 보급됩니다({{at}}).',
  'whatIf.supply.cut':
    '{{place}}의 {{unit}}: 보급이 끊겼습니다. 지금 보급 이벤트가 일어나면 고립 {{level, josa(이/가)}} 되고, 주도권 {{count, josa(을/를)}} 내지 않으면 잃습니다.',
  'whatIf.supply.full':
    '{{place}}의 {{unit}}: 상륙 거점 하나로는 4스텝까지만 보급됩니다. 지금 보급 이벤트가 일어나면 고립 {{level, josa(이/가)}} 되고, 주도권 {{count, josa(을/를)}} 내지 않으면 잃습니다.',
  'whatIf.supply.isolated': '지금 고립 {{level}} 상태입니다.',
  'whatIf.supply.none': '{{faction}}: 모든 유닛이 주도권을 내지 않고 보급됩니다.',
  'whatIf.off': '{{unit, josa(은/는)}} 지도에 없습니다.',
  'whatIf.reach':
    '{{unit, josa(은/는)}} {{place}}까지 갈 수 있고 이동력 {{count, josa(이/가)}} 남습니다. 그곳의 보급: {{supply}}.',
  'whatIf.needs':
    '{{unit, josa(이/가)}} {{place}}까지 가려면 이동력 {{count, josa(이/가)}} 듭니다. 그곳의 보급: {{supply}}.',
  'whatIf.order.now': '{{faction}}, {{order}}: 지금 할 수 있습니다. 비용: {{costs}}.',
  'whatIf.order.later':
    '{{faction}}, {{order}}: 지금은 {{active, josa(이/가)}} 주도권을 가지고 있습니다. 지금 {{faction}} 차례라면 비용은 {{costs}}입니다.',
  'whatIf.order.not': '{{faction}}, {{order}}: {{why}}',
  'panel.supply.now': '{{faction}}: 지금 고립된 유닛 {{units}}',
  'panel.supply.none': '{{faction}}: 지금 고립된 유닛 없음',
  'panel.supply.level': '{{place}}의 {{unit}} ({{level}})',
  'panel.supply.event': '지금 보급 이벤트가 일어난다면:',
  'panel.supply.all': '{{faction}}: 모든 유닛 보급 가능, 주도권 {{cost}}',
  'panel.supply.cut':
    '{{faction}}: 보급 끊김 {{units}}. 모두 지키려면 주도권 {{price}}, 내지 않은 유닛은 잃습니다. 나머지 보급선은 주도권 {{cost}}',
  'panel.supply.unit': '{{place}}의 {{unit}} ({{price}})',
  'panel.front': '두 전선 사이: {{faction}}',
  'panel.front.about': '양쪽 ZOC에 든 빈 헥스를 누가, 어느 유닛 때문에 지배하는지 보여 줍니다.',
  'panel.front.hex': '{{control}} ZOC: {{units}}.',
  'panel.front.none': '양쪽 ZOC에 든 빈 헥스가 없습니다.',
  'panel.orders.cannot': '{{faction}}, 지금 할 수 없는 명령: {{orders}}',
  'panel.orders.not.away': '{{order}} (행동 트랙에도 계획 칸에도 마커 없음)',
  'panel.orders.not.used': '{{order}} (다음 턴까지 빈칸 없음)',
} as const;
