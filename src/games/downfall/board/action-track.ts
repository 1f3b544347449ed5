// The action track: ten markers with what each would cost the faction whose round it is, and what every faction plans.
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import type { Box, Run, Shape, XY } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { generalMarkers, type MarkerId } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import { factions, type Faction } from '../data/units.js';
import { say } from '../reports/names.js';
import { choicesOf, isOps, ownerOf } from '../rules/display.js';
import type { Ideology } from '../state.js';
import type { DownfallView } from '../view.js';
import { orderSign, type Sign } from './signs.js';
import { STRIP_WIDTH, type StripStage } from './stage.js';
import { factionToken } from './time-track.js';

const EDGE = 16;
const HEAD = 54;
const BOX = 128;
const PLAN = 60;

/** How high the strip is. */
export const ACTION_HEIGHT = HEAD + BOX + EDGE;

/** Whose a marker is. */
function holderOf(marker: MarkerId): Faction | Ideology {
  return isOps(marker) ? ownerOf(marker) : generalMarkers[marker].of;
}

/** The signs of a marker's order with their figures: how far it moves, how often it attacks. */
function orderParts(
  facts: Facts,
  marker: MarkerId,
): readonly { readonly sign: Sign; readonly figure: number | null }[] {
  if (!isOps(marker)) return generalMarkers[marker].sides.map((sign) => ({ sign, figure: null }));
  const { kind, mp = null, attacks = null } = facts.orders.operations[marker];
  const [move, attack] = [{ sign: 'move', figure: mp } as const, { sign: 'attack', figure: attacks } as const];
  switch (kind) {
    case 'redeploy':
      return [move];
    case 'attack':
      return [attack];
    case 'redeploy-attack':
      return [move, attack];
    case 'attack-redeploy':
      return [attack, move];
  }
}

/** A marker's signs side by side around a point. */
function markerSigns(
  facts: Facts,
  marker: MarkerId,
  [x, y]: XY,
  size: number,
  colour: string,
  ground: string,
): Shape[] {
  const parts = orderParts(facts, marker);
  const each = (part: (typeof parts)[number]): number => (part.figure === null ? size * 2.3 : size * 3.3);
  let left = x - parts.reduce((sum, part) => sum + each(part), 0) / 2;
  return parts.flatMap((part): Shape[] => {
    const start = left;
    left += each(part);
    return [
      orderSign(`sign:${marker}:${part.sign}`, part.sign, [start + size * 1.1, y], size, colour, ground),
      ...(part.figure === null
        ? []
        : [
            line(`figure:${marker}:${part.sign}`, [start + size * 2.65, y], figure(part.figure, size * 1.9, colour), {
              align: 'centre',
            }),
          ]),
    ];
  });
}

/** What an order moves or leads attacks with, in short. */
function shownOf(facts: Facts, marker: MarkerId): readonly ('infantry' | 'armored' | 'elite' | 'shock')[] {
  if (!isOps(marker)) return [];
  const { moves = [], primary = [] } = facts.orders.operations[marker];
  const all = new Set<string>([...moves, ...primary]);
  return (['infantry', 'armored', 'elite', 'shock'] as const).filter((one) => all.has(one));
}

function trackBox(stage: StripStage, view: DownfallView, index: number, { x, y, w, h }: Box): Shape[] {
  const facts = factsOf(view);
  const { theme, factions: colours } = stage;
  const marker = view.track[index] ?? null;
  const id = `track:${index + 1}`;
  const number = (ink: string): Shape => line(`${id}:number`, [x + 12, y + 17], figure(index + 1, 20, ink, 'regular'));
  if (marker === null) {
    return [
      {
        kind: 'box',
        id,
        box: { x, y, w, h },
        radius: 9,
        strokes: [{ colour: theme.titleSoft, width: 2, dash: [7, 6], cap: 'butt' }],
      },
      number(theme.titleSoft),
    ];
  }
  const holder = holderOf(marker);
  const { strong, ink } = holder === 'axis' ? { strong: '#474F59', ink: '#FFFFFF' } : colours[holder];
  const choices = choicesOf(view, view.active).filter((one) => one.marker === marker && !one.fromPlanning);
  const plays = choices.filter(({ kind }) => kind === 'play');
  const cheapest = plays.length === 0 ? undefined : Math.min(...plays.map(({ cost }) => cost));
  const extra = choices[0]?.surcharge ?? 0;
  return [
    {
      kind: 'group',
      id,
      of: marker,
      at: [x, y],
      ...(choices.length === 0 ? { alpha: 0.45 } : {}),
      shapes: [
        {
          kind: 'box',
          id: 'ground',
          box: { x: 0, y: 0, w, h },
          radius: 9,
          fill: { colour: strong },
          strokes: [
            { colour: choices.length === 0 ? theme.titleSoft : theme.marker, width: choices.length === 0 ? 1.5 : 5 },
          ],
        },
        line('number', [9, 17], figure(index + 1, 20, ink, 'regular')),
        line('owner', [w - 8, 17], bold(stage, say(`board.owner.${holder}`), 19, ink), {
          align: 'right',
          maxWidth: w - 46,
        }),
        ...markerSigns(facts, marker, [w / 2, 47], orderParts(facts, marker).length > 1 ? 13 : 17, ink, strong),
        line('shown', [w / 2, 76], shown(facts, stage, marker, ink), {
          align: 'centre',
          gap: 6,
          maxWidth: w - 10,
        }),
        ...(choices.length === 0
          ? []
          : [
              {
                kind: 'box' as const,
                id: 'price',
                box: { x: 6, y: h - 38, w: w - 12, h: 32 },
                radius: 6,
                fill: { colour: theme.paper },
              },
              line(
                'cost',
                [w / 2, h - 22],
                [
                  bold(stage, cheapest === undefined ? say('board.planOnly') : String(cheapest), 28, theme.stripInk),
                  ...(extra === 0 ? [] : [plain(stage, `+${extra}`, 19, theme.stripSoft)]),
                ],
                { align: 'centre', gap: 6, maxWidth: w - 16 },
              ),
            ]),
      ],
    },
  ];
}

