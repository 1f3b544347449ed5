// What is said in advance as a desk: each part of an instruction is a task, answered as any open question is.
import type { Play } from '../../play/play.js';
import { Refused } from '../../play/change/refuse.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import type { InstructionInfo } from '../../play/turn/instructions.js';
import type { Begun } from '../../play/turn/in-advance.js';
import { partsOf, type InstructionPart } from '../../play/turn/instruction-parts.js';
import { check } from '../../table/answer.js';
import { remarksOf } from '../../table/question.js';
import { t } from '../voice.js';
import { taskToken } from './cursor.js';

/** Stands in a `custom_id` where a phase's number would: no phase has it. */
export const instructionsCheckpoint = 0xff_ffff;

/** A part of an instruction as a task; the parts after the first are listed only beside it. */
function taskOf(info: InstructionInfo, part: InstructionPart, first: InstructionPart): Task {
  const { seat, offer, saved } = info;
  const whole = isWhole({ info, part });
  const idOf = ({ id }: InstructionPart): string => `${seat}|${offer.key}|${id}`;
  return {
    checkpoint: instructionsCheckpoint,
    id: idOf(part),
    seat,
    question: part.question,
    // A whole turn counts once it is confirmed: its first card must not be played before the rest is chosen.
    sealed: !whole,
    window: false,
    saved: part.saved,
    savedBy: part.saved === null ? null : 'player',
    final: false,
    draft: whole ? (info.begun[part.id] ?? null) : null,
    making: info.making[part.id] ?? null,
    ...(part.id === 'value' && offer.foresee !== undefined ? { foresee: offer.foresee } : {}),
    ...(part === first
      ? { title: offer.text, beside: t(`desk.part.${part.id}`) }
      : { title: t(`desk.part.${part.id}`), under: idOf(first) }),
    ...(offer.needsFilter === true && (saved?.filter ?? null) === null ? { idle: true } : {}),
    ...(offer.group === undefined ? {} : { group: offer.group }),
  };
}

/** Whether a part of an instruction is a whole turn. */
function isWhole({ info, part }: Pick<Found, 'info' | 'part'>): boolean {
  return info.offer.takesRest === true && part.id === 'value';
}

/**
 * The play layer seen so that instructions are tasks whose answers are kept for later; the desk's verbs then work on them.
 * @param front the task that is pressed, which what is typed is about where it names no other.
 */
export function instructionsPlay(play: Play, front?: string): Play {
  const partsFor = async (gameId: number, userId: string): Promise<readonly Found[]> => {
    const { kind } = await play.info(gameId);
    return (await play.instructions(gameId, userId)).flatMap((info) => {
      const parts = partsOf(kind, info);
      const [first] = parts;
      return first === undefined ? [] : parts.map((part) => ({ info, part, task: taskOf(info, part, first) }));
    });
  };
  const desk: Play['desk'] = async (gameId, userId) => {
    const own = await play.desk(gameId, userId);
    const tasks = (await partsFor(gameId, userId)).map(({ task }) => task);
    // A turn typed at the question that opens it stands there by itself, and not among all that can be said in advance.
    const begun = tasks.find(
      ({ seat, sealed, draft }) => !sealed && draft !== null && own.tasks.some((asked) => asked.seat === seat),
    );
    return { ...own, tasks: begun === undefined ? tasks : [begun], canUndo: false, panels: [] };
  };
  return {
    ...play,
    desk,
    async answer({ gameId, userId, question, value }) {
      const found = (await partsFor(gameId, userId)).find(({ task }) => task.id === question);
      if (found === undefined) throw new Refused([t('instructions.none')]);
      const checked = check(found.part.question, value);
      if (!checked.ok) throw new Refused(checked.refusals);
      const { seat, offer } = found.info;
      await play.setInstruction(gameId, userId, seat, offer.key, found.part.change(checked.answer));
      // A turn that was planned may be played by now: one is back where it is asked for.
      const after = isWhole(found) ? await play.desk(gameId, userId) : await desk(gameId, userId);
      // What it would bring is what has been brought by now.
      const remarks = isWhole(found) ? [] : remarksOf(checked.review);
      return { remarks, confirm: null, desk: after };
    },
    async saveDraft(gameId, userId, at, draft) {
      if (!('question' in at)) return;
      const found = (await partsFor(gameId, userId)).find(({ task }) => task.id === at.question);
      if (found === undefined) throw new Refused([t('instructions.none')]);
      const { seat, offer } = found.info;
      await play.saveDraft(gameId, userId, { seat, key: offer.key, part: found.part.id }, draft);
    },
    setFinal: desk,
    async type(gameId, userId, text, lang) {
      const stood = await play.info(gameId);
      const parts = front === undefined ? [] : await partsFor(gameId, userId);
      const info = parts.find(({ task }) => taskToken(task) === front)?.info;
      const about = info && { seat: info.seat, key: info.offer.key };
      const typed = await play.typeInstruction(gameId, userId, text, lang, about);
      if (typed === null) throw new Refused([t('instructions.typed')]);
      const answered = { remarks: [], confirm: null, desk: await desk(gameId, userId) };
      return { ...typed, asked: null, answered, stood };
    },
  };
}

interface Found {
  readonly info: InstructionInfo;
  readonly part: InstructionPart;
  readonly task: Task;
}

/** A whole turn that somebody has put together and not confirmed, on the desk on which it is; undefined where there is none. */
export async function begunTurn(
  play: Play,
  gameId: number,
  userId: string,
  wanted?: Begun,
): Promise<{ readonly play: Play; readonly desk: Desk; readonly task: Task } | undefined> {
  const advance = instructionsPlay(play);
  const desk = await advance.desk(gameId, userId);
  const task = desk.tasks.find(
    ({ id, sealed, draft }) =>
      !sealed && draft !== null && (wanted === undefined || id === `${wanted.seat}|${wanted.key}|value`),
  );
  return task === undefined ? undefined : { play: advance, desk, task };
}
