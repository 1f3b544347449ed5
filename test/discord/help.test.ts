// Help on the wire: in general, and of the game at hand, whose own examples and commands it names.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { setUp, testApp } from './harness.js';

const app = testApp();

/** What a game's help has to say and what it must not. */
const wanted: readonly (readonly [kind: string, says: RegExp, never: RegExp])[] = [
  ['axis-and-allies-1942', /`4 inf, 1 tnk`[^]*`\/odds`[^]*such as All units/, /\bcards?\b|what-if|`\/hand`/i],
  ['quartermaster-general', /`build army western europe`[^]*`\/hand`/, /`\/odds`|what-if/],
  ['downfall', /`21A 3438-3439-3339`[^]*`\/what-if`/, /`\/odds`/],
  ['twilight-struggle', /`Fidel coup Iran`[^]*`\/hand`[^]*`\/odds`/, /what-if/],
  ['diplomacy', /`A Par - Bur`[^]*`\/what-if`/, /`\/odds`|`\/lookup`/],
];

it.each(wanted)('names what %s has, though other games run beside it', async (kind, says, never) => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const other = kind === 'diplomacy' ? 'twilight-struggle' : 'diplomacy';
  for (const one of [other, kind]) {
    await leo.slash('practice', { kind: one });
    await at.quiet();
  }
  const game = (await at.play.gamesOf(leo.id)).find((one) => one.kind === kind);
  await leo.slash('play', { game: String(game?.id) });
  const text = (await leo.slash('help', {})).message?.text ?? '';
  expect(text).toMatch(says);
  expect(text).toContain('`/instructions`');
  expect(text).not.toMatch(never);
  const { panels } = await at.play.desk(game?.id ?? 0, leo.id);
  expect(panels.some(({ role }) => role === 'odds') && games.get(kind)?.tellsOdds !== true).toBe(false);
});
