// What a card would bring its owner, found by carrying out its steps on the open board as well as they can be.
import type { Step } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { opponent, sideOf, wardOf, type Flag, type Kind, type Nation } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import { isProtected } from '../rules/battles.js';
import { enemiesIn, reserve, spacesHeld, withoutPiece, withPiece } from '../rules/board.js';
import { costsOf } from '../rules/costs.js';
import { raidOn } from '../rules/economic-warfare.js';
import { piecesOf } from '../rules/places.js';
import { allPlacesFor, freeable, type Placement } from '../rules/placing.js';
import { pointsOf, stepPoints } from '../rules/scoring.js';
import { battleList, eliminable, isMet, placementOf, stepsOf, type StepPlace } from '../rules/steps.js';
import { unsupplied } from '../rules/supply.js';
import type { OpenTable } from '../state.js';
import { totalWarGain } from './air.js';
import { remembered } from './memory.js';
import { horizon, valueFor } from './value.js';

/** What a card of a deck is worth, lost or kept. */
const cardWorth = 0.45;

interface Outlook {
  readonly table: OpenTable;
  readonly gain: number;
}

/** What a card brings its owner now, cost included. */
export function gainOf(table: OpenTable, id: CardId, owner: Nation, trigger?: SpaceId): number {
  return remembered(table, `${table.step} ${owner} ${id} ${trigger ?? ''}`, () => gainNow(table, id, owner, trigger));
}

function gainNow(table: OpenTable, id: CardId, owner: Nation, trigger: SpaceId | undefined): number {
  const { window } = card(id);
  const price = costsOf(table, id).reduce((sum, { n }) => sum + n, 0) * cardWorth;
  if (window === 'victory') return pointsOf(table, id, owner) * horizon(table) * 0.9 + 1;
  const place: StepPlace = { owner, card: id, trigger };
  let outlook: Outlook = { table, gain: 0 };
  if (!isMet(table, place)) return -price;
  for (const step of stepsOf(table, id)) {
    outlook = after(outlook, step, place);
  }
  return outlook.gain - price;
}

function after({ table, gain }: Outlook, step: Step, place: StepPlace): Outlook {
  const { owner } = place;
  switch (step.op) {
    case 'build':
    case 'recruit': {
      let outlook: Outlook = { table, gain };
      for (let n = 0; n < (step.max ?? 1); n++) outlook = best(outlook, owner, placings(outlook.table, step, place));
      return outlook;
    }
    case 'battle':
      return best({ table, gain }, owner, battles(table, step, place));
    case 'eliminate': {
      const pieces = eliminable(table, step, place).filter((piece) => !isProtected(table, piece));
      return best(
        { table, gain },
        owner,
        pieces.map(({ nation, space }) => withoutPiece(table, nation, space)),
      );
    }
    case 'ew': {
      const raids = step.targets.map((target) => raidOn(table, step, owner, target));
      const cards = raids.map(({ discard }) => discard);
      const lost = step.choose === true ? Math.max(...cards) : cards.reduce((sum, n) => sum + n, 0);
      return { table, gain: gain + lost * cardWorth + Math.max(...raids.map(({ vp }) => vp)) };
    }
    case 'vpPer':
    case 'vpIf':
      return { table, gain: gain + stepPoints(table, step, place.card, owner) };
    case 'chooseOne':
      return step.ways
        .map((way) => after({ table, gain }, way, place))
        .reduce((a, b) => (b.gain > a.gain ? b : a), { table, gain });
    case 'discardDeck': {
      const times = step.per === undefined ? 1 : piecesOf(table, step.per, { owner }).length;
      return { table, gain: gain + step.n * times * cardWorth };
    }
    case 'playDiscard':
      return { table, gain: gain + 1.5 };
    case 'allyPlays':
      return { table, gain: gain + 2 };
    case 'loseResponse':
      return { table, gain: gain + 1 };
    case 'redeploy':
      return { table, gain: gain + 0.3 };
    default:
      return { table, gain: gain + totalWarGain(table, step, place) };
  }
}

function placings(table: OpenTable, step: PlacingStep, place: StepPlace): readonly OpenTable[] {
  const nation = step.nation ?? step.nations?.[0] ?? place.owner;
  const placement = placementOf(table, step, place, nation);
  if (reserve(table, nation, step.kind) === 0) return moves(table, placement).map(({ board }) => board);
  return allPlacesFor(table, placement)
    .filter((space) => step.op === 'build' || !starves(table, nation, space))
    .map((space) => withPiece(table, nation, space));
}

/** Whether a piece recruited there falls in the Supply step of the same turn. */
export function starves(table: OpenTable, nation: Flag, space: SpaceId): boolean {
  const { active, step } = table;
  if (nation !== active && nation !== wardOf(active)) return false;
  return (step === 'play' || step === 'air') && unsupplied(withPiece(table, nation, space), nation).includes(space);
}

