// A reaction window of Quartermaster General on the wire: whoever is asked may pass for a while, and nobody else sees it.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import { deal, position } from '../games/quartermaster-general/support/play.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);

/** Germany before Ukraine, where two Soviet Responses might keep the army. */
function front(): QmgState {
  const state = position('germany', {
    germany: ['germany', 'eastern-europe'],
    'soviet-union': ['moscow', 'ukraine'],
    'united-kingdom': ['united-kingdom'],
  });
  deal(state, 'germany', { hand: ['ger-land-battle', 'ger-build-army', 'ger-sea-battle'], status: ['ger-blitzkrieg'] });
  deal(state, 'soviet-union', { responses: ['sov-moscow', 'sov-leningrad'] });
  return state;
}

/** Alex's Germany and Sam's Soviet Union at the front. */
async function begun(): ReturnType<typeof begin> {
  const people = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany'],
    sam: ['Soviet Union'],
  });
  const { db } = app().store;
  // A checkpoint is never changed in place: another takes its place.
  const where = { gameId_number: { gameId: people.id, number: 0 } };
  const rest = await db.checkpoint.delete({
    where,
    omit: { id: true, title: true, chapter: true, span: true, state: true },
  });
  await db.checkpoint.create({ data: { ...rest, phase: 'play', state: structuredClone(front()) } });
  return people;
}

it('says back which card was told what, and when', { timeout: 120_000 }, async () => {
  const { sam } = await begun();
  expect((await sam.type('레닌그라드: 하지 않기')).text).toContain('✅ 레닌그라드: 하지 않기');
  expect((await sam.type('레닌그라드: 독일 상대')).text).toContain('✅ 레닌그라드: 하지 않기 · 독일 상대');
  expect((await sam.type('모스크바: 전투, 독일 상대')).text).toContain('✅ 모스크바: 실행 · 전투 · 독일 상대');
});

it('offers to pass for the rest of the turn, to be pressed or typed', { timeout: 120_000 }, async () => {
  const { id, alex, sam } = await begun();
  await alex.type('land battle');
  await alex.type('ukraine');
  await app().quiet();
  const info = await app().play.info(id);
  expect(info.window).toEqual(['soviet-union']);
  const post = (): string =>
    app()
      .as('Hana')
      .in(info.channelId ?? '')
      .messages()
      .map(({ text }) => text)
      .join('\n');
  const [before, asked] = [post(), await sam.open()];
  const passing = ({ buttons }: SeenMessage): readonly string[] =>
    buttons.map(({ label }) => label).filter((label) => label.includes('넘기기'));
  // Of the ways to pass for a while one stands beside the plain answer, the others are a press away.
  expect(passing(asked)).toEqual(['넘기기', '이번 차례 끝까지 넘기기']);
  expect(passing(await sam.press('더 보기'))).toEqual([
    '넘기기',
    '이번 차례 끝까지 넘기기',
    '이번 라운드 끝까지 넘기기',
  ]);
  expect((await sam.press('이번 차례 끝까지 넘기기')).text).toContain('나를 기다리지 않습니다');
  expect((await sam.type('이번 라운드 넘김')).text).toContain('이번 라운드 끝까지 넘기기: 그때까지');
  await app().quiet();
  expect(post()).toBe(before);
  const userId = app().as('Sam').id;
  const saved = (await app().play.instructions(id, userId)).find(({ offer }) => offer.key === 'pass')?.saved;
  expect(saved?.value).toEqual(['pass-round-1']);
  app().clock.advance(200_000);
  await app().quiet();
  const log = (await app().play.log(id, null, { limit: 40 })).map(({ text }) => text.key);
  expect(log).toContain('report.removed');
});

it('says back what is saved, and that it waits for everybody who is asked', { timeout: 120_000 }, async () => {
  const { alex, sam } = await begun();
  await alex.type('land battle');
  await alex.type('ukraine');
  await app().quiet();
  expect((await sam.open()).buttons[0]?.label).toBe('넘기기');
  const passed = await sam.press('넘기기');
  expect(passed.text).toContain('💾 저장했습니다: 넘기기. 답할 분이 모두 답하면 몇 분 뒤에, 늦어도 마감 때 적용');
  expect(passed.text).not.toContain('✅ 넘기기');
});
