// Which verb does what, and where its answer is shown.
import { accents, screen, textBlock, type Modal, type Screen } from './screen.js';
import { t } from './voice.js';
import { taskVerbs } from './ask/verbs.js';
import { typed } from './ask/typed-words.js';
import { deskOf, deskVerb, mapOnDesk, openWindow, panelOnDesk, taskInFront, undo } from './ask/show.js';
import { sentence, type PressCall } from './call.js';
import { settingsPress } from './commands/settings.js';
import { instructionsCheckpoint, instructionsPlay } from './ask/in-advance.js';
import { instructionsScreen } from './commands/instructions.js';
import { boardScreen, logPress, lookAgain, wholeBoard } from './tables/board.js';
import { filmScreen } from './film/screen.js';
import { playAgain } from './tables/again.js';
import { newspaperPress } from './tables/newspaper.js';
import { pastPress } from './tables/history.js';
import { draftChanged, kindPicked, nameWindow, numberWindow, openTable } from './tables/new-table.js';
import { endPress, votePress } from './tables/proposals.js';
import { votedGame } from './tables/vote-game.js';
import { claimPress } from './tables/claim.js';
import { careByVote, carePress, goOn } from './tables/care.js';
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
} from './tables/host-desk.js';
import { askPress, letPress, seePress } from './tables/sight.js';
import { sightsPress, watchPress } from './tables/watch.js';
import { quit, takeSeat } from './tables/hands.js';
import { statusScreen } from './shown/status.js';
import { coachPress, practicePicked, practiseAnew } from './tables/practice.js';
import { templateOpened, templatePicked } from './tables/templates.js';
import { listingPress } from './tables/listing.js';
import { readyPress } from './tables/ready.js';
import { seatPress, wishWindow, wordWindow } from './tables/seats.js';
import { hoursTyped, hoursWindow, tableTimePress } from './tables/table-time.js';
import { myTimeWindow } from './tables/my-time.js';
import { putRight, putRightPress, putRightWindow } from './tables/put-right.js';
import { retimePress, retimeTyped, retimeWindow } from './tables/retime.js';
import { tableSettingsPress } from './tables/table-settings.js';
import { meExport, mePress } from './commands/me.js';
import { leaderboardPress } from './tables/records.js';
import { embassyPicked, pressPage } from './tables/embassies.js';
import {
  letterAct,
  letterMore,
  letterNames,
  letterReported,
  logPressed,
  publicWindow,
  replyWindow,
  reportWindow,
  writeWindow,
  written,
} from './tables/letters.js';
import { noteWindow, notesPress } from './tables/notes.js';
import { holidaysWindow, setupPress, zoneWindow } from './tables/setup.js';
import { pagePress, tournamentPress } from './tables/tournaments.js';

/**
 * Where the answer to a press appears. `here`: in the pressed message when only the presser sees it, otherwise in a new
 * private one. `private`: always in a new private one. `shared`: in the pressed message, for everybody. `window`: a window
 * opens, so nothing may be said before.
 */
export type Show =
  | { readonly how: 'here' | 'private' | 'shared'; run(call: PressCall): Promise<Screen> }
  | { readonly how: 'window'; run(call: PressCall): Promise<Modal | Screen> };

const here = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'here', run });
const hidden = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'private', run });
const shared = (run: (call: PressCall) => Promise<Screen>): Show => ({ how: 'shared', run });
const window = (run: (call: PressCall) => Promise<Modal | Screen>): Show => ({ how: 'window', run });

const table: Readonly<Record<string, Show>> = {
  ...Object.fromEntries(Object.keys(taskVerbs).map((verb) => [verb, here(deskVerb)])),
  desk: here((call) => deskOf(call, call.press.game)),
  fresh: here((call) => deskOf(call, call.press.game)),
  task: here(taskInFront),
  undo: here((call) => undo(call, call.press.game)),
  map: here(mapOnDesk),
  panel: here(panelOnDesk),
  panels: here(panelOnDesk),
  type: window(openWindow),
  numbers: window(openWindow),
  typed: here((call) => typed(call, call.press.game, call.input.field('text') ?? '')),
  dm: here(messageAgain),

  join: shared(seatPress),
  seat: shared(seatPress),
  more: shared(seatPress),
  wish: window(wishWindow),
  wished: shared(seatPress),
  word: window(wordWindow),
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
  panew: here(practiseAnew),
  tip: here(coachPress),
  tipoff: here(coachPress),
  resume: hidden(goOn),
  claim: hidden(claimPress),
  tset: here(tableSettingsPress),
  tback: here(tableSettingsPress),
  ttime: here(tableTimePress),
  tmenu: here(tableTimePress),
  thours: window(hoursWindow),
  thoursd: here(hoursTyped),
  rtime: here(retimePress),
  rpick: here(retimePress),
  rput: here(retimePress),
  rtype: window(retimeWindow),
  rtyped: here(retimeTyped),
  quit: here(quit),
  care: here(carePress),
  cvote: here(careByVote),
  vote: hidden(votePress),
  vend: here(endPress),
  vgame: here(votedGame),

  press: hidden(pressPage),
  popen: here(embassyPicked),
  pwrite: window(writeWindow),
  ppublic: window(publicWindow),
  pwritten: hidden(written),
  plog: hidden(logPressed),
  plogb: here(logPressed),
  lreply: window(replyWindow),
  lmore: hidden(letterMore),
  lnames: hidden(letterNames),
  lmute: here(letterAct),
  lunmute: here(letterAct),
  lblock: here(letterAct),
  lreport: window(reportWindow),
  lreported: hidden(letterReported),
  notes: here(notesPress),
  notebook: hidden(notesPress),
  ahead: hidden((call) => instructionsScreen(call, call.press.game)),
  noteadd: window(noteWindow),
  noted: here(notesPress),
  notedel: here(notesPress),

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
  nlang: here(draftChanged),
  npace: here(draftChanged),
  ntalk: here(draftChanged),
  npage: here(draftChanged),
  nname: window(nameWindow),
  named: here(openTable),

  schan: here(setupPress),
  stag: here(setupPress),
  slang: here(setupPress),
  scountry: here(setupPress),
  stempo: here(setupPress),
  srole: here(setupPress),
  sgames: here(setupPress),
  szone: window(zoneWindow),
  szoned: here(setupPress),
  sdays: window(holidaysWindow),
  sdayed: here(setupPress),

  mlanguage: here(settingsPress),
  mpalette: here(settingsPress),
  mtheme: here(settingsPress),
  mnotices: here(settingsPress),
  mreminders: here(settingsPress),
  mquiet: here(settingsPress),
  mtime: window(myTimeWindow),
  mtimed: here(settingsPress),
};

/** A direct message that was not clear about its game, read again for the game now named. */
async function messageAgain(call: PressCall): Promise<Screen> {
  const text = await call.repliedTo();
  return text === null ? sentence(call, t('dm.gone'), 'quiet') : typed(call, call.press.game, text);
}

/** What a verb does; undefined for one that no longer exists. */
export function showFor(verb: string): Show | undefined {
  return Object.hasOwn(table, verb) ? table[verb] : undefined;
}

/** A press on instructions works on those instead of on open questions. */
export function aimed(call: PressCall): PressCall {
  if (call.press.checkpoint !== instructionsCheckpoint) return call;
  return { ...call, deps: { ...call.deps, play: instructionsPlay(call.deps.play) } };
}

/** For buttons of an older version. */
export function unknownScreen(call: Pick<PressCall, 'voice'>): Screen {
  return screen([textBlock(call.voice.say(t('press.unknown')))], [], accents.quiet);
}
