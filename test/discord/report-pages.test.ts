// The whole report of several turns on the wire: from where the news begins page by page to its end, each page with the board of its own time.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { setUp, testApp } from './harness.js';

const app = testApp([axisAndAllies1942]);

it('opens where the news begins, says what it covers, and leaves no turn out', { timeout: 300_000 }, async () => {
  const at = app();
  at.as('Alex').patience = 60_000;
  await setUp(at);
  const alex = at.as('Alex').inDm().speak('en-US');
  const person = { id: alex.id, name: 'Alex', locale: 'en' } as const;
  const kind = axisAndAllies1942.id;
  const input = { guildId: at.discord.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await at.play.create(person, { ...input, settings: { readyCheck: false, computers: 'beginner' } });
  await at.play.join(id, person, 'japan');
  await at.play.start(id, person.id, true);
  await at.quiet();
  const desk = (await alex.slash('play', { game: String(id) })).message;
  const pages: string[] = [];
  let shown = (await alex.press('📖 Whole report', desk?.id)).message;
  for (let n = 0; n < 12 && shown?.text.includes(', page ') === true; n++) {
    const [, heading = '', covered = ''] = shown.text.split('\n');
    const [board = ''] = shown.files.map(({ alt }) => alt?.split('\n').slice(0, 2).join(' | ') ?? '');
    expect(covered).toContain(`Round 1, Soviet Union – Round 1, United Kingdom, page ${n + 1} of `);
    pages.push(`${heading} ${board}`);
    shown = (await alex.press('▶️ Next', shown.id)).message;
  }
  // A long turn has several pages; the board is the one that it left to the next, and titled as its own.
  expect(pages.filter((page, n) => page !== pages[n - 1])).toEqual([
    '**Round 1, Soviet Union** · 1/4 Round 1, Soviet Union – as it ended | Round 1, Germany: purchase',
    '**Round 1, Germany** · 2/4 Round 1, Germany – as it ended | Round 1, United Kingdom: purchase',
    '**Round 1, United Kingdom** · 3/4 Round 1, United Kingdom – as it ended | Round 1, Japan: purchase',
  ]);
  expect(shown?.text).toContain('**Round 1, Japan** · 4/4');
});
