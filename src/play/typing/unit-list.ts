// Lists of units with commas in them, which are one order or share where they go: `전함 1, 수송선 1 - 16해역`, `ftr Egypt, cru sz14 > sz17`.
import type { Subject, UnitRow } from '../../table/question.js';
import type { NamesOnOffer } from './names-on-offer.js';
import { waysToCut } from './order-words.js';
import { unitsAround, unitsIn } from './units-in-words.js';

/** What stands between units and where they go; a hyphen only between blanks, as names have them, too. */
export const arrow = /\s+[-–—−]\s+|\s*(?:[-–—−]+>|→|=?>)\s*|\s+to\s+/iu;

/** Tells of parts of a text whether they name units alone. */
export class UnitList {
  /** @param named the kinds of unit that may be named, and what they stand in. */
  constructor(
    private readonly names: NamesOnOffer,
    private readonly named: { readonly kinds: readonly UnitRow[]; readonly subjects: readonly Subject[] },
  ) {}

  /** How many of some parts are one list of units, the last of them with where it leads. */
  length(pieces: readonly string[]): number {
    let hasPlace = false;
    for (const [n, piece] of pieces.entries()) {
      const said = this.says(piece);
      if (said === 'other' || (said === 'placed' && hasPlace)) return Math.max(1, n);
      hasPlace ||= said === 'placed';
      if (arrow.test(piece)) return n + 1;
    }
    return Math.max(1, pieces.length);
  }

  /** Where the first of some parts goes when it is said only of a later one: arrow and all; nothing where it is not. */
  sharedGoal(pieces: readonly string[]): string {
    for (const [n, piece] of pieces.entries()) {
      if (this.says(piece) !== 'placed') return '';
      const at = arrow.exec(piece);
      if (at !== null) return n === 0 ? '' : piece.slice(at.index);
    }
    return '';
  }

  /** A list in the ways in which one of its parts, with no place of its own, is left out. */
  withoutOne(source: string): readonly string[] {
    const parts = source.split(', ');
    const last = parts.at(-1) ?? '';
    const at = arrow.exec(last);
    if (at === null || parts.length < 2) return [];
    const heads = parts.with(-1, last.slice(0, at.index));
    const goal = last.slice(at.index);
    return heads.flatMap((head, n) =>
      this.says(head) === 'units' ? [`${heads.toSpliced(n, 1).join(', ')}${goal}`] : [],
    );
  }

  /** With how many of some words units are named, where others follow. */
  unitsBefore(words: readonly string[]): number {
    const { length } = unitsIn(this.names, words, this.named.kinds);
    return length < words.length ? length : 0;
  }

  /** Whether a part names units before any arrow, and what they stand in. */
  says(piece: string): 'units' | 'placed' | 'other' {
    const { kinds, subjects } = this.named;
    const [head = ''] = piece.split(arrow);
    const words = waysToCut(head).at(-1) ?? [];
    if (kinds.length === 0) return 'other';
    const { rest } = unitsAround(this.names, words, kinds);
    if (rest === words) return 'other';
    if (rest.length === 0) return 'units';
    const found = this.names.meant(rest.join(' '), this.names.index('all subjects', subjects));
    return found.length === 1 ? 'placed' : 'other';
  }
}
