// Names of the game, its seats and its options in English.

export const options = {
  'game.title': 'Downfall: Conquest of the Third Reich',
  'seat.western': 'Western',
  'seat.soviet': 'Soviet',
  'seat.okh': 'OKH',
  'seat.okw': 'OKW',
  'side.western': 'Western player',
  'side.soviet': 'Soviet player',
  'ideology.western': 'Western',
  'ideology.soviet': 'Soviet',
  'ideology.axis': 'Axis',
  'weather.fair': 'fair',
  'weather.mud': 'mud',
  'weather.snow': 'snow',
  'option.scenario': 'Scenario',
  'option.scenario.overlord': 'Overlord (June 1944)',
  'option.scenario.husky': 'Husky (July 1943)',
  'option.scenario.campaign': 'Campaign (from November 1942)',
  'option.fairArmorBonus': 'Strength an attacking armored unit adds in fair weather, if not German',
  'option.isolatedThreeCost': 'Initiative per step of a unit that stays isolated',
  'option.lastTurn': 'Last turn of the game',
} as const;
