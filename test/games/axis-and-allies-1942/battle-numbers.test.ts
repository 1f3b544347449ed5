// The battles of a turn have numbers: on the board, on buttons, and typed in either language.
import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/axis-and-allies-1942/board/picture.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { nextBattleQuestion } from '../../../src/games/axis-and-allies-1942/questions/combat.js';
import { view } from '../../../src/games/axis-and-allies-1942/view.js';
import type { AaState, Battle } from '../../../src/games/axis-and-allies-1942/state.js';
import { loadBoardMaps } from '../../../src/render/asset.js';
import { atOnce } from '../../../src/store/yielding.js';
import { readAt } from '../../../src/play/typing/typing.js';
import type { AnyGame } from '../../../src/table/game.js';
import { wording } from '../../support/contract.js';
import { shapesOf } from '../../support/shapes-of.js';
import { ann, give, taskOf, testTable } from '../../support/table.js';
import { order, position, put } from './sample.js';
import { twoPlayers } from './two-players.js';

const game: AnyGame = axisAndAllies1942;
const maps = loadBoardMaps([game.id]);

/** The plates of a picture, by their spaces. */
function plates(state: AaState, look: { readonly area?: string; readonly width?: number }): Record<string, string> {
  const whole = { lang: 'ko', palette: 'colourblind', theme: 'dark', variant: 'position', width: 400 } as const;
  const shown = [...shapesOf(board(view(state, null), { ...whole, ...look }, maps))];
  return Object.fromEntries(
    shown.flatMap(({ shape }) => {
      const [, space] = /^battle:([a-z0-9_]+):number$/u.exec(shape.id) ?? [];
      return space === undefined || shape.kind !== 'text'
        ? []
        : [[space, shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join('')]];
    }),
  );
}

/** The labels of the buttons. */
function labels(state: AaState, lang: 'en' | 'ko'): readonly string[] {
  return nextBattleQuestion(state)
    .form.options()
    .map(({ text }) => wording.say(text, lang, game.id));
}

/** What a typed battle was taken for, or what was wrong with it. */
function typed(state: AaState, text: string): unknown {
  const place = { question: nextBattleQuestion(state), seat: state.active, begun: null };
  const readings = atOnce(readAt(game, state, place, text, 'en', wording));
  return readings.map((one) => ('part' in one ? one.part : 'problem' in one ? one.problem.key : null));
}

function fighting(battles: readonly Omit<Battle, 'round'>[]): AaState {
  const state = position('germany', [
    ['germany', 'poland', { infantry: 2 }],
    ['germany', 'karelia_ssr', { infantry: 2 }],
    ['germany', 'caucasus', { infantry: 2 }],
    ['germany', 'sz5', { submarine: 1 }],
    ['uk', 'sz5', { destroyer: 1 }],
    ['ussr', 'poland', { infantry: 1 }],
    ['ussr', 'karelia_ssr', { infantry: 1 }],
    ['ussr', 'caucasus', { infantry: 1 }],
  ]);
  for (const unit of state.units) if (unit.power === 'germany') unit.task = 'battle';
  for (const land of ['poland', 'karelia_ssr', 'caucasus'] as const) state.control[land] = 'ussr';
  return { ...state, step: 'combat', battles: battles.map((battle) => ({ ...battle, round: 0 })) };
}

const three = fighting([
  { space: 'caucasus', kind: 'land', number: 1 },
  { space: 'karelia_ssr', kind: 'land', number: 2 },
  { space: 'sz5', kind: 'sea', number: 3 },
]);

