// Takes a person's last answer back.
import { undoAnswers, undoAnswersFrom } from '../../store/answers.js';
import { dropCheckpointsAfter } from '../../store/checkpoints.js';
import { listInstructions, restoreInstructions } from '../../store/instructions.js';
import { advance, retractTold } from './advance.js';
import { draftName, dropDrafts, release } from './drafts.js';
import { refused, say, seatName } from '../change/refuse.js';
import { audit, closeChange } from '../change/commit.js';
import { openOf } from '../change/positions.js';
import { openNames, rerun, type Session } from '../change/session.js';
import type { Text } from '../../table/text.js';
import { openIn, positionOf, seatsOf } from '../change/snapshot.js';
import { schedule } from '../time/schedule.js';
import { undoPlan, type UndoPlan } from './undo-plan.js';

/** Instructions used up by what has been taken back count again. */
async function giveBackInstructions(s: Session): Promise<void> {
  await restoreInstructions(s.tx, s.row.id);
  s.instructions = await listInstructions(s.tx, s.row.id);
}

/**
 * Takes back the last answer of one of a person's seats.
 * @throws Refused when something has come out since or somebody else has answered.
 */
export async function undo(s: Session, userId: string): Promise<void> {
  const mine = seatsOf(s, userId);
  if (mine.length === 0) throw refused(say('refuse.noSeat'));
  for (const { seat } of mine) {
    const plan = await undoPlan(s, seat);
    if (plan === null) continue;
    await carryOut(s, seat, plan);
    return;
  }
  throw refused(say('refuse.noUndo'));
}

async function carryOut(s: Session, seat: string, plan: UndoPlan): Promise<void> {
  const notice = {
    kind: 'notice',
    gameId: s.row.id,
    text: say('notice.undone', { seat: seatName(s.row.kind, seat) }),
  } as const;
  switch (plan.kind) {
    case 'held':
      await release(s, plan.held);
      return;
    case 'here': {
      const { answers, replay: replayed } = positionOf(s);
      const sealed = replayed.progress.kind === 'waiting' && replayed.progress.open[0]?.sealed === true;
      const drop = new Set(plan.indexes);
      const dropped = answers.filter((_, index) => drop.has(index));
      await undoAnswers(
        s.tx,
        dropped.map((answer) => answer.id),
        s.now,
      );
      await giveBackInstructions(s);
      rerun(
        s,
        answers.filter((_, index) => !drop.has(index)),
      );
      if (openOf(s.position).some((open) => open.window)) {
        await schedule(s);
        return;
      }
      // What was begun of a question that follows would come back under whatever is asked in its place.
      const begun = s.drafts.filter(
        (row) => row.seat === seat && row.question.startsWith(draftName(s.row.checkpoint, '')),
      );
      for (const { question } of begun) await dropDrafts(s, { seat, question });
      await retractTold(s);
      // Taking back a sealed or a secret answer is nobody else's business.
      const secret = openOf(s.position).some((open) => open.question.secret === true);
      if (!sealed && !secret) s.messages.push(notice);
      break;
    }
    case 'earlier': {
      const { position, from } = plan;
      await undoAnswersFrom(s.tx, s.row.id, position.number + 1, s.now);
      await dropCheckpointsAfter(s.tx, s.row.id, position.number);
      await undoAnswers(
        s.tx,
        position.answers.slice(from).map((answer) => answer.id),
        s.now,
      );
      await giveBackInstructions(s);
      await dropDrafts(s);
      s.position = position;
      rerun(s, position.answers.slice(0, from));
      await retractTold(s);
      s.messages.push(notice);
    }
  }
  tellWhoWasAsked(s, seat, notice.text);
  await advance(s);
  await audit(s, 'undo', { seat });
  await closeChange(s);
}

/** Others who had been asked something that is not open any more learn why. */
function tellWhoWasAsked(s: Session, seat: string, text: Text): void {
  const still = openNames(s);
  const gone = openIn(s.before).filter(
    (one) => !one.sealed && one.question.secret !== true && !still.has(`${s.checkpointBefore}:${one.id}`),
  );
  for (const other of new Set(gone.map((one) => one.question.seat))) {
    if (other !== seat) s.given.push({ seat: other, text });
  }
}
