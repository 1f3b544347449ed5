// What a card would bring its owner, found by carrying out its steps on the open board as well as they can be.
import type { Step } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { sideOf, wardOf, type Flag, type Kind, type Nation } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import { isProtected } from '../rules/battles.js';
import { enemiesIn, reserve, spacesHeld, withoutPiece, withPiece } from '../rules/board.js';
import { costsOf } from '../rules/costs.js';
import { raidOn } from '../rules/economic-warfare.js';
import { piecesOf } from '../rules/places.js';
import { mayName, namedAsBuilt, type Placement } from '../rules/placing.js';
import { pointsOf, stepPoints } from '../rules/scoring.js';
import { battleList, eliminable, isMet, placementOf, stepsOf, type StepPlace } from '../rules/steps.js';
import { unsupplied } from '../rules/supply.js';
import { fits, type Trigger } from '../rules/triggers.js';
import type { OpenTable } from '../state.js';
import type { QmgView } from '../view.js';
import { totalWarGain } from './air.js';
import { recalled, remembered } from './memory.js';
import { movesSeen, placesSeen } from './places.js';
import { horizon, valueFor } from './value.js';

/** What a card of a deck is worth, lost or kept. */
const cardWorth = 0.45;

/** The open table, or one on which a nation's own cards can be seen. */
type KnownTable = OpenTable & Partial<Pick<QmgView, 'nation' | 'responses' | 'hand'>>;

interface Outlook {
  readonly table: OpenTable;
  readonly gain: number;
}

