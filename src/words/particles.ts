// Korean particles that follow the sound of the word before them, also behind digits and Latin letters.
import { hasBatchim, josa } from 'es-hangul';

const digitEndings: Readonly<Record<string, boolean>> = {
  '0': true,
  '1': true,
  '2': false,
  '3': true,
  '4': false,
  '5': false,
  '6': true,
  '7': true,
  '8': true,
  '9': false,
};
/** Latin letters whose Korean names end in a consonant: 엘, 엠, 엔, 알. */
const closedLetters = /[lmnr]$/i;
/** Abbreviations spoken letter by letter: no vowel in them, or three letters at most. */
const spelt = /^(?:[A-Z]{1,3}|[^aeiouyAEIOUY]+)$/;
/** Latin words spoken as one whose sound ends in a consonant: OPEC, Bob, Jane. */
const closedWords = /(?:[bcgkmnpql]|[mnl]e|^[a-z]{1,2}r)$/i;
/** Latin words spoken as one that end in ㄹ. */
const rieulWords = /le?$/i;
/** Final sounds of digits and letters that count as ㄹ, behind which 으로 becomes 로. */
const rieulEndings = /[178lr]$/i;
/** What is said behind a number. */
const signs: Readonly<Record<string, string>> = { '%': '퍼센트', '°': '도', '+': '플러스' };

/**
 * The right one of a pair of particles.
 * @param word what stands before it; brackets at its end with all that is in them, quotes and emphasis marks are passed over.
 * @param pair `은/는`, `이/가`, `을/를`, `과/와`, `으로/로`, `이나/나`, `이라/라`, `아/야`; the first is used behind a final consonant.
 */
export function particle(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const { isClosed, isRieul } = endingOf(spoken(word));
  return isClosed && !(closed === '으로' && isRieul) ? closed : open;
}

/** The part of a word whose sound a particle follows. */
function spoken(word: string): string {
  const bare = (text: string): string => text.replace(/[\s"'”’»*_~`!?.,:…]+$/u, '');
  const plain = bare(word);
  const before = bare(plain.replace(/(?:\s*[([{][^()[\]{}]*[)\]}])+$/u, ''));
  const kept = before === '' ? plain.replace(/[)\]}]+$/u, '') : before;
  return kept.replace(/[%°+]$/u, (sign) => signs[sign] ?? '');
}

/** Whether the sound of a word ends in a consonant, and whether that is ㄹ. */
function endingOf(word: string): { readonly isClosed: boolean; readonly isRieul: boolean } {
  const last = word.at(-1) ?? '';
  if (/[가-힣]/.test(last))
    return { isClosed: hasBatchim(last), isRieul: josa.pick(last, '으로/로') === '로' && hasBatchim(last) };
  const digit = digitEndings[last];
  if (digit !== undefined) return { isClosed: digit, isRieul: rieulEndings.test(last) };
  const latin = /[a-z]+$/i.exec(word)?.[0] ?? '';
  if (spelt.test(latin)) return { isClosed: closedLetters.test(latin), isRieul: rieulEndings.test(latin) };
  return { isClosed: closedWords.test(latin), isRieul: rieulWords.test(latin) };
}
