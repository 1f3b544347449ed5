// The picture of a newspaper page: masthead, headlines, how it stands, and the board, with room for every language.
import type { Newspaper } from '../../play/history/newspaper.js';
import type { Box, Layer, Run, Scene, Shape, TextShape, XY } from '../../table/scene.js';
import type { Text } from '../../table/text.js';
import type { Lang } from '../../words/words.js';
import { unmarked } from '../plain-text.js';
import { cut } from '../screen.js';

/** What a page is made of. */
export interface Page {
  readonly paper: Newspaper;
  /** The languages it is written in, the larger one first. */
  readonly langs: readonly Lang[];
  readonly say: (lang: Lang, text: Text) => string;
  readonly name: Text;
  /** Which game it is of. */
  readonly game: string;
  /** The luckiest throw: its heading, what it was, and what the dice showed; null where there is none. */
  readonly luck: { readonly head: Text; readonly what: Text; readonly dice: readonly number[] } | null;
  /** What stands in the place of headlines when there are none. */
  readonly quiet: Text;
  /** What stands behind the title of a year or turn that is not over. */
  readonly soFar: Text;
  readonly board: Scene | null;
  /** Width of the painted picture in pixels. */
  readonly pixels: number;
}

const width = 1200;
const edge = 44;
const colours = { paper: '#F6F1E4', ink: '#1E1B16', soft: '#5F584B', rule: '#1E1B16' } as const;
const sizes = { name: 68, title: 40, lead: 42, main: 34, beside: 0.82, row: 32 } as const;
const leading = 1.28;
/** Longer reports are cut: a page is for a look. */
const longest = 160;

/** Width of the table beside the headlines, and the room between them. */
const beside = { table: 380, between: 44 } as const;
/** Columns side by side are about as high: where one ends above this part of the other, what is left of it would be empty. */
const evenly = 0.6;

/** What was told and how it stands: side by side where both fill their column, else one below the other over the whole width. */
function body(page: Page, top: number): Column {
  const all: Room = { x: edge, y: top, w: width - 2 * edge };
  const tell = (room: Room): Column => {
    const told = headlines(page, room);
    const luck = luckiest(page, { ...room, y: told.bottom });
    return { shapes: [...told.shapes, ...luck.shapes], bottom: luck.bottom };
  };
  if (page.paper.gauges.length === 0) return tell(all);
  const left = tell({ ...all, w: all.w - beside.table - beside.between });
  const right = table(page, { x: all.x + all.w - beside.table, y: top, w: beside.table });
  const [low, high] = [left.bottom - top, right.bottom - top].toSorted((a, b) => a - b);
  if ((low ?? 0) >= evenly * (high ?? 0))
    return { shapes: [...left.shapes, ...right.shapes], bottom: Math.max(left.bottom, right.bottom) };
  const told = tell(all);
  const below = tableAcross(page, { ...all, y: told.bottom + 18 });
  return { shapes: [...told.shapes, rule('rule table', told.bottom + 4, 2), ...below.shapes], bottom: below.bottom };
}

/** The page as a scene: as high as what stands on it. */
export function newspaperPage(page: Page): Scene {
  const { board } = page;
  const mast = masthead(page);
  const main = body(page, mast.bottom + 24);
  const bottom = main.bottom + 28;
  const place = board === null ? null : placeOf(board, bottom);
  const height = place === null ? bottom + edge / 2 : place.y + place.h + edge;
  const words: Layer = { id: 'page', shapes: [...mast.shapes, ...main.shapes] };
  return {
    width,
    height,
    pixels: page.pixels,
    background: colours.paper,
    layers: [words, ...(board === null || place === null ? [] : nested(board, place))],
    ns: board?.ns ?? 'app',
  };
}

