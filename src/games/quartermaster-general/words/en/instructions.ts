// What can be said in advance, in English.

export const instructions = {
  'group.land': 'Land',
  'group.sea': 'Sea',
  'group.always': 'Each turn',
  'group.early': 'Your next turn',
  'instruct.discard': 'Discard nothing before drawing',
  'instruct.scoring': 'Score with every Status card',
  'instruct.stake': 'How many cards have to be at stake?',
  'instruct.stake.value_one': 'At least {{count}} card',
  'instruct.stake.value_other': 'At least {{count}} cards',
  'instruct.spaces': '{{card}}: in which spaces?',
  'instruct.early.play': 'What you play next turn',
  'instruct.early.place': 'Where you place a piece next turn, the best space first',
  'instruct.early.battle': 'Where you battle next turn, the best space first',
  'instruct.early.discard': 'What you discard at the end of your next turn',
  'instruct.gone.play': 'what you meant to play is not possible any more',
  'instruct.gone.place': 'no piece can be placed where you meant to',
  'instruct.gone.battle': 'there is no battle where you meant to',
  'instruct.round': 'Round {{round}}',
} as const;
