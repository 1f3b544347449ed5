// Units on the board: one token a power and space with their number, in close-ups how many of each kind; complexes.
import { middleOf } from '../../../draw/geometry.js';
import { bold, figure, line } from '../../../draw/lettering.js';
import type { Box, Layer, Shape, XY } from '../../../table/scene.js';
import { powers, type Power } from '../data/powers.js';
import { isLand, spaces, type Space } from '../data/spaces.js';
import { say } from '../reports/names.js';
import type { Unit } from '../state.js';
import type { AaView } from '../view.js';
import { countShapes, signSize } from './counts.js';
import { COMPLEX } from './rooms.js';
import type { Stage } from './stage.js';

/** The units of a power in a space, and the box of their token. */
interface Stack {
  readonly power: Power;
  readonly units: readonly Unit[];
  readonly box: Box;
}

/** How strongly the room is shared out by how many kinds each power has there: alike, or more to whoever has more. */
const leanings = [0, 0.5, 1] as const;

/**
 * Which powers stand in a space, each with its part of the room: side by side, in close-ups one below the other, or with more room for
 * more kinds of units, if that shows them larger.
 */
export function stacksIn(stage: Stage, view: AaView, space: Space, { x, y, w, h }: Box): readonly Stack[] {
  const complex = isLand(space) && view.complexes[space] !== undefined ? COMPLEX * stage.scale : 0;
  const here = view.units.filter((unit) => unit.space === space);
  const there = powers.flatMap((power) => {
    const units = here.filter((unit) => unit.power === power);
    return units.length === 0 ? [] : [{ power, units, kinds: kindsOf(units) }];
  });
  const gap = 3 * stage.scale;
  const room = w - complex;
  const inParts = (lean: number, length: number, boxOf: (start: number, size: number) => Box): readonly Stack[] => {
    const all = there.reduce((sum, { kinds }) => sum + kinds ** lean, 0);
    let start = 0;
    return there.map(({ power, units, kinds }) => {
      const size = ((length + gap) * kinds ** lean) / all - gap;
      const box = boxOf(start, size);
      start += size + gap;
      return { power, units, box };
    });
  };
  const beside = (lean: number): readonly Stack[] =>
    inParts(lean, room, (start, size) => ({ x: x + start, y, w: size, h }));
  const below = (lean: number): readonly Stack[] =>
    inParts(lean, h, (start, size) => ({ x, y: y + start, w: room, h: size }));
  if (stage.area === undefined || there.length < 2) return beside(0);
  const ways = leanings.flatMap((lean) => [beside(lean), below(lean)]);
  return ways.reduce((best, way) => (smallestSign(way) > smallestSign(best) * 1.02 ? way : best));
}

const kindsOf = (units: readonly Unit[]): number => new Set(units.map(({ type }) => type)).size;

/** How high the signs are in the token that has the least room for them. */
export function smallestSign(stacks: readonly Stack[]): number {
  return Math.min(...stacks.map(({ units, box }) => signSize(units, box)));
}

/** The letter and the number, one above the other where the token is too narrow for both. */
function numberLines(stage: Stage, id: string, power: Power, count: number, { x, y, w, h }: Box): Shape[] {
  const letter = say(`letter.${power}`);
  const { ink } = stage.powers[power];
  const place = { align: 'centre', maxWidth: w * 0.88 } as const;
  if (w > h * 0.8) {
    const text = say('board.units', { letter, count });
    return [line(`${id}:count`, [x + w / 2, y + h / 2], bold(stage, text, h * 0.66, ink), place)];
  }
  return [
    line(`${id}:letter`, [x + w / 2, y + h * 0.27], bold(stage, letter, h * 0.42, ink), place),
    line(`${id}:count`, [x + w / 2, y + h * 0.71], figure(count, h * 0.54, ink), place),
  ];
}

