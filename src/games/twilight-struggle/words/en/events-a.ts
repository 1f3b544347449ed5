// English sentences of the events: what questions and reports of several cards share, and the cards 1 to 60.

export const eventsA = {
  'event.begins': 'From now on: {{effect}}.',
  'event.ends': 'No longer in effect: {{effect}}.',
  'event.nothing': 'It changes nothing.',
  'event.noPoints': 'No victory points for the {{side}}.',
  'war.odds': '{{standing}} · die {{modifier}}, won on {{needed}} or more',
  'ask.eventAdd': '{{card}}: place {{total}} {{side}} influence.',
  'ask.eventAddEach': '{{card}}: place {{total}} {{side}} influence, at most {{each}} in a country.',
  'ask.eventRemove': '{{card}}: remove {{total}} {{side}} influence.',
  'ask.eventRemoveEach': '{{card}}: remove {{total}} {{side}} influence, at most {{each}} in a country.',
  'ask.eventClear': '{{card}}: from which countries does all {{side}} influence go? (Number: {{countries}})',
  'ask.eventClearSome': '{{card}}: from which countries do {{points}} {{side}} influence go? (Number: {{countries}})',
  'ask.eventPlace': '{{card}}: in which country do you place {{points}} {{side}} influence?',
  'ask.eventMatch': '{{card}}: in which country does {{side}} influence catch up?',
  'ask.eventWar': '{{card}}: which country is attacked?',
  'ask.eventWay': '{{card}}: which way?',
  'event.south_african_unrest.inside': '2 in South Africa',
  'event.south_african_unrest.around': '1 in South Africa, 2 in Angola and Botswana',
  'event.random': '{{card}} is drawn at random from the hand of the {{side}} and discarded.',
  'event.noDiscard': 'The {{side}} discards nothing.',
  'event.takes': 'The {{side}} takes {{card}} from the discard pile.',
  'event.takesNothing': 'The {{side}} takes nothing from the discard pile.',
  'event.defconLevel': 'DEFCON {{level}}',
  'contest.rolls': 'US {{us}} {{usModifier}} = {{usTotal}}, USSR {{ussr}} {{ussrModifier}} = {{ussrTotal}}.',
  'ask.blockade': '{{card}}: discard a card worth {{ops}} or more? Otherwise all US influence in West Germany goes.',
  'ask.olympics': '{{card}} held by the {{side}}: do you take part?',
  'olympics.participate': 'Take part',
  'olympics.participateDetail': 'Both roll, the host adds 2; the higher total scores 2 VP',
  'olympics.boycott': 'Boycott',
  'olympics.boycottDetail': 'DEFCON −1, and the host has 4 Operations',
  'olympics.participates': 'The {{side}} takes part in the games.',
  'olympics.boycotts': 'The {{side}} boycotts the games.',
  'olympics.again': 'A tie: the dice are rolled again.',
  'ask.deStalinizationLift': '{{card}}: which influence do you lift (up to {{total}})?',
  'ask.deStalinizationPlace': '{{card}}: where do the {{total}} points go, at most {{each}} in a country?',
  'ask.salt': '{{card}}: take a card back from the discard pile?',
  'ask.summit': '{{card}}: DEFCON is at {{level}}. Do you move it?',
  'summit.lower': 'One level down',
  'summit.keep': 'Leave it',
  'summit.raise': 'One level up',
  'ask.stopWorrying': '{{card}}: DEFCON is at {{level}}. Where do you set it?',
  'ask.missileEnvy': '{{card}}: which of your strongest cards do you give?',
  'event.missile_envy.none': 'The {{side}} has no card to give.',
  'event.missile_envy.swaps': 'The {{side}} gives {{card}} and takes {{envy}} into hand.',
  'event.warsaw_pact_formed.add': 'Place 5 Soviet influence in Eastern Europe',
  'event.warsaw_pact_formed.remove': 'Clear US influence out of four Eastern European countries',
  'card.asia_scoring.effect':
    'Asia, with Southeast Asia, is scored: Presence 3, Domination 7, Control 9. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.europe_scoring.effect':
    'Europe is scored: Presence 3, Domination 7; whoever has Control of Europe wins at once. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.middle_east_scoring.effect':
    'The Middle East is scored: Presence 3, Domination 5, Control 7. Add 1 for each battleground held.',
  'card.duck_and_cover.effect': 'DEFCON −1. Then the US scores 5 minus the new level.',
  'card.five_year_plan.effect':
    'A random card leaves the Soviet hand for the discard pile. If it is a US event, the US carries it out at once.',
  'card.the_china_card.effect':
    'No event. 4 Operations, or 5 if all are used in Asia. After use it goes face down to the other side, who can use it next turn. Held at the end of turn 10: 1 VP.',
  'card.socialist_governments.effect':
    'The USSR takes 3 US influence off Western Europe, at most 2 in a country. Barred by The Iron Lady.',
  'card.fidel.effect': 'The US loses all influence in Cuba; the USSR gets what it needs to control it.',
  'card.vietnam_revolts.effect':
    '2 Soviet influence in Vietnam. This turn, Soviet Operations spent wholly in Southeast Asia are worth 1 more.',
  'card.blockade.effect': 'The US discards a card worth 3 or more Operations, or loses all influence in West Germany.',
  'card.korean_war.effect':
    'The USSR attacks South Korea: one die, −1 for each US-controlled neighbour; 4 or more wins 2 VP and turns US influence there Soviet. Soviet military operations +2 either way.',
  'card.romanian_abdication.effect':
    'The US loses all influence in Romania; the USSR gets what it needs to control it.',
  'card.arab_israeli_war.effect':
    'The USSR attacks Israel: one die, −1 for each US-controlled neighbour and −1 if the US controls Israel; 4 or more wins 2 VP and turns US influence there Soviet. Soviet military operations +2 either way. Barred by Camp David Accords.',
  'card.comecon.effect': '1 Soviet influence in each of four Eastern European countries the US does not control.',
  'card.nasser.effect': '2 Soviet influence in Egypt; the US loses half of its own there, rounded up.',
  'card.warsaw_pact_formed.effect':
    'The USSR either clears US influence out of four Eastern European countries, or places 5 in Eastern Europe, at most 2 in a country. Opens the way for NATO.',
  'card.de_gaulle_leads_france.effect':
    'In France: 2 US influence less, 1 Soviet influence more. NATO does not cover France.',
  'card.captured_nazi_scientist.effect': 'Move one box ahead in the Space Race and take what it gives.',
  'card.truman_doctrine.effect': 'The US clears Soviet influence out of one European country that nobody controls.',
  'card.olympic_games.effect':
    'The other side takes part or boycotts. Taking part: both roll, the host adds 2, the higher total scores 2 VP. Boycott: DEFCON −1 and the host has 4 Operations.',
  'card.nato.effect':
    'Needs Marshall Plan or Warsaw Pact Formed. US-controlled countries in Europe are safe from Soviet coups, realignments and Brush War.',
  'card.independent_reds.effect':
    'In Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia, US influence rises to the Soviet level.',
  'card.marshall_plan.effect':
    '1 US influence in each of seven Western European countries the USSR does not control. Opens the way for NATO.',
  'card.indo_pakistani_war.effect':
    'Attack India or Pakistan: one die, −1 for each neighbour the other side controls; 4 or more wins 2 VP and turns the other side’s influence there into yours. Military operations +2 either way.',
  'card.containment.effect': 'This turn, US cards are worth 1 more, at most 4.',
  'card.cia_created.effect': 'The USSR shows its hand. Then the US may use 1 Operation.',
  'card.us_japan_mutual_defense_pact.effect':
    'The US gets what it needs to control Japan. No more Soviet coups or realignments there.',
  'card.suez_crisis.effect':
    'The USSR takes 4 US influence off France, the United Kingdom and Israel, at most 2 in a country.',
  'card.east_european_unrest.effect':
    'The US takes 1 Soviet influence off each of three Eastern European countries; 2 off each in the Late War.',
  'card.decolonization.effect': '1 Soviet influence in each of four countries of Africa and Southeast Asia.',
  'card.red_scare_purge.effect': 'This turn, the other side’s cards are worth 1 less, at least 1.',
  'card.un_intervention.effect':
    'Played with a card of the other side’s event: that event is cancelled and you use its Operations. Not as a headline.',
  'card.de_stalinization.effect':
    'The USSR may move up to 4 of its influence to countries the US does not control, at most 2 into a country.',
  'card.nuclear_test_ban.effect': 'Score the DEFCON level minus 2. Then DEFCON +2.',
  'card.formosan_resolution.effect':
    'While the US controls Taiwan, it counts as a battleground when Asia is scored. Ends when the US uses The China Card.',
  'card.brush_war.effect':
    'Attack any country of stability 1 or 2: one die, −1 for each neighbour the other side controls; 3 or more wins 1 VP and turns the other side’s influence there into yours. Military operations +3 either way.',
  'card.central_america_scoring.effect':
    'Central America is scored: Presence 1, Domination 3, Control 5. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.southeast_asia_scoring.effect':
    'Both sides score 1 VP for each Southeast Asian country they control, and 2 for Thailand.',
  'card.arms_race.effect': 'If your military operations are ahead: 1 VP, or 3 VP if they also reach the DEFCON level.',
  'card.cuban_missile_crisis.effect':
    'DEFCON 2. This turn, a coup by the other side loses it the game, until it removes 2 of its influence: the USSR from Cuba, the US from West Germany or from Turkey.',
  'card.nuclear_subs.effect': 'This turn, US coups in battlegrounds do not lower DEFCON.',
  'card.quagmire.effect':
    'In its rounds the US can only discard a card worth 2 or more Operations and roll: 1 to 4 sets it free. Ends NORAD.',
  'card.salt_negotiations.effect':
    'DEFCON +2. This turn all coup rolls are −1. You may take a card that does not score back from the discard pile.',
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
    'The USSR clears US influence out of two of these: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Barred by AWACS Sale to Saudis.',
  'card.abm_treaty.effect': 'DEFCON +1. Then you have 4 Operations.',
  'card.cultural_revolution.effect':
    'If the US has The China Card, the USSR takes it face up. If the USSR has it, the USSR scores 1 VP.',
  'card.flower_power.effect':
    'Each US war card played for its event or Operations gives the USSR 2 VP. Barred and ended by “An Evil Empire”.',
  'card.u2_incident.effect': 'The USSR scores 1 VP, and 1 more if anybody plays UN Intervention later this turn.',
} as const;
