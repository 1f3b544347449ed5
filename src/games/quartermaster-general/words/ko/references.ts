// Cards looked up, in Korean.
import type { references as en } from '../en/references.js';

export const references = {
  'ref.shared': '{{nation}} {{card}}',
  'ref.facts': '{{nation}}, {{type}}. 카드 더미에 든 수: {{copies}}장',
  'ref.deckCost': '비용: 카드 더미 맨 위에서 {{cards}}장. 모자란 만큼 승점을 잃습니다.',
  'ref.handCost': '비용: 손에서 {{cards}}장. 모자라면 카드 더미에서, 그래도 모자라면 승점을 잃습니다.',
  'ref.perTurn': '차례마다 한 번만 사용합니다.',
  'ref.status': '앞면으로 내려놓고 계속 둡니다. 놓은 플레이 단계에는 사용할 수 없습니다.',
  'ref.response': '엎어 놓았다가 사용하면 버립니다. 놓은 플레이 단계에는 사용할 수 없습니다.',
} as const satisfies Record<keyof typeof en, string>;
