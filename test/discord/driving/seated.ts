// People at a table of their own, each with a language, a way to answer and some seats.
import type { AnyGame } from '../../../src/table/game.js';
import type { Lang } from '../../../src/words/words.js';
import { setUp, type TestApp } from '../harness.js';
import type { Way } from './entering.js';

export interface Seated {
  readonly name: string;
  readonly lang: Lang;
  readonly way: Way;
  readonly seats: readonly string[];
}

/** How long people wait on a machine that has other work. */
const patienceMs = 240_000;

/** A game between people alone that has begun, in both languages; opened by Hana, who need not play. Gives its number. */
export async function begunWith(
  at: TestApp,
  people: readonly Seated[],
  { id: kind }: AnyGame,
  options: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  at.as('Hana').patience = patienceMs;
  await setUp(at);
  const host = { id: at.as('Hana').id, name: 'Hana', locale: 'ko' } as const;
  const input = { guildId: at.discord.guild.id, kind, name: 'Table', paces: {} };
  const table = { ...input, language: 'both', options, settings: { readyCheck: false } } as const;
  const { id } = await at.play.create(host, table);
  for (const { name, lang, seats } of people) {
    at.as(name).patience = patienceMs;
    at.as(name).speak(lang === 'ko' ? 'ko' : 'en-US');
    await at.play.choose(id, { id: at.as(name).id, name, locale: lang }, seats);
  }
  await at.play.start(id, host.id, false);
  await at.quiet();
  return id;
}
