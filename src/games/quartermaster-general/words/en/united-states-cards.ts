// What the cards of the United States do, in English.

export const unitedStatesCards = {
  'card.usa-aircraft-carriers.effect':
    'Once a turn, after a sea battle: discard 1 card from your deck to build a navy in that sea.',
  'card.usa-american-volunteer-group-expands.effect':
    'Allied armies in Szechuan are always in supply. Instead of playing a card: discard 2 cards from your deck to recruit an army in Szechuan.',
  'card.usa-amphibious-landings.effect':
    'Once a turn, after battling land beside your supplied navy: discard 1 card from your deck to build an army in the battled space.',
  'card.usa-flying-fortresses.effect': 'Your Economic Warfare makes its target discard 2 more cards.',
  'card.usa-radar.effect':
    'Once a turn, when a supplied American navy is battled: discard 2 cards from your deck, and it stays.',
  'card.usa-rosie-the-riveter.effect':
    'Once a turn, as your Discard step starts: put up to 2 cards from hand under the deck.',
  'card.usa-superior-shipyards.effect':
    'Once a turn, after building a navy: discard 1 card from your deck to build another.',
  'card.usa-wartime-production.effect':
    'Once a turn, after building an army: discard 1 card from your deck to build another.',
  'card.usa-arsenal-of-democracy.effect': 'The United Kingdom may build an army and a navy, in either order.',
  'card.usa-fleet-deployed-to-pearl-harbor.effect': 'Recruit an army in Hawaii, then build a navy beside it.',
  'card.usa-flexible-resources.effect': 'Play any one card out of your discard pile.',
  'card.usa-free-french-allies.effect':
    'The United Kingdom may recruit an army in Western Europe, North Africa or Africa.',
  'card.usa-guadalcanal.effect': 'Recruit an army in New Zealand, then build a navy beside it.',
  'card.usa-lend-lease.effect':
    'The United Kingdom or the Soviet Union, as you choose, may play a card from hand and then draws one.',
  'card.usa-murmansk-convoy.effect': 'Recruit a Soviet army in Russia; then the Soviet Union may build an army.',
  'card.usa-operation-magic.effect': 'A random face-down Japanese Response card is discarded unseen.',
  'card.usa-patton-advances.effect': 'Build an army in Western Europe, then battle in Germany or Italy.',
  'card.usa-theater-shift.effect':
    'Pick up American pieces one at a time, each no more than once, and build them again.',
  'card.usa-b-24-liberator.effect':
    'With an American army within 2 spaces of Italy: Italy discards 4 cards from its deck.',
  'card.usa-b-26-marauder.effect':
    'Choose an Axis nation with an American army within 3 spaces of its home: it discards 4 cards from its deck.',
  'card.usa-b-29-superfortress.effect':
    'With an American army within 3 spaces of Germany: Germany discards 5 cards from its deck.',
  'card.usa-firestorm-bombing.effect':
    'Choose an Axis nation with an American piece beside its home: it discards 7 cards from its deck.',
  'card.usa-sbd-dauntless.effect':
    'With an American navy within 2 spaces of Japan: Japan discards 4 cards from its deck.',
} as const;
