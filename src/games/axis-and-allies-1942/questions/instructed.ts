// What standing orders and plans make of a question: an answer, or that their owner is asked.
import { asChoice } from '../../../table/answer.js';
import type { FromNowOn, Instructed, Instruction } from '../../../table/instruction.js';
import type { Answer, Question } from '../../../table/question.js';
import { isPower, type Power } from '../data/powers.js';
import { capitals, isLand, isSpace, type Space } from '../data/spaces.js';
import { priceOf } from '../data/units.js';
import { say } from '../reports/names.js';
import type { Camp } from '../rules/battle.js';
import { battleOrdersOf, type BattleOrders } from '../rules/battle-orders.js';
import { citiesOf } from '../rules/victory.js';
import type { AaState, Battle } from '../state.js';
import { interceptions, planKey, roundStakes, standingKey } from './standing.js';

/** What the instructions of a seat make of a question about a battle; undefined when they say nothing about it. */
export function instructedInBattle(
  question: Question,
  instructions: readonly Instruction[],
  state: AaState,
): Instructed | undefined {
  const space = question.about?.space ?? question.about?.land;
  const { seat } = question;
  if (typeof space !== 'string' || !isSpace(space) || !isPower(seat)) return undefined;
  const settled = betweenRounds(question, instructions, state, space);
  if (settled !== undefined) return settled;
  const found = answerTo(question, instructions, space);
  // They are asked when they are attacked; their own attacks go by their plans.
  if (seat === state.active) return found;
  if (!wantsToBeAsked(instructions, state, space, seat)) return found;
  return { kind: 'ask', fallback: found?.value ?? question.fallback() };
}

/** What stops a battle from round to round. */
const roundQuestions: ReadonlySet<string> = new Set(['press', 'stay', 'casualties', 'submarines']);

/** Goes on with a battle by the orders given for it, where its power does not want to be asked in every round. */
function betweenRounds(
  question: Question,
  instructions: readonly Instruction[],
  state: AaState,
  space: Space,
): Answered | undefined {
  if (!roundQuestions.has(question.key)) return undefined;
  const key = standingKey('rounds');
  const [way] = asChoice(instructions.find((one) => one.key === key)?.value ?? null);
  if (way === undefined || !Object.hasOwn(roundStakes, way)) return undefined;
  if (stakeIn(state, space) >= roundStakes[way as keyof typeof roundStakes]) return undefined;
  return { kind: 'answer', value: question.key === 'press' ? ['toEnd'] : question.fallback(), keys: [key] };
}

/** What can be said from now on beside such a question. */
export function roundsFromNowOn({ key }: Question): readonly FromNowOn[] {
  if (!roundQuestions.has(key)) return [];
  const rounds = standingKey('rounds');
  return [
    { id: 'small', text: say('fromNow.small'), key: rounds, value: ['worth20'] },
    { id: 'all', text: say('fromNow.all'), key: rounds, value: ['all'], thisTurn: true },
  ];
}

/** What the units in a space are worth together. */
function stakeIn({ units }: AaState, space: Space): number {
  return priceOf(units.filter((unit) => unit.space === space));
}

/** The orders that a seat's instructions give for a battle, as far as its owner knows; the usual ones where they say nothing. */
export function knownOrders(instructions: readonly Instruction[], battle: Battle, camp: Camp): BattleOrders {
  const where = battle.kind === 'sea' ? 'Sea' : 'Land';
  const plan = camp === 'attack' ? instructions.find(({ key }) => key === planKey(battle)) : undefined;
  const found = plan ?? standing(instructions, `${camp === 'attack' ? 'attack' : 'defend'}${where}`, battle.space);
  return battleOrdersOf(asChoice(found?.value ?? null));
}

type Answered = Extract<Instructed, { readonly kind: 'answer' }>;

function answerTo(question: Question, instructions: readonly Instruction[], space: Space): Answered | undefined {
  const kind = isLand(space) ? 'Land' : 'Sea';
  const by = (instruction: Instruction | undefined, value: (ids: readonly string[]) => Answer): Answered | undefined =>
    instruction === undefined
      ? undefined
      : { kind: 'answer', value: value(asChoice(instruction.value)), keys: [instruction.key] };
  switch (question.key) {
    case 'defenseOrders':
      return by(standing(instructions, `defend${kind}`, space), (ids) => offeredOf(question, ids));
    case 'attackOrders': {
      const battle = { space, kind: isLand(space) ? 'land' : 'sea', round: 0 } as const;
      const plan = instructions.find(({ key }) => key === planKey(battle));
      return by(plan ?? standing(instructions, `attack${kind}`, space), (ids) => offeredOf(question, ids));
    }
    case 'intercept':
      return by(standing(instructions, 'interceptors', space), ([way = 'none']) => risers(question, way));
    case 'homeless': {
      const wish = standing(instructions, 'homeless', space);
      const [first] = offeredOf(question, asChoice(wish?.value ?? null));
      return first === undefined ? undefined : by(wish, () => [first]);
    }
    default:
      return undefined;
  }
}

/** An exception that names the space, or else the general order. */
function standing(instructions: readonly Instruction[], about: string, space: Space): Instruction | undefined {
  const mine = instructions.filter(({ key, value }) => value !== null && key.startsWith(standingKey(about)));
  return (
    mine.find(({ filter, key }) => key !== standingKey(about) && asChoice(filter).includes(space)) ??
    mine.find(({ key }) => key === standingKey(about))
  );
}

/** What of a list is on offer: orders for all battles name units that are not in this one. */
function offeredOf({ form }: Question, ids: readonly string[]): readonly string[] {
  if (form.kind !== 'choose') return [];
  const offered = new Set(form.options().map(({ id }) => id));
  return ids.filter((id) => offered.has(id));
}

function risers({ form, about }: Question, wish: string): Answer {
  const most = form.kind === 'spread' ? form.max : 0;
  const raiders = Number(about?.raiders ?? 0);
  const way = interceptions.find((one) => one === wish) ?? 'none';
  const count = { none: 0, one: 1, two: 2, all: most, outnumber: most >= raiders ? most : 0 }[way];
  return count === 0 ? {} : { fighter: Math.min(most, count) };
}

/** Whether a power wants to decide itself what happens in a space. */
function wantsToBeAsked(instructions: readonly Instruction[], state: AaState, space: Space, power: Power): boolean {
  const wishes = asChoice(instructions.find(({ key }) => key === standingKey('askMe'))?.value ?? null);
  const stake = stakeIn(state, space);
  return wishes.some((wish) => {
    switch (wish) {
      case 'always':
        return true;
      case 'capital':
        return capitals[power] === space;
      case 'city':
        return citiesOf(state.options).some((city) => city === space);
      case 'worth20':
      case 'worth40':
      case 'worth60':
        return stake >= Number(wish.slice(5));
      default:
        return wish === space;
    }
  });
}
