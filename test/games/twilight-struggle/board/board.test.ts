// The Twilight Struggle picture as data: what is drawn, where, in whose language, and which close-up is chosen.
import { describe, expect, it } from 'vitest';
import { areaShowing, board, looks } from '../../../../src/games/twilight-struggle/board/picture.js';
import { areaIds, areas, type AreaId } from '../../../../src/games/twilight-struggle/board/areas.js';
import { allLinks } from '../../../../src/games/twilight-struggle/board/nodes.js';
import { meets } from '../../../../src/games/twilight-struggle/board/route.js';
import { tagsOf } from '../../../../src/games/twilight-struggle/board/tags.js';
import { countriesIn, isBattleground, regionOf } from '../../../../src/games/twilight-struggle/data/geography.js';
import { countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { effectIds } from '../../../../src/games/twilight-struggle/state.js';
import type { TwilightView } from '../../../../src/games/twilight-struggle/view.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { worded } from '../../../../src/render/layout.js';
import type { Box, Look, Scene, Shape } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { crowded, start } from './sample.js';
import { shapesOf } from '../../../support/shapes-of.js';

const maps = loadBoardMaps(['twilight-struggle']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };
const draw = (view: TwilightView, look: Partial<Look> = {}): Scene => board(view, { ...plain, ...look }, maps);
const shapes = (scene: Scene, layer: string): Shape[] =>
  scene.layers.flatMap(({ id, shapes: list }) => (id === layer ? list : []));
const ids = (scene: Scene): string[] => [...shapesOf(scene)].map(({ shape }) => shape.id);
const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });
const textsOf = (scene: Scene): string[] =>
  [...shapesOf(worded(scene, (text, lang, ns) => wording.say(text, lang, ns)))].flatMap(({ shape }) =>
    shape.kind === 'text' ? [shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join(' ')] : [],
  );

/** Where the boxes of a picture stand. */
function boxesOf(scene: Scene): Map<string, Box> {
  return new Map(
    shapes(scene, 'boxes').flatMap((shape): [string, Box][] => {
      if (shape.kind !== 'group') return [];
      const frame = shape.shapes.find(({ id }) => id === 'frame');
      if (frame?.kind !== 'box') return [];
      const [x, y] = shape.at;
      return [[shape.id, { ...frame.box, x: x + frame.box.x, y: y + frame.box.y }]];
    }),
  );
}

/** The numbers written in a country's box. */
function numbers(scene: Scene, id: string): unknown[] {
  const box = shapes(scene, 'boxes').find((shape) => shape.id === `box:${id}`);
  if (box?.kind !== 'group') return [];
  return ['us', 'ussr'].map((side) => {
    const text = box.shapes.find((shape) => shape.id === side);
    return text?.kind === 'text' ? text.runs[0]?.text : undefined;
  });
}

const pictures: readonly (readonly [string, Partial<Look>])[] = [
  ['whole', {}],
  ...areaIds.map((area) => [area, { area }] as const),
];

