// The kinds of cards, and what those do that every nation has, in English.

export const cardTypes = {
  'type.build-army': 'Build Army',
  'type.build-navy': 'Build Navy',
  'type.land-battle': 'Land Battle',
  'type.sea-battle': 'Sea Battle',
  'type.event': 'Event',
  'type.economic-warfare': 'Economic Warfare',
  'type.response': 'Response',
  'type.status': 'Status',
  'basic.build-army':
    'Place an army beside one of your supplied pieces, or at home. It must be in supply where it lands.',
  'basic.build-navy':
    'Place a navy in a sea beside one of your supplied pieces, where it is in supply: with a friendly army on the coast.',
  'basic.land-battle': 'Battle a land space beside one of your supplied pieces: an enemy army there is removed.',
  'basic.sea-battle': 'Battle a sea space beside one of your supplied pieces: an enemy navy there is removed.',
} as const;
