// Colours of the board of Downfall: factions, who controls ground, terrain, nationalities, and what lines mean.
import {
  baseThemes,
  hatchInk,
  type HatchLines,
  type OwnerColours,
  ownerColours,
  type Theme as BaseTheme,
} from '../../../draw/theme.js';
import type { Colour, Fill, Look } from '../../../table/scene.js';
import type { Terrain } from '../data/hexes.js';
import type { Nationality } from '../data/nationalities.js';
import type { Weather } from '../data/tracks.js';
import type { Faction } from '../data/units.js';

/** Who controls ground: an ideology, or nobody. */
export type Holder = 'western' | 'soviet' | 'axis';

export interface Theme extends BaseTheme {
  readonly river: Colour;
  readonly riverEdge: Colour;
  readonly rail: Colour;
  readonly railSleepers: Colour;
  /** A national border, and the frame of an objective. */
  readonly nation: Colour;
  readonly objective: Colour;
  /** A side of a hex that nothing crosses. */
  readonly closed: Colour;
  readonly grid: Colour;
  readonly seaGrid: Colour;
  readonly hexInk: Colour;
  readonly beach: Colour;
  readonly terrain: Readonly<Record<Exclude<Terrain, 'clear'>, { readonly tint: Colour; readonly sign: Colour }>>;
  readonly weather: Readonly<Record<Weather, { readonly ground: Colour; readonly sign: Colour }>>;
  readonly glow: Colour;
}

export const themes: Readonly<Record<Look['theme'], Theme>> = {
  light: {
    ...baseThemes.light,
    river: '#3E95D6',
    riverEdge: '#1E6BA8',
    rail: '#2B2B2B',
    railSleepers: '#F7F4EC',
    nation: '#8E2A8B',
    objective: '#C8102E',
    closed: '#16344D',
    grid: 'rgba(40,40,40,0.34)',
    seaGrid: 'rgba(42,95,135,0.2)',
    hexInk: 'rgba(20,20,20,0.6)',
    beach: '#B8741A',
    terrain: {
      forest: { tint: 'rgba(38,110,48,0.17)', sign: '#2C7A3C' },
      hills: { tint: 'rgba(150,96,30,0.13)', sign: '#946422' },
      mountains: { tint: 'rgba(120,66,18,0.27)', sign: '#6E3D12' },
      swamp: { tint: 'rgba(22,118,132,0.2)', sign: '#13707F' },
    },
    weather: {
      fair: { ground: '#FFF1BF', sign: '#B07900' },
      mud: { ground: '#EAD8C3', sign: '#7A4A17' },
      snow: { ground: '#DDEBF8', sign: '#2A6CB0' },
    },
    glow: '#FFD400',
  },
  dark: {
    ...baseThemes.dark,
    river: '#4DA3E0',
    riverEdge: '#0B2A44',
    rail: '#0A0A0A',
    railSleepers: '#C9C4B6',
    nation: '#D978D4',
    objective: '#FF4D5E',
    closed: '#05101A',
    grid: 'rgba(0,0,0,0.42)',
    seaGrid: 'rgba(128,170,200,0.16)',
    hexInk: 'rgba(255,255,255,0.66)',
    beach: '#E2A04A',
    terrain: {
      forest: { tint: 'rgba(20,90,34,0.34)', sign: '#6FC07E' },
      hills: { tint: 'rgba(110,66,10,0.24)', sign: '#D9A765' },
      mountains: { tint: 'rgba(70,34,0,0.42)', sign: '#E8B277' },
      swamp: { tint: 'rgba(0,92,108,0.34)', sign: '#6CCAD8' },
    },
    weather: {
      fair: { ground: '#5A4A16', sign: '#FFD75E' },
      mud: { ground: '#4C3824', sign: '#E0B184' },
      snow: { ground: '#20384F', sign: '#8EC3F2' },
    },
    glow: '#FFD400',
  },
};

type Palette = Readonly<Record<Faction, OwnerColours>>;

const standard: Palette = {
  western: { tint: '#BFDDB4', strong: '#1C7A4E', ink: '#FFFFFF' },
  soviet: { tint: '#F0B3A6', strong: '#B3201C', ink: '#FFFFFF' },
  okh: { tint: '#B9BDC3', strong: '#5F6B79', ink: '#FFFFFF' },
  okw: { tint: '#B9BDC3', strong: '#22262C', ink: '#FFFFFF' },
};

const colourblind: Palette = {
  western: { tint: '#93B4EA', strong: '#0A66A8', ink: '#FFFFFF' },
  soviet: { tint: '#F2C49A', strong: '#C24E00', ink: '#FFFFFF' },
  okh: { tint: '#BEBEC4', strong: '#77808C', ink: '#FFFFFF' },
  okw: { tint: '#BEBEC4', strong: '#17191D', ink: '#FFFFFF' },
};

const darkTints: Readonly<Record<Look['palette'], Readonly<Record<Faction, Colour>>>> = {
  standard: { western: '#3F7247', soviet: '#8E4038', okh: '#5A626C', okw: '#5A626C' },
  colourblind: { western: '#2F6390', soviet: '#8F5423', okh: '#5A5F66', okw: '#5A5F66' },
};

/** The colours of the factions as a look wants them. */
export function factionColours(look: Pick<Look, 'palette' | 'theme'>): Palette {
  return ownerColours(look, { standard, colourblind, darkTints });
}

const hatches: Readonly<Record<Holder, HatchLines>> = {
  western: { spacing: 10, width: 2.4, angle: 0 },
  soviet: { spacing: 10, width: 2.4, angle: 90 },
  axis: { spacing: 10, width: 2.4, angle: 45 },
};

/** How ground is filled for who controls it; hatched too in the palette for the colour-blind. */
export function groundFills(look: Pick<Look, 'palette' | 'theme'>): Readonly<Record<Holder | 'nobody', Fill>> {
  const colours = factionColours(look);
  const fill = (holder: Holder): Fill => ({
    colour: colours[holder === 'axis' ? 'okw' : holder].tint,
    ...(look.palette === 'colourblind' ? { hatch: { ...hatches[holder], colour: hatchInk[look.theme] } } : {}),
  });
  return {
    western: fill('western'),
    soviet: fill('soviet'),
    axis: fill('axis'),
    nobody: { colour: themes[look.theme].land },
  };
}

/** The field of a counter's sign: German white, every other nationality a colour of its own. */
export const fields: Readonly<Record<Nationality, Colour>> = {
  germany: '#F1EEE6',
  romania: '#FFD84D',
  hungary: '#F4A259',
  italy: '#9ED8A5',
  bulgaria: '#C9A7E0',
  slovakia: '#9CC9F2',
  vlasov: '#D8C3A0',
  'soviet-union': '#FBEFD9',
  poland: '#FFB9C4',
  yugoslavia: '#A9C7FF',
  'united-states': '#DDF0C9',
  'united-kingdom': '#F1DDA4',
  canada: '#FFC9B5',
  commonwealth: '#D4E4F7',
  'free-france': '#B9D2FF',
};
