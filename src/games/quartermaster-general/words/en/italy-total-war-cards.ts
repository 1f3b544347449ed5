// What the cards of Italy in Total War do, in English.

export const italyTotalWarCards = {
  'card.ita-betasom.effect':
    'When Germany plays an Economic Warfare card with “Submarines” in its name: its target discards 3 more cards.',
  'card.ita-golden-square-coup.effect': 'As your Victory step begins: recruit an army in the Middle East.',
  'card.ita-italy-completes-carriers-early.effect':
    'As your Play step begins: discard a card from hand to deploy or marshal an Air Force to a space with your supplied navy.',
  'card.ita-pact-of-steel.effect':
    'At any time: Germany discards 0 to 5 cards from hand, as it likes; then Italy may take the same number of random cards from its discard pile and put them on top of its deck.',
  'card.ita-regia-aeronautica.effect':
    'When an Economic Warfare card targets you: remove your Air Force from the board instead of discarding for it.',
  'card.ita-somaliland.effect': 'In your Victory step: recruit an army in Africa.',
  'card.ita-supermarina.effect': 'In your Victory step: 1 VP per Italian navy on the board.',
  'card.ita-ireland-revolts.effect': 'The United Kingdom discards 2 cards from its deck.',
  'card.ita-operation-pike.effect':
    'If a UK army is within 2 spaces of Ukraine, the Soviet Union discards 2 cards from its deck. 1 VP in any case.',
  'card.ita-giuliani-cappellini-and-torelli.effect':
    'Germany, Italy and Japan each put a random card from their discard pile on top of their deck. 1 VP.',
  'card.ita-operation-herkules.effect': 'Recruit an Italian navy and a German navy in the Mediterranean.',
  'card.ita-reza-shah-supports-axis.effect': 'Remove an Allied army in the Middle East.',
  'card.ita-spain.effect':
    'Build an army in Western Europe or North Africa; then build a navy in the Mediterranean or the North Sea.',
  'card.ita-wafdist-uprising.effect': 'Remove an Allied army in North Africa.',
  'card.ita-alpini.effect': 'When your army in or beside Italy is battled: it is not removed by that battle.',
  'card.ita-operation-unthinkable.effect':
    'Right after the Soviet Union builds an army beside a UK or US army: remove it.',
  'card.ita-irredentismo-italiano.effect': 'In your Victory step: 1 VP if an Italian army is in Western Europe.',
  'card.ita-spanish-troops-seize-gibraltar.effect':
    'The North Sea and the Mediterranean are always adjacent for the Axis and never for the Allies.',
  'card.ita-turkey-opens-the-straits.effect':
    'For the Axis, the Middle East is beside the Balkans and the Black Sea beside the Mediterranean.',
} as const;
