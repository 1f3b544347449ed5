// The computer player: weighs what it can see, tries events out on a copy of it, and never blows the world up knowingly.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import type { Answer, Choose, Question, SeatId } from '../../../table/question.js';
import { cardIds } from '../data/cards.js';
import type { TwilightView } from '../view.js';
import { aboutOf } from './about.js';
import { chosenCards } from './hands.js';
import { bestHeadline } from './lines.js';
import { Reckoning } from './plays.js';
import { chosenCountries, coupTarget, countriesIn, eventSpread, placement, realignTarget } from './places.js';
import { thoughtOf, type Thought } from './thought.js';
import { chosenWay } from './ways.js';

/** What a seat's computer player is given. */
export interface ComputerContext {
  readonly question: Question;
  readonly view: TwilightView;
  readonly seat: SeatId;
  readonly dice: Dice;
  readonly level?: Level;
}

/**
 * The answer of the computer player, from what the seat may know.
 * @returns a legal answer; the question's fallback where it has no opinion of its own.
 */
export function computerAnswer({ question, view, dice, level = 'usual' }: ComputerContext): Answer {
  const { side } = view;
  if (side === null) return question.fallback();
  return think(spared(question), thoughtOf(view, side, dice, level));
}

/** What a warning says when the way it stands at can lose the game at once, and not by chance alone. */
const deadly: ReadonlySet<string> = new Set([
  'danger.certain',
  'danger.nuclearCoup',
  'danger.crisisCoup',
  'danger.opponentOps',
  'danger.opponentChoice',
  'danger.heldScoring',
]);

/** The question without the ways that can lose the game, where another is left: whatever they promise, none is worth it. */
function spared(question: Question): Question {
  const { form } = question;
  if (form.kind !== 'choose') return question;
  const all = form.options();
  const safe = all.filter(({ danger }) => danger === undefined || !deadly.has(danger.key));
  if (safe.length < Math.max(1, form.min) || safe.length === all.length) return question;
  return { ...question, form: { ...form, options: () => safe } };
}

/** Answers within a thought, at the table or inside a simulation. */
function think(question: Question, thought: Thought): Answer {
  const answer = opinion(question, thought);
  return answer !== undefined && check(question, answer).ok ? answer : question.fallback();
}

function opinion(question: Question, thought: Thought): Answer | undefined {
  const { form, key } = question;
  const about = aboutOf(question.about);
  if (form.kind === 'orders' || question.pace === 'setup') return undefined;
  if (form.kind === 'spread') {
    return key === 'influence' ? placement(thought, form, about, think) : eventSpread(thought, form, about);
  }
  if (key === 'coupTarget') return coupTarget(thought, form, about, think);
  if (key === 'realignTarget') return realignTarget(thought, form);
  return choice(key, form, thought, about);
}

function choice(key: string, form: Choose, thought: Thought, about: ReturnType<typeof aboutOf>): Answer | undefined {
  const reckoning = new Reckoning(thought, think);
  if (key === 'headline') {
    const offered = new Set(form.options().map(({ id }) => id));
    const cards = cardIds.filter((id) => offered.has(id));
    const chosen = bestHeadline(reckoning, cards);
    return chosen === undefined ? undefined : [chosen];
  }
  const way = chosenWay(reckoning, key, form, about);
  if (way !== undefined) return [way];
  const cards = chosenCards(reckoning, key, form);
  if (cards !== undefined) return cards;
  const isPlaces = key === 'norad' || (key.startsWith('event.') && countriesIn(form).length > 0);
  return isPlaces ? chosenCountries(thought, key, form, about) : undefined;
}
