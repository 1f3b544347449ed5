// What is explained when somebody names a place, a unit, an order or supply; and the pages of supply and of the fronts.
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { nearestHolders } from '../../../src/games/downfall/rules/nearest.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { filled, reckonHere } from '../../../src/table/reckoning.js';
import type { Text } from '../../../src/table/text.js';
import { createWording } from '../../../src/words/words.js';
import { firstPosition, orderOf, position } from './sample.js';

const wording = createWording({ app: { en: {}, ko: {} }, downfall: downfall.words });
const said = (texts: readonly Text[], lang: 'en' | 'ko' = 'en'): readonly string[] =>
  texts.map((text) => wording.say(text, lang, 'downfall'));

function asked(state: DownfallState, seat: string, typed: string, lang: 'en' | 'ko' = 'en'): readonly string[] {
  const found = downfall.suppose?.(typed, { view: downfall.view(state, seat), own: undefined });
  return [
    ...said(found?.told ?? [], lang),
    ...said(
      (found?.unread ?? []).map(({ problem }) => problem),
      lang,
    ),
  ];
}

/** Two armies with a hex between them, away from cities. */
const facing = (): DownfallState =>
  position({ cities: 'soviet', units: { 'okh-18': ['3434', 2], 'sov-8-54-59': ['3436', 2] } });

describe('a place that is named', () => {
  it('has its control from whoever is nearest, for every hex of every scenario', () => {
    for (const scenario of ['overlord', 'husky', 'campaign'] as const) {
      const ground = new Ground(firstPosition(scenario));
      for (const hex of ours.hexes.keys()) {
        const holders = new Set(nearestHolders(ground, hex).places.map(({ ideology }) => ideology));
        const [only] = holders;
        expect(ground.control(hex), `${scenario} ${hex}`).toBe(holders.size === 1 ? only : null);
      }
    }
  });

  it('is told with what controls it, the zones over it and the hexsides they bar', () => {
    const state = facing();
    const [control = '', ...zones] = asked(state, 'okh', '3435');
    expect(control).toContain('nobody’s');
    expect(control).toMatch(/8\/54\/59 in 3436 \(Soviet\).*18th in 3434 \(Axis\)/u);
    expect(zones.join(' ')).toMatch(/Zone of control \(Soviet\).*Zone of control \(Axis\)/u);
    expect(zones.join(' ')).toContain('Axis units may not go from 3435 straight to');
  });

  it('is found by its name in either language, a particle behind it or not', () => {
    const state = firstPosition();
    for (const name of ['Paris', 'paris', '파리', '파리는', '3113']) {
      expect(asked(state, 'western', name)[0], name).toContain('Paris 3113: Axis');
    }
    expect(asked(state, 'western', '파리', 'ko')[0]).toContain('추축');
  });

  it('says what can be named where nothing goes by the name', () => {
    expect(asked(firstPosition(), 'okh', 'Atlantis')).toEqual([
      'Name a hex or city, a unit, an order, a unit and a place (`21A Minsk`), or “supply”.',
    ]);
  });
});

describe('supply', () => {
  const cutOff = (isolated: 0 | 1): DownfallState => {
    const state = position({ cities: 'soviet', units: { 'okh-18': ['3434', 3], 'sov-8-54-59': ['3436', 2] } });
    state.units['okh-18'].isolated = isolated;
    return state;
  };

  it('is told as it is now, and with what a Supply event would do', () => {
    expect(asked(cutOff(0), 'okh', '18A').join(' ')).toContain(
      'Isolated 1, and 3 initiative to keep it, else it is lost',
    );
    const worse = asked(cutOff(1), 'okh', '18A').join(' ');
    expect(worse).toContain('Isolated 3, and 9 initiative');
    expect(worse).toContain('It is Isolated 1 now');
  });

  it('costs in the page what the event then asks for', () => {
    const state = cutOff(1);
    const view = downfall.view(state, null);
    const panel = downfall.panels?.(view, null).find(({ id }) => id === 'supply');
    if (panel?.reckoning === undefined) throw new Error('no page');
    const lines = said(filled(panel, reckonHere(downfall, panel.reckoning.job)).lines);
    expect(lines.find((one) => one.startsWith('OKH: isolated now'))).toContain('18th');
    expect(lines.find((one) => one.startsWith('OKH: cut off'))).toContain('kept for 9 initiative');
  });

  it('of the own side is told for all that are not simply supplied', () => {
    expect(asked(cutOff(0), 'western', 'supply').join(' ')).toContain('18th');
    expect(asked(cutOff(0), 'soviet', '보급', 'ko').join(' ')).not.toContain('18');
  });
});

describe('a unit and a place', () => {
  it('tell how far it is, and whether the order under way goes there', () => {
    const state = facing();
    expect(asked(state, 'okh', '18A 3432')[0]).toMatch(/needs \d+ movement points? to/u);
    state.order = orderOf('okh', { mp: 4 });
    expect(asked(state, 'okh', '18A > 3432')[0]).toContain('can get to');
    expect(asked(state, 'okh', '18A 3436')[0]).toContain('held by the enemy');
    state.order = orderOf('okh', { moves: ['armored'] });
    expect(asked(state, 'okh', '18A 3432')[0]).toContain('does not move');
  });
});

describe('an order', () => {
  it('is told with its price, or with why it cannot be had', () => {
    const state = firstPosition();
    state.active = 'western';
    state.track = state.track.map(() => null);
    state.planning.western = null;
    state.used.western = [];
    expect(asked(state, 'western', 'Recruit').join(' ')).toContain('No marker for Recruit lies on the action track');
    state.used.western = [
      { marker: 'W-recmech-1', box: 'recruit' },
      { marker: 'W-recmech-2', box: 'recruit' },
    ];
    expect(asked(state, 'western', 'Recruit').join(' ')).toContain('No space is free for Recruit');
    state.track[0] = 'W-recmech-1';
    state.used.western = [];
    expect(asked(state, 'western', '징집').join(' ')).toMatch(/Recruit: available for \d+ initiative/u);
  });
});

describe('the page of a front', () => {
  it('lists the empty hexes in zones of both sides, and no other', () => {
    const view = downfall.view(facing(), null);
    const lines = (ally: string): readonly string[] => {
      const panel = downfall.panels?.(view, null).find(({ id }) => id === `front:${ally}`);
      if (panel?.reckoning === undefined) throw new Error('no page');
      return said(filled(panel, reckonHere(downfall, panel.reckoning.job)).lines);
    };
    expect(
      lines('soviet')
        .slice(1)
        .map((one) => one.slice(0, 4)),
    ).toContain('3435');
    expect(lines('western')).toEqual(['No empty hex lies in zones of both sides.']);
  });
});
