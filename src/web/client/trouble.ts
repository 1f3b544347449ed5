// What did not get through, and does each of it once more: an act that failed is not forgotten over a look that failed after it.

export interface Trouble {
  readonly isOffline: boolean;
  /** In the sequence in which they failed. */
  readonly again: readonly (() => unknown)[];
}

/** So many are kept, the last ones. */
const most = 12;

/** With one more that failed. */
export function alsoFailed(before: Trouble | null, isOffline: boolean, again: () => unknown): Trouble {
  return { isOffline, again: [...(before?.again ?? []), again].slice(-most) };
}

/** Does all of it once more, one after the other: of two answers to one question the later one counts. */
export async function doneAgain({ again }: Trouble): Promise<void> {
  for (const one of again) await one();
}
