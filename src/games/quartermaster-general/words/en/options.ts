// The game's own words and its options, in English.

export const options = {
  'game.title': 'Quartermaster General WW2',
  'game.help':
    'A card and where it goes: `build army western europe`. A whole turn in one line: `land battle ukraine, blitzkrieg ukraine, discard sea battle`.',
  'option.reallocateResources': 'Resources may be reallocated',
  'option.reallocateNeedsFullHand': 'Reallocating needs four cards in hand',
  'option.wolfPacksAnyAxis': 'Wolf Packs helps all Axis submarines',
  'option.italianEastAfricaRecruits': 'Italian East Africa recruits',
  'option.italyAttacksCommunistsRecruits': 'Italy Attacks Communists recruits',
  'option.imperoItalianoPerSpace': 'Impero Italiano counts spaces',
  'option.strictNavyChain': 'A navy without a port passes no supply on',
  'option.vpFloorZero': 'Points never fall below zero',
} as const;
