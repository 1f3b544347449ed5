// What is stored of a person, and what they can do with it, in Korean.
import type { ownData as en } from '../en/own-data.js';
import type { InKorean } from '../../words.js';

export const ownData: InKorean<typeof en> = {
  'me.somebody': '누군가',
  'me.title': '나에 대해 저장된 것',
  'me.settings': '언어: {{language}} · 알림: {{notices}} · `/설정`에서 바꿉니다',
  'me.games': '자리 {{seats}} · 참가 신청 {{signUps}} · 답 {{answers}} · 서신 {{letters}} · 메모 {{notes}}',
  'me.hosted': '진행자로서: 게임 {{games}} · 대회 {{tournaments}}',
  'me.records': '결과 {{results}} · 놓친 마감 {{misses}} · 대회 {{tournaments}}',
  'me.listed': '순위표에 나오고, 다른 분들이 결과를 볼 수 있습니다.',
  'me.unlisted': '순위표에 나오지 않고, 결과는 나만 볼 수 있습니다. 마감을 얼마나 지키는지는 누구나 볼 수 있습니다.',
  'me.list': '내 결과 공개하기',
  'me.unlist': '내 결과 숨기기',
  'me.export': '파일로 받기',
  'me.exported': '저장된 모든 것을 파일 하나에 담았습니다. 이 메시지는 나만 볼 수 있습니다.',
  'me.erase': '지우기',
  'me.eraseAsk':
    '설정, 평점, 서신, 메모, 투표를 지웁니다. 함께한 게임은 이름 없이 남습니다. 답에는 이름이 남지 않고, 결과에는 ‘누군가’라고만 남습니다. Discord에 올라간 글은 그대로 있습니다. 계속할까요?',
  'me.eraseOn': '계속하기',
  'me.eraseAgain': '한 번 지우면 누구도 되돌릴 수 없습니다. 모두 지울까요?',
  'me.eraseNow': '완전히 지우기',
  'me.keep': '그대로 두기',
  'me.erased': '모두 지웠습니다. 이제 저장된 것이 없습니다. 다음에 하시는 일부터 새로 시작합니다.',
  'me.leaveGames':
    '아직 {{games}}에 자리가 있습니다. 다른 사람이 이어받을 수 있도록 먼저 `/게임 나가기`로 나가 주세요.',
  'me.closeGames': '아직 시작하지 않은 {{games}}의 모집을 열어 두셨습니다. 먼저 시작하거나 `/게임 취소`로 닫아 주세요.',
  'me.openedToday': '게임을 여신 지 하루가 지나지 않아 아직 횟수에 들어갑니다. {{hours}}시간 뒤에 지울 수 있습니다.',
  'me.writtenLately':
    '얼마 전에 누군가를 초대했거나 서신을 보내서 아직 횟수에 들어갑니다. {{hours}}시간 뒤에 지울 수 있습니다.',
  'me.leaveTournaments': '아직 대회({{tournaments}})에 참가하고 있습니다. 먼저 `/대회 나가기`로 빠져 주세요.',
};
