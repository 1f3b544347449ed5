// Bids before the first round, in English.

export const bid = {
  'option.bidUssr': 'Bid of the Soviet Union (IPC)',
  'option.bidGermany': 'Bid of Germany (IPC)',
  'option.bidUk': 'Bid of the United Kingdom (IPC)',
  'option.bidJapan': 'Bid of Japan (IPC)',
  'option.bidUsa': 'Bid of the United States (IPC)',
  'step.bid': 'bids',
  'bid.left': '{{money}} IPC left',
  'bid.units': 'Bid',
  'ask.bid': 'Which units does your bid of {{money}} IPC add, and where? Only where you already have some.',
  'warn.bidLeft': '{{money}} IPC are unspent and go into your treasury.',
  'report.bidKept': '{{power, capitalThe}} keeps {{money}} IPC of its bid.',
} as const;
