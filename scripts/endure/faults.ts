// The trial of a faulty Discord: while people play, requests fail, are limited, cut off or done without an answer, people close their
// direct messages and channels are deleted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REST } from 'discord.js';
import type { Fault } from '@fieldpost/local';
import { Chance } from './chance.js';
import { Fleet } from './fleet.js';
import { answered, askedOf, openHouse, playOn, rested } from './house.js';
import { countUp, ledgerFigures, type Ledger } from './ledger.js';
import { never, tried, type Trial } from './trial.js';

interface FaultsScale {
  readonly faults: number;
  readonly tables: number;
  readonly seed: number;
  /** No more faults from then on. */
  readonly until: number;
}

interface FaultsReport extends Ledger {
  readonly struck: number;
  readonly closed: number;
  readonly deleted: number;
  readonly fallen: readonly string[];
}

/** How many faults lie in wait at a time. */
const atOnce = 4;
/** Milliseconds after which faults that no request has met are laid elsewhere. */
const unmetFor = 2_000;

const requests = [
  'POST /channels/{channel_id}/messages',
  'PATCH /channels/{channel_id}/messages/{message_id}',
  'POST /channels/{channel_id}/threads',
  'POST /users/@me/channels',
  'PATCH /channels/{channel_id}',
  '/callback',
  'PATCH /webhooks/',
  '',
] as const;

function faultOf(chance: Chance): Fault {
  const on = chance.pick(requests);
  switch (chance.below(8)) {
    case 0:
      return { kind: 'lost-reply', on };
    case 1:
      return { kind: 'cut', on };
    case 2:
      return { kind: 'slow', ms: 1 + chance.below(5_000), on };
    case 3:
      return { kind: 'rate-limit', retryAfter: chance.next(), on };
    case 4:
      return { kind: 'rate-limit', retryAfter: chance.next(), global: true, on };
    default:
      return { kind: 'status', status: chance.pick([500, 502, 503, 504, 520, 408]), on };
  }
}

/** @internal */
export async function runFaults(scale: FaultsScale): Promise<FaultsReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldpost-endure-'));
  const house = await openHouse({ dataDir }, scale.tables);
  const { discord, tables } = house;
  const fleet = new Fleet();
  const chance = new Chance(scale.seed);
  let [added, closed, deleted] = [0, 0, 0];
  try {
    const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
    const deleteOne = async (): Promise<boolean> => {
      const { guild } = chance.pick(tables);
      const thread = (await discord.ask('channels', guild)).find(({ type }) => type === 11);
      if (thread === undefined) return false;
      await rest.delete(`/channels/${thread.id}`).catch(() => undefined);
      return true;
    };
    await fleet.add(house.settings);
    let over = false;
    const players = tables.map((table, at) => playOn(house, fleet, table, new Chance(scale.seed + at), () => over));
    let lastMet = Date.now();
    // One channel at least has to exist before it can be deleted, and somebody to be answered meanwhile.
    while ((added < scale.faults || deleted === 0 || answered(house) === 0) && Date.now() < scale.until) {
      let waiting = await discord.ask('faultsPending');
      if (waiting < atOnce) lastMet = Date.now();
      else if (Date.now() - lastMet > unmetFor) {
        await discord.ask('clearFaults');
        added -= waiting;
        waiting = 0;
      }
      for (let n = waiting; n < atOnce && added < scale.faults; n += 1) {
        await discord.ask('addFault', faultOf(chance));
        added += 1;
      }
      if (added % 50 === 0 && chance.below(3) === 0) {
        const { users } = chance.pick(tables);
        await discord.ask('closeDms', chance.pick(users), chance.below(2) === 0);
        closed += 1;
      }
      if (deleted < added / 100 && (await deleteOne())) deleted += 1;
      await wait(30);
    }
    const pending = await discord.ask('faultsPending');
    await discord.ask('clearFaults');
    over = true;
    await Promise.all(players);
    await rested(fleet);
    const ledger = await askedOf(house, (store) => countUp(store, discord, tables));
    return { ...ledger, struck: added - pending, closed, deleted, fallen: fleet.fallen };
  } finally {
    await fleet.stop(() => true);
    await house.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const faultsTrial: Trial = {
  title: 'A faulty Discord',
  does: 'On the embedded database people play the five games, one or two at each table and computers in the other seats, by `/order` and within Discord’s rate limits, while requests fail, direct messages are closed and channels deleted.',
  share: 2,
  run: async ({ short, until }) => {
    const report = await runFaults({ faults: short ? 40 : 1_000, tables: short ? 5 : 15, seed: 1, until });
    return [
      tried('faults met: errors, limits, cut connections, late and lost replies', report.struck),
      tried('direct messages closed or opened', report.closed),
      tried('channels deleted', report.deleted),
      ...ledgerFigures(report),
      never('times the program ended by itself', report.fallen.length),
    ];
  },
};
