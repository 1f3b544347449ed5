// What the events of the Mid War cards do, in English.

export const midWarCards = {
  'card.brush_war.effect':
    'Attack any country of stability 1 or 2: one die, −1 for each neighbour the other side controls; 3 or more wins 1 VP and turns the other side’s influence there into yours. Military operations +3 either way.',
  'card.central_america_scoring.effect':
    'Central America is scored: Presence 1, Domination 3, Control 5. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.southeast_asia_scoring.effect':
    'Both sides score 1 VP for each Southeast Asian country they control, and 2 for Thailand.',
  'card.arms_race.effect': 'If your military operations are ahead: 1 VP, or 3 VP if they also reach the DEFCON level.',
  'card.cuban_missile_crisis.effect':
    'DEFCON 2. This turn the other side loses the game if it attempts a coup, until it removes 2 of its influence: the USSR from Cuba, the US from West Germany or from Turkey.',
  'card.nuclear_subs.effect': 'This turn, US coups in battlegrounds do not lower DEFCON.',
  'card.quagmire.effect':
    'In its rounds the US can only discard a card worth 2 or more Operations and roll: 1 to 4 sets it free. Ends NORAD.',
  'card.salt_negotiations.effect':
    'DEFCON +2. This turn all coup rolls are −1. You may take one card, no scoring card, back from the discard pile.',
  'card.bear_trap.effect':
    'In its rounds the USSR can only discard a card worth 2 or more Operations and roll: 1 to 4 sets it free.',
  'card.summit.effect':
    'Both roll and add 1 for each region they dominate or control. The higher total scores 2 VP and may move DEFCON by 1. A tie changes nothing.',
  'card.how_i_learned_to_stop_worrying.effect':
    'Set DEFCON to any level from 1 to 5. Your military operations rise to 5.',
  'card.junta.effect':
    '2 of your influence in one country of Central or South America. Then a free coup, or realignments in one of these regions, with this card’s Operations, if you like.',
  'card.kitchen_debates.effect':
    'If the US controls more battlegrounds than the USSR: 2 VP for the US. Otherwise it does not occur.',
  'card.missile_envy.effect':
    'Swap this card for the strongest in the other side’s hand and use that at once: your own or a shared event occurs, of the other side’s card only the Operations. The other side must use Missile Envy for Operations next round.',
  'card.we_will_bury_you.effect':
    'DEFCON −1. The USSR scores 3 VP when the US plays its next round, unless that is UN Intervention.',
  'card.brezhnev_doctrine.effect': 'This turn, Soviet cards are worth 1 more, at most 4.',
  'card.portuguese_empire_crumbles.effect': '2 Soviet influence in the SE African States and 2 in Angola.',
  'card.south_african_unrest.effect': '2 Soviet influence in South Africa; or 1 there and 2 in Angola and Botswana.',
  'card.allende.effect': '2 Soviet influence in Chile.',
  'card.willy_brandt.effect':
    'The USSR scores 1 VP and places 1 influence in West Germany, which NATO does not cover any more. Barred and ended by Tear Down this Wall.',
  'card.muslim_revolution.effect':
    'The USSR removes all US influence from two of these: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Barred by AWACS Sale to Saudis.',
  'card.abm_treaty.effect': 'DEFCON +1. Then you have 4 Operations.',
  'card.cultural_revolution.effect':
    'If the US has The China Card, the USSR takes it face up. If the USSR has it, the USSR scores 1 VP.',
  'card.flower_power.effect':
    'Each US war card played for its event or Operations gives the USSR 2 VP. Barred and ended by “An Evil Empire”.',
  'card.u2_incident.effect': 'The USSR scores 1 VP, and 1 more if anybody plays UN Intervention later this turn.',
  'card.opec.effect':
    'USSR: 1 VP for each of these it controls: Egypt, Iran, Iraq, Libya, Saudi Arabia, Gulf States, Venezuela. Never again after North Sea Oil.',
  'card.lone_gunman.effect': 'The US shows its hand. Then the USSR may use 1 Operation.',
  'card.colonial_rear_guards.effect': 'The US puts 1 influence into each of 4 countries of Africa and Southeast Asia.',
  'card.panama_canal_returned.effect': 'The US puts 1 influence into each of Panama, Costa Rica and Venezuela.',
  'card.camp_david_accords.effect':
    'US: 1 VP, and 1 influence each in Israel, Jordan and Egypt. Arab-Israeli War cannot occur for the rest of the game.',
  'card.puppet_governments.effect':
    'The US may put 1 influence into each of up to 3 countries nobody has influence in.',
  'card.grain_sales_to_soviets.effect':
    'A random card of the Soviet hand comes to the US, which plays it or gives it back. If it gives it back, or there is none, the US uses the 2 Ops of this card.',
  'card.john_paul_ii_elected_pope.effect':
    'Poland: the USSR loses 2 influence, the US gains 1. Solidarity becomes possible.',
  'card.latin_american_death_squads.effect':
    'Until the turn ends, in Central and South America: +1 on your coup rolls, −1 on the other side’s.',
  'card.oas_founded.effect': 'The US puts 2 influence into Central and South America, in one country or in two.',
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
  'card.africa_scoring.effect':
    'Africa is scored: Presence 1, Domination 4, Control 6. Add 1 for each battleground held.',
  'card.one_small_step.effect':
    'For the side behind in the Space Race: two boxes forward, with the points of the second box only.',
  'card.south_america_scoring.effect':
    'South America is scored: Presence 2, Domination 5, Control 6. Add 1 for each battleground held.',
} as const;
