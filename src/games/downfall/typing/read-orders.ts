// An operations order typed by its parts, in the order in which they are done: `HQ attack redeploy 3`, `본부 공격2 재배치3`.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { OpsOrder } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import { namedChoices } from '../questions/order.js';
import { say } from '../reports/names.js';
import { boxesOf, choicesOf, isOps, type Choice } from '../rules/display.js';
import type { DownfallView } from '../view.js';

/** What a word of an order says: whether it is of the HQ or only planned, or what is done, how often or how far. */
interface Said {
  readonly hq: boolean;
  readonly plan: boolean;
  readonly steps: readonly Step[];
}

interface Step {
  readonly does: 'attack' | 'redeploy';
  readonly number: number | null;
  /** What leads or moves, as far as it is said. */
  readonly shown: readonly ('infantry' | 'armored')[];
}

const word =
  /(?<hq>hq|headquarters?|본부)|(?<plan>plan(?:ned|ning)?|계획)|(?<attack>attacks?|공격)|(?<redeploy>redeploy(?:ment|s)?|move(?:s|ment)?|재배치?|이동)|(?<infantry>infantry|inf|보병)|(?<armored>armou?r(?:ed)?|arm|기갑)|(?<number>\d)/giu;
/** What may stand between these words and behind them. */
const small = /회|번|칸|로|을|를|의|하고|하기|후|먼저|then|times|with|the|and|by|x|[\s:,.+/()&>→–-]/giu;

/** What a line says of an order; null where any of it is written otherwise, or nothing is said of what is done. */
function saidIn(typed: string): Said | null {
  if (typed.replaceAll(word, ' ').replaceAll(small, '') !== '') return null;
  const words = [...typed.matchAll(word)].map(({ groups = {} }) => groups);
  const steps: Step[] = [];
  let count: number | null = null;
  for (const { attack, redeploy, infantry, armored, number } of words) {
    const last = steps.at(-1);
    if (attack !== undefined || redeploy !== undefined) {
      // `2 attacks` has its number before it.
      steps.push({ does: attack === undefined ? 'redeploy' : 'attack', number: count, shown: [] });
      count = null;
    } else if (number !== undefined) {
      if (last === undefined || last.number !== null) count = Number(number);
      else steps.splice(-1, 1, { ...last, number: Number(number) });
    } else if (last !== undefined && (infantry !== undefined || armored !== undefined)) {
      steps.splice(-1, 1, { ...last, shown: [...last.shown, infantry === undefined ? 'armored' : 'infantry'] });
    }
  }
  const [hq, plan] = [words.some((one) => one['hq'] !== undefined), words.some((one) => one['plan'] !== undefined)];
  return steps.length === 0 || count !== null ? null : { hq, plan, steps };
}

/** Whether an operation does what is said, in this order, and nothing else; where `alone`, with no other units than those that are said. */
function does({ kind, attacks, mp, moves = [], primary = [] }: OpsOrder, { steps }: Said, alone: boolean): boolean {
  const fits = ({ number, shown }: Step, own: number | undefined, units: readonly string[]): boolean =>
    (number === null || number === own) &&
    shown.every((one) => units.includes(one)) &&
    (!alone || shown.length === 0 || units.length === shown.length);
  return (
    kind === steps.map((one) => one.does).join('-') &&
    steps.every((one) => (one.does === 'attack' ? fits(one, attacks, primary) : fits(one, mp, moves)))
  );
}

/** The choice that a line describes; where it fits several, which ones; nothing for the common reader where it is none of them. */
export function readOrder(typed: string, { form }: Question, view: DownfallView): readonly Reading[] {
  const said = saidIn(typed);
  if (said === null || form.kind !== 'choose') return [];
  const { operations } = factsOf(view).orders;
  const isMeant = ({ kind, order, box, marker, fromPlanning }: Choice, alone: boolean): boolean => {
    const isPlan = kind === 'plan';
    const ops = isPlan && marker !== null ? boxesOf(view.active, marker)[0] : order;
    // What lies in the planning box may be called planned, and need not.
    const isPlanned = isPlan ? said.plan : !said.plan || fromPlanning;
    return ops != null && isOps(ops) && isPlanned && (box === 'hq') === said.hq && does(operations[ops], said, alone);
  };
  const fitting = choicesOf(view, view.active).filter((choice) => isMeant(choice, false));
  // `attack with armor` is the order for armor alone, where there is one.
  const closest = fitting.filter((choice) => isMeant(choice, true));
  const close = closest.length > 0 ? closest : fitting;
  const fromTrack = close.filter(({ fromPlanning }) => !fromPlanning);
  const choices = said.plan || fromTrack.length === 0 ? close : fromTrack;
  const meant = namedChoices(factsOf(view), view, view.active, choices);
  const [only, other] = meant;
  if (only === undefined) return [];
  if (other === undefined) return [{ source: typed, part: [only.choice.id], echo: only.text }];
  return [{ source: typed, problem: say('why.order.several', { orders: meant.map(({ text }) => text) }) }];
}
