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
} as const;
