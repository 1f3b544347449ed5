// The position a game starts from.
import { centres, province, provinceIds } from './data/geography.js';
import type { Power, ProvinceId } from './data/geography.js';
import { playerPlans, startingUnits } from './data/setups.js';
import type { DiplomacyOptions } from './options.js';
import { seatsFor } from './state.js';
import type { DiplomacyState, Owners, PhaseId } from './state.js';

/** Sets the board up: everybody at home, twelve centres unowned (rulebook, “Starting positions”). */
export function setup(options: DiplomacyOptions): { readonly state: DiplomacyState; readonly phase: PhaseId } {
  const plan = playerPlans[options.variant];
  const owners: Partial<Record<ProvinceId, Power>> = {};
  for (const centre of centres) {
    const { home } = province(centre);
    if (home !== null) owners[centre] = home;
  }
  const start: Owners = owners;
  const neutral = plan.toss?.power ?? null;
  return {
    phase: 'movement',
    state: {
      options,
      phase: 'movement',
      year: plan.startYear,
      season: 'spring',
      units: startingUnits,
      owners: start,
      dislodged: [],
      contested: [],
      seats: seatsFor(options).map((seat) => ({ seat, powers: [seat] })),
      unplayed: plan.unplayed,
      closed: neutral === null ? [] : provinceIds.filter((id) => province(id).land === neutral),
      quietYears: 0,
      last: null,
      moves: null,
    },
  };
}
