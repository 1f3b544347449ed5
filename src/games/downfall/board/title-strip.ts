// The strip over the map: the title, the weather, the victory points, and the track of time.
import { boardTitle } from '../../../draw/frame.js';
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import type { Shape } from '../../../table/scene.js';
import { say, weatherName } from '../reports/names.js';
import { weatherOf } from '../rules/time.js';
import type { DownfallView } from '../view.js';
import { isTheatre } from './areas.js';
import { weatherSign } from './signs.js';
import { STRIP_WIDTH, type StripStage } from './stage.js';
import { title } from './text-board.js';
import { factionToken, TIME_HEIGHT, timeTrack } from './time-track.js';

export const TITLE = 70;

/** How much of the title strip is left to weather and victory points. */
const PLATES = 270;

/** Title, weather, points and the track of time. */
export function titleStrip(stage: StripStage & { readonly area?: string | undefined }, view: DownfallView): Shape[] {
  const { area, theme } = stage;
  const { shapes } = boardTitle(stage, {
    width: STRIP_WIDTH - PLATES,
    height: TITLE,
    text: title(view),
    area: area !== undefined && isTheatre(area) ? say(`area.${area}`) : undefined,
    stacked: true,
    token: (at, size) => factionToken(stage, 'title:faction', view.active, at, size),
  });
  return [
    { kind: 'box', id: 'title:ground', box: { x: 0, y: 0, w: STRIP_WIDTH, h: TITLE }, fill: { colour: theme.title } },
    ...shapes,
    ...plates(stage, view),
    {
      kind: 'box',
      id: 'time:ground',
      box: { x: 0, y: TITLE, w: STRIP_WIDTH, h: TIME_HEIGHT },
      fill: { colour: theme.strip },
    },
    ...timeTrack(stage, view, TITLE),
  ];
}

/** Weather and victory points at the right end of the title strip. */
function plates(stage: StripStage, view: DownfallView): Shape[] {
  const { theme } = stage;
  const weather = weatherOf(view);
  const { ground, sign } = theme.weather[weather];
  const left = STRIP_WIDTH - PLATES + 4;
  const points = view.vp === 0 ? '0' : `+${Math.abs(view.vp)}`;
  const ahead = view.vp > 0 ? 'western' : 'soviet';
  return [
    {
      kind: 'box',
      id: 'weather:plate',
      box: { x: left, y: 11, w: 128, h: TITLE - 22 },
      radius: 9,
      fill: { colour: ground },
    },
    weatherSign('weather:now', weather, [left + 28, TITLE / 2], 17, sign),
    line('weather:name', [left + 54, TITLE / 2], bold(stage, weatherName(weather), 27, theme.stripInk), {
      maxWidth: 68,
    }),
    line('points:label', [left + 144, TITLE / 2], plain(stage, say('board.points'), 24, theme.titleSoft), {
      maxWidth: 50,
    }),
    ...(view.vp === 0 ? [] : [factionToken(stage, 'points:ahead', ahead, [left + 204, TITLE / 2], 28)]),
    line('points', [STRIP_WIDTH - 12, TITLE / 2], figure(points, 31, theme.titleInk), { align: 'right', maxWidth: 42 }),
  ];
}
