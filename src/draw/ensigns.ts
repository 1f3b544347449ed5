// Ensigns: square flags of countries and armies, in bands, crosses, discs and stars of our own drawing; shown where a seat speaks.
import type { SeatId } from '../table/question.js';
import type { Colour, EllipseShape, Scene, Shape, XY } from '../table/scene.js';
import { polyline, starPath } from './paths.js';

const side = 120;
const centre: XY = [side / 2, side / 2];
const colours = {
  red: '#C8202F',
  blue: '#1F3F8F',
  white: '#FFFFFF',
  black: '#1B1B1B',
  green: '#1E7B45',
  gold: '#F2C53D',
  olive: '#4B5A36',
  field: '#6F7A72',
  steel: '#5F7285',
} as const satisfies Readonly<Record<string, Colour>>;
type Ink = keyof typeof colours;

function box(id: string, x: number, y: number, w: number, h: number, ink: Ink): Shape {
  return { kind: 'box', id, box: { x, y, w, h }, fill: { colour: colours[ink] } };
}

/** Bands of one width, from above or from the left. */
function bands(inks: readonly Ink[], way: 'across' | 'down'): readonly Shape[] {
  const width = side / inks.length;
  return inks.map((ink, n) =>
    way === 'across'
      ? box(`band ${n}`, 0, n * width, side, width, ink)
      : box(`band ${n}`, n * width, 0, width, side, ink),
  );
}

function disc(id: string, at: XY, radius: number, ink: Ink): EllipseShape {
  return { kind: 'ellipse', id, at, rx: radius, ry: radius, fill: { colour: colours[ink] } };
}

function star(id: string, at: XY, radius: number, ink: Ink): Shape {
  return { kind: 'path', id, d: starPath(at, radius), fill: { colour: colours[ink] } };
}

/** An upright cross from edge to edge. */
function cross(id: string, width: number, ink: Ink): readonly Shape[] {
  const from = (side - width) / 2;
  return [box(`${id} across`, 0, from, side, width, ink), box(`${id} down`, from, 0, width, side, ink)];
}

/** Lines from corner to corner. */
function saltire(id: string, width: number, ink: Ink): Shape {
  const d = `${polyline([
    [0, 0],
    [side, side],
  ])}${polyline([
    [side, 0],
    [0, side],
  ])}`;
  return { kind: 'path', id, d, strokes: [{ colour: colours[ink], width, cap: 'butt' }] };
}

/** A sun with twelve rays. */
function sun(at: XY, radius: number, ink: Ink): readonly Shape[] {
  const rays = Array.from({ length: 24 }, (_, n): XY => {
    const reach = n % 2 === 0 ? radius : radius * 0.62;
    return [at[0] + reach * Math.cos((n * Math.PI) / 12), at[1] + reach * Math.sin((n * Math.PI) / 12)];
  });
  return [{ kind: 'path', id: 'rays', d: polyline(rays, true), fill: { colour: colours[ink] } }];
}

/** A black cross edged white, as German forces marked what was theirs. */
function beam(ground: Ink): readonly Shape[] {
  const arm = (id: string, width: number, reach: number, ink: Ink): readonly Shape[] => [
    box(`${id} across`, centre[0] - reach, centre[1] - width / 2, 2 * reach, width, ink),
    box(`${id} down`, centre[0] - width / 2, centre[1] - reach, width, 2 * reach, ink),
  ];
  return [box('ground', 0, 0, side, side, ground), ...arm('edge', 40, 46, 'white'), ...arm('cross', 26, 46, 'black')];
}

const ensigns = {
  austria: bands(['red', 'white', 'red'], 'across'),
  britain: [
    box('ground', 0, 0, side, side, 'blue'),
    saltire('white saltire', 26, 'white'),
    saltire('red saltire', 10, 'red'),
    ...cross('white cross', 40, 'white'),
    ...cross('red cross', 24, 'red'),
  ],
  china: [
    box('ground', 0, 0, side, side, 'red'),
    box('canton', 0, 0, side * 0.56, side * 0.5, 'blue'),
    ...sun([side * 0.28, side * 0.25], 25, 'white'),
    disc('rim', [side * 0.28, side * 0.25], 14, 'blue'),
    disc('sun', [side * 0.28, side * 0.25], 12, 'white'),
  ],
  france: bands(['blue', 'white', 'red'], 'down'),
  germany: bands(['black', 'white', 'red'], 'across'),
  italy: bands(['green', 'white', 'red'], 'down'),
  japan: [box('ground', 0, 0, side, side, 'white'), disc('sun', centre, 34, 'red')],
  okh: beam('field'),
  okw: beam('steel'),
  russia: bands(['white', 'blue', 'red'], 'across'),
  'soviet-union': [
    box('ground', 0, 0, side, side, 'red'),
    star('star', centre, 40, 'gold'),
    star('inner', centre, 24, 'red'),
  ],
  turkey: [
    box('ground', 0, 0, side, side, 'red'),
    disc('moon', [50, 60], 32, 'white'),
    disc('shadow', [58, 60], 26, 'red'),
    star('star', [86, 60], 16, 'white'),
  ],
  'united-states': [
    ...bands(['red', 'white', 'red', 'white', 'red', 'white', 'red'], 'across'),
    box('canton', 0, 0, side * 0.58, (side * 4) / 7, 'blue'),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => star(`star ${row} ${column}`, [13 + column * 22, 13 + row * 21], 9, 'white')),
    ),
  ],
  western: [
    box('ground', 0, 0, side, side, 'olive'),
    { ...disc('ring', centre, 44, 'olive'), strokes: [{ colour: colours.white, width: 6 }] },
    star('star', centre, 40, 'white'),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export type Ensign = keyof typeof ensigns;

/** An ensign as a small picture. */
function ensignScene(name: Ensign): Scene {
  return {
    width: side,
    height: side,
    pixels: 2 * side,
    background: colours.white,
    layers: [{ id: `ensign ${name}`, shapes: ensigns[name], still: true }],
    ns: 'app',
  };
}

/** What shows a seat's ensign where it speaks: a small picture, or null for a seat that is nobody's country. */
export function ensignsOf(seats: Readonly<Partial<Record<SeatId, Ensign>>>): (seat: SeatId) => Scene | null {
  return (seat) => {
    const name = seats[seat];
    return name === undefined ? null : ensignScene(name);
  };
}
