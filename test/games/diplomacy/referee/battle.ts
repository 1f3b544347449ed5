// A second adjudicator, slow and plain: tries every outcome, and keeps the one with which each order, read by the rulebook, comes out as assumed.
import { land, lands, linked, type Power, type Unit } from './board.js';
import type { Order } from './orders.js';

/** A unit with its order, and what became of it. */
interface Fate {
  readonly unit: Unit;
  readonly order: Order;
  readonly route: 'land' | 'convoy' | null;
  /** Whether a move succeeds. */
  readonly moved: boolean;
  /** Who took its place. */
  readonly beatenBy: Fate | null;
}

export interface Battle {
  readonly fates: readonly Fate[];
  /** Empty provinces into which a standoff let nobody (L686). */
  readonly contested: readonly string[];
  /** How often convoys hung on themselves. */
  readonly knots: number;
}

/** More combinations than this are not tried: the position is left out. */
const mostTried = 15;
const mostCarried = 5;
/** Thrown for a position with too many outcomes to try them all. */
export class TooLarge extends Error {}

interface Piece {
  readonly unit: Unit;
  readonly at: string;
  readonly order: Order;
  /** Where a move leads. */
  readonly to: string | null;
  readonly byConvoy: boolean;
  /** Fleets ordered to carry it. */
  readonly fleets: readonly Unit[];
  readonly supporters: Piece[];
}

/** Which moves succeed, by assumption. */
type Guess = ReadonlySet<Piece>;

/** Resolves the orders of a board; a unit without one holds (L142). */
export function fight(units: readonly Unit[], orders: ReadonlyMap<string, Order>): Battle {
  const pieces = piecesOf(units, orders);
  const { open, knots } = openConvoys(pieces);
  const moved = outcome(pieces, open);
  const reading = new Reading(pieces, open, moved);
  const made = new Map(pieces.map((piece): [Piece, Open] => [piece, { ...fateOf(piece, moved), beatenBy: null }]));
  for (const piece of moved) {
    const there = pieces.find(({ at }) => at === piece.to);
    const loser = there === undefined || moved.has(there) ? undefined : made.get(there);
    if (loser !== undefined) loser.beatenBy = made.get(piece) ?? null;
  }
  const taken = new Set(
    pieces
      .filter((piece) => made.get(piece)?.beatenBy == null)
      .map((piece) => (moved.has(piece) ? piece.to : piece.at)),
  );
  const stopped = pieces.filter((piece) => piece.to !== null && !moved.has(piece) && reading.keepsOut(piece) > 0);
  const contested = new Set(stopped.flatMap(({ to }) => (to === null || taken.has(to) ? [] : [to])));
  return { fates: [...made.values()], contested: [...contested].sort(), knots };
}

/** A fate while it is still found out. */
type Open = Omit<Fate, 'beatenBy'> & { beatenBy: Fate | null };

function fateOf(piece: Piece, moved: Guess): Omit<Fate, 'beatenBy'> {
  const route = piece.to === null || piece.unit.type === 'F' ? null : piece.byConvoy ? 'convoy' : 'land';
  return { unit: piece.unit, order: piece.order, route, moved: moved.has(piece) };
}

function piecesOf(units: readonly Unit[], orders: ReadonlyMap<string, Order>): readonly Piece[] {
  const orderOf = (unit: Unit): Order => orders.get(unit.at) ?? { kind: 'hold' };
  const pieces = units.map((unit): Piece => {
    const order = orderOf(unit);
    const to = order.kind === 'move' ? land(order.to) : null;
    const fleets = units.filter((fleet) => {
      const given = orderOf(fleet);
      return given.kind === 'convoy' && given.of === unit.at && given.to === to;
    });
    return { unit, at: land(unit.at), order, to, byConvoy: goesBySea(unit, order, fleets), fleets, supporters: [] };
  });
  for (const piece of pieces) {
    const { order } = piece;
    if (order.kind !== 'support') continue;
    const named = pieces.find(({ unit }) => unit.at === order.of);
    if (named !== undefined && fits(order.to, named.order)) named.supporters.push(piece);
  }
  return pieces;
}

/** Support fits a unit that does not move (L271), or exactly the move it names (L274), its coast too where one is named. */
function fits(to: string | null, order: Order): boolean {
  if (order.kind !== 'move') return to === null;
  return to !== null && land(to) === land(order.to) && (to.length === 3 || to === order.to);
}

