// What is said as time runs, in Korean: a deadline put off by grace or an excuse, clocks for two.
import type { playTime as en } from '../en/play-time.js';
import type { InKorean } from '../../words.js';

export const playTime: InKorean<typeof en> = {
  'notice.grace':
    '마감까지 들어오지 않은 답이 있어 {{hours}}시간까지 더 기다립니다. 들어오는 대로 진행하며, 이미 낸 답은 그대로입니다.',
  'notice.excuse':
    '이번에 답하지 못한 분이 있어 {{hours}}시간까지 더 드립니다. 모두 들어오는 대로 진행하며, 이미 낸 답은 그대로입니다.',
  'news.grace': '마감이 지났지만 테이블이 {{hours}}시간까지 더 기다립니다. 아직 늦지 않았습니다.',
  'news.excused':
    '마감이 지났지만 이번은 넘어갑니다. 시간이 더 있고, 놓친 것으로 치지 않습니다. 이 게임에서 이렇게 넘어갈 수 있는 횟수: {{count}}번',
  'refuse.badDays': '기간은 {{max}}개까지, 첫날부터 마지막 날의 순서로 적어 주세요.',
  'refuse.clocksRun': '이 테이블에는 개인 시계가 있습니다. `/연장`으로 두 사람 모두에게 시간을 더 줄 수 있습니다.',
  'refuse.noClocks': '이 게임에는 개인 시계가 없어 요구할 것이 없습니다.',
  'refuse.clockRuns': '상대의 시계가 아직 남아 있습니다.',
  'notice.flag': '{{seats}}의 시계가 다 되었습니다. 상대는 승리를 요구할 수 있고, 그 전에는 계속 진행할 수 있습니다.',
  'news.flag': '상대의 시계가 다 되었습니다. 승리를 요구하거나 상대의 수를 기다릴 수 있습니다.',
  'news.flagOwn': '내 시계가 다 되었습니다. 상대가 승리를 요구할 수 있습니다. 그 전에 답하면 계속합니다.',
  'outcome.claimed': '상대의 시계가 다 되어 {{seats, josa(이/가)}} 이깁니다.',
};
