// Names of the game, its seats and its options in Korean.

export const options = {
  'game.title': '다운폴: 제3제국의 정복',
  'game.help':
    '명령은 하는 일을 차례대로 적어도 됩니다: `본부 공격2 재배치3`. 이동: `21A 3438-3439-3339`, `18A → 로마`. 쌓인 부대는 `21A+64A 3438-3439`처럼 함께 보냅니다.',
  'seat.western': '서방',
  'seat.soviet': '소련',
  'seat.okh': 'OKH',
  'seat.okw': 'OKW',
  'side.western': '서방 플레이어',
  'side.soviet': '소련 플레이어',
  'ideology.western': '서방',
  'ideology.soviet': '소련',
  'ideology.axis': '추축',
  'weather.fair': '맑음',
  'weather.mud': '진창',
  'weather.snow': '눈',
  'option.scenario': '시나리오',
  'option.scenario.overlord': '오버로드 (1944년 6월)',
  'option.scenario.husky': '허스키 (1943년 7월)',
  'option.scenario.campaign': '캠페인 (1942년 11월부터)',
  'option.fairArmorBonus': '맑은 날씨에 공격하는 독일 외 기갑 유닛의 전투력 보너스',
  'option.isolatedThreeCost': '계속 고립된 유닛의 스텝당 주도권 비용',
  'option.headStart': '서방이 더 받고 시작하는 승점(0 미만: 소련이 받음)',
  'option.lastTurn': '게임의 마지막 턴',
} as const;
