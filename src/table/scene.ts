// A picture as plain data: what a game wants drawn, neutral about who paints it. No pixels, no files, no measuring.
import type { Text } from './text.js';

export type XY = readonly [x: number, y: number];

/** A rectangle by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** `#RRGGBB` or `rgba(r,g,b,a)`. */
export type Colour = string;

export interface Stroke {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
  /** `round` unless given. */
  readonly cap?: 'butt' | 'round';
}

/** Slanted lines over a fill, so that a meaning never hangs on colour alone. */
export interface Hatch {
  readonly colour: Colour;
  readonly spacing: number;
  readonly width: number;
  /** Degrees from horizontal. */
  readonly angle: number;
}

export interface Fill {
  readonly colour?: Colour;
  readonly hatch?: Hatch;
}

interface Named {
  readonly id: string;
  /** What it stands for: the very id of an option, subject or row of a question (`par`, a card). */
  readonly of?: string;
}

/** Areas of a baked map, filled. */
export interface RegionShape extends Named {
  readonly kind: 'region';
  readonly board: string;
  readonly regions: readonly string[] | 'land' | 'water';
  readonly fill: Fill;
}

/** Which borders of a board asset: all between land and water, between lands or waters, between lands of different groups, or around some regions. */
export type BorderChoice =
  | { readonly kind: 'coast' | 'land' | 'water' }
  | { readonly kind: 'groups'; readonly groups: Readonly<Record<string, string>> }
  | { readonly kind: 'around'; readonly regions: readonly string[] };

/** Borders of a board asset as lines; strokes are painted in order, so the first is a casing. */
export interface BorderShape extends Named {
  readonly kind: 'borders';
  readonly board: string;
  readonly choice: BorderChoice;
  readonly strokes: readonly Stroke[];
  /** Only the part inside these regions is painted (an inner glow, a vignette). */
  readonly inside?: readonly string[] | 'land' | 'water';
}

/** An outline in absolute `M L Q C Z` commands; the fill is painted first, then the strokes in order. */
export interface PathShape extends Named {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Fill;
  readonly strokes?: readonly Stroke[];
}

export interface BoxShape extends Named {
  readonly kind: 'box';
  readonly box: Box;
  readonly radius?: number;
  readonly fill?: Fill;
  readonly strokes?: readonly Stroke[];
}

export interface EllipseShape extends Named {
  readonly kind: 'ellipse';
  readonly at: XY;
  readonly rx: number;
  readonly ry: number;
  readonly fill?: Fill;
  readonly strokes?: readonly Stroke[];
}

/** A stretch of words in one hand. A text still to be put into words says in which language. */
export interface Run {
  readonly text: string | Text;
  readonly lang: 'en' | 'ko';
  readonly size: number;
  readonly weight: 'regular' | 'bold';
  readonly fill: Colour;
}

/** One line of runs, or a paragraph when `wrap` is given. `at` is the middle of the line's height, or the paragraph's top. */
export interface TextShape extends Named {
  readonly kind: 'text';
  readonly at: XY;
  readonly runs: readonly Run[];
  readonly align: 'left' | 'centre' | 'right';
  /** Space between runs. */
  readonly gap?: number;
  readonly halo?: { readonly colour: Colour; readonly width: number };
  /** The line is made smaller until it fits. */
  readonly maxWidth?: number;
  /** The words are broken into lines of this width, and made smaller until they fit the height. */
  readonly wrap?: { readonly width: number; readonly height: number };
}

/** Shapes moved, turned and scaled together. */
export interface GroupShape extends Named {
  readonly kind: 'group';
  readonly at: XY;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  readonly alpha?: number;
  readonly shapes: readonly Shape[];
}

export type Shape = RegionShape | BorderShape | PathShape | BoxShape | EllipseShape | TextShape | GroupShape;

export interface Layer {
  readonly id: string;
  readonly shapes: readonly Shape[];
  /** The part `from` of the layer's own space is shown in the part `to` of the picture, and clipped to it. */
  readonly view?: { readonly from: Box; readonly to: Box };
  /** Equal in many pictures: worth keeping once painted. */
  readonly still?: boolean;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Width of the painted picture in pixels. */
  readonly pixels: number;
  readonly background: Colour;
  /** Bottom to top. */
  readonly layers: readonly Layer[];
  /** Catalogue of texts that name none. */
  readonly ns: string;
  /** Rows of a question whose drafted count the picture itself shows: nobody writes it over them once more. */
  readonly counted?: readonly string[];
}

/** How a viewer wants to see a board. */
export interface Look {
  readonly lang: 'en' | 'ko' | 'both';
  readonly palette: 'standard' | 'colourblind';
  readonly theme: 'light' | 'dark';
  /** One of the game's kinds of picture. */
  readonly variant: string;
  /** A close-up: one of the game's areas. */
  readonly area?: string;
  /** Never a close-up that nobody has asked for: whoever looks can move the picture. */
  readonly whole?: boolean;
  /** Width of the picture in pixels. */
  readonly width: number;
  /** Ids of what has just changed, as reports name them: to be marked. */
  readonly focus?: readonly string[];
  /** The viewer's view before that change, to show by how much. */
  readonly before?: unknown;
  /** The viewer's own unsent answer, for private pictures. */
  readonly draft?: unknown;
  /** The key of the question the draft answers, when it answers one. */
  readonly drafting?: string;
  /** Stands as the title in the place of the position's own: what is shown as a turn ended is the beginning of the next. */
  readonly heading?: Text;
  /** Says which game this is, at the edge of the title strip. */
  readonly caption?: string;
}

export type LabelMode = Look['lang'];
