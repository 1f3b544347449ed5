// Putting a position right by name, in English.

export const repairing = {
  'repair.title': 'Put the position right',
  'repair.button': 'Put right…',
  'repair.about':
    'Choose what is wrong, then what should stand there, and say why. The game goes back to the beginning of this phase.',
  'repair.what': 'What is wrong?',
  'repair.becomes': 'What should stand there?',
  'repair.number': 'Type the number…',
  'repair.bounds': 'From {{min}} to {{max}}',
  'repair.change': '{{part}} ({{before}} → {{after}})',
  'repair.byPath': 'This game has no names for the parts of its position. `/host repair` takes them by their paths.',
  'refuse.repairSame': 'That is what stands there already. Choose something else.',
  'refuse.repairValue':
    'That cannot stand there: {{part}}. The menus of “Put right…” on the host’s desk show what can.',
  'news.repaired':
    'The position was put right at {{phase}}: {{reason, literal}}\nWhat came after does not count, and you are asked anew.',
  'news.rolledBack':
    'The game is back at {{phase}}: {{reason, literal}}\nWhat came after does not count, and you are asked anew.',
  'notice.repairedTo': 'The position has been put right: {{changes}}.',
  'act.repairTo': 'Put the position right at {{phase}}: {{changes}}. Why: {{reason, literal}}',
} as const;
