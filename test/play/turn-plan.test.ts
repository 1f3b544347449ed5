// A whole turn in one line: what nobody asks for yet is kept, and used when its time comes.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import type { Play } from '../../src/play/play.js';
import { deal, position } from '../games/quartermaster-general/support/play.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();
const games = new Map([[quartermasterGeneral.id, quartermasterGeneral]]);

/** Germany before Ukraine, with cards to fight and to follow up. */
const front = position('germany', {
  germany: ['germany', 'eastern-europe'],
  'soviet-union': ['moscow', 'ukraine'],
  'united-kingdom': ['united-kingdom'],
});
deal(front, 'germany', {
  hand: ['ger-land-battle', 'ger-build-army', 'ger-sea-battle', 'ger-plunder'],
  status: ['ger-blitzkrieg'],
});
deal(front, 'soviet-union', { responses: ['sov-moscow'] });

/** The game of two people at this position: Ann has Germany, Bob the Soviet Union, the others are computers. */
async function at(state: QmgState): Promise<{ readonly play: Play; readonly id: number }> {
  const process = (): Play => table.play({ games, windowTickMs: 60_000 });
  const play = process();
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await play.join(id, ann, 'germany');
  await play.join(id, bob, 'soviet-union');
  await play.start(id, ann.id, true);
  const { db } = table.store();
  await db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'play' } });
  return { play: process(), id };
}

const told = async (play: Play, id: number): Promise<readonly string[]> =>
  (await play.log(id, null, { limit: 40 })).map(({ text }) => text.key);

it('is played to its end when nothing answers it, though others had to be waited for', async () => {
  const { play, id } = await at(front);
  const line = 'land battle ukraine, blitzkrieg ukraine, discard sea battle';
  const { readings, begun } = await play.type(id, ann.id, line, 'en');
  expect(readings.filter((reading) => 'problem' in reading)).toEqual([]);
  expect(begun).toEqual({ seat: 'germany', key: 'turn' });
  // It counts once it is confirmed.
  expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['play']);
  const plan = (await play.instructions(id, ann.id)).find(({ offer }) => offer.key === 'turn');
  expect(plan?.saved).toBeNull();
  await play.setInstruction(id, ann.id, 'germany', 'turn', { value: plan?.begun['value'] ?? [] });
  expect((await play.desk(id, ann.id)).tasks).toEqual([]);
  for (const window of ['removal', 'placed']) {
    await play.setInstruction(id, bob.id, 'soviet-union', `respond.${window}`, { mode: 'never' });
  }
  for (let n = 0; n < 30 && !(await told(play, id)).includes('report.discardsHand'); n++) {
    table.clock.advance(61_000);
    await play.runDue();
  }
  const log = await told(play, id);
  expect(log).toEqual(expect.arrayContaining(['report.battle', 'report.removed', 'report.uses', 'report.build']));
  expect(log).toContain('report.discardsHand');
  // It is told as what was played, not once more as something decided beforehand.
  const own = await play.log(id, ann.id, { limit: 99 });
  expect(own.map(({ text }) => text.key)).not.toContain('given.instruction');
  const left = (await play.instructions(id, ann.id)).find(({ offer }) => offer.key === 'turn');
  expect(left?.saved).toBeNull();
});

it('is shown as a plan where others may answer between its parts', async () => {
  const { play, id } = await at(front);
  const typed = await play.type(id, ann.id, 'build army western europe', 'en');
  expect(typed.readings.filter((reading) => 'problem' in reading)).toEqual([]);
  // Others may answer in between, so that it is not read ahead past them: it waits as a plan.
  expect(typed.begun).toEqual({ seat: 'germany', key: 'turn' });
  expect(await told(play, id)).not.toContain('report.build');
});

it('begins nothing where a part of it cannot be read, and says what', async () => {
  const { play, id } = await at(front);
  for (const line of ['land battle ukraine, blitzkrieg ukraine, discard wolf packs', 'land battle atlantis']) {
    const typed = await play.type(id, ann.id, line, 'en');
    expect(typed.begun).toBeNull();
    expect(typed.readings.at(-1)).toHaveProperty('problem');
    expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['play']);
    expect((await play.instructions(id, ann.id)).find(({ offer }) => offer.key === 'turn')?.begun).toEqual({});
  }
  expect(await told(play, id)).not.toContain('report.battle');
});