it('stand on the board as on the buttons', () => {
  expect(labels(three, 'en').slice(0, 3)).toEqual([
    expect.stringMatching(/^1\. Caucasus \(/u),
    expect.stringMatching(/^2\. Karelia S\.S\.R\. \(/u),
    expect.stringMatching(/^3\. Sea Zone 5 \(/u),
  ]);
  expect(labels(three, 'ko').slice(0, 3)).toEqual([
    expect.stringMatching(/^1번 /u),
    expect.stringMatching(/^2번 /u),
    expect.stringMatching(/^3번 5해역\(/u),
  ]);
  const marked = { caucasus: '1', karelia_ssr: '2', sz5: '3' };
  expect(plates(three, {})).toEqual(marked);
  expect(plates(three, { area: 'europe', width: 1600 })).toEqual(marked);
});

it('say what is rolled at once: a round where the attack can be broken off, all of it where not', () => {
  const state = fighting([
    { space: 'caucasus', kind: 'land', number: 1 },
    { space: 'karelia_ssr', kind: 'land', number: 2 },
    { space: 'poland', kind: 'land', number: 3 },
    { space: 'sz5', kind: 'sea', number: 4 },
  ]);
  state.control.ukraine_ssr = 'germany';
  for (const unit of state.units) if (unit.power === 'germany' && unit.space === 'caucasus') unit.from = 'ukraine_ssr';
  state.units = state.units.filter(({ power, space }) => power !== 'ussr' || space !== 'poland');
  expect(labels(state, 'en')).toEqual([
    '1. Caucasus (fight one round)',
    '2. Karelia S.S.R. (fight to the end)',
    '3. Poland (move in)',
    '4. Sea Zone 5 (fight to the end)',
    'Fight all battles to the end',
  ]);
  expect(labels(state, 'ko').slice(0, 3)).toEqual([
    expect.stringMatching(/^1번 .+\(한 라운드 싸우기\)$/u),
    expect.stringMatching(/^2번 .+\(끝까지 싸우기\)$/u),
    expect.stringMatching(/^3번 .+\(들어가기\)$/u),
  ]);
});

it('say both where a complex is bombed and stormed at once', () => {
  const both = fighting([
    { space: 'caucasus', kind: 'raid', number: 1 },
    { space: 'caucasus', kind: 'land', number: 2 },
  ]);
  expect(plates(both, {})).toEqual({ caucasus: '1·2' });
});

it('that have to wait are named, with what comes before them', () => {
  const said = (state: AaState, lang: 'en' | 'ko'): string =>
    wording.say(nextBattleQuestion(state).text, lang, game.id);
  expect(said(three, 'en')).toBe('Which battle is fought next?');
  const raided = fighting([
    { space: 'caucasus', kind: 'raid', number: 1 },
    { space: 'karelia_ssr', kind: 'land', number: 2 },
  ]);
  expect(said(raided, 'en')).toMatch(/raids come first \(later: 2\. Karelia S\.S\.R\./u);
  expect(said(raided, 'ko')).toMatch(/폭격이 먼저입니다.*2번 카렐리아/u);
  const landed = fighting([
    { space: 'sz5', kind: 'sea', number: 1 },
    { space: 'karelia_ssr', kind: 'land', number: 2 },
    { space: 'caucasus', kind: 'land', number: 3 },
  ]);
  const [transport] = put(landed, 'germany', 'sz5', { transport: 1 });
  const [cargo] = put(landed, 'germany', 'sz5', { infantry: 1 });
  Object.assign(cargo ?? {}, { aboard: transport?.id ?? null, target: 'karelia_ssr', task: 'battle' });
  expect(said(landed, 'en')).toMatch(/Landings come first.*2\. Karelia S\.S\.R\. and 3\. Caucasus/u);
});

describe('typed', () => {
  it.each([
    ['2', 'karelia_ssr'],
    ['battle 2', 'karelia_ssr'],
    ['전투 2', 'karelia_ssr'],
    ['2번', 'karelia_ssr'],
    ['2번 전투', 'karelia_ssr'],
    ['2번 카렐리아 SSR', 'karelia_ssr'],
    ['2. Karelia S.S.R.', 'karelia_ssr'],
    ['2. Karelia S.S.R. (fight to the end)', 'karelia_ssr'],
    ['2번 카렐리아 SSR(끝까지 싸우기)', 'karelia_ssr'],
    ['3번 5해역(끝까지 싸우기)', 'sz5'],
    ['karelia', 'karelia_ssr'],
    ['카렐리아', 'karelia_ssr'],
    ['caucasus', 'caucasus'],
    ['sz5', 'sz5'],
    ['5', 'sz5'],
    ['해역 5', 'sz5'],
    ['all battles', 'all'],
    ['모든 전투', 'all'],
    ['모두', 'all'],
  ])('%s', (text, space) => {
    expect(typed(three, text)).toEqual([[space]]);
  });

  it('a number that could be that of a battle or of a sea zone is no guess', () => {
    const five = fighting([
      { space: 'caucasus', kind: 'land', number: 1 },
      { space: 'sz5', kind: 'sea', number: 2 },
      { space: 'karelia_ssr', kind: 'land', number: 5 },
    ]);
    expect(typed(five, '5')).toEqual(['read.ambiguous']);
    expect(typed(five, 'battle 5')).toEqual([['karelia_ssr']]);
    expect(typed(five, 'sz 5')).toEqual([['sz5']]);
    expect(typed(five, '2')).toEqual([['sz5']]);
  });
});

describe('in play', () => {
  const table = testTable();

  it('remain when a battle before them is over, and name plans', async () => {
    const { play, id } = await twoPlayers(table);
    await give(play, id, ann, [
      order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia'),
      order('caucasus', { infantry: 3, artillery: 1, tank: 1 }, 'ukraine_ssr'),
    ]);
    const waiting = async (): Promise<readonly string[]> => {
      const { question } = await taskOf(play, id, ann);
      if (question.form.kind !== 'choose') throw new Error('no battle is asked for');
      return question.form.options().map(({ text }) => wording.say(text, 'en', game.id));
    };
    expect(await waiting()).toEqual([
      '1. Ukraine S.S.R. (fight one round)',
      '2. West Russia (fight one round)',
      expect.anything(),
    ]);
    await play.typeInstruction(id, ann.id, '2: infantry, tank', 'en');
    await play.typeInstruction(id, ann.id, '우크라이나 SSR: 한 라운드 뒤 퇴각', 'ko');
    const plans = (await play.instructions(id, ann.id)).flatMap(({ offer, saved }) =>
      offer.key.startsWith('plan.') ? [[offer.key, saved?.value]] : [],
    );
    expect(plans).toEqual([
      ['plan.ukraine_ssr', ['retreat:round1']],
      ['plan.west_russia', ['lose:infantry', 'lose:tank']],
    ]);
    await give(play, id, ann, ['ukraine_ssr']);
    // The only one left is not chosen among others, whatever its number.
    expect(await waiting()).toEqual(['Round by round', 'Fight to the end']);
    const { question } = await taskOf(play, id, ann);
    expect(wording.say(question.text, 'en', game.id)).toBe('How do you fight the battle of West Russia?');
    expect((await play.type(id, ann.id, '2', 'en')).readings).toMatchObject([{ part: ['west_russia'] }]);
  });
});

it('a raid is offered with its bombers and the damage there is, not against the army below', () => {
  const state = fighting([{ space: 'caucasus', kind: 'raid', number: 1 }]);
  for (const unit of state.units) if (unit.power === 'germany') unit.task = 'ready';
  for (const unit of put(state, 'germany', 'caucasus', { bomber: 2 })) unit.task = 'raid';
  state.complexes.caucasus = 3;
  const [raid] = nextBattleQuestion(state).form.options();
  const said = (lang: 'en' | 'ko'): string => (raid?.detail ? wording.say(raid.detail, lang, game.id) : '');
  expect([said('en'), said('ko')]).toEqual(['2 Bombers; damage so far: 3', '폭격기 2. 지금까지의 피해: 3']);
});

it('one that has to wait is told so where it is typed', () => {
  const state = position('germany', [
    ['germany', 'germany', { infantry: 1 }],
    ['ussr', 'poland', { infantry: 1 }],
    ['uk', 'france', { infantry: 1 }],
  ]);
  put(state, 'germany', 'germany', { bomber: 1 });
  state.battles = [
    { space: 'france', kind: 'raid', round: 0, number: 1 },
    { space: 'poland', kind: 'land', round: 0, number: 2 },
  ];
  const place = { question: nextBattleQuestion(state), seat: 'germany', begun: null };
  for (const typed of ['Poland', '2']) {
    const readings = atOnce(readAt(game, state, place, typed, 'en', wording));
    expect(readings, typed).toMatchObject([{ problem: { key: 'why.battleWaits' } }]);
  }
});
