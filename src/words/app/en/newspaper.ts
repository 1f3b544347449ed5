// The newspaper page of a year or turn, in English.

export const newspaper = {
  'newspaper.back': 'Back to the turn',
  'newspaper.button': 'Newspaper',
  'newspaper.head': '{{kind}}: newspaper, {{turn}}',
  'newspaper.luck': 'Luckiest dice',
  'newspaper.luckHits_one': '{{name}}, one die and one hit, once in {{odds}} throws',
  'newspaper.luckHits_other': '{{name}}, {{hits}} of {{count}} hit, once in {{odds}} throws',
  'newspaper.luckSum': '{{name}}, once in {{odds}} throws',
  'newspaper.name': 'The Field Gazette',
  'newspaper.quiet': 'A quiet time: there is nothing to report.',
  'newspaper.soFar': 'so far',
  'newspaper.takenBack': 'Taken back, and void: {{reason, literal}}',
  'table.newspaper': 'Newspaper at the end of each year or turn',
} as const;
