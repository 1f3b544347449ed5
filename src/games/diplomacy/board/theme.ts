// Colours of the Diplomacy board: what it adds to the common theme, and the powers in the standard and the colour-blind palette.
import {
  baseThemes,
  type HatchLines,
  type OwnerColours,
  ownerColours,
  type Theme as BaseTheme,
} from '../../../draw/theme.js';
import type { Colour, Look } from '../../../table/scene.js';
import type { Power } from '../data/geography.js';

export interface PowerColours extends OwnerColours {
  /** Order lines. */
  readonly line: Colour;
}

export interface Theme extends BaseTheme {
  /** A centre that nobody owns: its face, its ring and dot. */
  readonly freeFace: Colour;
  readonly freeEdge: Colour;
  readonly support: Colour;
}

export const themes: Readonly<Record<Look['theme'], Theme>> = {
  light: { ...baseThemes.light, freeFace: '#FFFFFF', freeEdge: '#1A1A1A', support: '#0B7D6B' },
  dark: { ...baseThemes.dark, freeFace: '#E9E4D8', freeEdge: '#0B0F14', support: '#2FC4A8' },
};

type Palette = Readonly<Record<Power, PowerColours>>;

const standard: Palette = {
  austria: { tint: '#D98570', strong: '#C23B22', ink: '#FFFFFF', line: '#B5341C' },
  england: { tint: '#7088CF', strong: '#1E3A8A', ink: '#FFFFFF', line: '#1E3A8A' },
  france: { tint: '#86D0F6', strong: '#49B1E8', ink: '#0B2533', line: '#2D9BD6' },
  germany: { tint: '#8A8884', strong: '#2F2F2F', ink: '#FFFFFF', line: '#2F2F2F' },
  italy: { tint: '#84BD96', strong: '#12814F', ink: '#FFFFFF', line: '#12814F' },
  russia: { tint: '#F3DDF8', strong: '#FFFFFF', ink: '#4A2A6B', line: '#7B52AB' },
  turkey: { tint: '#F5D26C', strong: '#F2C80F', ink: '#3A2E00', line: '#E2B400' },
};

const darkTints: Readonly<Record<Power, Colour>> = {
  austria: '#8E3A29',
  england: '#31479C',
  france: '#3B86B4',
  germany: '#45474D',
  italy: '#1F6B45',
  russia: '#A98CC0',
  turkey: '#B58F1E',
};

const hatches: Readonly<Partial<Record<Power, HatchLines>>> = {
  austria: { spacing: 20, width: 4, angle: 45 },
  england: { spacing: 20, width: 4, angle: -45 },
  germany: { spacing: 16, width: 3.5, angle: 0 },
  italy: { spacing: 30, width: 7, angle: 60 },
  russia: { spacing: 34, width: 3, angle: 20 },
  turkey: { spacing: 30, width: 7, angle: -30 },
};

/** Hues by Okabe and Ito, which stay apart in every common colour vision; hatches tell the powers apart without any hue. */
const colourblind: Palette = {
  austria: { tint: '#E39A63', strong: '#D55E00', ink: '#FFFFFF', line: '#C25500' },
  england: { tint: '#5A83BE', strong: '#16407F', ink: '#FFFFFF', line: '#16407F' },
  france: { tint: '#78C3F1', strong: '#56B4E9', ink: '#06222F', line: '#2F9BD8' },
  germany: { tint: '#84827E', strong: '#1C1C1C', ink: '#FFFFFF', line: '#1C1C1C' },
  italy: { tint: '#4FB48F', strong: '#008F68', ink: '#FFFFFF', line: '#008F68' },
  russia: { tint: '#F5DDF7', strong: '#FFFFFF', ink: '#5A2A6B', line: '#96589F' },
  turkey: { tint: '#F2E54E', strong: '#F0E442', ink: '#332F00', line: '#D8C800' },
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
