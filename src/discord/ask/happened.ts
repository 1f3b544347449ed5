// What has happened since somebody last answered, in a few lines for their desk: what matters most, then the newest.
import type { Since } from '../../play/since.js';
import { cut } from '../screen.js';
import { t, type Voice } from '../voice.js';

/** What has happened, as it stands on the desk. */
export interface Happened {
  readonly lines: readonly string[];
  /** The phase of the newest of it, for the way to the whole report. */
  readonly checkpoint: number | null;
  /** Stands for all of it. */
  readonly ids: readonly number[];
}

/** Lines of one's own desk; more after others have acted many times, as in a game of six. */
const fewLines = 3;
const mostLines = 6;
const lineRoom = 300;

/** @param known ids of what stands on the desk anyway. */
export function happened(all: readonly Since[], voice: Voice, known: readonly number[] = []): Happened {
  const read = all.filter((one) => one.weight !== 'detail');
  const told = read.filter((one) => !known.includes(one.id));
  const standing = told.filter((one) => !one.retracted);
  const ids = read.map((one) => (one.retracted ? -one.id : one.id));
  const newest = told.at(-1);
  if (newest === undefined) return { lines: [], checkpoint: null, ids };
  const { checkpoint } = newest;
  if (standing.length === 0) {
    const back = `~~${cut(voice.say(newest.text), lineRoom)}~~`;
    return { lines: [back, `-# ↩️ ${voice.say(t('report.takenBack'))}`], checkpoint, ids };
  }
  const rank = (one: Since): number => (one.weight === 'headline' ? 1 : 0);
  const chosen = [...standing]
    .sort((a, b) => rank(b) - rank(a) || b.id - a.id)
    .slice(0, Math.min(mostLines, Math.max(fewLines, Math.ceil(standing.length / 3))));
  const left = standing.length - chosen.length;
  const lines = standing.filter((one) => chosen.includes(one)).map((one) => line(one, voice));
  return {
    lines: [...lines, ...(left > 0 ? [`-# ${voice.say(t('ask.more', { count: left }))}`] : [])],
    checkpoint,
    ids,
  };
}

function line(one: Since, voice: Voice): string {
  const words = cut(voice.say(one.text), lineRoom).replaceAll('\n', ' ');
  return `${one.private ? '🔒' : '•'} ${one.weight === 'headline' ? `**${words}**` : words}`;
}
