// The board inside Discord, in a real browser on the whole program: the page with Discord's own SDK in a frame of the local Discord, and the link where Discord refuses to open it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.js';
import { createLog } from '../../src/app/log.js';
import { startProgram, type Program } from '../../src/app/program.js';

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const here = existsSync(path);
if (!here) process.stderr.write(`\nSKIPPED: the board inside Discord is not tried in a browser, ${path} is absent\n`);

const patience = 60_000;
const callback = 'POST /interactions/{interaction_id}/{interaction_token}/callback';

describe.skipIf(!here)('the board inside Discord', () => {
  let folder: string;
  let program: Program;
  let browser: Browser;
  let game = 0;
  const troubles: string[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-activity-'));
    const config = readConfig({ DATA_DIR: folder, TZ: 'Asia/Seoul', DISCORD_CLIENT_SECRET: 'local' });
    const log = createLog({ level: 'silent', pretty: false, secrets: [] });
    program = await startProgram({ config, log, waits: { computerDelayMs: 0 }, localPort: 0 });
    const { local, play } = program;
    if (local === null) throw new Error('no local Discord');
    const mina = { id: local.as('Mina').id, name: 'Mina', locale: 'en' } as const;
    const input = {
      guildId: local.guild.id,
      kind: 'diplomacy',
      name: null,
      language: 'en',
      options: {},
      paces: {},
    } as const;
    const { id } = await play.create(mina, { ...input, settings: { readyCheck: false } });
    await play.join(id, mina, 'england');
    await play.start(id, mina.id, true);
    game = id;
    browser = await chromium.launch({
      executablePath: path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Somebody's page of the local Discord, on which they have asked for the game. */
  async function pageOf(who: 'Mina' | 'Leo'): Promise<Page> {
    const { local } = program;
    if (local === null) throw new Error('no local Discord');
    await local
      .as(who)
      .in('lobby')
      .slash('game info', { game: String(game) });
    const page = await (await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })).newPage();
    page.setDefaultTimeout(patience);
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (line) => {
      if (line.type() === 'error') troubles.push(line.text());
    });
    page.on('request', (request) => asked.push(new URL(request.url()).host));
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
    const desk = await program.play.desk(game, program.local?.as('Mina').id ?? '');
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
    program.local?.faults.add({ kind: 'status', status: 400, on: callback });
    await button(page).click();
    await page.locator('a.button', { hasText: 'board' }).last().waitFor();
    expect(await page.locator('.activity').count()).toBe(0);
    await page.context().close();
  });

  it('keeps the command by which Discord opens it', async () => {
    const { local } = program;
    const commands = await fetch(`${local?.apiUrl ?? ''}/v10/applications/${local?.botId ?? ''}/commands`, {
      headers: { authorization: `Bot ${local?.token ?? ''}` },
    });
    const all = (await commands.json()) as readonly { readonly type: number; readonly name: string }[];
    expect(all.filter(({ type }) => type === 4)).toMatchObject([{ name: 'launch' }]);
    expect(all.length).toBeGreaterThan(5);
  });

  it('lets nobody in by a code that is made up, spent, or of another kind', async () => {
    const { local } = program;
    const at = local === null ? '' : new URL((await launchedAt(local)).url).origin;
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
  async function launchedAt(local: NonNullable<Program['local']>): Promise<{ readonly url: string }> {
    const body = { user: local.as('Mina').id, channel: local.channel('lobby').id, instance: 'i-1' };
    return (await asPage(`${local.url}/page/api/activity`, body)) as { readonly url: string };
  }
  async function codeOf(who: string): Promise<string> {
    const user = program.local?.as(who).id;
    return ((await asPage(`${program.local?.url ?? ''}/page/api/authorize`, { user })) as { readonly code: string })
      .code;
  }
  async function asPage(url: string, body: object): Promise<unknown> {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(url, request)).json();
  }

  it('ran without an error in any page, and asked no foreign host', () => {
    expect(troubles).toEqual([]);
    expect([...new Set(asked)].filter((host) => !/^(?:127\.0\.0\.1|localhost):\d+$/.test(host))).toEqual([]);
  });
});
