// What somebody who has answered everything lays down for their next turn, where the desk offers it: what the computer player would do now.
import { assaults } from '../../src/games/downfall/computer/battles.js';
import { Ground } from '../../src/games/downfall/rules/ground.js';
import type { DownfallView } from '../../src/games/downfall/view.js';
import { nations } from '../../src/games/quartermaster-general/data/nations.js';
import { playStep } from '../../src/games/quartermaster-general/phases/play.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import { asChoice, check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { InstructionOffer } from '../../src/table/instruction.js';
import type { Answer, Order, Orders, Question, SeatId } from '../../src/table/question.js';
import { simulate } from '../../src/table/simulate.js';

/** Whoever thinks ahead: their seat, and the position as the phase began. */
export interface Thinker {
  readonly rules: AnyGame;
  readonly seat: SeatId;
  readonly state: object;
  readonly seed: string;
}

/** Lists of what is done first, what next. */
const lists = /^(?:retreats-|builds-|removals-|event\.)/u;
/** Targets of a card laid down ahead; more are never needed. */
const mostSteps = 8;
/** An attack that promises less is left. */
const leastGain = 0.3;

/** What is laid down for an offer; undefined where nothing is. */
export function laidAhead(offer: InstructionOffer, by: Thinker): Answer | undefined {
  const { key, value } = offer;
  if (value === undefined) return undefined;
  const answer = wanted(key, value, by);
  return answer !== undefined && check(value, answer).ok ? answer : undefined;
}

function wanted(key: string, value: Question, by: Thinker): Answer | undefined {
  // Where one may also choose to be asked, that comes first on the list.
  if (lists.test(key)) return preferences(value);
  switch (key) {
    case 'ahead.headline':
      return picked(value, by.seed);
    case 'ahead.play':
      return value.form.kind === 'orders' ? cardWithTargets(value.form, by.seed) : undefined;
    case 'early.purchase':
      return asComputer(value, by, {});
    case 'early.combatMoves':
      return asComputer(value, by, { step: 'combatMove' });
    case 'plan':
      return nextOrder(value, by);
    case 'turn':
      return wholeTurn(by);
    default:
      return undefined;
  }
}

/** All attacks of a Downfall order that look worth it, on one sheet; undefined where another question is asked. */
export function wholeSheet(question: Question, view: object): Answer | undefined {
  const seen = view as DownfallView;
  if (question.key !== 'attack' || question.form.kind !== 'orders' || (seen.order ?? null) === null) return undefined;
  let sheet: readonly Order[] = [];
  for (const { target, primary, all, gain } of seen.order === null ? [] : assaults(new Ground(seen), seen.order)) {
    const more = [...sheet, { subject: target, path: all ? [primary, 'all'] : [primary] }];
    if (gain >= leastGain && check(question, more).ok) sheet = more;
  }
  return sheet;
}

/** Everything that may be named, as it is listed. */
function preferences({ form }: Question): Answer | undefined {
  if (form.kind === 'choose')
    return form
      .options()
      .slice(0, form.max)
      .map(({ id }) => id);
  if (form.kind !== 'orders') return undefined;
  return form.subjects([]).flatMap(({ id }): Order[] => {
    const path = walk(form, id, (options) => options[0], 4);
    return path.length === 0 ? [] : [{ subject: id, path }];
  });
}

/** A path of an order, step by step. */
function walk(
  form: Orders,
  subject: string,
  pick: (ids: readonly string[]) => string | undefined,
  most: number,
): readonly string[] {
  const path: string[] = [];
  while (path.length < most) {
    const next = pick(form.step({ subject, path }, []).options.map(({ id }) => id));
    if (next === undefined) break;
    path.push(next);
  }
  return form.step({ subject, path }, []).complete ? path : [];
}

function picked({ form }: Question, seed: string): Answer | undefined {
  const ids = form.kind === 'choose' ? form.options().map(({ id }) => id) : [];
  return ids.length === 0 ? undefined : [new SeededDice(seed).pick(ids, 'ahead')];
}

function cardWithTargets(form: Orders, seed: string): Answer | undefined {
  const dice = new SeededDice(seed);
  for (const { id } of dice.shuffle(form.subjects([]), 'card')) {
    const path = walk(form, id, (ids) => (ids.length === 0 ? undefined : dice.pick(ids, 'step')), mostSteps);
    if (path.length > 0) return [{ subject: id, path }];
  }
  return undefined;
}

/** What is played matters little here, and beginners are quick. */
export const level = 'beginner';

/** What the computer player would answer if its turn had begun. */
function asComputer(question: Question, { rules, seat, state, seed }: Thinker, change: object): Answer | undefined {
  try {
    const view = { ...rules.view(state, seat), active: seat, ...change };
    return rules.computer({ question, view, seat, dice: new SeededDice(seed), level });
  } catch {
    // It has not been asked for what it is not ready for.
    return undefined;
  }
}

/** The next order of a Downfall faction, among those that can be had now. */
function nextOrder(value: Question, by: Thinker): Answer | undefined {
  if (value.form.kind !== 'choose') return undefined;
  const ids = value.form.options().map(({ id }) => id);
  const plain = (id: string): string => id.slice(0, id.lastIndexOf('@'));
  const form = { ...value.form, options: () => ids.map((id) => ({ id: plain(id), text: value.text })) };
  const [best] = asChoice(asComputer({ ...value, key: 'order', form }, by, {}) ?? []);
  const found = ids.find((id) => plain(id) === best);
  return found === undefined ? undefined : [found];
}

/** The whole turn of a nation of Quartermaster General as it would play it now, if nobody answered. */
function wholeTurn({ rules, seat, state, seed }: Thinker): Answer | undefined {
  const nation = nations.find((one) => one === seat);
  if (nation === undefined || rules.id !== quartermasterGeneral.id) return undefined;
  const ahead: QmgState = structuredClone(quartermasterGeneral.state.parse(state));
  Object.assign(ahead, { active: nation, protections: [], used: [] });
  const items: string[] = [];
  let asked = 0;
  simulate(
    {
      state: ahead,
      dice: new SeededDice('plan'),
      answer: (question) => {
        if (question.seat !== nation) return [];
        const dice = new SeededDice(`${seed} ${String(++asked)}`);
        const view = quartermasterGeneral.view(ahead, nation);
        const answer = quartermasterGeneral.computer({ question, view, seat, dice, level });
        items.push(...asChoice(answer));
        return answer;
      },
    },
    playStep,
  );
  return [...items, 'stop'];
}
