// Names of places, units, powers and moments as texts.
import type { Text } from '../../../table/text.js';
import { coastOf, provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import type { PowerSide } from '../data/setups.js';
import type { DiplomacyState, Season } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { unitText } from './order-text.js';
import { say } from './say.js';

/** A place by its full name: `St. Petersburg (north coast)`. */
export function spotText(at: Location): Text {
  const coast = coastOf(at);
  const province = say(`province.${provinceOf(at)}`);
  return coast === null ? province : say('spot.coast', { province, coast: say(`coast.${coast}`) });
}

/** A power by name. */
export function powerText(power: Power): Text {
  return say(`power.${power}`);
}

/** A unit by kind and full place: `Fleet Mid-Atlantic Ocean`. */
export function fullUnitText(unit: Pick<Unit, 'type' | 'at'>): Text {
  return say('unit.full', { type: say(`unit.${unit.type}`), place: spotText(unit.at) });
}

/** A unit with its nationality: `French A Par`. */
export function ownedUnitText(unit: Unit): Text {
  return say('unit.owned', { adjective: say(`power.${unit.power}.adjective`), unit: unitText(unit) });
}

/** A side by the names of its powers. */
export function sideText(side: PowerSide['id']): Text {
  return say(`side.${side}`);
}

/** A season as the table calls it. */
export function seasonText(season: Season, { secondSeason }: Pick<DiplomacyState['options'], 'secondSeason'>): Text {
  return say(season === 'autumn' ? `season.${secondSeason}` : `season.${season}`);
}

/** `Spring 1901: movement`. */
export function titleOf({
  year,
  season,
  phase,
  options,
}: Pick<DiplomacyView, 'year' | 'season' | 'phase' | 'options'>): Text {
  const when = { year, season: seasonText(season, options) };
  return phase === 'finished' ? say('title.finished', when) : say(`title.${phase}`, when);
}
