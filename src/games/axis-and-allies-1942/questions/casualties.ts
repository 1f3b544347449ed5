// Which units take the hits of a step, for those who want to be asked: every legal choice, and no other.
import type { Choose, Option, Question, Review, Row, Spread } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Power } from '../data/powers.js';
import type { UnitType } from '../data/units.js';
import { battleName, standingText } from '../reports/battles.js';
import { soFarText } from '../reports/fighting.js';
import { inBattle, rowName, say, spaceName } from '../reports/names.js';
import { destroy, domainOf } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { assign, isLegalChoice, type Casualties, type Hits, type Slot } from '../rules/casualties.js';
import type { AaState, Battle, Unit } from '../state.js';
import { deckWarning } from './decks.js';

/** Slots that are all the same to their owner. */
interface SlotRow {
  readonly id: string;
  readonly text: Text;
  readonly type: UnitType;
  readonly slots: readonly Slot[];
}

function rowId({ unit, kills }: Slot): string {
  const parts = [unit.type, ...(domainOf(unit) === 'air' ? [String(unit.left)] : [])];
  if (domainOf(unit) === 'land' && unit.task === 'battle' && unit.from === null) parts.push('landed');
  return kills ? parts.join('+') : `hit+${unit.type}`;
}

/** What attacking aircraft do, who need some way back. */
const sentOut: ReadonlySet<Unit['task']> = new Set(['battle', 'raid', 'escort']);

function nameOf({ unit, kills }: Slot): Text {
  const left = domainOf(unit) === 'air' && sentOut.has(unit.task) ? unit.left : null;
  const name = rowName({ type: unit.type, left, cargo: [] });
  if (!kills) return say('losses.freeHit');
  return rowId({ unit, kills }).endsWith('landed') ? say('units.landed', { unit: name }) : name;
}

function rowsOf(slots: readonly Slot[]): readonly SlotRow[] {
  const rows = new Map<string, { text: Text; type: UnitType; slots: Slot[] }>();
  for (const slot of slots) {
    const id = rowId(slot);
    const known = rows.get(id);
    if (known === undefined) rows.set(id, { text: nameOf(slot), type: slot.unit.type, slots: [slot] });
    else known.slots.push(slot);
  }
  return [...rows].map(([id, row]) => ({ id, ...row }));
}

/** The slots that a number of each row stands for: of battleships those first that were hit before. */
function slotsFor(rows: readonly SlotRow[], counts: Readonly<Partial<Record<string, number>>>): readonly Slot[] {
  const chosen: Slot[] = [];
  for (const row of [...rows].sort((a, b) => Number(a.slots[0]?.kills) - Number(b.slots[0]?.kills))) {
    const damaged = (unit: Unit): boolean => unit.hit || chosen.some((slot) => slot.unit === unit);
    const sorted = row.slots.toSorted((a, b) => Number(damaged(b.unit)) - Number(damaged(a.unit)));
    chosen.push(...sorted.slice(0, counts[row.id] ?? 0));
  }
  return chosen;
}

/** The casualties that an answer names. */
export function casualtiesOf(slots: readonly Slot[], counts: Readonly<Partial<Record<string, number>>>): Casualties {
  const chosen = slotsFor(rowsOf(slots), counts);
  return {
    lost: chosen.filter(({ kills }) => kills).map(({ unit }) => unit),
    damaged: chosen.filter(({ kills }) => !kills).map(({ unit }) => unit),
  };
}

/** Whether hits leave their owner anything to choose. */
export function hasChoice({ hits, slots, own }: Blow): boolean {
  const { lost, damaged } = shareOf(assign(hits, slots), own);
  const count = lost.length + damaged.length;
  return count > 0 && count < own.length && rowsOf(own).length > 1;
}

/** Of more ways to spread the hits than this, none is left out beforehand. */
const mostWays = 2_000;

/** How few and how many of each row a legal choice may take; undefined where there are too many ways to look at. */
function boundsOf(
  rows: readonly SlotRow[],
  total: number,
  isLegal: (counts: Readonly<Partial<Record<string, number>>>) => boolean,
): ReadonlyMap<string, { readonly min: number; readonly max: number }> | undefined {
  if (rows.reduce((ways, { slots }) => ways * (Math.min(slots.length, total) + 1), 1) > mostWays) return undefined;
  const bounds = new Map<string, { min: number; max: number }>();
  const visit = (at: number, left: number, counts: Readonly<Partial<Record<string, number>>>): void => {
    const row = rows[at];
    if (row === undefined) {
      if (left > 0 || !isLegal(counts)) return;
      for (const { id } of rows) {
        const count = counts[id] ?? 0;
        const known = bounds.get(id) ?? { min: count, max: count };
        bounds.set(id, { min: Math.min(known.min, count), max: Math.max(known.max, count) });
      }
      return;
    }
    for (let n = 0; n <= Math.min(row.slots.length, left); n++) visit(at + 1, left - n, { ...counts, [row.id]: n });
  };
  visit(0, total, {});
  return bounds;
}

