// The board as a second reckoning reads it: what touches what, and which chains of fleets link two coasts.
import { armyNeighbourTable, fleetNeighbourTable } from '../../../../src/games/diplomacy/data/adjacency.js';
import { provinceTable } from '../../../../src/games/diplomacy/data/provinces.js';
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';

export type { Power, Unit };

export const byArmy: Readonly<Record<string, readonly string[]>> = armyNeighbourTable;
export const byFleet: Readonly<Record<string, readonly string[]>> = fleetNeighbourTable;
/** Every place a unit can stand in, coasts apart. */
export const places: readonly string[] = [...new Set([...Object.keys(byArmy), ...Object.keys(byFleet)])];
const table: Readonly<Record<string, { readonly kind: string; readonly coasts: readonly string[] }>> = provinceTable;

/** The province of a place, whichever of its coasts is meant. */
export const land = (at: string): string => at.slice(0, 3);
export const isSea = (at: string): boolean => table[land(at)]?.kind === 'sea';
const isCoastal = (at: string): boolean => table[land(at)]?.kind === 'coastal';
export const hasCoasts = (at: string): boolean => (table[land(at)]?.coasts.length ?? 0) > 0;
export const coastal: readonly string[] = Object.keys(table).filter(isCoastal);

/** Where a unit can go by itself: an army by land (L164), a fleet along its shore (L178-186). */
export function reach({ type, at }: Pick<Unit, 'type' | 'at'>): readonly string[] {
  return (type === 'A' ? byArmy[land(at)] : byFleet[at]) ?? [];
}

/** The provinces among them. */
export function lands(unit: Pick<Unit, 'type' | 'at'>): readonly string[] {
  return [...new Set(reach(unit).map(land))];
}

const touches = (sea: string, province: string): boolean => (byFleet[sea] ?? []).some((at) => land(at) === province);

/** Whether fleets in these seas make a chain from one coast to another (L461-463). */
export function linked(from: string, to: string, seas: readonly string[]): boolean {
  if (!isCoastal(from) || !isCoastal(to) || from === to) return false;
  const reached = new Set(seas.filter((sea) => touches(sea, from)));
  for (const sea of reached) for (const next of seas) if (touches(sea, next)) reached.add(next);
  return [...reached].some((sea) => touches(sea, to));
}

/** Whether a fleet has a place in some chain of these from which no fleet could be left out. */
export function isOfUse(sea: string, from: string, to: string, seas: readonly string[]): boolean {
  const isNeeded = (chain: readonly string[]): boolean =>
    chain.every(
      (one) =>
        !linked(
          from,
          to,
          chain.filter((other) => other !== one),
        ),
    );
  const goesOn = (chain: readonly string[]): boolean => {
    if (linked(from, to, chain)) return chain.includes(sea) && isNeeded(chain);
    const last = chain.at(-1);
    const nexts = seas.filter(
      (next) => !chain.includes(next) && (last === undefined ? touches(next, from) : touches(last, next)),
    );
    return nexts.some((next) => goesOn([...chain, next]));
  };
  return linked(from, to, seas) && goesOn([]);
}
