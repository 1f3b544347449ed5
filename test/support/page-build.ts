// Before any test: the pages that tests open in a browser, the board's and the local Discord's, are built from the source they run on.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const scripts = ['local/build-page.mjs', 'scripts/build-board.mjs'] as const;

export function setup(): void {
  for (const script of scripts) {
    const path = resolve(import.meta.dirname, '../..', script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [path], { encoding: 'utf8' });
    // Tests that open the page will fail on their own; all others need not.
    if (status !== 0) process.stderr.write(`\n${script} has built no page:\n${stdout}${stderr}\n`);
  }
}
