// The board in words, to its last line: what does not fit into one message stands on further pages.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();

it('is leafed through where a game has more lines than a message holds', { timeout: 120_000 }, async () => {
  const at = app();
  await setUp(at);
  const kind = 'axis-and-allies-1942';
  const { id, channelId } = await begun(at, {
    host: 'Mina',
    kind,
    seats: { ussr: 'Mina' },
    settings: { readyCheck: false },
  });
  const mina = at.as('Mina').speak('en-US').in(channelId);
  const board = await mina.slash('board', { game: String(id) });
  const labels = (shown: typeof board): readonly string[] => (shown.message?.buttons ?? []).map(({ label }) => label);
  let shown = await mina.press('In words', board.message?.id);
  const texts = [shown.message?.text ?? ''];
  expect(labels(shown)).toContain('Next');
  expect(labels(shown)).not.toContain('Back');
  while (labels(shown).includes('Next')) {
    shown = await mina.press('Next', shown.message?.id);
    texts.push(shown.message?.text ?? '');
  }
  const all = texts.join('\n');
  expect(all).not.toMatch(/… and \d+ more/u);
  const wording = appWording();
  for (const line of await at.play.words(id, mina.id)) expect(all).toContain(wording.say(line, 'en', kind));
  expect((await mina.press('Back', shown.message?.id)).message?.text).toBe(texts.at(-2));
  expect(labels(await mina.press('As a picture', shown.message?.id))).toContain('In words');
});
