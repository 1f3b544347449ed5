// What is offered in menus: a place with what is near, a unit with where it stands, and no unit that can go nowhere.
import { describe, expect, it } from 'vitest';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { downfall } from '../../../src/games/downfall/index.js';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { preferenceOffers } from '../../../src/games/downfall/questions/preferences.js';
import { edgesByHex } from '../../../src/games/downfall/rules/graph.js';
import type { Orders, Sheet } from '../../../src/table/question.js';
import type { Text } from '../../../src/table/text.js';
import { createWording } from '../../../src/words/words.js';
import { firstPosition, orderOf, position } from './sample.js';

const wording = createWording({ app: { en: {}, ko: {} }, downfall: downfall.words });
const said = (text: Text, lang: 'en' | 'ko' = 'en'): string => wording.say(text, lang, 'downfall');

/** Hexes in a sentence with nothing behind them that says what is near, and no city's name before them. */
function bareIn(words: string): readonly string[] {
  return (words.match(/\b\d{4}\b(?! ?\()/gu) ?? []).filter((hex) => ours.hexes.has(hex) && !ours.cityAt.has(hex));
}

interface Offered {
  readonly text: Text;
  readonly detail?: Text;
}

/** All that an order sheet offers at first, and behind each of its subjects. */
function offeredBy(form: Orders): readonly Offered[] {
  const subjects = form.subjects([]);
  return [
    ...subjects,
    ...subjects.flatMap(({ id }) => {
      const { options } = form.step({ subject: id, path: [] }, []);
      return [...options, ...options.flatMap((one) => form.step({ subject: id, path: [one.id] }, []).options)];
    }),
  ];
}

it('shows the front of a faction that is asked for its order, rather than its hand alone', () => {
  const state = firstPosition('campaign');
  const places = orderQuestion(state).places ?? [];
  expect(places.length).toBeGreaterThan(0);
  expect(downfall.closeUp?.(places, downfall.view(state, state.active))).toEqual(expect.any(String));
});

it('opens the beaches for a beachhead where the own fleets are', () => {
  const state = position({
    scenario: 'husky',
    cities: 'axis',
    naval: { 'fleet-w-h': 'central-mediterranean', 'fleet-w-med': 'central-mediterranean' },
  });
  Object.assign(state, { transportPoints: 9, beachheadPool: 2 });
  const { form } = marchQuestion(state, orderOf('western', { naval: true, mp: 2 }));
  const firstAfter = (sheet: Sheet): string | undefined => {
    const [first] = form.step({ subject: 'beachhead:1', path: [] }, sheet).options;
    return ours.beachAt.get(first?.id ?? '')?.area;
  };
  expect(firstAfter([])).toBe('central-mediterranean');
  const away = ['fleet-w-h', 'fleet-w-med'].map((subject) => ({ subject, path: ['west-mediterranean'] }));
  expect(firstAfter(away)).toBe('west-mediterranean');
});

describe('what is offered', () => {
  const state = firstPosition('campaign');
  const bare = (items: readonly Offered[]): readonly string[] =>
    items.flatMap(({ text, detail }) =>
      (['en', 'ko'] as const).flatMap((lang) =>
        [text, ...(detail === undefined ? [] : [detail])].flatMap((one) => bareIn(said(one, lang))),
      ),
    );

  it('says of every hex in a march what is near', () => {
    const { form } = marchQuestion(state, orderOf('soviet', { mp: 2, moves: ['infantry'] }));
    const offered = offeredBy(form);
    expect(offered.length).toBeGreaterThan(50);
    expect(bare(offered)).toEqual([]);
  });

  it('says of every target, and of whoever can attack it, what is near', () => {
    const order = orderOf('soviet', { attacks: 2, primary: ['infantry'] });
    const offered = offeredBy(attackQuestion(state, order).form);
    expect(offered.length).toBeGreaterThan(10);
    expect(bare(offered)).toEqual([]);
    // Where a leader or flank stands is said as well.
    const [target] = attackQuestion(state, order).form.subjects([]);
    const { options } = attackQuestion(state, order).form.step({ subject: target?.id ?? '', path: [] }, []);
    for (const { detail } of options) expect(detail && said(detail)).toMatch(/ \d{4}(?: \(.+\))?$/u);
  });

  it('says so of what can be said in advance', () => {
    for (const { value } of preferenceOffers(state, 'soviet')) {
      const form = value?.form;
      expect(form?.kind === 'choose' ? bare(form.options()) : []).toEqual([]);
    }
  });
});

describe('a unit with nowhere to go', () => {
  const around = (edgesByHex(ours).get('3434') ?? []).map(({ to }) => to);
  const corps = ours.unitIds.filter((id) => ours.units[id].faction === 'soviet');
  const foes = Object.fromEntries(around.map((at, n) => [corps[n] ?? '', [at, 2] as const]));
  const state = position({ cities: 'axis', units: { 'okh-18': ['3434', 2], 'okh-16': ['3030', 2], ...foes } });
  const { form } = marchQuestion(state, orderOf('okh', { mp: 4 }));

  it('is not offered for a move, and the others are', () => {
    expect(form.subjects([]).map(({ id }) => id)).toEqual(['okh-16']);
    expect(form.subject?.('okh-18', [])).toBeUndefined();
    // Whoever has an order stays in the list.
    expect(form.subjects([{ subject: 'okh-16', path: ['3031'] }]).map(({ id }) => id)).toEqual(['okh-16']);
  });

  it('is told of where its name is typed', () => {
    const order = orderOf('okh', { mp: 4 });
    const view = { ...state, order };
    const told = downfall.unoffered?.({ question: marchQuestion(state, order), view: view as never });
    const why = told?.find(({ id }) => id === 'okh-18')?.why;
    expect(why && said(why)).toMatch(/^There is nowhere it can go in this order\. .* is held by the enemy\./u);
  });
});
