// What a change says in the game's channel: the reports of each turn in one announcement, with the picture that shows them best.
import { postReports, reportsById } from '../../store/reports.js';
import type { OutboxMessage } from '../change/outbox.js';
import { changeGame, chapterOf, windowName, type Session, type StoredReport } from '../change/session.js';
import { openIn, positionOf } from '../change/snapshot.js';
import { settingsOf, type TableSettings } from '../settings/settings.js';

/** Announces what the change has brought, and notes what of it is held back and to which announcement more is added. */
export async function announcements(s: Session): Promise<readonly OutboxMessage[]> {
  const { announcements: all, unsaid, post } = announce(s, await publicReports(s));
  for (const one of all) {
    if (one.post !== undefined) await postReports(s.tx, s.row.id, one.reports, one.post);
  }
  const was = settingsOf(s.row);
  const same = unsaid.join() === was.unsaid.join() && JSON.stringify(post) === JSON.stringify(was.post);
  if (!same) changeGame(s, { settings: { ...s.row.settings, unsaid, post } });
  return all;
}

/** What everybody may read and has not been announced: held back before, and told in this change. */
async function publicReports(s: Session): Promise<readonly StoredReport[]> {
  const { unsaid } = settingsOf(s.row);
  const since = s.before.position;
  const held = unsaid.length === 0 || since === null ? [] : await reportsById(s.tx, s.row.id, unsaid);
  return [
    ...held
      .filter((one) => one.retractedAt === null)
      .map((one) => ({ ...one, turn: since === null ? '' : chapterOf(s.before, since) })),
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
    const goesOn = open !== null && open.turn === chapterOf(s, s.position) ? open : null;
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
  const view = s.rules.view(positionOf(s).replay.state, null);
  const looks = s.rules.looks(view);
  const variants = looks.variants.filter((variant) => variant.private !== true);
  const results = ended ? variants.find(({ role }) => role === 'results') : undefined;
  const variant = (results ?? variants[0])?.id;
  if (variant === undefined) return null;
  const focus = told.flatMap((one) => one.focus);
  const isWhole = results !== undefined && results.near !== true;
  const area = isWhole || focus.length === 0 ? undefined : s.rules.closeUp?.(focus, view);
  return { variant, checkpoint, ...(area === undefined ? {} : { area }) };
}
