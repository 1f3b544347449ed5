// A line that can be read nowhere is refused in the game whose names it is made of, not in the one somebody was last in.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('is refused where its names belong, and begins nothing there', { timeout: 120_000 }, async () => {
  const at = app();
  const alex = at.as('Alex').inDm();
  alex.patience = 60_000;
  await setUp(at);
  const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' } as const;
  const begin = async (kind: string, seat: string): Promise<number> => {
    const input = { guildId: at.discord.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await at.play.create(person, { ...input, settings });
    await at.play.join(id, person, seat);
    await at.play.start(id, person.id, true);
    await at.quiet();
    return id;
  };
  const diplomacy = await begin('diplomacy', 'france');
  const struggle = await begin('twilight-struggle', 'ussr');
  await alex.slash('play', { game: String(struggle) });
  const known = new Set(alex.dms().map((message) => message.id));
  alex.dm('Brest English Channel then Spain Portugal Burgundy Belgium');
  const { text } = await alex.until(
    (message) => message.authorId !== alex.id && !known.has(message.id),
    alex.dms()[0]?.channelId,
  );
  expect(text).toContain(`Read for Diplomacy #${diplomacy}: its names are in it.`);
  expect(text).toContain('⛔');
  expect(text).not.toContain('Twilight Struggle');
  expect((await at.play.desk(diplomacy, alex.id)).tasks[0]).toMatchObject({ saved: null, draft: null });
});
