// Colours of the Twilight Struggle board: themes, and the sides in the standard and the colour-blind palette.
import type { Colour, Look } from '../../../table/scene.js';
import type { Region, Side } from '../data/terms.js';

export interface SideColours {
  /** Filled half of a controlled country, chips, links. */
  readonly strong: Colour;
  /** What is written on the strong colour. */
  readonly ink: Colour;
  /** Half with influence but without control. */
  readonly tint: Colour;
  /** Numbers on tint and paper. */
  readonly text: Colour;
}

export interface Theme {
  readonly sea: Colour;
  readonly scenery: Colour;
  readonly coast: Colour;
  readonly border: Colour;
  readonly paper: Colour;
  readonly ink: Colour;
  readonly faint: Colour;
  readonly edge: Colour;
  readonly link: Colour;
  readonly casing: Colour;
  readonly battleground: Colour;
  readonly stability: Colour;
  readonly stabilityInk: Colour;
  readonly halo: Colour;
  readonly haloEdge: Colour;
  readonly title: Colour;
  readonly titleInk: Colour;
  readonly titleSoft: Colour;
  readonly strip: Colour;
  readonly stripInk: Colour;
  readonly stripSoft: Colour;
  readonly well: Colour;
  readonly alarm: Colour;
  /** Faint ground, stronger headers. */
  readonly ground: Readonly<Record<GroundId, Colour>>;
  readonly header: Readonly<Record<RegionTint, Colour>>;
}

export type RegionTint = Region | 'southeast_asia' | 'eastern_europe';
type GroundId = RegionTint | Side;

const light: Theme = {
  sea: '#DDE9F1',
  scenery: '#DDD9D1',
  coast: '#7C93A6',
  border: 'rgba(70,70,90,0.16)',
  paper: '#FFFFFF',
  ink: '#161616',
  faint: '#C3C8CE',
  edge: '#47505A',
  link: '#2B3440',
  casing: '#FFFFFF',
  battleground: '#5A2A82',
  stability: '#F5C518',
  stabilityInk: '#1A1A1A',
  halo: '#FF9500',
  haloEdge: '#1A1A1A',
  title: '#1F2A37',
  titleInk: '#FFFFFF',
  titleSoft: '#B9C4D1',
  strip: '#FBFAF7',
  stripInk: '#1F2A37',
  stripSoft: '#5B6775',
  well: '#E9E7E1',
  alarm: '#C8102E',
  ground: {
    europe: '#DCD2EE',
    eastern_europe: '#CDBFE6',
    middle_east: '#C6E6E8',
    asia: '#F7DDB8',
    southeast_asia: '#F6EDA6',
    africa: '#EBD3B8',
    central_america: '#DDEBB4',
    south_america: '#C2E3C8',
    us: '#CBD9F2',
    ussr: '#F3D0CB',
  },
  header: {
    europe: '#DDD2F1',
    eastern_europe: '#C9B8E6',
    middle_east: '#B4E0E4',
    asia: '#F8CF98',
    southeast_asia: '#F2E36E',
    africa: '#E8C49B',
    central_america: '#CFE38F',
    south_america: '#A6D8B2',
  },
};

const dark: Theme = {
  sea: '#15222E',
  scenery: '#2A2E33',
  coast: '#0B1218',
  border: 'rgba(0,0,0,0.3)',
  paper: '#1C242D',
  ink: '#F4F6F8',
  faint: '#4A5561',
  edge: '#8593A1',
  link: '#C9D3DD',
  casing: '#0B1218',
  battleground: '#8A4FC0',
  stability: '#F5C518',
  stabilityInk: '#1A1A1A',
  halo: '#FFB000',
  haloEdge: '#000000',
  title: '#0C131B',
  titleInk: '#FFFFFF',
  titleSoft: '#9AA9B8',
  strip: '#141C25',
  stripInk: '#F2F4F6',
  stripSoft: '#A5B1BD',
  well: '#26313C',
  alarm: '#FF5A6A',
  ground: {
    europe: '#3A3450',
    eastern_europe: '#453A61',
    middle_east: '#23474B',
    asia: '#544330',
    southeast_asia: '#57512A',
    africa: '#4C3F33',
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
    africa: '#6B563F',
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
