// Before the first turn: who plays which side, the deal, the free influence (rulebook, 3.0 Game Set Up).
import type { Choose } from '../../../table/question.js';
import { countryRow, framed } from '../questions/ask.js';
import { influenceOf, stability } from '../rules/control.js';
import { type CountryId, countryIds } from '../data/countries.js';
import { opponent, sides, type Side } from '../data/terms.js';
import { countriesIn } from '../data/geography.js';
import { addInfluence } from './effects/influence.js';
import { entriesOf, type Amounts } from '../rules/influence.js';
import { regionName, say, sideName } from '../reports/names.js';
import type { TwilightState, TwilightTable } from '../state.js';
import type { Script } from '../../../table/script.js';
import { dealHands } from './turn-start.js';

/** What a seat offers for a side: the side it wants and the bonus influence it would give for it. */
interface Bid {
  readonly side: Side | undefined;
  readonly points: number;
}

const highestBid = 10;
const noBid = 'none';

/** Sides are drawn, or bid for in secret; the seats take their places. */
export function* settleSides(t: TwilightTable): Script<string> {
  const { state } = t;
  const first = state.seats.us;
  const second = state.seats.ussr;
  if (state.options.sideSelection === 'random') seatSide(t, first, second, t.dice.pick(sides, 'sides'));
  else {
    const bids = yield* t.together([first, second], (seat) => askBid(t, seat));
    settleBids(t, { seat: first, bid: bids.get(first) }, { seat: second, bid: bids.get(second) });
  }
  t.tell(say('sides.settled', { us: seatText(state.seats.us), ussr: seatText(state.seats.ussr) }));
  return 'deal';
}

function seatText(seat: string): { key: string } {
  return { key: `seat.${seat}` };
}

/** Gives a seat a side and the other seat the other. */
function seatSide(t: TwilightTable, seat: string, other: string, side: Side): void {
  t.state.seats = side === 'us' ? { us: seat, ussr: other } : { us: other, ussr: seat };
}

function* askBid(t: TwilightTable, seat: string): Script<Bid> {
  const points = Array.from({ length: highestBid + 1 }, (_, n) => n);
  const form: Choose = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => [
      { id: noBid, text: say('bid.none') },
      ...sides.flatMap((side) =>
        points.map((n) => ({
          id: `${side}:${n}`,
          text: say('bid.option', { side: sideName(side), points: n }),
          group: sideName(side),
        })),
      ),
    ],
  };
  const [chosen = noBid] = yield* t.ask({
    key: 'bid',
    seat,
    text: say('ask.bid'),
    pace: 'setup',
    form,
    fallback: () => [noBid],
    idle: 'wait',
  });
  const [side, amount] = chosen.split(':');
  return { side: sides.find((each) => each === side), points: Number(amount ?? 0) };
}

interface Bidder {
  readonly seat: string;
  readonly bid: Bid | undefined;
}

/** The higher bid gets its side and gives the other the influence; equal bids for one side are settled at random. */
function settleBids(t: TwilightTable, a: Bidder, b: Bidder): void {
  const pointsOf = (bidder: Bidder): number => (bidder.bid?.side === undefined ? -1 : bidder.bid.points);
  for (const { seat, bid } of [a, b]) {
    const offer =
      bid?.side === undefined ? say('bid.none') : say('bid.option', { side: sideName(bid.side), points: bid.points });
    t.tell(say('bid.told', { seat: seatText(seat), bid: offer }));
  }
  const level = pointsOf(a) === pointsOf(b);
  const agree = level && a.bid?.side !== undefined && b.bid?.side !== a.bid.side;
  const winner = level && !agree ? t.dice.pick([a, b], 'bid') : pointsOf(a) >= pointsOf(b) ? a : b;
  const loser = winner === a ? b : a;
  const side = winner.bid?.side ?? t.dice.pick(sides, 'sides');
  seatSide(t, winner.seat, loser.seat, side);
  const points = agree ? 0 : Math.max(0, pointsOf(winner));
  if (points > 0) t.state.bonus = { side: opponent(side), points };
}

