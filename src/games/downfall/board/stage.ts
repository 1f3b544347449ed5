// What every part of one picture needs: the camera, the hexes it shows, colours, languages, and the scale of strips.
import { type Camera, cameraOn, wholeOf } from '../../../draw/camera.js';
import { centreOf } from './hexes.js';
import { contains } from '../../../draw/geometry.js';
import { type Setting, settingOf, WIDTH } from '../../../draw/stage.js';
import type { OwnerColours } from '../../../draw/theme.js';
import type { BoardMap, HexGrid } from '../../../table/board-map.js';
import type { Look, XY } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import { seaHexes } from '../data/seas.js';
import type { Faction } from '../data/units.js';
import { boxOfArea } from './areas.js';
import { nationalBorders } from './sides.js';
import { factionColours, type Theme, themes } from './theme.js';

/** Strips are laid out in this width, and enlarged with the picture. */
export const STRIP_WIDTH = 1100;

/** What a strip needs of a picture: nothing of the map. */
export interface StripStage extends Setting<Theme> {
  readonly factions: Readonly<Record<Faction, OwnerColours>>;
}

/** What a strip by itself needs. */
export function stripStage(look: Look): StripStage {
  return { ...settingOf(look, themes), factions: factionColours(look) };
}

export interface Stage extends StripStage {
  readonly map: BoardMap;
  readonly grid: HexGrid;
  readonly camera: Camera;
  /** A close-up or a theatre; the whole map when undefined. */
  readonly area: string | undefined;
  readonly width: number;
  /** How much larger strips are drawn than they are laid out. */
  readonly k: number;
  /** The hexes in the picture or at its edge. */
  readonly shown: { readonly land: ReadonlySet<string>; readonly sea: ReadonlySet<string> };
  /** The sides where two nations meet. */
  readonly borders: readonly string[];
  /** The width of a hex in map pixels: what all that stands on the map is measured by. */
  readonly unit: number;
  /** The middle of a hex, in map pixels. */
  readonly at: (hex: string) => XY;
  /** A point by row and column, between hexes too. */
  readonly point: (row: number, column: number) => XY;
}

/** @param top how much of the picture's height lies above the map, in widths of strips. */
export function setStage(facts: Facts, look: Look, map: BoardMap, top: number): Stage {
  const { grid } = map;
  if (grid === undefined) throw new Error('The map of Downfall has no hexes');
  const part = look.area === undefined ? undefined : boxOfArea(grid, look.area);
  const area = part === undefined ? undefined : look.area;
  const width = area === undefined ? WIDTH : STRIP_WIDTH;
  const k = width / STRIP_WIDTH;
  const camera = cameraOn(part ?? wholeOf(map), { x: 0, y: Math.round(top * k), w: width });
  const at = (hex: string): XY => centreOf(grid, hex) ?? [0, 0];
  const near = (hex: string): boolean => contains(camera.from, at(hex), grid.radius);
  return {
    ...settingOf(look, themes),
    map,
    grid,
    factions: factionColours(look),
    camera,
    area,
    width,
    k,
    shown: {
      land: new Set([...facts.hexes.keys()].filter(near)),
      sea: new Set([...seaHexes.keys()].filter(near)),
    },
    borders: nationalBorders(facts, grid),
    unit: grid.radius * Math.sqrt(3),
    at,
    point: (row, column) => [
      grid.origin[0] + (column + 0.5 * (Math.floor(row) % 2)) * Math.sqrt(3) * grid.radius,
      grid.origin[1] - row * 1.5 * grid.radius,
    ],
  };
}
