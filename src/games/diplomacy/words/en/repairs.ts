// What a host may put right by name, in English.

export const repairs = {
  'repair.units': 'Units',
  'repair.unit': 'Unit in {{place}}',
  'repair.none': 'none',
  'repair.moves': 'Where units stand',
  'repair.move': 'Place of {{unit}}',
  'repair.centres': 'Supply centres',
  'repair.centre': 'Owner of {{place}}',
  'repair.nobody': 'nobody',
  'repair.time': 'Year and season',
  'repair.season': 'Season',
  'repair.year': 'Year',
} as const;
