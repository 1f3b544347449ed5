// The Quartermaster General picture as data: nothing lies on anything else, pieces and signs say what the position is.
import { describe, expect, it } from 'vitest';
import { areaIds, areas, areaShowing } from '../../../../src/games/quartermaster-general/board/areas.js';
import { labelSizes } from '../../../../src/games/quartermaster-general/board/labels.js';
import { board, looks } from '../../../../src/games/quartermaster-general/board/picture.js';
import { SIGN_ROOM } from '../../../../src/games/quartermaster-general/board/rooms.js';
import { setStage } from '../../../../src/games/quartermaster-general/board/stage.js';
import { straitIds } from '../../../../src/games/quartermaster-general/data/adjacency.js';
import { homeOf, spaceIds, spaces, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { nations } from '../../../../src/games/quartermaster-general/data/nations.js';
import { unsupplied } from '../../../../src/games/quartermaster-general/rules/supply.js';
import { view, type QmgView } from '../../../../src/games/quartermaster-general/view.js';
import { en } from '../../../../src/games/quartermaster-general/words/en.js';
import { ko } from '../../../../src/games/quartermaster-general/words/ko.js';
import { boxAround } from '../../../../src/draw/geometry.js';
import { worded } from '../../../../src/render/layout.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import type { Box, Look, Scene, Shape } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { crowded, crowdedState, start, stuffed } from './sample.js';

const maps = loadBoardMaps(['quartermaster-general']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };
const draw = (of: QmgView, look: Partial<Look> = {}): Scene => board(of, { ...plain, ...look }, maps);
const ids = (scene: Scene): string[] => [...shapesOf(scene)].map(({ shape }) => shape.id);
const inLayer = (scene: Scene, layer: string): readonly Shape[] =>
  scene.layers.find(({ id }) => id === layer)?.shapes ?? [];
const wording = createWording({ app: { en: {}, ko: {} }, 'quartermaster-general': { en, ko } });
const textsOf = (scene: Scene): string[] =>
  [...shapesOf(worded(scene, (text, lang, ns) => wording.say(text, lang, ns)))].flatMap(({ shape }) =>
    shape.kind === 'text' ? [shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join(' ')] : [],
  );
const part = (scene: Scene, id: string, inner: string): Shape | undefined => {
  const shape = inLayer(scene, 'pieces').find((one) => one.id === id);
  return shape?.kind === 'group' ? shape.shapes.find((one) => one.id === inner) : undefined;
};

const pictures = [undefined, ...areaIds].flatMap((area) =>
  (['en', 'ko', 'both'] as const).map((lang) => [area ?? 'whole', lang, area] as const),
);

describe.each(pictures)('%s in %s', (_name, lang, area) => {
  const look: Look = { ...plain, lang, ...(area === undefined ? {} : { area }) };
  const stage = setStage(look, mapNamed(maps, 'quartermaster-general'));

  it('keeps names, pieces and signs off each other', () => {
    const scene = draw(stuffed, look);
    const names = inLayer(scene, 'names').flatMap(({ id }) => (id.startsWith('name:') ? [id.slice(5)] : []));
    const signs = inLayer(scene, 'signs').map(({ id }) => id);
    const [w, h] = SIGN_ROOM;
    const boxes: readonly (readonly [string, Box])[] = [
      ...spaceIds.filter((id) => names.includes(id)).map((id) => [`name ${id}`, stage.labelOf(id)] as const),
      ...spaceIds.map((id) => [`pieces ${id}`, stage.roomOf(id)] as const),
      ...signs.map((id) => [id, boxAround(stage.signAt(id), [w * stage.scale, h * stage.scale])] as const),
    ];
    const bit = 9 * stage.scale;
    const clashes = boxes.flatMap(([a, one], index) =>
      boxes
        .slice(index + 1)
        .filter(
          ([, two]) =>
            Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x) > bit &&
            Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y) > bit,
        )
        .map(([b]) => `${a} / ${b}`),
    );
    expect(clashes).toEqual([]);
  });

  it('keeps pieces of team-mates within the room of their space', () => {
    for (const shape of inLayer(draw(stuffed, look), 'pieces')) {
      if (shape.kind !== 'group' || shape.of === undefined || !shape.id.startsWith('piece:')) continue;
      const id = spaceIds.find((space) => space === shape.of);
      if (id === undefined) throw new Error(`${shape.id} stands nowhere`);
      const room = stage.roomOf(id);
      const half = 36 * (shape.scale ?? 1);
      expect(shape.at[0] - half, shape.id).toBeGreaterThanOrEqual(room.x - 8 * stage.scale);
      expect(shape.at[0] + half, shape.id).toBeLessThanOrEqual(room.x + room.w + 8 * stage.scale);
    }
  });
});

