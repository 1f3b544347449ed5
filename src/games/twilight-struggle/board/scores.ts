// What a region is worth if it were scored now: level and points of both sides, and the difference.
import { bold, plain } from '../../../draw/lettering.js';
import type { Box, Run, Shape } from '../../../table/scene.js';
import { countriesIn, isBattleground } from '../data/geography.js';
import { sides, type Region, type Side } from '../data/terms.js';
import { regionName, say, sideName } from '../reports/names.js';
import { scoreOf, southeastAsiaScore, taiwanCounts } from '../rules/scoring.js';
import type { TwilightView } from '../view.js';
import type { Stage } from './stage.js';

export type Scored = Region | 'southeast_asia';

interface SideLine {
  readonly points: number;
  readonly top: Run;
  readonly under?: Run;
}

interface Line {
  readonly sides: Readonly<Record<Side, SideLine>>;
  readonly net: number;
  readonly wins: Side | null;
}

function lineOf(stage: Stage, view: TwilightView, region: Scored): Line {
  const { sides: colours, theme } = stage;
  if (region === 'southeast_asia') {
    const { us, ussr, net } = southeastAsiaScore(view);
    const side = (id: Side, points: number): SideLine => ({
      points,
      top: bold(stage, sideName(id), 30, colours[id].text),
    });
    return { sides: { us: side('us', us), ussr: side('ussr', ussr) }, net, wins: null };
  }
  const score = scoreOf(view, region);
  const all = countriesIn(region).filter((id) => isBattleground(id) || (id === 'taiwan' && taiwanCounts(view))).length;
  const side = (id: Side): SideLine => {
    const { level, countries, battlegrounds, points } = score[id];
    return {
      points,
      top: bold(stage, { key: `level.${level}` }, 30, colours[id].text),
      under: plain(stage, say('board.count', { countries, battlegrounds, all }), 22, theme.stripSoft),
    };
  };
  return { sides: { us: side('us'), ussr: side('ussr') }, net: score.net, wins: score.wins };
}

/** Height of the line of one region. */
export const SCORE_LINE = 84;

/** The line of one region. */
export function scoreLine(stage: Stage, view: TwilightView, region: Scored, { x, y, w }: Omit<Box, 'h'>): Shape[] {
  const { theme, sides: colours } = stage;
  const line = lineOf(stage, view, region);
  const ahead = line.wins ?? (line.net > 0 ? 'us' : line.net < 0 ? 'ussr' : null);
  const middle = y + SCORE_LINE / 2;
  const name = w * 0.2;
  const cell = w * 0.29;
  const net = w - name - cell * 2;
  const outcome =
    line.wins !== null
      ? say('board.scoreWins', { side: sideName(line.wins) })
      : ahead === null
        ? say('board.scoreEven')
        : say('vp.ahead', { side: sideName(ahead), vp: Math.abs(line.net) });
  return [
    {
      kind: 'text',
      id: `score:${region}`,
      at: [x, middle],
      align: 'left',
      maxWidth: name - 10,
      runs: [bold(stage, regionName(region), 30, theme.stripInk)],
    },
    ...sides.flatMap((side, index): Shape[] => {
      const { points, top, under } = line.sides[side];
      const left = x + name + index * cell;
      return [
        {
          kind: 'box',
          id: `score:${region}:${side}`,
          box: { x: left, y: y + 8, w: cell - 10, h: SCORE_LINE - 16 },
          radius: 10,
          fill: { colour: colours[side].tint },
          strokes: [{ colour: colours[side].strong, width: 2.5 }],
        },
        {
          kind: 'text',
          id: `score:${region}:${side}:points`,
          at: [left + 34, middle],
          align: 'centre',
          runs: [{ text: String(points), lang: 'en', size: 44, weight: 'bold', fill: colours[side].text }],
        },
        {
          kind: 'text',
          id: `score:${region}:${side}:level`,
          at: [left + 68, under === undefined ? middle : middle - 13],
          align: 'left',
          maxWidth: cell - 86,
          runs: [top],
        },
        ...(under === undefined
          ? []
          : [
              {
                kind: 'text' as const,
                id: `score:${region}:${side}:count`,
                at: [left + 68, middle + 18] as const,
                align: 'left' as const,
                maxWidth: cell - 86,
                runs: [under],
              },
            ]),
      ];
    }),
    {
      kind: 'text',
      id: `score:${region}:label`,
      at: [x + w - net / 2, middle - 20],
      align: 'centre',
      maxWidth: net - 10,
      runs: [plain(stage, say('board.scoreNow'), 22, theme.stripSoft)],
    },
    {
      kind: 'text',
      id: `score:${region}:net`,
      at: [x + w - net / 2, middle + 14],
      align: 'centre',
      maxWidth: net - 10,
      runs: [bold(stage, outcome, 38, ahead === null ? theme.stripInk : colours[ahead].text)],
    },
  ];
}
