// What the cards of Germany in Total War do, in English.

export const germanyTotalWarCards = {
  'card.ger-flakzwilling.effect':
    'When an Allied nation takes air superiority and removes an Italian Air Force: remove the Air Force it used for that.',
  'card.ger-admiral-graf-spee.effect':
    'When you build a navy: discard 1 card from your deck for a sea battle in the North Sea, the North Atlantic or the South Atlantic.',
  'card.ger-cloud-cover.effect':
    'As your Play step begins: nobody may use air defence for the rest of this turn (so air attack cannot happen either).',
  'card.ger-fallschirmjaeger.effect':
    'As your Play step begins: discard 1 card from your deck for a land battle beside one of your Air Forces.',
  'card.ger-g7e-torpedo.effect':
    'When you play an Economic Warfare card with “Submarines” in its name: discard 1 card from your deck for one sea battle.',
  'card.ger-ju-52s-airlift-supplies.effect':
    'As your Play step begins, if a German Air Force is on the board: all German pieces are in supply this turn.',
  'card.ger-ju-87.effect':
    'When you deploy or marshal an Air Force: discard 1 card from your deck for a land battle beside that Air Force.',
  'card.ger-operation-weseruebung.effect':
    'As your Victory step begins: discard 1 card from your deck to recruit an army in Scandinavia.',
  'card.ger-tactical-innovations.effect':
    'As your Play step begins: discard one of your Status cards from the table to lay a Status card from hand.',
  'card.ger-the-blitz.effect':
    'When you play an Economic Warfare card: for every German Air Force within 2 spaces of the United Kingdom, the United Kingdom discards 2 cards from its deck.',
  'card.ger-arkhangelsk-overrun.effect':
    'If Axis armies stand in Scandinavia and in Russia: the Soviet Union discards 5 cards from its deck and you gain 1 VP.',
  'card.ger-elektroboot-submarines.effect': 'Choose an Allied nation: it discards 1 card from its deck. 2 VP.',
  'card.ger-ardennes-offensive.effect': 'Battle in Western Europe; then build an army there.',
  'card.ger-fall-weiss.effect':
    'Discard 1 card from your deck to recruit an army in Eastern Europe; then play another card from hand.',
  'card.ger-production-initiative.effect': 'Look through your deck, take one Status card and lay it; shuffle the deck.',
  'card.ger-sea-lion.effect': 'Build a navy in the North Sea; then battle the United Kingdom (the land space).',
  'card.ger-strategic-planning.effect':
    'Take 1 or 2 cards of your choice from your deck into your hand, then discard a card from hand; shuffle the deck.',
  'card.ger-sweden-supports-finland.effect':
    'If a German or Soviet army stands in Russia: build a navy in the Baltic Sea and recruit an army in Scandinavia.',
  'card.ger-turkey-joins-axis.effect': 'Build a navy in the Black Sea; then recruit an army in the Middle East.',
  'card.ger-landkreuzers.effect': 'When a German army is battled: the battling nation discards 2 cards from its deck.',
  'card.ger-westwall.effect':
    'When an Axis army in Germany is battled: the battling nation discards 3 cards from its deck.',
} as const;
