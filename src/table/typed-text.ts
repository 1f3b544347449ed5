// How typed text is cut before anything in it is looked up: into lines, and these into the parts of a list.

/** What numbers or marks the lines of a list. */
const mark = /^\s*(?:[-*•–]\s+|\(?\d{1,2}[.)](?:\s+|(?=\p{L}))|[①-⑳]\s*)/u;

/** A full stop at the end of a word or number, not of an abbreviation or before a list's line, parts what a comma does. */
const parted = /[,;\n，、；。]|(?<=\p{L}{3}|\d(?:st|nd|rd|th)|[가-힣)\]]|[^\s\d.(][^\S\n]*\d{1,4})\.(?=\s)/u;

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

/** Korean's own numbers: by themselves, and as they stand before what is counted. */
const numerals: ReadonlyMap<string, number> = new Map([
  ...['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열'].map((word, n) => [word, n + 1] as const),
  ...['한', '두', '세', '네'].map((word, n) => [word, n + 1] as const),
]);

/** Such a number behind a name, with what counts and a particle; of the short ones only with what counts. */
const numeral =
  /(?<=\S[^\S\n]+)(?:(하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)|(한|두|세|네)(?=\s?(?:개|대|척|기|명|점)))(?!\s*다(?:\s|$))(?=\s?(?:개|대|척|기|명|점)?(?:을|를|은|는|이|가|로|으로|와|과|하고|랑|이랑)?(?:[\s,.;，、]|$))(?:\s?(개|대|척|기|명|점))?/gu;

const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const englishNumeral = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${english.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** The number that a single word says, in digits, English or Korean; undefined where it says none. */
export function numberIn(word: string): number | undefined {
  if (/^\d{1,3}$/u.test(word)) return Number(word);
  const at = english.indexOf(word.toLowerCase());
  return at < 0 ? numerals.get(word) : at + 1;
}

/** A text with numbers in words as digits: `two hexes`, and Korean's own behind names, `보병 여섯`, `전차 두 대`. */
export function inDigits(text: string): string {
  const digits = text.replaceAll(englishNumeral, (word) => String(numberIn(word)));
  return digits.replaceAll(numeral, (said, long?: string, short?: string, counter = '') => {
    const number = numerals.get(long ?? short ?? '');
    return number === undefined ? said : `${number}${counter}`;
  });
}

/** How a Korean line ends that says what one does, wants or chooses: the answer stands before it. */
const polite =
  /(?:\s+(?:으로\s+|로\s+)?(?:할게요|할래요|받을게요|받겠습니다|잃을게요|잃겠습니다|놓을게요|놓겠습니다|버릴게요|버리겠습니다|하겠습니다|하겠어요|합니다|해요|한다|쓸게요|쓰겠습니다|씁니다|쓴다|낼게요|내겠습니다|냅니다|낸다|고를게요|고르겠습니다|고릅니다|고른다|선택|선택합니다|갈게요|가겠습니다|갑니다|간다|부탁해요|부탁합니다|부탁드립니다|해 주세요|해주세요|주세요)|(?<=[가-힣]{2})(?:이요|입니다|이에요|예요|요|합니다|한다|할게요|하겠습니다|하기))[.!]*$/u;

/** A particle behind a number at the end: `보병 2로`. */
const numbered = /(?<=\d(?:개|점|대|척|기|명)?)(?:으로|로)$/u;

/** A line without what only makes a sentence of it: `매카시즘으로 할게요`; as it is where it ends otherwise. */
export function withoutPoliteness(text: string): string {
  const bare = text.trim().replace(polite, '').trim();
  return bare === '' || bare === text.trim() ? text : bare.replace(numbered, '');
}
