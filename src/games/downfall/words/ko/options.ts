// Names of the game, its seats and its options in Korean.

export const options = {
  'game.title': '다운폴: 제3제국의 정복',
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
  'option.scenario.overlord': 'Overlord (1944년 6월)',
  'option.scenario.husky': 'Husky (1943년 7월)',
  'option.scenario.campaign': '캠페인 (1942년 11월부터)',
  'option.fairArmorBonus': '맑은 날씨에 공격하는 독일 외 기갑 유닛의 전투력 보너스',
  'option.isolatedThreeCost': '계속 고립된 유닛의 스텝당 주도권 비용',
  'option.lastTurn': '게임의 마지막 턴',
} as const;
