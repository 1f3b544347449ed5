// What has happened since somebody last answered, in a few lines for their desk: what matters most to them, then the newest.
import type { Desk } from '../../play/turn/desk.js';
import type { Since } from '../../play/history/since.js';
import { isDecisive, type Added } from '../../table/heft.js';
import { foldName } from '../../table/names.js';
import type { Arg, Text } from '../../table/text.js';
import { cut } from '../screen.js';
import { t, type Voice } from '../voice.js';
import type { PhasesTold } from '../whole-report.js';

/** What has happened, as it stands on the desk. */
export interface Happened {
  readonly lines: readonly string[];
  /** The phase of each line that tells of something. */
  readonly told?: readonly number[];
  /** Some of it is only counted. */
  readonly isCut?: boolean;
  /** The phases of the oldest and the newest of it, for the way to the whole report. */
  readonly phases: PhasesTold | null;
  /** Stands for all of it. */
  readonly ids: readonly number[];
}

/** Lines of one's own desk; more after others have acted many times, as in a game of six. */
const fewLines = 3;
const mostLines = 6;
const lineRoom = 300;
/** A line of this length takes no more than two on a phone; so many more of them are told rather than counted. */
const shortLine = 90;
const fewMore = 2;
/** Of one phase so many lines of at most such a length are told whole: of a season a line for each power. */
const onePhase = { lines: 11, length: 140 };
/** More than anything matters by itself. */
const mostMatters = 6;

/** Whose desk it stands on, and what stands there anyway. */
interface Reader {
  /** Where the game stands, as the desk's head says: no line says it again. */
  readonly title?: Text | null;
  /** The phase the game is in. */
  readonly now?: number;
  /** Their seats' names, where what concerns them is not the whole of it anyway. */
  readonly mine?: readonly Text[];
  /** Ids of what stands on the desk. */
  readonly known?: readonly number[];
  /** What a report adds to its weight by its game. */
  readonly heft?: Added;
}

/** What may decide the game first, then headlines, what names the reader's seats, then what happened where theirs did, each with the newest before the older; between two the last act before all of it. */
export function happened(
  all: readonly Since[],
  voice: Voice,
  { mine = [], known = [], title = null, now = 0, heft }: Reader = {},
): Happened {
  const read = all.filter((one) => one.weight !== 'detail');
  const head = title === null ? '' : foldName(voice.say(title));
  const told = read.filter((one) => !known.includes(one.id) && foldName(voice.say(one.text)) !== head);
  const standing = told.filter((one) => !one.retracted);
  const ids = read.map((one) => (one.retracted ? -one.id : one.id));
  const newest = told.at(-1);
  if (newest === undefined) return { lines: [], phases: null, ids };
  if (standing.length === 0) {
    const back = `~~${cut(voice.say(newest.text), lineRoom)}~~`;
    const phases = { from: newest.checkpoint, to: newest.checkpoint };
    return { lines: [back, `-# ↩️ ${voice.say(t('report.takenBack'))}`], phases, ids };
  }
  const own = new Set(mine.map(voice.say));
  const names = (one: Since): boolean => own.size > 0 && doesName(one.text, own, voice.say);
  const near = new Set(standing.filter(names).flatMap(({ focus }) => focus));
  // What changed on the board is worth more than what was only said, as that a round begins.
  const matters = (one: Since): number => {
    if (isDecisive(one, heft)) return 5;
    if (one.weight === 'headline') return 4;
    if (names(one)) return 3;
    if (one.focus.some((place) => near.has(place))) return 2;
    return one.focus.length > 0 ? 1 : 0;
  };
  // Between two, who act in turns, the other's last act is what is answered; older headlines have been read.
  const last = own.size > 0 ? undefined : standing.findLast((one) => matters(one) > 0)?.checkpoint;
  const rank = (one: Since): number => matters(one) + (matters(one) > 0 && one.checkpoint === last ? mostMatters : 0);
  const room = Math.min(mostLines, Math.max(fewLines, Math.ceil(standing.length / 2)));
  // That one more was left out takes as much room as telling it, and so do a few short ones.
  const more = standing.every(({ text }) => voice.say(text).length <= shortLine) ? fewMore : 1;
  const isOnePhase =
    standing.length <= onePhase.lines &&
    standing.every(
      ({ checkpoint, text }) => checkpoint === standing[0]?.checkpoint && voice.say(text).length <= onePhase.length,
    );
  const chosen = [...standing]
    .sort((a, b) => rank(b) - rank(a) || b.id - a.id)
    .slice(0, isOnePhase || standing.length <= room + more ? standing.length : room);
  const left = standing.length - chosen.length;
  const inOrder = standing.filter((one) => chosen.includes(one));
  const lines = inOrder.map((one) => line(one, voice));
  return {
    lines: [...lines, ...(left > 0 ? [`-# ${voice.say(t('ask.more', { count: left }))}`] : [])],
    told: inOrder.map(({ checkpoint }) => checkpoint),
    isCut: left > 0,
    phases: {
      from: (standing[0] ?? newest).checkpoint,
      // Of a phase that has only begun there is no more to read, unless it has changed something.
      to: (standing.findLast((one) => one.checkpoint < now || rank(one) > 0) ?? newest).checkpoint,
    },
    ids,
  };
}

function line(one: Since, voice: Voice): string {
  const words = cut(voice.say(one.text), lineRoom).replaceAll('\n', ' ');
  return `${one.private ? '🔒' : '•'} ${one.weight === 'headline' ? `**${words}**` : words}`;
}

/** Whether a sentence names something that is called so, however deep: a seat's name may be that of what it plays. */
function doesName(arg: Arg, called: ReadonlySet<string>, say: Voice['say']): boolean {
  if (typeof arg === 'string' || typeof arg === 'number') return false;
  if (!('key' in arg)) return arg.some((one) => doesName(one, called, say));
  const parts = Object.values(arg.args ?? {});
  return parts.length === 0 ? called.has(say(arg)) : parts.some((one) => doesName(one, called, say));
}

/** What stands on somebody's desk, and their seats' names where others play without them; between two, all concerns both. */
export function readerOf({
  game,
  seats,
  rules,
}: Pick<Desk, 'game' | 'seats' | 'rules'>): Pick<Reader, 'mine' | 'title' | 'now' | 'heft'> {
  const own = game.seats.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name);
  return { title: game.title, now: game.checkpoint, mine: game.seats.length <= 2 ? [] : own, heft: rules.heft };
}
