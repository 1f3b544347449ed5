// What presses do that look at a game, watch it or look after it.
import { boardScreen, logPress, lookAgain, wholeBoard } from '../tables/board.js';
import { boardLinkScreen } from '../tables/board-link.js';
import { filmScreen } from '../film/screen.js';
import { playAgain } from '../tables/again.js';
import { newspaperPress } from '../tables/newspaper.js';
import { pastPick, pastPress } from '../tables/history.js';
import { turningScreen } from '../tables/turning-points.js';
import {
  backPress,
  computerPress,
  endedPress,
  endingPress,
  hostActPress,
  hostScreen,
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
import { here, hidden, launched, onGame, window, type Show } from './show.js';

/** Looking, watching, the desk of its host. */
export const lookingPresses: Readonly<Record<string, Show>> = {
  look: hidden(onGame((call, info) => boardScreen(call, info, wholeBoard, false))),
  board: launched(onGame(boardLinkScreen)),
  wopen: here(watchPress),
  wlist: hidden(sightsPress),
  wask: hidden(onGame(askPress)),
  wsee: here(seePress),
  wlet: here(letPress),
  hdesk: here(onGame((call, info) => hostScreen(call, info))),
  hact: here(onGame(hostActPress)),
  hwhen: window(onGame(whenWindow)),
  hmoved: here(onGame(movedPress)),
  hseat: here(onGame(seatPage)),
  hstand: here(onGame(standInPress)),
  hcomp: here(onGame(computerPress)),
  hend: here(onGame(endingPress)),
  hended: here(onGame(endedPress)),
  hback: here(onGame(backPress)),
  hfix: here(putRightPress),
  hfixw: window(putRightWindow),
  hfixd: here(putRight),
  hphase: window(onGame(reasonWindow)),
  hreason: here(onGame(reasonPress)),
  hlog: here(onGame(recordPress)),
  lookv: here(lookAgain),
  looka: here(lookAgain),
  lookw: here(lookAgain),
  log: hidden(onGame(logPress)),
  logb: here(onGame(logPress)),
  past: here(onGame(pastPress)),
  pasty: here(onGame(pastPick)),
  pastc: here(onGame(pastPick)),
  told: hidden(onGame(pastPress)),
  paper: here(newspaperPress),
  again: hidden(playAgain),
  round: hidden(playAgain),
  film: hidden(onGame(filmScreen)),
  turning: hidden(onGame(turningScreen)),
};
