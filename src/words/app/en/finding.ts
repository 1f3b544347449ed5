// Finding a game and starting it well, as it is shown: the ready check, the waiting list, invitations, in English.

export const finding = {
  'cmd.game.ready.about': 'Confirm before the start that you are ready',
  'cmd.game.ready.name': 'ready',
  'cmd.game.invite.about': 'Invite somebody to a game by direct message',
  'cmd.game.invite.name': 'invite',
  'opt.invited.about': 'Who is asked to join',
  'opt.invited.name': 'player',
  'ready.awaited': 'Still awaited: {{people}}',
  'ready.closed':
    'I cannot send you direct messages, in which this game is played. Allow them (on this server: Privacy Settings, Direct Messages), or be told here by your name (`/settings`). Then press here.',
  'ready.confirmed': 'Thank you, you are ready.',
  'ready.began': 'Everybody is ready: the game begins.',
  'ready.until': 'Until {{when}}',
  'status.queue': 'Wait for a place',
  'status.waiting': 'Waiting for a place: {{people}}',
  'status.invitedOnly': 'Only who is invited can join.',
  'invite.done': '{{who}} has been invited.',
  'invite.nobody': 'Whom? Name a person, not a bot.',
  'join.waits': 'All places are taken. You are on the waiting list, at place {{place}}.',
  'table.byNumber': 'From three people on, within 24 h',
  'table.invitedOnly': 'Only who is invited can join',
  'table.readyWithin': 'Yes, within {{hours}} h',
} as const;
