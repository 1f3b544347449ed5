// Two people in one game, one on the board in a browser and one in messages: what either sends shows in both, and the game goes on when both are done.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

/** Presses a light; one that is drawn anew in that moment once more. */
async function press(light: Locator): Promise<void> {
  for (;;) {
    try {
      await light.first().click({ force: true });
      return;
    } catch (error) {
      if (!String(error).includes('not visible')) throw error;
    }
  }
}

describe.skipIf(!hasBrowser)('a game on the board and in messages', () => {
  let game = 0;
  const there = inBrowser({}, async ({ play }, local) => {
    const [mina, leo] = [personOf(local, 'Mina'), personOf(local, 'Leo')];
    const place = { guildId: local.guild.id, kind: 'diplomacy', name: null, language: 'en' } as const;
    const { id } = await play.create(mina, { ...place, options: {}, paces: {}, settings: { readyCheck: false } });
    await play.join(id, mina, 'england');
    await play.join(id, leo, 'france');
    await play.start(id, mina.id, true);
    game = id;
  });

  it('takes orders on either side, shows them on both, and ends the season together', async () => {
    const [mina, leo] = [there.local().as('Mina').in('lobby').speak('en-US'), there.local().as('Leo').speak('en-US')];
    const shown = await mina.slash('game info', { game: String(game) });
    const answer = await mina.press('👆 Open the board', shown.message?.id);
    const page = await there.page({ viewport: { width: 390, height: 844 } });
    await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
    await page.getByRole('button').click();

    // On the page: the first fleet. It stands in the direct message as well.
    const light = page.locator('.lights .light.open');
    await light.first().waitFor({ state: 'attached' });
    await press(light);
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    await press(light);
    const first = await page.locator('.chip').first().innerText();
    expect(first).toMatch(/ - /);
    mina.inDm().dm('A Lvp - Yor');
    await mina.until(({ text }) => text.includes('A Lvp - Yor') && text.includes('2 of 3'));
    // In the message: the army in Liverpool. It stands on the page, beside the other.
    await page.locator('.chip', { hasText: 'A Lvp - Yor' }).waitFor();

    // What the page asked for before is answered late: it shows what has come since all the same.
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/game/*/act', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await press(light);
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    mina.inDm().dm('A Lvp - Wal');
    const changed = page.locator('.chip', { hasText: 'A Lvp - Wal' });
    await changed.waitFor();
    const anew = page.waitForRequest((request) => /\/api\/game\/\d+$/u.test(request.url()));
    letGo();
    await anew;
    await changed.waitFor();

    leo.inDm().dm('A Par - Bur; A Mar S A Par - Bur; F Bre - Mao');
    await leo.until(({ text }) => text.includes('3 of 3'));
    // What a rival seals shows nowhere.
    expect(await page.locator('body').innerText()).not.toMatch(/ - Bur\b|A Mar S/);

    await page
      .getByRole('button', { name: /Hand in|final/ })
      .last()
      .click();
    // A letter of a computer player may have come after the desk.
    const final = leo
      .dms()
      .flatMap(({ buttons }) => buttons)
      .findLast(({ customId }) => customId?.endsWith('|final'));
    await leo.press(final?.customId ?? 'final');
    await page
      .getByText(/Fall 1901/)
      .first()
      .waitFor();
    await leo.until(({ text }) => text.includes('Fall 1901'));
    there.noTroubles();
  });
});
