// English letters of computer players.
export const letters = {
  'letter.peace':
    'Let us keep the peace until the end of {{until}}: I attack neither your units nor your supply centers, and you attack none of mine. Do you agree?',
  'letter.border': '{{province}} lies between us. Let us both keep out of it until the end of {{until}}. Do you agree?',
  'letter.together':
    '{{power}} is growing too strong for either of us. Let us turn on {{power}} together, and keep the peace between us until the end of {{until}}. Do you agree?',
  'letter.support': 'If you send {{of}} to {{to}} this turn, I support it with {{unit}}. Shall I?',
  'letter.broken': 'You have moved against what we had agreed. I count it as ended.',
  'letter.parted.solo':
    'I have broken what we had agreed: you are close to winning alone, and I cannot look on. It has ended between us.',
  'letter.parted.gain': 'I have broken what we had agreed: there was too much to gain. It has ended between us.',
} as const;
