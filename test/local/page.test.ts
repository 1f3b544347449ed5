// The web page in a real browser: a command, a button, a modal, a picture, another person, the clock, two languages.
import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORDS } from '../../local/src/page/browser/words.js';
import type { LocalBot } from '../support/local-bot.js';
import { startLocalBot } from '../support/local-bot.js';
import { demoAnswers, demoCommands } from './demo-bot.js';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const here = existsSync(CHROMIUM);
if (!here) process.stderr.write(`\nSKIPPED: the web page is not tried in a browser, ${CHROMIUM} is absent\n`);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEklEQVR4nGNkYPj/n4GBgYEBAA0EAgEAX7uYAAAAAElFTkSuQmCC',
  'base64',
);
const HOUR = 3600_000;

describe.skipIf(!here)('the page', () => {
  let bot: LocalBot;
  let browser: Browser;
  let page: Page;
  let offset = 0;
  const troubles: string[] = [];

  beforeAll(async () => {
    const clock = {
      now: () => Date.now() + offset,
      advance: (ms: number) => {
        offset += ms;
        return Promise.resolve();
      },
      nextDue: () => Promise.resolve(Date.now() + offset + 2 * HOUR),
    };
    bot = await startLocalBot(demoAnswers(PNG), { clock });
    await bot.client.application.commands.set(demoCommands);
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    page = await (await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 860 } })).newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(bot.discord.url);
    await page.locator('[data-composer]').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await bot.stop();
  });

  const last = (): Promise<string> => page.locator('.message .body').last().innerText();

  it('uses a slash command picked from the list and shows the private answer', async () => {
    await page.keyboard.type('/ga');
    await page.locator('.picker .option.at', { hasText: '/game new' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('dip');
    await page.locator('.picker .option.at', { hasText: 'Diplomacy' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.message .text', { hasText: 'The game is open' }).waitFor();
    expect(await last()).toContain('Only you can see this');
    expect(await page.locator('#rail .badge').first().innerText()).toBe('1');
  });

  it('shows the post with its picture, in full size when pressed', async () => {
    // Nobody has joined the post yet: it is found in its forum, not in the list.
    expect(await page.locator('.channel.child').count()).toBe(0);
    await page.locator('.channel', { hasText: 'games' }).click();
    await page.locator('.post', { hasText: 'Spring 1901' }).click();
    const picture = page.locator('.picture img').first();
    await picture.waitFor();
    await expect.poll(() => page.evaluate("document.querySelector('.picture img').naturalWidth")).toBe(2);
    expect(await page.locator('.container h1').innerText()).toBe('Spring 1901');
    expect(await page.locator('.container .stamp').innerText()).toMatch(/in 2[34] hours|tomorrow/);
    await picture.click();
    await page.locator('img.full').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('img.full').waitFor({ state: 'detached' });
  });

  it('adds a reaction and takes it away', async () => {
    const first = page.locator('.message').first();
    await first.hover();
    await first.locator('.tools button').first().click();
    await first.locator('.reaction.mine', { hasText: '1' }).waitFor();
    await first.locator('.reaction').click();
    await first.locator('.reaction').waitFor({ state: 'detached' });
  });

  it('presses a button and picks from a menu', async () => {
    await page.getByRole('button', { name: 'Join' }).click();
    await page.locator('.message.ephemeral', { hasText: '@Mina joined' }).waitFor();
    await page.locator('.select', { hasText: 'Choose a unit' }).click();
    await page.locator('.menu .option', { hasText: 'Fleet Brest' }).click();
    await page.locator('.message.ephemeral', { hasText: 'Chosen: bre' }).waitFor();
  });

  it('says of a menu that wants one number of things how many', async () => {
    await page.locator('.select', { hasText: 'Disband two' }).click();
    expect(await page.locator('.menu-foot').innerText()).toMatch(/^Choose 2\b(?! to)/);
    for (const name of ['Paris', 'Spain']) await page.locator('.menu .option', { hasText: name }).click();
    await page.locator('.menu-foot').getByRole('button').click();
    await page.locator('.message.ephemeral', { hasText: 'Chosen: Paris,Spain' }).waitFor();
  });

  it('fills in a modal, and keeps it open until it is right', async () => {
    await page.getByRole('button', { name: 'Type orders' }).click();
    await page.locator('.modal [type=submit]').click();
    await page.locator('.modal .wrong', { hasText: 'required' }).waitFor();
    await page.locator('.modal textarea').fill('A Par - Bur\nF Bre - MAO');
    await page.locator('.modal .choice', { hasText: 'Final' }).click();
    await page.locator('.modal .choice', { hasText: 'Germany' }).click();
    await page.locator('.modal [data-field=map]').check();
    await page.locator('.modal .select').click();
    await page.locator('.menu .option', { hasText: 'Italy' }).click();
    await page.locator('.modal [type=submit]').click();
    await page.locator('.message', { hasText: 'F Bre - MAO | final | ger | true | ita' }).waitFor();
  });

  it('says so when the bot does not answer', async () => {
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.locator('.failed', { hasText: 'This interaction failed' }).waitFor();
  });

  it('completes an option with the choices of the bot', async () => {
    await page.keyboard.type('/order mar');
    await page.locator('.picker .option', { hasText: 'A Mar - Spa' }).waitFor();
    await page.locator('.picker .option', { hasText: 'A Par - Bur' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.message', { hasText: 'Order noted: A Mar - Spa (en-US)' }).waitFor();
  });

  it('moves the clock to the next deadline', async () => {
    const before = offset;
    await page.getByRole('button', { name: 'Next deadline' }).click();
    await page.locator('.notice', { hasText: 'The clock moved on 2 h' }).waitFor();
    expect(offset - before).toBeGreaterThanOrEqual(2 * HOUR);
  });

  it('writes to the bot in the direct messages and closes them', async () => {
    const heard = new Promise<string>((resolve) => {
      bot.client.on('messageCreate', (message) => {
        if (!message.author.bot) resolve(message.content);
      });
    });
    await page.locator('#rail .server').first().click();
    await page.locator('.message', { hasText: 'You opened a game' }).waitFor();
    await page.keyboard.type('A Par - Bur');
    await page.keyboard.press('Enter');
    expect(await heard).toBe('A Par - Bur');
    await page.getByRole('button', { name: 'DMs open' }).click();
    await page.getByRole('button', { name: 'DMs closed' }).waitFor();
    await expect(bot.client.users.send(bot.discord.as('Mina').id, 'x')).rejects.toThrow('Cannot send');
  });

  it('becomes somebody else, who sees no private answers, and speaks Korean', async () => {
    await page.locator('[data-person=alex]').click();
    await page.locator('.me', { hasText: 'Alex' }).waitFor();
    await page.locator('#rail .server').nth(1).click();
    await page.locator('.channel', { hasText: 'games' }).click();
    await page.locator('.post', { hasText: 'Spring 1901' }).click();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('button', { name: 'Stop following' }).waitFor();
    await page.locator('.container h1', { hasText: 'Spring 1901' }).waitFor();
    expect(await page.locator('.message.ephemeral').count()).toBe(0);
    await page.getByRole('button', { name: '한국어' }).click();
    await page.locator('#hints h2', { hasText: '이렇게 해 보세요' }).waitFor();
    // Also what shows only above older messages.
    expect(await page.locator('button.jump').textContent()).toContain(WORDS.ko['chat.jump']);
    await page.keyboard.type('/게임 ');
    await page.locator('.picker b', { hasText: '/게임 새로' }).waitFor();
    await page.keyboard.press('Escape');
    expect(bot.discord.as('Alex').user.locale).toBe('ko');
  });

  it('speaks the new language to the bot at once, before the server has heard of it', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/page/api/locale', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'English' }).click();
    await page.keyboard.type('/order mar');
    await page.locator('.picker .option', { hasText: 'A Mar - Spa' }).waitFor();
    await page.locator('.picker .option', { hasText: 'A Par - Bur' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.message', { hasText: 'Order noted: A Mar - Spa (en-US)' }).waitFor();
    letGo();
  });

  it('fits a phone', async () => {
    const row = bot.discord.channel('Diplomacy – Spring 1901');
    row.name = 'Diplomacy – Spring 1901, with a name that is far longer than what fits into one line of a phone';
    await page.locator('[data-person=mina]').click();
    await page.setViewportSize({ width: 390, height: 800 });
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(390);
    // The drawer stays while the person is still choosing.
    await page.locator('.burger').click();
    await page.locator('#rail .server').first().click();
    await page.locator('.dm').waitFor();
    await page.locator('#rail .server').nth(1).click();
    await page.locator('.channel', { hasText: 'games' }).click();
    await page.locator('.side-open').waitFor({ state: 'detached' });
    await page.locator('.post', { hasText: row.name }).click();
    await page.locator('#header h1', { hasText: row.name }).waitFor();
    for (const part of ['#header h1', '[data-composer]'])
      expect(
        await page
          .locator(part)
          .evaluate((node: { scrollHeight: number; clientHeight: number }) => node.scrollHeight - node.clientHeight),
        part,
      ).toBeLessThanOrEqual(1);
    await page.locator('.burger').click();
    await page.locator('.channel', { hasText: 'lobby' }).click();
    await page.locator('#header h1', { hasText: 'lobby' }).waitFor();
  });

  it('ran without errors', () => {
    expect(troubles).toEqual([]);
    expect(bot.discord.violations).toEqual([]);
    expect(bot.discord.unhandled).toEqual([]);
  });
});

it('has every sentence in both languages with the same parts', () => {
  const partsOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((it) => it[0]).sort();
  const parts = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => [key, ...partsOf(text)]);
  expect(parts(WORDS.ko)).toEqual(parts(WORDS.en));
});
