// Instructions on the wire: pressed for a window and for one's own turn, with their second menu, for two seats of one person.
import { describe, expect, it } from 'vitest';
import { sixNations } from '../support/toys/six-nations.js';
import { offers } from './driving/reading.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([sixNations]);
const seats = {
  menu: 'Take particular seats',
  alex: ['Germany', 'Japan'],
  sam: ['United Kingdom', 'Soviet Union'],
} as const;

async function said(id: number): Promise<string> {
  const { channelId } = await app().play.info(id);
  const told = app()
    .as('Watcher')
    .messages(channelId ?? '');
  return told.map((message) => message.text).join('\n');
}

describe('an instruction', () => {
  it('for a window represents its seat: it is not waited for, and nobody can tell', { timeout: 90_000 }, async () => {
    const { id, alex, sam } = await begin(app(), 'six-nations', seats);
    await alex.open();
    await alex.press('Shield');
    await app().quiet();
    await alex.instructions();
    await alex.step('Germany: Do you answer?');
    const kept = await alex.step('Do it');
    expect(kept.text).toContain('Do you answer?');
    // It is not asked now.
    expect(kept.menus.map(({ placeholder }) => placeholder)).not.toContain('What is asked of you');
    // What is set in advance is handed in by nobody, and by no time.
    expect(kept.text).not.toContain('⏰');
    expect(kept.buttons.map(({ label }) => label)).not.toContain('🔒 Hand in as final');
    await alex.step('Japan: Do you answer?');
    await alex.step('Never');
    await sam.open();
    await sam.type('습격');
    await app().quiet();
    expect((await app().play.info(id)).window).toEqual(expect.arrayContaining(['germany', 'japan']));
    expect(await said(id)).not.toContain('uses Shield');
    app().clock.advance(6 * 60_000);
    await app().quiet();
    expect(await said(id)).toContain('Germany uses Shield.');
    expect(await said(id)).not.toContain('Japan uses');
  });

  it(
    'has its details in a second menu, and an early order is played when its turn comes',
    { timeout: 90_000 },
    async () => {
      const { id, alex, sam } = await begin(app(), 'six-nations', seats);
      await alex.instructions();
      await alex.step('Germany: Do you answer?');
      const set = await alex.step('Ask me');
      const details = set.menus.map(({ options }) => options.map(({ label }) => label)).at(-1);
      expect(details).toEqual(['Do it or ask me', 'Without an answer in time', 'How often', 'Until when']);
      expect(offers(await alex.step('How often'))).toEqual(expect.arrayContaining(['Each time', 'Once']));
      await alex.step('Once');
      await alex.step('Japan: Which card do you play?');
      await alex.step('Counter');
      const saved = await app().play.instructions(id, alex.actor.id);
      expect(
        saved.flatMap(({ seat, saved }) => (saved === null ? [] : [[seat, saved.key, saved.mode, saved.once]])),
      ).toEqual([
        ['germany', 'respond', 'ask', true],
        ['japan', 'play', 'use', true],
      ]);
      await alex.open();
      await alex.press('None of these');
      await app().quiet();
      await sam.open();
      await sam.press('아무것도 고르지 않기');
      await app().quiet();
      expect(await said(id)).toContain('Japan lays a card face down.');
      expect(await said(id)).toContain('Soviet Union to play');
    },
  );
});
