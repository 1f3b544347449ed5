// What presses do beyond one game: people and tournaments, a new table, a server and a person set up.
import { settingsPress } from '../commands/settings.js';
import { draftChanged, kindPicked, nameWindow, numberWindow, openTable } from '../tables/new-table.js';
import { myTimeWindow } from '../tables/my-time.js';
import { meExport, mePress } from '../commands/me.js';
import { leaderboardPress } from '../tables/records.js';
import { holidaysWindow, setupPress, zoneWindow } from '../tables/setup.js';
import { pagePress, tournamentPress } from '../tables/tournaments.js';
import { here, hidden, shared, window, type Show } from './show.js';

/** People, tournaments, set-up. */
export const ownPresses: Readonly<Record<string, Show>> = {
  rank: here(leaderboardPress),
  me: here(mePress),
  melist: here(mePress),
  meerase: here(mePress),
  meerased: here(mePress),
  meexport: hidden(meExport),
  cupjoin: shared(tournamentPress),
  cupleave: shared(tournamentPress),
  cupstart: shared(tournamentPress),
  cuplook: shared(tournamentPress),
  cuppage: hidden(pagePress),
  nkind: here(kindPicked),
  nset: here(draftChanged),
  nmany: here(draftChanged),
  nlist: here(draftChanged),
  nnum: window(numberWindow),
  nnumbered: here(draftChanged),
  npage: here(draftChanged),
  nname: window(nameWindow),
  named: here(openTable),
  sset: here(setupPress),
  smake: here(setupPress),
  szone: window(zoneWindow),
  szoned: here(setupPress),
  sdays: window(holidaysWindow),
  sdayed: here(setupPress),
  mset: here(settingsPress),
  mboards: here(settingsPress),
  mtime: window(myTimeWindow),
  mtimed: here(settingsPress),
};
