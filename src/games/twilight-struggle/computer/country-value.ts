// What influence in one country is worth by itself, before any scoring.
import { type CountryId, countryIds } from '../data/countries.js';
import { isBattleground, neighbours, regionOf } from '../data/geography.js';
import { southeastAsiaValues } from '../data/tracks.js';

const battlegroundWorth = 1.7;
/** No coup reaches Europe once DEFCON has fallen, its scoring comes back, and control of it wins the game. */
const europeanWorth = 3.4;
const plainWorth = 0.45;

function baseOf(id: CountryId): number {
  if (!isBattleground(id)) return plainWorth + (southeastAsiaValues[id] ?? 0) * 0.25;
  return regionOf(id) === 'europe' ? europeanWorth : battlegroundWorth + (southeastAsiaValues[id] ?? 0) * 0.25;
}

const bases = countryIds.map(baseOf);
const doors = countryIds.map((id) => 0.1 + 0.12 * neighbours(id).filter(isBattleground).length);

const battlegrounds = countryIds.map(isBattleground);

/** How much of a country's worth lasts, by its stability: the less of it, the smaller the coup that turns it; a battleground is spared when DEFCON is low. */
const lastingPlain = [0.6, 0.6, 0.85];
const lastingBattleground = [0.8, 0.8, 0.9];

function lasting(n: number, firm: number): number {
  return (battlegrounds[n] === true ? lastingBattleground : lastingPlain)[firm] ?? 1;
}

/**
 * How much of a country's worth counts in the turns before its region's scoring card is in the deck: whoever fills it so early leaves Asia and the
 * Middle East to the other side, and stands where a coup at the beginning of each turn turns what it placed.
 */
const beforeItsTime = [0.45, 0.55, 0.75];

const scoredLater = countryIds.map((id) => ['africa', 'central_america', 'south_america'].includes(regionOf(id)));

/** The share of a country's worth that counts in a turn. */
export function seasonOf(n: number, turn: number): number {
  return scoredLater[n] === true ? (beforeItsTime[turn - 1] ?? 1) : 1;
}

/** Points of the weaker side from which on a contested country is worth less with each more. */
const patience = 2;

/** What points beyond control add: the first ones keep it, the later ones hardly. */
function marginOf(over: number, keen: boolean): number {
  if (!keen) return 0.13 * Math.min(2, over);
  return over <= 1 ? 0.13 * over : over === 2 ? 0.2 : 0.23;
}

/**
 * The worth of influence in a country, seen from the US: control, the way there, a margin that keeps it, a foot in the door.
 * @param n the country's place in the order of the board.
 * @param keen whether a contested country is worth less with each point, and an unstable one less at all.
 */
export function countryValue(n: number, firm: number, us: number, ussr: number, keen: boolean): number {
  if (us === 0 && ussr === 0) return 0;
  const lead = us - ussr;
  const holds = us >= firm && lead >= firm ? 1 : ussr >= firm && -lead >= firm ? -1 : 0;
  const way = Math.max(-1, Math.min(1, lead / firm));
  const margin = holds === 0 ? 0 : holds * marginOf(Math.abs(lead) - firm, keen);
  const fade = keen ? 1 / (1 + 0.12 * Math.max(0, Math.min(us, ussr) - patience)) : 1;
  const door = doors[n] ?? 0;
  const foot = (us > 0 ? door : 0) - (ussr > 0 ? door : 0);
  const whole = (bases[n] ?? plainWorth) * fade * (0.45 * way + 0.55 * holds + margin) + foot;
  return keen ? lasting(n, firm) * whole : whole;
}