interface Column {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

type Room = Omit<Box, 'h'>;

function masthead(page: Page): Column {
  const { paper, langs, say } = page;
  const names = [...new Set(langs.map((lang) => say(lang, page.name)))].join(' · ');
  const titles = [
    ...new Set(langs.map((lang) => say(lang, paper.title) + (paper.over ? '' : ` (${say(lang, page.soFar)})`))),
  ].join(' · ');
  const across = width - 2 * edge;
  const one = (id: string, text: string, y: number, run: Partial<Run>): TextShape => ({
    kind: 'text',
    id,
    at: [width / 2, y],
    align: 'centre',
    maxWidth: across,
    runs: [{ text, lang: langs[0] ?? 'en', size: sizes.title, weight: 'bold', fill: colours.ink, ...run }],
  });
  return {
    shapes: [
      one('name', names, 66, { size: sizes.name }),
      rule('rule above', 122, 4),
      one('title', `${page.game} — ${titles}`, 156, {}),
      rule('rule below', 188, 2),
    ],
    bottom: 190,
  };
}

function rule(id: string, y: number, h: number): Shape {
  return { kind: 'box', id, box: { x: edge, y, w: width - 2 * edge, h }, fill: { colour: colours.rule } };
}

function headlines({ paper, langs, say, quiet }: Page, { x, y, w }: Room): Column {
  const told = paper.headlines.length === 0 ? [{ text: quiet, lead: false }] : paper.headlines;
  const shapes: Shape[] = [];
  let top = y;
  for (const [at, { text, lead }] of told.entries()) {
    const said = [...new Set(langs.map((lang) => cut(unmarked(say(lang, text)), longest)))];
    const runs = said.map((words, n): Run => {
      const size = (lead ? sizes.lead : sizes.main) * (n === 0 ? 1 : sizes.beside);
      const weight = lead && n === 0 ? 'bold' : 'regular';
      return { text: words, lang: langs[n] ?? 'en', size, weight, fill: n === 0 ? colours.ink : colours.soft };
    });
    const height = runs.reduce((sum, run) => sum + linesOf(run, w) * run.size * leading, 0);
    shapes.push({
      kind: 'text',
      id: `headline ${at}`,
      at: [x, top],
      align: 'left',
      runs,
      wrap: { width: w, height },
    });
    top += height + 18;
  }
  return { shapes, bottom: top };
}

const die = 52;
/** More of a throw are counted in its words alone. */
const mostDice = 8;

/** The dice of the luckiest throw, with what it was beside them or below. */
function luckiest({ luck, langs, say }: Page, { x, y, w }: Room): Column {
  if (luck === null) return { shapes: [], bottom: y };
  const shown = luck.dice.slice(0, mostDice);
  const top = y + 22;
  const across = shown.length * (die + 8) + 12;
  const isBeside = across < w * 0.4;
  const at: Room = isBeside ? { x: x + across, y: top, w: w - across } : { x, y: top + die + 10, w };
  const runs = langs.flatMap((lang, n): Run[] => {
    const size = sizes.row * (n === 0 ? 1 : sizes.beside);
    const ink = { lang, size, fill: n === 0 ? colours.ink : colours.soft } as const;
    return [
      { ...ink, text: `${say(lang, luck.head)}: ${cut(unmarked(say(lang, luck.what)), longest)}`, weight: 'regular' },
    ];
  });
  const height = runs.reduce((sum, run) => sum + linesOf(run, at.w) * run.size * leading, 0);
  return {
    shapes: [
      { kind: 'box', id: 'rule luck', box: { x, y: y + 4, w, h: 2 }, fill: { colour: colours.soft } },
      ...shown.flatMap((face, n) => dieFace(`die ${n}`, x + n * (die + 8), top, face)),
      { kind: 'text', id: 'luck', at: [at.x, at.y], align: 'left', runs, wrap: { width: at.w, height } },
    ],
    bottom: Math.max(top + die, at.y + height) + 10,
  };
}

/** The pips of each face on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die's face; a number where it has more than six. */
function dieFace(id: string, x: number, y: number, face: number): readonly Shape[] {
  const dots = pips[face - 1];
  const middle: XY = [x + die / 2, y + die / 2];
  return [
    {
      kind: 'box',
      id,
      box: { x, y, w: die, h: die },
      radius: 9,
      fill: { colour: '#FFFFFF' },
      strokes: [{ colour: colours.ink, width: 2 }],
    },
    ...(dots === undefined
      ? [number(`${id} number`, middle, face)]
      : dots.map((dot): Shape => {
          const at: XY = [middle[0] + ((dot % 3) - 1) * die * 0.27, middle[1] + (Math.floor(dot / 3) - 1) * die * 0.27];
          return { kind: 'ellipse', id: `${id} ${dot}`, at, rx: 5, ry: 5, fill: { colour: colours.ink } };
        })),
  ];
}

function number(id: string, at: XY, face: number): TextShape {
  const run: Run = { text: String(face), lang: 'en', size: die * 0.6, weight: 'bold', fill: colours.ink };
  return { kind: 'text', id, at, align: 'centre', runs: [run] };
}

/** How many lines some words may take, rather one too many: nothing is measured before it is painted. */
function linesOf({ text, size }: Pick<Run, 'text' | 'size'>, w: number): number {
  const words = typeof text === 'string' ? text : '';
  const ems = Array.from(words).reduce((sum, letter) => sum + emsOf(letter), 0);
  return Math.max(1, Math.ceil((ems * size) / (w * 0.94)));
}

function emsOf(letter: string): number {
  if (letter === ' ') return 0.28;
  return letter.charCodeAt(0) > 0x10_ff ? 0.9 : 0.53;
}

/** What is followed through the game, chart by chart, the greatest first; a chart of one needs no heading. */
function chartsOf({ paper, langs, say }: Page): readonly Chart[] {
  const charts = new Map<string, Newspaper['gauges'][number][]>();
  for (const gauge of paper.gauges) {
    const chart = [...new Set(langs.map((one) => say(one, gauge.chart)))].join(' · ');
    charts.set(chart, [...(charts.get(chart) ?? []), gauge]);
  }
  return [...charts].map(([chart, gauges]) => ({
    heading: gauges.length > 1 ? chart : null,
    gauges: gauges.toSorted((a, b) => b.value - a.value),
  }));
}

interface Chart {
  readonly heading: string | null;
  readonly gauges: Newspaper['gauges'];
}

const row = sizes.row * 1.5;

function heading(page: Page, text: string, { x, y, w }: Room): TextShape {
  return {
    kind: 'text',
    id: `chart ${text}`,
    at: [x, y + sizes.row * 0.7],
    align: 'left',
    maxWidth: w,
    runs: [{ text, lang: page.langs[0] ?? 'en', size: sizes.row, weight: 'bold', fill: colours.ink }],
  };
}

/** How gauges are named: in both languages where every name then takes one line. */
function namesOf({ langs, say }: Page, gauges: Chart['gauges'], room: number): (gauge: { name: Text }) => string {
  const both = ({ name }: { name: Text }): string => [...new Set(langs.map((one) => say(one, name)))].join(' · ');
  const fits = gauges.every((gauge) => linesOf({ text: both(gauge), size: sizes.row }, room) === 1);
  return fits ? both : ({ name }) => say(langs[0] ?? 'en', name);
}

/** The room of a gauge's name beside its swatch and its number. */
const nameRoom = (w: number): number => w - 38 - 122;

function gaugeRow(page: Page, gauge: Chart['gauges'][number], name: string, { x, y, w }: Room): Column {
  const lang = page.langs[0] ?? 'en';
  const middle = y + sizes.row * 0.7;
  const change = gauge.change === 0 ? '' : ` (${gauge.change > 0 ? '+' : '−'}${Math.abs(gauge.change)})`;
  const room = nameRoom(w);
  const height = linesOf({ text: name, size: sizes.row }, room) * sizes.row * leading;
  const run = { lang, size: sizes.row, fill: colours.ink } as const;
  const value = `${gauge.value < 0 ? '−' : ''}${Math.abs(gauge.value)}${change}`;
  return {
    shapes: [
      {
        kind: 'box',
        id: `swatch ${gauge.id}`,
        box: { x, y: middle - 13, w: 26, h: 26 },
        radius: 4,
        fill: { colour: gauge.colour },
        strokes: [{ colour: colours.ink, width: 1.5 }],
      },
      {
        kind: 'text',
        id: `gauge ${gauge.id}`,
        at: [x + 38, y],
        align: 'left',
        runs: [{ ...run, text: name, weight: 'regular' }],
        wrap: { width: room, height },
      },
      {
        kind: 'text',
        id: `value ${gauge.id}`,
        at: [x + w, middle],
        align: 'right',
        maxWidth: 114,
        runs: [{ ...run, text: value, weight: 'bold' }],
      },
    ],
    bottom: y + Math.max(row, height + 8),
  };
}

/** The table in a column of its own. */
function table(page: Page, { x, y, w }: Room): Column {
  const shapes: Shape[] = [];
  let top = y;
  for (const { heading: head, gauges } of chartsOf(page)) {
    const nameOf = namesOf(page, gauges, nameRoom(w));
    if (head !== null) {
      shapes.push(heading(page, head, { x, y: top, w }));
      top += row;
    }
    for (const gauge of gauges) {
      const one = gaugeRow(page, gauge, nameOf(gauge), { x, y: top, w });
      shapes.push(...one.shapes);
      top = one.bottom;
    }
    top += 12;
  }
  return { shapes, bottom: top };
}

/** The table across the page, its rows side by side. */
function tableAcross(page: Page, { x, y, w }: Room): Column {
  const shapes: Shape[] = [];
  const charts = chartsOf(page);
  const columns = Math.min(3, Math.max(2, ...charts.map(({ gauges }) => gauges.length)));
  const across = (w - beside.between * (columns - 1)) / columns;
  let top = y;
  // Charts of one gauge, which have no heading, share their rows.
  const alone = charts.filter(({ heading: head }) => head === null).flatMap(({ gauges }) => gauges);
  const groups = [
    ...charts.filter(({ heading: head }) => head !== null),
    ...(alone.length === 0 ? [] : [{ heading: null, gauges: alone }]),
  ];
  for (const { heading: head, gauges } of groups) {
    const nameOf = namesOf(page, gauges, nameRoom(across));
    if (head !== null) {
      shapes.push(heading(page, head, { x, y: top, w }));
      top += row;
    }
    for (let first = 0; first < gauges.length; first += columns) {
      const rows = gauges
        .slice(first, first + columns)
        .map((gauge, n) =>
          gaugeRow(page, gauge, nameOf(gauge), { x: x + n * (across + beside.between), y: top, w: across }),
        );
      shapes.push(...rows.flatMap((one) => one.shapes));
      top = Math.max(...rows.map((one) => one.bottom));
    }
    top += 12;
  }
  return { shapes, bottom: top };
}

function placeOf(board: Scene, y: number): Box {
  const w = width - 2 * edge;
  return { x: edge, y, w, h: (w * board.height) / board.width };
}

/** A picture inside another: every layer in its part of the place. */
function nested(board: Scene, place: Box): readonly Layer[] {
  const scale = place.w / board.width;
  const whole: Box = { x: 0, y: 0, w: board.width, h: board.height };
  const inPlace = ({ x, y, w, h }: Box): Box => ({
    x: place.x + x * scale,
    y: place.y + y * scale,
    w: w * scale,
    h: h * scale,
  });
  const ground: Layer = {
    id: 'board ground',
    shapes: [{ kind: 'box', id: 'board ground', box: place, fill: { colour: board.background } }],
  };
  const layers = board.layers.map(({ id, shapes, view }): Layer => ({
    id: `board ${id}`,
    shapes,
    view: { from: view?.from ?? whole, to: inPlace(view?.to ?? whole) },
  }));
  return [ground, ...layers];
}
