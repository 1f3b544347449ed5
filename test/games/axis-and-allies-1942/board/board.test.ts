// The picture of Axis & Allies 1942 as data: nothing lies on anything else, and it says what the position is.
import { describe, expect, it } from 'vitest';
import { areaIds, areaShowing, spacesOf } from '../../../../src/games/axis-and-allies-1942/board/areas.js';
import { board, looks } from '../../../../src/games/axis-and-allies-1942/board/picture.js';
import { withGrownRooms } from '../../../../src/games/axis-and-allies-1942/board/growth.js';
import { setStage } from '../../../../src/games/axis-and-allies-1942/board/stage.js';
import { powers } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import { cities, lands, spaces } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { optionsSchema } from '../../../../src/games/axis-and-allies-1942/options.js';
import { setup } from '../../../../src/games/axis-and-allies-1942/setup.js';
import { view, type AaView } from '../../../../src/games/axis-and-allies-1942/view.js';
import { en } from '../../../../src/games/axis-and-allies-1942/words/en.js';
import { ko } from '../../../../src/games/axis-and-allies-1942/words/ko.js';
import { worded } from '../../../../src/render/layout.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import type { Box, Look, Scene } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { shapesOf } from '../../../support/shapes-of.js';

const maps = loadBoardMaps(['axis-and-allies-1942']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };
const { state } = setup(optionsSchema.parse({}));
const start = view(state, null);
const draw = (of: AaView, look: Partial<Look> = {}): Scene => board(of, { ...plain, ...look }, maps);
const wording = createWording({ app: { en: {}, ko: {} }, 'axis-and-allies-1942': { en, ko } });
const texts = (scene: Scene): ReadonlyMap<string, string> =>
  new Map(
    [...shapesOf(worded(scene, (text, lang, ns) => wording.say(text, lang, ns)))].flatMap(({ shape }) =>
      shape.kind === 'text'
        ? [[shape.id, shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join(' ')] as const]
        : [],
    ),
  );
const idsOf = (scene: Scene): string[] => [...shapesOf(scene)].map(({ shape }) => shape.id);

const pictures = [undefined, ...areaIds].flatMap((area) =>
  (['en', 'ko', 'both'] as const).map((lang) => [area ?? 'whole', lang, area] as const),
);

