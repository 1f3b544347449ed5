// Marches as arrows: what has marched in this order and what the viewer is about to; far leaps over sea as short ways that say where from.
import { casedLine } from '../../../draw/arrows.js';
import { FarEnds } from '../../../draw/far-ends.js';
import { between, contains, distance } from '../../../draw/geometry.js';
import { polyline } from '../../../draw/paths.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { placeName } from '../reports/places.js';
import { isSea } from '../rules/waters.js';
import type { DownfallView } from '../view.js';
import type { Drafted } from './drafts.js';
import { seaCentre } from './sea-places.js';
import type { Stage } from './stage.js';
import { RAISED, regionPoint } from './units.js';

/**
 * A leg longer than this, in widths of a hex, is a leap: a line over half the map would only hide what it crosses. By rail over land legs
 * are shorter; to and from a land off the map it is soon as far as that.
 */
const LEAP = { overall: 7, region: 2.6 } as const;
/** How much of a leap is drawn at each of its ends. */
const STUB = 1.5;
/** How far beyond what is drawn its name stands, so that it hides no head. */
const BESIDE = 0.4;
/** How far from a name it speaks for other leaps to the same place, in widths of a hex. */
const NAMED = 0.9;

interface Stop {
  readonly place: string;
  readonly at: XY;
  /** A land off the map, whose units stand in a room of their own. */
  readonly isRegion: boolean;
}

/** What is drawn of all marches: lines below counters and names, heads and names of far ends above. */
interface MarchesDrawn {
  readonly lines: Layer;
  readonly heads: Layer;
}

/** The stops of a path, raised to where counters stand; seas by their middle, steps such as `sea:3209` by the place they end with. */
function stopsOf(stage: Stage, places: readonly string[]): readonly Stop[] {
  return places.flatMap((place): readonly Stop[] => {
    const region = regionPoint(stage, place);
    if (region !== undefined) return [{ place, at: region, isRegion: true }];
    const hex = isSea(place) ? seaCentre(place) : /\d{4}$/u.exec(place)?.[0];
    if (hex === undefined) return [];
    const [x, y] = stage.at(hex);
    return [{ place: hex, at: [x, y - stage.unit * RAISED], isRegion: false }];
  });
}

/** Stops side by side, and the far ends of the leaps before and after them. */
interface Chain {
  readonly stops: readonly Stop[];
  readonly from?: Stop | undefined;
  readonly to?: Stop | undefined;
}

/** A path cut where it leaps. */
function chainsOf(stops: readonly Stop[], unit: number): readonly Chain[] {
  const cuts = stops.flatMap((stop, n) => {
    const before = stops[n - 1];
    if (before === undefined) return [];
    const far = before.isRegion || stop.isRegion ? LEAP.region : LEAP.overall;
    return distance(before.at, stop.at) > far * unit ? [n] : [];
  });
  return [0, ...cuts].map((start, n) => {
    const end = cuts[n] ?? stops.length;
    return {
      stops: stops.slice(start, end),
      from: start === 0 ? undefined : stops[start - 1],
      to: end === stops.length ? undefined : stops[end],
    };
  });
}

/** The point so many widths of a hex on the way from one stop to another. */
const onTheWay = ({ unit }: Stage, from: Stop, to: Stop, widths: number): XY =>
  between(from.at, to.at, Math.min(0.5, (widths * unit) / (distance(from.at, to.at) || 1)));

interface Draft {
  readonly stage: Stage;
  readonly facts: Facts;
  readonly lines: Shape[];
  readonly heads: Shape[];
  readonly farEnds: FarEnds;
}

function drawMarch(draft: Draft, id: string, faction: Faction, places: readonly string[]): void {
  const { stage } = draft;
  for (const [n, chain] of chainsOf(stopsOf(stage, places), stage.unit).entries())
    drawChain(draft, n === 0 ? id : `${id}:${n}`, faction, chain);
}

function drawChain(draft: Draft, id: string, faction: Faction, { stops, from, to }: Chain): void {
  const { stage, lines, heads } = draft;
  const { theme, unit, factions } = stage;
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return;
  const arrives = from === undefined ? [] : [onTheWay(stage, first, from, STUB)];
  // Whoever leaves a region leaves a room that names it; where to is told where they arrive.
  const leaves = to === undefined || last.isRegion ? [] : [onTheWay(stage, last, to, STUB)];
  const points = [...arrives, ...stops.map(({ at }) => at), ...leaves];
  const [start, second] = points;
  const [end, before] = [points.at(-1), points.at(-2)];
  if (start === undefined || second === undefined || end === undefined || before === undefined) return;
  if (from === undefined) points[0] = between(start, second, Math.min(0.3, (unit * 0.24) / distance(start, second)));
  const span = distance(before, end);
  const short = leaves.length === 0 ? 0.34 : 0;
  const tip = between(before, end, Math.max(0.5, 1 - (unit * short) / span));
  points[points.length - 1] = between(before, end, Math.max(0.4, 1 - (unit * (short + 0.22)) / span));
  const look = {
    colour: factions[faction].strong,
    width: unit * 0.085,
    casing: theme.ring,
    edge: theme.edge,
    head: unit * 0.28,
  };
  for (const shape of casedLine(id, polyline(points), look, { at: tip, back: before }))
    (shape.id.startsWith(`${id}:head`) ? heads : lines).push(shape);
  if (from !== undefined) nameFarEnd(draft, `${id}:from`, from, onTheWay(stage, first, from, STUB + BESIDE));
  if (leaves.length > 0 && to !== undefined)
    nameFarEnd(draft, `${id}:to`, to, onTheWay(stage, last, to, STUB + BESIDE));
}

/** The name of where a leap comes from or goes to, at the end of what is drawn of it. */
function nameFarEnd(
  { stage: { camera, unit, first }, facts, farEnds }: Draft,
  id: string,
  { place }: Stop,
  at: XY,
): void {
  if (!contains(camera.from, at, unit)) return;
  farEnds.name(id, place, at, { text: placeName(facts, place), lang: first }, first === 'ko' ? 6 : 9);
}

function isUnit(facts: Facts, id: string): id is UnitId {
  return facts.unitIds.some((one) => one === id);
}

/** The faction a mover belongs to; the one whose order it is for partisans and beachheads. */
const moverFaction = (view: DownfallView, id: string): Faction =>
  isUnit(factsOf(view), id) ? factsOf(view).units[id].faction : (view.order?.faction ?? view.active);

/** All marches: what has marched in this order, and what is about to. */
export function marchLayers(stage: Stage, view: DownfallView, { marches }: Drafted): MarchesDrawn {
  const { theme, unit, camera } = stage;
  const heads: Shape[] = [];
  const style = { size: unit * 0.24, plate: theme.paper, ink: theme.ink, edge: theme.edge };
  const farEnds = new FarEnds({ within: camera.from, obstacles: [], style, apart: unit * NAMED }, heads);
  const draft: Draft = { stage, facts: factsOf(view), lines: [], heads, farEnds };
  for (const [n, { unit: mover, path }] of view.marches.entries())
    drawMarch(draft, `march:${n}:${mover}`, moverFaction(view, mover), path);
  for (const [n, { mover, places }] of marches.entries())
    drawMarch(draft, `draft:${n}:${mover}`, moverFaction(view, mover), places);
  return { lines: camera.ground('marches', draft.lines), heads: camera.ground('march-heads', heads) };
}
