// The newspaper of a year or turn: what everybody was told of it, weightiest first, and how it stood at its end.
import { findCheckpoint } from '../../store/checkpoints.js';
import { listReports } from '../../store/reports.js';
import type { Draw } from '../../table/dice.js';
import type { Gauge } from '../../table/game.js';
import { luckiest, type Throw } from '../../table/luck.js';
import type { Text } from '../../table/text.js';
import type { OutboxMessage } from '../change/outbox.js';
import { phases, sameText } from './chapters.js';
import type { PhaseName } from './past.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import { positionOf, readPosition, type Snapshot } from '../change/snapshot.js';
import { settingsOf } from '../settings/settings.js';

/** What happens more often than this is no luck to speak of. */
const mostCommon = 1 / 5;
/** So much is told on a page. */
const mostHeadlines = 8;

/** What stands on the page of a year or turn, of one phase or of several in a row. */
export interface Newspaper {
  /** Its year or turn. */
  readonly title: Text;
  /** Its first phase, and its last so far. */
  readonly first: number;
  readonly last: number;
  /** Whether it is over: nothing more can come of it. */
  readonly over: boolean;
  /** What everybody was told, in the order it was told; the weightiest alone where there is much. */
  readonly headlines: readonly { readonly text: Text; readonly lead: boolean }[];
  /** What is followed through the game, at its end, with what the year or turn has changed. */
  readonly gauges: readonly (Gauge & { readonly change: number })[];
  /** The throw of dice that was the least likely to go so well; null where none was remarkable. */
  readonly luck: Throw | null;
  /** The kind of picture that shows the position, drawn at `checkpoint`; null when there is none. */
  readonly variant: string | null;
  readonly checkpoint: number;
}

/**
 * The newspaper of the year or turn a phase belongs to; nothing in it but what everybody may know.
 * @param number the phase; the newest when there is none of this number.
 * @throws Refused before the start.
 */
export async function newspaper(s: Snapshot, number: number): Promise<Newspaper> {
  if (s.position === null) throw refused(say('refuse.notRunning'));
  const newest = s.position.number;
  const asked = Number.isInteger(number) ? Math.max(0, Math.min(newest, number)) : newest;
  const all = await phases(s);
  const title = spanAt(all, asked);
  let [first, last] = [asked, asked];
  while (first > 0 && sameText(spanAt(all, first - 1), title)) first--;
  while (last < newest && sameText(spanAt(all, last + 1), title)) last++;
  const after = last < newest ? await stateAt(s, last + 1) : s.position.replay.state;
  const view = s.rules.view(after, null);
  const before = gaugesOf(s, await stateAt(s, first));
  const variants = s.rules.looks(view).variants.filter((one) => one.private !== true);
  return {
    title,
    first,
    last,
    over: last < newest || s.row.endedAt !== null,
    headlines: await headlinesOf(s, first, last),
    gauges: gaugesOf(s, after).map((gauge) => ({
      ...gauge,
      name: inWordsOf(s.row.kind, gauge.name),
      chart: inWordsOf(s.row.kind, gauge.chart),
      change: gauge.value - (before.find(({ id }) => id === gauge.id)?.value ?? gauge.value),
    })),
    luck: await luckOf(s, first, last),
    variant: (variants.find(({ role }) => role === 'position') ?? variants[0])?.id ?? null,
    checkpoint: Math.min(last + 1, newest),
  };
}

/** One newspaper for each year or turn that has ended in a change, where the table has one. */
export async function newspapersDue(
  s: Snapshot,
  ended: readonly number[],
): Promise<readonly Extract<OutboxMessage, { kind: 'newspaper' }>[]> {
  if (!settingsOf(s.row).newspaper || s.position === null) return [];
  if (ended.length === 0) return [];
  const all = await phases(s);
  const newest = s.position.number;
  const due = [...new Set(ended)].filter(
    (number) => number === newest || !sameText(spanAt(all, number), spanAt(all, number + 1)),
  );
  return due.map((number) => ({ kind: 'newspaper', gameId: s.row.id, number }));
}

/** Takes back the newspapers of years and turns that end with a phase or after it, with the reason; before the phases are dropped. */
export async function newspapersVoid(
  s: Snapshot,
  from: number,
  reason: string,
): Promise<readonly Extract<OutboxMessage, { kind: 'newspaper' }>[]> {
  if (!settingsOf(s.row).newspaper) return [];
  const all = (await phases(s)).filter(({ number }) => number >= from);
  return all
    .filter(({ span }, at) => {
      const next = all[at + 1];
      return next !== undefined && !sameText(next.span, span);
    })
    .map(({ number }) => ({ kind: 'newspaper', gameId: s.row.id, number, back: reason }));
}

function spanAt(all: readonly PhaseName[], number: number): Text {
  const found = all.find((phase) => phase.number === number);
  if (found === undefined) throw refused(say('refuse.noSuchGame'));
  return found.span;
}

/** The position as a phase began. */
async function stateAt(s: Snapshot, number: number): Promise<object> {
  const position = positionOf(s);
  if (number === position.number) return position.checkpoint.state;
  const stored = await findCheckpoint(s.db, s.row.id, number);
  if (stored === null) throw refused(say('refuse.noSuchGame'));
  return s.rules.state.parse(stored.state);
}

function gaugesOf(s: Snapshot, state: object): readonly Gauge[] {
  return s.rules.gauges?.(s.rules.view(state, null)).gauges ?? [];
}

/** What was told to everybody and still stands: headlines before the rest, the later ones before the earlier. */
async function headlinesOf(s: Snapshot, first: number, last: number): Promise<Newspaper['headlines']> {
  const told: { readonly text: Text; readonly lead: boolean }[] = [];
  const known = new Set<string>();
  for (const { audience, weight, text } of await listReports(s.db, s.row.id, first, last)) {
    const key = JSON.stringify(text);
    const matters = s.rules.newsWeight?.(text) ?? weight;
    if (audience !== null || matters === 'detail' || known.has(key)) continue;
    known.add(key);
    told.push({ text: inWordsOf(s.row.kind, text), lead: matters === 'headline' });
  }
  const leads = told.filter(({ lead }) => lead).slice(-mostHeadlines);
  const rest = told.filter(({ lead }) => !lead);
  const others = rest.slice(Math.max(0, rest.length + leads.length - mostHeadlines));
  return told.filter((one) => leads.includes(one) || others.includes(one));
}

/** The luckiest throw of some phases, of dice whose numbers everybody was told. */
async function luckOf(s: Snapshot, first: number, last: number): Promise<Newspaper['luck']> {
  const { rules } = s;
  if (rules.luck === undefined) return null;
  const rolled: Draw[] = [];
  for (let number = first; number <= last; number++) {
    const position = number === s.position?.number ? s.position : await readPosition(s, number);
    rolled.push(...(position?.replay.draws ?? []));
  }
  const best = luckiest(rolled, (why) => rules.luck?.(why) ?? null);
  return best === null || best.chance > mostCommon ? null : { ...best, name: inWordsOf(s.row.kind, best.name) };
}
