// Press: how a table may talk, embassies, letters, in Korean.
import type { press as en } from '../en/press.js';
import type { InKorean } from '../../words.js';

export const press: InKorean<typeof en> = {
  'press.rule': '교섭',
  'press.rule.all': '비밀과 공개 모두',
  'press.rule.public': '공개만',
  'press.rule.none': '없음',
  'press.rule.rulebook': '규칙서대로',
  'press.anonymous': '자리',
  'press.anonymous.on': '끝날 때까지 익명',
  'press.anonymous.off': '이름 공개',
  'press.table': '{{rule}}, 자리는 익명',
};
