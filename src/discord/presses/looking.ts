// What presses do that look at a game, watch it or look after it.
import { boardScreen, logPress, lookAgain, wholeBoard } from '../tables/board.js';
import { filmScreen } from '../film/screen.js';
import { playAgain } from '../tables/again.js';
import { newspaperPress } from '../tables/newspaper.js';
import { pastPress } from '../tables/history.js';
import {
  backPress,
  computerPress,
  endedPress,
  endingPress,
  hostActPress,
  hostPress,
  movedPress,
  reasonPress,
  reasonWindow,
  recordPress,
  seatPage,
  standInPress,
  whenWindow,
} from '../tables/host-desk.js';
import { askPress, letPress, seePress } from '../tables/sight.js';
import { sightsPress, watchPress } from '../tables/watch.js';
import { putRight, putRightPress, putRightWindow } from '../tables/put-right.js';
import { here, hidden, window, type Show } from './show.js';

/** Looking, watching, the desk of its host. */
export const lookingPresses: Readonly<Record<string, Show>> = {
  look: hidden(async (call) =>
    boardScreen(call, await call.deps.play.info(call.press.game, call.person.id), wholeBoard, false),
  ),
  wopen: here(watchPress),
  wlist: hidden(sightsPress),
  wask: hidden(askPress),
  wsee: here(seePress),
  wlet: here(letPress),
  hdesk: here(hostPress),
  hact: here(hostActPress),
  hwhen: window(whenWindow),
  hmoved: here(movedPress),
  hseat: here(seatPage),
  hstand: here(standInPress),
  hcomp: here(computerPress),
  hend: here(endingPress),
  hended: here(endedPress),
  hback: here(backPress),
  hfix: here(putRightPress),
  hfixw: window(putRightWindow),
  hfixd: here(putRight),
  hphase: window(reasonWindow),
  hreason: here(reasonPress),
  hlog: here(recordPress),
  lookv: here(lookAgain),
  looka: here(lookAgain),
  lookw: here(lookAgain),
  log: hidden(logPress),
  logb: here(logPress),
  past: here(pastPress),
  told: hidden(pastPress),
  paper: here(newspaperPress),
  again: hidden(playAgain),
  round: hidden(playAgain),
  film: hidden(async (call) => filmScreen(call, await call.deps.play.info(call.press.game, call.person.id))),
};
