// Where the seas lie on the picture.
import type { SeaArea } from '../data/seas.js';

/** Where the names of seas are written, by row and column; fleets stand below them. */
export const seaPlaces: Readonly<Record<SeaArea, readonly [row: number, column: number]>> = {
  'north-atlantic': [28, 6],
  'south-atlantic': [14.4, 1.4],
  'indian-ocean': [10.4, 37.6],
  'north-sea': [39, 15.2],
  'norwegian-sea': [43.2, 13.6],
  'baltic-sea': [38, 23.4],
  'west-mediterranean': [21, 13.5],
  'central-mediterranean': [14.6, 21],
  'east-mediterranean': [14, 31.5],
  'adriatic-sea': [22.4, 22.5],
  'black-sea': [25, 33.6],
};

/** The hex around which a picture shows a sea; none for seas without hexes. */
export function seaCentre(sea: SeaArea): string | undefined {
  if (sea === 'south-atlantic' || sea === 'indian-ocean') return undefined;
  const [row, column] = seaPlaces[sea];
  return `${String(Math.floor(row)).padStart(2, '0')}${String(Math.floor(column)).padStart(2, '0')}`;
}
