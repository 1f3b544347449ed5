// What stands on the map: counters hex by hex, aircraft and partisans on their corners, beachheads, and units in the regions.
import { bold, line } from '../../../draw/lettering.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { factsOf } from '../data/own-files.js';
import { regions, type Region } from '../data/seas.js';
import {
  airIds,
  airUnits,
  type AirId,
  partisanIds,
  partisanUnits,
  type PartisanId,
  type UnitId,
} from '../data/units.js';
import { say } from '../reports/names.js';
import { isElite } from '../state.js';
import type { DownfallView } from '../view.js';
import { airSign, counter, NARROW, partisanSign, WIDE } from './counters.js';
import type { Stage } from './stage.js';

/** All that stands in one place. */
interface Standing {
  readonly units: UnitId[];
  /** Airborne units about to land, whoever stands there. */
  readonly drops: UnitId[];
  readonly air: AirId[];
  readonly partisans: PartisanId[];
}

/** Who stands where; counters are drawn in the order of the unit table. */
export function standing(view: DownfallView): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  const at = (place: string): Standing => {
    const known = found.get(place) ?? { units: [], drops: [], air: [], partisans: [] };
    found.set(place, known);
    return known;
  };
  for (const id of factsOf(view).unitIds) {
    const { status, at: place } = view.units[id];
    if (status === 'map' && place !== null) at(place).units.push(id);
    if (status === 'airdrop' && place !== null) at(place).drops.push(id);
  }
  for (const id of airIds) {
    const { status, at: place } = view.air[id];
    if (status === 'map' && place !== null) at(place).air.push(id);
  }
  for (const id of partisanIds) {
    const { status, at: place } = view.partisans[id];
    if (status === 'map' && place !== null) at(place).partisans.push(id);
  }
  return found;
}

/** How far above the middle of its hex a counter stands, in widths of a hex. */
export const RAISED = 0.07;

function inHex(stage: Stage, view: DownfallView, hex: string, { units, drops, air, partisans }: Standing): Shape[] {
  const facts = factsOf(view);
  const unit = stage.unit;
  const [x, y] = stage.at(hex);
  const place = (dx: number, dy: number): XY => [x + dx * unit, y + dy * unit];
  const many = units.length > 1;
  const share = many ? NARROW : WIDE;
  const size: XY = [share[0] * unit, share[1] * unit];
  const step = NARROW[0] + 0.025;
  const alone = units.length === 0;
  return [
    ...units.map((id, n) =>
      counter(
        facts,
        stage,
        id,
        view.units[id],
        place((n - (units.length - 1) / 2) * (many ? step : 0), -RAISED),
        size,
        id,
      ),
    ),
    ...drops.map((id, n) =>
      counter(
        facts,
        stage,
        id,
        view.units[id],
        place(0.34 * n - 0.32, -0.5),
        [unit * NARROW[0] * 0.72, unit * NARROW[1] * 0.72],
        id,
      ),
    ),
    ...partisans.map((id, n) =>
      partisanSign(
        stage,
        `unit:${id}`,
        partisanUnits[id],
        alone && air.length === 0
          ? place((n - (partisans.length - 1) / 2) * 0.4, -RAISED)
          : place(-0.4 + n * 0.16, 0.16),
        unit * (alone && air.length === 0 ? 0.2 : 0.13),
        id,
      ),
    ),
    ...air.map((id) =>
      airSign(
        stage,
        `unit:${id}`,
        airUnits[id].faction,
        isElite(id),
        alone ? place(0, -RAISED) : place(0.42, -0.42),
        unit * (alone ? 0.19 : 0.135),
        id,
      ),
    ),
  ];
}

/** Where the units of a region beside the hexes are lined up: by row and column, and how many stand in a line. */
const rooms: Readonly<Record<Region, { readonly row: number; readonly column: number; readonly across: number }>> = {
  usa: { row: 29, column: 1.2, across: 4 },
  uk: { row: 37, column: 10.1, across: 3 },
  'african-colonies': { row: 12.4, column: 4, across: 4 },
  'middle-east': { row: 13, column: 36.6, across: 4 },
};

/** Where an arrow out of a region begins; undefined for what is no region. */
export function regionPoint(stage: Stage, place: string): XY | undefined {
  const region = regions.find((one) => one === place);
  return region === undefined ? undefined : stage.point(rooms[region].row - 1.6, rooms[region].column + 1);
}

function inRegion(stage: Stage, view: DownfallView, region: Region, here: Standing | undefined): Shape[] {
  const { unit, theme } = stage;
  const { row, column, across } = rooms[region];
  const [left, top] = stage.point(row, column);
  const [w, h] = [0.78, 0.64];
  const place = (n: number): XY => [left + (n % across) * w * unit, top + Math.floor(n / across) * h * unit];
  const { units = [], air = [] } = here ?? {};
  return [
    line(
      `region:${region}`,
      [left - 0.37 * unit, top - 0.5 * unit],
      bold(stage, say(`region.${region}`), unit * 0.26, theme.ink),
      {
        halo: { colour: theme.halo, width: unit * 0.07 },
        of: region,
      },
    ),
    ...units.map((id, n) =>
      counter(factsOf(view), stage, id, view.units[id], place(n), [WIDE[0] * unit, WIDE[1] * unit], id),
    ),
    ...air.map((id, n) =>
      airSign(stage, `unit:${id}`, airUnits[id].faction, isElite(id), place(units.length + n), unit * 0.2, id),
    ),
  ];
}

/** Everything that stands on the shown part of the map. */
export function unitLayer(stage: Stage, view: DownfallView): Layer {
  const where = standing(view);
  const hexes = [...where].filter(([place]) => stage.shown.land.has(place) || stage.shown.sea.has(place));
  return stage.camera.ground('units', [
    ...regions.flatMap((region) => inRegion(stage, view, region, where.get(region))),
    ...hexes.flatMap(([hex, here]) => inHex(stage, view, hex, here)),
  ]);
}
