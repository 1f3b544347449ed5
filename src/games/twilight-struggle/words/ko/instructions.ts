// Instructions, in Korean.
import type { instructions as en } from '../en/instructions.js';

export const instructions = {
  'ahead.headline': '다음 헤드라인',
  'ahead.headlineAsk': '다음 헤드라인으로 어느 카드를 내시겠습니까? 헤드라인을 고를 때 아직 들고 있으면 그대로 냅니다.',
  'ahead.play': '다음 카드',
  'ahead.playAsk':
    '다음 액션 라운드에 어느 카드를 무엇에 쓰시겠습니까? 정하지 않은 것은 그때 여쭙고, 그사이 맞지 않게 되거나 게임에 질 위험이 생기면 모두 다시 여쭙습니다.',
  'ahead.coup': '상대 쿠데타 다음에 쓸 카드',
  'ahead.coupAsk':
    '상대가 쿠데타를 시도한 바로 다음에 어느 카드를 무엇에 쓰시겠습니까? 쿠데타가 있을 때까지 기다리고, 없으면 평소처럼 여쭙습니다.',
  'ahead.coupWhere': '어느 나라의 쿠데타 다음에만 쓰시겠습니까?',
  'ahead.anyCoup': '어느 나라의 쿠데타든',
  'ahead.use': '작전 점수는 어디에 쓰시겠습니까? 여기서 멈추면 그때 여쭙습니다.',
  'ahead.target': '어디에 쓰시겠습니까? 여기서 멈추면 그때 여쭙니다.',
  'ahead.order': '{{card}}: {{use}}',
  'ahead.orderAt': '{{card}}: {{use}}, {{where}}',
  'ahead.points': '{{country}} {{points}}',
  'ahead.gone': '이제는 할 수 없습니다.',
  'ahead.leftOver': '남은 것은 지난 라운드에 쓰려던 것입니다.',
  'instruction.ask': '나에게 묻기',
  'instruction.no': '아니요',
  'instruction.none': '하지 않음',
  'instruction.participate': '참가',
  'instruction.boycott': '보이콧',
  'instruction.keep': '대가를 치르지 않음',
  'instruction.coupOnly': '내 쿠데타 전에만 묻기',
  'instruction.list': '{{card}}: 선호하는 나라 순서',
  'instruction.noDiscard': '버리지 않음',
  'instruction.keepDefcon': '데프콘 유지',
  'instruction.olympics': '상대가 개최하는 올림픽',
  'instruction.crisis': '쿠바 미사일 위기 끝내기',
  'instruction.norad': '북미 항공우주 방위사령부 영향력',
  'instruction.eighthRound': '8번째 액션 라운드',
  'instruction.spaceDiscard': '남은 카드 버리기',
} as const satisfies Record<keyof typeof en, string>;
