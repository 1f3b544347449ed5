// What several ask for at the same moment is worked out once for all of them, and kept for as long as there is room.

/** Works something out under a name, or gives what was worked out under it. What fails is forgotten. */
export type Shared<T> = (name: string, make: () => Promise<T>) => Promise<T>;

/** @param most so many are kept, those that were asked for last. */
export function sharing<T>(most: number): Shared<T> {
  const kept = new Map<string, Promise<T>>();
  return (name, make) => {
    const made = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    made.catch(() => {
      if (kept.get(name) === made) kept.delete(name);
    });
    return made;
  };
}
