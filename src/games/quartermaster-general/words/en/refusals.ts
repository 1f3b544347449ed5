// Why what a player names is not on offer, in English.

export const refusals = {
  'refuse.notInHand': '{{card}} is not in your hand.',
  'refuse.cardNotNow': '{{card}} cannot be used now. It says: {{effect}}',
  'refuse.bolster': '{{card}} is a Bolster card: you are asked for it when its moment comes.',
  'refuse.airPower': '{{card}} is used in the Air step.',
  'refuse.space.place': 'No piece can be placed in {{space, the}} now.',
  'refuse.space.battle': 'There is no legal battle in {{space, the}} now.',
  'refuse.space.other': '{{space, capitalThe}} cannot be chosen here.',
  'refuse.takeOffFirst': 'Take the piece off first, on its own; you are asked for your discards afterwards.',
} as const;
