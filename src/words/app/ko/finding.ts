// Finding a game and starting it well, as it is shown: the ready check, the waiting list, invitations, in Korean.

export const finding = {
  'cmd.game.ready.about': '시작 전에 준비되었는지 확인합니다',
  'cmd.game.ready.name': '준비확인',
  'cmd.game.invite.about': '개인 메시지로 게임에 초대합니다',
  'cmd.game.invite.name': '초대',
  'opt.invited.about': '초대할 사람',
  'opt.invited.name': '참가자',
  'ready.awaited': '아직 기다리는 사람: {{people}}',
  'ready.closed':
    '개인 메시지를 보낼 수 없습니다. 이 게임은 개인 메시지로 진행합니다. 이 서버의 개인 정보 보호 설정에서 개인 메시지를 허용하거나, `/설정`에서 이곳에서 이름으로 알림을 받도록 고른 뒤 여기를 눌러 주세요.',
  'ready.confirmed': '고맙습니다. 준비를 확인했습니다.',
  'ready.began': '모두 준비되어 게임을 시작합니다.',
  'ready.until': '{{when}}까지',
  'status.queue': '대기 명단에 오르기',
  'status.waiting': '자리를 기다리는 사람: {{people}}',
  'status.invitedOnly': '초대받은 사람만 참가할 수 있습니다.',
  'invite.done': '{{who}} 님을 초대했습니다.',
  'invite.nobody': '누구를 초대할까요? 봇이 아닌 사람을 골라 주세요.',
  'join.waits': '자리가 모두 찼습니다. 대기 명단 {{place}}번째에 올렸습니다.',
  'table.byNumber': '세 명부터, 24시간 안에',
  'table.invitedOnly': '초대받은 사람만 참가',
  'table.readyWithin': '예, {{hours}}시간 안에',
} as const;