describe.each(pictures)('%s in %s', (_name, lang, area) => {
  const look: Look = { ...plain, lang, ...(area === undefined ? {} : { area }) };
  const stage = setStage(look, mapNamed(maps, 'axis-and-allies-1942'));

  it('keeps names and units off each other', () => {
    const boxes: readonly (readonly [string, Box])[] = spaces.flatMap((id) => [
      [`name ${id}`, stage.labelOf(id)] as const,
      [`units ${id}`, stage.roomOf(id)] as const,
    ]);
    const bit = 5 * stage.scale;
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

  it('names every space it is to show, whole', () => {
    const ids = idsOf(draw(start, look));
    const wanted = area === undefined ? spaces : spacesOf(area);
    expect(ids).toEqual(expect.arrayContaining(wanted.map((id) => `name:${id}`)));
    for (const id of wanted) expect(stage.holds(stage.roomOf(id)), id).toBe(true);
  });

  it('has words for everything', () => {
    for (const [id, text] of texts(draw(start, look))) expect(text, id).not.toMatch(/\{\{|board\.|short\./);
  });
});

describe.each(areaIds)('the close-up %s', (area) => {
  const look: Look = { ...plain, area };
  const narrow = setStage(look, mapNamed(maps, 'axis-and-allies-1942'));
  const stage = withGrownRooms(narrow, start);

  it('gives many kinds of units more room, which covers no name and no other units', () => {
    const shown = spaces.filter((id) => narrow.holds(narrow.roomOf(id)));
    const stood = shown.filter((id) => start.units.some((unit) => unit.space === id));
    const grownOnes = stood.filter(
      (id) => stage.roomOf(id).w > narrow.roomOf(id).w || stage.roomOf(id).h > narrow.roomOf(id).h,
    );
    expect(grownOnes.length).toBeGreaterThan(0);
    for (const id of grownOnes) {
      const others = [
        ...shown.map((one) => ['name', one, narrow.labelOf(one)] as const),
        ...stood.filter((one) => one !== id).map((one) => ['units', one, stage.roomOf(one)] as const),
      ];
      for (const [what, one, box] of others) {
        expect(shared(stage.roomOf(id), box), `${id} covers ${what} ${one}`).toBeLessThanOrEqual(
          Math.max(shared(narrow.roomOf(id), box), shared(narrow.roomOf(id), narrow.roomOf(one))) + 1,
        );
      }
    }
  });
});

/** The area two boxes have in common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}

describe('the whole board', () => {
  it('shows a token for every power in every space, with how many units it has there', () => {
    const shown = texts(draw(start));
    const tokens = [...shown].flatMap(([id, text]) => (id.startsWith('units:') ? [`${id} ${text}`] : []));
    const letters = { ussr: 'S', germany: 'G', uk: 'B', japan: 'J', usa: 'A' };
    const stood = spaces.flatMap((space) =>
      powers.flatMap((power) => {
        const count = start.units.filter((unit) => unit.space === space && unit.power === power).length;
        return count === 0 ? [] : [`units:${power}:${space}:count ${letters[power]} ${count}`];
      }),
    );
    expect(tokens.sort()).toEqual(stood.sort());
  });

  it('gives allies in one space a token each within its room', () => {
    const mixed = structuredClone(state);
    for (const [index, unit] of mixed.units.filter(({ power }) => power === 'usa').entries()) {
      if (index < 2) unit.space = 'russia';
    }
    for (const [index, unit] of mixed.units.filter(({ power }) => power === 'uk').entries()) {
      if (index < 2) unit.space = 'russia';
    }
    const look = { ...plain, area: 'europe' };
    const room = withGrownRooms(setStage(look, mapNamed(maps, 'axis-and-allies-1942')), view(mixed, null)).roomOf(
      'russia',
    );
    const boxes = [...shapesOf(draw(view(mixed, null), look))].flatMap(({ shape }) =>
      shape.kind === 'box' && /^units:[a-z]+:russia$/.test(shape.id) ? [shape.box] : [],
    );
    expect(boxes).toHaveLength(3);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(room.x - 1);
      expect(box.x + box.w).toBeLessThanOrEqual(room.x + room.w + 1);
      expect(box.y).toBeGreaterThanOrEqual(room.y - 1);
      expect(box.y + box.h).toBeLessThanOrEqual(room.y + room.h + 1);
    }
  });

  it('colours every territory by who controls it now', () => {
    const taken = structuredClone(state);
    taken.control.egypt = 'germany';
    const owned = draw(view(taken, null)).layers.find(({ id }) => id === 'owners')?.shapes ?? [];
    const of = (power: string): readonly string[] => {
      const shape = owned.find(({ id }) => id === `owner:${power}`);
      return shape?.kind === 'region' && typeof shape.regions !== 'string' ? shape.regions : [];
    };
    expect(of('germany')).toContain('egypt');
    expect(of('uk')).not.toContain('egypt');
    expect(powers.flatMap(of).sort()).toEqual([...lands].sort());
  });

  it('stars the cities that count, and puts those of capitals on a disc', () => {
    const stars = idsOf(draw(start)).filter((id) => /^star:[a-z_]+$/.test(id));
    expect(stars).toHaveLength(12);
    const errata = view(setup(optionsSchema.parse({ victoryCitySet: 'errata' })).state, null);
    const more = idsOf(draw(errata)).flatMap((id) => /^star:([a-z_]+)$/.exec(id)?.[1] ?? []);
    expect(more.sort()).toEqual([...cities].sort());
    expect(idsOf(draw(start)).filter((id) => /^star:[a-z_]+:disc$/.test(id))).toHaveLength(5);
  });

  it('shows complexes with their damage, and where battles are to be fought', () => {
    const bombed = structuredClone(state);
    bombed.complexes.germany = 7;
    bombed.battles = [{ space: 'west_russia', kind: 'land', round: 0 }];
    const scene = draw(view(bombed, null));
    expect(texts(scene).get('complex:germany:damage:number')).toBe('7');
    expect(idsOf(scene)).not.toContain('complex:russia:damage');
    expect(idsOf(scene)).toEqual(expect.arrayContaining(['complex:russia', 'battle:west_russia']));
  });

  it.each([undefined, ...areaIds])(
    'keeps the number of a battle clear of the strips, wherever it is fought (%s)',
    (area) => {
      const look: Look = { ...plain, ...(area === undefined ? {} : { area }) };
      const stage = setStage(look, mapNamed(maps, 'axis-and-allies-1942'));
      const fought = structuredClone(state);
      const held = spaces.filter((id) => stage.holds(stage.roomOf(id)));
      fought.battles = held.map((space) => ({ space, kind: 'sea', round: 0, number: 12 }));
      const plates = [...shapesOf(draw(view(fought, null), look))].flatMap(({ shape }) =>
        shape.kind === 'box' && /^battle:.*:plate$/u.test(shape.id) ? [shape] : [],
      );
      expect(plates.length).toBeGreaterThan(held.length / 2);
      expect(plates.filter(({ box }) => !stage.holds(box)).map(({ id }) => id)).toEqual([]);
    },
  );

  it('says what every power has and earns, and how many cities each side holds', () => {
    const shown = texts(draw(start));
    expect(shown.get('cell:germany:money')).toBe('40 IPC income 41');
    expect(shown.get('score')).toBe('Victory cities: Axis 6 of 9, Allies 6 of 9');
    expect(shown.get('title:text')).toBe('Round 1, Soviet Union: purchase');
  });
});

describe('close-ups', () => {
  const tokenOf = (scene: Scene, power: string, space: string): string[] =>
    [...texts(scene)].flatMap(([id, text]) => {
      const [token, , , kind = '', aboard = ''] = id.split(':');
      return id.startsWith(`units:${power}:${space}:`) && token === 'units' ? [`${kind} ${aboard} ${text}`] : [];
    });

  it('count the units of each kind beside its sign', () => {
    const scene = draw(start, { area: 'europe' });
    expect(tokenOf(scene, 'germany', 'germany')).toEqual([
      'letter  G',
      'infantry count 3',
      'tank count 2',
      'aaa count 1',
      'fighter count 1',
      'bomber count 1',
    ]);
    expect(idsOf(scene)).toContain('units:germany:germany:bomber:sign');
  });

  it('box what is aboard a ship', () => {
    const loaded = structuredClone(state);
    const ship = loaded.units.find(({ power, type }) => power === 'uk' && type === 'transport');
    const cargo = loaded.units.find(({ power, type }) => power === 'uk' && type === 'infantry');
    if (ship === undefined || cargo === undefined) throw new Error('somebody lacks');
    ship.space = 'sz7';
    Object.assign(cargo, { space: 'sz7', aboard: ship.id });
    const scene = draw(view(loaded, null), { area: 'europe' });
    expect(tokenOf(scene, 'uk', 'sz7')).toContain('infantry aboard 1');
    expect(idsOf(scene)).toContain('units:uk:sz7:infantry:aboard:berth');
  });

  it('hatch the spaces where battles are to be fought', () => {
    const fought = structuredClone(state);
    fought.battles = [{ space: 'west_russia', kind: 'land', round: 0 }];
    expect(idsOf(draw(view(fought, null), { area: 'europe' }))).toContain('contested:west_russia');
    expect(idsOf(draw(start, { area: 'europe' })).some((id) => id.startsWith('contested:'))).toBe(false);
  });

  it('have a sign for every kind of unit, each unlike the others', () => {
    const signs = [...shapesOf(draw(start, { area: 'europe' }))].flatMap(({ shape }) =>
      shape.kind === 'path' && /^sign:sign$/.test(shape.id) ? [shape.d] : [],
    );
    expect(new Set(signs).size).toBe(12);
  });

  it('show every space between them', () => {
    expect(new Set(areaIds.flatMap(spacesOf))).toEqual(new Set(spaces));
    expect(looks(view(start, null)).areas.map(({ id }) => id)).toEqual(areaIds);
  });

  it('are chosen by what changed', () => {
    expect(areaShowing(['poland', 'sz5'])).toBe('europe');
    expect(areaShowing(['iwo_jima', 'sz59'])).toBe('pacific');
    expect(areaShowing([])).toBeUndefined();
  });
});

describe('the picture of my own moves', () => {
  const moving = { ...state, step: 'combatMove' as const };
  const draft = [
    { subject: 'russia', units: { infantry: 2, tank: 1 }, path: ['west_russia'] },
    { subject: 'caucasus', units: { infantry: 3, artillery: 1, tank: 1 }, path: ['ukraine_ssr'] },
  ];
  const own = view(moving, 'ussr');

  it('shows arrows with how many go, the battles they make, and what they leave empty', () => {
    const scene = draw(own, { variant: 'orders', draft });
    expect(texts(scene).get('text')).toBeDefined();
    expect(idsOf(scene)).toEqual(
      expect.arrayContaining([
        'move:russia:west_russia:count',
        'fight:west_russia',
        'fight:ukraine_ssr',
        'empty:caucasus',
      ]),
    );
    expect(idsOf(scene)).not.toContain('empty:russia');
  });

  it.each([
    ['a fighter that stays', { power: 'ussr', type: 'fighter' }],
    ['infantry of an ally', { power: 'uk', type: 'infantry' }],
  ])('leaves no ground empty that %s guards', (_who, guard) => {
    const guarded = structuredClone(moving);
    const one = guarded.units.find(({ power, type }) => power === guard.power && type === guard.type);
    if (one === undefined) throw new Error(`there is no ${guard.type} of ${guard.power}`);
    one.space = 'caucasus';
    const scene = draw(view(guarded, 'ussr'), { variant: 'orders', draft });
    expect(idsOf(scene)).toContain('fight:ukraine_ssr');
    expect(idsOf(scene)).not.toContain('empty:caucasus');
  });

  it('is offered to the power that moves, privately, and to nobody else', () => {
    const orders = looks(own).variants.find(({ role }) => role === 'orders');
    expect(orders?.private).toBe(true);
    for (const seat of ['germany', null]) {
      const other = view(moving, seat);
      expect(looks(other).variants.some(({ role }) => role === 'orders')).toBe(false);
      expect(idsOf(draw(other, { variant: 'orders', draft })).some((id) => id.startsWith('move:'))).toBe(false);
    }
  });

  it('goes over the edge of the board where that is shorter', () => {
    const crossing = { ...view({ ...moving, moves: [{ from: 'sz55', to: 'sz42' }] }, null) };
    const ids = idsOf(draw(crossing, { variant: 'results' }));
    expect(ids.some((id) => id.startsWith('move:sz55:sz42'))).toBe(true);
  });
});