it('leaves room for conditions of a card, typed behind its name', async () => {
  const { play, id } = await at(front);
  const saved = async () =>
    (await play.instructions(id, bob.id)).find(({ offer }) => offer.key === 'card.sov-moscow')?.saved;
  const name = quartermasterGeneral.words.en['card.sov-moscow'] ?? '';
  await play.typeInstruction(id, bob.id, `${name}: against germany, a battle`, 'en');
  expect(await saved()).toMatchObject({ mode: 'use', filter: ['by:germany', 'cause:battle'] });
  await play.typeInstruction(id, bob.id, `${name}: ask me`, 'en');
  await play.typeInstruction(id, bob.id, `${name}: 이탈리아 상대`, 'ko');
  expect(await saved()).toMatchObject({ mode: 'ask', filter: ['by:italy'] });
  const wrong = await play.typeInstruction(id, bob.id, `${name}: against atlantis`, 'en');
  expect(wrong?.readings).toMatchObject([{ problem: {} }]);
  expect(await saved()).toMatchObject({ mode: 'ask', filter: ['by:italy'] });
});

it('counts nothing of a response behind which stands what cannot be read', async () => {
  const held = structuredClone(front);
  deal(held, 'soviet-union', { responses: ['sov-moscow', 'sov-stalingrad'] });
  const { play, id } = await at(held);
  const give = async (value: readonly string[]): Promise<void> => {
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    const place = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
    await play.answer({ ...place, value, final: true, confirmed: true });
    await play.runDue();
  };
  await give(['ger-land-battle']);
  await give(['ukraine']);
  const window = async () =>
    (await play.desk(id, bob.id)).tasks.find(({ question }) => question.key === 'respond.removal');
  expect(await window()).toMatchObject({ saved: null });
  const typed = await play.type(id, bob.id, 'Stalingrad xyzzy', 'en');
  expect(typed.readings).toMatchObject([{ problem: {} }]);
  expect(await window()).toMatchObject({ saved: null });
  await play.type(id, bob.id, '스탈린그라드 사용', 'ko');
  expect(await window()).toMatchObject({ saved: ['sov-stalingrad'] });
});

describe('a turn half understood', () => {
  const wording = appWording();
  const refused = async (line: string, lang: 'en' | 'ko'): Promise<readonly string[]> => {
    const { play, id } = await at(front);
    const { readings, begun } = await play.type(id, ann.id, line, lang);
    expect(begun).toBeNull();
    return readings.map((one) => ('problem' in one ? wording.say(one.problem, lang, quartermasterGeneral.id) : 'read'));
  };

  it('names each word that is not known, and once what could stand there and what was understood', async () => {
    const [first, last, ...others] = await refused('land battle, xyzzy, ukraine, qwert', 'en');
    expect(others).toEqual([]);
    expect(first).toBe('“xyzzy” is not known here.');
    expect(last).toMatch(/^“qwert” is not known here. Possible, .* I understood Land Battle and Ukraine, but took/u);
  });

  it('does not claim to have understood a part of what it refuses', async () => {
    const [only, ...others] = await refused('육지 전투, 우크라이나, 과녁 약탈', 'ko');
    expect(others).toEqual([]);
    expect(only).toContain('나머지(육지 전투, 우크라이나)는 이해했지만');
  });
});

it.each([
  ['이번 차례 전체: 육지 전투, 우크라이나, 카드 버리기 약탈', 'ko'],
  ['내 차례: 육지 전투, 우크라이나, 약탈 버리기', 'ko'],
  ['육지 전투 우크라이나, 약탈 버림', 'ko'],
  ['land battle ukraine, discard plunder', 'en'],
] as const)('is read as it is said: %s', async (line, lang) => {
  const { play, id } = await at(front);
  const typed = (await play.typeInstruction(id, ann.id, line, lang)) ?? (await play.type(id, ann.id, line, lang));
  expect(typed.begun).toEqual({ seat: 'germany', key: 'turn' });
  const plan = (await play.instructions(id, ann.id)).find(({ offer }) => offer.key === 'turn');
  expect(plan?.begun['value']).toEqual(['ger-land-battle', 'ukraine', 'discard', 'ger-plunder']);
});
