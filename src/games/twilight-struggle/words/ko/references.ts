// Cards looked up, in Korean.
import type { references as en } from '../en/references.js';

export const references = {
  'facts.event': '작전 {{ops}}, {{side}}, {{era}}',
  'facts.eventStarred': '작전 {{ops}}, {{side}}, {{era}}, ★',
  'facts.scoring': '승점 카드, {{era}}',
  'facts.scoringStarred': '승점 카드, {{era}}, ★',
  'ref.number': '{{number}}번',
  'ref.facts': '{{number}}번 카드: {{facts}}',
  'ref.star': '★ 사건이 일어나면 게임에서 제거됩니다.',
  'ref.stays': '버린 카드 더미로 가며 다시 섞이면 돌아옵니다.',
  'ref.optional': '선택 카드입니다.',
  'ref.promo': '프로모션 카드입니다(묶음 {{pack}}).',
  'ref.needs': '먼저 필요한 사건: {{cards}}.',
  'ref.needsOneOf': '먼저 이 가운데 하나가 필요합니다: {{cards}}.',
  'ref.barredBy': '이 사건 뒤에는 일어나지 않습니다: {{cards}}.',
  'ref.scoringRule': '뽑은 턴에 반드시 써야 합니다. 작전 점수가 없고 헤드라인 값은 0입니다.',
  'ref.war': '전쟁 카드: 방어 측이 조종하는 인접 국가마다 주사위가 낮아지며 데프콘과 상관없습니다.',
  'ref.ruling': '판정: {{ruling}}',
  'ref.peril.certain': '데프콘 2에서 위험: 반드시 데프콘을 내립니다.',
  'ref.peril.opponentOps': '데프콘 2에서 {{side}}에 위험: 상대가 그 작전으로 쿠데타를 할 수 있습니다.',
  'ref.peril.opponentChoice': '데프콘 2에서 위험: 상대가 데프콘을 내릴 수 있습니다.',
  'ref.peril.random': '데프콘 2에서 위험: 데프콘을 내리는 카드가 나올 수 있습니다.',
  'ref.peril.ownChoice': '위험: 잘못 고르면 데프콘이 1이 됩니다.',
} as const satisfies Record<keyof typeof en, string>;
