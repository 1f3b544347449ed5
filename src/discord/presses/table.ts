// What presses on a table do: sign-up, its settings and time, votes.
import { endPress, votePress } from '../tables/proposals.js';
import { votedGame } from '../tables/vote-game.js';
import { claimPress } from '../tables/claim.js';
import { careByVote, carePress, goOn } from '../tables/care.js';
import { quit, takeSeat } from '../tables/hands.js';
import { statusScreen } from '../shown/status.js';
import { coachPress, practicePicked, practiseAnew, seatAsked, seatPicked } from '../tables/practice.js';
import { templateOpened, templatePicked } from '../tables/templates.js';
import { listingPress } from '../tables/listing.js';
import { readyPress } from '../tables/ready.js';
import { seatLevelsPress } from '../tables/seat-levels.js';
import { seatPress, wishWindow, wordWindow } from '../tables/seats.js';
import { hoursTyped, hoursWindow, tableTimePress } from '../tables/table-time.js';
import { retimePress, retimeTyped, retimeWindow } from '../tables/retime.js';
import { tableSettingsPress } from '../tables/table-settings.js';
import { here, hidden, onGame, shared, window, type Show } from './show.js';

/** Around the table. */
export const tablePresses: Readonly<Record<string, Show>> = {
  join: shared(seatPress),
  seat: shared(seatPress),
  more: shared(seatPress),
  wish: window(onGame(wishWindow)),
  wished: shared(seatPress),
  word: window(onGame(wordWindow)),
  worded: shared(seatPress),
  leave: shared(seatPress),
  ready: here(readyPress),
  start: shared(seatPress),
  fill: shared(seatPress),
  gkind: here(listingPress),
  gstate: here(listingPress),
  glang: here(listingPress),
  gpage: here(listingPress),
  gshow: hidden(async (call) => statusScreen(call.deps, await call.deps.play.info(call.press.game))),
  sit: hidden(takeSeat),
  tpick: here(templatePicked),
  topen: here(templateOpened),
  pkind: here(practicePicked),
  pseat: here((call) => Promise.resolve(seatAsked(call))),
  pbegin: here(seatPicked),
  panew: here(onGame(practiseAnew)),
  tip: here(coachPress),
  tipoff: here(coachPress),
  resume: hidden(goOn),
  claim: hidden(claimPress),
  tset: here(tableSettingsPress),
  tback: here(tableSettingsPress),
  ttime: here(tableTimePress),
  tlevel: here(seatLevelsPress),
  tmenu: here(tableTimePress),
  thours: window(onGame(hoursWindow)),
  thoursd: here(hoursTyped),
  rtime: here(onGame(retimePress)),
  rpick: here(onGame(retimePress)),
  rput: here(onGame(retimePress)),
  rtype: window(onGame(retimeWindow)),
  rtyped: here(onGame(retimeTyped)),
  quit: here(quit),
  care: here(carePress),
  cvote: here(careByVote),
  vote: here(votePress),
  vend: here(endPress),
  vgame: here(votedGame),
};
