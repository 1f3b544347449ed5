// The units: what they cost, how well they fight and how far they go.
/*
 * That a battleship takes two hits is in `rules/casualties.ts`, and for odds in `rules/odds/simulate.ts`. Industrial complexes are no units
 * here: they belong to their territory.
 */

export const unitTypes = [
  'infantry',
  'artillery',
  'tank',
  'aaa',
  'fighter',
  'bomber',
  'battleship',
  'carrier',
  'cruiser',
  'destroyer',
  'submarine',
  'transport',
] as const;
export type UnitType = (typeof unitTypes)[number];

/** Everything that can be bought. */
export const wares = [...unitTypes.slice(0, 4), 'complex', ...unitTypes.slice(4)] as readonly Ware[];
export type Ware = UnitType | 'complex';

interface UnitFacts {
  readonly domain: 'land' | 'air' | 'sea';
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
}

export const unitFacts: Readonly<Record<UnitType, UnitFacts>> = {
  infantry: { domain: 'land', cost: 3, attack: 1, defense: 2, move: 1 },
  artillery: { domain: 'land', cost: 4, attack: 2, defense: 2, move: 1 },
  tank: { domain: 'land', cost: 6, attack: 3, defense: 3, move: 2 },
  aaa: { domain: 'land', cost: 5, attack: 0, defense: 0, move: 1 },
  fighter: { domain: 'air', cost: 10, attack: 3, defense: 4, move: 4 },
  bomber: { domain: 'air', cost: 12, attack: 4, defense: 1, move: 6 },
  battleship: { domain: 'sea', cost: 20, attack: 4, defense: 4, move: 2 },
  carrier: { domain: 'sea', cost: 14, attack: 1, defense: 2, move: 2 },
  cruiser: { domain: 'sea', cost: 12, attack: 3, defense: 3, move: 2 },
  destroyer: { domain: 'sea', cost: 8, attack: 2, defense: 2, move: 2 },
  submarine: { domain: 'sea', cost: 6, attack: 2, defense: 1, move: 2 },
  transport: { domain: 'sea', cost: 7, attack: 0, defense: 0, move: 2 },
};

const complexCost = 15;

export function costOf(ware: Ware): number {
  return ware === 'complex' ? complexCost : unitFacts[ware].cost;
}

/** What some units cost together. */
export function priceOf(units: readonly { readonly type: UnitType }[]): number {
  return units.reduce((sum, { type }) => sum + unitFacts[type].cost, 0);
}

const surface: ReadonlySet<UnitType> = new Set(['battleship', 'carrier', 'cruiser', 'destroyer']);

/** Battleships, carriers, cruisers and destroyers: the ships that make a sea zone hostile. */
export function isSurfaceWarship(type: UnitType): boolean {
  return surface.has(type);
}

export function isWare(id: string): id is Ware {
  return wares.some((one) => one === id);
}
