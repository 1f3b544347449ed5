// The newspaper page of a year or turn, in Korean.
import type { newspaper as en } from '../en/newspaper.js';
import type { InKorean } from '../../words.js';

export const newspaper: InKorean<typeof en> = {
  'newspaper.back': '지난 기록으로 돌아가기',
  'newspaper.button': '신문',
  'newspaper.head': '{{kind}}: {{turn}} 신문',
  'newspaper.luck': '가장 운 좋은 주사위',
  'newspaper.luckHits_other': '{{name}}, {{count}}개 중 {{hits}}개 명중, {{odds}}번에 한 번꼴',
  'newspaper.luckSum': '{{name}}, {{odds}}번에 한 번꼴',
  'newspaper.name': '전황신문',
  'newspaper.quiet': '조용한 시기였습니다. 전할 소식이 없습니다.',
  'newspaper.soFar': '진행 중',
  'newspaper.takenBack': '되돌려져 무효입니다. 이유: {{reason, literal}}',
  'table.newspaper': '한 해나 한 차례가 끝날 때 신문',
};
