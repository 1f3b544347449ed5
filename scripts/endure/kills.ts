// The trial of sudden ends: the program is killed at random moments while people play, on both databases, and what it left is counted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../test/support/postgres.js';
import { Chance } from './chance.js';
import { Fleet } from './fleet.js';
import { askedOf, openHouse, playOn, rested, untilAnswered, type Place } from './house.js';
import { countUp, ledgerFigures, type Ledger } from './ledger.js';
import { never, tried, type Figure, type Trial } from './trial.js';

interface KillsScale {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** No more kills from then on. */
  readonly until: number;
}

interface KillsReport extends Ledger {
  readonly killed: number;
  readonly fallen: readonly string[];
}

/** How long it is left alone at most once somebody has been answered. */
const longestLifeMs = 800;
/** One of so many is killed once more while it starts. */
const earlyOf = 8;

async function killOn(place: Place, scale: KillsScale): Promise<KillsReport> {
  const house = await openHouse(place, scale.tables);
  const fleet = new Fleet();
  const chance = new Chance(scale.seed);
  try {
    await fleet.add(house.settings);
    let over = false;
    const players = house.tables.map((table, at) =>
      playOn(house, fleet, table, new Chance(scale.seed + at), () => over),
    );
    while (fleet.killed < scale.kills && Date.now() < scale.until) {
      await untilAnswered(house);
      await wait(chance.below(longestLifeMs));
      await fleet.kill(0, chance.below(earlyOf) === 0 ? chance.below(1_500) : undefined);
    }
    over = true;
    await Promise.all(players);
    await rested(fleet);
    const ledger = await askedOf(house, (store) => countUp(store, house.discord, house.tables));
    return { ...ledger, killed: fleet.killed, fallen: fleet.fallen };
  } finally {
    await fleet.stop(() => true);
    await house.close();
  }
}

async function killEmbedded(scale: KillsScale): Promise<KillsReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldpost-endure-'));
  try {
    return await killOn({ dataDir }, scale);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @returns null where no Postgres is installed.
 * @internal
 */
export async function killPostgres(scale: KillsScale): Promise<KillsReport | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  try {
    return await killOn({ dataDir: '.', databaseUrl: await postgres.createDatabase() }, scale);
  } finally {
    await postgres.stop();
  }
}

export const killsTrial: Trial = {
  title: 'Killed at random moments while people play',
  does: 'On each of the two databases people play the five games at ten tables, each on a server of its own, one or two at each and computers in the other seats, by `/order` and within Discord’s rate limits, while the program is killed and started again.',
  share: 8,
  run: async ({ short, until }) => {
    const kills = short ? 5 : 500;
    const scale = { kills, tables: short ? 5 : 10, seed: 1, until };
    const [embedded, postgres] = await Promise.all([killEmbedded(scale), killPostgres(scale)]);
    return [...figuresOf('embedded', embedded), ...(postgres === null ? [] : figuresOf('Postgres', postgres))];
  },
};

function figuresOf(database: string, report: KillsReport): readonly Figure[] {
  const figures = [
    tried('times killed', report.killed),
    ...ledgerFigures(report),
    never('times the program ended by itself', report.fallen.length),
  ];
  return figures.map((it) => ({ ...it, what: `${database}: ${it.what}` }));
}
