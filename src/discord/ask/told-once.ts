// What was just understood stands once: directly above the controls, or in its place in a list that is added up.

/** What stands before the words of a line: saved, put together, open. */
const marks = /^(?:✅|✏️|⬜) /u;
const saved = '✅ ';
const begun = '✏️ ';

/** Words without what only parts a number from what it counts: “Poland: 4” is “Poland × 4”. */
const plain = (words: string): string => words.replace(/[:×\s]/gu, '');

/** What stands between a question that is over and the answer it got. */
export const answeredBy = ' ➜ ';

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether one of some lines says what an answer holds: all its words stand there in any order, with whatever is hung on to them.
 * @param receipt an answer, with or without its question.
 */
export function isSaidIn(receipt: string, lines: readonly string[]): boolean {
  const words = wordsOf(receipt.split(answeredBy).at(-1) ?? '');
  return (
    words.length > 0 &&
    lines.some((line) => {
      const said = wordsOf(line);
      return words.every((word) => said.some((one) => one.startsWith(word)));
    })
  );
}

/** A line that says an answer in words of its own. */
export interface Saying {
  readonly line: string;
  readonly answer: string;
  /** What it holds, each by its name, where their order tells nothing; else none. */
  readonly names: readonly string[];
}

/** Whether parts of a line, where several alike may stand as a number behind their name, are just these names. */
function holdsAll(parts: readonly string[], names: readonly string[]): boolean {
  const each = parts.flatMap((part) => {
    const { name = part, count = '1' } = /^(?<name>.+): (?<count>[1-9]\d?)$/u.exec(part)?.groups ?? {};
    return names.includes(part) ? [part] : Array.from({ length: Number(count) }, () => name);
  });
  return names.length > 0 && JSON.stringify(each.toSorted()) === JSON.stringify([...names].toSorted());
}

/**
 * @param notes what was just understood and the like, line by line.
 * @param lines what has been put together, each perhaps several lines of text.
 * @param about.isBegun whether all of it still waits for its player's word.
 * @param about.isAddedUp whether a total stands below the lines, which has to agree with what stands above it.
 * @returns both without what would stand there twice; what still waits for its player's word is marked so.
 */
export function toldOnce(
  notes: readonly string[],
  lines: readonly string[],
  {
    saying,
    isBegun = false,
    isAddedUp = false,
  }: { readonly saying?: Saying | undefined; readonly isBegun?: boolean; readonly isAddedUp?: boolean } = {},
): { readonly notes: readonly string[]; readonly lines: readonly string[] } {
  const plainly = (line: string): string => plain(line === saying?.line ? saying.answer : line.replace(marks, ''));
  const listed = new Map(lines.flatMap((line) => line.split('\n')).map((line) => [plainly(line), line]));
  const told = new Set<string>();
  const marked = notes.flatMap((note) => {
    if (!note.startsWith(saved) && !note.startsWith(begun)) return note;
    const words = note.replace(marks, '');
    if (saying !== undefined && words.endsWith(`: ${saying.answer}`)) told.add(saying.line);
    // Several short orders, or all that was chosen, may stand in one note.
    const parts = listed.has(plain(words)) ? [words] : words.split(' · ');
    if (saying !== undefined && holdsAll(parts, saying.names)) told.add(saying.line);
    const found = parts.flatMap((part) => listed.get(plain(part)) ?? []);
    if (isAddedUp && found.length > 0) return [];
    for (const line of found) told.add(line);
    // What was put together under an earlier question is not put together any more.
    if (found.length === 0) return note.startsWith(begun) ? [] : note;
    return `${isBegun || found.some((line) => line.startsWith(begun)) ? begun : saved}${words}`;
  });
  const left = lines.map((text) =>
    text
      .split('\n')
      .filter((line) => !told.has(line))
      .join('\n'),
  );
  return { notes: marked, lines: left.filter((line) => line !== '') };
}
