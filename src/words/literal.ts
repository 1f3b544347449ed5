// Names and words that people have chosen, shown as they are: nothing in them is read as emphasis, a link, a mention or a line of its own.

/** Without line ends, invisible controls, halves of characters, or marks that turn the direction of writing. */
export function deleteControls(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** The beginning of somebody's words, of at most so many characters: whole ones, without controls. */
export function shortened(words: string, most: number): string {
  return deleteControls(deleteControls(words).trim().slice(0, most));
}

/** A person's words as Discord's Markdown shows them unchanged. */
export function literal(words: string): string {
  return deleteControls(words)
    .replaceAll(/[\\`*_~|<>[\]]/gu, '\\$&')
    .replace(/^(\s*)([#+-])/u, '$1\\$2')
    .replace(/^(\s*\d+)\./u, '$1\\.')
    .replaceAll('://', '\\://')
    .replaceAll('@', '@\u200b');
}

/** Words meant for Markdown, for where Discord reads none: labels of buttons and menus. */
export function plain(words: string): string {
  return words.replaceAll(/\\([\\`*_~|<>[\]#+.:-])/gu, '$1').replaceAll('@\u200b', '@');
}
