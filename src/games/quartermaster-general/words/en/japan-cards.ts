// What the cards of Japan do, in English.

export const japanCards = {
  'card.jpn-forward-bases.effect':
    'Victory step: 2 VP while a Japanese army is in Hawaii, the Pacific Northwest or New Zealand.',
  'card.jpn-greater-east-asia-co-prosperity-sphere.effect':
    'Victory step: 1 VP per Japanese army in Indonesia, New Guinea and Southeast Asia.',
  'card.jpn-imperial-designs.effect': 'Victory step: 1 VP while a Japanese army is in Iwo Jima or the Philippines.',
  'card.jpn-unimpeded-merchant-shipping.effect': 'Victory step: 1 VP while Hawaii holds no Allied army.',
  'card.jpn-indian-ocean-patrols.effect':
    'Per Japanese navy in or beside the Bay of Bengal: 2 VP, and the United Kingdom discards 2 cards from its deck.',
  'card.jpn-submarines-support-pacific-islands.effect':
    'Per Japanese navy in or beside the East Pacific: 2 VP, and the United States discards 2 cards from its deck.',
  'card.jpn-banzai-charge.effect': 'After a land battle: battle there again or in a land space beside it.',
  'card.jpn-battleship-repair.effect': 'When a supplied Japanese navy would be removed: it is safe for this turn.',
  'card.jpn-china-offensive.effect':
    'After a battle in China or a land space beside it: build an army in the battled space, then battle again in China or beside it.',
  'card.jpn-destroyer-transport.effect': 'After a sea battle: build up to 2 armies in land spaces beside that sea.',
  'card.jpn-fall-of-singapore.effect':
    'After a battle in Southeast Asia: battle in the South China Sea, then recruit an army in Southeast Asia.',
  'card.jpn-kamikaze.effect': 'Just after an Allied navy is placed beside a Japanese piece: remove it.',
  'card.jpn-kwantung-army.effect':
    'When a supplied Japanese army in China, Szechuan, Mongolia or Vladivostok would be removed: it is safe for this turn.',
  'card.jpn-mobile-force.effect': 'As your turn starts: recruit a navy in the North Pacific or a sea beside it.',
  'card.jpn-special-naval-landing-forces.effect':
    'After building a navy: build up to 2 armies in land spaces beside it.',
  'card.jpn-surprise-attack.effect': 'After a sea battle: one more sea battle, then a land battle.',
  'card.jpn-truk.effect':
    'At any time in your turn: Japanese pieces in or beside the Central Pacific are in supply for this turn.',
} as const;
