// The names of the nations and sides, in English.

export const nations = {
  'seat.germany': 'Germany',
  'seat.united-kingdom': 'United Kingdom',
  'seat.japan': 'Japan',
  'seat.soviet-union': 'Soviet Union',
  'seat.italy': 'Italy',
  'seat.united-states': 'United States',
  'people.germany': 'German',
  'people.united-kingdom': 'British',
  'people.japan': 'Japanese',
  'people.soviet-union': 'Soviet',
  'people.italy': 'Italian',
  'people.united-states': 'American',
  'side.axis': 'Axis',
  'side.allies': 'Allies',
} as const;
