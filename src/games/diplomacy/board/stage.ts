// What every part of one board picture needs: the camera, colours, languages, and where things of a province stand.
import { type Camera, cameraOn, closeUpOf, wholeOf } from '../../../draw/camera.js';
import { boxAround } from '../../../draw/geometry.js';
import { type Languages, languagesOf } from '../../../draw/lettering.js';
import { placeOn, WIDTH } from '../../../draw/stage.js';
import type { BoardMap, Place } from '../../../table/board-map.js';
import type { Box, LabelMode, Look, XY } from '../../../table/scene.js';
import type { Location, Power, ProvinceId } from '../data/geography.js';
import { areas, isArea } from './areas.js';
import type { BoardInput } from './input.js';
import { nearArea, provincesNear } from './near.js';
import { powerColours, themes, type PowerColours, type Theme } from './theme.js';

export const TITLE = 104;

/** Heights of a row of powers and of one of signs in the legend; where a sign's words stand in two languages, one above the other. */
export const LEGEND_ROWS = { edge: 14, powers: 125, keys: 82, bothKeys: 112 } as const;

/** Powers and signs have two rows each: in one, their words would be too small to be read on a phone. */
export function legendHeight({ second }: Languages): number {
  const { edge, powers, keys, bothKeys } = LEGEND_ROWS;
  return edge + 2 * (powers + (second === undefined ? keys : bothKeys));
}

/** Land larger than this (pixels across) does not have to be shown whole in a close-up. */
const VAST = 420;
/** A unit with its ring. */
const UNIT: XY = [96, 68];

/** The place of a label: its middle, seen beside the unit's, and its size, in map pixels. */
interface LabelPlace {
  readonly unit: XY;
  readonly at: XY;
  readonly size: XY;
}

export interface Stage extends Camera {
  readonly look: Look;
  readonly map: BoardMap;
  readonly theme: Theme;
  readonly powers: Readonly<Record<Power, PowerColours>>;
  readonly mode: LabelMode;
  readonly languages: Languages;
  readonly height: number;
  readonly labelOf: (province: string) => LabelPlace;
  readonly unitAt: (location: Location) => XY;
  /** Where a unit stands that has lost its place. */
  readonly spareAt: (location: Location) => XY;
}

/** What a close-up must show: units, labels, and land that is not too large. */
function seenIn(map: BoardMap, mode: LabelMode, provinces: readonly ProvinceId[]): Box[] {
  return provinces.flatMap((id) => {
    const place = map.places[mode]?.[id];
    const region = map.regions[id];
    if (!place?.label || !region) return [];
    const { bounds, surface } = region;
    return [
      ...place.slots.map((slot) => boxAround(slot, UNIT)),
      boxAround(place.label.at, place.label.size),
      ...(surface === 'land' && Math.max(bounds.w, bounds.h) < VAST ? [bounds] : []),
    ];
  });
}

/** Close-ups of an area go well beside one another; the one of a seat fills a phone. */
const ofArea = { margin: 34, flattest: 0.62, tallest: 1.02 };
const ofSeat = { margin: 10, flattest: 0.7, tallest: 1.3 };

/** The part of the map a look shows. */
function shownOf({ area, lang }: Look, input: BoardInput, map: BoardMap): Box {
  if (area === nearArea) return closeUpOf(map, seenIn(map, lang, provincesNear(input)), ofSeat);
  return isArea(area) ? closeUpOf(map, seenIn(map, lang, areas[area]), ofArea) : wholeOf(map);
}

/** Sets the stage for a look at the board. */
export function setStage(look: Look, input: BoardInput, map: BoardMap): Stage {
  const mode: LabelMode = look.lang;
  const languages = languagesOf(mode);
  const corner = { x: 0, y: TITLE, w: WIDTH };
  const camera = cameraOn(shownOf(look, input, map), corner, look.area === nearArea ? 'whole' : 'softened');
  const placeOf = (location: string): Place => placeOn(map, look, location);
  const slotsOf = (location: string): readonly [XY, XY] => {
    const [unit, spare] = placeOf(location).slots;
    if (!unit || !spare) throw new Error(`The map has no slots for ${location}`);
    return [unit, spare];
  };
  return {
    ...camera,
    look,
    map,
    theme: themes[look.theme],
    powers: powerColours(look),
    mode,
    languages,
    height: TITLE + camera.to.h + legendHeight(languages),
    labelOf: (province) => {
      const { label } = placeOf(province);
      if (!label) throw new Error(`The map has no label for ${province}`);
      return { unit: slotsOf(province)[0], ...label };
    },
    unitAt: (location) => camera.place(slotsOf(location)[0]),
    spareAt: (location) => {
      const [unit, spare] = slotsOf(location);
      const [x, y] = camera.place(unit);
      return [x + (spare[0] - unit[0]) * camera.scale, y + (spare[1] - unit[1]) * camera.scale];
    },
  };
}
