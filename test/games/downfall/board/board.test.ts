// The picture of Downfall as data: every unit with its figures, what the tracks say, close-ups, battles, overlays.
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import {
  areaShowing,
  boxOfArea,
  showsPlace,
  theatreIds,
  theatresOf,
} from '../../../../src/games/downfall/board/areas.js';
import { looks } from '../../../../src/games/downfall/board/picture.js';
import { describe as inWords } from '../../../../src/games/downfall/board/text-board.js';
import { standing } from '../../../../src/games/downfall/board/units.js';
import { optionsSchema } from '../../../../src/games/downfall/options.js';
import { choicesOf } from '../../../../src/games/downfall/rules/display.js';
import { setup } from '../../../../src/games/downfall/setup.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { view } from '../../../../src/games/downfall/view.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Scene } from '../../../../src/table/scene.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import { changed, counterOf, draw, idsOf, maps, opening, textsOf } from './sample.js';

const start = view(opening(), null);

const marching: NonNullable<DownfallState['order']> = {
  faction: 'western',
  source: 'W-ops-2',
  steps: ['move'],
  mp: 0,
  moves: [],
  mostUnits: null,
  primary: [],
  attacks: 0,
  freeAttacks: 0,
  special: [],
  naval: false,
  partisans: false,
  drm: 0,
  noEnemyAir: false,
  portsOnly: null,
  begun: true,
  attacked: [],
  defended: [],
  struck: [],
  prepared: [],
  then: 'event',
};