describe.each(pictures)('%s', (name, look) => {
  it.each([
    ['start', start],
    ['crowded', crowded],
  ] as const)('keeps boxes apart and on the picture, and links off third boxes (%s)', (_name, view) => {
    const scene = draw(view, look);
    const boxes = [...boxesOf(scene)];
    const clashes = boxes.flatMap(([a, one], index) =>
      boxes
        .slice(index + 1)
        .flatMap(([b, two]) =>
          one.x < two.x + two.w + 4 &&
          two.x < one.x + one.w + 4 &&
          one.y < two.y + two.h + 4 &&
          two.y < one.y + one.h + 4
            ? [`${a} / ${b}`]
            : [],
        ),
    );
    expect(clashes).toEqual([]);
    const outside = boxes.filter(([, { x, y, w, h }]) => x < 0 || y < 0 || x + w > scene.width || y + h > scene.height);
    expect(outside).toEqual([]);
    const under = shapes(scene, 'links').flatMap((shape) => {
      const [from, to] = shape.kind === 'path' ? shape.d.slice(1).split('L') : [];
      const point = (words = ''): readonly [number, number] => {
        const [x, y] = words.split(' ').map(Number);
        return [x ?? 0, y ?? 0];
      };
      const line = { from: point(from), to: point(to) };
      const ends = shape.id.replace('link:', '').replace('usa', 'us').split('-');
      return boxes.flatMap(([id, box]) =>
        !ends.includes(id.replace(/^\w+:/, '')) && meets(line, box, -1) ? [`${shape.id} under ${id}`] : [],
      );
    });
    expect(under).toEqual([]);
  });

  it('shows the legend, where there is one, clear of every box', () => {
    const scene = draw(crowded, { ...look, focus: ['france'] });
    for (const shape of shapes(scene, 'legend')) {
      if (shape.kind !== 'group') continue;
      const scale = shape.scale ?? 1;
      const [x, y] = shape.at;
      const ground = shape.shapes.find(({ id }) => id === 'ground');
      if (ground?.kind !== 'box') throw new Error('the legend has no ground');
      const frame = { x, y, w: ground.box.w * scale, h: ground.box.h * scale };
      for (const [id, box] of boxesOf(scene)) {
        const apart =
          frame.x > box.x + box.w || box.x > frame.x + frame.w || frame.y > box.y + box.h || box.y > frame.y + frame.h;
        expect(apart, `${name} ${id}`).toBe(true);
      }
    }
  });
});

describe('the whole board', () => {
  it('shows both numbers, the stability and the links of every country', () => {
    const scene = draw(crowded);
    for (const id of countryIds) {
      expect(numbers(scene, id), id).toEqual([String(crowded.influence[id].us), String(crowded.influence[id].ussr)]);
    }
    const drawn = shapes(scene, 'links').map(({ id }) => id);
    const expected = allLinks.filter(({ b }) => b !== 'chinese_civil_war').map(({ a, b }) => `link:${a}-${b}`);
    expect(drawn.filter((id) => id !== 'link:japan-usa').sort()).toEqual(expected.sort());
  });

  it('tells control by a letter too, and battlegrounds by a star', () => {
    const scene = draw(crowded);
    const inBox = (id: string): string[] => {
      const box = shapes(scene, 'boxes').find((shape) => shape.id === `box:${id}`);
      return box?.kind === 'group' ? box.shapes.map((shape) => shape.id) : [];
    };
    expect(inBox('france')).toContain('control:us');
    expect(inBox('poland')).toContain('control:ussr');
    expect(inBox('poland')).not.toContain('control:us');
    for (const id of countryIds) expect(inBox(id).includes('battleground'), id).toBe(isBattleground(id));
  });

  it('marks what has changed, and by how much where that is known', () => {
    const before = structuredClone(crowded);
    before.influence.egypt.us -= 1;
    before.influence.libya.ussr += 2;
    before.influence.india.us += 1;
    const scene = draw(crowded, { focus: ['egypt', 'libya'], before });
    expect(
      shapes(scene, 'halos')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['halo-edge:egypt', 'halo-edge:libya', 'halo:egypt', 'halo:libya']);
    const badge = (id: string): unknown => {
      const shape = shapes(scene, 'changes').find((one) => one.id === id);
      return shape?.kind === 'text' ? shape.runs[0]?.text : undefined;
    };
    expect(badge('change:egypt:us')).toBe('+1');
    expect(badge('change:libya:ussr')).toBe('−2');
    expect(badge('change:india:us')).toBeUndefined();
    expect(shapes(draw(crowded), 'halos')).toEqual([]);
  });

  it('shows the Chinese Civil War only while it lasts', () => {
    expect(ids(draw(start))).toContain('box:chinese_civil_war');
    expect(ids(draw(crowded))).not.toContain('box:chinese_civil_war');
  });

  it('names every lasting effect once', () => {
    const all = structuredClone(crowded);
    for (const id of effectIds) all.effects[id] = true;
    const tags = tagsOf(all).map(({ id }) => id);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.length).toBeGreaterThanOrEqual(effectIds.length - 1);
    expect(tagsOf(start)).toEqual([]);
  });

  it('speaks the language asked for', () => {
    expect(textsOf(draw(crowded))).toEqual(
      expect.arrayContaining(['Turn 8, action round 5, USSR', 'DEFCON', 'Battleground', 'Red Scare/Purge: US −1']),
    );
    expect(textsOf(draw(crowded, { lang: 'ko' })).join(' ')).not.toMatch(/DEFCON|Battleground/);
    expect(textsOf(draw(crowded, { lang: 'both' }))).toEqual(expect.arrayContaining(['프랑스', 'France']));
  });

  it('says of every country which it is, by the ids of questions', () => {
    const named = new Set([...shapesOf(draw(start))].flatMap(({ shape }) => shape.of ?? []));
    expect([...named]).toEqual(expect.arrayContaining([...countryIds, 'chinese_civil_war']));
    for (const area of areaIds) {
      const near = new Set([...shapesOf(draw(crowded, { area }))].flatMap(({ shape }) => shape.of ?? []));
      expect([...near]).toEqual(expect.arrayContaining([...countriesIn(...areas[area].regions)]));
    }
  });

  it('holds nothing of a hand but its size', () => {
    const words = JSON.stringify(draw({ ...crowded, hand: [], known: [] }));
    expect(JSON.stringify(draw({ ...crowded, hand: ['fidel'], known: ['nato'] }))).toBe(words);
  });
});

