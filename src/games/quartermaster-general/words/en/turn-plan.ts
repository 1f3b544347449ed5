// A whole turn given at once, and what it would bring, in English.

export const turnPlan = {
  'plan.turn': 'What you do in your turn',
  'plan.turnAlso': 'Your whole turn / My whole turn / Whole turn / My turn',
  'plan.ask':
    'What will you do in your turn, one thing after another? A card, its spaces, the cards that follow with theirs, then what you discard.',
  'plan.discard': 'Discard before drawing',
  'plan.stop': 'Nothing more',
  'group.nations': 'Nations',
  'outlook.gone': 'As the board stands this is not possible: {{what}}. You will be asked when it comes to it.',
  'outlook.safe_one': 'As the board stands, this turn would give {{count}} point, and every piece stays in supply.',
  'outlook.safe_other': 'As the board stands, this turn would give {{count}} points, and every piece stays in supply.',
  'outlook.starving_one': 'As the board stands, this turn would give {{count}} point. Out of supply: {{pieces}}.',
  'outlook.starving_other': 'As the board stands, this turn would give {{count}} points. Out of supply: {{pieces}}.',
  'outlook.piece': '{{piece}} in {{space}}',
  'title.planned_one': '{{nation}}, planned turn: +{{count}} point',
  'title.planned_other': '{{nation}}, planned turn: +{{count}} points',
  'deed.starving': '{{space}}: {{piece}} out of supply',
  'board.key.planned': 'Planned',
  'ask.playOutlook': 'What do you play? {{outlook}}',
  'detail.pointsThen_one': 'This turn then gives {{count}} point',
  'detail.pointsThen_other': 'This turn then gives {{count}} points',
  'alias.discard': 'discard / discards',
  'alias.stop': 'stop / end / nothing more / no discard / no discards',
} as const;