/** Where both ways lead there: by sea when an own fleet carries, or when so ordered and carried at all (L574-582). */
function goesBySea(unit: Unit, order: Order, fleets: readonly Unit[]): boolean {
  if (unit.type === 'F' || order.kind !== 'move') return false;
  if (!lands(unit).includes(land(order.to))) return true;
  const isChain = linked(
    land(unit.at),
    land(order.to),
    fleets.map(({ at }) => at),
  );
  return isChain && (order.via || fleets.some(({ power }) => power === unit.power));
}

/** What the rulebook says of each order, when exactly these moves succeed and these convoys are open. */
class Reading {
  constructor(
    readonly pieces: readonly Piece[],
    readonly open: Guess,
    readonly moved: Guess,
  ) {}

  arrives(piece: Piece): boolean {
    return piece.to !== null && (!piece.byConvoy || this.open.has(piece));
  }

  /** Cut by a dislodgement from anywhere (L372), or by a foreign attack from elsewhere than where it helps (L359, L560). */
  gives(piece: Piece): boolean {
    const { order } = piece;
    if (order.kind !== 'support') return false;
    const helps = land(order.to ?? order.of);
    return !this.pieces.some(
      (attacker) =>
        attacker.to === piece.at &&
        (this.moved.has(attacker) ||
          (this.arrives(attacker) && attacker.unit.power !== piece.unit.power && attacker.at !== helps)),
    );
  }

  strength(piece: Piece, without: Power | null = null): number {
    const given = piece.supporters.filter((one) => one.unit.power !== without && this.gives(one));
    return 1 + given.length;
  }

  /** The unit that comes the other way, neither by convoy (L228, L564). */
  meets(piece: Piece): Piece | undefined {
    if (piece.byConvoy) return undefined;
    return this.pieces.find((other) => other.at === piece.to && other.to === piece.at && !other.byConvoy);
  }

  /** With which strength a move keeps others out: none against the place from which it was driven out (L331, L351). */
  keepsOut(piece: Piece): number {
    const opponent = this.meets(piece);
    if (!this.arrives(piece) || (opponent !== undefined && this.moved.has(opponent))) return 0;
    return this.strength(piece);
  }

  succeeds(piece: Piece): boolean {
    if (!this.arrives(piece)) return false;
    const there = this.pieces.find(({ at }) => at === piece.to);
    const opponent = this.meets(piece);
    const stays = there !== undefined && (opponent !== undefined || !this.moved.has(there));
    // Nobody drives out a unit of their own, or helps to (L494-520).
    if (stays && there.unit.power === piece.unit.power) return false;
    const force = this.strength(piece, stays ? there.unit.power : null);
    const held = !stays
      ? 0
      : opponent !== undefined
        ? this.strength(opponent)
        : there.to === null
          ? this.strength(there)
          : 1;
    const rivals = this.pieces.filter((rival) => rival !== piece && rival.to === piece.to);
    return force > held && rivals.every((rival) => force > this.keepsOut(rival));
  }
}

/** The moves that succeed with these convoys open. Of several outcomes that hold together the one in which most move: those who go round may (L236). */
function outcome(pieces: readonly Piece[], open: Guess): Guess {
  const moved = new Set<Piece>();
  for (const group of groupsOf(
    pieces.filter(({ to }) => to !== null),
    pieces,
  )) {
    if (group.length > mostTried) throw new TooLarge();
    let best: readonly Piece[] | null = null;
    for (let tried = 0; tried < 2 ** group.length; tried += 1) {
      const guess = group.filter((_, n) => Math.floor(tried / 2 ** n) % 2 === 1);
      if (best !== null && guess.length <= best.length) continue;
      const reading = new Reading(pieces, open, new Set(guess));
      if (group.every((piece) => reading.succeeds(piece) === guess.includes(piece))) best = guess;
    }
    if (best === null) throw new Error('no outcome holds together');
    for (const piece of best) moved.add(piece);
  }
  return moved;
}

