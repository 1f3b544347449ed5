// The boxes of the board as nodes: which are linked with which, and how the link is drawn.
import { country, civilWarSpace, countryIds } from '../data/countries.js';
import { links } from '../data/links.js';
import { sides, type Side } from '../data/terms.js';
import { regionOf } from '../data/geography.js';
import type { NodeId } from './places.js';

export interface Link {
  readonly a: NodeId;
  readonly b: NodeId;
  /** A superpower's link has its colour; links between regions are dashed. */
  readonly kind: Side | 'within' | 'between';
}

/** The node of a side's superpower space. */
const superpower: Readonly<Record<Side, NodeId>> = { us: 'usa', ussr: 'ussr' };

/** The side whose superpower space a node is. */
export function superpowerSide(id: NodeId): Side | undefined {
  return sides.find((side) => superpower[side] === id);
}

/**
 * Every link of the board, the one of the Chinese Civil War space included.
 * @internal
 */
export const allLinks: readonly Link[] = [
  ...countryIds.flatMap((id): Link[] => {
    const { borders } = country(id);
    return borders === undefined ? [] : [{ a: superpower[borders], b: id, kind: borders }];
  }),
  { a: 'ussr', b: civilWarSpace, kind: 'ussr' },
  ...links.map(([a, b]): Link => ({ a, b, kind: regionOf(a) === regionOf(b) ? 'within' : 'between' })),
];

/** Links with both ends among some nodes. */
export function linksAmong(nodes: ReadonlySet<NodeId>): readonly Link[] {
  return allLinks.filter(({ a, b }) => nodes.has(a) && nodes.has(b));
}