/** What is asked about the hits on a side. */
export interface Blow {
  readonly hits: Hits;
  /** All units of the side that could take them. */
  readonly slots: readonly Slot[];
  /** Those that the power asked decides on; the others of the side take theirs as their orders have it. */
  readonly own: readonly Slot[];
}

/** The part of the usual casualties that falls on these slots. */
export function shareOf({ lost, damaged }: Casualties, own: readonly Slot[]): Casualties {
  const isOwn = (unit: Unit, kills: boolean): boolean => own.some((slot) => slot.unit === unit && slot.kills === kills);
  return { lost: lost.filter((unit) => isOwn(unit, true)), damaged: damaged.filter((unit) => isOwn(unit, false)) };
}

/** In which battle and round a power takes hits; before the first round antiaircraft fire hits who attacks, and a bombardment who defends. */
function whenText(power: Power, battle: Battle, { active }: AaState): Text {
  const space = spaceName(battle.space);
  if (battle.kind === 'raid') return battleName(battle);
  if (battle.round > 0) return say('report.round', { space, round: battle.round });
  return say(power === active ? 'losses.flak' : 'losses.bombardment', { space });
}

/** What both forms of the question say, and which counts of its rows are legal. */
interface Asked {
  readonly question: Pick<Question, 'seat' | 'text' | 'pace' | 'idle' | 'about' | 'places'> & {
    readonly key: 'casualties';
  };
  readonly total: number;
  readonly rows: readonly Row[];
  readonly usual: Counts;
  readonly review: (counts: Counts) => Review;
}

type Counts = Readonly<Partial<Record<string, number>>>;

function askedOf(power: Power, battle: Battle, { hits, slots, own }: Blow, state: AaState): Asked {
  const { space } = battle;
  const rows = rowsOf(own);
  const all = assign(hits, slots);
  const usual = shareOf(all, own);
  const others = slots.filter(
    (slot) => !own.includes(slot) && (slot.kills ? all.lost : all.damaged).includes(slot.unit),
  );
  const total = usual.lost.length + usual.damaged.length;
  const counts: Partial<Record<string, number>> = {};
  const add = (unit: Unit, kills: boolean): void => {
    const id = rowId({ unit, kills });
    counts[id] = (counts[id] ?? 0) + 1;
  };
  for (const unit of usual.lost) add(unit, true);
  for (const unit of usual.damaged) add(unit, false);
  const isLegal = (chosen: Counts): boolean => isLegalChoice(hits, slots, [...others, ...slotsFor(rows, chosen)]);
  const bounds = boundsOf(rows, total, isLegal);
  return {
    question: {
      key: 'casualties',
      seat: power,
      text: say('ask.casualties', {
        when: whenText(power, battle, state),
        count: total,
        sides: standingText(state, battle),
        soFar: soFarText(state, space),
      }),
      pace: 'reaction',
      // Where one answer is legal, what is lost is told anyway.
      idle: 'quiet',
      about: { space },
      places: [space],
    },
    total,
    rows: rows.flatMap(({ id, text, type, slots: { length } }): readonly Row[] => {
      const { min, max } = bounds?.get(id) ?? { min: 0, max: Math.min(length, total) };
      return max === 0 ? [] : [{ id, text, of: inBattle(power, type), min, max }];
    }),
    usual: counts,
    review: (chosen) => {
      if (!isLegal(chosen)) return { refusals: [say('refuse.casualties')] };
      if (power !== state.active) return {};
      const gone = draftOf(state);
      destroy(
        gone,
        casualtiesOf(own, chosen).lost.map(({ id }) => id),
      );
      return deckWarning(state, gone);
    },
  };
}

/** Asks the owner of units which of them take the hits. */
export function casualtiesQuestion(power: Power, battle: Battle, blow: Blow, state: AaState): Question<Spread> {
  const { question, total, rows, usual, review } = askedOf(power, battle, blow, state);
  return {
    ...question,
    form: { kind: 'spread', takes: true, min: total, max: total, rows: () => rows },
    fallback: () => usual,
    review,
  };
}

/** The same about a single hit: one press says what takes it. */
export function hitQuestion(power: Power, battle: Battle, blow: Blow, state: AaState): Question<Choose> {
  const { question, rows, usual, review } = askedOf(power, battle, blow, state);
  const options = rows.map(({ id, text, of }): Option => ({ id, text, ...(of === undefined ? {} : { of }) }));
  return {
    ...question,
    form: { kind: 'choose', min: 1, max: 1, options: () => options },
    fallback: () => Object.keys(usual),
    review: ([id = '']) => review({ [id]: 1 }),
  };
}

/** Whether hits come to one loss. */
export function isOneHit({ hits, slots, own }: Blow): boolean {
  const { lost, damaged } = shareOf(assign(hits, slots), own);
  return lost.length + damaged.length === 1;
}

/** How many of each row an answer names; a single loss used to be answered as several are. */
export function countsIn(answer: readonly string[] | Counts): Counts {
  return isList(answer) ? Object.fromEntries(answer.map((id) => [id, 1])) : answer;
}

function isList(answer: readonly string[] | Counts): answer is readonly string[] {
  return Array.isArray(answer);
}
