// Attacks: an arrow from each attacker, and over the target the odds and what came of them.
import { blockArrow } from '../../../draw/arrows.js';
import { between } from '../../../draw/geometry.js';
import { figure, line } from '../../../draw/lettering.js';
import type { Layer, Shape } from '../../../table/scene.js';
import type { Ground } from '../rules/ground.js';
import { attackersOf, oddsOf, type Fight } from '../rules/odds.js';
import type { DownfallView } from '../view.js';
import type { Stage } from './stage.js';

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

/** Who attacks whom with what result, above the counters. */
export function battleLayer(stage: Stage, view: DownfallView, ground: Ground, fight: Fight | null): Layer {
  const { combat } = view;
  const hits = combat?.stage === 'losses' ? `${combat.attackerHits}/${combat.defenderHits}` : null;
  return stage.camera.ground('arrows', [
    ...(fight === null ? [] : battleShapes(stage, view, ground, fight, null)),
    ...(combat === null ? [] : battleShapes(stage, view, ground, combat, hits)),
  ]);
}
