// Leafing through a game: its phases by name, put together to chapters, and what some of them brought.
import { eachCheckpoint, listPhases } from '../../store/checkpoints.js';
import { eachReportBefore, listReports, type ReportRow } from '../../store/reports.js';
import type { Text } from '../../table/text.js';
import { chapterNames, type ChapterNames } from '../change/chapters.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import { seatsOf, type Snapshot } from '../change/snapshot.js';
import type { Chapter, PastChapters, PhaseName } from './past.js';

/** So many chapters are told of at once. */
const mostChapters = 12;

/** The phases of a game by number and names, oldest first. */
export async function phases(s: Snapshot): Promise<readonly PhaseName[]> {
  const rows = await listPhases(s.db, s.row.id);
  // What an earlier version stored is named by its positions.
  const isKnown = rows.every(({ chapter, span }) => chapter !== null && span !== null);
  const reckoned = isKnown ? null : await namesByPosition(s);
  const words = (text: Text): Text => inWordsOf(s.row.kind, text);
  return rows.flatMap(({ number, title, ...stored }) => {
    const { chapter, span } = { ...stored, ...reckoned?.get(number) };
    if (chapter === null || span === null) return [];
    return [{ number, title: title === null ? null : words(title), chapter: words(chapter), span: words(span) }];
  });
}

async function namesByPosition(s: Snapshot): Promise<ReadonlyMap<number, ChapterNames>> {
  const found = new Map<number, ChapterNames>();
  for await (const { number, state } of eachCheckpoint(s.db, s.row.id))
    found.set(number, chapterNames(s.rules, s.rules.state.parse(state)));
  return found;
}

/** Phases in a row of the same chapter, as one. */
export async function chapters(s: Snapshot): Promise<readonly Chapter[]> {
  const all: Chapter[] = [];
  for (const { number, chapter: title, span } of await phases(s)) {
    const last = all.at(-1);
    const goesOn = last !== undefined && sameText(last.title, title) && sameText(last.span, span);
    if (goesOn) all[all.length - 1] = { ...last, last: number };
    else all.push({ title, span, first: number, last: number });
  }
  return all;
}

/** The title of a picture of a chapter, year or turn that is over. */
export function asEnded(when: Text): Text {
  return say('past.asEnded', { when });
}

export function sameText(a: Text, b: Text): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The chapters that some phases lie in, with all that was told of them as far as a person may read it.
 * @param to the last of the phases, or the nearest one where there is none of this number; null is the newest of which something was
 * told. `from` the first, where it is an earlier one.
 * @throws Refused before the start.
 */
export async function pastChapters(
  s: Snapshot,
  userId: string | null,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Promise<PastChapters> {
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const newest = s.position.number;
  const wanted = to ?? (await newestTold(s)) ?? newest;
  const shown = Math.max(0, Math.min(newest, Number.isInteger(wanted) ? wanted : newest));
  const all = await chapters(s);
  const at = (number: number): number =>
    Math.max(
      0,
      all.findLastIndex(({ first }) => first <= number),
    );
  const last = at(shown);
  const first = Math.max(last - mostChapters + 1, Math.min(last, from === null ? last : at(from)));
  const told = all.slice(first, last + 1);
  const [begins = shown, ends = shown] = [told[0]?.first, told.at(-1)?.last];
  const seats = userId === null ? [] : seatsOf(s, userId).map((seat) => seat.seat);
  const reports = (await listReports(s.db, s.row.id, begins, ends)).filter(
    ({ audience }) => audience === null || audience.some((seat) => seats.includes(seat)),
  );
  // Of a chapter under way there are the results of its phases that have ended.
  const over = begins < newest || s.row.endedAt !== null;
  const { variants } = s.rules.looks(s.rules.view(s.position.replay.state, null));
  const variant = (over ? variants.find(({ role }) => role === 'results') : undefined) ?? variants[0];
  return {
    all,
    first,
    last,
    told: told.map((chapter) => ({ ...chapter, told: toldIn(s, chapter, reports) })),
    variant: variant?.id ?? null,
    checkpoint: ends < newest ? { began: ends + 1 } : newest,
  };
}

/** The newest phase of which everybody was told something. */
async function newestTold(s: Snapshot): Promise<number | null> {
  for await (const { checkpoint, audience } of eachReportBefore(s.db, s.row.id, undefined))
    if (audience === null) return checkpoint;
  return null;
}

function toldIn(
  s: Snapshot,
  { first, last }: Chapter,
  reports: readonly ReportRow[],
): PastChapters['told'][number]['told'] {
  return reports
    .filter(({ checkpoint }) => checkpoint >= first && checkpoint <= last)
    .map(({ text, focus, weight, audience }) => ({
      text: inWordsOf(s.row.kind, text),
      full: inFull(s, text),
      focus: audience === null ? focus : [],
      weight,
      private: audience !== null,
    }));
}

/** How a report stands where everything is told; null where what is told beside it says it. */
export function inFull(s: Snapshot, text: Text): Text | null {
  const full = s.rules.inFull === undefined ? text : s.rules.inFull(text);
  return full === null ? null : inWordsOf(s.row.kind, full);
}
