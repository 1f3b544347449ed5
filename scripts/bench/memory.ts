// How much memory the whole bot takes with a thousand running games, at rest and while people look at boards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '../../src/games/registry.js';
import { startLocalDiscord } from '@fieldpost/local';
import { createPlay } from '../../src/play/create.js';
import { saveGuild } from '../../src/store/guilds.js';
import { openDatabase } from '../../src/store/open.js';
import { players } from './bot.js';
import { line } from './figures.js';
import { copyGame } from './many-games.js';
import { startProgram, type Memory } from './program.js';

const many = 1_000;
const rounds = 3;
const pictures = 150;
/** Painting goes on while other things are measured on a busy machine. */
const patienceMs = 600_000;

export async function benchMemory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-bench-'));
  const discord = await startLocalDiscord({ rateLimits: 'off', answerWithinMs: 60_000 });
  const now = (): Date => new Date();
  const store = await openDatabase({ dataDir: folder, now });
  const play = createPlay({ store, games, now, allowance: 100_000 });
  const person = (who: string) => ({ id: discord.as(who).id, name: who, locale: 'en' }) as const;
  const { id: guildId, name } = discord.guild;
  await saveGuild(store.db, guildId, { name, channelId: discord.channel('lobby').id, channelKind: 'text' }, now());
  const given = { guildId, kind: 'diplomacy', name: null, language: 'both', options: {}, paces: {} } as const;
  const { id } = await play.create(person('Mina'), { ...given, settings: { readyCheck: false } });
  for (const who of players) await play.join(id, person(who), null);
  await play.start(id, person('Mina').id, false);
  await store.db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: now() } });
  await copyGame(store, id, many - 1);
  const others: number[] = [];
  for (const [kind, rules] of games) {
    const game = await play.create(person('Mina'), { ...given, kind, settings: { readyCheck: false } });
    const seats = rules.seats(rules.options.parse({})).length;
    for (const who of players.slice(0, seats)) await play.join(game.id, person(who), null);
    await play.start(game.id, person('Mina').id, false);
    others.push(game.id);
  }
  await store.db.outbox.updateMany({ where: { doneAt: null }, data: { doneAt: now() } });
  await store.close();

  const program = await startProgram(discord, { DATA_DIR: folder });
  await wait(5_000);
  line(`Memory with ${many} running games, embedded database, at rest`, inMb(program.memory()));
  let most = program.memory();
  const ticker = setInterval(() => {
    const now = program.memory();
    if (total(now) > total(most)) most = now;
  }, 200);
  const actors = players.map((who) => {
    const actor = discord.as(who).speak('en-US').in('lobby');
    actor.patience = patienceMs;
    return actor;
  });
  const [mina] = actors;
  for (let round = 0; round < rounds; round++) {
    for (const game of others) await mina?.slash('board', { game: String(game) });
  }
  line('  while the boards of all games are painted one after another, at most', inMb(most));
  let next = 0;
  const looking = actors.map(async (actor) => {
    while (next < pictures) await actor.slash('board', { game: String(++next) });
  });
  await Promise.all(looking);
  clearInterval(ticker);
  line(`  and while ${pictures} boards of one are, at most (reach 450 MB)`, inMb(most));
  await program.stop();
  await discord.close();
  await rm(folder, { recursive: true, force: true });
}

const total = ({ program, painters }: Memory): number => program + painters;

function inMb(memory: Memory): string {
  const { program, painters } = memory;
  return `${total(memory).toFixed(0)} MB   (the program ${program.toFixed(0)}, its painter ${painters.toFixed(0)})`;
}
