// The grammar of typed orders: reads tokens into drafts that name places but know nothing of the board.
import type { Coast } from '../data/geography.js';
import type { Verb } from './data/vocabulary.js';
import type { Problem } from './problem.js';
import type { Meanings, Token } from './tokens.js';

/** A place as written: the provinces the word can mean, and the coast behind it. */
export interface PlaceRef {
  readonly options: Meanings;
  readonly coast: Coast | null;
  readonly text: string;
}

/** A unit as written: where it stands, and its type if that was said. */
export interface UnitRef {
  readonly type: 'A' | 'F' | null;
  readonly place: PlaceRef;
}

export type Draft =
  | { readonly kind: 'bare' | 'hold' | 'disband'; readonly unit: UnitRef }
  | {
      readonly kind: 'move';
      readonly unit: UnitRef;
      readonly to: PlaceRef;
      readonly via: boolean;
      /** The places named on the way, as in `A Lon - Nth - Nwy`. */
      readonly over: readonly PlaceRef[];
    }
  | { readonly kind: 'retreat'; readonly unit: UnitRef; readonly to: PlaceRef }
  | { readonly kind: 'support'; readonly unit: UnitRef; readonly of: UnitRef; readonly to: PlaceRef | null }
  | { readonly kind: 'convoy'; readonly unit: UnitRef; readonly of: UnitRef; readonly to: PlaceRef }
  | { readonly kind: 'build'; readonly unit: UnitRef }
  | { readonly kind: 'waive' };

/** Thrown inside the reader and caught at its door. */
class Unreadable extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

function wordOf(token: Token): string {
  switch (token.kind) {
    case 'place':
    case 'verb':
    case 'type':
    case 'unknown':
      return token.text;
    case 'coast':
      return token.coast ?? 'coast';
    case 'nation':
      return token.power;
    case 'number':
      return String(token.value);
  }
}

interface Destination {
  readonly to: PlaceRef;
  readonly via: boolean;
  readonly over: readonly PlaceRef[];
}

class Reader {
  private at = 0;
  /** The verb of a Korean sentence was found at its end. */
  private verbAtEnd = false;

  constructor(private tokens: readonly Token[]) {}

  private get next(): Token | undefined {
    return this.tokens[this.at];
  }

  private is(verb: Verb): boolean {
    const token = this.next;
    return token?.kind === 'verb' && token.verb === verb;
  }

  private take(verb: Verb): boolean {
    if (!this.is(verb)) return false;
    this.at += 1;
    return true;
  }

  /** Passes over the dash and whatever else means a move; tells whether there was one. */
  private dash(): boolean {
    const from = this.at;
    while (this.is('move')) this.at += 1;
    return this.at > from;
  }

  private get ended(): boolean {
    return this.next === undefined;
  }

  private place(what: 'unit' | 'target' | 'supported' | 'passenger'): PlaceRef {
    const token = this.next;
    if (token === undefined) throw new Unreadable({ code: 'missing', what });
    if (token.kind !== 'place') throw new Unreadable({ code: 'unexpected', word: wordOf(token) });
    this.at += 1;
    return { options: token.options, coast: this.coast(), text: token.text };
  }

  private coast(): Coast | null {
    const here = this.at;
    this.take('move');
    const token = this.next;
    if (token?.kind !== 'coast') {
      this.at = here;
      return null;
    }
    this.at += 1;
    return token.coast;
  }

  private unit(what: 'unit' | 'supported' | 'passenger' = 'unit'): UnitRef {
    let type: 'A' | 'F' | null = null;
    for (;;) {
      const token = this.next;
      if (token?.kind === 'type') type = token.type;
      else if (token?.kind !== 'nation' && !(type !== null && this.is('from'))) break;
      this.at += 1;
    }
    const place = this.place(what);
    const behind = this.next;
    if (behind?.kind === 'type' && (behind.after || this.tokens[this.at + 1]?.kind !== 'place')) {
      this.at += 1;
      type ??= behind.type;
    }
    return { type, place };
  }

  /**
   * The rest of a move: its target, `via convoy`, and the verb that Korean puts at the end.
   * @param after the unit that goes there, behind which Korean may write its type.
   * @param dashed whether a dash or its like stood before, behind which its type may be repeated.
   */
  private destination(after: UnitRef, dashed: boolean): Destination {
    while (this.next?.kind === 'type' && (dashed || this.verbAtEnd || (this.next.korean && after.type === null)))
      this.at += 1;
    const over: PlaceRef[] = [];
    let to = this.place('target');
    const via = this.take('via');
    while (this.dash() && this.next?.kind === 'place') {
      over.push(to);
      to = this.place('target');
    }
    return { to, via: this.take('via') || (this.take('convoy') && this.ended) || via, over };
  }

  /** The target of a support or convoy, of which the way is never named. */
  private target(after: UnitRef, dashed = this.dash()): PlaceRef {
    const next = this.next;
    const { to, over } = this.destination(after, dashed);
    if (over.length > 0 && next !== undefined) throw new Unreadable({ code: 'unexpected', word: wordOf(next) });
    return to;
  }

