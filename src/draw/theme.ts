// Colours that all boards share, light and dark; games add their own to them.
import type { Colour, Hatch, Look } from '../table/scene.js';

export interface Theme {
  readonly sea: Colour;
  /** Water that belongs to no space. */
  readonly deadSea: Colour;
  readonly vignette: Colour;
  readonly seaBorder: Colour;
  readonly graticule: Colour;
  /** Land that nobody owns, and land that belongs to no space. */
  readonly land: Colour;
  readonly scenery: Colour;
  readonly sceneryHatch: Colour;
  readonly coast: Colour;
  readonly border: Colour;
  /** Between the lands of different owners. */
  readonly frontier: Colour;
  readonly frontierEdge: Colour;
  /** Words on land and sea, and what keeps them off the ground. */
  readonly ink: Colour;
  readonly seaInk: Colour;
  readonly halo: Colour;
  /** Around tokens and lines: a pale ring, a dark edge. */
  readonly ring: Colour;
  readonly edge: Colour;
  /** The strip above a picture. */
  readonly title: Colour;
  readonly titleInk: Colour;
  readonly titleSoft: Colour;
  /** The strip below it, and cards. */
  readonly strip: Colour;
  readonly stripInk: Colour;
  readonly stripSoft: Colour;
  readonly paper: Colour;
  /** Empty spaces of tracks. */
  readonly well: Colour;
  /** Markers and whatever is to be seen first, with what is written on it. */
  readonly marker: Colour;
  readonly markerInk: Colour;
  readonly alarm: Colour;
  readonly good: Colour;
}

const light: Theme = {
  sea: '#C9DFEB',
  deadSea: '#B7CBD6',
  vignette: 'rgba(74,128,165,0.09)',
  seaBorder: 'rgba(52,104,140,0.62)',
  graticule: 'rgba(52,104,140,0.22)',
  land: '#EDE6D6',
  scenery: '#BDB9B1',
  sceneryHatch: '#A19C92',
  coast: '#24384A',
  border: 'rgba(35,35,35,0.62)',
  frontier: '#FFFFFF',
  frontierEdge: '#2B2B2B',
  ink: '#161616',
  seaInk: '#2A5F87',
  halo: 'rgba(255,255,255,0.84)',
  ring: '#FFFFFF',
  edge: '#1A1A1A',
  title: '#1F2A37',
  titleInk: '#FFFFFF',
  titleSoft: '#B9C4D1',
  strip: '#FBFAF7',
  stripInk: '#1F2A37',
  stripSoft: '#5B6775',
  paper: '#FFFFFF',
  well: '#E9E7E1',
  marker: '#F5C518',
  markerInk: '#1A1A1A',
  alarm: '#C8102E',
  good: '#12814F',
};

const dark: Theme = {
  sea: '#15283A',
  deadSea: '#1D3143',
  vignette: 'rgba(120,178,214,0.05)',
  seaBorder: 'rgba(128,170,200,0.5)',
  graticule: 'rgba(128,170,200,0.18)',
  land: '#8A8473',
  scenery: '#2B2F35',
  sceneryHatch: '#414750',
  coast: '#0A121A',
  border: 'rgba(0,0,0,0.62)',
  frontier: '#E9E4D8',
  frontierEdge: '#0B0F14',
  ink: '#FFFFFF',
  seaInk: '#9CC7E6',
  halo: 'rgba(8,13,18,0.8)',
  ring: '#FFFFFF',
  edge: '#0B0F14',
  title: '#0C131B',
  titleInk: '#FFFFFF',
  titleSoft: '#9AA9B8',
  strip: '#141C25',
  stripInk: '#F2F4F6',
  stripSoft: '#A5B1BD',
  paper: '#1C242D',
  well: '#26313C',
  marker: '#F5C518',
  markerInk: '#1A1A1A',
  alarm: '#FF4D5E',
  good: '#3CCB86',
};

export const baseThemes: Readonly<Record<Look['theme'], Theme>> = { light, dark };

/** The colours of a seat or a side. */
export interface OwnerColours {
  /** Fill of what it owns, or weakly holds. */
  readonly tint: Colour;
  /** Tokens, stars, legend. */
  readonly strong: Colour;
  /** What is drawn on the strong colour. */
  readonly ink: Colour;
  /** Tells owned land apart without any hue; in the colour-blind palette. */
  readonly hatch?: Hatch;
}

/** A hatch whose colour is the theme's. */
export type HatchLines = Omit<Hatch, 'colour'>;

/** Lines of hatching over the land of an owner, in the colour-blind palette. */
export const hatchInk: Readonly<Record<Look['theme'], Colour>> = {
  light: 'rgba(0,0,0,0.17)',
  dark: 'rgba(255,255,255,0.15)',
};

/** The colours of all owners of a game. */
export interface OwnerPalettes<Owner extends string, Colours extends OwnerColours> {
  readonly standard: Readonly<Record<Owner, Colours>>;
  readonly colourblind: Readonly<Record<Owner, Colours>>;
  /** Tints on the dark theme. */
  readonly darkTints: Readonly<Record<Look['palette'], Readonly<Record<Owner, Colour>>>>;
  /** What tells owners apart in the colour-blind palette beside their colours. */
  readonly hatches?: Readonly<Partial<Record<Owner, HatchLines>>>;
}

/** The colours of every owner as a look wants them. */
export function ownerColours<Owner extends string, Colours extends OwnerColours>(
  { palette, theme }: Pick<Look, 'palette' | 'theme'>,
  { darkTints, hatches, ...palettes }: OwnerPalettes<Owner, Colours>,
): Readonly<Record<Owner, Colours>> {
  const colours: Record<Owner, Colours> = { ...palettes[palette] };
  for (const owner of keysOf(colours)) {
    const hatch = palette === 'colourblind' ? hatches?.[owner] : undefined;
    colours[owner] = {
      ...colours[owner],
      ...(theme === 'dark' ? { tint: darkTints[palette][owner] } : {}),
      ...(hatch === undefined ? {} : { hatch: { ...hatch, colour: hatchInk[theme] } }),
    };
  }
  return colours;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
