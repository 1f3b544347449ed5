// The game's own words and its options, in Korean.

export const options = {
  'game.title': '쿼터마스터 제너럴 WW2',
  'game.help':
    '카드와 지역을 함께 적어도 됩니다: `육군 창설 서유럽`. 차례 전체를 한 줄로 적어도 됩니다: `육지 전투 우크라이나, 전격전 우크라이나, 버림 해양 전투`.',
  'option.reallocateResources': '자원 재분배 허용',
  'option.reallocateNeedsFullHand': '자원 재분배에는 손에 카드 4장 필요',
  'option.wolfPacksAnyAxis': '승냥이 떼가 모든 추축국 잠수함을 도움',
  'option.italianEastAfricaRecruits': '이탈리아령 동아프리카로 모집',
  'option.italyAttacksCommunistsRecruits': '‘이탈리아의 공산주의 공격’으로 모집',
  'option.imperoItalianoPerSpace': '이탈리아 제국은 지역 수를 셈',
  'option.strictNavyChain': '항구 없는 해군은 보급을 잇지 못함',
  'option.vpFloorZero': '점수는 0점 아래로 내려가지 않음',
} as const;
