// Colours of the Quartermaster General board: what it adds to the common theme, the nations and the sides in both palettes.
import {
  baseThemes,
  type HatchLines,
  type OwnerColours,
  ownerColours,
  type Theme as BaseTheme,
} from '../../../draw/theme.js';
import type { Colour, Look } from '../../../table/scene.js';
import type { CardType } from '../data/card-terms.js';
import type { Flag, Side } from '../data/nations.js';

export interface Theme extends BaseTheme {
  readonly star: Colour;
  readonly starEdge: Colour;
  /** Shields of protected pieces. */
  readonly shield: Colour;
  /** Around what has just changed. */
  readonly glow: Colour;
  /** The cell of the nation whose turn it is. */
  readonly active: Colour;
  readonly sides: Readonly<Record<Side, { readonly fill: Colour; readonly ink: Colour; readonly pale: Colour }>>;
}

export const themes: Readonly<Record<Look['theme'], Theme>> = {
  light: {
    ...baseThemes.light,
    star: '#F7B500',
    starEdge: '#3A2A00',
    shield: '#14788F',
    glow: 'rgba(255,196,0,0.75)',
    active: '#FFF0B3',
    sides: {
      axis: { fill: '#2C2320', ink: '#FFFFFF', pale: '#D9D2CC' },
      allies: { fill: '#1D5FA8', ink: '#FFFFFF', pale: '#D3E4F6' },
    },
  },
  dark: {
    ...baseThemes.dark,
    star: '#F2B705',
    starEdge: '#140F00',
    shield: '#2A9DB5',
    glow: 'rgba(255,205,50,0.6)',
    active: '#4A3F14',
    sides: {
      axis: { fill: '#D9C7B8', ink: '#1C1410', pale: '#4A413B' },
      allies: { fill: '#4A90E2', ink: '#0A1520', pale: '#213850' },
    },
  },
};

type Palette = Readonly<Record<Flag, OwnerColours>>;

const standard: Palette = {
  germany: { tint: '#A7ADB4', strong: '#3A424B', ink: '#FFFFFF' },
  'united-kingdom': { tint: '#F2D68C', strong: '#EAAE1E', ink: '#2B1D00' },
  japan: { tint: '#F3D2D6', strong: '#FFFFFF', ink: '#C4122F' },
  'soviet-union': { tint: '#EFA59D', strong: '#D6281E', ink: '#FFFFFF' },
  italy: { tint: '#D3ACD8', strong: '#8A3492', ink: '#FFFFFF' },
  'united-states': { tint: '#9BCBB0', strong: '#1C7A4E', ink: '#FFFFFF' },
  france: { tint: '#A9BFE6', strong: '#2455B8', ink: '#FFFFFF' },
  china: { tint: '#D8BFA2', strong: '#7A4A1E', ink: '#FFFFFF' },
};

const darkTints: Readonly<Record<Flag, Colour>> = {
  germany: '#5C646D',
  'united-kingdom': '#94762B',
  japan: '#9A7479',
  'soviet-union': '#8E4038',
  italy: '#6D4372',
  'united-states': '#35694D',
  france: '#3F578C',
  china: '#6E5238',
};

const colourblind: Palette = {
  germany: { tint: '#A7ADB4', strong: '#20242A', ink: '#FFFFFF' },
  'united-kingdom': { tint: '#F4E08C', strong: '#F0D000', ink: '#2B2500' },
  japan: { tint: '#F2E4E6', strong: '#FFFFFF', ink: '#A30B2A' },
  'soviet-union': { tint: '#EDB489', strong: '#C64B00', ink: '#FFFFFF' },
  italy: { tint: '#C9B3E3', strong: '#6A3FA8', ink: '#FFFFFF' },
  'united-states': { tint: '#9CCDE8', strong: '#2288BF', ink: '#06151F' },
  france: { tint: '#AEB8E0', strong: '#123A8F', ink: '#FFFFFF' },
  china: { tint: '#CDB79A', strong: '#7B5A2C', ink: '#FFFFFF' },
};

const hatches: Readonly<Record<Flag, HatchLines>> = {
  germany: { spacing: 14, width: 4, angle: 45 },
  'united-kingdom': { spacing: 14, width: 4, angle: -45 },
  japan: { spacing: 14, width: 4, angle: 0 },
  'soviet-union': { spacing: 14, width: 4, angle: 90 },
  italy: { spacing: 20, width: 4, angle: 30 },
  'united-states': { spacing: 20, width: 4, angle: -30 },
  france: { spacing: 20, width: 4, angle: 60 },
  china: { spacing: 20, width: 4, angle: -60 },
};

/** The colours of the nations as a look wants them. */
export function nationColours(look: Pick<Look, 'palette' | 'theme'>): Palette {
  return ownerColours(look, {
    standard,
    colourblind,
    darkTints: { standard: darkTints, colourblind: darkTints },
    hatches,
  });
}

/** The colours of the kinds of cards; all bear white. */
export const cardColours: Readonly<Record<CardType, Colour>> = {
  'build-army': '#2F6B3C',
  'build-navy': '#1F6E78',
  'land-battle': '#9E2B24',
  'sea-battle': '#6B3B1F',
  event: '#A03A78',
  'economic-warfare': '#4B4F55',
  response: '#1F5FAE',
  status: '#6A48A6',
  'air-power': '#2B6CA3',
  bolster: '#8A5A14',
};
