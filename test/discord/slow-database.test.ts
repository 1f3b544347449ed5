// A database that is slower than Discord's patience: every command and press is acknowledged before it is asked.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const patienceMs = 5_000;
const app = testApp([], { answerWithinMs: patienceMs });

it('fails no command and no press', { timeout: 120_000 }, async () => {
  const at = app();
  await setUp(at);
  const { channelId } = await begun(at, { host: 'Mina', seats: { red: 'Alex' } });
  const alex = at.as('Alex').in(channelId).speak('en-US');
  at.slow(patienceMs + 500);
  const shown = await alex.slash('play');
  expect(shown.message?.text).toContain('Where do your units go?');
  const again = await alex.press('🔄 Refresh', shown.message?.id);
  expect(again.message?.text).toContain('Where do your units go?');
});
