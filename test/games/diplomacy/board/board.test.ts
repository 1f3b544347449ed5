// The Diplomacy picture as data: what is drawn, where, in whose language, and what must not be.
import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/games/diplomacy/board/picture.js';
import { areaIds, areas, areaShowing } from '../../../../src/games/diplomacy/board/areas.js';
import { colourOf } from '../../../../src/games/diplomacy/board/ground.js';
import { isAfterMoves, type BoardInput } from '../../../../src/games/diplomacy/board/input.js';
import { nearArea, provincesNear } from '../../../../src/games/diplomacy/board/near.js';
import { setStage } from '../../../../src/games/diplomacy/board/stage.js';
import { locations, powers, provinceIds, provinceOf } from '../../../../src/games/diplomacy/data/geography.js';
import { en } from '../../../../src/games/diplomacy/words/en.js';
import { ko } from '../../../../src/games/diplomacy/words/ko.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import { layOut, worded, type LaidOutShape, type Words } from '../../../../src/render/layout.js';
import type { OrdersAnswer } from '../../../../src/table/question.js';
import type { Look, Scene, Shape } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { crowded, planning, start } from './sample.js';
import { shapesOf } from '../../../support/shapes-of.js';

const maps = loadBoardMaps(['diplomacy']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };
const draw = (input: BoardInput, look: Partial<Look> = {}): Scene => board(input, { ...plain, ...look }, maps);
const shapes = (scene: Scene, layer: string): Shape[] =>
  [...shapesOf(scene)].flatMap((one) => (one.layer === layer ? [one.shape] : []));
const ids = (scene: Scene, layer: string, start: string): string[] =>
  shapes(scene, layer).flatMap(({ id }) => (id.startsWith(start) ? [id] : []));
const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: { en, ko } });
const textsOf = (scene: Scene): string[] =>
  [...shapesOf(worded(scene, (text, lang, ns) => wording.say(text, lang, ns)))].flatMap(({ shape }) =>
    shape.kind === 'text' ? [shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join(' ')] : [],
  );
/** All words but the letters on a sign that the words beside it explain. */
const wordsIn = (laidOut: readonly LaidOutShape[]): readonly Words[] =>
  laidOut.flatMap((shape) => {
    if (shape.kind === 'text') return shape.words;
    return shape.kind === 'group' && !shape.id.startsWith('key:') ? wordsIn(shape.shapes) : [];
  });
const sheet = (orders: Readonly<Record<string, readonly string[]>>): OrdersAnswer =>
  Object.entries(orders).map(([subject, path]) => ({ subject, path }));
const draft = sheet({
  wal: ['move', 'bre', 'via'],
  eng: ['convoy', 'wal', 'bre'],
  nth: ['move', 'hol'],
  bel: ['support', 'nth', 'hol'],
});

describe('the last moves', () => {
  it('are still drawn after retreats and builds, whose results are another picture', () => {
    const built: BoardInput = {
      ...crowded,
      moves: crowded.last && { ...crowded.last, owners: null },
      last: { phase: 'adjustment', year: 1903, season: 'autumn', before: [], orders: [] },
    };
    const moved = ids(draw(crowded, { variant: 'results' }), 'orders', '');
    expect(moved.length).toBeGreaterThan(10);
    expect(ids(draw(built, { variant: 'moves' }), 'orders', '')).toEqual(moved);
    expect(ids(draw(built, { variant: 'results' }), 'orders', '')).toEqual([]);
    expect([isAfterMoves(built), isAfterMoves({ ...built, last: crowded.last })]).toEqual([true, false]);
  });
});

