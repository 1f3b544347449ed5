// English letters of computer players, in three voices.
export const letters = {
  'letter.peace.plain':
    'Let us keep the peace until the end of {{until}}: I attack neither your units nor your supply centers, and you attack none of mine. Do you agree?',
  'letter.peace.warm':
    'Neither of us gains by a quarrel. Shall we leave one another’s units and supply centers alone until the end of {{until}}? You have my word if I have yours.',
  'letter.peace.blunt':
    'My plans lie elsewhere. Keep off my units and supply centers until the end of {{until}}, and I keep off yours. Yes or no?',
  'letter.border.plain':
    '{{province, capitalThe}} lies between us. Let us both keep out of it until the end of {{until}}. Do you agree?',
  'letter.border.warm':
    'Whoever stands in {{province, the}} only makes the other uneasy. Shall we both leave it empty until the end of {{until}}?',
  'letter.border.blunt': 'Neither you nor I enter {{province, the}} until the end of {{until}}. Yes or no?',
  'letter.together.plain':
    '{{power}} is growing too strong for either of us. Let us turn on {{power}} together, and keep the peace between us until the end of {{until}}. Do you agree?',
  'letter.together.warm':
    '{{power}} is outgrowing us both, and side by side we can still stop it: peace between us until the end of {{until}}, and all we have against {{power}}. Are you with me?',
  'letter.together.blunt':
    '{{power}} wins unless somebody stops it. We keep the peace until the end of {{until}}, and both attack {{power}}. Yes or no?',
  'letter.support.plain': 'If you send {{of}} to {{to, the}} this turn, I support it with {{unit}}. Shall I?',
  'letter.support.warm':
    'Let me lend you a hand: send {{of}} to {{to, the}} this turn, and {{unit}} supports it. Will you go?',
  'letter.support.blunt': 'Send {{of}} to {{to, the}} this turn, and {{unit}} supports it. Yes or no?',
  'letter.terms.peace': 'peace until the end of {{until}}',
  'letter.terms.border': 'both keep out of {{province, the}} until the end of {{until}}',
  'letter.terms.together': 'peace until the end of {{until}}, and both turn on {{power}}',
  'letter.terms.support': '{{unit}} supports {{of}} to {{to, the}} this turn',
  'letter.terms.over': 'no agreement any more',
  'letter.why.solo': 'You are close to winning alone.',
  'letter.why.broke': 'You have broken your word.',
  'letter.why.ended': 'What we had agreed has just ended.',
  'letter.why.grown': 'You have outgrown me.',
  'letter.why.place': 'Only an empty province without a center that both of us could soon enter can be kept out of.',
  'letter.why.gone': '{{power}} is out of the game.',
  'letter.why.smaller': '{{power}} is smaller than I am.',
  'letter.why.far': '{{power}} is too far from me.',
  'letter.why.own': 'That move is against me.',
  'letter.why.support': 'I cannot support that move.',
  'letter.examples': '“peace”, “both out of the Channel”, “together against Russia”, “support A PAR - BUR”',
  'letter.broken': 'You have moved against what we had agreed. I count it as ended.',
  'letter.parted.solo':
    'I have broken what we had agreed: you are close to winning alone, and I cannot look on. It has ended between us.',
  'letter.parted.gain': 'I have broken what we had agreed: there was too much to gain. It has ended between us.',
} as const;
