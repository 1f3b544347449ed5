// The public reports of each phase: every order with its reason, then what followed from them.
import type { Table } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import { powers, provinceOf } from '../data/geography.js';
import type { Power, Unit } from '../data/geography.js';
import type { AdjustmentResult } from '../rules/adjustments.js';
import type { MovementOutcome, OrderResult } from '../rules/outcome.js';
import { centresOf } from '../rules/ownership.js';
import type { CentreChange } from '../rules/ownership.js';
import type { RetreatResult } from '../rules/retreats.js';
import { isEliminated } from '../state.js';
import type { DiplomacyState, Dislodged, Order, PhaseId } from '../state.js';
import { briefOf, hasStood, movementBrief, powerLine, shortOrder } from './brief.js';
import { ownedUnitText, powerText, seasonText } from './names.js';
import { orderText } from './order-text.js';
import { reasonText } from './reasons.js';
import { say } from './say.js';

/** Where reports go, and the position they speak of. */
export type Teller = Pick<Table<DiplomacyState>, 'state' | 'tell'>;
/** The same for reports of a phase by itself, which may be one that is only supposed. */
type PhaseTeller = Pick<Teller, 'tell'> & {
  readonly state: Pick<DiplomacyState, 'year' | 'season' | 'unplayed' | 'options'>;
};

interface Line {
  readonly power: Power;
  /** The order and its outcome among others of its power. */
  readonly brief: Text;
  /** The same on a line of its own, with the whole reason. */
  readonly text: Text;
  readonly focus: readonly string[];
  /** It stood or helped as it was told to. */
  readonly stood?: boolean;
}

/** With more orders than this the lines count those that stood or helped: what moved, and what failed, is what one looks for. */
const crowd = 24;

function heading(t: PhaseTeller, phase: PhaseId): void {
  const { year, season, options } = t.state;
  t.tell(say(`report.${phase}`, { year, season: seasonText(season, options) }));
}

function tellByPower(t: PhaseTeller, lines: readonly Line[]): void {
  for (const power of powers) {
    const mine = lines.filter((line) => line.power === power);
    if (mine.length === 0) continue;
    const told = lines.length > crowd ? mine.filter(({ stood }) => stood !== true) : mine;
    const briefs = told.map(({ brief }) => brief);
    const count = mine.length - told.length;
    const stood = say(told.length === 0 ? 'brief.allStood' : 'brief.stood', { count });
    t.tell(powerLine(power, count === 0 ? briefs : [...briefs, stood]), {
      focus: mine.flatMap(({ focus }) => focus),
    });
    for (const { text } of mine) t.tell(text, { weight: 'detail' });
  }
}

function resultLine(sent: boolean, verdict: 'succeeds' | 'fails' | 'illegal', order: Text, why: Text): Text {
  return say(sent ? `result.${verdict}` : 'result.unordered', { order, why });
}

function focusOf(order: Order): readonly string[] {
  switch (order.kind) {
    case 'hold':
    case 'disband':
      return [provinceOf(order.unit)];
    case 'move':
    case 'retreat':
      return [provinceOf(order.unit), provinceOf(order.to)];
    case 'support':
    case 'convoy':
      return [provinceOf(order.unit), provinceOf(order.to ?? order.of)];
    case 'build':
    case 'remove':
      return [provinceOf(order.at)];
    case 'waive':
      return [];
  }
}

/** All orders of a movement phase, then who was dislodged and what a standoff left empty. `disorder` are the powers that sent nothing. */
export function tellMovement(
  t: PhaseTeller,
  before: readonly Unit[],
  outcome: MovementOutcome,
  disorder: readonly Power[],
): void {
  heading(t, 'movement');
  for (const power of disorder) t.tell(say('report.disorder', { power: powerText(power) }));
  tellByPower(
    t,
    outcome.results.map((result) => ({
      power: result.power,
      brief: movementBrief(result, before),
      stood: hasStood(result),
      text: resultLine(result.sent, result.verdict, orderText(result.order, before), reasonText(result)),
      focus: focusOf(result.order),
    })),
  );
  for (const one of outcome.dislodged) tellDislodged(t, one, outcome.results, disorder);
  const { contested, dislodged } = outcome;
  if (contested.length > 0 && dislodged.length > 0)
    t.tell(say('report.contested', { places: contested.map((id) => say(`place.${id}`)) }), {
      focus: contested,
      weight: 'detail',
    });
}