describe.each(['en', 'ko', 'both'] as const)('in %s', (lang) => {
  it.each([undefined, 'west', '30-36:8-16', 'tracks'])('has words for everything (%s)', (area) => {
    const scene = draw(start, { lang, ...(area === undefined ? {} : { area }) });
    for (const [id, text] of textsOf(scene)) expect(text, id).not.toMatch(/\{\{|board\.|unit\.|city\./u);
  });
});

describe('the whole map', () => {
  const scene = draw(start);

  it('shows every unit on the map with its steps', () => {
    for (const id of ours.unitIds) {
      const { status, steps } = start.units[id];
      const counter = counterOf(scene, id);
      if (status !== 'map') expect(counter, id).toBeUndefined();
      else expect(counter?.texts.get('steps'), id).toBe(String(steps));
    }
  });

  it('keeps two counters of one hex beside each other', () => {
    const grid = mapNamed(maps, 'downfall').grid;
    const unit = (grid?.radius ?? 0) * Math.sqrt(3);
    for (const [hex, { units }] of standing(start)) {
      if (!ours.hexes.has(hex) || units.length < 2) continue;
      const at = units.map((id) => {
        const shape = counterOf(scene, id)?.shape;
        const face = shape?.kind === 'group' ? shape.shapes.find((one) => one.id === 'face') : undefined;
        if (shape?.kind !== 'group' || face?.kind !== 'box') throw new Error(id);
        return { left: shape.at[0] - face.box.w / 2, right: shape.at[0] + face.box.w / 2 };
      });
      const [first, second] = at;
      expect(second?.left, hex).toBeGreaterThan(first?.right ?? Infinity);
      expect((second?.right ?? 0) - (first?.left ?? 0), hex).toBeLessThan(unit);
    }
  });

  it('colours ground by who controls it, and again when a city changes hands', () => {
    const held = (of: typeof start, holder: string): readonly string[] =>
      [...shapesOf(draw(of))].flatMap(({ shape }) =>
        shape.kind === 'region' && shape.id === `control:${holder}` && typeof shape.regions !== 'string'
          ? shape.regions
          : [],
      );
    expect(held(start, 'axis')).toContain('3113');
    const freed = changed((state) => {
      state.units['okw-gar-france'].status = 'out';
      state.cityControl.paris = 'western';
    });
    expect(held(freed, 'western')).toContain('3113');
    expect(held(freed, 'axis')).not.toContain('3113');
  });

  it('shows fleets where they are at sea, interdicted ones struck out, and closed beaches', () => {
    const husky = (change: (state: DownfallState) => void): Scene => {
      const { state } = setup(optionsSchema.parse({ scenario: 'husky' }), new SeededDice('board'));
      change(state);
      return draw(view(state, null));
    };
    const shown = husky(() => undefined);
    const struck = husky((state) => {
      state.naval['fleet-w-h'].ready = false;
      state.closedBeaches = [];
    });
    const isStruck = (scene: Scene): boolean =>
      [...shapesOf(scene)].some(
        ({ shape }) =>
          shape.kind === 'group' && shape.id === 'unit:fleet-w-h' && shape.shapes.some(({ id }) => id === 'struck'),
      );
    expect([isStruck(shown), isStruck(struck)]).toEqual([false, true]);
    expect(idsOf(shown)).toContain('beach:calvados:closed');
    expect(idsOf(struck)).toContain('beach:calvados:number');
    expect(idsOf(shown)).not.toContain('unit:fleet-w-tf2');
  });

  it('marks isolation, armour sides, beachheads and partisans', () => {
    const marked = changed((state) => {
      state.units['okw-7'].isolated = 3;
      state.units['wes-us-1'].at = '3312';
      state.beachheads = [{ at: '3312', mulberry: false }];
    });
    const shown = draw(marked);
    expect(counterOf(shown, 'okw-7')?.texts.get('level')).toBe('I3');
    expect(counterOf(shown, 'okw-15')?.texts.has('level')).toBe(false);
    expect(idsOf(shown)).toContain('beachhead:3312');
    expect(idsOf(shown)).toContain('unit:partisan-soviet-1');
    const tank = changed((state) => {
      state.units['okw-i-ss'].back = true;
    });
    const infantry = changed((state) => {
      state.units['okw-i-ss'].back = false;
    });
    expect(counterOf(draw(tank), 'okw-i-ss')?.texts.get('letter')).toBe('T');
    expect(counterOf(draw(infantry), 'okw-i-ss')?.texts.get('letter')).toBe('Mo');
  });
});

describe('the tracks', () => {
  it('price every marker the faction could take, with its surcharge', () => {
    const of = changed((state) => {
      state.track[0] = 'W-ops-2';
      state.track[1] = 'S-ops-3';
      state.track[2] = 'W-recmech-3';
    });
    const scene = draw(of, { variant: 'status' });
    const box = (n: number): ReadonlyMap<string, string> => {
      const found = [...shapesOf(scene)].find(
        ({ shape }) => shape.id === `track:${n}` && shape.kind === 'group',
      )?.shape;
      return found === undefined ? new Map() : textsOf({ ...scene, layers: [{ id: 'box', shapes: [found] }] });
    };
    const cheapest = (marker: string): number =>
      Math.min(
        ...choicesOf(of, 'western').flatMap((one) =>
          one.marker === marker && one.kind === 'play' && !one.fromPlanning ? [one.cost] : [],
        ),
      );
    expect(box(1).get('cost')).toBe(String(cheapest('W-ops-2')));
    expect(box(2).has('cost')).toBe(false);
    expect(box(3).get('cost')).toBe(`${cheapest('W-recmech-3')} +1`);
  });

  it('run on over the end of a round, with the weather of the turn they reach', () => {
    const late = changed((state) => {
      for (const one of ['western', 'soviet', 'okh', 'okw'] as const) state.time[one] = 88;
      state.weatherAt = 88;
    });
    const texts = textsOf(draw(late, { variant: 'status' }));
    expect(texts.get('time:90:number')).toBe('91');
    expect(texts.get('time:91:number')).toBe('1');
    const ids = idsOf(draw(late, { variant: 'status' }));
    expect(ids.filter((id) => /^marker:[a-z]+$/u.test(id))).toHaveLength(4);
    expect(ids).toContain('time:93:event');
  });

  it('tell victory points and cards in hand', () => {
    const texts = textsOf(
      draw(
        changed((state) => void (state.vp = -3)),
        { variant: 'status' },
      ),
    );
    expect(texts.get('points')).toBe('+3');
    expect(texts.get('vp:number')).toBe('-3');
    expect(texts.get('hand:soviet:count')).toBe(String(start.handCounts.soviet));
  });
});

describe('close-ups', () => {
  const shown = (area: string): readonly string[] => {
    const map = mapNamed(maps, 'downfall');
    const box = map.grid === undefined ? undefined : boxOfArea(map.grid, area);
    expect(box, area).toBeDefined();
    return [...shapesOf(draw(start, { area }))].flatMap(({ shape }) =>
      shape.id.startsWith('number:') ? [shape.id.slice(7)] : [],
    );
  };

  it('hold what changed, and at most twelve by ten hexes', () => {
    for (const focus of [['3338'], ['3338', '3439', '3339'], ['3012', '3912'], ['3113', '3122'], ['4233']]) {
      const area = areaShowing(ours, focus) ?? '';
      const [low = 0, high = 0, west = 0, east = 0] = (/^(-?\d+)-(\d+):(-?\d+)-(\d+)$/u.exec(area) ?? [])
        .slice(1)
        .map(Number);
      expect(high - low + 1, area).toBeLessThanOrEqual(10);
      expect(east - west + 1, area).toBeLessThanOrEqual(12);
      expect(shown(area)).toEqual(expect.arrayContaining(focus.filter((hex) => ours.hexes.has(hex))));
    }
  });

  it('become a theatre where much lies apart, and the tracks where no hex changed', () => {
    expect(theatreIds).toContain(areaShowing(ours, ['3209', '3313', '2513', '3228']));
    expect(areaShowing(ours, ['track'])).toBe('tracks');
    // A close-up says what it shows, a theatre too; what is no hex lies nowhere in particular.
    const around = areaShowing(ours, ['3312', '3313']) ?? '';
    expect(['3312', '3313', '1923', 'wes-us-1'].map((place) => showsPlace(around, place))).toEqual([
      ...[true, true, false, true],
    ]);
    expect(['1923', '3312'].map((place) => showsPlace('balkans', place))).toEqual([true, false]);
    expect(areaShowing(ours, [])).toBeUndefined();
    expect(idsOf(draw(start, { area: 'tracks' }))).not.toContain('hexes');
  });

  it('show every land hex in a theatre', () => {
    expect([...ours.hexes.keys()].filter((hex) => theatresOf(hex).length === 0)).toEqual([]);
    expect(looks().areas.map(({ id }) => id)).toEqual(theatreIds);
  });

  it('mark the hexes that changed', () => {
    expect(idsOf(draw(start, { area: 'west', focus: ['3113'] }))).toContain('focus:3113');
  });
});

describe('battles and marches', () => {
  const fight = changed((state) => {
    const target = state.units['okh-9'].at ?? '';
    state.units['sov-2gd'].at = '3529';
    state.units['sov-11gd'].at = '3429';
    state.active = 'soviet';
    state.combat = {
      attacker: 'soviet',
      defender: 'okh',
      target,
      primary: 'sov-2gd',
      flanks: ['sov-11gd'],
      ranged: [],
      partisan: null,
      hq: {},
      cards: {},
      cancelled: [],
      jets: false,
      stage: 'losses',
      attackerHits: 1,
      defenderHits: 2,
    };
    state.marches = [{ unit: 'sov-5gd', path: ['3129', '3128'] }];
  });

  it('tell both strengths, the column and the hits', () => {
    const texts = textsOf(draw(fight, { area: 'east-centre' }));
    const [attack, defence] = [
      Number(texts.get('battle:attack:strength')),
      Number(texts.get('battle:defence:strength')),
    ];
    expect(Number(texts.get('battle:column')?.replace('−', '-'))).toBe(Math.max(-4, Math.min(8, attack - defence)));
    expect(texts.get('battle:hits')).toBe('1/2');
    const ids = idsOf(draw(fight, { area: 'east-centre' }));
    expect(ids).toEqual(expect.arrayContaining(['attack:sov-2gd', 'attack:sov-11gd', 'march:0:sov-5gd:line']));
  });

  it('tell what was fought with, whoever has retreated since', () => {
    const rolled = { attack: [{ item: 'primary' as const, value: 7 }], defence: [{ item: 'pips' as const, value: 3 }] };
    const over = changed((state) => {
      if (fight.combat === null) throw new Error('no combat');
      state.combat = { ...structuredClone(fight.combat), rolled: { ...rolled, die: [], column: 4, drm: 0 } };
      for (const id of ours.unitIds) if (state.units[id].at === fight.combat.target) state.units[id].at = '3126';
    });
    const texts = textsOf(draw(over, { area: 'east-centre' }));
    expect(texts.get('battle:attack:strength')).toBe('7');
    expect(texts.get('battle:defence:strength')).toBe('3');
    expect(texts.get('battle:column')).toBe('+4');
  });

  it('show an unsent march to its player alone', () => {
    const draft = [{ subject: 'wes-us-5', path: ['2219'] }];
    expect(idsOf(draw(start, { variant: 'orders', draft }))).toContain('draft:0:wes-us-5:line');
    expect(idsOf(draw(start, { draft }))).not.toContain('draft:0:wes-us-5:line');
    expect(looks().variants.find(({ role }) => role === 'orders')?.private).toBe(true);
  });
});

describe('an unsent attack', () => {
  const ready = changed((state) => {
    state.units['sov-2gd'].at = '3529';
    state.units['sov-11gd'].at = '3629';
    state.units['okh-9'].at = '3528';
    for (const id of ours.unitIds) if (id.startsWith('okh-') && id !== 'okh-9') state.units[id].status = 'out';
    state.active = 'soviet';
    state.order = {
      ...marching,
      faction: 'soviet',
      source: 'S-ops-4',
      steps: ['attack'],
      primary: ['infantry'],
      attacks: 3,
    };
  });

  it('is drawn close up with its arithmetic before it is confirmed', () => {
    const draft = [{ subject: '3528', path: ['sov-2gd', 'sov-11gd'] }];
    const scene = draw(ready, { variant: 'orders', draft });
    expect(idsOf(scene)).toEqual(expect.arrayContaining(['attack:sov-2gd', 'attack:sov-11gd', 'locator:frame']));
    const texts = textsOf(scene);
    const sum = Number(texts.get('battle:attack:strength')) - Number(texts.get('battle:defence:strength'));
    expect(Number(texts.get('battle:column')?.replace('−', '-'))).toBe(sum);
    expect(texts.has('battle:hits')).toBe(false);
    expect(idsOf(draw(ready, { draft }))).not.toContain('attack:sov-2gd');
    // Only where nobody can move the picture does it come nearer by itself.
    expect(idsOf(draw(ready, { variant: 'orders', draft, whole: true }))).not.toContain('locator:frame');
  });
});

describe('an unsent march', () => {
  it('shows where its last mover could go', () => {
    const ready = changed((state) => {
      state.units['sov-2gd'].at = '3432';
      state.active = 'soviet';
      state.order = { ...marching, faction: 'soviet', source: 'S-ops-1', mp: 2, moves: ['infantry'] };
    });
    const draft = [{ subject: 'sov-2gd', path: ['3433'] }];
    const near = [...shapesOf(draw(ready, { variant: 'orders', draft }))].find(
      ({ shape }) => shape.id === 'reach',
    )?.shape;
    expect(near?.kind === 'path' && near.d.split('Z').length).toBeGreaterThan(6);
    expect(idsOf(draw(ready, { draft }))).not.toContain('reach');
  });
});

describe('overlays', () => {
  it('show who is out of supply', () => {
    const cut = changed((state) => {
      for (const id of ours.unitIds) if (id.startsWith('okw-') && id !== 'okw-7') state.units[id].status = 'out';
      state.cityControl['le-havre'] = 'axis';
      for (const city of Object.keys(state.cityControl)) {
        if (city !== 'le-havre') state.cityControl[city as keyof typeof state.cityControl] = 'western';
      }
    });
    const colourOf = (scene: ReturnType<typeof draw>, id: string): string | undefined => {
      const shape = [...shapesOf(scene)].find((one) => one.shape.id === `supply:${id}`)?.shape;
      return shape?.kind === 'box' ? shape.strokes?.[0]?.colour : undefined;
    };
    const look = { variant: 'supply' };
    expect(colourOf(draw(start, look), 'okw-7')).not.toBe(colourOf(draw(cut, look), 'okw-7'));
    expect(idsOf(draw(start))).not.toContain('supply:okw-7');
  });

  it('hatch zones of control', () => {
    const zone = [...shapesOf(draw(start, { variant: 'zones' }))].find(({ shape }) => shape.id === 'zone:axis')?.shape;
    expect(zone?.kind === 'path' && zone.d.length).toBeGreaterThan(100);
  });
});

describe('the board in words', () => {
  it('names every place where something stands', () => {
    expect(inWords(start).length).toBeGreaterThan(standing(start).size);
  });
});
