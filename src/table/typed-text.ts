// How typed text is cut before anything in it is looked up: into lines, and these into the parts of a list.

/** What numbers or marks the lines of a list. */
const mark = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)](?:\s+|(?=\p{L}))|[①-⑳]\s*)/u;

/** A full stop at the end of a word or number, not of an abbreviation or before a list's line, parts what a comma does. */
const parted = /[,;\n，、；。]|(?<=\p{L}{3}|[가-힣)\]]|[^\s\d.(][^\S\n]*\d{1,4})\.(?=\s)/u;

/** A line without the number or mark before it. */
export function withoutMark(line: string): string {
  return line.replace(mark, '').trim();
}

/** The lines of a text, without the marks of a list; a semicolon ends one, too. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n|[;；]/u)
    .map(withoutMark)
    .filter((line) => line !== '');
}

/** The parts of a text: commas, semicolons, full stops and line breaks stand between them. */
export function piecesOf(text: string): readonly string[] {
  return text
    .split(parted)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
