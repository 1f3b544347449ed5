// Moves on the picture of Axis & Allies: arrows hide no name and no units, and one that crosses the edge says where from or where to.
import { describe, expect, it } from 'vitest';
import { areaIds } from '../../../../src/games/axis-and-allies-1942/board/areas.js';
import { battlesDrawn } from '../../../../src/games/axis-and-allies-1942/board/battles.js';
import { withGrownRooms } from '../../../../src/games/axis-and-allies-1942/board/growth.js';
import { board } from '../../../../src/games/axis-and-allies-1942/board/picture.js';
import { setStage, type Stage } from '../../../../src/games/axis-and-allies-1942/board/stage.js';
import { smallestSign, stacksIn } from '../../../../src/games/axis-and-allies-1942/board/units.js';
import type { Space } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { optionsSchema } from '../../../../src/games/axis-and-allies-1942/options.js';
import { setup } from '../../../../src/games/axis-and-allies-1942/setup.js';
import type { AaState } from '../../../../src/games/axis-and-allies-1942/state.js';
import { view, type AaView } from '../../../../src/games/axis-and-allies-1942/view.js';
import { contains } from '../../../../src/draw/geometry.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import type { Box, Look, Scene, XY } from '../../../../src/table/scene.js';
import { shapesOf } from '../../../support/shapes-of.js';

const maps = loadBoardMaps(['axis-and-allies-1942']);
const { state } = setup(optionsSchema.parse({}));

/** An opening of Germany as it is often played: fights on both sides of Europe and at sea. */
function attacked(): AaView {
  const fought: AaState = structuredClone(state);
  fought.active = 'germany';
  fought.step = 'combat';
  const send = (from: Space, to: Space, types: readonly string[]): void => {
    for (const unit of fought.units)
      if (unit.power === 'germany' && unit.space === from && types.includes(unit.type)) unit.space = to;
    fought.moves.push({ from, to });
  };
  send('poland', 'belorussia', ['infantry', 'tank']);
  send('baltic_states', 'karelia_ssr', ['infantry', 'tank']);
  send('bulgaria_romania', 'ukraine_ssr', ['infantry', 'tank']);
  send('libya', 'egypt', ['infantry', 'tank']);
  send('germany', 'sz7', ['fighter', 'bomber']);
  send('norway', 'sz7', ['fighter']);
  send('sz9', 'sz7', ['submarine']);
  send('italy', 'sz14', ['fighter']);
  send('sz15', 'sz14', ['battleship']);
  const at: readonly Space[] = ['sz7', 'sz14', 'belorussia', 'egypt', 'karelia_ssr', 'ukraine_ssr'];
  fought.battles = at.map((space, n) => ({
    space,
    kind: space.startsWith('sz') ? 'sea' : 'land',
    round: 0,
    number: n + 1,
  }));
  return view(fought, null);
}

const results = attacked();
const lookAt = (more: Partial<Look>): Look => ({
  lang: 'en',
  palette: 'standard',
  theme: 'light',
  variant: 'results',
  width: 1600,
  ...more,
});
const stageOf = (look: Look): Stage => withGrownRooms(setStage(look, mapNamed(maps, 'axis-and-allies-1942')), results);

/** Tips of the arrows' heads. */
function tips(scene: Scene): readonly (readonly [string, XY])[] {
  return [...shapesOf(scene)].flatMap(({ shape }) => {
    const found = shape.kind === 'path' ? /^move:\w+:(\w+):\d+:head$/u.exec(shape.id) : null;
    const [, x, y] = (shape.kind === 'path' ? /M([-\d.]+) ([-\d.]+)/u.exec(shape.d) : null) ?? [];
    return found === null ? [] : [[found[1] ?? '', [Number(x), Number(y)]] as const];
  });
}

const places = [undefined, ...areaIds].map((area) => [area ?? 'whole', area === undefined ? {} : { area }] as const);

