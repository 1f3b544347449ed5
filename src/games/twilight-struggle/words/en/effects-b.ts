// What the events of the cards 61 to 110 and of the promotional cards do, in English.

export const effectsB = {
  'card.opec.effect':
    'USSR: 1 VP for every one of these it controls: Egypt, Iran, Iraq, Libya, Saudi Arabia, Gulf States, Venezuela. Never again after North Sea Oil.',
  'card.lone_gunman.effect': 'The USSR sees the US hand and may then use Operations worth 1.',
  'card.colonial_rear_guards.effect': 'The US puts 1 influence into each of 4 countries of Africa and Southeast Asia.',
  'card.panama_canal_returned.effect': 'The US puts 1 influence each into Panama, Costa Rica and Venezuela.',
  'card.camp_david_accords.effect':
    'US: 1 VP, and 1 influence each in Israel, Jordan and Egypt. Arab-Israeli War is off for the rest of the game.',
  'card.puppet_governments.effect':
    'The US may put 1 influence into each of up to 3 countries nobody has influence in.',
  'card.grain_sales_to_soviets.effect':
    'A random card of the Soviet hand comes to the US, which plays it or gives it back. If it gives it back, or there is none, the US uses the 2 Ops of this card.',
  'card.john_paul_ii_elected_pope.effect':
    'Poland: the USSR loses 2 influence, the US gains 1. Solidarity becomes possible.',
  'card.latin_american_death_squads.effect':
    'Until the turn ends, in Central and South America: +1 on your coup rolls, −1 on the other side’s.',
  'card.oas_founded.effect': 'The US puts 2 influence into Central and South America, together or apart.',
  'card.nixon_plays_the_china_card.effect':
    'The US takes The China Card face down; if it already has it, it scores 2 VP instead.',
  'card.sadat_expels_soviets.effect': 'Egypt: all Soviet influence goes, the US gains 1.',
  'card.shuttle_diplomacy.effect':
    'Kept in front of the US until the next Asia or Middle East Scoring, where one Soviet battleground does not count; then discarded. No part of final scoring.',
  'card.the_voice_of_america.effect':
    'The US removes 4 Soviet influence anywhere but Europe, no more than 2 in a country.',
  'card.liberation_theology.effect': 'The USSR puts 3 influence into Central America, no more than 2 in a country.',
  'card.ussuri_river_skirmish.effect':
    'The US takes The China Card face up; if it already has it, it puts 4 influence into Asia instead, no more than 2 in a country.',
  'card.ask_not.effect':
    'The US may discard any cards of its hand, scoring cards too, and draw the same number from the deck.',
  'card.alliance_for_progress.effect': 'US: 1 VP for every battleground it controls in Central and South America.',
  'card.africa_scoring.effect': 'Africa is scored: presence 1, domination 4, control 6; 1 more for each battleground.',
  'card.one_small_step.effect':
    'For the side behind in the Space Race: two boxes forward, with the points of the second box only.',
  'card.south_america_scoring.effect':
    'South America is scored: presence 2, domination 5, control 6; 1 more for each battleground.',
  'card.iranian_hostage_crisis.effect':
    'Iran: all US influence goes, the USSR gains 2. From now on Terrorism costs the US two cards.',
  'card.the_iron_lady.effect':
    'US: 1 VP. The USSR gains 1 influence in Argentina and loses all of it in the United Kingdom. Socialist Governments is off for the rest of the game.',
  'card.reagan_bombs_libya.effect': 'US: 1 VP for every full 2 Soviet influence in Libya.',
  'card.star_wars.effect':
    'If the US leads the Space Race: it names a card of the discard pile, no scoring card, and that event occurs now.',
  'card.north_sea_oil.effect':
    'OPEC is off for the rest of the game. The US may take an eighth action round this turn.',
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
    'The US discards a card worth 3 or more, or else Soviet influence doubles in two South American countries of the USSR’s choice.',
  'card.tear_down_this_wall.effect':
    'Willy Brandt is off for the rest of the game. The US gains 3 influence in East Germany and may attempt a free coup or realign in Europe with 3 Ops, whatever the DEFCON level.',
  'card.an_evil_empire.effect': 'US: 1 VP. Flower Power is off for the rest of the game.',
  'card.aldrich_ames_remix.effect':
    'The US hand lies open until the turn ends; the USSR picks one card of it to be discarded.',
  'card.pershing_ii_deployed.effect':
    'USSR: 1 VP, and the US loses 1 influence in each of up to 3 countries of Western Europe.',
  'card.wargames.effect':
    'At DEFCON 2: you may hand the other side 6 VP and end the game on the spot; there is no final scoring.',
  'card.solidarity.effect': 'Needs John Paul II Elected Pope. The US gains 3 influence in Poland.',
  'card.iran_iraq_war.effect':
    'You have Iran or Iraq attack the other: 2 military operations; 4 or more on the die, less 1 for each neighbour of the target the other side controls, brings 2 VP and turns its influence into yours.',
  'card.defectors.effect':
    'As a US headline it cancels the Soviet headline. If the USSR plays it in an action round, the US scores 1 VP.',
  'card.the_cambridge_five.effect':
    'The US shows its scoring cards; the USSR may put 1 influence into a region one of them names. Not in the Late War.',
  'card.special_relationship.effect':
    'If the US controls the United Kingdom: 1 US influence next to it; with NATO in effect instead 2 in a country of Western Europe and 2 VP.',
  'card.norad.effect':
    'While the US controls Canada: after an action round in which DEFCON came to 2 it may add 1 influence where it already has some. Ends with Quagmire.',
  'card.che.effect':
    'The USSR may attempt a coup with 3 Ops in a country of Central America, South America or Africa that is no battleground; if it costs US influence, a second one elsewhere.',
  'card.our_man_in_tehran.effect':
    'If the US controls a country of the Middle East: it looks at the top 5 cards of the deck and discards any of them; the others are shuffled back in.',
  'card.yuri_and_samantha.effect': 'Until the turn ends every coup the US attempts brings the USSR 1 VP.',
  'card.awacs_sale_to_saudis.effect':
    'The US gains 2 influence in Saudi Arabia. Muslim Revolution is off for the rest of the game.',
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