describe('the whole board', () => {
  it('shows every piece in its space, by the ids of questions', () => {
    const scene = draw(crowded);
    const drawn = inLayer(scene, 'pieces').flatMap((shape) =>
      shape.kind === 'group' && shape.alpha === undefined && shape.id.startsWith('piece:')
        ? [`${shape.id} ${shape.of ?? ''}`]
        : [],
    );
    const held = spaceIds.flatMap((id) => crowded.pieces[id].map((nation) => `piece:${nation}:${id} ${id}`));
    expect(drawn.sort()).toEqual(held.sort());
    const named = new Set([...shapesOf(scene)].flatMap(({ shape }) => shape.of ?? []));
    expect([...named]).toEqual(expect.arrayContaining([...spaceIds, ...straitIds]));
  });

  it('hatches what is out of supply, and nothing else', () => {
    const scene = draw(crowded);
    const cut = nations.flatMap((nation) => unsupplied(crowded, nation).map((id) => `piece:${nation}:${id}`));
    expect(cut).toContain('piece:united-states:szechuan');
    for (const id of spaceIds) {
      for (const nation of crowded.pieces[id]) {
        const piece = `piece:${nation}:${id}`;
        expect(part(scene, piece, 'hatch') !== undefined, piece).toBe(cut.includes(piece));
      }
    }
  });

  it('shields protected pieces, and marks what was placed, removed and battled', () => {
    const scene = draw(crowded);
    expect(part(scene, 'piece:soviet-union:moscow', 'shield')).toBeDefined();
    expect(part(scene, 'piece:soviet-union:russia', 'shield')).toBeUndefined();
    expect(part(scene, 'piece:germany:ukraine', 'fresh')).toBeDefined();
    expect(part(scene, 'piece:soviet-union:ukraine', 'gone')).toBeDefined();
    const battles = ids(scene).filter((id) => id.startsWith('battle:'));
    expect(battles.sort()).toEqual(['battle:moscow', 'battle:ukraine']);
  });

  it('forgets the marks of a turn when something happens in the next', () => {
    const later = structuredClone(crowdedState);
    later.active = 'united-kingdom';
    expect(ids(draw(view(later, null)))).toContain('battle:moscow');
    later.marks.push({ turn: 49, deed: 'built', nation: 'united-kingdom', kind: 'army', space: 'india' });
    const scene = draw(view(later, null));
    expect(ids(scene)).not.toContain('battle:moscow');
    expect(part(scene, 'piece:united-kingdom:india', 'fresh')).toBeDefined();
  });

  it('says to whom each strait is open', () => {
    const sides = Object.fromEntries(
      inLayer(draw(crowded), 'signs').flatMap((shape) => {
        const text = shape.kind === 'group' ? shape.shapes.find(({ id }) => id === 'side') : undefined;
        const run = text?.kind === 'text' ? text.runs[0]?.text : undefined;
        return typeof run === 'object' ? [[shape.id, run.key]] : [];
      }),
    );
    expect(sides).toEqual({
      'strait:gibraltar': 'board.strait.axis',
      'strait:danish': 'board.strait.axis',
      'strait:suez': 'board.strait.allies',
      'strait:malacca': 'board.strait.axis',
      'strait:panama': 'board.strait.allies',
    });
  });

  it('marks supply spaces by a star and homes in the colours of their nations', () => {
    const scene = draw(start);
    const stars = inLayer(scene, 'names').flatMap(({ id }) => /^star:([a-z-]+)$/.exec(id)?.[1] ?? []);
    expect(stars.sort()).toEqual(spaceIds.filter((id) => spaces[id].star === true).sort());
    const owners = inLayer(scene, 'owners');
    for (const nation of nations) {
      const home = owners.find(({ id }) => id === `owner:${nation}`);
      expect(home?.kind === 'region' ? home.regions : []).toEqual([homeOf(nation)]);
    }
  });

  it('bars the star of a space that is denied to a side', () => {
    const burnt = structuredClone(crowdedState);
    burnt.status['soviet-union'] = ['sov-scorched-earth'];
    expect(ids(draw(view(burnt, null))).filter((id) => id.startsWith('denied:'))).toEqual(['denied:ukraine']);
    expect(ids(draw(crowded)).filter((id) => id.startsWith('denied:'))).toEqual([]);
  });

  it('shows round, points, lead, and how many cards and pieces each nation has', () => {
    const texts = textsOf(draw(crowded));
    expect(texts).toEqual(
      expect.arrayContaining(['Round 9, Germany: Play step', 'Round 9 of 20', '83', '66', 'Axis +17']),
    );
    const scene = draw(crowded);
    const number = (id: string): unknown => {
      const text = [...shapesOf(scene)].find(({ shape }) => shape.id === id)?.shape;
      return text?.kind === 'text' ? text.runs[0]?.text : undefined;
    };
    expect(number('count:japan:responses:number')).toBe('3');
    expect(number('count:germany:status:number')).toBe('3');
    expect(number('count:soviet-union:discard:number')).toBe('5');
    expect(number('reserve:soviet-union:navy:count')).toBe('0');
    expect(number('reserve:germany:army:count')).toBe('1');
  });

  it('lights what a report is about', () => {
    const scene = draw(crowded, { focus: ['ukraine', 'ger-blitzkrieg'] });
    expect(inLayer(scene, 'glows').map(({ id }) => id)).toEqual(['glow:ukraine']);
    // The light hides neither the name of the space nor what stands there.
    const order = scene.layers.map(({ id }) => id);
    for (const above of ['names', 'pieces']) expect(order.indexOf(above)).toBeGreaterThan(order.indexOf('glows'));
  });

  it('shows the same to everybody: no seat’s hand is in it', () => {
    for (const nation of nations) {
      expect(JSON.stringify(draw(view(crowdedState, nation)))).toBe(JSON.stringify(draw(crowded)));
    }
  });

  it('speaks the language asked for', () => {
    expect(textsOf(draw(crowded, { lang: 'ko' }))).toEqual(
      expect.arrayContaining(['9라운드, 독일: 플레이 단계', '우크라이나']),
    );
    expect(textsOf(draw(crowded, { lang: 'both' }))).toEqual(expect.arrayContaining(['우크라이나 Ukraine']));
  });
});

