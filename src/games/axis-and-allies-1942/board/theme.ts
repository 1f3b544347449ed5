// Colours of the board of Axis & Allies 1942: what it adds to the common theme, and the powers in both palettes.
import {
  baseThemes,
  type HatchLines,
  type OwnerColours,
  ownerColours,
  type Theme as BaseTheme,
} from '../../../draw/theme.js';
import type { Colour, Look } from '../../../table/scene.js';
import type { Power } from '../data/powers.js';

export interface Theme extends BaseTheme {
  readonly star: Colour;
  readonly starEdge: Colour;
  /** Around what has just changed. */
  readonly glow: Colour;
  /** The cell of the power whose turn it is. */
  readonly active: Colour;
}

export const themes: Readonly<Record<Look['theme'], Theme>> = {
  light: {
    ...baseThemes.light,
    star: '#F7B500',
    starEdge: '#3A2A00',
    glow: 'rgba(255,196,0,0.75)',
    active: '#FFF0B3',
  },
  dark: {
    ...baseThemes.dark,
    star: '#F2B705',
    starEdge: '#140F00',
    glow: 'rgba(255,205,50,0.6)',
    active: '#4A3F14',
  },
};

type Palette = Readonly<Record<Power, OwnerColours>>;

const standard: Palette = {
  ussr: { tint: '#EFA59D', strong: '#D6281E', ink: '#FFFFFF' },
  germany: { tint: '#A7ADB4', strong: '#3A424B', ink: '#FFFFFF' },
  uk: { tint: '#EBD9A6', strong: '#DDBB6A', ink: '#2B1D00' },
  japan: { tint: '#F6C08A', strong: '#F07A13', ink: '#231000' },
  usa: { tint: '#A9CE9E', strong: '#1C7A4E', ink: '#FFFFFF' },
};

const darkTints: Readonly<Record<Power, Colour>> = {
  ussr: '#8E4038',
  germany: '#5C646D',
  uk: '#8F7B45',
  japan: '#A0622A',
  usa: '#3B6B3C',
};

const colourblind: Palette = {
  ussr: { tint: '#EDB489', strong: '#C64B00', ink: '#FFFFFF' },
  germany: { tint: '#A7ADB4', strong: '#20242A', ink: '#FFFFFF' },
  uk: { tint: '#F4E08C', strong: '#F0D000', ink: '#2B2500' },
  japan: { tint: '#F2E4E6', strong: '#FFFFFF', ink: '#A30B2A' },
  usa: { tint: '#9CCDE8', strong: '#2288BF', ink: '#06151F' },
};

const hatches: Readonly<Record<Power, HatchLines>> = {
  ussr: { spacing: 14, width: 4, angle: 90 },
  germany: { spacing: 14, width: 4, angle: 45 },
  uk: { spacing: 14, width: 4, angle: -45 },
  japan: { spacing: 14, width: 4, angle: 0 },
  usa: { spacing: 20, width: 4, angle: -30 },
};

/** The colours of the powers as a look wants them. */
export function powerColours(look: Pick<Look, 'palette' | 'theme'>): Palette {
  return ownerColours(look, {
    standard,
    colourblind,
    darkTints: { standard: darkTints, colourblind: darkTints },
    hatches,
  });
}
