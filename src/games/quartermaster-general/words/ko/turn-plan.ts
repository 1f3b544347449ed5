// A whole turn given at once, and what it would bring, in Korean.

export const turnPlan = {
  'plan.turn': '내 차례에 할 일',
  'plan.turnAlso': '내 차례 전체 / 차례 전체 / 내 차례',
  'plan.ask': '차례에 무엇을 할까요? 낼 카드와 그 지역, 이어서 쓸 카드와 그 지역, 버릴 카드를 차례대로 고르세요.',
  'plan.discard': '뽑기 전에 버림',
  'plan.stop': '더 하지 않음',
  'group.nations': '국가',
  'outlook.gone': '지금 상황으로는 할 수 없습니다: {{what}}. 그때가 되면 여쭙니다.',
  'outlook.safe': '지금 상황대로라면 이번 차례에 {{count}}점을 얻고, 모든 기물의 보급이 유지됩니다.',
  'outlook.starving': '지금 상황대로라면 이번 차례에 {{count}}점을 얻습니다. 보급이 끊길 기물: {{pieces}}.',
  'outlook.piece': '{{space}}의 {{piece}}',
  'title.planned': '{{nation}} 차례 계획: +{{count}}점',
  'deed.starving': '{{space}}: {{piece}} 보급 끊김',
  'board.key.planned': '계획',
  'ask.playOutlook': '무엇을 할까요? {{outlook}}',
  'detail.pointsThen': '놓으면 이번 차례 {{count}}점',
  'alias.discard': '버림 / 버리기 카드',
  'alias.stop': '끝 / 그만 / 없음 / 더 버리지 않음 / 더 안 함 / 버리지 않음 / 버리지 않기 / 안 버림',
} as const;
