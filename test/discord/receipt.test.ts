// What was answered stands with its question once that is over: above the next one, and once where the news say it as well.
import { expect, it } from 'vitest';
import { isSaidIn } from '../../src/discord/ask/told-once.js';
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
