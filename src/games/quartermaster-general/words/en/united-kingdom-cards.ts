// What the cards of the United Kingdom do, in English.

export const unitedKingdomCards = {
  'card.uk-australia-forms-the-directorate-of-manpower.effect':
    'Whenever you could build an army, you may recruit it in Australia instead.',
  'card.uk-free-france.effect':
    'Instead of playing a card: discard 2 cards from hand to build an army in Western Europe.',
  'card.uk-lord-linlithgow-declares-india-to-be-at-war.effect':
    'Whenever you could build an army, you may recruit it in India instead.',
  'card.uk-mackenzie-king-drafts-the-national-resources-mobilization-act.effect':
    'Victory step: 1 VP for a British navy in the North Atlantic, and 1 VP for a British army in Canada.',
  'card.uk-resistance.effect':
    'Instead of playing a card: discard 2 cards from hand to battle in Western Europe or Italy.',
  'card.uk-the-royal-navy.effect':
    'Once a turn, after a sea battle: discard 2 cards from hand for a battle in the same or another sea.',
  'card.uk-dutch-east-indies.effect': 'Recruit armies in Indonesia and New Guinea, then a navy in the South China Sea.',
  'card.uk-general-smuts-strengthens-ties-to-uk.effect':
    'Recruit an army in Africa, and a navy in the Southern Ocean or the Bay of Bengal.',
  'card.uk-increased-commonwealth-support.effect': 'Recruit an army in India, Australia or Canada.',
  'card.uk-king-peter-enthroned-in-yugoslavia.effect':
    'Remove an Axis army from the Balkans, then recruit an army there.',
  'card.uk-ledo-and-burma-roads.effect': 'Build an army in Southeast Asia, then battle in China or Szechuan.',
  'card.uk-singapore.effect': 'Recruit an army in Southeast Asia, then a navy in the South China Sea.',
  'card.uk-bomber-command.effect': 'Germany or Italy, as you choose, discards 4 cards from its deck.',
  'card.uk-malta-submarines.effect':
    'Germany and Italy each decide: discard 2 cards from its deck, or remove one of its own navies from the Mediterranean.',
  'card.uk-asw-tactics.effect': 'Just after an Axis nation plays Economic Warfare: that card does nothing.',
  'card.uk-defensive-posture.effect': 'When a supplied British army would be removed: it is safe for this turn.',
  'card.uk-destroyers.effect': 'When a supplied British or American navy would be removed: it is safe for this turn.',
  'card.uk-enigma-code-cracked.effect':
    'Just after Germany has used a Status card: that card is discarded. What it did stands.',
  'card.uk-loyal-to-the-crown.effect': 'Just after an Axis army is placed in India, Australia or Canada: remove it.',
  'card.uk-raf.effect':
    'When a British piece in or beside the United Kingdom would be removed: it is safe for this turn.',
  'card.uk-rationing.effect':
    'After playing a card in your Play step: shuffle it into the deck instead of discarding it.',
} as const;