describe.each(places)('what a turn brought (%s)', (_name, where) => {
  const look = lookAt(where);
  const scene = board(results, look, maps);
  const stage = stageOf(look);

  it('lies below names, units and the numbers of battles', () => {
    const order = scene.layers.map(({ id }) => id);
    const moves = order.indexOf('moves');
    for (const above of ['names', 'units', 'battles']) expect(order.indexOf(above), above).toBeGreaterThan(moves);
    expect(order.indexOf('glows')).toBeLessThan(order.indexOf('names'));
  });

  it('stops before the units it reaches', () => {
    const inside = tips(scene).filter(([to, at]) => contains(stage.roomOf(to as Space), at, -1));
    expect(inside).toEqual([]);
  });

  it('begins and ends within the map', () => {
    const strays = [...shapesOf(scene)].flatMap(({ shape }) => {
      if (shape.kind !== 'path' || !/^move:.*:line$/u.test(shape.id)) return [];
      const numbers = [...shape.d.matchAll(/-?\d+(?:\.\d+)?/gu)].map(Number);
      const ends: readonly XY[] = [
        [numbers[0] ?? 0, numbers[1] ?? 0],
        [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0],
      ];
      return ends.every((end) => stage.shows(end)) ? [] : [shape.id];
    });
    expect(strays).toEqual([]);
  });

  it('numbers every battle it shows, whole within the map', () => {
    for (const { space, plate, numbers } of battlesDrawn(stage, results)) {
      expect(numbers, space).toHaveLength(1);
      expect(stage.holds(plate), space).toBe(true);
    }
  });
});

it('names where an arrow comes from that begins outside of a close-up, and where it goes', () => {
  const far = view(
    {
      ...state,
      moves: [
        { from: 'sz37', to: 'sz35' },
        { from: 'sz60', to: 'sz53' },
        { from: 'sz60', to: 'sz61' },
      ],
    },
    null,
  );
  const stage = setStage(lookAt({ area: 'asia' }), mapNamed(maps, 'axis-and-allies-1942'));
  const plates = [...shapesOf(board(far, lookAt({ area: 'asia' }), maps))].flatMap(({ shape }) =>
    shape.kind === 'group' && /^move:.*:(from|to)$/u.test(shape.id) ? [shape] : [],
  );
  expect(plates.map(({ id }) => id).sort()).toEqual(['move:sz37:sz35:0:from', 'move:sz60:sz53:0:to']);
  for (const { id, at, shapes } of plates) {
    const [plate] = shapes;
    if (plate?.kind !== 'box') throw new Error('no plate');
    const box: Box = { ...plate.box, x: at[0] + plate.box.x, y: at[1] + plate.box.y };
    expect(stage.holds(box), id).toBe(true);
  }
});

it('says in the legend that battles are numbered where a number is drawn, and nowhere else', () => {
  const keys = (of: AaView, more: Partial<Look>): readonly string[] =>
    [...shapesOf(board(of, lookAt(more), maps))].flatMap(({ shape: { id } }) => (id.startsWith('key:') ? [id] : []));
  expect(keys(results, {})).toContain('key:battle');
  expect(keys(results, { area: 'europe' })).toContain('key:battle');
  expect(keys(results, { area: 'pacific' })).not.toContain('key:battle');
  expect(keys(view(state, null), {})).not.toContain('key:battle');
  const planning = view({ ...state, step: 'combatMove' }, 'ussr');
  expect(keys(planning, { variant: 'orders' })).toContain('key:fight');
});

it('gives more of a space to the power that has more kinds of units there, so that all are larger', () => {
  const look = lookAt({ area: 'europe' });
  const stage = setStage(look, mapNamed(maps, 'axis-and-allies-1942'));
  const crowd = structuredClone(state);
  const types = ['infantry', 'artillery', 'tank', 'fighter', 'infantry'] as const;
  const [pattern] = crowd.units;
  if (pattern === undefined) throw new Error('no units');
  crowd.units = types.map((type, n) => ({
    ...pattern,
    id: n + 1,
    type,
    space: 'poland',
    power: n === 4 ? 'ussr' : 'germany',
  }));
  const room = stage.roomOf('poland');
  const stacks = stacksIn(stage, view(crowd, null), 'poland', room);
  const alike = stacks.map((stack, n) => ({
    ...stack,
    box: { x: room.x + n * (room.w / 2), y: room.y, w: room.w / 2 - 2, h: room.h },
  }));
  expect(smallestSign(stacks)).toBeGreaterThan(smallestSign(alike) * 1.1);
});
