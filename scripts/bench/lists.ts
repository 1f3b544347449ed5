// How long it takes to offer games while somebody types, on a server with a thousand of them.
import { diplomacyOfSeven, openBot } from './bot.js';
import { line, report, took } from './figures.js';
import { copyGame } from './many-games.js';

const many = 1_000;

export async function benchLists(): Promise<void> {
  const bot = await openBot();
  const { id } = await diplomacyOfSeven(bot);
  await copyGame(bot.store, id, many - 1);
  await bot.store.db.$executeRaw`ANALYZE`;
  const mina = bot.as('Mina').in('lobby');
  mina.patience = 600_000;
  const times: number[] = [];
  for (const typed of ['', '#', 'dip', '99', '500', 'x']) {
    const { statements } = await bot.cost(async () => {
      times.push(await took(() => mina.autocomplete('play', 'game', typed)));
    });
    if (typed === '') line(`Autocomplete over ${many} games`, `${statements.length} statements`);
  }
  report('  asked to offered, on the wire (reach 50 ms)', times);
  await bot.stop();
}
