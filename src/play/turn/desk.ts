// What one person sees of a game: what they are asked, what they have put together, their pages.
import { z } from 'zod';
import { answerSchema, orderSchema } from '../../table/answer.js';
import type { AnyGame, Begun, Panel } from '../../table/game.js';
import type { FromNowOn, InstructionOffer } from '../../table/instruction.js';
import type { Answer, Option, Order, Question, SeatId } from '../../table/question.js';
import type { AnsweredBy } from '../../table/replay.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say, seatName } from '../change/refuse.js';
import { openIn, seatsOf, type Snapshot } from '../change/snapshot.js';
import { instructionsOf, isForShow } from '../asked/automatic.js';
import type { ProposalInfo } from '../motions/proposal.js';
import { proposalsToVote } from '../motions/shown.js';
import { draftName } from './drafts.js';
import { infoOf, type GameInfo } from './info.js';
import { waysToPass } from '../asked/ways-to-pass.js';
import { waysFromNowOn } from './ways-from-now-on.js';
import { undoPlan } from './undo-plan.js';

/** A question this person has to answer. */
export interface Task {
  readonly checkpoint: number;
  readonly id: string;
  readonly seat: SeatId;
  readonly question: Question;
  readonly sealed: boolean;
  /** Asked in a reaction window: the answer counts when it closes and can be changed until then. */
  readonly window: boolean;
  /** A sealed answer that will be played if nothing else comes. */
  readonly saved: Answer | null;
  readonly savedBy: AnsweredBy | null;
  readonly final: boolean;
  /** What it is listed as; the question's own text when absent. */
  readonly title?: Text;
  /** Heading under which it is listed when there are many. */
  readonly group?: Text;
  /** The task of which it is a detail, by id; it is listed only beside that one. */
  readonly under?: string;
  /** What it is listed as beside its details. */
  readonly beside?: Text;
  /** What was saved is of no effect until a detail says when it applies. */
  readonly idle?: true;
  /** Begun at the desk and not yet saved: a spread being added up, a sheet that is not legal yet. */
  readonly draft: Answer | null;
  /** The order being put together step by step, on an order sheet. */
  readonly making: Making | null;
  /** In a window: further ways to pass, in this one and in all for a while. */
  readonly passes?: readonly Option[];
  /** What can be said of this and the like from now on, in place of one answer. */
  readonly fromNowOn?: readonly FromNowOn[];
  /** What the board would look like if all went by an answer given in advance. */
  readonly foresee?: InstructionOffer['foresee'];
}

/** An order in the making: what has been chosen so far, and which order of the sheet it is to replace. */
export interface Making {
  readonly order: Order;
  /** Where it stands on the sheet; null for a new one. */
  readonly at: number | null;
  /** Further subjects that are ordered together with it. */
  readonly others?: readonly string[];
}

/** What an answer that stands as it is waits for, where nobody is to know when it came or that it did: its window to close, or a decoy's time. */
export function waitsFor({ window, sealed, final, saved, draft }: Task): 'window' | 'decoy' | null {
  if (saved === null || draft !== null) return null;
  return window ? 'window' : final && !sealed ? 'decoy' : null;
}

/** What a person has put together for a question and not handed in. */
export interface TaskDraft {
  readonly answer: Answer | null;
  readonly making: Making | null;
}

/** What is seen of a game from one seat; from none by somebody who has none. */
interface SeatView {
  readonly seat: SeatId | null;
  readonly view: object;
}

/** A page of one of a person's seats. */
export interface DeskPanel extends Panel {
  /** Tells it from the same page of another seat. */
  readonly key: string;
  readonly seat: SeatId | null;
}

/** Everything one person sees of one game. */
export interface Desk {
  readonly game: GameInfo;
  readonly rules: AnyGame;
  /** Seats held by this person; empty for a spectator. */
  readonly seats: readonly SeatId[];
  /** The seat in front, whose board is shown; null for a spectator. */
  readonly front: SeatId | null;
  /** What is seen from the seat in front. */
  readonly view: object;
  /** The seat in front first, then the others; one of nobody's for a spectator. */
  readonly views: readonly SeatView[];
  readonly tasks: readonly Task[];
  readonly canUndo: boolean;
  /** What is put to the vote and waits for this person's word. */
  readonly votes: readonly ProposalInfo[];
  /** Pages for everybody once, private ones of each seat; those of the seat in front first. */
  readonly panels: readonly DeskPanel[];
}

