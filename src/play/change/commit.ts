// Closes a change: sets what falls due, writes down what must be said, and makes older buttons stale.
import { dropDeliveries, enqueue } from '../../store/outbox.js';
import { addAudit } from '../../store/audits.js';
import { postReports, reportsById } from '../../store/reports.js';
import { tellEliminated } from './news.js';
import { deliveryOf, type OutboxMessage } from './outbox.js';
import { hush } from '../time/hushed.js';
import { schedule } from '../time/schedule.js';
import { isVeiled } from '../press/veil.js';
import { newspapersDue } from '../newspaper.js';
import { embassiesMoved } from '../press/threads.js';
import { isRepresented } from '../turn/windows.js';
import { settingsOf, type TableSettings } from '../lobby/settings.js';
import { dateVacancies } from '../lobby/vacancies.js';
import { offerVacancies } from '../lobby/waiting.js';
import { expireVotes } from '../votes/closing.js';
import { withoutReadiness, infoOf } from '../turn/info.js';
import { changeGame, openNames, turnOf, windowName, type Session, type StoredReport } from './session.js';
import { isPresent, openIn, positionOf, type Snapshot } from './snapshot.js';

/**
 * Ends a change of a game.
 * @param deadlines deadlines that this change moves, by block key.
 */
export async function closeChange(s: Session, deadlines?: ReadonlyMap<string, Date>): Promise<void> {
  await dateVacancies(s);
  offerVacancies(s);
  await expireVotes(s);
  await schedule(s, deadlines);
  tellEliminated(s);
  const { announcements, unsaid, post } = announce(s, await publicReports(s));
  for (const one of announcements) {
    if (one.post !== undefined) await postReports(s.tx, s.row.id, one.reports, one.post);
  }
  const was = settingsOf(s.row);
  const same = unsaid.join() === was.unsaid.join() && JSON.stringify(post) === JSON.stringify(was.post);
  const settings = same ? {} : { settings: { ...s.row.settings, unsaid, post } };
  changeGame(s, { ...settings, version: s.row.version + 1 });
  // What was said of the change itself stands between what led to it and how the game ended.
  const ends = s.messages.filter((message) => message.kind === 'end');
  const { own, rest } = withNews(
    s,
    personal(s),
    s.messages.filter((message) => message.kind !== 'end'),
  );
  const shows = status(s);
  const told = new Set([...rest, ...own].flatMap((message) => ('userId' in message ? (message.userId ?? []) : [])));
  await sayAll(s, [
    ...rest,
    ...announcements,
    ...(await newspapersDue(s, s.ended)),
    ...own,
    ...ends,
    ...shows,
    ...moved(s, shows, told),
    ...members(s),
    ...(await embassiesMoved(s)),
  ]);
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

/**
 * Where a deadline that stood before has moved, or the clock has stopped or starts again, what shows it is edited; where
 * anything else is seen to have changed, what those have before them to whom nothing is sent.
 */
function moved(s: Session, shows: readonly OutboxMessage[], told: ReadonlySet<string>): readonly OutboxMessage[] {
  const { before } = s;
  const runs = (at: Snapshot): boolean => at.row.status === 'running';
  if (s.row.endedAt !== null || before.position === null) return [];
  const stood = new Map(deadlines(before));
  const isMoved = deadlines(s).some(([key, at]) => stood.has(key) && stood.get(key) !== at);
  if (before.row.checkpoint === s.row.checkpoint && (isMoved || runs(before) !== runs(s))) return movedIn(s);
  if (shows.length === 0) return [];
  // That somebody has handed in shows in the game's post, and on nobody's desk.
  const desks = [before, s].map((at) => JSON.stringify(withoutReadiness(infoOf(at))));
  if (desks[0] === desks[1]) return [];
  return movedIn(s).filter((one) => 'userId' in one && one.userId !== null && !told.has(one.userId));
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
  // Who is in a thread can be seen.
  if (s.row.channelId === null || isVeiled(s)) return [];
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
  const now = await hush(s, messages);
  // Only the newest status counts.
  if (messages.some(({ kind }) => kind === 'status')) await dropDeliveries(s.tx, s.row.id, s.now, { kind: 'status' });
  await enqueue(
    s.tx,
    now.map((message, n) => deliveryOf(`${message.kind}:${s.row.id}:${s.row.version}:${n}`, message)),
    s.now,
  );
}

/** What everybody may read and has not been announced: held back before, and told in this change. */
async function publicReports(s: Session): Promise<readonly StoredReport[]> {
  const { unsaid } = settingsOf(s.row);
  const since = s.before.position;
  const held = unsaid.length === 0 || since === null ? [] : await reportsById(s.tx, s.row.id, unsaid);
  return [
    ...held
      .filter((one) => one.retractedAt === null)
      .map((one) => ({ ...one, turn: since === null ? '' : turnOf(s.before, since) })),
    ...s.told.filter((told) => told.audience === null),
  ];
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
  readonly announcements: readonly Announcement[];
  /** Reports held back, by id. */
  readonly unsaid: readonly number[];
  /** The announcement to which more of the same turn is added. */
  readonly post: TableSettings['post'];
}

type Announcement = Extract<OutboxMessage, { kind: 'announce' }>;

/** What is told of one turn, of one phase or of several in a row. */
interface Chapter {
  readonly turn: string;
  readonly told: readonly StoredReport[];
  /** Whether its newest phase has ended. */
  readonly ended: boolean;
  /** The checkpoint that shows what it brought. */
  readonly at: number;
}

/** One announcement for each turn of which something has been told; the new phase's opening goes with the last. */
function announce(s: Session, all: readonly StoredReport[]): Announced {
  const gameId = s.row.id;
  const { post: open } = settingsOf(s.row);
  if (s.position === null) return { announcements: [], unsaid: [], post: null };
  const current = s.position.number;
  const held = isUnderWay(s) ? all.filter((told) => told.checkpoint === current) : [];
  const chapters = chaptersOf(
    s,
    all.filter((told) => !held.includes(told)),
  );
  const asked = openIn(s).some((one) => one.question.secret !== true);
  const unsaid = held.map((told) => told.id);
  if (chapters.length === 0) {
    const begun = s.checkpointBefore !== s.row.checkpoint || s.openBefore.size === 0;
    const turned = windowName(s) !== s.windowBefore;
    if (!(begun || turned) || !asked || held.length > 0) return { announcements: [], unsaid, post: open };
    // Who owes what now stands where it stood before, as long as the turn goes on.
    const goesOn = open !== null && open.turn === turnOf(s, s.position) ? open : null;
    const board = begun || goesOn !== null ? boardFor(s, [], false, current) : null;
    const told = goesOn === null ? { reports: [] } : { post: goesOn.key, reports: goesOn.reports };
    return { announcements: [{ kind: 'announce', gameId, ...told, board, deadline: true }], unsaid, post: open };
  }
  const posts = chapters.map(({ turn, told }, n) => {
    const ids = told.map((one) => one.id);
    const goesOn = n === 0 && open !== null && open.turn === turn;
    return goesOn ? { ...open, reports: [...open.reports, ...ids] } : { key: ids[0] ?? 0, turn, reports: ids };
  });
  const announcements = chapters.map(({ told, ended, at }, n): Announcement => {
    const { key = 0, reports = [] } = posts[n] ?? {};
    const deadline = asked && n === chapters.length - 1;
    return {
      kind: 'announce',
      gameId,
      post: key,
      reports: [...reports],
      board: boardFor(s, told, ended, at),
      deadline,
    };
  });
  // What comes of sealed answers is something new, and has an announcement of its own.
  const sealed = openIn(s).some((one) => one.sealed && !one.window);
  return { announcements, unsaid, post: sealed ? null : (posts.at(-1) ?? null) };
}

/** What is to be told, turn by turn. */
function chaptersOf(s: Session, told: readonly StoredReport[]): readonly Chapter[] {
  const position = positionOf(s);
  const chapters: Chapter[] = [];
  for (const number of [...new Set([...s.ended, position.number])]) {
    const mine = told.filter((one) => one.checkpoint === number);
    const [first] = mine;
    if (first === undefined) continue;
    const ended = s.ended.includes(number);
    const at = ended ? Math.min(number + 1, position.number) : position.number;
    const last = chapters.at(-1);
    // What a phase begins with is told with what led to it, as long as nobody has answered.
    const opening = !ended && position.answers.length === 0;
    if (last === undefined || (!opening && last.turn !== first.turn)) {
      chapters.push({ turn: first.turn, told: mine, ended, at });
    } else {
      const whole = [...last.told, ...mine];
      chapters[chapters.length - 1] = opening ? { ...last, told: whole } : { ...last, told: whole, ended, at };
    }
  }
  return chapters;
}

type Board = Announcement['board'];

/** The picture that shows best what has happened: the results of a phase where the game has them, else a close-up of what changed. */
function boardFor(s: Session, told: readonly StoredReport[], ended: boolean, checkpoint: number): Board {
  const looks = s.rules.looks(s.rules.view(positionOf(s).replay.state, null));
  const variants = looks.variants.filter((variant) => variant.private !== true);
  const results = ended ? variants.find(({ role }) => role === 'results') : undefined;
  const variant = (results ?? variants[0])?.id;
  if (variant === undefined) return null;
  const focus = told.flatMap((one) => one.focus);
  const isWhole = results !== undefined && results.near !== true;
  const area = isWhole || focus.length === 0 ? undefined : s.rules.closeUp?.(focus);
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
    // What somebody alone has drawn as the game ended is of no more use to them.
    const isOver = s.row.status !== 'running' && s.row.status !== 'paused';
    if (texts.length + (isOver ? 0 : reports.length) === 0) return [];
    // That there was no choice is no reason to call anybody.
    const quiet = reports.length === 0 && texts.every(({ key }) => key === 'given.forced');
    return [{ kind: 'private', gameId, userId, reports, ...given, ...(quiet ? { quiet } : {}) }];
  });
}