describe('close-ups', () => {
  it('are offered, and show every space of theirs with its name', () => {
    expect(looks().areas.map(({ id }) => id)).toEqual([...areaIds]);
    expect(new Set(areaIds.flatMap((area): readonly SpaceId[] => areas[area]))).toEqual(new Set(spaceIds));
    for (const area of areaIds) {
      for (const lang of ['en', 'ko', 'both'] as const) {
        const drawn = new Set(ids(draw(stuffed, { area, lang })));
        for (const id of areas[area]) {
          expect(drawn.has(`name:${id}`), `${area} ${id} ${lang}`).toBe(true);
          expect(
            [...drawn].some((one) => one.startsWith('piece:') && one.endsWith(`:${id}`)),
            id,
          ).toBe(true);
        }
      }
    }
  });

  it('number the deeds of the turn on the map, and tell them below it', () => {
    const scene = draw(crowded, { area: 'europe' });
    expect(textsOf(scene)).toEqual(
      expect.arrayContaining([
        'Germany: battle in Ukraine',
        'Ukraine: Soviet army removed',
        'Germany: battle in Moscow',
      ]),
    );
    const number = (piece: string): unknown => {
      const badge = part(scene, piece, 'number');
      const sign = badge?.kind === 'group' ? badge.shapes.find(({ id }) => id === 'sign') : undefined;
      return sign?.kind === 'text' ? sign.runs[0]?.text : undefined;
    };
    expect([number('piece:soviet-union:ukraine'), number('piece:germany:ukraine')]).toEqual(['2', '3']);
    expect(number('piece:soviet-union:moscow')).toBeUndefined();
    expect(ids(scene)).toContain('battle-number:moscow');
    expect(ids(draw(crowded)).filter((id) => id.startsWith('deed:') || id.startsWith('battle-number:'))).toEqual([]);
    expect(ids(draw(start, { area: 'europe' })).filter((id) => id.startsWith('deed:'))).toEqual([]);
  });

  it('tell the last deeds of a long turn', () => {
    const long = structuredClone(crowdedState);
    long.marks = areas.europe.slice(0, 11).map((space) => ({
      turn: 48,
      deed: 'battled' as const,
      nation: 'germany' as const,
      kind: 'army' as const,
      space,
    }));
    const told = ids(draw(view(long, null), { area: 'europe' })).filter((id) => /^deed:\d+$/.test(id));
    expect(told).toEqual(['deed:4', 'deed:5', 'deed:6', 'deed:7', 'deed:8', 'deed:9', 'deed:10', 'deed:11']);
  });

  it('tell only of deeds where they show them, numbered as on the map', () => {
    const far = structuredClone(crowdedState);
    const [first] = far.marks;
    if (first === undefined) throw new Error('nothing was done');
    far.marks.unshift({ ...first, deed: 'built', kind: 'navy', space: 'north-atlantic' });
    const told = textsOf(draw(view(far, null), { area: 'europe' }));
    expect(told.filter((text) => text.includes('North Atlantic'))).toEqual([]);
    expect(ids(draw(view(far, null), { area: 'europe' })).filter((id) => /^deed:\d+$/.test(id))).toEqual([
      'deed:2',
      'deed:3',
      'deed:4',
      'deed:5',
    ]);
    expect(textsOf(draw(view(far, null), { area: 'atlantic' })).join()).toContain('North Atlantic: German navy built');
  });

  it('write Europe and the Pacific large enough for a phone of 400 pixels', () => {
    for (const area of ['europe', 'pacific'] as const) {
      for (const lang of ['en', 'ko', 'both'] as const) {
        const stage = setStage({ ...plain, area, lang }, mapNamed(maps, 'quartermaster-general'));
        const letters = ((labelSizes[lang][0] ?? 0) * stage.scale * 400) / 2400;
        expect(letters, `${area} ${lang}`).toBeGreaterThan(10.5);
      }
    }
  });

  it('are chosen by what changed', () => {
    expect(areaShowing(['ukraine', 'balkans', 'ger-blitzkrieg'])).toBe('europe');
    expect(areaShowing(['hawaii', 'central-pacific'])).toBe('pacific');
    expect(areaShowing(['mongolia'])).toBe('asia');
    expect(areaShowing(['south-atlantic', 'africa'])).toBe('atlantic');
    expect(areaShowing(['ger-blitzkrieg'])).toBeUndefined();
  });
});
