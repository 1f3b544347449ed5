// The ways most questions are asked in: one of several, yes or no, some of a list, points over places.
import type { Choose, Option, Question, Review, Row, Spread } from './question.js';
import type { Script, Table } from './script.js';
import type { Text } from './text.js';

/** What a question says besides its form. */
export type Asked = Omit<Question, 'form' | 'fallback' | 'review'>;

/** All that asking needs of a table. */
type Asker = Pick<Table<unknown>, 'ask'>;

/** Something to choose in `chooseOne`: an option whose parts may be undefined as well as absent. */
export interface Way<Id extends string> {
  readonly id: Id;
  readonly text: Text;
  /** What of the board it stands for, where that is not its id. */
  readonly of?: string | undefined;
  /** Other names it may be typed by, parted by ` / `. */
  readonly also?: Text | undefined;
  readonly group?: Text | undefined;
  readonly detail?: Text | undefined;
  readonly danger?: Text | undefined;
}

/** A way as an option. */
export function optionOf<Id extends string>({ id, text, of, also, group, detail, danger }: Way<Id>): Option<Id> {
  return {
    id,
    text,
    ...(of === undefined ? {} : { of }),
    ...(also === undefined ? {} : { also }),
    ...(group === undefined ? {} : { group }),
    ...(detail === undefined ? {} : { detail }),
    ...(danger === undefined ? {} : { danger }),
  };
}

/**
 * Asks for one of several ways.
 * @param fallback what stands when time runs out; it must be one of the ways.
 */
export function* chooseOne<Id extends string>(
  t: Asker,
  asked: Asked,
  { ways, fallback, of }: { readonly ways: readonly Way<Id>[]; readonly fallback: Id; readonly of?: Choose['of'] },
): Script<Id> {
  const form: Choose<Id> = {
    kind: 'choose',
    min: 1,
    max: 1,
    ...(of === undefined ? {} : { of }),
    options: () => ways.map(optionOf),
  };
  const [chosen] = yield* t.ask({ ...asked, form, fallback: () => [fallback] });
  return chosen ?? fallback;
}

/** Asks yes or no. */
export function* yesNo(
  t: Asker,
  asked: Asked,
  {
    yes,
    no,
    danger,
    fallback,
  }: {
    readonly yes: Text;
    readonly no: Text;
    /** What saying yes may cost. */
    readonly danger?: Text | undefined;
    readonly fallback: boolean;
  },
): Script<boolean> {
  const ways: readonly Way<'yes' | 'no'>[] = [
    { id: 'yes', text: yes, danger },
    { id: 'no', text: no },
  ];
  return (yield* chooseOne(t, asked, { ways, fallback: fallback ? 'yes' : 'no' })) === 'yes';
}

/** Some of a list. */
export interface FromList<Id extends string> {
  readonly ids: readonly Id[];
  /** One when absent; never more than there are. */
  readonly min?: number;
  /** One when absent. */
  readonly max?: number;
  /** What choosing nothing is called: what it brings or costs. */
  readonly none?: Text;
  /** What is chosen among. */
  readonly of?: Choose['of'];
  /** What stands when time runs out; the first `min` of the list without it. */
  readonly fallback?: readonly Id[];
  readonly review?: (ids: readonly Id[]) => Review;
}

/**
 * Asks for some of a list. Where it is hidden whether there is anything to choose (`idle`), the question is asked even so, and its
 * `max` does not tell how many there are.
 * @returns nothing, without asking, when the list is empty and that is no secret.
 */
export function* chooseFrom<Id extends string>(
  t: Asker,
  asked: Asked,
  { ids, min = 1, max = 1, none, of, fallback, review }: FromList<Id>,
  option: (id: Id) => Option<Id>,
): Script<readonly Id[]> {
  const hides = asked.idle === 'wait' || asked.idle === 'decoy';
  if (ids.length === 0 && !hides) return [];
  const most = hides ? max : Math.min(max, ids.length);
  const least = Math.min(min, most, ids.length);
  const form: Choose<Id> = {
    kind: 'choose',
    min: least,
    max: most,
    ...(of === undefined ? {} : { of }),
    ...(none === undefined ? {} : { none }),
    options: () => ids.map(option),
  };
  return yield* t.ask({
    ...asked,
    form,
    fallback: () => fallback ?? ids.slice(0, least),
    ...(review === undefined ? {} : { review }),
  });
}

/** Points to be spread over places. */
export interface Points<Id extends string> {
  readonly places: readonly { readonly id: Id; readonly most: number }[];
  readonly total: number;
  /** Fewer points are allowed; otherwise as many as fit. */
  readonly optional?: boolean;
  /** They are taken away from where they lie. */
  readonly takes?: boolean;
  /** What stands when time runs out. */
  readonly fallback: () => Readonly<Partial<Record<Id, number>>>;
}

/**
 * Asks how points are spread over places.
 * @returns the points by place, without zeros. Nothing is asked when nothing fits, or when all that fits is needed.
 */
export function* spreadPoints<Id extends string>(
  t: Asker,
  asked: Asked,
  { places, total, optional = false, takes = false, fallback }: Points<Id>,
  row: (id: Id, most: number) => Row<Id>,
): Script<Partial<Record<Id, number>>> {
  const open = places.filter(({ most }) => most > 0);
  const room = open.reduce((sum, { most }) => sum + most, 0);
  const max = Math.min(total, room);
  if (max === 0) return {};
  if (room === max && !optional) return amounts(open.map(({ id, most }) => [id, most]));
  const form: Spread<Id> = {
    kind: 'spread',
    min: optional ? 0 : max,
    max,
    ...(takes ? { takes: true } : {}),
    rows: () => open.map(({ id, most }) => row(id, most)),
  };
  const answer = yield* t.ask({ ...asked, form, fallback });
  return amounts(open.map(({ id }) => [id, answer[id] ?? 0]));
}

function amounts<Id extends string>(entries: readonly (readonly [Id, number])[]): Partial<Record<Id, number>> {
  const sum: Partial<Record<Id, number>> = {};
  for (const [id, points] of entries) if (points > 0) sum[id] = points;
  return sum;
}