/** What an order moves or leads attacks with, or its name where it has no such limits. */
function shown(facts: Facts, stage: StripStage, marker: MarkerId, ink: string): readonly Run[] {
  const list = shownOf(facts, marker);
  return list.length === 0
    ? [bold(stage, markerName(facts, marker), 19, ink)]
    : list.map((one) => bold(stage, say(`board.shown.${one}`), 19, ink));
}

/** A marker's order in words, short. */
function markerName(facts: Facts, marker: MarkerId): Text {
  if (isOps(marker)) return say(`board.kind.${facts.orders.operations[marker].kind}`);
  const [first] = generalMarkers[marker].sides;
  return generalMarkers[marker].sides.length > 1 ? say('board.kind.recmech') : say(`board.kind.${first}`);
}

function planned(stage: StripStage, view: DownfallView, faction: Faction, { x, y, w, h }: Box): Shape[] {
  const { theme, factions: colours } = stage;
  const marker = view.planning[faction];
  const { strong } = colours[faction];
  return [
    {
      kind: 'box',
      id: `plan:${faction}`,
      ...(marker === null ? {} : { of: marker }),
      box: { x, y, w, h },
      radius: 8,
      fill: { colour: marker === null ? 'rgba(255,255,255,0.1)' : strong },
      strokes: [
        {
          colour: marker !== null && faction === view.active ? theme.marker : theme.titleSoft,
          width: marker !== null && faction === view.active ? 4 : 1.5,
        },
      ],
    },
    factionToken(stage, `plan:${faction}:of`, faction, [x + 20, y + h / 2], 28),
    ...(marker === null
      ? [line(`plan:${faction}:none`, [x + 44, y + h / 2], plain(stage, '–', 22, theme.titleSoft))]
      : markerSigns(factsOf(view), marker, [x + 40 + (w - 44) / 2, y + h / 2], 11, '#FFFFFF', strong)),
  ];
}

/** The strip, its upper edge at `y`. */
export function actionTrack(stage: StripStage, view: DownfallView, y: number): Shape[] {
  const { theme } = stage;
  const width = STRIP_WIDTH - EDGE * 2;
  const each = (width + 8) / 10;
  return [
    {
      kind: 'box',
      id: 'track:ground',
      box: { x: 0, y, w: STRIP_WIDTH, h: ACTION_HEIGHT },
      fill: { colour: theme.title },
    },
    line(
      'track:title',
      [EDGE, y + HEAD / 2],
      [
        bold(stage, say('board.track'), 27, theme.titleInk),
        plain(stage, say('board.costsFor', { faction: say(`seat.${view.active}`) }), 21, theme.titleSoft),
      ],
      { gap: 14, maxWidth: 480 },
    ),
    line('plan:title', [560, y + HEAD / 2], plain(stage, say('board.plans'), 21, theme.titleSoft), {
      align: 'right',
      maxWidth: 90,
    }),
    ...factions.flatMap((faction, n) =>
      planned(stage, view, faction, { x: 572 + n * 129, y: y + 8, w: 122, h: PLAN - 20 }),
    ),
    ...Array.from({ length: 10 }, (_, index) =>
      trackBox(stage, view, index, { x: EDGE + index * each, y: y + HEAD, w: each - 8, h: BOX }),
    ).flat(),
  ];
}
