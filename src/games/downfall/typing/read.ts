// Marches typed with the hex they begin in, alone or as a stack: `21A 3438-3439-3339`, `21A+64A 3438 > 3439`; attacks and drops.
import { asSheet } from '../../../table/answer.js';
import type { Reading } from '../../../table/game.js';
import { foldName } from '../../../table/names.js';
import type { Answer, Order, Orders, Question, Sheet } from '../../../table/question.js';
import { linesOf, piecesOf } from '../../../table/typed-text.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { withoutOrderOf } from '../questions/march.js';
import { say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import type { OrderContext } from '../state.js';
import type { DownfallView } from '../view.js';
import { citiesAsHexes } from './named.js';
import { readAttacks } from './read-attacks.js';
import { readDrop } from './read-drops.js';
import { readGoal } from './read-goals.js';
import { readLoss } from './read-losses.js';
import { readOrder } from './read-orders.js';
import { readSteps } from './read-steps.js';
import { readOthers, whyNoMarch } from './read-together.js';
import { readUnits, unitQuestions } from './read-units.js';
import { longNames, shortNames } from './unit-names.js';

const line = /^(?<names>\S+(?:\s+\S+)*?)\s+(?<from>\d{4})(?<path>(?:(?:\s*[-–→>]\s*|\s+)\d{4})+)$/u;

/** The faction's unit in a hex that a name means; none when it means several or nobody. */
function unitNamed(name: string, from: string, view: DownfallView, order: OrderContext): UnitId | undefined {
  const facts = factsOf(view);
  const folded = foldName(name);
  const called = (id: UnitId): boolean =>
    [id, facts.units[id].name, ...longNames(id), ...shortNames(facts, id)].some((one) => foldName(one) === folded);
  const own = facts.unitIds.filter((id) => view.units[id].at === from && facts.units[id].faction === order.faction);
  const [only, second] = own.filter(called);
  return second === undefined ? only : undefined;
}

/** A path through all the hexes that are named, or to the last of them where those between go without saying; none for what does not move. */
function pathTo(form: Orders, subject: string, hexes: readonly string[], sheet: Sheet): Order | undefined {
  if (!form.subjects(sheet).some(({ id }) => id === subject)) return undefined;
  const ways = [hexes, hexes.slice(-1)];
  return ways
    .map((path): Order => ({ subject, path: [...path] }))
    .find(
      ({ path }) =>
        path.every((hex, n) =>
          form.step({ subject, path: path.slice(0, n) }, sheet).options.some(({ id }) => id === hex),
        ) && form.step({ subject, path }, sheet).complete,
    );
}

/** The marches or attacks of a text, or what is wrong with them; nothing when any line is written otherwise, for the common reader. */
export function read(
  typed: string,
  {
    question,
    view,
    begun,
  }: { readonly question: Question; readonly view: DownfallView; readonly begun?: Answer | null },
): readonly Reading[] {
  const { key, form } = question;
  const { order } = view;
  if (key === 'order') return readOrder(typed, question, view);
  if (key === 'retreatTo' || key === 'deeper') return readGoal(typed, question, factsOf(view));
  if (unitQuestions.has(key)) return readUnits(typed, question, factsOf(view));
  if (key === 'loss') return readLoss(typed, question, factsOf(view));
  if (key === 'steps') return readSteps(typed, question, { facts: factsOf(view), begun: begun ?? null });
  if (key === 'airdrop') return readDrop(typed, question, factsOf(view));
  if (key === 'attack') return readAttacks(typed, question, { view, begun: begun ?? null });
  if (key !== 'march' || form.kind !== 'orders' || order === null) return [];
  const readings: Reading[] = [];
  const sheet: Order[] = [...asSheet(begun ?? null)];
  const pieces = piecesOf(linesOf(typed).join('\n'));
  // Beside what is read here, a single unit is as well: the common reader would read the whole text, and these otherwise.
  const takesOne =
    pieces.length > 1 && pieces.some((one) => readOthers(one, sheet, { form, view, order, takesOne: false }));
  for (const source of pieces) {
    const parts = line.exec(citiesAsHexes(source, factsOf(view)))?.groups;
    if (parts === undefined) {
      const others = readOthers(source, sheet, { form, view, order, takesOne });
      if (others === undefined) return [];
      readings.push(...others);
      for (const march of others.flatMap((one) => ('part' in one ? asSheet(one.part) : [])))
        sheet.splice(0, sheet.length, ...withoutOrderOf(march.subject, sheet), march);
      continue;
    }
    const { names = '', from = '', path = '' } = parts;
    const hexes = path.match(/\d{4}/gu) ?? [];
    for (const name of names.split('+').map((one) => one.trim())) {
      const unit = unitNamed(name, from, view, order);
      if (unit === undefined) {
        readings.push({ source, problem: say('why.noUnit', { name, place: placeName(factsOf(view), from) }) });
        continue;
      }
      // Ordered anew, it takes the place of what was ordered before.
      const others = sheet.filter(({ subject }) => subject !== unit);
      const march = pathTo(form, unit, hexes, others);
      if (march === undefined) {
        const to = hexes.at(-1) ?? from;
        readings.push({ source, problem: whyNoMarch(unit, to, { view, order, sheet: others }) });
        continue;
      }
      sheet.splice(0, sheet.length, ...others, march);
      readings.push({ source, part: [march], echo: form.describe(march) });
    }
  }
  return readings;
}
