// DEFCON: which regions are closed, and who answers for nuclear war (rulebook, 8.1 The DEFCON Track).
import { regionOf } from '../data/geography.js';
import type { CountryId } from '../data/countries.js';
import type { Region, Side } from '../data/terms.js';
import { closedRegions } from '../data/tracks.js';
import type { PublicState } from '../state.js';

/** The side that loses when DEFCON falls to 1 now. */
export function charged(state: PublicState): Side {
  if (state.phasing === null) throw new Error('DEFCON moved to 1 while nobody is on turn');
  return state.phasing;
}

/** Whether the present level forbids coups and realignments in a country. */
export function isClosed(state: PublicState, id: CountryId): boolean {
  return closedRegions(state.defcon).includes(regionOf(id));
}

/** Regions closed at the present level. */
export function closedNow(state: PublicState): readonly Region[] {
  return closedRegions(state.defcon);
}
