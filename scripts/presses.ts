// `npm run presses`: whole games of each kind in Chromium by presses alone, on a phone and on a desk, in both languages, against beginners.
// `-- diplomacy downfall` plays some, `--shorter` ends them early, `--width 1280` and `--lang ko` play at one size or in one language, `--seed x` others; it reports every place where no press helped.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { readConfig } from '../src/app/config.js';
import { createLog } from '../src/app/log.js';
import { startProgram } from '../src/app/program.js';
import { games } from '../src/games/registry.js';
import { playByPresses } from '../test/support/board-presses.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'presses' },
    shorter: { type: 'boolean', default: false },
    width: { type: 'string', multiple: true, default: ['360', '1280'] },
    lang: { type: 'string', multiple: true, default: ['en-US', 'ko'] },
  },
});
const unknown = positionals.filter((name) => !games.has(name));
if (unknown.length > 0) throw new Error(`no game ${unknown.join(', ')}; there are ${[...games.keys()].join(', ')}`);
const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (!existsSync(browserPath)) throw new Error(`Chromium is needed, and ${browserPath} is absent`);

type Options = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const shorter: Options = {
  diplomacy: { lastYear: 1903 },
  'axis-and-allies-1942': { lastRound: 2 },
  downfall: { lastTurn: 1 },
};
/** Games without an end of their own are decided at some time. */
const whole: Options = { diplomacy: { lastYear: 1912 }, 'axis-and-allies-1942': { lastRound: 12 } };

const data = mkdtempSync(join(tmpdir(), 'fieldpost-presses-'));
const program = await startProgram({
  config: readConfig({ DATA_DIR: data }),
  log: createLog({ level: 'silent', pretty: false, secrets: [] }),
  waits: { computerDelayMs: 0, decoyMs: { min: 0, max: 0 }, windowTickMs: 100 },
  localPort: 0,
});
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
let unanswered = 0;
try {
  for (const kind of positionals.length > 0 ? positionals : games.keys())
    for (const width of values.width.map(Number))
      for (const lang of (['en-US', 'ko'] as const).filter((one) => values.lang.includes(one))) {
        const began = performance.now();
        const options = (values.shorter ? shorter : whole)[kind] ?? {};
        const played = await playByPresses(browser, program, { kind, options, width, lang, seed: values.seed });
        const minutes = ((performance.now() - began) / 60_000).toFixed(1);
        const { faults, status, questions, presses } = played;
        console.log(
          `${kind} at ${width} in ${lang}: ${status}, ${questions} questions, ${presses} presses, ${minutes} min`,
        );
        for (const fault of faults) console.log(`  ${fault}`);
        if (status !== 'finished') console.log('  It has not been played to its end.');
        unanswered += faults.length + (status === 'finished' ? 0 : 1);
      }
} finally {
  await browser.close();
  await program.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit(unanswered === 0 ? 0 : 1);
