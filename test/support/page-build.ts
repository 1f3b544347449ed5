// Before any test: the local Discord's page, which tests open in a browser, is built from the source they run on.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export function setup(): void {
  const script = resolve(import.meta.dirname, '../../local/build-page.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  // Tests that open the page will fail on their own; all others need not.
  if (status !== 0) process.stderr.write(`\nThe page of the local Discord was not built:\n${stdout}\n`);
}