describe('close-ups', () => {
  it('show every country of their regions, and each region has one', () => {
    for (const area of areaIds) {
      const scene = draw(crowded, { area });
      const inside = countriesIn(...areas[area].regions);
      for (const id of inside) {
        expect(numbers(scene, id), id).toEqual([String(crowded.influence[id].us), String(crowded.influence[id].ussr)]);
        expect(areas[area].regions).toContain(regionOf(id));
      }
      const drawn = new Set(shapes(scene, 'links').map(({ id }) => id));
      for (const { a, b } of allLinks) {
        const touches = inside.some((id) => id === a || id === b);
        if (touches) expect(drawn.has(`link:${a}-${b}`), `${area}: ${a}-${b}`).toBe(true);
      }
    }
    expect(areaIds.flatMap((area) => areas[area].regions).sort()).toEqual(
      [...new Set(countryIds.map(regionOf))].sort(),
    );
    expect(looks().areas.map(({ id }) => id)).toEqual(areaIds);
  });

  it('are chosen by what changed', () => {
    const cases: readonly (readonly [readonly string[], AreaId | undefined])[] = [
      [['france'], 'europe'],
      [['iran', 'iraq', 'pakistan'], 'middle_east'],
      [['cuba', 'brazil'], 'americas'],
      [['angola'], 'africa'],
      [['vietnam', 'chinese_civil_war'], 'asia'],
      // What lies beyond the edge of a close-up is drawn on it as well.
      [['morocco', 'france', 'italy'], 'europe'],
      [['france', 'angola'], undefined],
      // A close-up of where most has happened would say nothing of where the other side has played.
      [['france', 'italy', 'turkey', 'west_germany', 'afghanistan', 'south_korea'], undefined],
      [['us'], undefined],
      [[], undefined],
    ];
    for (const [focus, area] of cases) expect(areaShowing(focus), focus.join(' ')).toBe(area);
  });

  it('say what the region is worth now', () => {
    const words = textsOf(draw(crowded, { area: 'asia' }));
    expect(words).toEqual(expect.arrayContaining(['Asia', 'Southeast Asia', 'Scored now', 'No coups or realignments']));
    expect(textsOf(draw(crowded, { area: 'africa' }))).toContain('Coups and realignments allowed');
  });
});

it.each([
  ['en', 'gold rim: an ability'],
  ['ko', '금색 테두리: 특수 능력'],
] as const)('says beside the track of the Space Race what its rims mean (%s)', (lang, said) => {
  expect(textsOf(draw(start, { lang })).find((text) => text.includes(said))).toBeDefined();
});
