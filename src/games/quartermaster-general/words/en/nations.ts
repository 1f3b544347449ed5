// The names of the nations and sides, in English.

export const nations = {
  'seat.germany': 'Germany',
  'seat.united-kingdom': 'United Kingdom',
  'seat.japan': 'Japan',
  'seat.soviet-union': 'Soviet Union',
  'seat.italy': 'Italy',
  'seat.united-states': 'United States',
  'side.axis': 'Axis',
  'side.allies': 'Allies',
} as const;
