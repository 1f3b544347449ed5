// How the computer player answers questions about countries: spreads of influence, targets, places.
import type { Choose, Spread } from '../../../table/question.js';
import { isOpponents } from '../data/cards.js';
import { influenceOf } from '../rules/control.js';
import { lowersDefcon } from '../rules/coups.js';
import { mayStrike, perilOf } from '../rules/perils.js';
import { loweredOnce } from './plays.js';
import { type CountryId, isCountryId, type SpaceId } from '../data/countries.js';
import { isBattleground } from '../data/geography.js';
import { isClosed } from '../rules/defcon.js';
import { roundsLeft } from '../rules/turn.js';
import { opponent } from '../data/terms.js';
import type { Budget } from '../rules/ops-value.js';
import { warModifier } from '../rules/wars.js';
import type { About } from './about.js';
import type { Answerer } from './simulate.js';
import { bestPlacement, spreadBest } from './spend.js';
import { bestCoup, bestRealign } from './strike.js';
import { weighedCoup, weighedPlacement } from './targets.js';
import type { Thought } from './thought.js';
import { Board } from './board.js';

/** Countries offered in a choice. */
export function countriesIn(form: Choose): readonly CountryId[] {
  return form.options().flatMap(({ id }) => (isCountryId(id) ? [id] : []));
}

/** The options that carry no warning, when there are any. */
function unwarned(form: Choose): readonly CountryId[] {
  const safe = form.options().filter(({ danger }) => danger === undefined);
  return safe.flatMap(({ id }) => (isCountryId(id) ? [id] : []));
}

/** A budget as a question states it. */
export function budgetFrom(about: About): Budget {
  return { base: about.ops ?? 1, bonuses: about.bonuses ?? [] };
}

/** Whether there is time to weigh ways against each other: at the table, not while looking ahead. */
function isWeighed({ depth, breadth }: Thought): boolean {
  return breadth.tries > 0 && depth === 0;
}

/** Where influence bought with Operations goes. */
export function placement(
  thought: Thought,
  form: Spread,
  about: About,
  answer: Answerer,
): Readonly<Record<string, number>> {
  const rows = form.rows().flatMap(({ id }) => (isCountryId(id) ? [id] : []));
  const open = uninviting(thought, rows);
  if (isWeighed(thought)) return weighedPlacement(thought, answer, budgetFrom(about), { open, then: about.then });
  return bestPlacement(thought, budgetFrom(about), open).amounts;
}

/** How an event's points are spread; undefined when the question does not say whose they are. */
export function eventSpread(
  thought: Thought,
  form: Spread,
  about: About,
): Readonly<Record<string, number>> | undefined {
  const { owner, does } = about;
  if (owner === undefined || does === undefined) return undefined;
  const room = new Map(form.rows().flatMap(({ id, max }) => (isCountryId(id) ? [[id, max] as const] : [])));
  return spreadBest(thought, { owner, does, total: form.max, room, optional: form.min === 0 }).amounts;
}

/** Whether an event of the card in play may lose the game once a coup has lowered DEFCON. */
function eventWaits({ state, side }: Thought): boolean {
  const lower = loweredOnce(state);
  return (
    state.phasing === side &&
    state.playing.some(
      (id) => isOpponents(side, id) && (mayStrike(id) || perilOf(lower, side, id, 'round') !== undefined),
    )
  );
}

/** Places where influence does not invite a coup that loses the game, when the event of the card in play or of one left in hand may bring it. */
function uninviting({ state, side }: Thought, open: readonly SpaceId[]): readonly SpaceId[] {
  const near = [...state.playing, ...(roundsLeft(state, side) <= 2 ? state.hands[side] : [])];
  const struck = state.phasing === side && near.some((id) => isOpponents(side, id) && mayStrike(id));
  if (!struck || state.defcon > 2) return open;
  const safe = open.filter(
    (id) => !isCountryId(id) || !isBattleground(id) || isClosed(state, id) || influenceOf(state, side, id) > 0,
  );
  return safe.length > 0 ? safe : open;
}

/** The target of a coup; none when it may be left and gains nothing. */
export function coupTarget(thought: Thought, form: Choose, about: About, answer: Answerer): readonly string[] {
  const safe = unwarned(form);
  const all = countriesIn(form);
  const winning = thought.state.phasing !== null && thought.state.phasing !== thought.side;
  const calm =
    isWeighed(thought) && eventWaits(thought)
      ? safe.filter((id) => !lowersDefcon(thought.state, thought.side, id))
      : [];
  const targets = calm.length > 0 ? calm : safe.length > 0 && !winning ? safe : all;
  const options = { targets, free: about.free === true, then: about.then };
  const budget = budgetFrom(about);
  const strike = isWeighed(thought)
    ? weighedCoup(thought, answer, budget, options)
    : bestCoup(thought, budget, options);
  if (strike === undefined) return [];
  return form.min === 0 && strike.gain <= 0 ? [] : [strike.target];
}

/** The target of the next realignment roll. */
export function realignTarget(thought: Thought, form: Choose): readonly string[] {
  const strike = bestRealign(thought, { targets: countriesIn(form) });
  if (strike === undefined) return [];
  return form.min === 0 && strike.gain <= 0 ? [] : [strike.target];
}

/** What choosing a country in an event's question gains. */
function choiceGain(thought: Thought, board: Board, key: string, about: About, id: CountryId): number {
  const { state, side } = thought;
  const other = opponent(side);
  if (about.winsOn !== undefined) return warGain(thought, board, id, about.winsOn);
  if (key === 'event.latin_american_debt_crisis') {
    return board.gain(id, { ussr: influenceOf(state, 'ussr', id) });
  }
  if (key === 'event.non_aligned_movement') {
    const { us, ussr } = state.influence[id];
    return board.gain(id, { us: -us, ussr: -ussr });
  }
  if (key === 'event.independent_reds') {
    const behind = influenceOf(state, other, id) - influenceOf(state, side, id);
    return board.gain(id, { [side]: behind });
  }
  const { owner = side } = about;
  if (owner === side) return board.gain(id, { [side]: about.points ?? 1 });
  const gone = about.points ?? influenceOf(state, owner, id);
  return board.gain(id, { [owner]: -gone });
}

function warGain({ state, side }: Thought, board: Board, id: CountryId, winsOn: number): number {
  const war = { attacker: side, target: id, winsOn, milOps: 2, vp: 2 };
  const wins = [1, 2, 3, 4, 5, 6].filter((die) => die - warModifier(state, war) >= winsOn).length;
  const turned = influenceOf(state, opponent(side), id);
  return (wins / 6) * (2 + board.gain(id, { [opponent(side)]: -turned, [side]: turned }));
}

/** The countries chosen for an event: the best ones, as many as must be, more only while they gain. */
export function chosenCountries(thought: Thought, key: string, form: Choose, about: About): readonly string[] {
  const board = new Board(thought.state, thought.side, thought.weights);
  const ranked = countriesIn(form)
    .map((id) => ({ id, gain: choiceGain(thought, board, key, about, id) }))
    .toSorted((a, b) => b.gain - a.gain);
  return ranked.filter(({ gain }, n) => n < form.min || (n < form.max && gain > 0)).map(({ id }) => id);
}