/** Moves that have nothing to do with each other are looked at apart: whoever meets, and whoever's help the others count on, belongs together. */
function groupsOf(moves: readonly Piece[], pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const concern = (piece: Piece): readonly string[] => {
    const met = pieces.filter(({ at, to }) => at === piece.to || to === piece.to);
    return [piece.at, piece.to ?? '', ...met.flatMap(({ supporters }) => supporters.map(({ at }) => at))];
  };
  let groups = moves.map((piece) => ({ members: [piece], places: new Set(concern(piece)) }));
  for (const { places } of [...groups]) {
    const together = groups.filter((group) => [...places].some((place) => group.places.has(place)));
    if (together.length < 2) continue;
    groups = [
      ...groups.filter((group) => !together.includes(group)),
      {
        members: together.flatMap(({ members }) => members),
        places: new Set(together.flatMap((group) => [...group.places])),
      },
    ];
  }
  return groups.map(({ members }) => members);
}

/** The convoyed armies that arrive: those whose chain is whole when the fleets that are driven out are gone (L474, L586). */
function openConvoys(pieces: readonly Piece[]): { readonly open: Guess; readonly knots: number } {
  const isCarried = (piece: Piece): boolean =>
    piece.byConvoy &&
    piece.to !== null &&
    linked(
      piece.at,
      piece.to,
      piece.fleets.map(({ at }) => at),
    );
  let free = pieces.filter(isCarried);
  if (free.length > mostCarried) throw new TooLarge();
  const known = new Set<Piece>();
  for (let knots = 0; ; knots += 1) {
    const convoys = free;
    const chosen = (bits: number): Guess => new Set([...known, ...convoys.filter((_, n) => isSet(bits, n))]);
    const all = Array.from({ length: 2 ** convoys.length }, (_, bits) => bits);
    // What really comes of the convoys, when they are assumed to arrive or not.
    const answers = all.map((bits) => {
      const moved = outcome(pieces, chosen(bits));
      return convoys.reduce((sum, piece, n) => sum + (stands(piece, moved) ? 2 ** n : 0), 0);
    });
    const whole = all.filter((bits) => answers[bits] === bits);
    const [only] = whole;
    if (only !== undefined && whole.length === 1) return { open: chosen(only), knots };
    const knot = knotOf(convoys.length, answers);
    const inKnot = (bits: number): number => knot.reduce((sum, n) => sum + (isSet(bits, n) ? 2 ** n : 0), 0);
    // What the knot hangs on besides has an answer of its own, which comes first.
    const around = (bits: number): number => {
      let settled = bits;
      for (let n = 0; n < convoys.length; n += 1)
        settled = bits + (answers[settled] ?? 0) - inKnot(answers[settled] ?? 0);
      return settled;
    };
    const alone = all.filter((bits) => inKnot(bits) === bits && inKnot(answers[around(bits)] ?? 0) === bits);
    // Convoys that hang on themselves without one answer fail, and nothing else with them (L590-606).
    const [answer = 0] = alone.length === 1 ? alone : [];
    for (const n of knot) {
      const piece = convoys[n];
      if (piece !== undefined && isSet(answer, n)) known.add(piece);
    }
    free = convoys.filter((_, n) => !knot.includes(n));
  }
}

const isSet = (bits: number, n: number): boolean => Math.floor(bits / 2 ** n) % 2 === 1;

/** Whether the fleets that are left carry it all the way. */
function stands({ at, to, fleets }: Piece, moved: Guess): boolean {
  const lost = new Set([...moved].map((piece) => piece.to));
  return (
    to !== null &&
    linked(
      at,
      to,
      fleets.filter((fleet) => !lost.has(fleet.at)).map((fleet) => fleet.at),
    )
  );
}

/** Convoys that hang on each other, and on none that hangs on itself besides. */
function knotOf(count: number, answers: readonly number[]): readonly number[] {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const hangsOn = (one: number, other: number): boolean =>
    answers.some((answer, bits) => isSet(answer, one) !== isSet(answers[bits ^ (2 ** other)] ?? 0, one));
  const reached = numbers.map((one) => {
    const found = new Set(numbers.filter((other) => hangsOn(one, other)));
    for (const via of found) for (const other of numbers) if (hangsOn(via, other)) found.add(other);
    return found;
  });
  const tied = numbers.filter((one) => reached[one]?.has(one));
  const lowest = tied.find((one) => tied.every((other) => !reached[one]?.has(other) || reached[other]?.has(one)));
  if (lowest === undefined) throw new Error('convoys without an answer hang on nothing');
  return tied.filter((one) => reached[lowest]?.has(one));
}