  /** The target before the unit, as in `to Norway from London`, or undefined where it is not written so. */
  private backwards(): { readonly to: PlaceRef; readonly of: UnitRef } | undefined {
    const here = this.at;
    this.dash();
    if (this.next?.kind === 'place') {
      const to = this.place('target');
      if (this.take('from')) return { to, of: this.unit('passenger') };
    }
    this.at = here;
    return undefined;
  }

  private supported(unit: UnitRef): Draft {
    const turned = this.backwards();
    if (turned !== undefined) return { kind: 'support', unit, ...turned };
    const holds = this.take('hold');
    const leads = this.dash() && !holds;
    this.take('from');
    const of = this.unit('supported');
    const moves = this.dash() || leads;
    if (this.take('hold') || (this.ended && !moves)) return { kind: 'support', unit, of, to: null };
    return { kind: 'support', unit, of, to: this.target(of, moves) };
  }

  private carried(unit: UnitRef): Draft {
    const turned = this.backwards();
    if (turned !== undefined) return { kind: 'convoy', unit, ...turned };
    this.take('from');
    const of = this.unit('passenger');
    return { kind: 'convoy', unit, of, to: this.target(of) };
  }

  private list(read: () => Draft): Draft[] {
    const found = [read()];
    this.take('and');
    while (this.next !== undefined && this.next.kind !== 'verb') {
      found.push(read());
      this.take('and');
    }
    return found;
  }

  /** Adjustment orders and others that put the verb first, or undefined. */
  private verbFirst(): readonly Draft[] | undefined {
    if (this.take('build')) return this.list(() => ({ kind: 'build', unit: this.unit() }));
    if (this.take('disband')) return this.list(() => ({ kind: 'disband', unit: this.unit() }));
    if (this.take('hold')) return [{ kind: 'hold', unit: this.unit() }];
    if (this.take('retreat')) {
      this.take('from');
      const unit = this.unit();
      return [{ kind: 'retreat', unit, to: this.target(unit) }];
    }
    if (this.take('waive')) {
      const token = this.next;
      if (token?.kind === 'number') this.at += 1;
      const times = token?.kind === 'number' ? Math.min(34, Math.max(1, token.value)) : 1;
      return Array.from({ length: times }, () => ({ kind: 'waive' }));
    }
    return undefined;
  }

  /** Korean may name both units and the target first and say 지원 or 호송 at the very end. */
  private verbLast(unit: UnitRef): Draft | undefined {
    const last = this.tokens.at(-1);
    if (last?.kind !== 'verb' || this.is(last.verb)) return undefined;
    if (last.verb !== 'support' && last.verb !== 'convoy') return undefined;
    if (this.next?.kind === 'verb') return undefined;
    this.tokens = this.tokens.slice(0, -1);
    this.verbAtEnd = true;
    return last.verb === 'support' ? this.supported(unit) : this.carried(unit);
  }

  private verbSecond(unit: UnitRef): Draft {
    if (this.ended) return { kind: 'bare', unit };
    const late = this.verbLast(unit);
    if (late !== undefined) return late;
    if (this.take('hold')) return { kind: 'hold', unit };
    if (this.take('support')) return this.supported(unit);
    if (this.take('convoy')) return this.carried(unit);
    if (this.take('disband')) return { kind: 'disband', unit };
    if (this.take('build')) return { kind: 'build', unit };
    const flees = this.take('retreat');
    const carried = this.take('via');
    const dashed = this.dash();
    if (this.take('disband')) return { kind: 'disband', unit };
    if (this.take('hold')) return { kind: 'hold', unit };
    const { to, via, over } = this.destination(unit, dashed || flees || carried);
    const fled = this.take('retreat') || flees;
    const [stop] = over;
    if (fled && stop !== undefined) throw new Unreadable({ code: 'unexpected', word: stop.text });
    return fled ? { kind: 'retreat', unit, to } : { kind: 'move', unit, to, via: via || carried, over };
  }

  /** A move that names its target first: `move to Burgundy from Paris`. */
  private moved(): Draft | undefined {
    const turned = this.backwards();
    return turned && { kind: 'move', unit: turned.of, to: turned.to, via: this.take('via'), over: [] };
  }

  private plain(): Draft {
    this.dash();
    this.take('from');
    return this.verbSecond(this.unit());
  }

  read(): readonly Draft[] {
    const drafts: Draft[] = [];
    do {
      drafts.push(...(this.verbFirst() ?? [this.moved() ?? this.plain()]));
      this.take('and');
    } while (!this.ended && drafts.every((draft) => listable.has(draft.kind)));
    if (this.next !== undefined) throw new Unreadable({ code: 'unexpected', word: wordOf(this.next) });
    return drafts;
  }
}

/** Orders of which one text may hold several (build F Bre, A Par, waive). */
const listable: ReadonlySet<Draft['kind']> = new Set(['build', 'disband', 'waive']);

/** Reads the tokens of one order (a build or removal may list several) by the grammar of docs/orders.md. */
export function readDrafts(tokens: readonly Token[]): readonly Draft[] | Problem {
  try {
    return new Reader(tokens).read();
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}
