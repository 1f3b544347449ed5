// Colours of the Twilight Struggle board: themes, and the sides in the standard and the colour-blind palette.
import { baseThemes, type OwnerColours, type Theme as BaseTheme } from '../../../draw/theme.js';
import type { Colour, Look } from '../../../table/scene.js';
import type { Region, Side } from '../data/terms.js';

export interface SideColours extends OwnerColours {
  /** Numbers on tint and paper. */
  readonly text: Colour;
}

export interface Theme extends BaseTheme {
  /** Numbers that are nothing. */
  readonly faint: Colour;
  readonly link: Colour;
  readonly casing: Colour;
  readonly battleground: Colour;
  readonly halo: Colour;
  readonly haloEdge: Colour;
  /** Faint ground, stronger headers. */
  readonly ground: Readonly<Record<GroundId, Colour>>;
  readonly header: Readonly<Record<RegionTint, Colour>>;
}

export type RegionTint = Region | 'southeast_asia' | 'eastern_europe';
type GroundId = RegionTint | Side;

const light: Theme = {
  ...baseThemes.light,
  sea: '#DDE9F1',
  scenery: '#DDD9D1',
  coast: '#7C93A6',
  border: 'rgba(70,70,90,0.16)',
  faint: '#C3C8CE',
  edge: '#47505A',
  link: '#2B3440',
  casing: '#FFFFFF',
  battleground: '#5A2A82',
  halo: '#FF9500',
  haloEdge: '#1A1A1A',
  ground: {
    europe: '#DCD2EE',
    eastern_europe: '#CDBFE6',
    middle_east: '#C6E6E8',
    asia: '#F8DFA9',
    southeast_asia: '#F6EDA6',
    africa: '#E3C9C4',
    central_america: '#DDEBB4',
    south_america: '#C2E3C8',
    us: '#CBD9F2',
    ussr: '#F3D0CB',
  },
  header: {
    europe: '#DDD2F1',
    eastern_europe: '#C9B8E6',
    middle_east: '#B4E0E4',
    asia: '#F8CD7E',
    southeast_asia: '#F2E36E',
    africa: '#D9ABA0',
    central_america: '#CFE38F',
    south_america: '#A6D8B2',
  },
};

const dark: Theme = {
  ...baseThemes.dark,
  sea: '#15222E',
  scenery: '#2A2E33',
  coast: '#0B1218',
  border: 'rgba(0,0,0,0.3)',
  ink: '#F4F6F8',
  faint: '#4A5561',
  edge: '#8593A1',
  link: '#C9D3DD',
  casing: '#0B1218',
  battleground: '#8A4FC0',
  halo: '#FFB000',
  haloEdge: '#000000',
  alarm: '#FF5A6A',
  ground: {
    europe: '#3A3450',
    eastern_europe: '#453A61',
    middle_east: '#23474B',
    asia: '#594629',
    southeast_asia: '#57512A',
    africa: '#50353F',
    central_america: '#414A2A',
    south_america: '#2C4934',
    us: '#2A3A57',
    ussr: '#54312F',
  },
  header: {
    europe: '#544A75',
    eastern_europe: '#63528C',
    middle_east: '#2C666C',
    asia: '#7A5C3A',
    southeast_asia: '#756C2C',
    africa: '#7A4556',
    central_america: '#5A6A30',
    south_america: '#366B47',
  },
};

export const themes: Readonly<Record<Look['theme'], Theme>> = { light, dark };

type Palette = Readonly<Record<Side, SideColours>>;

const palettes: Readonly<Record<Look['palette'], Readonly<Record<Look['theme'], Palette>>>> = {
  standard: {
    light: {
      us: { strong: '#1E4FA3', ink: '#FFFFFF', tint: '#DCE6F7', text: '#1E4FA3' },
      ussr: { strong: '#B3261E', ink: '#FFFFFF', tint: '#FBDEDA', text: '#B3261E' },
    },
    dark: {
      us: { strong: '#3F7BE0', ink: '#FFFFFF', tint: '#1F3355', text: '#9CC2FF' },
      ussr: { strong: '#D8403A', ink: '#FFFFFF', tint: '#4E2322', text: '#FFA79F' },
    },
  },
  colourblind: {
    light: {
      us: { strong: '#0B4F8A', ink: '#FFFFFF', tint: '#D5E8F7', text: '#0B4F8A' },
      ussr: { strong: '#D55E00', ink: '#FFFFFF', tint: '#FBE3CD', text: '#A84A00' },
    },
    dark: {
      us: { strong: '#2E86C9', ink: '#FFFFFF', tint: '#16364F', text: '#9AD0FA' },
      ussr: { strong: '#E06A00', ink: '#16100A', tint: '#4C2C10', text: '#FFBE85' },
    },
  },
};

/** The colours of both sides as a look wants them. */
export function sideColours({ palette, theme }: Pick<Look, 'palette' | 'theme'>): Palette {
  return palettes[palette][theme];
}
