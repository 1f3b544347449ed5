// Work on short texts that come again and again, such as names and the words of a typed line: done once, as long as there is room.

/** Longer texts are worked on each time. */
const longest = 100;
/** So many results are kept; then all are dropped, and those in use come back at once. */
const most = 5_000;

/** The same function of a text, with its results kept. It must depend on nothing but the text. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return work(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