/**
 * News that leads to the desk is told with what is asked there, where something is: nobody is called twice in a row. It stays apart
 * from what nobody else may learn of: called in public for the news alone, a person is called whether or not they are asked a secret.
 */
function withNews(
  s: Session,
  own: readonly OutboxMessage[],
  said: readonly OutboxMessage[],
): { readonly own: readonly OutboxMessage[]; readonly rest: readonly OutboxMessage[] } {
  const open = own.flatMap((message) =>
    message.kind === 'prompt' && isAskedOpenly(s, message.userId) ? [message.userId] : [],
  );
  const asked = new Set(open);
  const isTold = (message: OutboxMessage): message is Extract<OutboxMessage, { kind: 'news' }> =>
    message.kind === 'news' && message.help === 'desk' && message.proposalId === undefined && asked.has(message.userId);
  const told = said.filter(isTold);
  const withTold = own.map((message): OutboxMessage => {
    const mine = message.kind === 'prompt' ? told.filter(({ userId }) => userId === message.userId) : [];
    if (message.kind !== 'prompt' || mine.length === 0) return message;
    const news = mine.flatMap(({ text, secret }) => (secret === true ? [] : [text]));
    const given = mine.flatMap(({ text, secret, details = [] }) => (secret === true ? [text, ...details] : details));
    return { ...message, ...(news.length === 0 ? {} : { news }), given: [...given, ...(message.given ?? [])] };
  });
  return { own: withTold, rest: said.filter((message) => !isTold(message)) };
}

/** Whether a person is asked anything of which everybody may know. */
function isAskedOpenly(s: Session, userId: string): boolean {
  const seats = s.seats.filter((seat) => seat.userId === userId && isPresent(seat)).map(({ seat }) => seat);
  return openIn(s).some(
    ({ question, saved, window }) =>
      seats.includes(question.seat) && saved?.final !== true && question.secret !== true && !window,
  );
}

/** Writes down who did what. */
export async function audit(s: Session, action: string, detail: object = {}): Promise<void> {
  const { guildId, id: gameId } = s.row;
  await addAudit(s.tx, { actor: s.actor ?? 'clock', action, gameId, guildId, detail }, s.now);
}