/** What a card brings its owner now, cost included. */
export function gainOf(table: OpenTable, id: CardId, owner: Nation, trigger?: SpaceId): number {
  const known = unseenAnswers(table, owner).join();
  return remembered(table, `${table.step} ${owner} ${id} ${trigger ?? ''} ${known}`, () =>
    gainNow(table, id, owner, trigger),
  );
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
        pieces.map(({ nation, space }) => ({ board: withoutPiece(table, nation, space) })),
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
    case 'removeOwn': {
      const from = leastMissed(table, owner, spacesHeld(table, owner, 'army'));
      return from === undefined
        ? { table, gain }
        : { table: withoutPiece(table, owner, from), gain: gain - lossOf(table, owner, from) };
    }
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

/** What the board may become, and what cards on the table make of it besides. */
interface Chance {
  readonly board: OpenTable;
  readonly more?: number;
}

function placings(table: OpenTable, step: PlacingStep, place: StepPlace): readonly Chance[] {
  const nation = step.nation ?? step.nations?.[0] ?? place.owner;
  const placement = placementOf(table, step, place, nation);
  const isFirst = place.trigger === undefined && nation === place.owner && step.op === 'build';
  const named =
    isFirst && mayName(table, placement, unseenAnswers(table, place.owner)) ? namedAsBuilt(table, placement) : [];
  const again = named.map((space) => ({ board: table, more: afterBuilding(table, place.owner, space) }));
  if (reserve(table, nation, step.kind) === 0) return [...moves(table, placement), ...again];
  const placed = placesSeen(table, placement)
    .filter((space) => step.op === 'build' || !starves(table, nation, space))
    .map((space) => ({
      board: withPiece(table, nation, space),
      more: isFirst ? afterBuilding(withPiece(table, nation, space), place.owner, space) : 0,
    }));
  return [...placed, ...again];
}

/** What cards of its own on the table add when a nation places a piece: they answer what it builds for itself. */
export function addedToPlacing(table: OpenTable, nation: Nation, { whose, how }: Placed, space: SpaceId): number {
  return how === 'build' && whose === nation ? afterBuilding(withPiece(table, nation, space), nation, space) : 0;
}

interface Placed {
  readonly whose: Flag;
  readonly how: unknown;
}

/** What they add when it has built a piece, with the board as it is then. */
function afterBuilding(table: OpenTable, nation: Nation, space: SpaceId): number {
  return bestAnswer(table, nation, { kind: 'placed', by: nation, nation, how: 'build', space });
}

/** What they add when it has battled a space, which is as the battle leaves it. */
function afterBattle(table: OpenTable, nation: Nation, space: SpaceId, target: Flag | null): number {
  return bestAnswer(table, nation, { kind: 'battle', by: nation, nation, space, target });
}

/** What using up a Response or a Bolster costs: it would wait for another moment. */
const answerSpent = 0.8;

type Answered = Extract<Trigger, { readonly kind: 'placed' | 'battle' }>;

function bestAnswer(table: OpenTable, nation: Nation, trigger: Answered): number {
  const cards = answering(table, nation);
  if (cards.length === 0) return 0;
  const target = trigger.kind === 'battle' ? (trigger.target ?? '') : '';
  const what = `answer ${table.step} ${nation} ${trigger.kind} ${trigger.space} ${target} ${cards.join()}`;
  return recalled(table, what, () => bestAmong(table, nation, cards, trigger));
}

function bestAmong(table: OpenTable, nation: Nation, cards: readonly CardId[], trigger: Answered): number {
  let most = 0;
  for (const id of cards) {
    if (!fits(table, id, trigger)) continue;
    const price = table.status[nation].includes(id) ? 0 : answerSpent;
    most = Math.max(most, gainOf(table, id, nation, trigger.space) - price);
  }
  return most;
}

const none: readonly CardId[] = [];

/** The cards of a nation that may answer what it builds or battles, as far as they are known. */
function answering(table: OpenTable, nation: Nation): readonly CardId[] {
  const open = table.status[nation].filter(isAnswer);
  const unseen = unseenAnswers(table, nation);
  return unseen.length === 0 ? open : [...open, ...unseen];
}

/** Those among them that lie face down, and Bolsters of the hand. */
function unseenAnswers(table: KnownTable, nation: Nation): readonly CardId[] {
  if (table.nation !== nation) return none;
  const { responses = none, hand = none } = table;
  return [...responses.filter(isAnswer), ...hand.filter((id) => card(id).type === 'bolster' && isAnswer(id))];
}

const answerWindows: ReadonlySet<string> = new Set(['armyBuilt', 'navyBuilt', 'landBattle', 'seaBattle', 'anyBattle']);

function isAnswer(id: CardId): boolean {
  return answerWindows.has(card(id).window ?? '');
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
  return movesSeen(table, placement).map(({ from, without, to }) => ({
    from,
    board: withPiece(without, placement.nation, to),
  }));
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
): readonly Chance[] {
  const whose = step.nation ?? place.owner;
  const isFirst = place.trigger === undefined && whose === place.owner;
  const chance = (board: OpenTable, space: SpaceId, target: Flag | null): Chance => ({
    board,
    more: isFirst ? afterBattle(board, place.owner, space, target) : 0,
  });
  return battleList(table, step, place).flatMap((space) => {
    const enemies = enemiesIn(table, whose, space);
    // An empty space is battled for what cards on the table answer to it.
    if (enemies.length === 0) return [chance(table, space, null)];
    return enemies
      .filter((nation) => !isProtected(table, { nation, space }))
      .map((nation) => chance(withoutPiece(table, nation, space), space, nation));
  });
}

/** The best of several boards, unless none is better than leaving it. */
function best({ table, gain }: Outlook, owner: Nation, chances: readonly Chance[]): Outlook {
  const side = sideOf(owner);
  const now = valueFor(table, side);
  let found: Outlook = { table, gain };
  for (const { board, more = 0 } of chances) {
    const total = gain + valueFor(board, side) - now + more;
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

/** What a battle in a space brings, hitting the dearest enemy there, with what cards on the table add. */
export function battleGain(table: OpenTable, nation: Nation, space: SpaceId): number {
  return Math.max(0, ...hits(table, nation, space).map(({ loss, more }) => loss + more));
}

/** What cards on the table add to a battle at the most. */
export function addedToBattle(table: OpenTable, nation: Nation, space: SpaceId): number {
  return Math.max(0, ...hits(table, nation, space).map(({ more }) => more));
}

interface Hit {
  readonly loss: number;
  readonly more: number;
}

/** What may be hit in a space, and what follows; an empty space is battled for what follows alone. */
function hits(table: OpenTable, nation: Nation, space: SpaceId): readonly Hit[] {
  const enemies = enemiesIn(table, nation, space);
  if (enemies.length === 0) return [{ loss: 0, more: afterBattle(table, nation, space, null) }];
  return enemies
    .filter((enemy) => !isProtected(table, { nation: enemy, space }))
    .map((enemy) => ({
      loss: lossOf(table, enemy, space),
      more: afterBattle(withoutPiece(table, enemy, space), nation, space, enemy),
    }));
}

/** Where a nation's pieces of a kind could do without one the easiest. */
export function leastMissed(table: OpenTable, nation: Nation, among: readonly SpaceId[]): SpaceId | undefined {
  const held = new Set(spacesHeld(table, nation));
  return among
    .filter((space) => held.has(space))
    .map((space) => ({ space, loss: lossOf(table, nation, space) }))
    .toSorted((a, b) => a.loss - b.loss)[0]?.space;
}