describe('a position', () => {
  it('shows every unit once, every label, a star for each owned centre and a ring for each free one', () => {
    for (const input of [start, crowded]) {
      const scene = draw(input);
      expect(ids(scene, 'units', 'unit:')).toHaveLength(input.units.length + input.dislodged.length);
      expect(ids(scene, 'labels', 'label:').sort()).toEqual(provinceIds.map((id) => `label:${id}:0`).sort());
      const owned = Object.keys(input.owners);
      expect(ids(scene, 'labels', 'star:').sort()).toEqual(owned.map((id) => `star:${id}`).sort());
      const free = ids(scene, 'labels', 'free:').filter((id) => id.endsWith(':ring'));
      expect(free).toHaveLength(34 - owned.length);
    }
  });

  it('puts a fleet on its coast and a dislodged unit beside the victor', () => {
    const scene = draw(crowded);
    const spot = (id: string): readonly number[] | undefined => {
      const shape = shapes(scene, 'units').find((one) => one.id === id);
      return shape?.kind === 'group' ? shape.at : undefined;
    };
    expect(spot('unit:spa/sc:france')).not.toEqual(spot('unit:bud:russia'));
    const coast = maps['diplomacy']?.places.en?.['spa/sc']?.slots[0] ?? [0, 0];
    expect(spot('unit:spa/sc:france')).toEqual([coast[0], coast[1] + 104]);
    expect(spot('unit:bud:austria')).not.toEqual(spot('unit:bud:russia'));
    expect(ids(scene, 'orders', 'choice:bud:tri')).not.toEqual([]);
    expect(ids(scene, 'crosses', 'contested:tus')).not.toEqual([]);
  });

  it('colours land after its owner, and land without a centre after the home centres beside it', () => {
    expect(colourOf('boh', start.owners)).toBe('austria');
    expect(colourOf('boh', { ...start.owners, vie: 'germany' })).toBe('germany');
    expect(colourOf('wal', { ...start.owners, lon: 'france', lvp: 'france' })).toBe('france');
    expect(colourOf('naf', start.owners)).toBeUndefined();
    expect(colourOf('spa', start.owners)).toBeUndefined();
  });

  it('speaks the language asked for: codes, Korean names, or both', () => {
    const english = textsOf(draw(start));
    expect(english).toContain('PAR');
    expect(english.join('')).not.toMatch(/[가-힣]/);
    const korean = textsOf(draw(start, { lang: 'ko' }));
    expect(korean).toContain('콘스탄티노플');
    expect(korean).not.toContain('CON');
    const both = textsOf(draw(start, { lang: 'both' }));
    expect(both).toEqual(expect.arrayContaining(['CON', '콘스탄티노플', '오스트리아 Austria']));
  });

  it('says in the legend how many centres and units each power has, and what it must build', () => {
    const scene = draw({ ...crowded, phase: 'adjustment', dislodged: [] });
    const legend = shapes(scene, 'legend').find(({ id }) => id === 'legend:turkey');
    const said =
      legend?.kind === 'group' ? legend.shapes.flatMap((shape) => (shape.kind === 'text' ? shape.runs : [])) : [];
    expect(said.map(({ text }) => text)).toEqual(expect.arrayContaining(['4', '6', '−2']));
  });

  it.each(['en', 'ko', 'both'] as const)('has a legend that can be read on a phone 400 pixels wide (%s)', (lang) => {
    // As wide as the letters of the pictures are at the most.
    const measure = (words: string, size: number): number =>
      Array.from(words).reduce((sum, letter) => sum + (letter > '\u10ff' ? 0.92 : 0.6) * size, 0);
    for (const variant of ['position', 'results', 'orders']) {
      const scene = worded(draw(crowded, { lang, variant }), (text, to, ns) => wording.say(text, to, ns));
      const said = wordsIn(layOut(scene, measure).layers.find(({ id }) => id === 'legend')?.shapes ?? []);
      expect(said.length).toBeGreaterThan(20);
      // The second language stands smaller beside or below the first.
      const first = said.filter(({ text }) => lang !== 'both' || !/[a-z]/u.test(text));
      for (const { text, size } of first) expect((size * 400) / scene.width, text).toBeGreaterThanOrEqual(9);
    }
  });

  it('says of every province, coast and unit which it is, by the ids of orders', () => {
    for (const [variant, area] of [['position'], ['orders'], ['results', 'balkans']] as const) {
      const scene = draw(crowded, { variant, ...(area === undefined ? {} : { area }) });
      const named = new Set([...shapesOf(scene)].flatMap(({ shape }) => shape.of ?? []));
      const shown = area === undefined ? locations : areas[area];
      expect([...named]).toEqual(expect.arrayContaining([...shown]));
      const units = [...shapesOf(scene)].filter(({ shape }) => shape.id.startsWith('unit:'));
      for (const { shape } of units) expect(shape.of).toBe(shape.id.split(':')[1]);
    }
  });

  it('is plain data', () => {
    const scene = draw(crowded, { variant: 'results', lang: 'both', palette: 'colourblind', theme: 'dark' });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });
});

