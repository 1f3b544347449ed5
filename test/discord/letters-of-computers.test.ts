// Letters of computer players as people meet them: by direct message, answered by a button under them or by a typed yes or no, in the reader's language.
import { expect, it } from 'vitest';
import type { Actor, SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun, type Table } from './table.js';

const app = testApp();

/** A game of Diplomacy that Mina plays alone, as Italy, against computer players. */
async function begin(at: TestApp, settings = {}): Promise<Table> {
  await setUp(at);
  return begun(at, {
    host: 'Mina',
    kind: 'diplomacy',
    seats: { italy: 'Mina' },
    settings: { readyCheck: false, ...settings },
  });
}

function letterFrom(reader: Actor, power: string): SeenMessage {
  const found = reader.messages().findLast(({ text }) => text.includes(`✉️ **${power}`));
  if (found === undefined) throw new Error(`no letter from ${power}`);
  return found;
}

/** Writes to the bot and waits for its answer. */
async function answerTo(who: Actor, text: string): Promise<SeenMessage> {
  const known = new Set(who.messages().map(({ id }) => id));
  who.dm(text);
  return who.until((message) => message.authorId !== who.id && !known.has(message.id), who.dms()[0]?.channelId);
}

it('come with the buttons that answer them, in either language, and say in their place what came of it', async () => {
  const at = app();
  await begin(at);
  const mina = at.as('Mina').speak('en-US').inDm();
  const letter = letterFrom(mina, 'Austria to Italy');
  expect(letter.text).toMatch(/> Whoever stands in Tyrolia only makes the other uneasy.*1902\?/u);
  expect(letter.buttons.map(({ label }) => label)).toEqual(['🤝 Accept', '✋ Decline', 'More…']);
  const more = await mina.press('More…', letter.id);
  expect(more.message?.text).toContain('A computer player writes these letters');
  expect(more.message?.buttons.map(({ label }) => label)).toEqual(['🔕 Mute']);
  await mina.press('Accept', letter.id);
  await at.quiet();
  const answered = letterFrom(mina, 'Austria to Italy');
  expect(answered).toMatchObject({ id: letter.id, buttons: [] });
  expect(answered.text).toContain('🤝 **Accept** · Austria counts on it.');
  const log = await mina.slash('press log');
  expect(log.message?.text).toMatch(/Austria to Italy[^]*Italy to Austria[^]*> Accept/u);
});

it('are answered by a typed yes or no, where one alone waits; where several do, their reader says which', async () => {
  const at = app();
  await begin(at);
  const mina = at.as('Mina').speak('ko').inDm();
  await mina.slash('settings', { language: 'ko' });
  const writers = (await at.play.press.asking(mina.id)).length;
  expect(writers).toBeGreaterThan(1);
  const which = await answerTo(mina, '네');
  expect(which.text).toContain('어느 것에 답하십니까?');
  expect(which.buttons.map(({ label }) => label)).toEqual(
    Array.from({ length: writers }, () => ['🤝 수락', '✋ 거절']).flat(),
  );
  // Who is named beside it needs no asking; what is pressed afterwards under an old message says so, and keeps no buttons.
  const old = letterFrom(mina, 'Austria to Italy');
  expect((await answerTo(mina, '오스트리아에 수락')).text).toContain('🤝 **수락** ·');
  await mina.press('Decline', old.id);
  const late = mina.messages().find(({ id }) => id === old.id);
  expect(late?.text).toMatch(/🤝 \*\*수락\*\*[^]*이미 답한 서신입니다/u);
  expect(late?.buttons).toEqual([]);
  // Where several were shown together, the others stay.
  await mina.press('거절', which.id);
  const among = mina.messages().find(({ id }) => id === which.id);
  expect(among?.text).toMatch(/🤝 \*\*수락\*\*[^]*이미 답한 서신입니다[^]*답을 기다리는 다른 서신/u);
  expect(among?.buttons).toHaveLength(2 * (writers - 1));
  for (let left = (await at.play.press.asking(mina.id)).length; left > 1; left--) {
    const [first] = await at.play.press.asking(mina.id);
    await at.play.press.answer(first?.id ?? 0, mina.id, { accepted: false, text: '거절' });
  }
  const [last] = await at.play.press.asking(mina.id);
  expect((await answerTo(mina, '수락')).text).toContain('🤝 **수락** ·');
  expect(await at.play.press.letter(last?.id ?? 0, mina.id)).toMatchObject({ accepted: true });
  // Nothing waits any more: the same word is for the orders again.
  expect((await answerTo(mina, '수락')).text).not.toContain('🤝');
});

