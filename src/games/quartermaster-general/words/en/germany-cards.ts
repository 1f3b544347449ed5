// What the cards of Germany do, in English.

export const germanyCards = {
  'card.ger-abundant-resources.effect': 'Victory step: 1 VP per German army in Ukraine, Kazakhstan and Russia.',
  'card.ger-atlantic-wall.effect':
    'Once a turn, when an Axis army in Western Europe is battled: the attacker discards 3 cards from its deck.',
  'card.ger-bias-for-action.effect':
    'Once a turn, after building an army: discard 1 card from your deck to battle a land space beside that army.',
  'card.ger-blitzkrieg.effect':
    'Once a turn, after a land battle: discard 1 card from your deck to build an army in the battled space.',
  'card.ger-conscription.effect': 'Instead of playing a card: discard 2 cards from your deck to build an army.',
  'card.ger-dive-bombers.effect':
    'Once a turn, after a land battle: discard 1 card from your deck to battle there again or in a land space beside it.',
  'card.ger-jet-fighters.effect': 'Economic Warfare against you costs you 3 cards fewer.',
  'card.ger-superior-planning.effect':
    'Once a turn, as your turn starts: look at the top 4 cards of the deck and put them back in any order.',
  'card.ger-swedish-iron-ore.effect':
    'Victory step: 1 VP for a German navy in the Baltic Sea, and 1 VP for a German army in Scandinavia.',
  'card.ger-synthetic-fuel.effect':
    'Once a turn, after building an army: discard 2 cards from your deck to build another one beside it.',
  'card.ger-volkssturm.effect':
    'Once a turn, as your turn starts: discard 1 card from your deck to recruit an army in Germany. Your Play step is still to come.',
  'card.ger-wolf-packs.effect':
    'Your submarine cards make the target discard 2 more cards in all, or 3 with a German army in Scandinavia.',
  'card.ger-broad-front.effect':
    'Up to 3 land battles, each in a space where a Soviet army stood beside a German one when the turn began.',
  'card.ger-forced-conscription.effect': 'Recruit up to 2 armies in Germany and the spaces beside it.',
  'card.ger-guns-and-butter.effect': 'Your choice: build an army, build a navy, a land battle or a sea battle.',
  'card.ger-military-dictatorships-in-the-balkans.effect':
    'Recruit an Italian army in the Balkans, then remove an Allied army from Ukraine.',
  'card.ger-plunder.effect': '1 VP per German piece outside Germany.',
  'card.ger-the-autobahn.effect': 'Pick up German armies one at a time, each no more than once, and build them again.',
  'card.ger-submarines-enforce-blockade.effect':
    'Per German army beside the North Sea: 1 VP, and the United Kingdom discards 2 cards from its deck.',
  'card.ger-submarines-lead-the-battle-of-the-atlantic.effect':
    'Per German navy: 1 VP, and the United Kingdom discards 2 cards from its deck.',
  'card.ger-submarines-of-the-monsoon-group.effect':
    '2 VP, and an Allied nation you choose discards 2 cards from its deck.',
  'card.ger-submarines-prey-on-unprotected-shipping.effect':
    '1 VP, and the United Kingdom discards 2 cards from its deck; 5 when no Allied navy is in the North Sea.',
  'card.ger-submarines-raid-murmansk-convoy.effect':
    'Per German piece in or beside Scandinavia: 1 VP, and the Soviet Union discards 2 cards from its deck.',
  'card.ger-v-weapons.effect':
    'With a German army in Western Europe: 3 VP, and the United Kingdom discards 1 card from its deck.',
} as const;
