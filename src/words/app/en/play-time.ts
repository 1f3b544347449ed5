// What the play layer says of time, in English: grace, excuses, clocks for two.

export const playTime = {
  'notice.grace':
    'Something is still missing at the deadline, so the table waits up to {{hours}} h more. The game goes on as soon as it is in; what was given stays as it is.',
  'notice.excuse':
    'Somebody could not make it this time and is excused: there are up to {{hours}} h more. The game goes on as soon as all is in; what was given stays as it is.',
  'news.grace': 'The deadline has passed, and the table waits up to {{hours}} h more for you. It is not too late.',
  'news.excused':
    'The deadline has passed, and you are excused: there is more time, and nothing has been missed. Excuses you have left in this game: {{count}}',
} as const;
