// Arrows: what has marched in this order, what the viewer is about to march, and who attacks whom with what result.
import { blockArrow, casedLine } from '../../../draw/arrows.js';
import { between, distance } from '../../../draw/geometry.js';
import { figure, line } from '../../../draw/lettering.js';
import { polyline } from '../../../draw/paths.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { attackersOf, oddsOf, type Fight } from '../rules/odds.js';
import type { Ground } from '../rules/ground.js';
import type { DownfallView } from '../view.js';
import type { Drafted } from './drafts.js';
import { isSea } from '../rules/waters.js';
import { seaCentre } from './sea-places.js';
import { RAISED, regionPoint } from './units.js';
import type { Stage } from './stage.js';

/** Points of a path, raised to where counters stand; seas by their middle, steps such as `sea:3209` by the place they end with. */
function pointsOf(stage: Stage, places: readonly string[]): readonly XY[] {
  return places.flatMap((place) => {
    const hex = isSea(place) ? seaCentre(place) : /\d{4}$/u.exec(place)?.[0];
    const region = regionPoint(stage, place);
    if (region !== undefined) return [region];
    if (hex === undefined) return [];
    const [x, y] = stage.at(hex);
    return [[x, y - stage.unit * RAISED] as const];
  });
}

function marchArrow(stage: Stage, id: string, faction: Faction, places: readonly string[]): Shape[] {
  const { theme, unit, factions } = stage;
  const points = [...pointsOf(stage, places)];
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return [];
  points[0] = between(first, second, Math.min(0.3, (unit * 0.24) / distance(first, second)));
  const span = distance(before, last);
  const tip = between(before, last, Math.max(0.5, 1 - (unit * 0.28) / span));
  points[points.length - 1] = between(before, last, Math.max(0.4, 1 - (unit * 0.5) / span));
  const look = {
    colour: factions[faction].strong,
    width: unit * 0.085,
    casing: theme.ring,
    edge: theme.edge,
    head: unit * 0.28,
  };
  return casedLine(id, polyline(points), look, { at: tip, back: before });
}

/** A plate with figures over the upper edge of a hex. */
function plate(
  stage: Stage,
  id: string,
  hex: string,
  parts: readonly { readonly text: string; readonly fill: string; readonly ink: string }[],
): Shape[] {
  const { unit, theme } = stage;
  const [x, y] = stage.at(hex);
  const [w, h] = [unit * 0.46, unit * 0.27];
  const left = x - (w * parts.length) / 2;
  const top = y - unit * 0.62;
  return [
    {
      kind: 'box',
      id,
      box: { x: left, y: top, w: w * parts.length, h },
      radius: unit * 0.06,
      strokes: [{ colour: theme.edge, width: unit * 0.075 }],
    },
    ...parts.flatMap(({ text, fill, ink }, n): Shape[] => [
      {
        kind: 'box',
        id: `${id}:${n}`,
        box: { x: left + n * w, y: top, w, h },
        radius: unit * 0.05,
        fill: { colour: fill },
      },
      line(`${id}:${n}:text`, [left + (n + 0.5) * w, top + h / 2], figure(text, unit * 0.21, ink), {
        align: 'centre',
        maxWidth: w * 0.94,
      }),
    ]),
  ];
}

/** A figure with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function battleShapes(stage: Stage, view: DownfallView, ground: Ground, fight: Fight, hits: string | null): Shape[] {
  const { unit, theme, factions } = stage;
  const { strong, tint } = factions[fight.attacker];
  const target = stage.at(fight.target);
  const arrows = attackersOf(fight).flatMap((id): Shape[] => {
    const { at } = view.units[id];
    if (at === null || !/^\d{4}$/u.test(at) || at === fight.target) return [];
    const from = stage.at(at);
    const isPrimary = id === fight.primary;
    return blockArrow(`attack:${id}`, between(from, target, 0.3), between(from, target, 0.66), {
      width: unit * (isPrimary ? 0.5 : 0.4),
      fill: isPrimary ? strong : tint,
      edge: isPrimary ? theme.edge : strong,
      casing: theme.ring,
    });
  });
  const fought = fight === view.combat ? view.combat.rolled : undefined;
  const { column } = fought ?? oddsOf(ground, fight, view.order ?? { special: [], drm: 0, noEnemyAir: false });
  const result = hits === null ? [] : [{ text: hits, fill: theme.alarm, ink: '#FFFFFF' }];
  const odds = { text: signed(column), fill: theme.marker, ink: theme.markerInk };
  return [...arrows, ...plate(stage, 'attack:column', fight.target, [odds, ...result])];
}

function isUnit(facts: Facts, id: string): id is UnitId {
  return facts.unitIds.some((one) => one === id);
}

/** The faction a mover belongs to; the one whose order it is for partisans and beachheads. */
const moverFaction = (view: DownfallView, id: string): Faction =>
  isUnit(factsOf(view), id) ? factsOf(view).units[id].faction : (view.order?.faction ?? view.active);

/** All arrows, above the counters: what has marched, what is about to, who attacks whom. */
export function arrowLayer(stage: Stage, view: DownfallView, ground: Ground, { marches, fight }: Drafted): Layer {
  const { combat } = view;
  const hits = combat?.stage === 'losses' ? `${combat.attackerHits}/${combat.defenderHits}` : null;
  return stage.camera.ground('arrows', [
    ...view.marches.flatMap(({ unit, path }, n) =>
      marchArrow(stage, `march:${n}:${unit}`, moverFaction(view, unit), path),
    ),
    ...marches.flatMap(({ mover, places }, n) =>
      marchArrow(stage, `draft:${n}:${mover}`, moverFaction(view, mover), places),
    ),
    ...(fight === null ? [] : battleShapes(stage, view, ground, fight, null)),
    ...(combat === null ? [] : battleShapes(stage, view, ground, combat, hits)),
  ]);
}
