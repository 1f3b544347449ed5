// The nations: areas within national borders, and which of them lie in Africa.

export const nations = [
  'germany',
  'poland',
  'slovakia',
  'hungary',
  'romania',
  'bulgaria',
  'italy',
  'croatia',
  'serbia',
  'montenegro',
  'albania',
  'greece',
  'france',
  'belgium',
  'netherlands',
  'denmark',
  'norway',
  'ostland',
  'ukraine',
  'soviet-union',
  'french-north-africa',
  'libya',
  'egypt',
  'malta',
  'gibraltar',
] as const;
export type Nation = (typeof nations)[number];

export const africanNations: readonly Nation[] = ['french-north-africa', 'libya', 'egypt'];

/** Where partisans never appear. */
export const nationsWithoutPartisans: readonly Nation[] = ['malta', 'gibraltar'];
