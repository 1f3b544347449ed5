// What was just understood stands directly above the controls, and not in the list above it as well.

/** What stands before the words of a line: saved, put together, open. */
const marks = /^(?:✅|✏️|⬜) /u;
const saved = '✅ ';
const begun = '✏️ ';

/** A line that says an answer in words of its own. */
export interface Saying {
  readonly line: string;
  readonly answer: string;
}

/**
 * @param notes what was just understood and the like, line by line.
 * @param lines what has been put together, each perhaps several lines of text.
 * @returns both without what would stand there twice; what still waits for its player's word is marked so.
 */
export function toldOnce(
  notes: readonly string[],
  lines: readonly string[],
  saying?: Saying,
): { readonly notes: readonly string[]; readonly lines: readonly string[] } {
  const wordsOf = (line: string): string => (line === saying?.line ? saying.answer : line.replace(marks, ''));
  const listed = new Map(lines.flatMap((line) => line.split('\n')).map((line) => [wordsOf(line), line]));
  const told = new Set<string>();
  const marked = notes.map((note) => {
    if (!note.startsWith(saved) && !note.startsWith(begun)) return note;
    const words = note.replace(marks, '');
    // Several short orders may stand in one note.
    const found = (listed.has(words) ? [words] : words.split(' · ')).flatMap((part) => listed.get(part) ?? []);
    for (const line of found) told.add(line);
    if (found.length === 0) return note;
    return `${found.some((line) => line.startsWith(begun)) ? begun : saved}${words}`;
  });
  const left = lines.map((text) =>
    text
      .split('\n')
      .filter((line) => !told.has(line))
      .join('\n'),
  );
  return { notes: marked, lines: left.filter((line) => line !== '') };
}
