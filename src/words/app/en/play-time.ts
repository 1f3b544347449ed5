// What is said as time runs, in English: a deadline put off by grace or an excuse, clocks for two.

export const playTime = {
  'notice.grace':
    'Something is still missing at the deadline, so the table waits up to {{hours}} h more. The game goes on as soon as it is in; what was given stays as it is.',
  'notice.excuse':
    'Somebody could not make it this time and is excused: there are up to {{hours}} h more. The game goes on as soon as everything is in; what was given stays as it is.',
  'news.grace': 'The deadline has passed, and the table waits up to {{hours}} h more for you. It is not too late.',
  'news.excused':
    'The deadline has passed, and you are excused: there is more time, and nothing has been missed. Excuses you have left in this game: {{count}}',
  'refuse.badDays': 'Give at most {{max}} spans of days, each from its first day to its last.',
  'refuse.clocksRun': 'The players of this table have clocks of their own. `/extend` gives both of them more time.',
  'refuse.noClocks': 'No clocks of their own run in this game, so there is nothing to claim.',
  'refuse.clockRuns': 'Your opponent’s clock has not run out.',
  'notice.flag':
    'The clock of {{seats, the}} has run out. The other player may claim the game; until then it may still be played on.',
  'news.flag': 'Your opponent’s clock has run out. You may claim the game, or wait for their move.',
  'news.flagOwn': 'Your clock has run out. Your opponent may claim the game; answer before they do, and you play on.',
  'outcome.claimed': 'The other player’s clock has run out: {{seats, the}} wins.',
} as const;
