// What the events of the optional and the promotional cards do, in English.

export const optionalAndPromoCards = {
  'card.the_cambridge_five.effect':
    'The US shows its scoring cards; the USSR may put 1 influence into a region one of them names. Not in the Late War.',
  'card.special_relationship.effect':
    'If the US controls the United Kingdom: 1 US influence next to it; with NATO in effect instead 2 in a country of Western Europe and 2 VP.',
  'card.norad.effect':
    'While the US controls Canada: after an action round in which DEFCON came to 2 it may add 1 influence where it already has some. Ends with Quagmire.',
  'card.che.effect':
    'The USSR may attempt a coup with 3 Ops in a non-battleground country of Central America, South America or Africa; if that removes US influence, a second one elsewhere.',
  'card.our_man_in_tehran.effect':
    'If the US controls a country of the Middle East: it looks at the top 5 cards of the deck and discards any of them; the others are shuffled back in.',
  'card.yuri_and_samantha.effect': 'Until the turn ends every coup the US attempts brings the USSR 1 VP.',
  'card.awacs_sale_to_saudis.effect':
    'The US gains 2 influence in Saudi Arabia. Muslim Revolution cannot occur for the rest of the game.',
  'card.non_aligned_movement.effect':
    'All influence leaves a country of your choice in which both sides have 2 or more: India, or one in Africa, Southeast Asia, the Middle East or South America. The top 4 cards of the deck are discarded.',
  'card.mobutu_sese_seko.effect': 'Zaire has stability 3 for the rest of the game, and the US gains 2 influence there.',
  'card.berlin_wall.effect':
    'The USSR gains 2 influence in East Germany and, unless it leads the Space Race, moves one box forward.',
  'card.stanislav_petrov.effect': 'At DEFCON 2: DEFCON goes to 4 or 5, as you like.',
  'card.kremlin_flu.effect':
    'The US uses the 2 Ops of this card. In its next action round the USSR can only play a scoring card; without one it loses the round.',
  'card.first_lightning.effect':
    'Played with a US card used for Operations, it cancels that card’s event. DEFCON −1 when this card is used, except in the Space Race.',
  'card.who_lost_china.effect':
    'If the USSR has The China Card, US military operations drop to 0. Barred during the Chinese Civil War.',
  'card.dont_wait_for_the_translation.effect': 'US: 2 VP if it has fewer military operations than the USSR.',
} as const;
