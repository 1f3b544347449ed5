// `npm run pictures:phone`: the five games on a phone, as the board's page shows them in Chromium, for the documentation.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { readConfig } from '../src/app/config.js';
import { createLog } from '../src/app/log.js';
import { startProgram } from '../src/app/program.js';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (!existsSync(browserPath)) throw new Error(`Chromium is needed, and ${browserPath} is absent`);

/** No picture of the documentation may be larger, in bytes. */
const largest = 400 * 1024;
const phone = { width: 390, height: 844 } as const;

interface Wanted {
  readonly kind: string;
  readonly seat: string | null;
  /** What is pressed before the picture is taken. */
  readonly pressed: readonly ('light' | 'card' | 'more')[];
}

const wanted: readonly Wanted[] = [
  { kind: 'diplomacy', seat: 'england', pressed: ['light'] },
  { kind: 'twilight-struggle', seat: 'us', pressed: ['light'] },
  { kind: 'axis-and-allies-1942', seat: 'ussr', pressed: ['more', 'more'] },
  { kind: 'quartermaster-general', seat: 'japan', pressed: ['card'] },
  { kind: 'downfall', seat: null, pressed: ['card'] },
];

async function press(page: Page, what: Wanted['pressed'][number]): Promise<void> {
  if (what === 'card') await page.locator('.face, .cards .option').first().click();
  else if (what === 'more') await page.locator('.count .step').nth(1).click();
  else {
    const box = await page.locator('.lights .light.open').first().boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  // The board is asked for anew, drawn and lit.
  await page.waitForTimeout(1_500);
}

const data = mkdtempSync(join(tmpdir(), 'fieldpost-pictures-'));
const program = await startProgram({
  config: readConfig({ DATA_DIR: data }),
  log: createLog({ level: 'warn', pretty: true, secrets: [] }),
  localPort: 0,
});
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { local, play } = program;
  if (local === null) throw new Error('there is no local Discord');
  const mina = { id: local.as('Mina').id, name: 'Mina', locale: 'en' } as const;
  for (const [n, { kind, seat, pressed }] of wanted.entries()) {
    const host = { id: `90000000000000000${String(n)}`, name: 'Host', locale: 'en' } as const;
    const input = { guildId: local.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(host, { ...input, settings: { readyCheck: false, computers: 'beginner' } });
    await play.join(id, mina, seat);
    await play.start(id, host.id, true);
    // Computer players have their turns before.
    for (let tries = 0; tries < 60 && (await play.desk(id, mina.id)).tasks.length === 0; tries++)
      if ((await play.runDue()) === 0) await new Promise((resolve) => setTimeout(resolve, 500));
    const mine = local.as('Mina').in('lobby').speak('en-US');
    const shown = await mine.slash('game info', { game: String(id) });
    const answer = await mine.press('👆 Open the board', shown.message?.id);
    const page = await (await browser.newContext({ locale: 'en-US', viewport: phone })).newPage();
    await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
    await page.getByRole('button').click();
    await page.locator('.board svg [data-of]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1_500);
    for (const what of pressed) await press(page, what);
    const path = join(folder, `phone-${kind}.png`);
    await page.screenshot({ path });
    const { size } = statSync(path);
    if (size > largest) throw new Error(`${path} has ${String(size)} bytes`);
    console.log(`phone-${kind}.png  ${String(Math.round(size / 1024))} KB`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await program.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
