// The trial of an upgrade in the middle of play: a new process is started beside the old one, and after a while the old one is told to stop.
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../test/support/postgres.js';
import { Chance } from './chance.js';
import { Fleet } from './fleet.js';
import { askedOf, openHouse, playOn, rested, untilAnswered } from './house.js';
import { countUp, ledgerFigures, type Ledger } from './ledger.js';
import { never, tried, within, type Trial } from './trial.js';

interface RollingScale {
  readonly upgrades: number;
  /** How long the old and the new one work side by side. */
  readonly besideMs: number;
  readonly tables: number;
}

interface RollingReport extends Ledger {
  /** How long each old process took to end. */
  readonly stops: readonly number[];
  readonly fallen: readonly string[];
}

/** What a process that is told to stop may take for what it holds. */
const longestStopMs = 10_000;

/**
 * Plays through upgrades. The first process is the program that `ENDURE_OLD` names (a compiled `bot.js` of an earlier version which can be asked what to write), where it is set.
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function runRolling({ upgrades, besideMs, tables }: RollingScale): Promise<RollingReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const fleet = new Fleet();
  const house = await openHouse({ dataDir: '.', databaseUrl: await postgres.createDatabase() }, tables);
  try {
    const old = process.env['ENDURE_OLD'];
    await fleet.add({ ...house.settings, VERSION: '0', ...(old === undefined ? {} : { ENDURE_BOT: old }) });
    let over = false;
    const players = house.tables.map((table, at) => playOn(house, fleet, table, new Chance(at), () => over));
    const stops: number[] = [];
    for (let upgrade = 1; upgrade <= upgrades; upgrade += 1) {
      await untilAnswered(house);
      await fleet.add({ ...house.settings, VERSION: String(upgrade) });
      await wait(besideMs);
      stops.push(...(await fleet.stop((settings) => settings['VERSION'] !== String(upgrade))));
      await untilAnswered(house);
    }
    over = true;
    await Promise.all(players);
    await rested(fleet);
    const ledger = await askedOf(house, (store) => countUp(store, house.discord, house.tables));
    return { ...ledger, stops, fallen: fleet.fallen };
  } finally {
    await fleet.stop(() => true);
    await house.close();
    await postgres.stop();
  }
}

export const rollingTrial: Trial = {
  title: 'Upgraded in the middle of play, the old and the new side by side',
  does: 'People play the five games, one or two at each table and computers in the other seats, by `/order` and within Discord’s rate limits, on Postgres, while each process is replaced by a new one.',
  share: 2,
  run: async ({ short }) => {
    const report = await runRolling({
      upgrades: short ? 1 : 2,
      besideMs: short ? 2_000 : 60_000,
      tables: short ? 5 : 10,
    });
    if (report === null) return null;
    return [
      tried('upgrades', report.stops.length),
      within('slowest old process to stop', Math.max(...report.stops), longestStopMs),
      ...ledgerFigures(report),
      never('times the program ended by itself', report.fallen.length),
    ];
  },
};
