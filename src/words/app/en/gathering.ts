// Coming together for a game: the ready check, waiting for a place, invitations, in English.

export const gathering = {
  'refuse.waits': 'You are on the waiting list already, at place {{place}}.',
  'refuse.inviteOnly':
    'Only those who are invited can join this game. Ask {{host}} for an invitation (`/game invite`).',
  'refuse.inviteFirst': 'Join this game first; then you can invite others.',
  'refuse.inAlready': '{{name, literal}} has signed up already.',
  'refuse.invitedAlready': '{{name, literal}} has been invited to this game already.',
  'refuse.awayAlready': '{{name, literal}} was turned away from this game.',
  'refuse.invitedToday':
    'You may invite {{max}} people within a day and have done so. You can invite again in {{hours}} h.',
  'refuse.tooManyInvited': '{{max}} people have been invited to this game: no more can be.',
  'notice.person': '{{name, literal}}',
  'notice.notReady': 'Not confirmed in time: {{names}}. Their places are free again.',
  'notice.recruiting':
    'Sign-up is open again. Everybody else keeps their place; the host starts again when it is full.',
  'news.ready': 'The game is about to begin. Please confirm within {{hours}} h that you are ready.',
  'news.notReady': 'You did not confirm in time, so your place is free again. You may join again.',
  'news.begun': 'The game has begun. Others are asked first; you will hear when it is your turn.',
  'news.placeFree': 'A place came free: you are in.',
  'news.seatFree': 'A seat you waited for has come free: a substitute is wanted.',
  'news.sightAsked':
    '{{name, literal}} is watching and would like to see the game through your eyes, as {{seat, the}}. That is for you alone to decide, and you can withdraw it at any time.',
  'news.sightGiven': '{{seat, capitalThe}} lets you see the game through its eyes.',
  'news.sightTaken': '{{seat, capitalThe}} no longer lets you see through its eyes.',
  'news.invited': '{{name, literal}} invites you to this game.',
} as const;
