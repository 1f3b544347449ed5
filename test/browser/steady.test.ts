// The board in a real browser when something is lost, late, or over: what was begun goes on, what is newer stays, and nothing is left of a game for whoever is signed out.
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

/** Longer than anything a page does takes, in milliseconds. */
const patience = 60_000;

describe.skipIf(!hasBrowser)('a board that is kept open', () => {
  const games = new Map<string, number>();
  const there = inBrowser({}, async ({ play }, local) => {
    const [mina, leo] = [personOf(local, 'Mina'), personOf(local, 'Leo')];
    for (const [kind, seats] of [
      ['diplomacy', ['england']],
      ['quartermaster-general', ['germany', 'japan']],
      ['axis-and-allies-1942', ['ussr']],
    ] as const) {
      const place = { guildId: local.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
      const { id } = await play.create(mina, { ...place, settings: { readyCheck: false, computers: 'beginner' } });
      for (const seat of seats) await play.join(id, mina, seat);
      if (kind === 'diplomacy') await play.join(id, leo, 'france');
      await play.start(id, mina.id, true);
      games.set(kind, id);
    }
  });

  const idOf = (kind: string): number => games.get(kind) ?? 0;
  const mina = (): string => there.local().as('Mina').id;

  /** A page on which Mina has opened a board, at an address that opens again when it is loaded anew. */
  async function open(kind: string, before: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
    const actor = there.local().as('Mina').in('lobby').speak('en-US');
    const shown = await actor.slash('game info', { game: String(idOf(kind)) });
    const answer = await actor.press('👆 Open the board', shown.message?.id);
    const page = await there.page({ viewport: { width: 1280, height: 860 } });
    await before(page);
    await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
    await page.getByRole('button').click();
    await page.locator('.board svg [data-of]').first().waitFor({ state: 'attached' });
    return page;
  }

  /** Takes all of Mina's orders back. */
  async function withoutOrders(): Promise<void> {
    const { play } = there.program();
    const [task] = (await play.desk(idOf('diplomacy'), mina())).tasks;
    if (task === undefined) throw new Error('orders are asked');
    const at = { gameId: idOf('diplomacy'), userId: mina(), checkpoint: task.checkpoint, question: task.id };
    await play.answer({ ...at, value: [], final: false, confirmed: true });
    await play.saveDraft(at.gameId, at.userId, at, null);
  }

  it('says that it is cut off, and does what was pressed meanwhile once it no longer is', async () => {
    await withoutOrders();
    const page = await open('diplomacy');
    const away = (route: Route): Promise<void> => route.abort();
    await page.route('**/api/game/*/events', away);
    await page.reload();
    const bar = page.locator('.offline');
    await bar.waitFor();
    expect(await bar.innerText()).toContain('No connection');
    await page.route('**/api/game/*/act', away);
    await page.locator('.doors button[aria-pressed]').click();
    await page.locator('.list .option', { hasText: 'Fleet London' }).first().click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/game/*/act');
    await page.unroute('**/api/game/*/events');
    await bar.waitFor({ state: 'detached' });
    await page.locator('.question h2', { hasText: 'Fleet London' }).waitFor();
    // It hears again of what comes from elsewhere.
    await page.getByRole('button', { name: 'Back' }).click();
    const actor = there.local().as('Mina').speak('en-US');
    actor.inDm().dm('A Lvp - Yor');
    await page.locator('.chip', { hasText: 'A Lvp - Yor' }).waitFor();
    await page.context().close();
  });

  it('draws anew only what has changed, and stays where a finger has moved it', async () => {
    await withoutOrders();
    const page = await open('diplomacy');
    await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
    const shapes = "[...document.querySelectorAll('.board > svg > g:first-of-type [data-area]')]";
    const areas = await page.evaluate<number>(
      `(all => { for (const one of all) one.isSeen = true; return all.length; })(${shapes})`,
    );
    expect(areas).toBeGreaterThan(50);
    const frame = await page.locator('.board').boundingBox();
    if (frame === null) throw new Error('no board');
    await page.mouse.move(frame.x + 20, frame.y + 20);
    await page.mouse.down();
    await page.mouse.move(frame.x + 70, frame.y + 60, { steps: 4 });
    await page.mouse.up();
    const viewBox = (): Promise<string | null> => page.locator('.board > svg').getAttribute('viewBox');
    const before = await viewBox();
    const scene = page.waitForResponse(/\/scene/u);
    there.local().as('Mina').speak('en-US').inDm().dm('A Lvp - Yor');
    await page.locator('.chip', { hasText: 'A Lvp - Yor' }).waitFor();
    await (await scene).finished();
    await expect.poll(() => page.locator('.lights .light.chosen').count(), { timeout: patience }).toBe(1);
    expect(await page.evaluate<number>(`${shapes}.filter(one => one.isSeen).length`)).toBe(areas);
    expect(await viewBox()).toBe(before);
    await page.context().close();
  });

  it('shows at once that a press was felt, and leaves alone what goes on being lit', async () => {
    await withoutOrders();
    const page = await open('diplomacy');
    const lights = page.locator('.lights .light');
    await lights.first().waitFor({ state: 'attached' });
    await page.evaluate("for (const one of document.querySelectorAll('.light')) one.isSeen = true;");
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/game/*/act', async (route) => {
      await held;
      await route.continue();
    });
    const ring = await lights.first().boundingBox();
    if (ring === null) throw new Error('no light');
    await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
    await page.locator('.lights .light.waiting').waitFor({ state: 'attached' });
    expect(await page.evaluate("[...document.querySelectorAll('.light')].every(one => one.isSeen)")).toBe(true);
    letGo();
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    expect(await page.locator('.lights .light.waiting').count()).toBe(0);
    await page.unroute('**/api/game/*/act');
    await page.context().close();
  });

  it('puts no picture that comes late over a newer one', async () => {
    await withoutOrders();
    const page = await open('diplomacy');
    await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let pictures = 0;
    await page.route('**/api/game/*/scene*', async (route) => {
      pictures += 1;
      const isFirst = pictures === 1;
      const response = await route.fetch();
      if (isFirst) await held;
      await route.fulfill({ response });
    });
    const actor = there.local().as('Mina').speak('en-US').inDm();
    const drawn = (): Promise<string> => page.locator('.board > svg > g').first().innerHTML();
    const empty = await drawn();
    actor.dm('A Lvp - Yor');
    await page.locator('.chip', { hasText: 'A Lvp - Yor' }).waitFor();
    await expect.poll(() => pictures, { timeout: patience }).toBe(1);
    actor.dm('A Lvp - Wal');
    await page.locator('.chip', { hasText: 'A Lvp - Wal' }).waitFor();
    await expect.poll(drawn, { timeout: patience }).not.toBe(empty);
    const newer = await drawn();
    const late = page.waitForResponse(/\/scene/u);
    letGo();
    await (await late).finished();
    await page.evaluate('new Promise(done => setTimeout(() => requestAnimationFrame(done), 300))');
    expect(await drawn()).toBe(newer);
    await page.context().close();
  });

  it('marks the past and what is only guessed, and takes no press on either', async () => {
    await withoutOrders();
    const page = await open('diplomacy');
    const light = page.locator('.lights .light.open').first();
    await light.waitFor({ state: 'attached' });
    const at = await light.boundingBox();
    if (at === null) throw new Error('no light');
    await page.getByRole('button', { name: 'What if', exact: true }).click();
    await page.getByLabel('What you think others will order').fill('F Bre - Eng');
    await page.getByRole('button', { name: 'Show what would come of it' }).click();
    await page.locator('.then').waitFor();
    expect(await page.locator('.then').innerText()).toBe('What if');
    // They go with the next frame.
    await light.waitFor({ state: 'detached' });
    expect(await page.locator('.lights .light').count()).toBe(0);
    let acts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/act')) acts += 1;
    });
    await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
    await page.getByRole('button', { name: 'What if', exact: true }).click();
    await page.locator('.then').waitFor({ state: 'detached' });
    await light.waitFor({ state: 'attached' });
    expect(acts).toBe(0);
    await page.context().close();
  });

  it('keeps a letter that is being written, and sends one that came through without an answer once', async () => {
    const page = await open('diplomacy');
    const letter = page.getByLabel('Your letter');
    await page.getByRole('button', { name: 'Letters', exact: true }).click();
    await letter.fill('Shall we leave the Channel alone?');
    await page.reload();
    await page.getByRole('button', { name: 'Letters', exact: true }).click();
    expect(await letter.inputValue()).toBe('Shall we leave the Channel alone?');
    await page.locator('.aside button', { hasText: 'France' }).click();
    await page.route('**/api/game/*/letters', async (route) => {
      if (route.request().method() === 'POST') {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('That did not get through.').waitFor();
    expect(await letter.inputValue()).not.toBe('');
    await page.unroute('**/api/game/*/letters');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => letter.inputValue(), { timeout: patience }).toBe('');
    expect(await page.locator('.letters li.mine').count()).toBe(1);
    const sent = await there.program().play.press.letters(idOf('diplomacy'), mina(), { limit: 10 });
    expect(sent.map(({ text }) => text)).toEqual(['Shall we leave the Channel alone?']);
    await page.context().close();
  });

  it('has a tab for each seat of a person, with what is asked of it and its own picture', async () => {
    const page = await open('quartermaster-general');
    const tabs = page.locator('.sheet > .tabs button');
    expect(await tabs.allInnerTexts()).toEqual(['Germany', 'Japan']);
    expect(await page.locator('.question .seat').innerText()).toBe('Germany');
    const scene = page.waitForRequest(/\/scene\?seat=japan$/u);
    await tabs.nth(1).click();
    await scene;
    await page.locator('.question .seat', { hasText: 'Japan' }).waitFor();
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    // What a card says is heard with its name.
    expect(await page.locator('.face').first().getAttribute('aria-label')).toMatch(/^.+\. .{20,}/);
    await page.context().close();
  });

  it('asks once more before what may be a slip, and its green button rests when a question has come', async () => {
    // Of each green button whether it can be pressed when it comes.
    const watch = `addEventListener('DOMContentLoaded', () => {
      const seen = new WeakSet();
      window.isOff = [];
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('.end button.go'))
          if (!seen.has(one)) { seen.add(one); window.isOff.push(one.disabled); }
      }).observe(document, { childList: true, subtree: true });
    })`;
    const page = await open('axis-and-allies-1942', (fresh) => fresh.addInitScript(watch));
    const question = async (): Promise<string> => {
      const { tasks } = await there.program().play.desk(idOf('axis-and-allies-1942'), mina());
      return `${String(tasks[0]?.checkpoint)} ${String(tasks[0]?.id)}`;
    };
    const first = await question();
    const [go, yes] = [page.locator('.end .go'), page.getByRole('button', { name: 'Yes, do it' })];
    await go.click();
    await yes.waitFor();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await go.waitFor();
    expect(await question()).toBe(first);
    await go.click();
    await yes.click();
    await expect.poll(question, { timeout: patience }).not.toBe(first);
    await yes.waitFor({ state: 'detached' });
    await go.waitFor();
    const isOff = await page.evaluate<readonly boolean[]>('window.isOff');
    expect(isOff.length).toBeGreaterThan(1);
    expect(isOff).not.toContain(false);
    await page.context().close();
  });

  it('leaves nothing of the game in sight of whoever has been signed out', async () => {
    const page = await open('diplomacy');
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
    await page.locator('.aside textarea').fill('France lies');
    expect(await page.evaluate<number>('sessionStorage.length')).toBe(1);
    const actor = there.local().as('Mina').in('lobby').speak('en-US');
    await actor.slash('settings');
    await actor.press('Sign out of all browsers');
    await page.locator('.doors button[aria-pressed]').click();
    await page.locator('.list .option').first().click();
    await page.getByText('You are signed out.').waitFor();
    expect(await page.locator('body').innerText()).toBe('You are signed out. Press “Open the board” in Discord.');
    expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    await page.context().close();
  });
});
