// What stands beside the tracks: event cards with their aircraft, victory points, hands, Strategic Bombing, reserves, turns.
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import { scoreBar } from '../../../draw/tracks.js';
import type { Box, Shape, XY } from '../../../table/scene.js';
import type { EventId } from '../data/events.js';
import { factsOf } from '../data/own-files.js';
import { tracks, type Track } from '../data/warfare.js';
import { factions } from '../data/units.js';
import { hasNavalRules } from '../rules/fleets.js';
import { eventName, say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { airSign } from './counters.js';
import { orderSign, type Sign } from './signs.js';
import { STRIP_WIDTH, type StripStage } from './stage.js';
import { factionToken } from './time-track.js';

const EDGE = 16;

/** How high the strip is. */
export const STATUS_HEIGHT = 226;

function eventCard(
  stage: StripStage,
  view: DownfallView,
  role: 'spent' | 'current' | 'pending',
  id: EventId | null,
  { x, y, w, h }: Box,
): Shape[] {
  const facts = factsOf(view);
  const { theme } = stage;
  const frame = { spent: theme.stripSoft, current: '#C98A00', pending: '#2A6CB0' }[role];
  const { western = 1, soviet = 0, axis = 0 } = id === null ? {} : facts.events[id].air;
  const owner = id === null ? 'okw' : (view.events.airOwner[id] ?? 'okw');
  const planes = [
    ...Array.from({ length: western }, () => 'western' as const),
    ...Array.from({ length: soviet }, () => 'soviet' as const),
    ...Array.from({ length: axis }, () => owner),
  ];
  return [
    {
      kind: 'box',
      id: `event:${role}`,
      box: { x, y, w, h },
      radius: 9,
      fill: { colour: theme.paper },
      strokes: [{ colour: frame, width: role === 'current' ? 5 : 3 }],
      ...(id === null ? {} : { of: id }),
    },
    line(`event:${role}:role`, [x + 12, y + 19], bold(stage, say(`board.event.${role}`), 20, frame), {
      maxWidth: w - 24,
    }),
    line(
      `event:${role}:name`,
      [x + 12, y + 46],
      bold(stage, id === null ? say('board.event.none') : eventName(facts, id), 24, theme.stripInk),
      { maxWidth: w - 24 },
    ),
    ...planes.map((faction, n) =>
      airSign(stage, `event:${role}:air:${n}`, faction, false, [x + 28 + n * 38, y + h - 22], 15),
    ),
  ];
}

function hands(stage: StripStage, view: DownfallView, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  return factions.flatMap((faction, n): Shape[] => {
    const [cx, cy]: XY = [x + (n % 2) * (w / 2), y + Math.floor(n / 2) * (h / 2)];
    return [
      factionToken(stage, `hand:${faction}`, faction, [cx + 20, cy + h / 4], 34),
      line(`hand:${faction}:count`, [cx + 46, cy + h / 4], figure(view.handCounts[faction], 30, theme.stripInk)),
    ];
  });
}

/** A Strategic Warfare track: in the marker's box the units it leaves in play. */
function warfare(stage: StripStage, view: DownfallView, track: Track, { x, y, w, h }: Box): Shape[] {
  const { theme, factions: colours } = stage;
  const boxes = factsOf(view).warfare[track];
  const each = w / boxes.length;
  return boxes.flatMap(({ advantage, units }, n): Shape[] => {
    const here = n === view.warfare[track];
    const box = { x: x + n * each + 1.5, y, w: each - 3, h };
    return [
      {
        kind: 'box',
        id: `warfare:${track}:${n}`,
        box,
        radius: 5,
        fill: { colour: here ? theme.title : colours[advantage === 'western' ? 'western' : 'okw'].tint },
        ...(here ? { strokes: [{ colour: theme.marker, width: 4 }] } : {}),
      },
      ...(here
        ? [
            line(`warfare:${track}:units`, [box.x + box.w / 2, y + h / 2], figure(units, 19, theme.titleInk), {
              align: 'centre',
            }),
          ]
        : []),
    ];
  });
}

/** The tracks that are still fought over, one under another; in Overlord only the bombing. */
function warfares(stage: StripStage, view: DownfallView, { x, y, w, h }: Box): Shape[] {
  const shown = tracks.filter((track) => hasNavalRules(view) || track === 'bombing');
  const each = h / shown.length;
  const high = Math.min(30, each - 3);
  return shown.flatMap((track, n): Shape[] => [
    line(
      `warfare:${track}:name`,
      [x, y + n * each + each / 2],
      plain(stage, say(`board.track.${track}`), 18, stage.theme.stripSoft),
      { maxWidth: 92 },
    ),
    ...warfare(stage, view, track, { x: x + 98, y: y + n * each + (each - high) / 2, w: w - 98, h: high }),
  ]);
}

function reserve(stage: StripStage, id: string, sign: Sign, count: number, [x, y]: XY): Shape[] {
  const { theme, factions: colours } = stage;
  return [
    orderSign(`${id}:sign`, sign, [x + 20, y], 15, colours.western.strong, theme.paper),
    line(`${id}:count`, [x + 46, y], figure(count, 30, theme.stripInk)),
  ];
}

function turns(stage: StripStage, view: DownfallView, { x, y, w, h }: Box): Shape[] {
  const facts = factsOf(view);
  const { theme } = stage;
  const each = w / facts.tracks.weather.length;
  return facts.tracks.weather.flatMap((weathers, n): Shape[] => {
    const here = n + 1 === view.turn;
    const left = x + n * each + 2;
    return [
      {
        kind: 'box',
        id: `turn:${n + 1}`,
        box: { x: left, y, w: each - 4, h },
        radius: 6,
        fill: { colour: here ? theme.title : theme.well },
      },
      line(
        `turn:${n + 1}:number`,
        [left + each / 2 - 2, y + h * 0.36],
        figure(n + 1, 22, here ? theme.titleInk : theme.stripSoft),
        { align: 'centre' },
      ),
      ...weathers.map((weather, period): Shape => ({
        kind: 'box',
        id: `turn:${n + 1}:${period}`,
        box: { x: left + 4 + (period * (each - 12)) / 3, y: y + h * 0.68, w: (each - 12) / 3 - 2, h: h * 0.2 },
        radius: 2,
        fill: { colour: theme.weather[weather].sign },
      })),
    ];
  });
}

/** The strip, its upper edge at `y`. */
export function statusStrip(stage: StripStage, view: DownfallView, y: number): Shape[] {
  const { theme, factions: colours } = stage;
  const cards = [
    ['spent', view.events.spent],
    ['current', view.events.current],
    ['pending', view.events.pending],
  ] as const;
  const label = (id: string, x: number, top: number, key: 'vp' | 'hands' | 'turns' | 'reserves', room: number): Shape =>
    line(`label:${id}`, [x, top], plain(stage, say(`board.label.${key}`), 20, theme.stripSoft), { maxWidth: room });
  return [
    {
      kind: 'box',
      id: 'status:ground',
      box: { x: 0, y, w: STRIP_WIDTH, h: STATUS_HEIGHT },
      fill: { colour: theme.strip },
    },
    ...cards.flatMap(([role, id], n) =>
      eventCard(stage, view, role, id, { x: EDGE + n * 218, y: y + 8, w: 208, h: 102 }),
    ),
    label('hands', 690, y + 22, 'hands', 190),
    ...hands(stage, view, { x: 690, y: y + 34, w: 190, h: 78 }),
    label('reserves', 900, y + 22, 'reserves', 190),
    ...reserve(stage, 'armor', 'mechanize', view.armorReserve, [900, y + 54]),
    ...reserve(stage, 'transport', 'transport', view.transportPoints, [900, y + 94]),
    label('vp', EDGE, y + 138, 'vp', 120),
    line('vp:number', [EDGE, y + 180], figure(view.vp > 0 ? `+${view.vp}` : view.vp, 46, theme.stripInk), {
      maxWidth: 110,
    }),
    ...scoreBar(
      'vp',
      { x: 150, y: y + 148, w: 360, h: 24 },
      {
        limit: factsOf(view).conditions.points,
        step: 5,
        score: view.vp,
        colours: [colours.soviet.strong, colours.western.strong],
        numbers: [colours.soviet.strong, colours.western.strong],
        theme,
      },
    ),
    ...warfares(stage, view, { x: 528, y: y + 124, w: 296, h: 92 }),
    label('turns', 840, y + 138, 'turns', 240),
    ...turns(stage, view, { x: 838, y: y + 154, w: 246, h: 52 }),
  ];
}
