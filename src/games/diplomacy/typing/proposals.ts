// Reads what somebody proposes to a computer player in a few words of their own: peace, a border, a common enemy, support for a move.
import type { SeatId } from '../../../table/question.js';
import { powers, provinceOf, type Location, type Power, type ProvinceId, type Unit } from '../data/geography.js';
import { boardOfState } from '../questions/movement.js';
import { voices, type Proposal } from '../questions/letters.js';
import { canSupportInto } from '../rules/legality.js';
import { isMovementOrder } from '../rules/order-paths.js';
import { powersOf, type MovementOrder } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { nationalityWords } from './data/vocabulary.js';
import { normalise } from './normalise.js';
import { parseOrders } from './parse.js';
import { provinceCalled } from './province-names.js';

/** Nothing longer is a proposal: a letter that tells more would be taken for less than it says. */
const longest = 120;
/** A province has no longer a name, in words. */
const mostWords = 4;

const supports = /\bsupports?\b|\ss\s|지원/iu;
/** Together, and against somebody: either alone is a threat, or a word of friendship. */
const joint =
  /\b(?:together|both|let['’]?s|let us|shall we|join|help|allian?ce|ally|team up|gang up|with me)\b|함께|같이|힘을 (?:모아|합)|동맹|손잡/iu;
const hostile =
  /\b(?:against|attack|fight|stop|turn on|go after|take out|gang up)\b|공격|상대|견제|맞서|막|치자|칩시다|치시죠/iu;
const border =
  /\b(?:(?:stay|keep|both) out|(?:neither|none) of us (?:moves?|goes?|enters?)|empty|dmz|demilitari[sz]ed?|no man['’]?s land|neutral|buffer)\b|비우|비워|비무장|중립|완충|들어가지/iu;
/** Peace, said as what neither does to the other. */
const mutual = /\bnot (?:fight|attack) each other\b|서로 (?:공격하|싸우)지/iu;
const peace = /\b(?:peace|truce|ceasefire|non-?aggression|nap)\b|평화|화평|휴전|불가침/iu;
/** What turns any of them round, or tells of what was: a letter that is taken for an offer it does not make binds its writer. */
const ends =
  /\b(?:no|not(?! (?:fight|attack) each other)|never|don['’]?t|won['’]?t|can['’]?t|cannot|break(?:ing)?|broke|broken|(?<!until (?:the )?)end|ends|over|off|too late|forget|without|why|if|unless|or|none(?! of us)|nobody|reject|refuse|decline|pass|sorry|thanks?|hate|unpeaceful|dead|was|were|asked|agreed|rather|difficult)\b|깨|끝|말고|(?<!들어가|서로 공격하|서로 싸우)지 ?(?:말|마|맙|않)|싫|없|거부|거절|반대|원하지|어렵|곤란|파기|어기|어겼|이릅|이르|감사(?!하겠)|안 그러면|아니면|됐습|물 건너|(?:셨|었|았|했)(?!으면)|평화(?:는|를)? 안/iu;
/** In an order it is short for Warsaw. */
const war = /\bwar\b/iu;
/** Who writes this to somebody threatens him. */
const threatens = /\b(?:attack|fight|against|stop|turn on) (?:you|me)\b|너를|널 |당신을|귀국을|저를|나를|우리를/iu;
/** Who names others as partners turns on who reads it, or tells of it. */
const withOthers = /(?:과|와|이랑|랑|하고) (?:함께|같이)|\band (?:I|you)\b|\bwith (?!me\b|us\b|you\b)\p{Lu}/u;

/**
 * What one seat proposes to another for the turn there is; undefined where it is no proposal that is understood.
 * @param context.isFree which of the other's units may support a move, where none is named.
 */
export function proposalIn(
  text: string,
  {
    view,
    from,
    to,
    isFree,
  }: {
    readonly view: DiplomacyView;
    readonly from: SeatId;
    readonly to: SeatId;
    readonly isFree: (unit: Unit) => boolean;
  },
): Proposal | undefined {
  const [mine] = powersOf(view.seats, from);
  const [theirs] = powersOf(view.seats, to);
  if (mine === undefined || theirs === undefined || text.length > longest) return undefined;
  const offer = { year: view.year, season: view.season, voice: voices[mine] };
  const until = view.year + 1;
  if (ends.test(text)) return undefined;
  if (supports.test(text)) {
    const support = supportIn(text, view, { mine, theirs, isFree });
    return support === undefined ? undefined : { kind: 'support', ...offer, ...support };
  }
  if (war.test(text) || threatens.test(text)) return undefined;
  if (border.test(text)) {
    const province = provinceIn(text);
    return province === undefined ? undefined : { kind: 'border', ...offer, until, province };
  }
  if (joint.test(text) && hostile.test(text) && !mutual.test(text)) {
    const [against, ...more] = powersIn(text);
    if (against === undefined || against === mine || against === theirs || more.length > 0) return undefined;
    return withOthers.test(text) ? undefined : { kind: 'together', ...offer, until, against };
  }
  // Peace with somebody else is none with who reads it.
  const isOfTwo = powersIn(text).every((power) => power === mine || power === theirs);
  return (peace.test(text) || mutual.test(text)) && isOfTwo ? { kind: 'peace', ...offer, until } : undefined;
}

function powersIn(text: string): readonly Power[] {
  const words = ` ${normalise(text)}`;
  return powers.filter((power) => nationalityWords[power].some((word) => words.includes(` ${normalise(word)}`)));
}

/** The one province that is named; undefined where none is, or more than one. */
function provinceIn(text: string): ProvinceId | undefined {
  const words = normalise(text).split(' ');
  const found = new Set<ProvinceId>();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
      const name = words.slice(at, at + count).join(' ');
      const id = provinceCalled(name) ?? provinceCalled(bare(name));
      // A short English word may be an abbreviation, and a word.
      if (id === undefined || isPlainWord(name)) continue;
      found.add(id);
      at += count - 1;
      break;
    }
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const isPlainWord = (name: string): boolean => ['both', 'out', 'of', 'us', 'let', 'we', 'the', 'and'].includes(name);

/** A Korean name without what is tied to it. */
function bare(name: string): string {
  return name.replace(/(?:에는|에서|에|은|는|을|를|이|가|로|으로|도)$/u, '');
}

/** Support by one of their units for a move of one's own: either named in full, or by the move alone. */
function supportIn(
  text: string,
  view: DiplomacyView,
  { mine, theirs, isFree }: { readonly mine: Power; readonly theirs: Power; readonly isFree: (unit: Unit) => boolean },
): Pick<Extract<Proposal, { kind: 'support' }>, 'unit' | 'of' | 'to'> | undefined {
  const read = (words: string, power: Power): MovementOrder | undefined => {
    const [one, ...more] = parseOrders(words, {
      units: view.units,
      dislodged: [],
      phase: 'movement',
      powers: [power],
    });
    return one !== undefined && more.length === 0 && 'order' in one && isMovementOrder(one.order)
      ? one.order
      : undefined;
  };
  const unitAt = (spot: Location): Unit | undefined => view.units.find(({ at }) => provinceOf(at) === provinceOf(spot));
  const named = ({ type, at }: Unit): Pick<Unit, 'type' | 'at'> => ({ type, at });
  const asked = text
    .replace(/^\s*(?:please|could you|can you|would you|will you|shall we)\s+/iu, '')
    .replace(/[?.!]+\s*$/u, '');
  const full = read(asked, theirs);
  if (full?.kind === 'support' && full.to !== null) {
    const [unit, of] = [unitAt(full.unit), unitAt(full.of)];
    if (unit?.power !== theirs || of?.power !== mine) return undefined;
    return { unit: named(unit), of: named(of), to: full.to };
  }
  const move = read(
    asked
      .replace(/^\s*supports?\s+(?:me\s+(?:in|with)\s+|my\s+)?/iu, '')
      .replace(/지원.*$/u, '')
      .replace(/(?:이동)?[을를]?\s*$/u, ''),
    mine,
  );
  if (move?.kind !== 'move') return undefined;
  const of = unitAt(move.unit);
  const board = boardOfState(view);
  const able = view.units.filter((one) => one.power === theirs && canSupportInto(board, one, provinceOf(move.to)));
  const unit = able.find(isFree) ?? able[0];
  return of === undefined || unit === undefined ? undefined : { unit: named(unit), of: named(of), to: move.to };
}