describe('results', () => {
  const scene = draw(crowded, { variant: 'results' });
  const orders = crowded.last?.orders ?? [];
  const failed = orders.filter(({ verdict }) => verdict === 'fails');

  it('draws every move and support, and a cross through what failed', () => {
    for (const { order } of orders) {
      if (order.kind === 'move' || order.kind === 'support') {
        expect(ids(scene, 'orders', `${order.kind}:${order.unit}:line`), order.unit).toHaveLength(1);
      }
    }
    expect(ids(scene, 'crosses', 'cross:')).toHaveLength(failed.length);
  });

  it('marks the dislodged unit and the fleet that carries an army', () => {
    const marks = (id: string): string[] => {
      const unit = shapes(scene, 'units').find((shape) => shape.id === id);
      return unit?.kind === 'group' ? unit.shapes.map((shape) => shape.id) : [];
    };
    expect(marks('unit:bud:austria')).toContain('dislodged');
    expect(marks('unit:eng:england')).toContain('convoy');
    expect(marks('unit:nth:england')).not.toContain('convoy');
  });

  it('falls back to the position when nothing has happened yet', () => {
    expect(draw(start, { variant: 'results' })).toEqual(draw(start));
  });
});

describe('own orders', () => {
  it('appear only in the private picture', () => {
    const mine = draw(planning, { variant: 'orders', draft });
    expect(ids(mine, 'orders', 'move:')).not.toEqual([]);
    expect(ids(mine, 'orders', 'support:bel')).not.toEqual([]);
    for (const variant of ['position', 'results', 'unknown']) {
      expect(draw(planning, { variant, draft })).toEqual(draw(planning, { variant }));
    }
  });

  it('show an army on its way by sea through the fleets that could carry it', () => {
    const way = (orders: Readonly<Record<string, string[]>>): unknown =>
      shapes(draw(planning, { variant: 'orders', draft: sheet(orders) }), 'orders').filter(({ id }) =>
        id.startsWith('move:wal'),
      );
    const straight = way({ wal: ['move', 'lvp'] });
    const carried = way({ wal: ['move', 'bre', 'via'], eng: ['convoy', 'wal', 'bre'] });
    expect(way({ wal: ['move', 'bre'] })).toEqual(carried);
    expect(carried).not.toEqual(straight);
  });

  it('show builds as units to come, and ignore what cannot be read', () => {
    const winter: BoardInput = { ...start, phase: 'adjustment', units: start.units.slice(1) };
    const scene = draw(winter, { variant: 'orders', draft: sheet({ vie: ['build', 'A'] }) });
    expect(ids(scene, 'units', 'unit:vie:austria')).toHaveLength(1);
    expect(() => draw(winter, { variant: 'orders', draft: { nowhere: ['build'], vie: 7 } })).not.toThrow();
  });
});

describe('close-ups', () => {
  it.each(areaIds)('%s shows the labels and places of all its provinces', (area) => {
    for (const lang of ['en', 'ko', 'both'] as const) {
      const scene = draw(crowded, { area, lang });
      const labels = ids(scene, 'labels', 'label:').map((id) => id.split(':')[1]);
      expect(labels).toEqual(expect.arrayContaining([...areas[area]]));
      const shown = ids(scene, 'units', 'unit:').map((id) => id.split(':')[1]);
      const wanted = crowded.units.filter(({ at }) => areas[area].some((id) => id === provinceOf(at) && id === at));
      expect(shown).toEqual(expect.arrayContaining(wanted.map(({ at }) => at)));
    }
  });

  it.each(powers)('around the units of %s show them and what borders on them, readable on a phone', (power) => {
    const input: BoardInput = { ...start, seat: power, seats: [{ seat: power, powers: [power] }] };
    const near = provincesNear(input);
    const own = start.units.filter((unit) => unit.power === power);
    expect(near).toEqual(expect.arrayContaining(own.map(({ at }) => provinceOf(at))));
    for (const lang of ['en', 'ko'] as const) {
      const scene = draw(input, { area: nearArea, lang });
      const labels = ids(scene, 'labels', 'label:').map((id) => id.split(':')[1]);
      expect(labels).toEqual(expect.arrayContaining([...near]));
      const { scale } = setStage({ ...plain, area: nearArea, lang }, input, mapNamed(maps, 'diplomacy'));
      // As wide as a message on a phone; no label is written smaller than the Korean ones.
      expect((34 * scale * 293) / 2400).toBeGreaterThan(6);
    }
  });

  it('around nobody’s units are the whole board', () => {
    expect(provincesNear(start)).toEqual([]);
    expect(draw(start, { area: nearArea }).height).toBe(draw(start).height);
  });

  it('are chosen by what changed', () => {
    expect(areaShowing(['gre', 'bul', 'aeg'])).toBe('balkans');
    expect(areaShowing(['por', 'spa'])).toBe('iberia');
    expect(areaShowing(['por', 'mos'])).toBeUndefined();
    expect(areaShowing([])).toBeUndefined();
  });
});
