// What the cards of Italy do, in English.

export const italyCards = {
  'card.ita-anti-communist-sentiment.effect': 'Victory step: 1 VP per Italian army in Russia and Ukraine.',
  'card.ita-balkan-resources.effect': 'Victory step: 1 VP for an Italian army in the Balkans.',
  'card.ita-bravado.effect': 'Instead of playing a card: discard 2 cards from your deck for a land battle.',
  'card.ita-impero-italiano.effect': 'Victory step: 1 VP per Axis army in North Africa, Africa and the Middle East.',
  'card.ita-mare-nostrum.effect': 'Victory step: 1 VP per Italian navy.',
  'card.ita-afrika-korps.effect': 'Recruit a German army in North Africa, then a German navy in the Mediterranean.',
  'card.ita-division-azul.effect': 'A random face-down Soviet Response card is discarded unseen.',
  'card.ita-german-aid-in-greece.effect': 'Remove an Allied army from the Balkans, then recruit a German army there.',
  'card.ita-italian-east-africa.effect': 'Build an army in North Africa, then a navy in the Bay of Bengal.',
  'card.ita-italy-attacks-communists.effect': 'Build an army in Ukraine and one in Russia, in either order.',
  'card.ita-plunder.effect': '1 VP per Italian piece outside Italy.',
  'card.ita-decima-flottiglia-mas.effect':
    '1 VP, and the United Kingdom discards 1 card from its deck; 2 when no Allied navy is in the Mediterranean.',
  'card.ita-regia-marina-closes-shipping-lanes.effect':
    'Per Italian navy: 1 VP, and the United Kingdom discards 1 card from its deck.',
  'card.ita-german-reinforcements-counterattack.effect':
    'Just after a supplied Italian army is removed: recruit a German army in its place.',
  'card.ita-monte-cassino.effect': 'When an Axis army in Italy would be removed: it is safe for this turn.',
  'card.ita-romanian-reinforcements.effect':
    'Just after a supplied German army is removed: recruit an Italian army in its place.',
  'card.ita-skilled-pilots.effect': 'Economic Warfare against you costs you 5 cards fewer this once.',
} as const;
