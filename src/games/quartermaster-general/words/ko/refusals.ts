// Why what a player names is not on offer, in Korean.

export const refusals = {
  'refuse.notInHand': '{{card, josa(은/는)}} 손에 없습니다.',
  'refuse.cardNotNow': '{{card, josa(은/는)}} 지금 쓸 수 없습니다. 카드에 적힌 것: {{effect}}',
  'refuse.bolster': '{{card, josa(은/는)}} 보강 카드입니다. 쓸 수 있는 때가 되면 여쭙니다.',
  'refuse.airPower': '{{card, josa(은/는)}} 공군 단계에서 씁니다.',
  'refuse.space.place': '지금 {{space}}에는 기물을 놓을 수 없습니다.',
  'refuse.space.battle': '지금 {{space}}에서는 전투할 수 없습니다.',
  'refuse.space.other': '여기서는 {{space, josa(을/를)}} 고를 수 없습니다.',
  'refuse.takeOffFirst': '기물을 거두는 것만 먼저 고르세요. 버릴 카드는 그다음에 여쭙니다.',
} as const;
