// What is told of cards, costs and sheets without orders: shortly, and once.
import { describe, expect, it } from 'vitest';
import { cityIds } from '../../../src/games/downfall/data/cities.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { attackQuestion } from '../../../src/games/downfall/questions/attack.js';
import { fromNowOn } from '../../../src/games/downfall/questions/from-now-on.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import { orderQuestion } from '../../../src/games/downfall/questions/order.js';
import { stepsQuestion } from '../../../src/games/downfall/questions/steps.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { objectivesOf } from '../../../src/games/downfall/rules/victory.js';
import type { Text } from '../../../src/table/text.js';
import { languages } from '../../../src/words/words.js';
import { wording } from '../../support/contract.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

const keys = (told: readonly Text[]): readonly string[] => told.map(({ key }) => key);

it('speaks of HQ cards only where one may be cancelled', () => {
  const offered = (type: 'hq' | 'combat'): readonly string[] => {
    const form = { kind: 'choose', min: 0, max: 1, options: () => [] } as const;
    const asked = { key: 'cancel', seat: 'western', text: { key: 'ask.cancel' }, pace: 'reaction', form } as const;
    return fromNowOn({ ...asked, about: { type }, fallback: () => [] }).map(({ id }) => id);
  };
  expect(offered('combat')).toEqual(['all']);
  expect(offered('hq')).toEqual(['strong', 'all']);
});

it.each([
  ['hq', ['strong', 'all']],
  ['combat', ['all']],
] as const)('says so in play of a card the OKW has just played (%s)', (type, offered) => {
  const state = position({ cities: 'axis', units: { 'wes-us-1': ['3424', 2], 'okw-7': ['3324', 2] } });
  const order = orderOf('western', { attacks: 1 });
  const fight = fightOf(new Ground(state), order, '3324', 'wes-us-1', []);
  const card = type === 'hq' ? 'A6' : 'A12';
  state.combat = { ...fight, stage: 'cards', attackerHits: 0, defenderHits: 0 };
  Object.assign(state, { active: 'western', order, hand: { western: ['W15'], soviet: [], okh: [], okw: [card] } });
  const { asked } = perform(state, 'cards', { battleCards: [[], [card]] });
  const cancel = asked.find(({ key }) => key === 'cancel');
  expect(cancel === undefined ? [] : fromNowOn(cancel).map(({ id }) => id)).toEqual(offered);
});

describe('what is told', () => {
  it('at the end of a turn is what it has come to', () => {
    const state = firstPosition();
    const [first = '', second = ''] = cityIds.filter((id) => ours.cities.places[id].objective === true);
    Object.assign(state.owners, { [first]: 'western', [second]: 'axis' });
    const [western, soviet, axis] = (['western', 'soviet', 'axis'] as const).map((one) => objectivesOf(state, one));
    expect(new Set([western, soviet, axis]).size).toBe(3);
    const { told } = perform(state, 'newTurn');
    expect(told[0]?.args).toMatchObject({ western, soviet, axis });
    expect(keys(told).slice(0, 2)).toEqual(['report.turnOver', 'report.newTurn']);
    const [over] = told;
    const words = over === undefined ? '' : wording.say(over, 'en', 'downfall');
    expect(words).toMatch(/^Turn \d is over\. .+ Objectives: West \d+, Soviet Union \d+, Axis \d+\.$/u);
  });

  it('of an order names its cost once', () => {
    const state = firstPosition();
    const { form } = orderQuestion(state);
    const order = form.options().find(({ id }) => !id.startsWith('card:'));
    const { told } = perform(state, 'choose', { order: [[order?.id ?? '']] });
    expect(keys(told)).not.toContain('report.pays');
  });

  it('of initiative paid for partisans says that it is for them', () => {
    const state = position({
      cities: 'axis',
      units: { 'okh-3pz': ['2524', 3] },
      partisans: { 'partisan-soviet-1': '2424' },
    });
    Object.assign(state, { active: 'okh', order: orderOf('okh') });
    const { told } = perform(state, 'move', { march: [[{ subject: 'okh-3pz', path: ['2424'] }]] });
    expect(keys(told)).toContain('report.paysPartisans');
  });

  it('of a card played names it, and says apart from that what it does, which nobody has to look for', () => {
    const state = firstPosition();
    state.hand.western = ours.cardIds.filter(
      (id) => ours.cards[id].deck === 'western' && ours.cards[id].effect.kind === 'fate',
    );
    state.active = 'western';
    const card = orderQuestion(state)
      .form.options()
      .find(({ id }) => id.startsWith('card:'));
    const { read } = perform(state, 'choose', card === undefined ? {} : { order: [[card.id]] });
    const names = read.filter(({ key }) => key.startsWith('report.card'));
    expect(names.map(({ key, args }) => [key, Object.keys(args ?? {})])).toEqual([
      ['report.card', ['faction', 'card']],
      ['report.cardText', ['card', 'text']],
    ]);
  });

  it('of an event is its name, before what it does', () => {
    const state = firstPosition();
    state.due.western = true;
    const { told } = perform(state, 'event');
    expect(keys(told).slice(0, 2)).toEqual(['report.event', 'report.eventText']);
    expect(Object.keys(told[0]?.args ?? {})).toEqual(['faction', 'event']);
  });
});

it('a sheet without orders says what that comes to', () => {
  const state = firstPosition();
  const order = orderOf('soviet', { attacks: 2 });
  const gain = { faction: 'soviet', kind: 'infantry', steps: 2, quotas: false, reserves: false } as const;
  const forms = [attackQuestion(state, order), marchQuestion(state, order), stepsQuestion(state, gain)];
  for (const { form } of forms)
    for (const lang of languages)
      expect(form.none === undefined ? '' : wording.say(form.none, lang, 'downfall')).not.toBe('');
});
