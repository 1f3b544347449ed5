// Instructions, in Korean.
import type { instructions as en } from '../en/instructions.js';

export const instructions = {
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
