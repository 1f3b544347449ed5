// What was answered stands with its question once that is over: above the next one, and once where the news say it as well.
import { expect, it } from 'vitest';
import { isSaidIn } from '../../src/discord/ask/told-once.js';
import type { Desk } from '../../src/play/turn/desk.js';
import { appWording } from '../../src/app/wording.js';
import { setUp, testApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();

it('is said in a line that has all its words, whatever is hung on to them', () => {
  const bought = ['• Germany buys 3 Infantry and 2 Tanks and keeps 19 IPC.', '• **Egypt held.**'];
  expect(isSaidIn('What do you buy? ➜ Infantry × 3 and Tank × 2', bought)).toBe(true);
  expect(isSaidIn('What do you buy? ➜ Infantry × 3 and Fighter × 1', bought)).toBe(false);
  expect(isSaidIn('무엇을 살까요? ➜ 보병 1, 전차 1', ['• 독일이 구매합니다: 보병 1, 전차 1. 남은 돈: 31 IPC'])).toBe(
    true,
  );
  expect(isSaidIn('무엇을 살까요? ➜ 보병 1, 전차 1', ['• 독일이 보병 1을 잃습니다.'])).toBe(false);
  expect(isSaidIn('➜', ['anything'])).toBe(false);
});

async function begun(kind: string, seat: string): Promise<Player> {
  const at = app();
  at.as('Alex').patience = 60_000;
  await setUp(at);
  const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' } as const;
  const input = { guildId: at.discord.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const settings = { readyCheck: false, computers: 'beginner' } as const;
  const { id } = await at.play.create(person, { ...input, settings });
  await at.play.join(id, person, seat);
  await at.play.start(id, person.id, true);
  await at.quiet();
  return new Player(at, 'Alex', id);
}

it('tells a purchase once: in the news, and not under the combat moves as well', { timeout: 120_000 }, async () => {
  const alex = await begun('axis-and-allies-1942', 'germany');
  await alex.open();
  await alex.step('Infantry +1');
  const { text } = await alex.press('Confirm');
  expect(text).toContain('Combat moves');
  expect(text.match(/1 Infantry and keeps|Infantry × 1/gu)).toEqual(['1 Infantry and keeps']);
});

it(
  'lists numbers that are typed above the total they are part of, and nowhere else',
  { timeout: 120_000 },
  async () => {
    const alex = await begun('twilight-struggle', 'ussr');
    await alex.open();
    await alex.type('East Germany 2');
    const { text } = await alex.type('Poland 4');
    const lines = text.split('\n');
    const total = lines.findIndex((line) => line.startsWith('Total: 6 '));
    expect(lines.slice(total - 2, total)).toEqual(['East Germany × 2', 'Poland × 4']);
    expect(lines.filter((line) => /Poland|East Germany/u.test(line))).toEqual(['East Germany × 2', 'Poland × 4']);
  },
);

it(
  'says of influence that was placed to which question it belongs, and never under the next',
  { timeout: 120_000 },
  async () => {
    const alex = await begun('twilight-struggle', 'ussr');
    await alex.open();
    await alex.type('Poland 4, East Germany 2');
    const { text } = await alex.press('Confirm');
    // The news say it: it is said once.
    expect(text.split('\n').filter((line) => line.includes('Poland'))).toEqual([
      expect.stringContaining('USSR influence: East Germany +2'),
    ]);
    await alex.at.quiet();
    const headline = alex.actor.dms().at(-1)?.text ?? '';
    expect(headline).toContain('headline');
    const lines = headline.split('\n');
    const next = lines.findIndex((line) => line.startsWith('**'));
    expect(lines.slice(next).join('\n')).not.toContain('Poland');
  },
);

it(
  'tells several answers typed in one line without the last question, and says once for which game they were taken',
  { timeout: 120_000 },
  async () => {
    await begun('diplomacy', 'france');
    const alex = await begun('twilight-struggle', 'ussr');
    const { at, actor } = alex;
    const id = (await at.play.gamesOf(actor.id)).find(({ kind }) => kind === 'twilight-struggle')?.id ?? 0;
    const tasks = async (): Promise<Desk['tasks']> => (await at.play.desk(id, actor.id)).tasks;
    for (let n = 0; n < 9; n++) {
      const [task] = await tasks();
      if (task === undefined || task.question.key === 'play') break;
      const place = { gameId: id, userId: actor.id, checkpoint: task.checkpoint, question: task.id };
      await at.play.answer({ ...place, value: task.question.fallback(), final: true, confirmed: true });
      await at.quiet();
    }
    const [task] = await tasks();
    const form = task?.question.form;
    const named =
      form?.kind === 'choose'
        ? form.options().map(({ text }) => appWording().say(text, 'en', 'twilight-struggle'))
        : [];
    expect(named).not.toEqual([]);
    const known = new Set(actor.dms().map((message) => message.id));
    actor.dm(`${named[0] ?? ''} influence`);
    const { text } = await actor.until(
      (message) => message.authorId !== actor.id && !known.has(message.id),
      actor.dms()[0]?.channelId,
    );
    expect(text.match(/it makes sense in this one only/gu)).toHaveLength(1);
    expect(text).not.toContain('How do you use');
    expect(text).toMatch(/✅ [^?➜]*$/mu);
  },
);
