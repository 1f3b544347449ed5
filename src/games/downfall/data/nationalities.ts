// The nationalities of units, and whose they are.

export const nationalities = [
  'united-states',
  'united-kingdom',
  'canada',
  'commonwealth',
  'free-france',
  'soviet-union',
  'poland',
  'yugoslavia',
  'germany',
  'italy',
  'bulgaria',
  'romania',
  'hungary',
  'slovakia',
  'vlasov',
] as const;
export type Nationality = (typeof nationalities)[number];

/** The nationalities whose units are Axis minors. */
export const axisMinors: readonly Nationality[] = ['italy', 'bulgaria', 'romania', 'hungary', 'slovakia', 'vlasov'];
