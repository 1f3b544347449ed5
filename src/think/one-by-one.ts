// Work that is done one piece after the other, none counted before its turn.

/** Begins each piece of work once those before it have ended, so that its time is counted without theirs. */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
