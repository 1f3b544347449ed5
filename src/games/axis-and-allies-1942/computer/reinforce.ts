// Who joins the computer player's attacks that are planned already: whoever is left, where it adds most.
import { isSea, type Space } from '../data/spaces.js';
import { fights, type Plan } from './assault.js';
import type { Offer } from './landing.js';

/** What one more warship or aircraft must add to a battle at sea, in money. */
const added = 0.4;

/** Most units that join. */
const mostReinforced = 30;

/** One more unit for an attack, and what it adds. */
interface Reinforcement {
  readonly offer: Offer;
  readonly gain: number;
}

/** Who could be sent where. */
type Offers = ReadonlyMap<Space, readonly Offer[]>;

/** Sends who is left to the battles at sea that gain most by them, one by one; on land an attack takes at once whom it needs. */
export function reinforce(
  planned: readonly Plan[],
  offers: Offers,
  mayGo: (offer: Offer) => boolean,
  send: (offer: Offer) => boolean,
): void {
  const groups = planned
    .filter(({ target }) => isSea(target))
    .map((plan) => ({ plan, best: additionTo(plan, offers, mayGo) }));
  for (let sent = 0; sent < mostReinforced; sent++) {
    const [first] = groups.toSorted((a, b) => (b.best?.gain ?? 0) - (a.best?.gain ?? 0));
    if (first?.best === undefined) return;
    const { offer, gain } = first.best;
    if (send(offer)) first.plan = { ...first.plan, sent: [...first.plan.sent, offer], gain: first.plan.gain + gain };
    for (const group of groups) {
      if (group === first || (group.best !== undefined && !mayGo(group.best.offer)))
        group.best = additionTo(group.plan, offers, mayGo);
    }
  }
}

/** Who adds most to an attack. */
function additionTo(
  { target, sent, gain, judge }: Plan,
  offers: Offers,
  mayGo: (offer: Offer) => boolean,
): Reinforcement | undefined {
  const tried = new Map<string, Offer>();
  for (const offer of offers.get(target) ?? []) {
    const key = `${offer.from} ${offer.row}`;
    if (fights(offer) && mayGo(offer) && !tried.has(key)) tried.set(key, offer);
  }
  const found = [...tried.values()].flatMap((offer) => {
    const more = (judge([...sent, offer]) ?? -Infinity) - gain;
    return more > added ? [{ offer, gain: more }] : [];
  });
  return found.toSorted((a, b) => b.gain - a.gain)[0];
}
