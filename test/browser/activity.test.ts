// The board inside Discord, in a real browser on the whole program: the page with Discord's own SDK in a frame of the local Discord, and the link where Discord refuses to open it.
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';

describe.skipIf(!hasBrowser)('the board inside Discord', () => {
  let game = 0;
  const there = inBrowser({ DISCORD_CLIENT_SECRET: 'local' }, async ({ play }, local) => {
    const mina = personOf(local, 'Mina');
    const place = { guildId: local.guild.id, kind: 'diplomacy', name: null, language: 'en' } as const;
    const { id } = await play.create(mina, { ...place, options: {}, paces: {}, settings: { readyCheck: false } });
    await play.join(id, mina, 'england');
    await play.start(id, mina.id, true);
    game = id;
  });

  /** Somebody's page of the local Discord, on which they have asked for the game. */
  async function pageOf(who: 'Mina' | 'Leo'): Promise<Page> {
    const local = there.local();
    await local
      .as(who)
      .in('lobby')
      .slash('game info', { game: String(game) });
    const page = await there.page({ viewport: { width: 390, height: 844 } });
    await page.goto(`${local.url}?as=${who.toLowerCase()}`);
    await page.locator('[data-composer]').waitFor();
    return page;
  }
  const button = (page: Page) => page.getByRole('button', { name: /Open the board/ }).last();
  const board = (page: Page): FrameLocator => page.frameLocator('.activity iframe').frameLocator('iframe');

  it('opens by the same button, signs its person in, and takes an order', async () => {
    const page = await pageOf('Mina');
    await button(page).click();
    await board(page).locator('.lights .light.open').first().waitFor({ state: 'attached' });
    await board(page).locator('.lights .light.open').first().click({ force: true });
    await board(page).locator('.lights .light.held').waitFor({ state: 'attached' });
    await board(page).locator('.lights .light.open').first().click({ force: true });
    await board(page).locator('.chip').waitFor();
    const desk = await there.program().play.desk(game, there.local().as('Mina').id);
    expect(desk.tasks[0]?.draft ?? desk.tasks[0]?.saved).toHaveLength(1);
    await page.getByTitle('Close').click();
    await page.locator('.activity').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows whoever has no seat what everybody may see', async () => {
    const page = await pageOf('Leo');
    await button(page).click();
    await board(page).getByText('You are watching').first().waitFor();
    expect(await board(page).locator('.lights .light').count()).toBe(0);
    await page.context().close();
  });

  it('gives the link where Discord refuses to open it', async () => {
    const page = await pageOf('Mina');
    there.local().faults.add({ kind: 'status', status: 400, on: callback });
    await button(page).click();
    await page.locator('a.button', { hasText: 'board' }).last().waitFor();
    expect(await page.locator('.activity').count()).toBe(0);
    await page.context().close();
  });

  it('keeps the command by which Discord opens it', async () => {
    const local = there.local();
    const commands = await fetch(`${local.apiUrl}/v10/applications/${local.botId}/commands`, {
      headers: { authorization: `Bot ${local.token}` },
    });
    const all = (await commands.json()) as readonly { readonly type: number; readonly name: string }[];
    expect(all.filter(({ type }) => type === 4)).toMatchObject([{ name: 'launch' }]);
    expect(all.length).toBeGreaterThan(5);
  });

  it('lets nobody in by a code that is made up, spent, or of another kind', async () => {
    const at = new URL((await launchedAt()).url).origin;
    const enter = (body: unknown): Promise<Response> =>
      fetch(`${at}/api/activity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await enter({ code: 'made-up' })).status).toBe(401);
    expect((await enter({ code: 'a b' })).status).toBe(400);
    expect((await enter(null)).status).toBe(400);
    const code = await codeOf('Mina');
    expect((await enter({ code })).status).toBe(200);
    expect((await enter({ code })).status).toBe(401);
    expect((await fetch(`${at}/api/game/${String(game)}`)).status).toBe(401);
    expect(
      (await fetch(`${at}/api/game/${String(game)}`, { headers: { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaa' } }))
        .status,
    ).toBe(401);
  });

  /** What the page of the local Discord is told when it shows the activity. */
  async function launchedAt(): Promise<{ readonly url: string }> {
    const local = there.local();
    const body = { user: local.as('Mina').id, channel: local.channel('lobby').id, instance: 'i-1' };
    return (await asPage(`${local.url}/page/api/activity`, body)) as { readonly url: string };
  }
  async function codeOf(who: string): Promise<string> {
    const user = there.local().as(who).id;
    return ((await asPage(`${there.local().url}/page/api/authorize`, { user })) as { readonly code: string }).code;
  }
  async function asPage(url: string, body: object): Promise<unknown> {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(url, request)).json();
  }

  it('ran without an error in any page, and asked no foreign host', () => {
    there.noTroubles();
    expect([...there.hosts].filter((host) => !/^(?:127\.0\.0\.1|localhost):\d+$/.test(host))).toEqual([]);
  });
});
