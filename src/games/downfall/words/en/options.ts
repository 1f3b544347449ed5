// Names of the game, its seats and its options in English.

export const options = {
  'game.title': 'Downfall: Conquest of the Third Reich',
  'game.help':
    'An order by what it does: `HQ attack then redeploy 3`. Moves: `21A 3438-3439-3339`, `us3 > Paris`; a stack goes as `21A+64A 3438-3439`.',
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
  'option.fairArmorBonus': 'Strength bonus of attacking non-German armor in fair weather',
  'option.isolatedThreeCost': 'Initiative per step of a unit that stays isolated',
  'option.headStart': 'Extra victory points for the West at the start (below 0: for the Soviet player)',
  'option.lastTurn': 'Last turn of the game',
} as const;
