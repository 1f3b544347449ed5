// What to play and where: what looks best is tried in thought, each with the same imagined cards, and a round is played on.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import { SeededDice } from '../../../table/dice.js';
import { nations, opponent, sideOf, type Nation, type Side } from '../data/nations.js';
import { stars } from '../data/spaces.js';
import { sideHolds } from '../rules/board.js';
import { lastRound, winningLead } from '../rules/scoring.js';
import type { OpenTable, QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { imagined } from './imagined.js';
import { effort } from './memory.js';
import { playedOn, winnerOf, wholeRound, type Chosen } from './playing-on.js';
import type { Way } from './ways.js';

/** How much is tried. */
export interface Breadth {
  /** So many ways with so many deals each, then the best of them with more. */
  readonly looks: readonly { readonly ways: number; readonly deals: number }[];
  /** What would come to more judgements is not tried, but for a second way: a full board and long hands are no reason to be waited for. */
  readonly most: number;
  /** The same where a star may be left, which is looked at more closely; no more when left out. */
  readonly mostForStar?: number;
  /** What a star taken by the end of the turn counts beside it, in points: they are sure, and what else might come of a few deals is not. Nothing when left out. */
  readonly sureStar?: number;
}

/** What first sight counts beside what is played on: a few deals tell much by chance, and what they cannot tell apart is done as it looks. */
const firstSight = 0.2;

/** So many deals more, where what has come to most leaves a star that another way takes. */
const dealsForStar = 2;

/** In so many deals a way has to win the game at once to be taken without more ado. */
const dealsToWin = 4;

/** More points than that no turn brings. */
const mostPoints = 25;

/** The part of the budget that one way may take: a second is always tried. */
const oneWay = 0.5;

/** The way that comes to most; `ways` has what looks best first. */
export function searched(
  view: QmgView,
  nation: Nation,
  ways: readonly Way[],
  { dice, breadth }: { readonly dice: Dice; readonly breadth: Breadth },
): string | undefined {
  const { looks, most, mostForStar = most, sureStar = 0 } = breadth;
  let left: readonly Standing[] = ways.slice(0, looks[0]?.ways).map((way) => ({ way, sum: 0, starred: 0 }));
  // What can only be done in one way needs no thought.
  if (left.length < 2) return left[0]?.way.id;
  const winning = winningAtOnce(view, nation, ways, dice);
  if (winning !== undefined) return winning.id;
  let tries = 0;
  // On a full board with long hands the first way alone shows how many turns the budget lasts for; all are played on as far as that.
  let turns: number = wholeRound;
  const isEnough = (ended: number): boolean => {
    if (tries > 0 || effort() < most * oneWay) return false;
    turns = ended;
    return true;
  };
  const isTooMuch = (more: number, limit = most): boolean => effort() * (1 + more / tries) > limit;
  /** Each deal is made once; every way is tried on a copy of it. */
  const tried = (standing: readonly Standing[], isTried: (at: number) => boolean): readonly Standing[] => {
    const { seed, dealt } = dealtFrom(view, dice);
    return standing.flatMap(({ way, sum, starred }, at) => {
      if (!isTried(at)) return [];
      const { worth, takesStar } = cameTo(copyOf(dealt), nation, way, { seed, turns, isEnough });
      tries += 1;
      const more = worth + firstSight * way.worth + (takesStar ? sureStar : 0);
      return [{ way, sum: sum + more, starred: starred + (takesStar ? 1 : -1) }];
    });
  };
  for (const [deal, many] of looks.flatMap(({ ways: n, deals }) => Array.from({ length: deals }, () => n)).entries()) {
    left = theBest(left, many);
    // Each deal but the first is tried for all that are left, or for none.
    if (deal > 0 && isTooMuch(left.length)) break;
    left = tried(left, (at) => deal > 0 || at < 2 || !isTooMuch(1));
  }
  const two = bestWithAndWithoutStar(left);
  if (two.length > 0) left = two;
  for (let deal = 0; deal < dealsForStar && two.length > 0 && !isTooMuch(two.length, mostForStar); deal++) {
    left = tried(left, () => true);
  }
  return ranked(left)[0]?.way.id;
}

/** A position as it may be, and the seed by which it goes on. */
function dealtFrom(view: QmgView, dice: Dice): { readonly seed: string; readonly dealt: QmgState } {
  const seed = String(dice.roll(1_000_000_000, 'imagined deal'));
  return { seed, dealt: imagined(view, new SeededDice(seed)) };
}

/** The first way that wins the game by the end of this turn, whatever cards may lie there. */
function winningAtOnce(view: QmgView, nation: Nation, ways: readonly Way[], dice: Dice): Way | undefined {
  const side = sideOf(nation);
  if (!mayBeWon(view, side)) return undefined;
  const deals = Array.from({ length: dealsToWin }, () => dealtFrom(view, dice));
  return ways.find(({ done, phase, chosen }) =>
    deals.every(({ seed, dealt }) => {
      const state = copyOf(dealt);
      done?.(state);
      return winnerOf(state, phase, { turns: 1, ...goingOn(seed, chosen) }) === side;
    }),
  );
}

/** Whether the game may be over by the end of this turn, with a side ahead: rounds end with the last nation's. */
function mayBeWon({ active, round, vp }: OpenTable, side: Side): boolean {
  const lead = vp[side] - vp[opponent(side)] + mostPoints;
  return active === nations.at(-1) && lead >= (round === lastRound ? 0 : winningLead);
}

/** How far each way is played on. */
interface Lookahead {
  readonly turns: number;
  readonly isEnough: (ended: number) => boolean;
}

/** A way, and what it has come to so far. */
interface Standing {
  readonly way: Way;
  readonly sum: number;
  /** In how many deals more it has taken a star by the end of the turn than it has not. */
  readonly starred: number;
}

function ranked(standing: readonly Standing[]): readonly Standing[] {
  return standing.toSorted((a, b) => b.sum - a.sum);
}

/** Those that have come to most so far, and always what looks best at first sight: one bad deal is no reason to drop it. */
function theBest([first, ...others]: readonly Standing[], many: number): readonly Standing[] {
  return first === undefined ? [] : [first, ...ranked(others).slice(0, many - 1)];
}

/** What has come to most and the best that takes a star, where that is another. */
function bestWithAndWithoutStar(standing: readonly Standing[]): readonly Standing[] {
  const [best, ...others] = ranked(standing);
  const star = others.find(({ starred }) => starred > 0);
  return best === undefined || star === undefined || best.starred > 0 ? [] : [best, star];
}

/** What a way comes to in one deal, and whether its side then has a star more when the turn is over. */
function cameTo(
  state: QmgState,
  nation: Nation,
  { done, phase, chosen }: Way,
  { seed, turns, isEnough }: Lookahead & { readonly seed: string },
): { readonly worth: number; readonly takesStar: boolean } {
  const side = sideOf(nation);
  const open = stars.filter((space) => !sideHolds(state, side, space));
  let takesStar = false;
  done?.(state);
  const worth = playedOn(state, phase, {
    side,
    turns,
    isEnough: (ended) => {
      if (ended === 1) takesStar = open.some((space) => sideHolds(state, side, space));
      return isEnough(ended);
    },
    ...goingOn(seed, chosen),
  });
  return { worth, takesStar };
}

function goingOn(seed: string, chosen: Way['chosen']): { readonly dice: Dice; readonly chosen: Chosen } {
  return { dice: new SeededDice(`${seed} on`), chosen: chosen?.() ?? (() => undefined) };
}