function tellDislodged(
  t: PhaseTeller,
  { unit, retreats }: Dislodged,
  results: readonly OrderResult[],
  disorder: readonly Power[],
): void {
  const attacker = results.find((result) => result.unit === unit)?.dislodgedBy ?? null;
  if (attacker === null) return;
  const who = { unit: ownedUnitText(unit), by: ownedUnitText(attacker) };
  const focus = [provinceOf(unit.at)];
  if (disorder.includes(unit.power) || t.state.unplayed.includes(unit.power))
    t.tell(say('report.abandoned', who), { focus, weight: 'headline' });
  else if (retreats.length === 0) t.tell(say('report.destroyed', who), { focus, weight: 'headline' });
  else t.tell(say('report.dislodged', { ...who, places: retreats.map((at) => say(`place.${at}`)) }), { focus });
}

/** All retreats. */
export function tellRetreats(t: Teller, before: readonly Unit[], results: readonly RetreatResult[]): void {
  heading(t, 'retreat');
  tellByPower(
    t,
    results.map(({ power, order, sent, verdict, reason }) => ({
      power,
      brief: briefOf(
        sent,
        verdict,
        shortOrder(order, before),
        reason.why === 'retreated' || reason.why === 'disbanded' ? null : retreatReason(reason),
      ),
      text: resultLine(sent, verdict, orderText(order, before), retreatReason(reason)),
      focus: focusOf(order),
    })),
  );
}

function retreatReason(reason: RetreatResult['reason']): Text {
  switch (reason.why) {
    case 'collision':
      return say('retreat.collision', { units: reason.with.map(ownedUnitText) });
    case 'illegal':
      return say(`retreat.${reason.code}`);
    case 'retreated':
    case 'disbanded':
    case 'no-order':
    case 'no-retreat':
      return say(`retreat.${reason.why}`);
  }
}

/** All builds and removals, and builds left unused. `forced` are powers that lost every unit without a choice. */
export function tellAdjustments(
  t: Teller,
  before: readonly Unit[],
  results: readonly AdjustmentResult[],
  unused: ReadonlyMap<Power, number>,
  forced: readonly Power[],
): void {
  heading(t, 'adjustment');
  const lines: Line[] = results.map(({ power, order, sent, verdict, reason }) => {
    const why =
      reason.why === 'not-done'
        ? say(`adjust.${reason.code}`)
        : say(reason.why === 'civil-disorder' && forced.includes(power) ? 'adjust.forced' : `adjust.${reason.why}`);
    const plain = sent && verdict === 'succeeds';
    return {
      power,
      brief: briefOf(sent, verdict, shortOrder(order, before), plain ? null : why),
      text: resultLine(sent, verdict, orderText(order, before), why),
      focus: focusOf(order),
    };
  });
  for (const [power, count] of unused) {
    const brief = say('brief.unused', { count });
    lines.push({ power, brief, text: say('report.waived', { power: powerText(power), count }), focus: [] });
  }
  tellByPower(t, lines);
}

/** Centres that changed hands, then how many everybody owns. */
export function tellCentres(t: Teller, changes: readonly CentreChange[]): void {
  for (const power of powers) {
    const taken = changes.filter(({ to }) => to === power);
    if (taken.length === 0) continue;
    const names = taken.map(({ centre, from }) => {
      const place = say(`province.${centre}`);
      return from === null ? place : say('report.taken.from', { place, power: powerText(from) });
    });
    const focus = taken.map(({ centre }) => centre);
    t.tell(say('report.taken', { power: powerText(power), centres: names }), { focus, weight: 'detail' });
  }
  const counts = powers
    .map((power) => ({ power, count: centresOf(t.state.owners, power).length }))
    .filter(({ power, count }) => count > 0 || changes.some(({ from }) => from === power))
    .map(({ power, count }) => {
      const places = changes.filter(({ to }) => to === power).map(({ centre }) => say(`place.${centre}`));
      const lost = changes.filter(({ from }) => from === power).map(({ centre }) => say(`place.${centre}`));
      const own = { power: powerText(power), count };
      if (places.length > 0 && lost.length > 0) return say('report.count.both', { ...own, places, lost });
      if (lost.length > 0) return say('report.count.less', { ...own, lost });
      return places.length === 0 ? say('report.count', own) : say('report.count.more', { ...own, places });
    });
  const focus = changes.map(({ centre }) => centre);
  t.tell(say('report.centres', { counts }), { focus, weight: 'headline' });
}

/** The powers of a list that have since lost their last unit and centre. */
export function tellEliminations(t: Teller, living: readonly Power[]): void {
  for (const power of living)
    if (isEliminated(t.state, power))
      t.tell(say('report.eliminated', { power: powerText(power) }), { weight: 'headline' });
}
