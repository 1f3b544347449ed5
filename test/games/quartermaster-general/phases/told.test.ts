// What is told of cards, and to whom.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { byNation, type QmgState } from '../../../../src/games/quartermaster-general/state.js';
import type { Report } from '../../../../src/table/replay.js';
import { deal, position, run } from '../support/play.js';

const wording = appWording();
const words = ({ text }: Report, lang: 'en' | 'ko' = 'en'): string => wording.say(text, lang, quartermasterGeneral.id);

describe('a Response that is laid', () => {
  const laid = (id: CardId): readonly Report[] => {
    const state = position('soviet-union', { 'soviet-union': ['moscow'] });
    deal(state, 'soviet-union', { hand: [id] });
    return run(state, 'play', [[id]]).reports.filter(({ text }) => text.key.startsWith('report.la'));
  };

  it.each([
    ['sov-moscow', 'If you do not answer in time it is used.', '제때 답하지 않으면 씁니다.'],
    ['sov-defense-of-the-motherland', 'If you do not answer in time it is kept.', '제때 답하지 않으면 쓰지 않습니다.'],
  ] as const)('%s: only its owner reads what it is, and what becomes of it unsaid', (id, en, ko) => {
    const [open, own, ...others] = laid(id);
    expect(others).toEqual([]);
    expect(open?.to).toBe('all');
    expect(open && words(open)).toBe('The Soviet Union lays a Response face down.');
    expect(own?.to).toEqual(['soviet-union']);
    const name = quartermasterGeneral.words.en[`card.${id}`] ?? '';
    expect(own && words(own)).toContain(`${name} lies face down. ${en}`);
    expect(own && words(own)).toContain(`\`${name}: do it\``);
    expect(own && words(own, 'ko')).toContain(ko);
  });
});

it('Tank Desant tells of the card, what it costs, where the battle is and what falls', () => {
  const state = position(
    'soviet-union',
    { germany: ['germany', 'eastern-europe'], 'soviet-union': ['moscow'] },
    { options: quartermasterGeneral.options.parse({ totalWar: true }), status: byNation(() => []) },
  );
  state.status['soviet-union'] = ['sov-tank-desant'];
  state.hand['soviet-union'] = ['sov-build-army', 'sov-build-army', 'sov-land-battle', 'sov-sea-battle'];
  // Nothing of its hand, then the play, and nothing more to say to the battle.
  const answers = [[], ['sov-build-army'], ['ukraine'], ['sov-tank-desant'], ['eastern-europe'], []];
  const { reports } = run(state, 'play', answers);
  expect(reports.filter(({ to }) => to === 'all').map((one) => words(one))).toEqual([
    'The Soviet Union plays Build Army.',
    'The Soviet Union builds an army in Ukraine.',
    'The Soviet Union uses Tank Desant.',
    'The Soviet Union discards 1 card from its hand: Build Army.',
    'The Soviet Union discards 1 card from its hand: Land Battle.',
    'The Soviet Union battles Eastern Europe.',
    'The German army in Eastern Europe is removed.',
  ]);
});

it('a nation alone is told which cards it has drawn, by its name for who holds several', () => {
  const state = position('italy', { italy: ['italy'] });
  deal(state, 'italy', { hand: ['ita-build-army'] });
  state.deck.italy = ['ita-mare-nostrum', 'ita-alpini', ...state.deck.italy];
  const { reports } = run(state, 'discard', [[]]);
  const own = reports.filter(({ text }) => text.key === 'report.drawn');
  expect(own.map(({ to }) => to)).toEqual([['italy']]);
  expect(own.map((one) => words(one))[0]).toMatch(/^Italy has drawn .*Mare Nostrum/u);
  expect(own.map((one) => words(one, 'ko'))[0]).toMatch(/^이탈리아가 뽑은 카드: /u);
});

describe('a card that acts only by what was said in advance', () => {
  const draws = (rest: Partial<QmgState> = {}, declarationWindows = 'proxy'): readonly Report[] => {
    const options = quartermasterGeneral.options.parse({ totalWar: true, declarationWindows });
    const state = position('united-kingdom', { 'united-kingdom': ['united-kingdom'] }, { options, ...rest });
    state.hand['united-kingdom'] = ['uk-sea-battle'];
    state.deck['united-kingdom'] = ['uk-keep-calm-and-carry-on', 'uk-raf'];
    const { reports } = run(state, 'discard', [['uk-sea-battle']]);
    return reports.filter(({ text }) => text.key === 'report.inAdvance');
  };

  it('is explained to its owner alone as it comes into the hand', () => {
    const [told, ...others] = draws();
    expect(others).toEqual([]);
    expect(told?.to).toEqual(['united-kingdom']);
    expect(told && words(told)).toContain('Keep Calm and Carry On is used the moment an Axis card is announced');
    expect(told && words(told, 'ko')).toContain(
      '평정심을 유지하고 하던 일을 계속하라는 추축국이 카드를 선언하는 순간에',
    );
  });

  it('is explained once, and not where its owner is asked', () => {
    expect(draws({ explained: ['uk-keep-calm-and-carry-on'] })).toEqual([]);
    expect(draws({}, 'attend')).toEqual([]);
  });
});

it('says of each place to battle who stands there, and where nobody does', () => {
  const state = position('germany', { germany: ['germany'], 'united-kingdom': ['western-europe'] });
  deal(state, 'germany', { hand: ['ger-land-battle'] });
  const { progress } = run(state, 'play', [['ger-land-battle']]);
  const [open] = progress.kind === 'waiting' ? progress.open : [];
  const form = open?.question.form;
  const options = form?.kind === 'choose' ? form.options() : [];
  const said = new Map(
    options.map(({ id, detail }) => [id, detail && wording.say(detail, 'en', quartermasterGeneral.id)]),
  );
  expect(said.get('western-europe')).toContain('British army');
  expect(said.get('eastern-europe')).toBe('no enemy stands there');
});
