// What the cards of the Soviet Union do, in English.

export const sovietUnionCards = {
  'card.sov-frontal-assault.effect':
    'Once a turn, after a land battle: discard 2 cards from hand to battle there again or in a land space beside it.',
  'card.sov-guards.effect':
    'Instead of playing a card: discard 2 cards from hand to play a Build Army card out of your discard pile.',
  'card.sov-scorched-earth.effect':
    'Ukraine is no supply space for the Axis: it gives them neither supply nor the points of the space.',
  'card.sov-shverniks-evacuation-council.effect':
    'Soviet armies are never out of supply. New ones still need a supplied Soviet piece beside them, or Moscow.',
  'card.sov-stavka-forms-artillery-corps.effect':
    'Once a turn, after a land battle: discard 1 card from hand to battle the same space again.',
  'card.sov-women-conscripts.effect':
    'A Build Army card played as your Play step goes on top of the deck instead of the discard pile.',
  'card.sov-general-winter.effect': 'Remove up to 2 Axis armies from Moscow and the spaces beside it.',
  'card.sov-german-soviet-treaty.effect': 'Recruit armies in Russia and Eastern Europe.',
  'card.sov-mao-tse-tung.effect': 'Remove an Axis army from China or Szechuan.',
  'card.sov-titos-partisans.effect':
    'Remove an Axis army from the Balkans, then recruit a Soviet or a British army there.',
  'card.sov-trans-siberian-railroad.effect':
    'Pick up Soviet armies one at a time, each no more than once, and build them again.',
  'card.sov-vasilevsky-takes-command-in-the-far-east.effect': 'Recruit an army in Vladivostok, then battle in China.',
  'card.sov-defense-of-the-motherland.effect':
    'As your turn starts: recruit an army in or beside Moscow, then remove an Axis army from Moscow.',
  'card.sov-leningrad.effect': 'When a Soviet army in Russia would be removed: it is safe for this turn.',
  'card.sov-moscow.effect': 'When a Soviet army in Moscow would be removed: it is safe for this turn.',
  'card.sov-stalingrad.effect': 'When a Soviet army in Ukraine would be removed: it is safe for this turn.',
  'card.sov-rasputitsa.effect': 'Just after an Axis army is placed in or beside Moscow: remove it.',
} as const;