/** With none in reserve: each piece taken off the board and put down where it can be. */
function moves(
  table: OpenTable,
  placement: Placement,
): readonly { readonly from: SpaceId; readonly board: OpenTable }[] {
  const { nation } = placement;
  return freeable(table, placement).flatMap((from) => {
    const without = withoutPiece(table, nation, from);
    const goals = allPlacesFor(without, placement).filter((to) => to !== from);
    return goals.map((to) => ({ from, board: withPiece(without, nation, to) }));
  });
}

/** The piece that a card's build would best take off the board to put it down elsewhere; undefined when nothing is won by it. */
export function bestFreed(table: OpenTable, nation: Flag, id: CardId, owner: Nation, kind: Kind): SpaceId | undefined {
  const side = sideOf(nation);
  const place: StepPlace = { owner, card: id, trigger: undefined };
  const now = valueFor(table, side);
  return placingSteps(stepsOf(table, id))
    .filter((step) => step.kind === kind)
    .flatMap((step) => moves(table, placementOf(table, step, place, nation)))
    .map(({ from, board }) => ({ from, gain: valueFor(board, side) - now }))
    .filter(({ gain }) => gain > leastMove)
    .toSorted((a, b) => b.gain - a.gain)[0]?.from;
}

/** What a piece must win by standing elsewhere. */
const leastMove = 0.4;

type PlacingStep = Extract<Step, { readonly op: 'build' | 'recruit' }>;

/** The steps that place pieces, also where a card leaves the choice between some. */
function placingSteps(steps: readonly Step[]): readonly PlacingStep[] {
  return steps.flatMap((step): readonly PlacingStep[] => {
    if (step.op === 'build' || step.op === 'recruit') return [step];
    return step.op === 'chooseOne' ? placingSteps(step.ways) : [];
  });
}

function battles(
  table: OpenTable,
  step: Extract<Step, { readonly op: 'battle' }>,
  place: StepPlace,
): readonly OpenTable[] {
  const whose = step.nation ?? place.owner;
  return battleList(table, step, place).flatMap((space) =>
    enemiesIn(table, whose, space)
      .filter((nation) => !isProtected(table, { nation, space }))
      .map((nation) => withoutPiece(table, nation, space)),
  );
}

/** The best of several boards, unless none is better than leaving it. */
function best({ table, gain }: Outlook, owner: Nation, boards: readonly OpenTable[]): Outlook {
  const side = sideOf(owner);
  const now = valueFor(table, side);
  let found: Outlook = { table, gain };
  for (const board of boards) {
    const total = gain + valueFor(board, side) - now;
    if (total > found.gain) found = { table: board, gain: total };
  }
  return found;
}

/** What losing a piece would cost its side. */
export function lossOf(table: OpenTable, nation: Flag, space: SpaceId): number {
  const side = sideOf(nation);
  return valueFor(table, side) - valueFor(withoutPiece(table, nation, space), side);
}

/** What a piece more brings a side. */
export function placingGain(table: OpenTable, nation: Flag, space: SpaceId): number {
  const side = sideOf(nation);
  return valueFor(withPiece(table, nation, space), side) - valueFor(table, side);
}

/** What a battle in a space brings, hitting the dearest enemy there. */
export function battleGain(table: OpenTable, nation: Nation, space: SpaceId): number {
  const losses = enemiesIn(table, nation, space)
    .filter((enemy) => !isProtected(table, { nation: enemy, space }))
    .map((enemy) => lossOf(table, enemy, space));
  return Math.max(0, ...losses) + followUp(table, nation, space);
}

/** An army that a Status card could build in the space just battled. */
function followUp(table: OpenTable, nation: Nation, space: SpaceId): number {
  if (kindAt(space) !== 'army') return 0;
  const builds = table.status[nation].filter(
    (id) => card(id).window === 'landBattle' && !table.used.includes(id) && card(id).steps[0]?.op === 'build',
  );
  if (builds.length === 0 || reserve(table, nation, 'army') === 0) return 0;
  const [enemy, ...others] = table.pieces[space].filter((one) => sideOf(one) === opponent(sideOf(nation)));
  if (others.length > 0) return 0;
  const cleared = enemy === undefined ? table : withoutPiece(table, enemy, space);
  const gain =
    allPlacesFor(cleared, { how: 'build', nation, kind: 'army', list: [space] }).length > 0
      ? placingGain(cleared, nation, space)
      : 0;
  return Math.max(0, gain - cardWorth);
}

/** Where a nation's pieces of a kind could do without one the easiest. */
export function leastMissed(table: OpenTable, nation: Nation, among: readonly SpaceId[]): SpaceId | undefined {
  const held = new Set(spacesHeld(table, nation));
  return among
    .filter((space) => held.has(space))
    .map((space) => ({ space, loss: lossOf(table, nation, space) }))
    .toSorted((a, b) => a.loss - b.loss)[0]?.space;
}
