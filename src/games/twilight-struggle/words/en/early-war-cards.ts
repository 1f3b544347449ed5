// What the events of the Early War cards do, in English.

export const earlyWarCards = {
  'card.asia_scoring.effect':
    'Asia, with Southeast Asia, is scored: Presence 3, Domination 7, Control 9. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.europe_scoring.effect':
    'Europe is scored: Presence 3, Domination 7; whoever has Control of Europe wins at once. Add 1 for each battleground held and 1 for each country held beside the enemy superpower.',
  'card.middle_east_scoring.effect':
    'The Middle East is scored: Presence 3, Domination 5, Control 7. Add 1 for each battleground held.',
  'card.duck_and_cover.effect': 'DEFCON −1. Then the US scores 5 minus the new level.',
  'card.five_year_plan.effect':
    'The USSR discards a random card from its hand. If it is a US event, it occurs at once.',
  'card.the_china_card.effect':
    'No event. 4 Operations, or 5 if all are used in Asia. After use it goes face down to the other side, who can use it next turn. Held at the end of turn 10: 1 VP.',
  'card.socialist_governments.effect':
    'The USSR removes 3 US influence from Western Europe, at most 2 from any country. Barred by The Iron Lady.',
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
    'The USSR either removes all US influence from four Eastern European countries, or places 5 in Eastern Europe, at most 2 in any country. Allows NATO.',
  'card.de_gaulle_leads_france.effect':
    'France: remove 2 US influence, add 1 Soviet influence. NATO does not cover France.',
  'card.captured_nazi_scientist.effect': 'Move one box ahead in the Space Race and take what it gives.',
  'card.truman_doctrine.effect': 'The US removes all Soviet influence from one European country that nobody controls.',
  'card.olympic_games.effect':
    'The other side takes part or boycotts. Taking part: both roll, the host adds 2, the higher total scores 2 VP. Boycott: DEFCON −1 and the host has 4 Operations.',
  'card.nato.effect':
    'Needs Marshall Plan or Warsaw Pact Formed. US-controlled countries in Europe are safe from Soviet coups, realignments and Brush War.',
  'card.independent_reds.effect':
    'In one of Yugoslavia, Romania, Bulgaria, Hungary and Czechoslovakia, US influence rises to match the Soviet influence.',
  'card.marshall_plan.effect':
    '1 US influence in each of seven Western European countries the USSR does not control. Allows NATO.',
  'card.indo_pakistani_war.effect':
    'Attack India or Pakistan: one die, −1 for each neighbour the other side controls; 4 or more wins 2 VP and turns the other side’s influence there into yours. Military operations +2 either way.',
  'card.containment.effect': 'This turn, US cards are worth 1 more, at most 4.',
  'card.cia_created.effect': 'The USSR shows its hand. Then the US may use 1 Operation.',
  'card.us_japan_mutual_defense_pact.effect':
    'The US gets what it needs to control Japan. No more Soviet coups or realignments there.',
  'card.suez_crisis.effect':
    'The USSR removes 4 US influence from France, the United Kingdom and Israel, at most 2 from any country.',
  'card.east_european_unrest.effect':
    'The US removes 1 Soviet influence from each of three Eastern European countries; 2 from each in the Late War.',
  'card.decolonization.effect': '1 Soviet influence in each of four countries of Africa and Southeast Asia.',
  'card.red_scare_purge.effect': 'This turn, the other side’s cards are worth 1 less, at least 1.',
  'card.un_intervention.effect':
    'Played with a card of the other side’s event: that event is cancelled and you use its Operations. Not as a headline.',
  'card.de_stalinization.effect':
    'The USSR may move up to 4 of its influence to countries the US does not control, at most 2 into a country.',
  'card.nuclear_test_ban.effect': 'Score the DEFCON level minus 2. Then DEFCON +2.',
  'card.formosan_resolution.effect':
    'While the US controls Taiwan, it counts as a battleground when Asia is scored. Ends when the US uses The China Card.',
  'card.defectors.effect':
    'As a US headline it cancels the Soviet headline. If the USSR plays it in an action round, the US scores 1 VP.',
} as const;
