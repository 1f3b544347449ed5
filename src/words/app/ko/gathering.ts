// Coming together for a game: the ready check, waiting for a place, invitations, in Korean.

export const gathering = {
  'refuse.waits': '이미 대기 명단 {{place}}번째에 있습니다.',
  'refuse.inviteOnly': '초대받은 사람만 참가할 수 있는 게임입니다. {{host}} 님에게 초대를 부탁해 주세요(`/게임 초대`).',
  'refuse.inviteFirst': '먼저 이 게임에 참가해 주세요. 그다음에 다른 사람을 초대할 수 있습니다.',
  'refuse.inAlready': '{{name, literal}} 님은 이미 참가했습니다.',
  'refuse.invitedAlready': '{{name, literal}} 님은 이미 이 게임에 초대했습니다.',
  'refuse.awayAlready': '{{name, literal}} 님은 이 게임에서 돌려보낸 사람입니다.',
  'refuse.invitedToday':
    '하루에 {{max}}명까지 초대할 수 있는데 이미 다 초대했습니다. {{hours}}시간 뒤에 다시 초대할 수 있습니다.',
  'refuse.tooManyInvited': '이 게임에는 이미 {{max}}명을 초대했습니다. 더는 초대할 수 없습니다.',
  'notice.person': '{{name, literal}}',
  'notice.notReady': '제때 준비를 확인하지 않은 사람: {{names}}. 그 자리는 다시 비었습니다.',
  'notice.recruiting': '다시 참가자를 모집합니다. 나머지 사람의 자리는 그대로이고, 다 차면 진행자가 다시 시작합니다.',
  'news.ready': '곧 게임을 시작합니다. {{hours}}시간 안에 준비되었는지 확인해 주세요.',
  'news.notReady': '제때 준비를 확인하지 않아 자리가 다시 비었습니다. 다시 참가할 수 있습니다.',
  'news.begun': '게임을 시작했습니다. 다른 참가자가 먼저 답하며, 차례가 되면 알려 드립니다.',
  'news.placeFree': '자리가 나서 참가하게 되었습니다.',
  'news.seatFree': '기다리던 자리가 났습니다. 대신할 사람을 찾고 있습니다.',
  'news.sightAsked':
    '관전자 {{name, literal}} 님이 {{seat}}의 눈으로 게임을 보고 싶어 합니다. 허락할지는 직접 정하시면 되고, 허락한 뒤에도 언제든 거둘 수 있습니다.',
  'news.sightGiven': '이제 {{seat}}의 눈으로 게임을 볼 수 있습니다.',
  'news.sightTaken': '이제 {{seat}}의 눈으로 볼 수 없습니다.',
  'news.invited': '{{name, literal}} 님이 이 게임에 초대했습니다.',
} as const;
