// Takes a game back to the beginning of a phase: what came after it is void, and its dice fall anew.
import { sayer } from '../../table/text.js';
import type { repairing } from '../../words/app/en/repairing.js';
import { undoAnswersFrom } from '../../store/answers.js';
import { dropCheckpointsAfter } from '../../store/checkpoints.js';
import { listInstructions, restoreInstructions } from '../../store/instructions.js';
import { retractReports } from '../../store/reports.js';
import { audit, closeChange } from '../change/commit.js';
import type { Position } from '../change/positions.js';
import { tellOthers } from '../change/news.js';
import { newspapersVoid } from '../history/newspaper.js';
import { say } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { positionOf, readPosition, type Snapshot } from '../change/snapshot.js';
import { settingsOf } from '../settings/settings.js';
import { takeBackRecords } from '../records/results.js';
import { restartClocks } from '../time/schedule.js';
import { advance, announceRetracted, enterPhase } from '../turn/advance.js';
import { draftName, keepDraft } from '../turn/drafts.js';
import { endVote } from '../motions/closing.js';
import { endsWithPhase, motionOf } from '../motions/motion.js';
import type { HostAct } from '../motions/act.js';
import { edited } from './edits.js';

const sayRepair = sayer<typeof repairing>('app');

/** The phase an act is about; null when it has been taken back or put right since. */
async function phaseOf(s: Snapshot, { to, checkpoint }: Pick<HostAct, 'to' | 'checkpoint'>): Promise<Position | null> {
  const position = to === s.row.checkpoint ? positionOf(s) : await readPosition(s, to);
  return position?.id === checkpoint ? position : null;
}

/**
 * Goes back to the beginning of a phase, with its position put right where the act says so. What was told since is struck through,
 * everybody is asked anew with their whole time, and what they had set in advance counts again. All dice and shuffles from here on
 * come from a seed with one more line: those that were seen are not repeated, and those to come can be foreseen by nobody.
 * @returns false when the phase is no longer there; then nothing has been done.
 */
export async function takeBack(s: Session, act: HostAct): Promise<boolean> {
  const { to, reason, edits, changes } = act;
  const position = await phaseOf(s, act);
  if (position === null) return false;
  const from = s.row.checkpoint;
  const { phase, state, draws } = position.checkpoint;
  // What players had begun for the phase itself may still be given.
  const begun = from === to ? s.drafts.filter(({ question }) => question.startsWith(draftName(to, ''))) : [];
  const papers = await newspapersVoid(s, to, reason);
  await undoAnswersFrom(s.tx, s.row.id, to, s.now);
  await dropCheckpointsAfter(s.tx, s.row.id, to - 1);
  await takeBackRecords(s.tx, s.row.id, to);
  await restoreInstructions(s.tx, s.row.id);
  s.instructions = await listInstructions(s.tx, s.row.id);
  const posts = await retractReports(s.tx, s.row.id, { checkpoint: to, index: 0 }, s.now);
  const line = fork(s, { phase: to, from: draws, edited: edits.length > 0 });
  await enterPhase(s, { phase, state: edited(state, edits), draws }, to, true);
  for (const { seat, question, value } of begun) await keepDraft(s, seat, question, value);
  for (const proposal of s.proposals)
    if (endsWithPhase(motionOf(proposal).kind)) await endVote(s, proposal, 'takenBack');
  s.openBefore = new Set();
  s.windowBefore = null;
  s.onlooker = null;
  await announceRetracted(s, posts);
  const told = { phase: act.title, reason, line };
  s.messages.push({
    kind: 'notice',
    gameId: s.row.id,
    text: edits.length > 0 ? say('notice.repaired', told) : say('notice.rolledBack', told),
  });
  s.messages.push(...papers);
  const known = { phase: act.title, reason };
  tellOthers(s, edits.length > 0 ? sayRepair('news.repaired', known) : sayRepair('news.rolledBack', known), 'desk');
  if (changes.length > 0)
    s.messages.push({ kind: 'notice', gameId: s.row.id, text: sayRepair('notice.repairedTo', { changes }) });
  await audit(s, edits.length > 0 ? 'repair' : 'rollback', { to, from, title: act.title, reason, changes });
  restartClocks(s);
  if (s.row.status === 'running') await advance(s);
  await closeChange(s);
  return true;
}

/** Gives the dice one more line from a draw on; forks of later phases have no draws any more. */
function fork(s: Session, at: { readonly phase: number; readonly from: number; readonly edited: boolean }): string {
  const settings = settingsOf(s.row);
  const { dice } = settings;
  const line = `back ${s.row.version} draw ${at.from}`;
  const standing = dice.forks.filter(({ phase }) => phase <= at.phase);
  const forks = [...standing, { ...at, line }];
  changeGame(s, { settings: { ...s.row.settings, post: null, unsaid: [], dice: { ...dice, forks } } });
  return line;
}
