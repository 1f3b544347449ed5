// What presses on letters, embassies and notes do.
import { instructionsScreen } from '../commands/instructions.js';
import { embassyPicked, pressPage } from '../tables/embassies.js';
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
} from '../tables/letters.js';
import { answerPressed } from '../tables/letter-answers.js';
import { noteWindow, notesPress } from '../tables/notes.js';
import { here, hidden, onGame, window, type Show } from './show.js';

/** Talking, and what is for oneself. */
export const letterPresses: Readonly<Record<string, Show>> = {
  press: hidden(pressPage),
  popen: here(onGame(embassyPicked)),
  pwrite: window(onGame(writeWindow)),
  ppublic: window(onGame(publicWindow)),
  pwritten: hidden(onGame(written)),
  plog: hidden(logPressed),
  plogb: here(logPressed),
  lreply: window(replyWindow),
  lyes: here(answerPressed),
  lno: here(answerPressed),
  lmore: hidden(letterMore),
  lnames: hidden(letterNames),
  lmute: here(letterAct),
  lunmute: here(letterAct),
  lblock: here(letterAct),
  lreport: window(reportWindow),
  lreported: hidden(letterReported),
  notes: here(onGame(notesPress)),
  notebook: hidden(onGame(notesPress)),
  ahead: hidden((call) => instructionsScreen(call, call.press.game)),
  noteadd: window(onGame(noteWindow)),
  noted: here(onGame(notesPress)),
  notedel: here(onGame(notesPress)),
};