/** Deals the first hands; the Late War scenario goes straight to its headlines. */
// oxlint-disable-next-line require-yield -- every phase is a script, also one that asks nothing
export function* deal(t: TwilightTable): Script<string> {
  dealHands(t);
  if (t.state.options.scenario === 'standard') return 'ussrSetup';
  return t.state.bonus === null ? 'headline' : 'bonus';
}

const free = {
  ussr: { area: 'eastern_europe', points: 6, fallback: { east_germany: 1, poland: 4, yugoslavia: 1 } },
  us: { area: 'western_europe', points: 7, fallback: { west_germany: 4, italy: 3 } },
} as const;

/** The free points of one side, openly. */
export function* placeFree(t: TwilightTable, side: Side): Script<string> {
  const { area, points, fallback } = free[side];
  const answer = yield* t.ask({
    ...framed(t.state, {
      key: 'setup',
      side,
      text: say('ask.setup', { points, region: regionName(area) }),
      pace: 'setup',
      about: { points },
      places: countriesIn(area),
    }),
    form: {
      kind: 'spread',
      min: points,
      max: points,
      rows: () => countriesIn(area).map((id) => countryRow(t.state, id, points)),
    },
    fallback: () => fallback,
  });
  addInfluence(t, side, answer);
  if (side === 'ussr') return 'usSetup';
  return t.state.bonus === null ? 'turnStart' : 'bonus';
}

/**
 * How many bonus points a country still takes under the cap.
 * @internal
 */
export function bonusRoom(state: TwilightState, side: Side, id: CountryId, points: number): number {
  const cap = state.options.bonusCapOverControl;
  const own = influenceOf(state, side, id);
  if (own === 0) return 0;
  if (cap < 0) return points;
  return Math.max(0, Math.min(points, influenceOf(state, opponent(side), id) + stability(state, id) + cap - own));
}

/** Order in which bonus points go when nobody places them. */
const bonusOrder: readonly CountryId[] = ['iran', 'italy', 'west_germany'];

function bonusByRule(state: TwilightState, side: Side, points: number): Amounts {
  const order = [...bonusOrder, ...countryIds.filter((id) => !bonusOrder.includes(id))];
  const amounts: Partial<Record<CountryId, number>> = {};
  for (let left = points; left > 0;) {
    const open = order.filter((id) => (amounts[id] ?? 0) < bonusRoom(state, side, id, points));
    if (open.length === 0) break;
    for (const id of open.slice(0, left)) {
      amounts[id] = (amounts[id] ?? 0) + 1;
      left--;
    }
  }
  return amounts;
}

/** The bonus influence of the handicap, where the side already stands. */
export function* placeBonus(t: TwilightTable): Script<string> {
  const { state } = t;
  const next = state.options.scenario === 'standard' ? 'turnStart' : 'headline';
  if (state.bonus === null) return next;
  const { side, points } = state.bonus;
  const rooms = countryIds.flatMap((id) => {
    const room = bonusRoom(state, side, id, points);
    return room > 0 ? [{ id, room }] : [];
  });
  const total = Math.min(
    points,
    rooms.reduce((sum, { room }) => sum + room, 0),
  );
  const answer = yield* t.ask({
    ...framed(state, {
      key: 'bonus',
      side,
      text: say('ask.bonus', { points: total }),
      pace: 'setup',
      about: { points: total },
      places: rooms.map(({ id }) => id),
    }),
    form: {
      kind: 'spread',
      min: total,
      max: total,
      rows: () => rooms.map(({ id, room }) => countryRow(state, id, room)),
    },
    fallback: () => Object.fromEntries(entriesOf(bonusByRule(state, side, total))),
  });
  addInfluence(t, side, answer);
  state.bonus = null;
  return next;
}
