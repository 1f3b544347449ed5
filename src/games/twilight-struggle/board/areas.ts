// Close-ups: which regions each shows, and where its boxes stand on a grid of columns and rows.
import type { XY } from '../../../table/scene.js';
import type { Region } from '../data/terms.js';
import { regionOf } from '../data/geography.js';
import { isCountryId, civilWarSpace, type SpaceId } from '../data/countries.js';
import type { NodeId } from './places.js';

export const areaIds = ['europe', 'asia', 'middle_east', 'africa', 'americas'] as const;
export type AreaId = (typeof areaIds)[number];

export interface Area {
  readonly regions: readonly Region[];
  /** Centres in cells: column and row. */
  readonly cells: Readonly<Partial<Record<NodeId, XY>>>;
}

export const areas: Readonly<Record<AreaId, Area>> = {
  europe: {
    regions: ['europe'],
    cells: {
      usa: [0, 0],
      canada: [0, 1],
      united_kingdom: [1, 1],
      norway: [2, 0],
      sweden: [3, 0],
      finland: [5, 0],
      denmark: [3, 1],
      benelux: [2, 2],
      west_germany: [3, 2],
      east_germany: [4, 2],
      poland: [5, 2],
      ussr: [6, 1],
      france: [1.6, 3],
      austria: [3, 3],
      hungary: [4, 3],
      czechoslovakia: [5, 3],
      spain_portugal: [0.8, 4],
      italy: [3, 4],
      yugoslavia: [4, 4],
      romania: [5.2, 4],
      morocco: [0.8, 5.1],
      algeria: [2, 5.1],
      bulgaria: [5, 5],
      greece: [4, 5.9],
      turkey: [6, 5.9],
      syria: [6, 6.9],
    },
  },
  asia: {
    regions: ['asia'],
    cells: {
      ussr: [2.5, -1],
      iran: [0, 0.5],
      afghanistan: [1, 0],
      pakistan: [1, 1],
      india: [2, 1],
      chinese_civil_war: [2.5, 0],
      north_korea: [4, 0],
      south_korea: [5, 0],
      usa: [6, 0],
      burma: [3, 1],
      laos_cambodia: [4, 1],
      taiwan: [5, 1],
      japan: [6, 1],
      thailand: [3.5, 2],
      vietnam: [4.5, 2],
      philippines: [6, 2],
      malaysia: [3.5, 3],
      indonesia: [5, 3],
      australia: [3.5, 4],
    },
  },
  middle_east: {
    regions: ['middle_east'],
    cells: {
      lebanon: [1, 0],
      syria: [2, 0],
      turkey: [3, 0],
      afghanistan: [4, 0],
      israel: [1, 1],
      jordan: [2, 1],
      iraq: [3, 1],
      iran: [4, 1],
      libya: [0, 2],
      egypt: [1, 2],
      saudi_arabia: [2, 2],
      gulf_states: [3, 2],
      pakistan: [4, 2],
      tunisia: [0, 3],
      sudan: [1, 3],
    },
  },
  africa: {
    regions: ['africa'],
    cells: {
      spain_portugal: [0, -1],
      france: [1, -1],
      morocco: [0, 0],
      algeria: [1, 0],
      tunisia: [2, 0],
      libya: [3, 0],
      egypt: [4, 0],
      west_african_states: [0, 1],
      saharan_states: [1, 1],
      sudan: [4, 1],
      ethiopia: [5, 1],
      ivory_coast: [0, 2],
      nigeria: [1, 2],
      cameroon: [1, 3],
      somalia: [5, 2],
      zaire: [2, 3],
      kenya: [4, 3],
      angola: [1, 4],
      zimbabwe: [3, 4],
      se_african_states: [4, 4],
      south_africa: [1, 5],
      botswana: [2, 5],
    },
  },
  americas: {
    regions: ['central_america', 'south_america'],
    cells: {
      mexico: [0, 0],
      usa: [1, 0],
      cuba: [2, 0],
      haiti: [3, 0],
      dominican_republic: [4, 0],
      guatemala: [0, 1],
      honduras: [1, 1],
      nicaragua: [2, 1],
      el_salvador: [0, 2],
      costa_rica: [2, 2],
      panama: [3, 2],
      colombia: [2, 3],
      venezuela: [3, 3],
      ecuador: [2, 4],
      brazil: [4, 4],
      peru: [2, 5],
      bolivia: [3, 5],
      paraguay: [3, 6],
      uruguay: [4, 6.5],
      chile: [2, 7],
      argentina: [3, 7],
    },
  },
};

/** Tells a close-up's id from any other word. */
export function isArea(word: string | undefined): word is AreaId {
  return areaIds.some((id) => id === word);
}

/**
 * The close-up for what changed: the one whose regions hold more than half of it and that shows the rest at its edge; undefined where
 * something lies beyond, as when the two sides have played in two regions, or when no country changed.
 */
export function areaShowing(changed: readonly string[]): AreaId | undefined {
  const touched = [...new Set(changed)].flatMap((id): readonly SpaceId[] =>
    isCountryId(id) || id === civilWarSpace ? [id] : [],
  );
  return areaIds.find((area) => {
    const { regions, cells } = areas[area];
    const inside = touched.filter((id) => regions.includes(regionOf(id)));
    return inside.length * 2 > touched.length && touched.every((id) => cells[id] !== undefined);
  });
}
