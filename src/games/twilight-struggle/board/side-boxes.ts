// The boxes beside those of countries: the superpowers, the Chinese Civil War, and neighbours outside a close-up.
import { bold, plain, second } from '../../../draw/lettering.js';
import type { Box, GroupShape, Run } from '../../../table/scene.js';
import { controller } from '../rules/control.js';
import { type CountryId, civilWarSpace } from '../data/countries.js';
import { civilWarNeeded } from '../data/tracks.js';
import type { Side } from '../data/terms.js';
import { countryName, sideName } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { frame, ground, headerPath, measures, nameText } from './boxes.js';
import type { Stage } from './stage.js';

/** The space of the Chinese Civil War: how much of what it takes the USSR has placed. */
export function civilWarBox(stage: Stage, points: number, box: Box): GroupShape {
  const { theme, sides: colours } = stage;
  const { h } = box;
  const { header, values, radius } = measures(stage, box);
  return {
    kind: 'group',
    id: `box:${civilWarSpace}`,
    of: civilWarSpace,
    at: [box.x + box.w / 2, box.y + h / 2],
    shapes: [
      ground(box, radius, theme.paper),
      { kind: 'path', id: 'header', d: headerPath(box, -h / 2 + header, radius), fill: { colour: theme.header.asia } },
      frame(box, radius, colours.ussr.strong, h * 0.05),
      ...nameText(stage, countryName(civilWarSpace), box, header, theme.ink, 0),
      {
        kind: 'text',
        id: 'ussr',
        at: [0, -h / 2 + header + values / 2],
        align: 'centre',
        runs: [
          {
            text: `${points} / ${civilWarNeeded}`,
            lang: 'en',
            size: h * 0.44,
            weight: 'bold',
            fill: colours.ussr.text,
          },
        ],
      },
    ],
  };
}

/** A superpower's space. */
export function superpowerBox(stage: Stage, side: Side, box: Box): GroupShape {
  const { strong, ink } = stage.sides[side];
  const { w, h } = box;
  const [other] = second(stage, sideName(side), h * 0.24, ink);
  return {
    kind: 'group',
    id: `box:${side}`,
    of: side,
    at: [box.x + w / 2, box.y + h / 2],
    shapes: [
      ground(box, h * 0.14, strong),
      frame(box, h * 0.14, stage.theme.casing, h * 0.06),
      {
        kind: 'text',
        id: 'name',
        at: [0, other === undefined ? 0 : -h * 0.14],
        align: 'centre',
        maxWidth: w - 16,
        runs: [bold(stage, sideName(side), h * 0.46, ink)],
      },
      ...(other === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              id: 'name-en',
              at: [0, h * 0.28] as const,
              align: 'centre' as const,
              runs: [other],
            },
          ]),
    ],
  };
}

/** A neighbour outside a close-up: its name and both sides' influence, in a dashed frame. */
export function neighbourBox(stage: Stage, view: TwilightView, id: CountryId, box: Box): GroupShape {
  const { theme } = stage;
  const { w, h } = box;
  const holder = controller(view, id);
  const number = (side: Side): Run => ({
    text: String(view.influence[id][side]),
    lang: 'en',
    size: h * 0.36,
    weight: 'bold',
    fill: stage.sides[side].text,
  });
  return {
    kind: 'group',
    id: `outside:${id}`,
    of: id,
    at: [box.x + w / 2, box.y + h / 2],
    shapes: [
      {
        kind: 'box',
        id: 'frame',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: h * 0.14,
        fill: { colour: holder === null ? theme.well : stage.sides[holder].tint },
        strokes: [
          { colour: holder === null ? theme.edge : stage.sides[holder].strong, width: 3, dash: [9, 7], cap: 'butt' },
        ],
      },
      {
        kind: 'text',
        id: 'name',
        at: [0, -h * 0.2],
        align: 'centre',
        maxWidth: w - 12,
        runs: [plain(stage, countryName(id), h * 0.34, theme.ink)],
      },
      {
        kind: 'text',
        id: 'influence',
        at: [0, h * 0.22],
        align: 'centre',
        gap: h * 0.16,
        runs: [
          number('us'),
          { text: '–', lang: 'en', size: h * 0.34, weight: 'regular', fill: theme.ink },
          number('ussr'),
        ],
      },
    ],
  };
}
