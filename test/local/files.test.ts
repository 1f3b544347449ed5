// Files of the local Discord whose message has gone or shows another: they are served a while longer to pages that have just been told of them.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../../local/src/world/store.js';

const folder = mkdtempSync(join(tmpdir(), 'local-files-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('are still there when a picture has just been replaced, and not for ever', () => {
  const store = new Store(() => 0, null);
  store.putFile('1', Buffer.from('old'));
  store.letGo('1');
  expect(store.file('1')?.toString()).toBe('old');
  for (let n = 2; n < 40; n++) {
    store.putFile(String(n), Buffer.from('new'));
    store.letGo(String(n));
  }
  expect(store.file('1')).toBeNull();
  expect(store.file('39')?.toString()).toBe('new');
});

it('are removed from the disk when it begins again', () => {
  const before = new Store(() => 0, folder);
  before.putFile('1', Buffer.from('old'));
  before.letGo('1');
  before.save();
  expect(readdirSync(join(folder, 'files'))).toEqual(['1']);
  const after = new Store(() => 0, folder);
  expect(after.file('1')).toBeNull();
  expect(readdirSync(join(folder, 'files'))).toEqual([]);
});
