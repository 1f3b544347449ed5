// Closes a change: sets what falls due, writes down what must be said, and makes older buttons stale.
import { dropDeliveries, enqueue } from '../../store/outbox.js';
import { addAudit } from '../../store/audits.js';
import { reportsById } from '../../store/reports.js';
import { tellEliminated } from './news.js';
import { outboxMessageSchema, targetOf, type OutboxMessage } from './outbox.js';
import { schedule } from '../time/schedule.js';
import { isRepresented } from '../turn/windows.js';
import { settingsOf } from '../lobby/settings.js';
import { dateVacancies } from '../lobby/vacancies.js';
import { expireVotes } from '../votes/closing.js';
import { infoOf } from '../turn/desk.js';
import { changeGame, openNames, windowName, type Session, type StoredReport } from './session.js';
import { isPresent, openIn, positionOf, type Snapshot } from './snapshot.js';

/**
 * Ends a change of a game.
 * @param deadlines deadlines that this change moves, by block key.
 */
export async function closeChange(s: Session, deadlines?: ReadonlyMap<string, Date>): Promise<void> {
  await dateVacancies(s);
  await expireVotes(s);
  await schedule(s, deadlines);
  tellEliminated(s);
  const { announcements, unsaid } = announce(s, await publicReports(s));
  const same = unsaid.join() === settingsOf(s.row).unsaid.join();
  const settings = same ? {} : { settings: { ...s.row.settings, unsaid } };
  changeGame(s, { ...settings, version: s.row.version + 1 });
  // What was said of the change itself stands between what led to it and how the game ended.
  const ends = s.messages.filter((message) => message.kind === 'end');
  const rest = s.messages.filter((message) => message.kind !== 'end');
  await sayAll(s, [...rest, ...announcements, ...personal(s), ...ends, ...status(s), ...moved(s), ...members(s)]);
  s.messages.length = 0;
  s.told.length = 0;
  s.given.length = 0;
  s.ended.length = 0;
  s.before = { ...s };
  s.openBefore = openNames(s);
  s.windowBefore = windowName(s);
  s.checkpointBefore = s.row.checkpoint;
}

/** The status post is written anew only when what it shows has changed: what is sealed must not be seen by its being edited. */
function status(s: Session): readonly OutboxMessage[] {
  const isNew = s.before.row.version === 0;
  if (!isNew && JSON.stringify(infoOf(s.before)) === JSON.stringify(infoOf(s))) return [];
  return [{ kind: 'status', gameId: s.row.id }];
}

/** Where a deadline that stood before has moved, or the clock has stopped or starts again, what shows it is edited. */
function moved(s: Session): readonly OutboxMessage[] {
  const { before } = s;
  const runs = (at: Snapshot): boolean => at.row.status === 'running';
  if (before.row.checkpoint !== s.row.checkpoint || s.row.endedAt !== null || before.position === null) return [];
  const stood = new Map(deadlines(before));
  const isMoved = deadlines(s).some(([key, at]) => stood.has(key) && stood.get(key) !== at);
  return isMoved || runs(before) !== runs(s) ? movedIn(s) : [];
}

function deadlines(s: Snapshot): readonly (readonly [string, number])[] {
  return s.dues.filter((due) => due.kind === 'deadline').map((due) => [due.key, due.runAt.getTime()]);
}

/** Everything that shows a game's deadline: its last report, and what each player was last asked. */
export function movedIn(s: Snapshot): readonly OutboxMessage[] {
  const people = new Set(s.seats.filter(isPresent).flatMap((seat) => seat.userId ?? []));
  return [null, ...people].map((userId) => ({ kind: 'moved', gameId: s.row.id, userId }));
}

/** People who have signed up or sat down in this change, once the game has a place. */
function members(s: Session): readonly OutboxMessage[] {
  if (s.row.channelId === null) return [];
  const known = s.before.row.channelId === null ? new Set<string>() : peopleIn(s.before);
  return [...peopleIn(s)]
    .filter((userId) => !known.has(userId))
    .map((userId) => ({ kind: 'member', gameId: s.row.id, userId }));
}

function peopleIn({ seats, signUps }: Snapshot): ReadonlySet<string> {
  const holders = seats.filter((seat) => !seat.computer).flatMap((seat) => seat.userId ?? []);
  return new Set([...holders, ...signUps.map((one) => one.userId)]);
}

async function sayAll(s: Session, messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  // Only the newest status counts.
  if (messages.some(({ kind }) => kind === 'status')) await dropDeliveries(s.tx, s.row.id, s.now, { kind: 'status' });
  await enqueue(
    s.tx,
    messages.map((message, n) => ({
      key: `${message.kind}:${s.row.id}:${s.row.version}:${n}`,
      gameId: s.row.id,
      target: targetOf(message),
      kind: message.kind,
      payload: outboxMessageSchema.parse(message),
    })),
    s.now,
  );
}

/** What everybody may read and has not been announced: held back before, and told in this change. */
async function publicReports(s: Session): Promise<readonly StoredReport[]> {
  const { unsaid } = settingsOf(s.row);
  const held = unsaid.length === 0 ? [] : await reportsById(s.tx, s.row.id, unsaid);
  return [...held, ...s.told.filter((told) => told.audience === null)];
}

