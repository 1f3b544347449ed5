// What a picture marks its legend explains: what has just changed, land nobody enters, the signs of close-ups.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { loadBoardMaps } from '../../src/render/asset.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Look, Scene, Shape } from '../../src/table/scene.js';
import { shapesOf } from '../support/shapes-of.js';

const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1400 };

/** The picture of a game that has just been set up. */
function drawn(kind: string, look: Partial<Look>): Scene {
  const game = games.get(kind);
  if (game === undefined) throw new Error(`no game ${kind}`);
  const { state } = game.setup(game.options.parse({}), new SeededDice('legend'));
  return game.board(game.view(state, null), { ...plain, ...look }, loadBoardMaps(game.maps));
}

/** The shapes of the sign that a legend has for a word. */
function* signOf(scene: Scene, key: string): Generator<Shape> {
  for (const { shape } of shapesOf(scene)) if (shape.kind === 'group' && shape.id === `key:${key}`) yield* shape.shapes;
}

const keysOf = (scene: Scene): ReadonlySet<string> =>
  new Set([...shapesOf(scene)].flatMap(({ shape: { id } }) => (id.startsWith('key:') ? [id.slice(4)] : [])));

describe.each([
  ['axis-and-allies-1942', 'germany', /^glow:/u, [undefined, 'europe']],
  ['quartermaster-general', 'germany', /^glow:/u, [undefined, 'europe']],
  ['twilight-struggle', 'iran', /^halo:/u, [undefined, 'middle_east']],
  ['downfall', '3227', /^focus:/u, [undefined]],
] as const)('%s', (kind, place, mark, areas) => {
  it.each(areas)('says what it draws around what has just changed, and only then (%s)', (area) => {
    const look = area === undefined ? {} : { area };
    const marked = drawn(kind, { ...look, focus: [place] });
    expect([...shapesOf(marked)].some(({ shape }) => mark.test(shape.id))).toBe(true);
    expect(keysOf(marked)).toContain('changed');
    expect(keysOf(drawn(kind, look))).not.toContain('changed');
  });
});

it('explains the ground of Diplomacy beside its orders as well', () => {
  const game = games.get('diplomacy');
  if (game === undefined) throw new Error('no Diplomacy');
  const { state } = game.setup(game.options.parse({}), new SeededDice('legend'));
  const own = game.board(game.view(state, 'france'), { ...plain, variant: 'orders' }, loadBoardMaps(game.maps));
  expect([...keysOf(own)]).toEqual(expect.arrayContaining(['free', 'closed', 'move', 'retreat']));
});

it('explains the arrows of moves and what they leave open in Axis & Allies beside one’s own orders alone', () => {
  const game = games.get('axis-and-allies-1942');
  if (game === undefined) throw new Error('no Axis & Allies');
  const { state } = game.setup(game.options.parse({}), new SeededDice('legend'));
  const own = game.view({ ...state, step: 'combatMove' }, 'ussr');
  const keys = (variant: string): readonly string[] => [
    ...keysOf(game.board(own, { ...plain, variant }, loadBoardMaps(game.maps))),
  ];
  expect(keys('orders')).toEqual(expect.arrayContaining(['sent', 'left']));
  for (const key of ['sent', 'left']) expect(keys('position')).not.toContain(key);
  expect(keys('results')).not.toContain('left');
});

it.each([
  ['axis-and-allies-1942', {}, ['closed', 'city', 'capital', 'complex', 'damage', 'units']],
  ['axis-and-allies-1942', { area: 'asia' }, ['closed', 'city', 'capital', 'complex', 'damage', 'units', 'infantry']],
  ['axis-and-allies-1942', { variant: 'results' }, ['move']],
  ['quartermaster-general', {}, ['closed', 'placed', 'gone', 'battle', 'strait']],
  ['quartermaster-general', { area: 'europe' }, ['closed', 'placed', 'gone', 'battle', 'strait']],
  ['twilight-struggle', { area: 'africa' }, ['battleground', 'stability', 'control', 'between']],
  ['diplomacy', { variant: 'position' }, ['centre', 'free', 'closed']],
] as const)('%s explains what it shows (%o)', (kind, look, keys) => {
  expect([...keysOf(drawn(kind, look))]).toEqual(expect.arrayContaining([...keys]));
});

it('shows beside the beach of Downfall what a landing there costs', () => {
  const shapes = [...signOf(drawn('downfall', {}), 'beach')];
  expect(shapes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'path beach',
    'ellipse beach:cost',
    'text beach:number',
  ]);
});

it('shows beside the support of Diplomacy the ring of a unit that is held', () => {
  const game = games.get('diplomacy');
  if (game === undefined) throw new Error('no Diplomacy');
  const { state } = game.setup(game.options.parse({}), new SeededDice('legend'));
  const own = game.board(game.view(state, 'france'), { ...plain, variant: 'orders' }, loadBoardMaps(game.maps));
  expect([...signOf(own, 'support')].map(({ id }) => id)).toContain('held');
});
