// What a seat may know: the open table, its own hand, and how many cards lie elsewhere.
import { copyOf } from '../../table/copy.js';
import type { SeatId } from '../../table/question.js';
import type { Shown } from '../../table/zones.js';
import type { CardId } from './data/cards.js';
import type { Faction } from './data/units.js';
import { byFaction, isFaction, zonesOf, type DownfallState, type OpenState } from './state.js';

/** A position as one seat, or everybody, sees it. Rules that do not look at cards can be asked of it directly. */
export interface DownfallView extends OpenState {
  /** The viewer's faction; null for everybody. */
  readonly faction: Faction | null;
  /** The viewer's cards. */
  readonly hand: readonly CardId[];
  readonly handCounts: Readonly<Record<Faction, number>>;
  readonly deckCounts: Readonly<Record<'axis' | 'soviet' | 'western', number>>;
}

/** The order under way; attacks that its faction has prepared are not declared before their turn comes. */
function orderFor({ order }: DownfallState, faction: Faction | null): OpenState['order'] {
  return order === null || order.faction === faction ? order : { ...order, prepared: [] };
}

/** A new object holding only what the seat (null: everybody) may know. */
export function view(state: DownfallState, seat: SeatId | null): DownfallView {
  const faction = isFaction(seat) ? seat : null;
  const { hand, axisDeck, sovietDeck, westernDeck } = state;
  const open: OpenState = {
    spent: state.spent,
    toCome: state.toCome,
    options: state.options,
    data: state.data,
    turn: state.turn,
    time: state.time,
    arrival: state.arrival,
    weatherAt: state.weatherAt,
    due: state.due,
    active: state.active,
    track: state.track,
    cup: state.cup,
    used: state.used,
    planning: state.planning,
    events: state.events,
    units: state.units,
    air: state.air,
    partisans: state.partisans,
    naval: state.naval,
    held: state.held,
    checked: state.checked,
    cityControl: state.cityControl,
    owners: state.owners,
    vp: state.vp,
    unitedNationsVp: state.unitedNationsVp,
    veDayVp: state.veDayVp,
    warfare: state.warfare,
    armorReserve: state.armorReserve,
    transportPoints: state.transportPoints,
    beachheads: state.beachheads,
    beachheadPool: state.beachheadPool,
    beachheadsToCome: state.beachheadsToCome,
    closedBeaches: state.closedBeaches,
    surrendered: state.surrendered,
    africaLiberated: state.africaLiberated,
    order: orderFor(state, faction),
    combat: state.combat,
    cardsAtOnce: state.cardsAtOnce,
    eventOf: state.eventOf,
    marches: state.marches,
  };
  const shown: Readonly<Record<Faction, Shown<CardId>>> = zonesOf(state).view(state, faction).hand;
  return copyOf({
    ...open,
    faction,
    hand: faction === null ? [] : [...shown[faction].cards].sort(),
    handCounts: byFaction((one) => hand[one].length),
    deckCounts: { axis: axisDeck.length, soviet: sovietDeck.length, western: westernDeck.length },
  });
}
