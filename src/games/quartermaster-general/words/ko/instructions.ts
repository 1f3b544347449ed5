// What can be said in advance, in Korean.

export const instructions = {
  'group.land': '육지',
  'group.sea': '해양',
  'group.always': '차례마다',
  'group.early': '다음 차례',
  'instruct.discard': '카드를 뽑기 전에 버리지 않기',
  'instruct.scoring': '모든 전술 카드로 득점하기',
  'instruct.stake': '카드 몇 장이 걸렸을 때 쓸까요?',
  'instruct.stake.value': '{{count}}장 이상',
  'instruct.spaces': '{{card}}: 어느 지역에서 쓸까요?',
  'instruct.early.play': '다음 차례에 할 것',
  'instruct.early.place': '다음 차례에 기물을 놓을 곳, 좋은 곳부터',
  'instruct.early.battle': '다음 차례에 전투할 곳, 좋은 곳부터',
  'instruct.early.discard': '다음 차례 끝에 버릴 카드',
  'instruct.gone.play': '하려던 것을 더는 할 수 없습니다',
  'instruct.gone.place': '놓으려던 곳에 기물을 놓을 수 없습니다',
  'instruct.gone.battle': '전투하려던 곳에서 전투할 수 없습니다',
  'instruct.round': '{{round}}라운드',
} as const;
