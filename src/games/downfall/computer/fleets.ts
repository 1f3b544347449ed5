// How the computer player sails: fleets go where ships decide what units overseas cost, and are attacked where the odds are good.
import type { Order } from '../../../table/question.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { seaAreas, type SeaArea } from '../data/seas.js';
import { tracks, type Track } from '../data/warfare.js';
import { interceptionOf } from '../rules/fleets.js';
import { furtherBy, moversOf, stepsAfter, type March } from '../rules/march.js';
import { moverOf } from '../rules/movers.js';
import { isSea, portSeas } from '../rules/waters.js';
import { foeOf, ideologyOf, type OpenState, type OrderContext } from '../state.js';

/** A lead beyond this in a sea brings nothing more. */
const enough = 4;

/** How much the sea is used by those who come over it: steps of Allied units in its ports, regions and beachheads. */
function trafficOf(board: OpenState): ReadonlyMap<SeaArea, number> {
  const facts = factsOf(board);
  const traffic = new Map<SeaArea, number>();
  for (const id of facts.unitIds) {
    const { status, at, steps } = board.units[id];
    if (status !== 'map' || at === null || ideologyOf(facts.units[id].faction) === 'axis') continue;
    for (const sea of portSeas(board, at)) traffic.set(sea, (traffic.get(sea) ?? 0) + steps / 8);
  }
  for (const [sea, steps] of traffic) traffic.set(sea, Math.min(2, steps));
  return traffic;
}

/** What a faction's lead in a sea is worth to it; nothing where there is nobody to lead against. */
function leadOf(board: OpenState, order: OrderContext, sea: SeaArea): number {
  const met = interceptionOf(board, order.faction, sea);
  if (met !== null) return Math.max(-enough, Math.min(enough, -met.difference));
  const isAlone = interceptionOf(board, foeOf[order.faction], sea) === null;
  const ideology = ideologyOf(order.faction);
  const isHeld = Object.entries(board.naval).some(
    ([id, unit]) =>
      unit.status === 'sea' &&
      unit.sea === sea &&
      unit.ready &&
      ideologyOf(factsOf(board).fleets[id as NavalId].faction) === ideology,
  );
  // Ships with nobody against them keep a sea open, however weak they are; where there are none, foes rule it.
  return isHeld ? enough : isAlone ? -enough : 0;
}

function worthOf(board: OpenState, order: OrderContext, traffic: ReadonlyMap<SeaArea, number>): number {
  return seaAreas.reduce((sum, sea) => sum + (traffic.get(sea) ?? 0.1) * leadOf(board, order, sea), 0);
}

/** Orders for fleets and submarines that do more elsewhere than what the way costs, before anything sails. */
export function fleetOrders(begun: March): readonly Order[] {
  const { order } = begun;
  const sheet: Order[] = [];
  let march = begun;
  for (const subject of moversOf(begun)) {
    const mover = moverOf(factsOf(begun.board), subject);
    if (mover?.kind !== 'naval') continue;
    const traffic = trafficOf(march.board);
    const stays = worthOf(march.board, order, traffic);
    let best: { readonly march: March; readonly to: SeaArea; readonly gain: number } | null = null;
    for (const [token, step] of stepsAfter(march, subject, []).next) {
      if (step.how !== 'naval' || !isSea(token)) continue;
      const after = furtherBy(march, { subject, path: [token] });
      const gain = worthOf(after.board, order, traffic) - stays - step.cost;
      if (gain > (best?.gain ?? 1)) best = { march: after, to: token, gain };
    }
    if (best === null) continue;
    march = best.march;
    sheet.push({ subject, path: [best.to] });
  }
  return sheet;
}

/** The least lead at which an attack at sea hits more often than it is beaten off. */
const leastLead = -2;

/** Whether interceptors attack, with a card where they need one. */
export function attackAtSea(lead: number, ways: readonly string[]): string {
  if (lead < leastLead) return 'no';
  const card = ways.find((id) => id !== 'yes' && id !== 'no');
  return card !== undefined && lead < 1 ? card : 'yes';
}

/** The track of Strategic Warfare on which the advantage changes hands soonest, in one's favour before against. */
export function trackFor(board: OpenState, isWestern: boolean, open: readonly string[]): Track | undefined {
  const far = (track: Track): number => {
    const box = board.warfare[track];
    const toWin = isWestern ? box - 3 : 4 - box;
    return toWin > 0 ? toWin : 8 + toWin;
  };
  return tracks.filter((track) => open.includes(track)).sort((a, b) => far(a) - far(b))[0];
}
