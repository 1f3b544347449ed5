// How long what somebody sends in one place takes to be shown in the other: an order typed in messages on the open board, and one pressed there in the messages.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { readConfig } from '../../src/app/config.js';
import { createLog } from '../../src/app/log.js';
import { startProgram, type Program } from '../../src/app/program.js';
import { line, percentile } from './figures.js';

const rounds = 10;
/** Between two rounds, so that nothing waits for Discord's limits. */
const pauseMs = 6_000;
const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
type Local = NonNullable<Program['local']>;

/** A game of Diplomacy in which Mina is England, her board open in a browser. */
async function opened({ play }: Program, local: Local, page: Page): Promise<void> {
  const [mina, leo] = ['Mina', 'Leo'].map((name) => ({ id: local.as(name).id, name, locale: 'en' as const }));
  if (mina === undefined || leo === undefined) throw new Error('nobody is there');
  const place = { guildId: local.guild.id, kind: 'diplomacy', name: null, language: 'en' } as const;
  const { id } = await play.create(mina, { ...place, options: {}, paces: {}, settings: { readyCheck: false } });
  await play.join(id, mina, 'england');
  await play.join(id, leo, 'france');
  await play.start(id, mina.id, true);
  const said = local.as('Mina').in('lobby').speak('en-US');
  const shown = await said.slash('game info', { game: String(id) });
  const answer = await said.press('👆 Open the board', shown.message?.id);
  await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
  await page.getByRole('button').click();
  await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
}

/** Milliseconds that both ways take, each so many times. */
async function timed(local: Local, page: Page): Promise<{ readonly onBoard: number[]; readonly inMessages: number[] }> {
  const mina = local.as('Mina').inDm();
  const [onBoard, inMessages]: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n += 1) {
    const typed = n % 2 === 0 ? 'A Lvp - Yor' : 'A Lvp - Wal';
    await wait(pauseMs);
    let began = performance.now();
    mina.dm(typed);
    await page.locator('.chip', { hasText: typed }).waitFor();
    onBoard.push(performance.now() - began);
    const before = (await page.locator('.chip').allInnerTexts()).length;
    // A unit without an order, and the first place it can go to.
    await page.locator('.lights .light.open').first().click({ force: true });
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    began = performance.now();
    await page.locator('.lights .light.open').first().click({ force: true });
    await page.locator('.chip').nth(before).waitFor();
    const made = (await page.locator('.chip').allInnerTexts()).find((text) => !text.includes(typed)) ?? '';
    const order = /[AF] \w+ - \w+/u.exec(made)?.[0] ?? made;
    await mina.until(({ text }) => text.includes(order));
    inMessages.push(performance.now() - began);
    mina.dm(`cancel ${/[AF] (\w+)/u.exec(order)?.[1] ?? ''}`);
    await page.locator('.chip').nth(before).waitFor({ state: 'detached' });
  }
  return { onBoard, inMessages };
}

export async function benchBetween(): Promise<void> {
  if (!existsSync(browserPath)) {
    line('Shown in the other place', `not measured, ${browserPath} is absent`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-bench-'));
  const log = createLog({ level: 'silent', pretty: false, secrets: [] });
  const config = readConfig({ DATA_DIR: folder });
  const program = await startProgram({ config, log, waits: { computerDelayMs: 0 }, localPort: 0 });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    if (program.local === null) throw new Error('there is no local Discord');
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await opened(program, program.local, page);
    const { onBoard, inMessages } = await timed(program.local, page);
    const told = (all: readonly number[]): string =>
      `median ${percentile(all, 0.5).toFixed(0)} ms   longest ${Math.max(...all).toFixed(0)} ms`;
    line('An order typed in messages, until an open board shows it (reach 1000 ms)', told(onBoard));
    line('An order pressed on the board, until messages show it (reach 1000 ms)', told(inMessages));
  } finally {
    await browser.close();
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
