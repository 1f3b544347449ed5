// What the cards of the United Kingdom in Total War do, in English.

export const unitedKingdomTotalWarCards = {
  'card.uk-armee-de-lair.effect': 'As your Air step begins: deploy the French Air Force.',
  'card.uk-bletchley-park.effect':
    'When an Axis nation has declared a Bolster card, before its effect: discard a card from hand; the Bolster has no effect and is discarded.',
  'card.uk-commonwealth-irregulars.effect':
    'As your Victory step begins: discard 2 cards from hand to recruit an army in North Africa, the Middle East, Southeast Asia or Indonesia.',
  'card.uk-keep-calm-and-carry-on.effect':
    'When an Axis nation has declared the use of a Status card, before its effect: discard a card from hand; that Status cannot be used this turn.',
  'card.uk-maginot-line.effect':
    'At any time: discard 4 cards from hand; French armies in Western Europe are not removed this turn.',
  'card.uk-special-air-service-raids-airfields.effect':
    'As your Play step begins: discard 2 cards from hand to remove an Axis Air Force beside one of your Air Forces.',
  'card.uk-warsaw-uprising.effect':
    'As your Victory step begins: discard 2 cards from hand to recruit an army in Eastern Europe.',
  'card.uk-armee-de-terre.effect': 'Build a French army.',
  'card.uk-foreign-legion.effect':
    'Recruit a French army in Africa, North Africa, Madagascar, Southeast Asia, New Guinea or the Middle East.',
  'card.uk-france-combattante.effect': 'Build a French army.',
  'card.uk-free-forces-of-the-low-countries.effect':
    'Recruit a French army in Western Europe, or France battles Western Europe.',
  'card.uk-la-royale.effect': 'Build a French navy.',
  'card.uk-les-forces-navales-francaises-libres.effect': 'Build a French navy.',
  'card.uk-polskie-panstwo-podziemne.effect': 'Remove an Axis army in Eastern Europe.',
  'card.uk-rhin-et-danube.effect': 'France battles a land space.',
  'card.uk-elan-vital.effect': 'When a French army is about to be removed: it is not removed this turn.',
  'card.uk-french-patriots-join-allies.effect':
    'Right after the United States, France or the United Kingdom battles North Africa, Africa, the Middle East or Western Europe: recruit a French army in the space battled.',
  'card.uk-government-in-exile.effect':
    'While an Axis army stands in Western Europe, the United Kingdom is France’s Home space.',
  'card.uk-hobarts-funnies.effect': 'During the UK turn, Axis Status cards are ignored.',
  'card.uk-polish-sovereignty.effect':
    'UK armies in Eastern Europe are always in supply. In your Play step, instead of playing a card: recruit a UK army in Eastern Europe.',
  'card.uk-senegalese-tirailleurs.effect':
    'Allied armies in Africa are always in supply. In your Play step, instead of playing a card: recruit a French army in Africa.',
  'card.uk-dutch-east-indies-tw.effect':
    'Recruit a French army in Indonesia, a French army in New Guinea and a French navy in the South China Sea.',
  'card.uk-free-france-tw.effect': 'French pieces are always in supply.',
  'card.uk-free-french-allies-tw.effect': 'Recruit 1 or 2 French armies in Western Europe, Africa and/or North Africa.',
} as const;
