// A newcomer's first minutes, in a real browser on the whole program: a game against computer players, orders in three ways, the deadline, a restart.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser } from '../support/in-browser.js';

describe.skipIf(!hasBrowser)('a newcomer with a browser', () => {
  const there = inBrowser({});
  let page: Page;

  async function openPage(): Promise<void> {
    await page.goto(there.local().url);
    await page.locator('[data-composer]').waitFor();
  }

  beforeAll(async () => {
    page = await there.page({ viewport: { width: 1280, height: 860 } });
    await openPage();
  }, 60_000);

  const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
  const says = (text: string | RegExp) => page.locator('.message', { hasText: text }).last();
  const post = () => page.getByRole('button', { name: /#1 .*Diplomacy/ }).first();
  /** The newest menu that is shown. */
  const menu = () => page.locator('.message button.select').last();
  const directMessages = () => page.locator('#rail button').first();

  it('opens a game from the command list', async () => {
    await page.keyboard.type('/game new');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await says('Which game?').waitFor();
    await menu().click();
    await page.getByText('Diplomacy', { exact: true }).last().click();
    await button('Open the sign-up').click();
    await button('Submit').click();
    await says('Game #1 is open').waitFor();
  });

  it('takes a seat, fills the others with computer players and sees the board', async () => {
    await page.locator('.channel', { hasText: 'games' }).click();
    await post().click();
    await menu().click();
    await page
      .getByText(/France/)
      .last()
      .click();
    await says(/France.*@Mina/).waitFor();
    await button(/Start, computers fill the rest/).click();
    await says(/Spring 1901: orders/).waitFor();
    await page.locator('.message img[src*="board"], .message .picture img, .message img').last().waitFor();
    expect(await says(/To answer/).innerText()).toContain('France');
  });

  it('orders by message in Korean and English, and corrects a misspelling', async () => {
    await directMessages().click();
    await says(/what are your orders/).waitFor();
    await page.locator('[data-composer]').click();
    await page.keyboard.type('육 파리 - 버건디; F Bre - Mao; A Mar - Spian');
    await page.keyboard.press('Enter');
    await says(/Did you mean.*Spain/).waitFor();
    expect(await says(/Ordered: 2 of 3/).innerText()).toContain('A Par - Bur');
  });

  it('orders by menu, step by step', async () => {
    await page.locator('.message button.select', { hasText: 'Pick what to give orders to' }).last().click();
    await page.getByText('Army Marseilles', { exact: true }).last().click();
    await says('Army Marseilles: which order?').waitFor();
    for (const name of ['Move', 'Spain']) await page.getByRole('button', { name, exact: true }).last().click();
    await says(/Ordered: 3 of 3/).waitFor();
  });

  it('moves on to fall as soon as everybody is final, with the reasons', async () => {
    await button(/Hand in as final/).click();
    await page.locator('#rail button').nth(1).click();
    await post().click();
    await says(/Fall 1901: orders/).waitFor();
    expect(await says(/Spring 1901: the orders/).innerText()).toMatch(/France .*F Bre-Mao/);
  });

  it('is still there after a restart, and the deadline adjudicates', async () => {
    await there.restart();
    await openPage();
    await post().click();
    await says(/Fall 1901: orders/).waitFor();
    // A missed deadline is excused first: everybody has more time, and then it counts.
    await button('Next deadline').click();
    await says(/is excused/)
      .last()
      .waitFor();
    await button('Next deadline').click();
    await says(/Fall 1901: the orders/).waitFor();
    expect(await says(/Fall 1901: the orders/).innerText()).toMatch(/France sent no orders|no order/);
    // While the program was away its page asked in vain.
    there.noTroubles('net::ERR_CONNECTION');
  });
});
