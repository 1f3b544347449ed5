// Boards in a browser, on the wire: a link for its player alone, and all browsers signed out from the settings.
import { expect, it } from 'vitest';
import { createBoardDoor } from '../../src/web/door.js';
import { setUp, testApp } from './harness.js';

const app = testApp([], { boards: true });

it('lists the browsers in which somebody is signed in, and signs them out at a press', async () => {
  const at = app();
  await setUp(at);
  const alex = at.as('Alex').in('lobby').speak('en-US');
  expect((await alex.slash('settings')).message?.text).not.toContain('browser');
  const door = createBoardDoor(at.store.db, at.clock.now, 'a key');
  const sessions: string[] = [];
  for (const browser of ['one', 'two']) {
    const entered = await door.enter(await door.link(alex.id, 1), browser);
    sessions.push(entered?.session ?? '');
  }
  const other = await door.enter(await door.link(at.as('Mina').id, 1), 'another');
  const waiting = await door.link(alex.id, 1);
  expect((await alex.slash('settings')).message?.text).toContain('Boards open in 2 browsers');
  const after = await alex.press('Sign out of all browsers');
  expect(after.message?.text).not.toContain('browser');
  for (const session of sessions) expect(await door.visitor(session)).toBeNull();
  expect(await door.enter(waiting, 'three')).toBeNull();
  expect((await door.visitor(other?.session))?.userId).toBe(at.as('Mina').id);
});
