// What to play and where: what looks best is tried in thought, each with the same imagined cards, and a round is played on.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import { SeededDice } from '../../../table/dice.js';
import { nations, opponent, sideOf, type Nation, type Side } from '../data/nations.js';
import { starsHeld } from '../rules/board.js';
import { lastRound, winningLead } from '../rules/scoring.js';
import type { OpenTable, QmgState } from '../state.js';
import type { QmgView } from '../view.js';
import { imagined } from './imagined.js';
import { effort } from './memory.js';
import { playedOn, playedToVictory, winnerOf, wholeRound, type Chosen } from './playing-on.js';
import type { Way, Ways } from './ways.js';

/** How much is tried. */
export interface Breadth {
  /** So many ways with so many deals each, then the best of them with more. */
  readonly looks: readonly { readonly ways: number; readonly deals: number }[];
  /** What would come to more judgements is not tried, but for a second way: a full board and long hands are no reason to be waited for. */
  readonly most: number;
}

/** What first sight counts beside what is played on: a few deals tell much by chance, and what they cannot tell apart is done as it looks. */
const firstSight = 0.2;

/** In so many deals a way has to win the game at once, or to take a star, to be sure of it. */
const dealsToBeSure = 4;

/** So many points more are dearer than a star that is left for them: twice what it brings in a turn. */
const dearer = 4;

/** More points than that no turn brings. */
const mostPoints = 25;

/** The part of the budget that one way may take: a second is always tried. */
const oneWay = 0.5;

/**
 * What wins the game at once, else what surely takes a star, the best of it, unless something dearer is surely lost by that; else
 * the best of what is sensible. Whoever watches sees a star left beside a piece, and what a few deals say for leaving it is seldom true.
 * @param ways what looks best first.
 * @returns nothing where the first idea is good enough.
 */
export function searched(
  view: QmgView,
  nation: Nation,
  { sensible, toStars }: Ways,
  how: { readonly dice: Dice; readonly breadth: Breadth },
): string | undefined {
  const winning = winningAtOnce(view, nation, sensible, how.dice);
  if (winning !== undefined) return winning.id;
  const starred = takingStar(view, nation, toStars, how.dice);
  const [star] = starred;
  if (star === undefined) return tried(view, nation, sensible, how)[0]?.way.id;
  // One that takes a star comes first, and is never dropped.
  const others = [...new Set([...starred, ...sensible])].filter((way) => way !== star);
  const came = tried(view, nation, [star, ...others.toSorted((a, b) => b.worth - a.worth)], how);
  const best = came.find(({ way }) => starred.includes(way));
  const other = came.find(({ way }) => !starred.includes(way));
  return best !== undefined && other !== undefined && isSurelyDearer(other, best)
    ? other.way.id
    : (best?.way ?? star).id;
}

/** Whether a way has come to far more than another in each of several deals. */
function isSurelyDearer({ worths }: Standing, than: Standing): boolean {
  return worths.length > 1 && worths.every((worth, deal) => worth > (than.worths[deal] ?? Infinity) + dearer);
}

/** Ways tried in thought, what has come to most first. */
function tried(
  view: QmgView,
  nation: Nation,
  ways: readonly Way[],
  { dice, breadth: { looks, most } }: { readonly dice: Dice; readonly breadth: Breadth },
): readonly Standing[] {
  let left: readonly Standing[] = ways.slice(0, looks[0]?.ways).map((way) => ({ way, worths: [] }));
  // What can only be done in one way needs no thought.
  if (left.length < 2) return left;
  // What looking for stars has taken is no measure of what a try takes.
  const before = effort();
  const spent = (): number => effort() - before;
  let tries = 0;
  // On a full board with long hands the first way alone shows how many turns the budget lasts for; all are played on as far as that.
  let turns: number = wholeRound;
  const isEnough = (ended: number): boolean => {
    if (tries > 0 || spent() < (most - before) * oneWay) return false;
    turns = ended;
    return true;
  };
  const isTooMuch = (more: number): boolean => spent() * (1 + more / tries) > most - before;
  /** Each deal is made once; every way is tried on a copy of it. */
  const triedOnce = (standing: readonly Standing[], isTried: (at: number) => boolean): readonly Standing[] => {
    const { seed, dealt } = dealtFrom(view, dice);
    return standing.flatMap(({ way, worths }, at) => {
      if (!isTried(at)) return [];
      const { done, phase, chosen } = way;
      const state = copyOf(dealt);
      done?.(state);
      const worth = playedOn(state, phase, { side: sideOf(nation), turns, isEnough, ...goingOn(seed, chosen) });
      tries += 1;
      return [{ way, worths: [...worths, worth + firstSight * way.worth] }];
    });
  };
  for (const [deal, many] of looks.flatMap(({ ways: n, deals }) => Array.from({ length: deals }, () => n)).entries()) {
    left = theBest(left, many);
    // Each deal but the first is tried for all that are left, or for none.
    if (deal > 0 && isTooMuch(left.length)) break;
    left = triedOnce(left, (at) => deal > 0 || at < 2 || !isTooMuch(1));
  }
  return ranked(left);
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
  const deals = Array.from({ length: dealsToBeSure }, () => dealtFrom(view, dice));
  return ways.find(({ done, phase, chosen }) =>
    deals.every(({ seed, dealt }) => {
      const state = copyOf(dealt);
      done?.(state);
      return winnerOf(state, phase, { turns: 1, ...goingOn(seed, chosen) }) === side;
    }),
  );
}

/** The ways by which its side surely has a star more once the turn scores, whatever cards may lie there. */
function takingStar(view: QmgView, nation: Nation, ways: readonly Way[], dice: Dice): readonly Way[] {
  const side = sideOf(nation);
  const before = starsHeld(view, side).length;
  // Most ways take none, and need but one deal to show it.
  const deals: ReturnType<typeof dealtFrom>[] = [];
  const takes = ({ done, phase, chosen }: Way, deal: number): boolean => {
    const { seed, dealt } = (deals[deal] ??= dealtFrom(view, dice));
    const state = copyOf(dealt);
    done?.(state);
    playedToVictory(state, phase, goingOn(seed, chosen));
    return starsHeld(state, side).length > before;
  };
  const each = Array.from({ length: dealsToBeSure }, (_, deal) => deal);
  return ways.filter((way) => each.every((deal) => takes(way, deal)));
}

/** Whether the game may be over by the end of this turn, with a side ahead: rounds end with the last nation's. */
function mayBeWon({ active, round, vp }: OpenTable, side: Side): boolean {
  const lead = vp[side] - vp[opponent(side)] + mostPoints;
  return active === nations.at(-1) && lead >= (round === lastRound ? 0 : winningLead);
}

/** A way, and what it has come to so far. */
interface Standing {
  readonly way: Way;
  /** In each of the deals so far. */
  readonly worths: readonly number[];
}

function ranked(standing: readonly Standing[]): readonly Standing[] {
  const sum = ({ worths }: Standing): number => worths.reduce((a, b) => a + b, 0);
  return standing.toSorted((a, b) => sum(b) - sum(a));
}

/** Those that have come to most so far, and always what looks best at first sight: one bad deal is no reason to drop it. */
function theBest([first, ...others]: readonly Standing[], many: number): readonly Standing[] {
  return first === undefined ? [] : [first, ...ranked(others).slice(0, many - 1)];
}

function goingOn(seed: string, chosen: Way['chosen']): { readonly dice: Dice; readonly chosen: Chosen } {
  return { dice: new SeededDice(`${seed} on`), chosen: chosen?.() ?? (() => undefined) };
}
