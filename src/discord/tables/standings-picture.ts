// A tournament's standings as a picture that can be read on a phone: one row a person, a bar for the points, in one language or both.
import type { TournamentInfo } from '../../play/tournament/tournaments.js';
import type { Colour, Run, Scene, Shape, TextShape } from '../../table/scene.js';
import type { Lang } from '../../words/words.js';
import type { Text } from '../../table/text.js';
import { gameName, t } from '../voice.js';

const width = 800;
const edge = 28;
const row = 58;
const head = 132;
const colours = { paper: '#FAF8F4', ink: '#23282F', soft: '#646058', rule: '#D8D2C6', bar: '#DCE6F2' } as const;
const firsts: readonly Colour[] = ['#C9A227', '#9AA0A6', '#B0713B'];
const sizes = { title: 44, sub: 26, head: 26, row: 34 } as const;
/** A picture shows so many; the page shows all. */
const most = 40;
/** Painted at this width. */
const pixels = 1200;

/** Where the middle or the edge of each column stands. */
const at = { rank: edge + 30, name: edge + 76, games: 512, wins: 618, points: width - edge } as const;

/**
 * The standings as they are, without anybody but those who take part.
 * @param langs the languages it is written in, the first for names of what is written once.
 */
export function standingsPicture(
  info: TournamentInfo,
  langs: readonly Lang[],
  say: (lang: Lang, text: Text) => string,
): Scene {
  const lang = langs[0] ?? 'en';
  const both = (text: Text): string => [...new Set(langs.map((one) => say(one, text)))].join(' · ');
  const rows = info.standings.slice(0, most);
  const greatest = Math.max(1, ...rows.map(({ points }) => points));
  const words = (
    id: string,
    text: string,
    place: readonly [number, number],
    run: Partial<Run>,
    rest: Partial<TextShape> = {},
  ): TextShape => ({
    kind: 'text',
    id,
    at: [place[0], place[1]],
    align: 'left',
    runs: [{ text, lang, size: sizes.row, weight: 'regular', fill: colours.ink, ...run }],
    ...rest,
  });
  const heading = (id: string, text: Text, x: number, align: TextShape['align'], room: number): TextShape[] =>
    langs.map((one, n) =>
      words(
        `${id} ${one}`,
        say(one, text),
        [x, head + 18 + n * 30],
        { lang: one, size: sizes.head, fill: colours.soft },
        { align, maxWidth: room },
      ),
    );
  const first = head + 42 + 30 * (langs.length - 1);
  const height = first + Math.max(1, rows.length) * row + edge;
  const shapes: Shape[] = [
    words('title', info.name, [edge, 50], { size: sizes.title, weight: 'bold' }, { maxWidth: width - 2 * edge }),
    words(
      'sub',
      both(t('tournament.head', { kind: gameName(info.kind), format: t(`format.${info.format}`) })),
      [edge, 98],
      { size: sizes.sub, fill: colours.soft },
      { maxWidth: width - 2 * edge },
    ),
    ...heading('name', t('tournament.column.name'), at.name, 'left', 300),
    ...heading('games', t('tournament.column.played'), at.games, 'right', 130),
    ...heading('wins', t('tournament.column.wins'), at.wins, 'right', 100),
    ...heading('points', t('tournament.column.points'), at.points, 'right', 120),
    line('below heads', first - 4),
    ...rows.flatMap((standing, n): Shape[] => {
      const top = first + n * row;
      const middle = top + row / 2;
      const person = info.people.get(standing.userId);
      const name = person?.name ?? standing.userId;
      const ink = person?.left === true ? colours.soft : colours.ink;
      const medal = info.status !== 'signup' && standing.played > 0 ? firsts[standing.rank - 1] : undefined;
      const bar = (Math.max(0, standing.points) / greatest) * (width - 2 * edge);
      return [
        ...(bar < 1
          ? []
          : [
              {
                kind: 'box',
                id: `bar ${n}`,
                box: { x: edge, y: top + 5, w: bar, h: row - 10 },
                radius: 6,
                fill: { colour: colours.bar },
              } as const,
            ]),
        ...(medal === undefined
          ? []
          : [
              {
                kind: 'box',
                id: `medal ${n}`,
                box: { x: at.rank - 22, y: middle - 22, w: 44, h: 44 },
                radius: 22,
                fill: { colour: medal },
              } as const,
            ]),
        words(
          `rank ${n}`,
          String(standing.rank),
          [at.rank, middle],
          { weight: 'bold', fill: medal === undefined ? ink : '#FFFFFF' },
          { align: 'centre', maxWidth: 50 },
        ),
        words(`name ${n}`, name, [at.name, middle], { fill: ink }, { maxWidth: 360 }),
        words(`games ${n}`, String(standing.played), [at.games, middle], { fill: ink }, { align: 'right' }),
        words(`wins ${n}`, String(standing.wins), [at.wins, middle], { fill: ink }, { align: 'right' }),
        words(
          `points ${n}`,
          String(standing.points),
          [at.points, middle],
          { weight: 'bold', fill: ink },
          { align: 'right', maxWidth: 140 },
        ),
        line(`below ${n}`, top + row),
      ];
    }),
  ];
  return { width, height, pixels, background: colours.paper, layers: [{ id: 'standings', shapes }], ns: 'app' };
}

function line(id: string, y: number): Shape {
  return { kind: 'box', id, box: { x: edge, y: y - 1, w: width - 2 * edge, h: 2 }, fill: { colour: colours.rule } };
}