it('stay there to be answered one after another, wherever several were shown together', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const mina = at.as('Mina').speak('en-US').inDm();
  const waiting = async (): Promise<number> => (await at.play.press.asking(mina.id)).length;
  const before = await waiting();
  expect(before).toBeGreaterThan(2);
  const { id } = await answerTo(mina, 'accept');
  const picker = (): SeenMessage | undefined => mina.messages().find((message) => message.id === id);
  for (let left = before - 1; left >= 0; left--) {
    await mina.press('Accept', id);
    expect(await waiting()).toBe(left);
    expect(picker()?.text).toContain('🤝 **Accept** ·');
    expect(picker()?.text.includes('These wait for your answer too:')).toBe(left > 0);
    expect(picker()?.buttons.filter(({ label }) => label === '🤝 Accept')).toHaveLength(left);
  }
  const { channelId: other } = await begun(at, {
    host: 'Mina',
    kind: 'diplomacy',
    seats: { italy: 'Mina' },
    settings: { readyCheck: false },
  });
  expect(other).not.toBe(channelId);
  const log = await mina.in(other).slash('press log');
  const asked = await waiting();
  expect(asked).toBeGreaterThan(1);
  const answered = await mina.press('Decline', log.message?.id);
  expect(answered.message?.buttons.filter(({ label }) => label === '✋ Decline')).toHaveLength(asked - 1);
});

it('are answered one by one in replies', async () => {
  const at = app();
  await begin(at);
  const mina = at.as('Mina').speak('en-US').inDm();
  const { id: repliedTo, channelId } = letterFrom(mina, 'Austria to Italy');
  const message = { id: '1', channelId, userId: mina.id, name: 'Mina', content: 'No.', repliedTo };
  await at.bot().answer(message, null);
  expect(mina.messages().at(-1)?.text).toMatch(/Austria to Italy[^]*✋ \*\*Decline\*\* · Austria takes note of it/u);
  await at.bot().answer({ ...message, id: '2' }, null);
  expect(mina.messages().at(-1)?.text).toContain('You have answered this letter.');
});

it('are not answered by a yes to anything else', async () => {
  const at = app();
  await begin(at);
  const mina = at.as('Mina').speak('en-US').inDm();
  const asking = async (): Promise<number> => (await at.play.press.asking(mina.id)).length;
  const before = await asking();
  const desk = mina.messages().findLast(({ text, buttons }) => !text.includes('✉️') && buttons.length > 0);
  const message = { userId: mina.id, name: 'Mina', content: 'Yes', channelId: mina.dms()[0]?.channelId ?? '' };
  await at.bot().answer({ ...message, id: '1', repliedTo: desk?.id ?? '' }, null);
  expect(await asking()).toBe(before);
  // Several letters at once: which of them is meant is asked, and a reply to that answers none.
  const which = await answerTo(mina, 'yes');
  await at.bot().answer({ ...message, id: '2', repliedTo: which.id }, null);
  expect(await asking()).toBe(before);
});

it('are not answered by a yes while orders are put together, or another game asks something', async () => {
  const at = app();
  const { id } = await begin(at);
  const mina = at.as('Mina').speak('en-US').inDm();
  const asking = await at.play.press.asking(mina.id);
  const [task] = (await at.play.desk(id, mina.id)).tasks;
  if (task === undefined) throw new Error('nothing is asked');
  const place = { checkpoint: task.checkpoint, question: task.id };
  await at.play.saveDraft(id, mina.id, place, { answer: [{ subject: 'ven', path: ['hold'] }], making: null });
  const isLetters = ({ text }: SeenMessage): boolean => /wait for your answer|🤝/u.test(text);
  expect(isLetters(await answerTo(mina, 'yes'))).toBe(false);
  await at.play.saveDraft(id, mina.id, place, null);
  expect(isLetters(await answerTo(mina, 'yes'))).toBe(true);
  await begun(at, { host: 'Mina', seats: { red: 'Mina' }, settings: { readyCheck: false } });
  expect(isLetters(await answerTo(mina, 'yes'))).toBe(false);
  expect(await at.play.press.asking(mina.id)).toEqual(asking);
});

it('are answered by /press say, in which all that is no answer is told once what is understood', async () => {
  const at = app();
  const { channelId } = await begin(at);
  const mina = at.as('Mina').speak('en-US').in(channelId);
  const say = async (text: string): Promise<string> =>
    (await mina.slash('press say', { powers: 'Austria', text })).message?.text ?? '';
  expect(await say('And Tunis?')).toContain('Austria is a computer player. It understands “accept” and “decline”');
  expect(await say('Well?')).not.toContain('🤖');
  expect(await say('Yes')).toContain('🤖 Austria counts on it.');
  expect(await say('No')).toContain('you have answered its last letter');
  const [letter] = (await at.play.press.letters(1, mina.id, { limit: 99 })).filter(({ from }) => from === 'austria');
  expect(letter).toMatchObject({ accepted: true });
});

it('are shown with their buttons to who has closed their direct messages, once they ask for them', async () => {
  const at = app();
  at.as('Mina').closeDms();
  const { channelId } = await begin(at);
  const mina = at.as('Mina').speak('en-US').in(channelId);
  const before = (await at.play.press.asking(mina.id)).length;
  const log = await mina.slash('press log');
  expect(log.message?.buttons.filter(({ label }) => label === '🤝 Accept')).toHaveLength(before);
  await mina.press('Accept', log.message?.id);
  expect(await at.play.press.asking(mina.id)).toHaveLength(before - 1);
});

it('are not sent at a table without press', async () => {
  const at = app();
  await begin(at, { press: 'none' });
  expect(
    at
      .as('Mina')
      .inDm()
      .messages()
      .filter(({ text }) => text.includes('✉️')),
  ).toEqual([]);
});
