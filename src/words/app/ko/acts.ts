// What the play layer says of a host's acts: refusals, notices, the record, in Korean.
import type { acts as en } from '../en/acts.js';

export const acts = {
  'act.agreed': '투표가 통과되었습니다.',
  'act.assign': '신청한 사람에게 자리를 배정했습니다: {{seats}}.',
  'act.cancel': '게임을 중단했습니다.',
  'act.deadline': '마감을 옮겼습니다.',
  'act.extend': '시간을 {{hours}}시간 더 주었습니다.',
  'act.giveOut': '자리를 나누어 주었습니다.',
  'act.import': '파일에서 게임을 들여왔습니다.',
  'act.noSeat': '없음',
  'act.nudge': '아직 내지 않은 사람들에게 알렸습니다.',
  'act.pause': '게임을 멈췄습니다.',
  'act.repair': '{{phase}} 시점의 상황을 바로잡았습니다: {{reason, literal}}',
  'act.replace': '{{seat}} 자리를 맡은 사람이 바뀌었습니다.',
  'act.resume': '게임을 다시 시작했습니다.',
  'act.rollback': '{{phase}} 시점으로 되돌렸습니다: {{reason, literal}}',
  'act.setTable': '테이블 설정을 바꾸었습니다: {{settings}}.',
  'act.standIn': '비어 있는 {{seat}} 자리를 대신 진행했습니다.',
  'act.start': '게임을 시작했습니다.',
  'act.steward': '서버 관리자로서 처리했습니다.',
  'act.turnAway': '참가 신청한 사람을 돌려보냈습니다.',
  'notice.deadlineMoved': '마감이 옮겨졌습니다.',
  'notice.repaired':
    '{{phase}} 시점의 상황을 바로잡고 거기서부터 이어 갑니다: {{reason, literal}}\n그 뒤의 보고에는 줄을 그었습니다. 이후의 주사위는 다른 시드에서 나옵니다: `{{line}}`',
  'notice.rolledBack':
    '게임을 {{phase}} 시점으로 되돌렸습니다: {{reason, literal}}\n그 뒤의 보고에는 줄을 그었지만, 이미 본 것은 알고 있는 채로 이어 갑니다. 이후의 주사위는 다른 시드에서 나옵니다: `{{line}}`',
  'notice.stoodIn.computer': '{{seat}} 자리가 비어 이번 한 번은 컴퓨터가 대신 답했습니다.',
  'notice.stoodIn.fallback': '{{seat}} 자리가 비어 있어 저장된 답이나 기본 답으로 대신 진행했습니다.',
  'proposal.repair': '{{phase}} 시점의 상황 바로잡기',
  'proposal.rollback': '{{phase}} 시점으로 되돌리기',
  'refuse.badMoment': '지금부터 {{minutes}}분에서 {{days}}일 사이의 시각을 적어 주세요.',
  'refuse.deadlineSooner':
    '마감을 앞당길 때에는 마감이 없는 시간과 쉬는 날을 빼고 적어도 한 시간을 남겨야 하고, 그런 때에 마감을 둘 수도 없습니다. 더 늦은 시각을 적어 주세요.',
  'refuse.noReason': '이유를 짧게 적어 주세요. 모두에게 알립니다.',
  'refuse.noSuchPhase': '그 단계로는 되돌아갈 수 없습니다.',
  'refuse.nobodyToNudge': '지금은 알릴 사람이 없습니다. 모두 냈거나, 하루 안에 이미 알렸습니다.',
  'refuse.notVacant':
    '{{seat}} 자리에는 참가자가 있습니다. 빈자리만 대신 답할 수 있고, 다른 참가자를 구하려면 `/게임 교체`를 쓰세요.',
  'refuse.seatOwesNothing': '{{seat, josa(은/는)}} 지금 공개적으로 답할 것이 없습니다.',
  'refuse.repairHidden':
    '숨은 정보가 있는 게임이고 이 게임에 참가했거나 참가하고 있으므로, 참가하지 않은 사람만 상황을 바로잡을 수 있습니다.',
  'refuse.repairPath': '“{{path, literal}}”: 모두가 알 수 있는 것이 거기에 없습니다.',
  'refuse.repairRules': '규칙에 맞지 않는 상황입니다.',
  'refuse.watchEarly': '아직 볼 것이 없습니다. 손패는 {{n}}단계 뒤에 열립니다.',
  'refuse.watchPlays': '이 게임에 참가하고 있거나 참가했던 사람은 다른 손패를 볼 수 없습니다.',
  'refuse.sightPlays':
    '게임에 참가하지 않고 다른 자리의 비밀도 모르는 사람만 한 자리의 눈으로 볼 수 있습니다. 모두가 보는 것은 `/지도`로 봅니다.',
  'refuse.sightNobody': '그 자리에는 지금 허락해 줄 사람이 없습니다. `/관전`에서 다른 자리에 요청해 보세요.',
  'refuse.sightAsked': '그 자리에는 이미 요청했습니다. 허락하면 알려 드립니다.',
  'refuse.sightFull':
    '한 테이블에서 자리의 눈으로 보는 사람은 {{max}}명까지입니다. 참가자가 허락을 거두면 자리가 납니다. 지도는 누구나 `/지도`로 봅니다.',
  'refuse.sightMany':
    '한 테이블에서 요청하거나 보는 사람은 {{max}}명까지입니다. 요청은 하루가 지나면 없어지므로, 늦어도 {{hours}}시간 뒤에는 자리가 납니다.',
  'refuse.sightTooOften': '최근에 {{max}}번 요청했습니다. {{hours}}시간 뒤에 다시 요청할 수 있습니다.',
  'refuse.sightNotAsked': '그 사람이 요청하지 않았거나 요청이 끝났습니다. 누가 요청했는지는 `/관전`에서 봅니다.',
  'refuse.sightNotGiven': '그 자리에서 허락하지 않았거나 허락을 거두었습니다. `/관전`으로 요청하세요.',
  'refuse.watchPublic': '이 테이블에서는 관전하는 사람도 모두가 알 수 있는 것만 봅니다: `/지도`',
} as const satisfies Readonly<Record<keyof typeof en, string>>;