/**
 * Whether the one who has just answered goes on alone, and nothing random or hidden came out: what they do can still be taken
 * back, and is announced in one piece.
 */
function isUnderWay(s: Session): boolean {
  const [open, ...others] = openIn(s);
  if (s.position === null || open === undefined || others.length > 0 || open.sealed) return false;
  const { answers, replay: replayed } = s.position;
  const last = answers.length - 1;
  return answers[last]?.seat === open.question.seat && replayed.reveals[last] !== true;
}

interface Announced {
  readonly announcements: readonly OutboxMessage[];
  /** Reports held back, by id. */
  readonly unsaid: readonly number[];
}

/** One announcement for each phase that has ended and one for what has been told since; the new phase's opening goes with the last. */
function announce(s: Session, all: readonly StoredReport[]): Announced {
  const gameId = s.row.id;
  if (s.position === null) return { announcements: [], unsaid: [] };
  const current = s.position.number;
  const held = isUnderWay(s) ? all.filter((told) => told.checkpoint === current) : [];
  const publicly = all.filter((told) => !held.includes(told));
  const drafts: Extract<OutboxMessage, { kind: 'announce' }>[] = [];
  for (const number of [...new Set([...s.ended, current])]) {
    const told = publicly.filter((one) => one.checkpoint === number);
    const ended = s.ended.includes(number);
    const last = drafts.at(-1);
    if (!ended && last !== undefined && s.position.answers.length === 0) {
      drafts[drafts.length - 1] = { ...last, reports: [...last.reports, ...told.map((one) => one.id)] };
    } else if (told.length > 0) {
      const at = ended ? Math.min(number + 1, current) : current;
      drafts.push({
        kind: 'announce',
        gameId,
        reports: told.map((one) => one.id),
        board: boardFor(s, told, ended, at),
        deadline: false,
      });
    }
  }
  const begun = s.checkpointBefore !== s.row.checkpoint || s.openBefore.size === 0;
  const asked = openIn(s).some((open) => open.question.secret !== true);
  const turned = windowName(s) !== s.windowBefore;
  if (drafts.length === 0 && (begun || turned) && asked && held.length === 0) {
    const board = begun ? boardFor(s, [], false, current) : null;
    drafts.push({ kind: 'announce', gameId, reports: [], board, deadline: true });
  }
  const announcements = drafts.map((message, n) =>
    n === drafts.length - 1 ? { ...message, deadline: asked } : message,
  );
  return { announcements, unsaid: held.map((told) => told.id) };
}

type Board = Extract<OutboxMessage, { kind: 'announce' }>['board'];

/** The picture that shows best what has happened: the results of a phase where the game has them, else a close-up of what changed. */
function boardFor(s: Session, told: readonly StoredReport[], ended: boolean, checkpoint: number): Board {
  const looks = s.rules.looks(s.rules.view(positionOf(s).replay.state, null));
  const variants = looks.variants.filter((variant) => variant.private !== true);
  const results = ended ? variants.find(({ role }) => role === 'results') : undefined;
  const variant = (results ?? variants[0])?.id;
  if (variant === undefined) return null;
  const focus = told.flatMap((one) => one.focus);
  const area = results !== undefined || focus.length === 0 ? undefined : s.rules.closeUp?.(focus);
  return { variant, checkpoint, ...(area === undefined ? {} : { area }) };
}

/** To each person: what is newly asked of them, and what they alone have learnt. */
function personal(s: Session): OutboxMessage[] {
  const gameId = s.row.id;
  const checkpoint = s.row.checkpoint;
  const people = new Map<string, string[]>();
  for (const seat of s.seats.filter(isPresent)) {
    if (seat.userId !== null) people.set(seat.userId, [...(people.get(seat.userId) ?? []), seat.seat]);
  }
  return [...people].flatMap(([userId, seats]): OutboxMessage[] => {
    const reports = s.told.filter((told) => told.audience?.some((seat) => seats.includes(seat))).map((told) => told.id);
    const asked =
      s.row.status === 'running' &&
      openIn(s).some(
        (open) =>
          seats.includes(open.question.seat) &&
          open.saved?.final !== true &&
          !(open.window && isRepresented(s, open)) &&
          !s.openBefore.has(`${checkpoint}:${open.id}`),
      );
    const seesIt = userId === s.onlooker && s.checkpointBefore === checkpoint;
    const texts = s.given.filter((one) => seats.includes(one.seat)).map((one) => one.text);
    const given = texts.length === 0 ? {} : { given: texts };
    if (asked && !seesIt) return [{ kind: 'prompt', gameId, userId, checkpoint, reports, ...given }];
    return reports.length + texts.length > 0 ? [{ kind: 'private', gameId, userId, reports, ...given }] : [];
  });
}

/** Writes down who did what. */
export async function audit(s: Session, action: string, detail: object = {}): Promise<void> {
  const { guildId, id: gameId } = s.row;
  await addAudit(s.tx, { actor: s.actor ?? 'clock', action, gameId, guildId, detail }, s.now);
}
