// What the cards of the United States in Total War do, in English.

export const unitedStatesTotalWarCards = {
  'card.usa-a-great-sleeping-giant.effect':
    'When you build a navy in a Pacific space: discard 1 card from your deck to build an army or a navy beside the piece just built.',
  'card.usa-carpet-bombing.effect':
    'When you battle: discard an Economic Warfare card from hand to battle the same space again.',
  'card.usa-eagle-squadrons.effect': 'As your Air step begins: the United Kingdom deploys an Air Force.',
  'card.usa-flying-tigers.effect':
    'As your Air step begins: deploy the Chinese Air Force, or take air superiority with it.',
  'card.usa-navajo-code-talkers.effect':
    'As your Play step begins: lay a Bolster card from hand face down; from then on it may be used like a Response, at its own trigger.',
  'card.usa-our-philosophy-of-government.effect':
    'As your Discard step begins: discard 2 cards from your deck; the United Kingdom may lay a Response card from its discard pile face down.',
  'card.usa-p-51-mustang.effect':
    'When you play an Economic Warfare card: the target discards 1 more card for every US Air Force within 2 spaces of its Home space.',
  'card.usa-pacific-bases.effect':
    'As your Victory step begins: discard 1 card from your deck to recruit an army in a space beside the Central Pacific.',
  'card.usa-pappy-boyington.effect':
    'As your Victory step begins: discard 1 card from your deck to deploy an Air Force in or beside the Central Pacific.',
  'card.usa-rangers.effect':
    'When you deploy or marshal an Air Force: discard 1 card from your deck to remove an enemy army beside it.',
  'card.usa-doolittles-bombers.effect':
    'If a supplied US navy is within 3 spaces of Japan: Japan discards 1 card from its deck and you gain 3 VP.',
  'card.usa-oil-embargo.effect':
    'Germany, Italy and Japan each remove one of their pieces from the board or discard 2 cards from their deck.',
  'card.usa-stalemate-in-china.effect':
    'For every Chinese army and Chinese Air Force on the board: Japan discards 2 cards from its deck.',
  'card.usa-united-states-submarines-patrol-japanese-shipping-lanes.effect':
    'For every US navy within 2 spaces of Japan: Japan discards 2 cards from its deck.',
  'card.usa-american-public-sympathizes-with-chinese-people.effect': 'Build a Chinese army.',
  'card.usa-cash-and-carry-replaces-neutrality-acts.effect':
    'Choose an Allied nation: recruit one of its armies or navies in or beside its Home space.',
  'card.usa-shoot-first-and-argue-afterwards.effect':
    'Build a navy in a Pacific space; then a sea battle beside the navy just built.',
  'card.usa-the-brazilian-expeditionary-force.effect':
    'Build an army in Latin America and a navy in the South Atlantic or the Southern Ocean.',
  'card.usa-the-hundred-regiments-offensive.effect': 'China battles a land space.',
  'card.usa-anti-japanese-volunteer-armies.effect':
    'Whenever a Chinese army is battled, built or recruited: Japan discards a card from hand.',
  'card.usa-artificial-harbors.effect':
    'Once per turn, when you build a navy: discard 1 card from your deck to build an army beside it.',
  'card.usa-shaef.effect': 'French, US and UK pieces may trace supply through each other’s pieces.',
  'card.usa-usmc.effect':
    'When you build a navy in a Pacific space: discard 1 card from your deck for a land battle beside it.',
  'card.usa-victory-gardens.effect': 'When you reallocate resources, you discard only 1 card.',
  'card.usa-war-bonds.effect':
    'When you reallocate resources, you may take the card from your discard pile instead of your deck.',
  'card.usa-ledo-and-burma-roads-tw.effect':
    'If an Allied army is in Southeast Asia: recruit a Chinese army in China or Szechuan, or remove an Axis army in China or Szechuan.',
  'card.usa-american-volunteer-group-expands-tw.effect':
    'Allied armies in Szechuan are always in supply. In your Play step, instead of playing a card: recruit a Chinese army in Szechuan.',
} as const;
