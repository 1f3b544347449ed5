// What a player is told before deciding: orders by name and event, supply where a march ends, full hexes, chances, ways to retreat.
import { describe, expect, it } from 'vitest';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { downfall } from '../../../src/games/downfall/index.js';
import type { DownfallState, OrderContext } from '../../../src/games/downfall/state.js';
import { opsIds, type MarkerId } from '../../../src/games/downfall/data/orders.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { factions, type Faction } from '../../../src/games/downfall/data/units.js';
import type { Text } from '../../../src/table/text.js';
import { createWording } from '../../../src/words/words.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

const wording = createWording({ downfall: downfall.words });
const english = (text: Text | undefined): string => (text === undefined ? '' : wording.say(text, 'en', 'downfall'));
const korean = (text: Text | undefined): string => (text === undefined ? '' : wording.say(text, 'ko', 'downfall'));

function steps(state: DownfallState, order: OrderContext, subject: string): ReadonlyMap<string, string> {
  const { form } = marchQuestion(state, order);
  return new Map(form.step({ subject, path: [] }, []).options.map(({ id, detail }) => [id, english(detail)]));
}

const letters: Readonly<Record<Faction, string>> = { western: 'W', soviet: 'S', okh: 'H', okw: 'K' };
const markersOf = (faction: Faction): readonly MarkerId[] => opsIds.filter((id) => id.startsWith(letters[faction]));

describe('the choice of an order', () => {
  it('names each marker apart, where it comes from, and the event it brings', () => {
    const state = firstPosition();
    state.active = 'western';
    const { form } = orderQuestion(state);
    const options = form.options();
    const names = options.map(({ text }) => english(text));
    expect(new Set(names).size).toBe(names.length);
    const planned = options.find(({ text }) => english(text).includes('(from planning)'));
    expect(korean(planned?.text)).toContain('(계획 칸에서)');
    const event = wording.say({ key: `event.${state.events.pending}` }, 'en', 'downfall');
    expect(english(planned?.detail)).toContain(`brings ${event}; then `);
  });

  it('tells two markers of one order apart by their boxes', () => {
    const state = firstPosition();
    state.active = 'western';
    state.used.western = [];
    state.track = ['W-recmech-1', 'W-recmech-2', null, null, null, null, null, null, null, null];
    const names = orderQuestion(state)
      .form.options()
      .map(({ text }) => english(text));
    expect(names).toContain('Recruit (track box 1)');
    expect(names).toContain('Recruit (track box 2)');
  });
});

describe('what stands beside an order', () => {
  // Discord cuts what is longer.
  const room = 100;
  const long = (faction: Faction): readonly string[] =>
    Object.entries(ours.tracks.eventSpaces).flatMap(([space, owner]) => {
      if (owner !== faction) return [];
      const state = firstPosition();
      state.active = faction;
      state.used[faction] = [];
      state.planning[faction] = null;
      // The event is on the next space.
      state.time[faction] = Number(space) - 2;
      state.events.pending = 'E15';
      // The last box pays for all others.
      const own = markersOf(faction);
      return own.flatMap((last) => {
        state.track = [...own.filter((one) => one !== last).slice(0, 9), last];
        const options = orderQuestion(state).form.options();
        return options.flatMap(({ detail }) => [english(detail), korean(detail)]).filter((one) => one.length > room);
      });
    });

  it.each(factions)('fits a menu however much it costs and brings: %s', (faction) => {
    expect(long(faction)).toEqual([]);
  });

  it('says what moves where that is not what attacks, and what is granted besides', () => {
    const state = firstPosition();
    state.active = 'western';
    state.used.western = [];
    state.track = ['W-ops-3', null, null, null, null, null, null, null, null, null];
    const [option] = orderQuestion(state)
      .form.options()
      .filter(({ id }) => id.includes('W-ops-3'));
    expect(english(option?.text)).toBe('Redeploy 3 (armor and airborne), 2 attacks: armor');
    expect(english(option?.detail)).toMatch(/ · ships and airborne flanks$/);
    expect(korean(option?.detail)).toMatch(/ · 해상 이동, 공수 측면 공격$/);
  });

  it('promises fleets only where there are any, and the sea only to who may sail it', () => {
    const granted = (scenario: 'overlord' | 'husky'): string => {
      const state = firstPosition(scenario);
      state.active = 'okw';
      state.used.okw = [];
      state.track = ['K-ops-1', null, null, null, null, null, null, null, null, null];
      const options = orderQuestion(state).form.options();
      return korean(options.find(({ id }) => id === 'play:K-ops-1:K-ops-1')?.detail);
    };
    expect(granted('husky')).toMatch(/ · 함대와 해상 이동$/);
    expect(granted('overlord')).not.toMatch(/해상/);
  });
});

