// How many statements the database is sent for what happens all the time, and how many transactions lock a game.
import { answeringText } from './orders.js';
import { diplomacyOfSeven, openBot, players, type BenchBot, type Cost } from './bot.js';
import { line } from './figures.js';

/** What is to be reached, by issue. */
const reach = { play: 8, order: 15, deadline: 40, announcement: 12 } as const;

function told(what: string, { statements, ms }: Cost, most: number): void {
  const locked = statements.filter((one) => /FOR (NO KEY )?UPDATE\b(?! OF| SKIP)/i.test(one)).length;
  const transactions = statements.filter((one) => one === 'BEGIN').length;
  line(
    `  ${what}`,
    `${statements.length} statements (reach ${most})   ${transactions} transactions, ${locked} locked   ${ms.toFixed(0)} ms`,
  );
  if (process.env['BENCH_STATEMENTS'] !== undefined) for (const one of statements) console.log(`      ${brief(one)}`);
}

function brief(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"public"\./g, '')
    .slice(0, 150);
}

/** Delivers until only one row, the announcement of a game, is left to go out, and measures that. */
async function announcement(bot: BenchBot): Promise<Cost> {
  const { db } = bot.store;
  // What else waits is left out: prompts, the status.
  await db.outbox.updateMany({ where: { doneAt: null, kind: { not: 'announce' } }, data: { doneAt: new Date() } });
  const [first, ...more] = await db.outbox.findMany({ where: { doneAt: null }, orderBy: { id: 'asc' } });
  if (first === undefined) throw new Error('nothing is announced');
  await db.outbox.deleteMany({ where: { id: { in: more.map(({ id }) => id) } } });
  return bot.cost(() => bot.deliverOnce());
}

export async function benchStatements(): Promise<void> {
  const bot = await openBot();
  const { id } = await diplomacyOfSeven(bot);
  console.log('Statements, embedded database in memory, seven people at Diplomacy');
  const mina = bot.as('Mina');
  await mina.slash('play');
  told('/play in the game’s channel', await bot.cost(() => mina.slash('play')), reach.play);
  const text = await answeringText(bot.play, id, mina.id);
  await mina.slash('order', { text });
  told('/order of one unit, typed', await bot.cost(() => mina.slash('order', { text })), reach.order);
  for (const who of players.slice(1)) {
    await bot.as(who).slash('order', { text: await answeringText(bot.play, id, bot.as(who).id) });
  }
  await bot.settle();
  bot.advance(2 * 86_400_000);
  await bot.store.db.due.deleteMany({ where: { kind: { not: 'deadline' }, doneAt: null } });
  told('a deadline, all have sent something', await bot.cost(() => bot.play.runDue()), reach.deadline);
  told('its announcement', await announcement(bot), reach.announcement);
  await bot.settle();
  bot.advance(2 * 86_400_000);
  await bot.store.db.due.deleteMany({ where: { kind: { not: 'deadline' }, doneAt: null } });
  told('a deadline, nobody has sent anything', await bot.cost(() => bot.play.runDue()), reach.deadline);
  await bot.stop();
}
