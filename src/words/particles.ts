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
/** Final sounds of digits and letters that count as ㄹ, behind which 으로 becomes 로. */
const rieulEndings = /[178lr]$/i;

/**
 * The right one of a pair of particles.
 * @param word what stands before it; closing brackets, quotes and emphasis marks at its end are passed over.
 * @param pair `은/는`, `이/가`, `을/를`, `과/와`, `으로/로`, `이나/나`, `이라/라`, `아/야`; the first is used behind a final consonant.
 */
export function particle(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const bare = word.replace(/[\s)\]}"'”’»*_~`!?.,:…%]+$/u, '');
  const last = bare.at(-1) ?? '';
  if (/[가-힣]/.test(last)) {
    if (closed === '으로') return josa.pick(last, '으로/로');
    return hasBatchim(last) ? closed : open;
  }
  if (closed === '으로' && rieulEndings.test(last)) return open;
  return (digitEndings[last] ?? closedLetters.test(last)) ? closed : open;
}
