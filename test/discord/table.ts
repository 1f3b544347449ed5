// A running table for tests of the wire, opened and seated without a command.
import type { NewGame } from '../../src/play/lobby/opening.js';
import type { Person } from '../../src/play/change/person.js';
import type { TestApp } from './harness.js';

export interface Table {
  readonly id: number;
  readonly channelId: string;
}

/** What a table is like; a toy in English unless something else is given. */
interface Wanted extends Partial<Pick<NewGame, 'kind' | 'name' | 'options' | 'settings'>> {
  readonly host: string;
  /** Who sits where; computers take what is left. */
  readonly seats: Readonly<Record<string, string>>;
}

function person(at: TestApp, name: string): Person {
  return { id: at.as(name).id, name, locale: 'en' };
}

/** Begins a game of which nothing has been said yet; its number. */
export async function unsaid(at: TestApp, { host, seats, ...wanted }: Wanted): Promise<number> {
  const plain = { kind: 'toy', name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await at.play.create(person(at, host), { guildId: at.discord.guild.id, ...plain, ...wanted });
  for (const [seat, name] of Object.entries(seats)) await at.play.join(id, person(at, name), seat);
  await at.play.start(id, at.as(host).id, true);
  return id;
}

/** Begins a game, and says what is to be said of it. Throws when it has no post. */
export async function begun(at: TestApp, wanted: Wanted): Promise<Table> {
  const id = await unsaid(at, wanted);
  await at.quiet();
  const { channelId } = await at.play.info(id);
  if (channelId === null) throw new Error('no post');
  return { id, channelId };
}
