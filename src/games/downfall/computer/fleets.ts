// How the computer player sails: fleets go where ships decide what units overseas cost, and are attacked where the odds are good.
import type { Order } from '../../../table/question.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import { seaAreas, type SeaArea } from '../data/seas.js';
import { tracks, type Track } from '../data/warfare.js';
import type { Faction } from '../data/units.js';
import { hasNavalRules, interceptionOf } from '../rules/fleets.js';
import { Ground } from '../rules/ground.js';
import { stepsOf, unfed } from '../rules/supply-event.js';
import { Supply } from '../rules/supply.js';
import { furtherBy, moversOf, stepsAfter, type March } from '../rules/march.js';
import { moverOf } from '../rules/movers.js';
import { openTracks } from '../rules/victory.js';
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

/** What a step is worth that a fleet brings into supply again; and none sails away from those who live by it. */
const perFed = 1.5;

/** Steps of a faction that nothing feeds. */
function hungry({ board, order: { faction } }: March): number {
  const supply = new Supply(new Ground(board), faction, 'event');
  return stepsOf(board, unfed(supply));
}

/** Orders for fleets and submarines that do more elsewhere than what the way costs, before anything sails. */
export function fleetOrders(begun: March): readonly Order[] {
  const { order } = begun;
  const sheet: Order[] = [];
  let march = begun;
  if (!hasNavalRules(begun.board)) return sheet;
  let hunger = hungry(begun);
  for (const subject of moversOf(begun)) {
    const mover = moverOf(factsOf(begun.board), subject);
    if (mover?.kind !== 'naval') continue;
    const traffic = trafficOf(march.board);
    const stays = worthOf(march.board, order, traffic);
    let best: { readonly march: March; readonly to: SeaArea; readonly gain: number } | null = null;
    for (const [token, step] of stepsAfter(march, subject, []).next) {
      if (step.how !== 'naval' || !isSea(token)) continue;
      const after = furtherBy(march, { subject, path: [token] });
      const fed = hunger > 0 ? perFed * (hunger - hungry(after)) : 0;
      const gain = worthOf(after.board, order, traffic) - stays - step.cost + fed;
      if (gain > (best?.gain ?? 1)) best = { march: after, to: token, gain };
    }
    if (best === null) continue;
    const then = hungry(best.march);
    if (then > hunger) continue;
    hunger = then;
    march = best.march;
    sheet.push({ subject, path: [best.to] });
  }
  return sheet;
}

/** What a fleet is worth that can no longer sail, and the way of a whole army with the last one. */
const perFleet = 0.7;
const lifeline = 6;

/** What is risked by whoever brings units over a sea: the fleets there may be hit, and with the last one the way is barred. */
export function riskAt(board: OpenState, faction: Faction, sea: SeaArea): number {
  const met = interceptionOf(board, faction, sea);
  if (met === null || met.difference < leastLead) return 0;
  const fleets = met.defenders.filter((id) => factsOf(board).fleets[id].kind === 'fleet').length;
  const hits = Math.max(0, Math.min(3, (met.difference + 7) / 5));
  const isLast = fleets <= 1 ? 0.7 : fleets === 2 ? 0.2 : 0;
  return hits * perFleet + isLast * lifeline;
}

/** The least lead at which an attack at sea hits more often than it is beaten off. */
const leastLead = -2;

/** Whether interceptors attack, with a card where they need one. */
export function attackAtSea(lead: number, ways: readonly string[]): string {
  if (lead < leastLead) return 'no';
  const card = ways.find((id) => id !== 'yes' && id !== 'no');
  return card !== undefined && lead < 1 ? card : 'yes';
}

/** Points of initiative that a box of a track is worth on the way to its objective, and one that only makes it safer. */
const perBox = 5.5;
const perSaferBox = 2;
/** What the objective itself is worth. */
const perTrack = 10;

/** Of 36 throws so many move a marker by one box, and by two. */
const byOne = 24 / 36;
const byTwo = 6 / 36;

/** What it is worth to throw for a track. */
function throwWorth(board: OpenState, isWestern: boolean, track: Track): number {
  const boxes = factsOf(board).warfare[track];
  const from = board.warfare[track];
  const moved = (by: number): number => {
    const to = Math.max(0, Math.min(boxes.length - 1, from + (isWestern ? -by : by)));
    const isOurs = (box: number): boolean => (boxes[box]?.advantage === 'western') === isWestern;
    const isTaken = isOurs(to) && !isOurs(from);
    return Math.abs(to - from) * (isOurs(from) ? perSaferBox : perBox) + (isTaken ? perTrack : 0);
  };
  return byOne * moved(1) + byTwo * moved(2);
}

/** The track of Strategic Warfare on which a throw brings most. */
export function trackFor(board: OpenState, isWestern: boolean, open: readonly string[]): Track | undefined {
  return tracks
    .filter((track) => open.includes(track))
    .toSorted((a, b) => throwWorth(board, isWestern, b) - throwWorth(board, isWestern, a))[0];
}

/** What a transport point is worth to the West, until it has enough for its next landings; more while an army waits for its ships. */
const perTransport = 3;
const transportEnough = 6;
const perTransportNeeded = 8;
const transportNeeded = 4;
const army = 8;

function transportWorth(board: OpenState): number {
  const { unitIds } = factsOf(board);
  const waiting = stepsOf(
    board,
    unitIds.filter((id) => board.units[id].status === 'map' && board.units[id].at === 'uk'),
  );
  if (waiting >= army && board.transportPoints < transportNeeded) return perTransportNeeded;
  return board.transportPoints < transportEnough ? perTransport : 0;
}

/** What Strategic Warfare is worth: the best throw, and the West's transport point. */
export function warfareWorth(board: OpenState, isWestern: boolean): number {
  const best = openTracks(board).reduce((most, track) => Math.max(most, throwWorth(board, isWestern, track)), 0);
  return best + (isWestern ? transportWorth(board) : 0);
}
