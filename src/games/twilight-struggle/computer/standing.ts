// How near each side is to leading a region: what its scoring promises before it comes, beside what it would bring at once.
import { regionValues } from '../data/tracks.js';
import type { Region } from '../data/terms.js';

/** Controlled countries, battlegrounds among them. */
interface Held {
  readonly countries: number;
  readonly battlegrounds: number;
}

/** Other countries are taken sooner than battlegrounds. */
const perCountry = 0.67;

/** The chance to dominate once it is scored, by the battlegrounds and countries a side is ahead. */
function chanceOf(own: Held, other: Held): number {
  const ahead = Math.min(own.battlegrounds - other.battlegrounds, perCountry * (own.countries - other.countries));
  return Math.max(0, Math.min(1, 0.35 + 0.3 * ahead));
}

/** What a side may expect for Presence and Domination. */
function levelsOf(region: Region, own: Held, other: Held): number {
  if (own.countries === 0 && other.countries === 0) return 0;
  const { presence, domination } = regionValues[region];
  return (own.countries > 0 ? presence : 0) + chanceOf(own, other) * (domination - presence);
}

/** How much what a region promises counts beside what it would bring at once. */
const promised = 0.35;

/**
 * What a region is worth before it is scored, seen from the US: a battleground on the way to Domination counts, also before the one that completes it.
 * @param net what its scoring would bring now, without control of it.
 * @param hard the part of it that is for Presence and Domination.
 */
export function promiseOf(region: Region, us: Held, ussr: Held, net: number, hard: number): number {
  return net + promised * (levelsOf(region, us, ussr) - levelsOf(region, ussr, us) - hard);
}
