// What one person sees of a game, and what everybody may know of it.
import { z } from 'zod';
import { answerSchema, orderSchema } from '../../table/answer.js';
import type { Begun } from '../../table/game.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf, holdingOf, sidesOf } from '../../table/seats.js';
import { isOpenlyFinal, seatReadiness, tableReadiness } from '../host/readiness.js';
import { resumableFrom } from '../lobby/policy.js';
import { readyUntil } from '../lobby/gathering.js';
import { settingsOf, shownSettings } from '../lobby/settings.js';
import { seatClock } from '../time/clocks.js';
import { absencesOf } from '../time/reckoning.js';
import { hourMs } from '../time/time.js';
import type { Desk, GameInfo, SeatInfo, SeatView, Task } from '../play.js';
import type { DeskPanel } from './page.js';
import { inWordsOf, say, seatName, sideName } from '../change/refuse.js';
import { openIn, optionsOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { idsFor } from '../press/veil.js';
import { instructionsOf } from './automatic.js';
import { draftName } from './drafts.js';
import { respondersOf } from './windows.js';
import { waysToPass } from './ways-to-pass.js';
import { undoPlan } from './undo-plan.js';

/**
 * What everybody may know. Nothing in it depends on who is asked a secret question, or on what was answered.
 * @param viewer who asks: where seats are anonymous, they are told of their own.
 */
export function infoOf(s: Snapshot, viewer?: string): GameInfo {
  const idOf = idsFor(s, viewer);
  const { row } = s;
  const options = optionsOf(s);
  const state = s.position?.replay.state;
  const open = state === undefined ? undefined : s.rules.view(state, null);
  const ended = row.status === 'finished' || row.status === 'cancelled';
  const deadline = s.dues.filter((due) => due.kind === 'deadline').map((due) => due.runAt.getTime());
  return {
    id: row.id,
    guildId: row.guildId,
    channelId: row.channelId,
    kind: row.kind,
    name: row.title,
    status: row.status,
    language: row.language,
    options: row.options,
    paces: Object.fromEntries(Object.entries(row.paces).map(([pace, ms]) => [pace, ms / hourMs])),
    hostId: row.hostId,
    seats: s.seats.map((seat) => ({ ...seatInfo(s, seat), userId: seat.userId === null ? null : idOf(seat.userId) })),
    sides: sidesOf(s.rules, options).map((side) => ({ ...side, name: sideName(s.rules, side) })),
    bundles: bundlesOf(s.rules, options),
    holding: holdingOf(s.rules, options).kind,
    signUps: s.signUps.map(({ userId, wishes, more, ready }) => ({
      userId: idOf(userId),
      wishes,
      more,
      ready,
      seats: seatsOf(s, userId).map((seat) => seat.seat),
      // Days announced elsewhere would tell who it is.
      away: idOf(userId) === userId ? absencesOf(s, userId) : [],
    })),
    waiting: settingsOf(row).gathering.waiting.map(idOf),
    readyUntil: readyUntil(s),
    checkpoint: row.checkpoint,
    title: open === undefined ? null : inWordsOf(row.kind, s.rules.title(open)),
    score: open === undefined || s.rules.score === undefined ? null : inWordsOf(row.kind, s.rules.score(open)),
    dataSet: s.rules.dataSet === undefined ? null : inWordsOf(row.kind, s.rules.dataSet(open ?? null)),
    window: respondersOf(s),
    deadline: row.status === 'running' && deadline.length > 0 ? new Date(Math.min(...deadline)) : null,
    readiness: tableReadiness(s),
    resumableFrom: resumableFrom(s),
    table: shownSettings(row),
    seedHash: row.seedHash,
    seed: ended ? row.seed : null,
    outcome: row.outcome,
    isReplay: s.settings.replay !== null,
  };
}

function seatInfo(s: Snapshot, seat: Snapshot['seats'][number]): Omit<SeatInfo, 'userId'> {
  const state = s.position?.replay.state;
  const mine = openIn(s).filter((open) => open.question.seat === seat.seat && open.question.secret !== true);
  return {
    seat: seat.seat,
    name: seatName(s.row.kind, seat.seat),
    computer: seat.computer,
    left: seat.left,
    misses: seat.misses,
    alive: state === undefined || s.rules.survivors(state).includes(seat.seat),
    owes: mine.some((open) => !isOpenlyFinal(s, open)),
    final: mine.length > 0 && mine.every((open) => open.sealed && isOpenlyFinal(s, open)),
    ready: seatReadiness(s, seat.seat),
    clock: seatClock(s, seat.seat),
    written: s.settings.replay?.people.find((one) => one.seat === seat.seat)?.name ?? null,
  };
}

/** The questions a person has to answer, with what they have saved and begun. */
export function tasksOf(s: Snapshot, userId: string): readonly Task[] {
  const seats = seatsOf(s, userId).map((seat) => seat.seat);
  const mine = openIn(s).filter((open) => seats.includes(open.question.seat));
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
