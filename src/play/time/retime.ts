// Runs a game by another time than it began with: a deadline somebody has been told of only ever moves later.
import { jsonObject } from '../../store/json.js';
import { type Text, sayer } from '../../table/text.js';
import type { retiming as words } from '../../words/app/en/retiming.js';
import { audit, closeChange } from '../change/commit.js';
import { changeGame, type Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { settingsOf } from '../settings/settings.js';
import { tellOthers } from '../change/news.js';
import { durationsOf } from './paces.js';
import { suited } from './reckoning.js';
import { blockMs, blocksOf, deadlineOf, newDeadline, timetableOf, type Block } from './schedule.js';
import { livePaceMs } from '../calendar/time.js';
import type { TimeChange } from '../calendar/time-change.js';
import { timedOf, whatChanges } from './timed.js';

const say = sayer<typeof words>('app');

/**
 * Changes the time of a running game. What is open keeps its deadline where the new time would bring it earlier; where that falls into
 * hours or days now left out, it is put off behind them.
 * @param told whether the players are told here, where no vote has told them.
 * @throws Refused for a length that cannot be.
 */
export async function retime(s: Session, change: TimeChange, told: boolean): Promise<void> {
  const stood = new Map(blocksOf(s).map((block) => [block.key, deadlineOf(s, block)]));
  const changes = whatChanges(s, change);
  const { hours = {}, quiet, reminders, ...time } = change;
  const plain = { ...(quiet === undefined ? {} : { quiet }), ...(reminders === undefined ? {} : { reminders }) };
  const settings = { ...s.row.settings, ...plain, time: { ...s.settings.time, ...time } };
  changeGame(s, {
    settings: jsonObject.parse(JSON.parse(JSON.stringify(settings))),
    paces: durationsOf(s.rules, { ...timedOf(s).hours, ...hours }),
  });
  s.settings = settingsOf(s.row);
  const deadlines = new Map(blocksOf(s).map((block) => [block.key, noSooner(s, block, stood.get(block.key))]));
  if (told) announce(s, changes);
  await audit(s, 'retime', { changes });
  await closeChange(s, deadlines);
}

function announce(s: Session, changes: readonly Text[]): void {
  const text = say('notice.retimed', { changes });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  tellOthers(s, text, 'desk');
}

/** When a block falls due by the time as it is now, never before what stood. */
function noSooner(s: Snapshot, block: Block, stood: Date | undefined): Date {
  const due = newDeadline(s, block);
  const at = stood !== undefined && stood > due ? stood : due;
  // Hours of the week are put off by nobody's quiet hours, and neither are live games.
  return timetableOf(s, block) !== null || blockMs(s, block) < livePaceMs ? at : suited(s, at, null);
}