/** The questions a person has to answer, with what they have saved and begun; none that is open only for show. */
export function tasksOf(s: Snapshot, userId: string): readonly Task[] {
  const seats = seatsOf(s, userId).map((seat) => seat.seat);
  const mine = openIn(s).filter((open) => seats.includes(open.question.seat) && !isForShow(open));
  if (mine.length === 0) return [];
  const checkpoint = s.row.checkpoint;
  return mine.map((open) => {
    const { id, question, sealed, window } = open;
    const held = s.held.find((one) => one.question === id && one.seat === question.seat);
    const draft = s.drafts.find((row) => row.seat === question.seat && row.question === draftName(checkpoint, id));
    return {
      checkpoint,
      id,
      seat: question.seat,
      question,
      sealed,
      window,
      saved: held?.value ?? open.saved?.value ?? null,
      savedBy: held?.by ?? open.saved?.by ?? null,
      final: held !== undefined || open.saved?.final === true,
      ...readDraft(draft?.value),
      ...(window ? { passes: waysToPass(s, question.seat) } : {}),
      fromNowOn: waysFromNowOn(s, question),
    };
  });
}

const draftSchema = z.strictObject({
  answer: answerSchema.nullable(),
  making: z
    .strictObject({
      order: orderSchema,
      at: z.int().nonnegative().nullable(),
      others: z.array(z.string().max(200)).max(100).exactOptional(),
    })
    .nullable(),
});

/** What was put together, as it was stored; nothing where it cannot be read any more. */
export function readDraft(value: unknown): Pick<Task, 'draft' | 'making'> {
  const parsed = draftSchema.safeParse(value);
  return parsed.success ? { draft: parsed.data.answer, making: parsed.data.making } : { draft: null, making: null };
}

/** Everything a person sees; somebody without a seat sees what everybody may. */
export async function deskOf(s: Snapshot, userId: string): Promise<Desk> {
  const seats = seatsOf(s, userId).map((seat) => seat.seat);
  const tasks = tasksOf(s, userId);
  const front = tasks[0]?.seat ?? seats[0] ?? null;
  const state = s.position?.replay.state;
  const viewers = front === null ? [null] : [front, ...seats.filter((seat) => seat !== front)];
  const views = viewers.map((seat) => ({ seat, view: state === undefined ? {} : s.rules.view(state, seat) }));
  let canUndo = false;
  for (const seat of seats) canUndo ||= (await undoPlan(s, seat)) !== null;
  return {
    game: infoOf(s, userId),
    rules: s.rules,
    seats,
    front,
    view: views[0]?.view ?? {},
    views,
    tasks,
    canUndo,
    votes: await proposalsToVote(s, userId),
    panels: state === undefined ? [] : panelsOf(s, views, tasks),
  };
}

/** The pages of the seats somebody holds: what everybody may see once, what is private from each seat. */
function panelsOf(s: Snapshot, views: readonly SeatView[], tasks: readonly Task[]): readonly DeskPanel[] {
  const begun = (seat: SeatId | null): readonly Begun[] =>
    tasks.flatMap((task) =>
      task.seat !== seat || task.draft === null ? [] : [{ question: task.question.key, answer: task.draft }],
    );
  return views.flatMap(({ seat, view }, n) =>
    (s.rules.panels?.(view, seat, seat === null ? [] : instructionsOf(s, seat), begun(seat)) ?? [])
      .filter((panel) => n === 0 || panel.private)
      .map((panel) => {
        if (seat === null || views.length === 1 || !panel.private) return { ...panel, key: panel.id, seat };
        const title = say('panel.of', { panel: inWordsOf(s.row.kind, panel.title), seat: seatName(s.row.kind, seat) });
        return { ...panel, key: `${panel.id}@${seat}`, seat, title };
      }),
  );
}