/** A token: the letter of the power and the number of its units, or of each kind with its sign. */
export function unitToken(
  stage: Stage,
  id: string,
  power: Power,
  units: number | readonly Unit[],
  box: Box,
  of?: string,
): Shape[] {
  const { strong, ink } = stage.powers[power];
  const { h } = box;
  const rim = Math.max(2, h * 0.05);
  return [
    {
      kind: 'box',
      id,
      ...(of === undefined ? {} : { of }),
      box,
      radius: h * 0.16,
      fill: { colour: strong },
      strokes: [
        { colour: stage.theme.edge, width: rim * 2 },
        { colour: strong === '#FFFFFF' ? ink : stage.theme.ring, width: rim },
      ],
    },
    ...(typeof units === 'number'
      ? numberLines(stage, id, power, units, box)
      : countShapes(stage, id, power, units, box)),
  ];
}

/** A factory with its chimneys, and the damage it has. */
export function complexSign(stage: Stage, id: string, damage: number, [x, y]: XY, size: number): Shape[] {
  const { theme } = stage;
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  const outline = `M${at(-0.5, 0.5)}L${at(-0.5, -0.5)}L${at(-0.25, -0.5)}L${at(-0.22, 0)}L${at(0.14, -0.26)}L${at(0.14, 0)}L${at(0.5, -0.26)}L${at(0.5, 0.5)}Z`;
  return [
    {
      kind: 'path',
      id,
      d: outline,
      fill: { colour: theme.edge },
      strokes: [{ colour: theme.ring, width: size * 0.12 }],
    },
    ...(damage === 0
      ? []
      : [
          {
            kind: 'ellipse' as const,
            id: `${id}:damage`,
            at: [x + size * 0.12, y + size * 0.62] as const,
            rx: size * 0.44,
            ry: size * 0.44,
            fill: { colour: theme.alarm },
            strokes: [{ colour: theme.ring, width: size * 0.08 }],
          },
          line(`${id}:damage:number`, [x + size * 0.12, y + size * 0.62], figure(damage, size * 0.66, '#FFFFFF'), {
            align: 'centre',
            maxWidth: size * 0.9,
          }),
        ]),
  ];
}

function spaceShapes(stage: Stage, view: AaView, space: Space): Shape[] {
  const room = stage.roomOf(space);
  const { scale } = stage;
  const damage = isLand(space) ? view.complexes[space] : undefined;
  const [, my] = middleOf(room);
  return [
    ...stacksIn(stage, view, space, room).flatMap(({ power, units, box }) =>
      unitToken(stage, `units:${power}:${space}`, power, stage.area === undefined ? units.length : units, box, space),
    ),
    ...(damage === undefined
      ? []
      : complexSign(
          stage,
          `complex:${space}`,
          damage,
          [room.x + room.w - (COMPLEX / 2 - 2) * scale, my - room.h * 0.12],
          (COMPLEX - 6) * scale,
        )),
  ];
}

/** Whether the units of a space are in the picture. */
const isShown = (stage: Stage, id: Space): boolean => stage.shows(middleOf(stage.roomOf(id)), -30 * stage.scale);

/** What has just changed, as a glow on the ground: below names and units, so that it hides neither. */
export function glowLayer(stage: Stage): Layer {
  const glows = spaces.flatMap((id): Shape[] => {
    if (!stage.changed.has(id) || !isShown(stage, id)) return [];
    const room = stage.roomOf(id);
    const fill = { colour: stage.theme.glow };
    return [{ kind: 'ellipse', id: `glow:${id}`, at: middleOf(room), rx: room.w * 0.58, ry: room.h * 0.85, fill }];
  });
  return stage.upon('glows', glows);
}

/** The units and complexes of all spaces in the picture. */
export function unitLayer(stage: Stage, view: AaView): Layer {
  return stage.upon(
    'units',
    spaces.filter((id) => isShown(stage, id)).flatMap((id) => spaceShapes(stage, view, id)),
  );
}