describe('a march', () => {
  it('says how the unit would be supplied where it ends', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      control: { moscow: 'soviet' },
      units: { 'sov-1gd': ['3434', 3] },
    });
    const order = orderOf('soviet');
    for (const detail of steps(state, order, 'sov-1gd').values())
      expect(detail).toMatch(/no supply|in supply|supply costs/);
    const cut = position({ turn: 6, cities: 'axis', units: { 'sov-1gd': ['3434', 3] } });
    expect([...new Set([...steps(cut, order, 'sov-1gd').values()].map((one) => one.split(' · ')[1]))]).toEqual([
      'no supply',
    ]);
  });

  it('says which hexes are full, and a sheet which units it strands', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'sov-2gd': ['3435', 3], 'sov-3gd': ['3435', 3] },
    });
    const order = orderOf('soviet');
    expect(steps(state, order, 'sov-1gd').get('3435')).toContain('full, unless others leave');
    state.units['sov-1gd'].steps = 1;
    const few = orderOf('soviet', { mostUnits: 1 });
    expect(steps(state, few, 'sov-1gd').get('3435')).toContain('full, only on the way');
    const question = marchQuestion(state, order);
    expect(question.review?.([]).warnings).toEqual([]);
  });
});

describe('an attack', () => {
  it('is worked out with the chance of each number of hits before it is confirmed', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3433', 1] },
    });
    const question = attackQuestion(state, orderOf('soviet'));
    const [told] = question.review?.([{ subject: '3433', path: ['sov-1gd'] }]).forecasts ?? [];
    const text = english(told);
    expect(text).toMatch(/^Kursk 3433: Attack \d+ \(.+\), defence \d+ \(.+\)/);
    const chances = (part: string): number =>
      [...(new RegExp(`${part}: ([^.]*)`).exec(text)?.[1] ?? '').matchAll(/\((\d+)%\)/g)].reduce(
        (n, [, p]) => n + Number(p),
        0,
      );
    for (const part of ['Hits on them', 'Hits on us']) expect(Math.abs(chances(part) - 100)).toBeLessThan(3);
    expect(korean(told)).toContain('적이 받을 명중: ');
  });
});

describe('a retreat of two units', () => {
  it('leaves the second its way, and begins with places in supply', () => {
    const state = position({
      turn: 6,
      cities: 'soviet',
      control: { konigsberg: 'axis' },
      units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3433', 2], 'okh-16': ['3433', 2] },
    });
    state.order = orderOf('soviet');
    state.combat = {
      attacker: 'soviet',
      defender: 'okh',
      target: '3433',
      primary: 'sov-1gd',
      flanks: [],
      ranged: [],
      partisan: null,
      hq: {},
      cards: {},
      cancelled: [],
      jets: false,
      stage: 'losses',
      attackerHits: 0,
      defenderHits: 1,
    };
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    const ways = asked.filter(({ key }) => key === 'retreatTo');
    expect(ways.length).toBeGreaterThan(0);
    for (const { form } of ways) {
      if (form.kind !== 'choose') throw new Error('no choice');
      const details = form.options().map(({ detail }) => english(detail));
      const isCut = (detail: string): boolean => detail.startsWith('no supply');
      expect(details.toSorted((a, b) => Number(isCut(a)) - Number(isCut(b)))).toEqual(details);
      // A hex without a name says what named place is near.
      const names = form.options().map(({ text }) => english(text));
      for (const name of names) expect(name).toMatch(/^(?:[A-Z].* \d{4}|\d{4} \((?:beside|\d hexes from) [A-Z].*\))$/u);
      expect(names.some((name) => name.includes('beside Kursk'))).toBe(true);
    }
    expect(state.units['okh-18'].at).not.toBe('3433');
    expect(state.units['okh-16'].at).not.toBe('3433');
  });
});
