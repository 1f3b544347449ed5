// Decisions that wait for each other in a ring: the graph of what reads what, and the ring to cut first (spec 7.5).
import type { March } from './order-graph.js';
import { known, marchOf, path } from './strengths.js';
import type { Decisions } from './strengths.js';

/** One open decision. */
export interface Node {
  readonly kind: 'move' | 'support' | 'convoy';
  readonly piece: number;
  /** Names the decision by province, so that the choice among knots does not depend on the order of the pieces. */
  readonly key: string;
  readonly reads: readonly string[];
}

/** The open decisions, each with the open decisions its conditions look at. */
export function readsOf(d: Decisions): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  const key = (kind: Node['kind'], piece: number): string => `${kind} ${d.pieces[piece]?.at ?? ''}`;
  const add = (kind: Node['kind'], piece: number, reads: ReadonlySet<string>): void => {
    const name = key(kind, piece);
    nodes.set(name, { kind, piece, key: name, reads: [...reads] });
  };
  d.pieces.forEach((piece, number) => {
    const reads = new Set<string>();
    const readMove = (other: number): void => {
      if (known(d.moves, other) === 'unknown') reads.add(key('move', other));
    };
    const readSupports = (other: number): void => {
      for (const supporter of d.pieces[other]?.supporters ?? [])
        if (known(d.supports, supporter) === 'unknown') reads.add(key('support', supporter));
    };
    const readPath = (march: March): void => {
      if (path(d, march) !== 'unknown') return;
      for (const fleet of march.convoyers) if (known(d.convoys, fleet) === 'unknown') reads.add(key('convoy', fleet));
    };
    if (d.moves[number] === 'unknown' && piece.march !== null) {
      const { march } = piece;
      readPath(march);
      readSupports(number);
      const occupant = d.pieces[march.occupant];
      if (march.headOn >= 0 || occupant?.march === null) readSupports(march.occupant);
      else readMove(march.occupant);
      for (const rival of march.rivals) {
        const other = marchOf(d, rival);
        readPath(other);
        readSupports(rival);
        if (other.headOn >= 0 || d.rulings.dislodgedBounce === 'never') readMove(other.occupant);
      }
      add('move', number, reads);
    } else if (d.supports[number] === 'unknown') {
      for (const attacker of piece.attackers) {
        readMove(attacker);
        const march = marchOf(d, attacker);
        if (d.pieces[attacker]?.unit.power !== piece.unit.power && march.from !== piece.actsOn) readPath(march);
      }
      add('support', number, reads);
    } else if (d.convoys[number] === 'unknown') {
      for (const attacker of piece.attackers) readMove(attacker);
      add('convoy', number, reads);
    }
  });
  return nodes;
}

/** A strongly connected set that reads nothing open outside itself; of several the one whose least key comes first. */
export function sinkKnot(nodes: ReadonlyMap<string, Node>): readonly Node[] {
  const reach = new Map([...nodes.values()].map((node) => [node, reachable(nodes, node)]));
  let best: readonly Node[] = [];
  let bestKey = '';
  for (const [node, set] of reach) {
    if (![...set].every((other) => reach.get(other)?.has(node))) continue;
    const least = [...set].map(({ key }) => key).sort()[0] ?? '';
    if (best.length > 0 && least >= bestKey) continue;
    best = [...set];
    bestKey = least;
  }
  if (best.length === 0) throw new Error('No knot among open decisions');
  return best;
}

function reachable(nodes: ReadonlyMap<string, Node>, start: Node): ReadonlySet<Node> {
  const seen = new Set([start]);
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const key of node.reads) {
      const next = nodes.get(key);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  return seen;
}
