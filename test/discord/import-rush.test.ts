// Made-up files that one member brings hold up nobody else: they are read beside the bot, and only so many of them.
import { afterAll, expect, it } from 'vitest';
import { createThinker } from '../../src/think/index.js';
import { setUp, testApp } from './harness.js';

const thinker = createThinker();
afterAll(() => thinker.close());
const app = testApp([], { takeOver: (file) => thinker.takeOver(file) });

/** As large as a file may be, and nothing in it that any game knows. */
const hostile = Buffer.from(
  `{"format":"fieldpost-game","version":1,"game":{"kind":"diplomacy","options":{},"endedAt":"2026-01-01"},"checkpoints":[{"phase":"x","state":{${Array.from({ length: 140_000 }, (_, n) => `"a${n}":[1]`).join(',')}}}]}`,
);

it('answers others while eight of them come in', { timeout: 300_000 }, async () => {
  const at = app();
  await setUp(at);
  const [alex, mina] = [at.as('Alex').in('lobby').speak('en-US'), at.as('Mina').in('lobby').speak('en-US')];
  // Each takes a while, and a busy machine takes longer.
  alex.patience = 240_000;
  const order: string[] = [];
  const files = Array.from({ length: 8 }, async () => {
    const { message } = await alex.slash('host import', { file: { name: 'game.json', bytes: hostile } });
    order.push('file');
    return message?.text ?? '';
  });
  await mina.slash('help');
  order.push('help');
  const answers = await Promise.all(files);
  // Two a minute are looked into, which takes long; the rest is refused at once, as everybody else is answered.
  const looked = answers.filter((text) => text.includes('rules'));
  expect(looked).toHaveLength(2);
  expect(answers.filter((text) => /\b2\b.*minute/u.test(text))).toHaveLength(6);
  expect(order.indexOf('help')).toBeLessThan(order.length - 2);
});
