// What a trial of endurance is, and the figures it gives.

/** One thing a trial found out. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it should be; absent where the figure only says how much was tried. */
  readonly reach?: string | undefined;
  readonly met?: boolean | undefined;
}

/** How much is tried. */
interface Extent {
  /** A small part of it all, to see that the trial itself works. */
  readonly short: boolean;
  /** When the trial should come to its end, however much it has tried by then; in milliseconds since 1970. */
  readonly until: number;
}

/** Whether there is time for the whole size of a trial; its figures say which it was. */
export function isRoomy({ short, until }: Extent): boolean {
  return !short && until - Date.now() >= roomyMs;
}

const roomyMs = 150_000;

export interface Trial {
  readonly title: string;
  /** What is played, by whom, on what, and what is done to it: a sentence for the page. */
  readonly does: string;
  /** The part of the whole time that is its own. */
  readonly share: number;
  /** @returns null where the machine lacks what the trial needs. */
  run(extent: Extent): Promise<readonly Figure[] | null>;
}

/** How much was tried. */
export function tried(what: string, count: number): Figure {
  return { what, value: count.toLocaleString('en') };
}

/** Something that must not happen. */
export function never(what: string, count: number): Figure {
  return { what, value: count.toLocaleString('en'), reach: '0', met: count === 0 };
}

/** Something that should take no longer. */
export function within(what: string, ms: number, mostMs: number): Figure {
  return { what, value: inTime(ms), reach: `≤ ${inTime(mostMs)}`, met: ms <= mostMs };
}

/** Something that takes time, without a mark for it. */
export function took(what: string, ms: number): Figure {
  return { what, value: inTime(ms) };
}

function inTime(ms: number): string {
  return ms < 1_000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
