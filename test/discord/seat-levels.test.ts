// Levels of computer players seat by seat: chosen by the host before the start, shown, and gone once a person has the seat.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('lets the host choose how the computer of a seat plays, and lets substitutes play as the table says', async () => {
  const at = app();
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  const host = { id: hana.id, name: 'Hana', locale: 'en' } as const;
  const { id } = await at.play.create(host, {
    guildId: at.discord.guild.id,
    kind: 'downfall',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { readyCheck: false, computers: 'beginner' },
  });
  await at.play.join(id, host, 'western');
  await at.quiet();
  const { channelId } = await at.play.info(id);
  hana.in(channelId ?? '');
  await hana.slash('game settings', { game: String(id) });
  await hana.press('Computers seat by seat');
  const chosen = await hana.select('Soviet', ['Soviet: 🧠 as well as they can']);
  expect(chosen.message?.text).toContain('Computer players seat by seat');
  expect((await at.play.info(id)).table.seatLevels).toEqual({ soviet: 'strong' });
  // The page that still stands in sight changes nothing once another is the host, or once the game has begun.
  const refused = async (page: string | undefined): Promise<void> => {
    const late = await hana.select('OKW', ['OKW: 🧠 as well as they can'], page);
    expect(late.message?.text).toContain('That belongs to an earlier moment of the game.');
    expect((await at.play.info(id)).table.seatLevels).toEqual({ soviet: 'strong' });
  };
  const hostedBy = (hostId: string) => at.store.db.game.update({ where: { id }, data: { hostId } });
  await hostedBy(at.as('Leo').id);
  await refused(chosen.message?.id);
  await hostedBy(hana.id);
  await hana.slash('game settings', { game: String(id) });
  const anew = await hana.press('Computers seat by seat');
  // Who may choose nothing reads what was chosen, and is led to no page of it.
  const told = (
    await at
      .as('Leo')
      .in(channelId ?? '')
      .speak('en-US')
      .slash('game settings', { game: String(id) })
  ).message;
  expect(told?.text).toContain('· Soviet: 🧠 as well as they can');
  expect(told?.buttons.map(({ label }) => label)).toEqual(['⏰ Time…']);
  await at.play.start(id, hana.id, true);
  await at.quiet();
  await refused(anew.message?.id);
  const fixed = (await hana.slash('game settings', { game: String(id) })).message;
  expect(fixed?.text).toContain('· Soviet: 🧠 as well as they can');
  expect(fixed?.text).not.toContain('OKW');
  expect(fixed?.buttons.map(({ label }) => label)).toEqual(['⏰ Time…']);
  const shown = (await hana.slash('game info', { game: String(id) })).message?.text ?? '';
  expect(shown).toContain('🧠 **Soviet');
  expect(shown).toContain('as well as it can');
  expect(shown).toContain('🌱 **OKW');
});
