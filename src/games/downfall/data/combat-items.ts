// What counts in a combat: what makes up the strength of either side, and what is added to the dice.

export const combatItems = [
  'primary',
  'flanks',
  'shock',
  'armor',
  'elite',
  'conscript',
  'quality',
  'hq',
  'card',
  'pips',
  'city',
  'terrain',
  'water',
  'order',
  'event',
  'fortress',
  'weather',
  'air',
  'airdrop',
  'defenderIsolated',
  'attackerIsolated',
] as const;
export type CombatItem = (typeof combatItems)[number];
