// Where events have effect whose owner spreads points or names countries: read by the events and by instructions about them.
import type { CardId } from './cards.js';
import type { CountryId } from './countries.js';
import type { Region, Subregion } from './terms.js';

/** Countries that fit both fields, all where neither is given. */
export interface Area {
  readonly only?: readonly CountryId[];
  /** In any of these regions and sub-regions. */
  readonly within?: readonly (Region | Subregion)[];
}

export const eventAreas = {
  socialist_governments: { within: ['western_europe'] },
  comecon: { within: ['eastern_europe'] },
  warsaw_pact_formed: { within: ['eastern_europe'] },
  truman_doctrine: { within: ['europe'] },
  independent_reds: { only: ['yugoslavia', 'romania', 'bulgaria', 'hungary', 'czechoslovakia'] },
  marshall_plan: { within: ['western_europe'] },
  suez_crisis: { only: ['france', 'united_kingdom', 'israel'] },
  east_european_unrest: { within: ['eastern_europe'] },
  decolonization: { within: ['africa', 'southeast_asia'] },
  muslim_revolution: { only: ['sudan', 'iran', 'iraq', 'egypt', 'libya', 'saudi_arabia', 'syria', 'jordan'] },
  colonial_rear_guards: { within: ['africa', 'southeast_asia'] },
  puppet_governments: {},
  oas_founded: { within: ['central_america', 'south_america'] },
  the_voice_of_america: { within: ['asia', 'middle_east', 'africa', 'central_america', 'south_america'] },
  liberation_theology: { within: ['central_america'] },
  ussuri_river_skirmish: { within: ['asia'] },
  the_reformer: { within: ['europe'] },
  marine_barracks_bombing: { within: ['middle_east'] },
  latin_american_debt_crisis: { within: ['south_america'] },
  pershing_ii_deployed: { within: ['western_europe'] },
  special_relationship: { within: ['western_europe'] },
} as const satisfies Partial<Record<CardId, Area>>;
