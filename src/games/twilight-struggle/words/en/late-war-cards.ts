// What the events of the Late War cards do, in English.

export const lateWarCards = {
  'card.iranian_hostage_crisis.effect':
    'Iran: all US influence goes, the USSR gains 2. From now on Terrorism costs the US two cards.',
  'card.the_iron_lady.effect':
    'US: 1 VP. The USSR gains 1 influence in Argentina and loses all of it in the United Kingdom. Socialist Governments cannot occur for the rest of the game.',
  'card.reagan_bombs_libya.effect': 'US: 1 VP for every full 2 Soviet influence in Libya.',
  'card.star_wars.effect':
    'If the US leads the Space Race: it chooses a card of the discard pile, no scoring card, and its event occurs at once.',
  'card.north_sea_oil.effect':
    'OPEC cannot occur for the rest of the game. The US may take an eighth action round this turn.',
  'card.the_reformer.effect':
    'The USSR puts 4 influence into Europe, 6 if it leads in VP, no more than 2 in a country. It may attempt no more coups in Europe. Glasnost gets stronger.',
  'card.marine_barracks_bombing.effect':
    'All US influence leaves Lebanon; the USSR removes 2 more from the Middle East.',
  'card.soviets_shoot_down_kal_007.effect':
    'DEFCON −1, US: 2 VP. If the US controls South Korea, it may place influence or realign with 4 Ops.',
  'card.glasnost.effect':
    'USSR: 2 VP, DEFCON +1. After The Reformer the USSR may also place influence or realign with 4 Ops.',
  'card.ortega_elected_in_nicaragua.effect':
    'All US influence leaves Nicaragua; the USSR may then attempt a free coup in one of its neighbours.',
  'card.terrorism.effect':
    'The other side loses a random card from its hand; the US loses two after Iranian Hostage Crisis. Their events do not occur.',
  'card.iran_contra_scandal.effect': 'Until the turn ends the US has −1 on every realignment die.',
  'card.chernobyl.effect':
    'The US names a region: until the turn ends the USSR cannot place influence there with Operations.',
  'card.latin_american_debt_crisis.effect':
    'The US discards a card worth 3 or more Operations, or else Soviet influence doubles in two South American countries of the USSR’s choice.',
  'card.tear_down_this_wall.effect':
    'Willy Brandt is cancelled for the rest of the game. The US gains 3 influence in East Germany and may attempt a free coup or realign in Europe with 3 Ops, whatever the DEFCON level.',
  'card.an_evil_empire.effect': 'US: 1 VP. Flower Power is cancelled for the rest of the game.',
  'card.aldrich_ames_remix.effect':
    'The US hand is face up until the turn ends; the USSR chooses one card of it to be discarded.',
  'card.pershing_ii_deployed.effect':
    'USSR: 1 VP, and the US loses 1 influence in each of up to 3 countries of Western Europe.',
  'card.wargames.effect':
    'At DEFCON 2: you may hand the other side 6 VP and end the game on the spot; there is no final scoring.',
  'card.solidarity.effect': 'Needs John Paul II Elected Pope. The US gains 3 influence in Poland.',
  'card.iran_iraq_war.effect':
    'Iran attacks Iraq, or Iraq Iran: one die, −1 for each neighbour of the target the other side controls; 4 or more wins 2 VP and turns the other side’s influence there into yours. Military operations +2 either way.',
} as const;
