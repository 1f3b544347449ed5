// The first question of each game in a real browser, answered by presses alone: on a phone in Korean, on a desk in English. Whole games are played by `npm run presses`.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.js';
import { createLog } from '../../src/app/log.js';
import { startProgram, type Program } from '../../src/app/program.js';
import { games } from '../../src/games/registry.js';
import { playByPresses } from '../support/board-presses.js';

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const here = existsSync(path);
if (!here) process.stderr.write(`\nSKIPPED: no game is pressed in a browser, ${path} is absent\n`);

const questions = 1;

describe.skipIf(!here)('by presses alone', () => {
  let folder: string;
  let program: Program;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-presses-'));
    program = await startProgram({
      config: readConfig({ DATA_DIR: folder, TZ: 'Asia/Seoul' }),
      log: createLog({ level: 'silent', pretty: false, secrets: [] }),
      waits: { computerDelayMs: 0, decoyMs: { min: 0, max: 0 } },
      localPort: 0,
    });
    browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const ways = [
    [360, 'ko'],
    [1280, 'en-US'],
  ] as const;
  it.each([...games.keys()].flatMap((kind) => ways.map(([width, lang]) => [kind, width, lang] as const)))(
    '%s begins at %i pixels in %s',
    async (kind, width, lang) => {
      const played = await playByPresses(browser, program, {
        kind,
        options: {},
        width,
        lang,
        seed: 'first',
        questions,
      });
      expect(played.faults).toEqual([]);
      expect(played.questions).toBeGreaterThanOrEqual(questions);
    },
    // A busy machine draws slowly.
    600_000,
  );
});
