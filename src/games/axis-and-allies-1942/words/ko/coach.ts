// Tips for a first game, by the question they belong to, in Korean.

export const coach = {
  'coach.purchase.1':
    '구매한 유닛은 이번 차례 끝에 산업 단지에 놓입니다. 수비에는 보병이 가장 싸고, 공격에는 전차와 항공 유닛이 좋습니다.',
  'coach.combatMoves.1':
    '싸우거나 점령할 유닛만 지금 움직입니다. 확정하기 전에 승산을 보고, 값싼 지상 유닛을 하나 더 보내세요. 항공 유닛만으로는 점령하지 못합니다.',
  'coach.combatMoves.2':
    '항공 유닛은 나중에 착륙할 수 있어야 합니다. 이동력은 한 차례 전체의 것이므로 돌아올 만큼 남기세요.',
  'coach.nextBattle.1': '어느 전투를 먼저 할지 고릅니다. 상륙이 걸린 해전은 그 상륙보다 먼저 치릅니다.',
  'coach.casualties.1':
    '값싼 것부터 잃으세요. 전차와 항공 유닛보다 보병이 먼저입니다. 영토를 얻으려면 지상 유닛을 하나 남기세요.',
  'coach.press.1': '라운드마다 퇴각할 수 있습니다. 이득이 없어진 공격은 그만두는 편이 낫습니다.',
  'coach.noncombatMoves.1':
    '이제 항공 유닛을 착륙시키고 예비 유닛을 전선으로 보내세요. 적 옆에 둔 유닛은 다음 차례 전에 공격받을 수 있습니다.',
  'coach.mobilize.1': '산업 단지마다 영토의 가치에서 피해를 뺀 만큼 놓습니다. 먼저 필요한 곳에 놓으세요.',
  'hint.purchase': '유닛이 도착할 때 전선에 모자랄 것을 삽니다.',
  'hint.combatMoves': '승산과 얻을 값어치가 잃을 것보다 큰 곳만 공격합니다.',
  'hint.noncombatMoves': '지킬 곳의 값어치와 그곳을 공격할 수 있는 적을 견주고, 유닛을 전선 쪽으로 보냅니다.',
  'hint.mobilize': '새 유닛을 가장 먼저 필요한 곳에 놓습니다.',
  'hint.casualties': '없어도 가장 덜 아쉬운 유닛부터 잃습니다.',
  'hint.press': '승산이 좋은 동안 계속 싸웁니다.',
} as const;
