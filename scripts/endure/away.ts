// The trial of a database that is not there: the server is stopped in the middle of play, three times, and comes back later.
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../test/support/postgres.js';
import { Chance } from './chance.js';
import { Fleet } from './fleet.js';
import { askedOf, openHouse, playOn, rested, untilAnswered } from './house.js';
import { countUp, ledgerFigures, type Ledger } from './ledger.js';
import { never, took, tried, type Trial } from './trial.js';

interface AwayScale {
  readonly times: number;
  readonly awayMs: number;
  readonly tables: number;
}

interface AwayReport extends Ledger {
  /** From its return until somebody was answered again, each time. */
  readonly back: readonly number[];
  readonly fallen: readonly string[];
}

/**
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function runAway({ times, awayMs, tables }: AwayScale): Promise<AwayReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const fleet = new Fleet();
  const house = await openHouse({ dataDir: '.', databaseUrl: await postgres.createDatabase() }, tables);
  try {
    await fleet.add(house.settings);
    let over = false;
    const players = house.tables.map((table, at) => playOn(house, fleet, table, new Chance(at), () => over));
    const back: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await untilAnswered(house);
      // Once as an operator restarts it, otherwise as if it had crashed.
      postgres.halt(time === 0 ? 'fast' : 'immediate');
      await wait(awayMs);
      postgres.resume();
      const from = Date.now();
      await untilAnswered(house);
      back.push(Date.now() - from);
    }
    over = true;
    await Promise.all(players);
    await rested(fleet);
    return {
      ...(await askedOf(house, (store) => countUp(store, house.discord, house.tables))),
      back,
      fallen: fleet.fallen,
    };
  } finally {
    await fleet.stop(() => true);
    await house.close();
    await postgres.stop();
  }
}

export const awayTrial: Trial = {
  title: 'The database away for a minute, three times',
  does: 'People play the five games, one or two at each table and computers in the other seats, by `/order` and within Discord’s rate limits, while the Postgres server is stopped. The embedded database cannot be away: it is part of the program.',
  share: 4,
  run: async ({ short }) => {
    const report = await runAway({ times: 3, awayMs: short ? 3_000 : 60_000, tables: short ? 5 : 10 });
    if (report === null) return null;
    return [
      tried('times the database was away', report.back.length),
      took('longest until somebody was answered after its return', Math.max(...report.back)),
      ...ledgerFigures(report),
      never('times the program ended by itself', report.fallen.length),
    ];
  },
};
