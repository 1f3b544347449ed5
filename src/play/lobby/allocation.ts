// Who is given which seats: wishes in an order drawn by lot, then the rest by lot, then further seats to those who asked for more.
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';

/** Seats that are given out as one. */
export type Bundle = readonly SeatId[];

/** Somebody who has signed up. */
export interface Applicant {
  readonly userId: string;
  /** Bundles, most wanted first; none means any. */
  readonly wishes: readonly Bundle[];
  /** Would take further seats that stay free. */
  readonly more: boolean;
  /** Seats this person has been given already. */
  readonly seats: readonly SeatId[];
}

export interface Allocation {
  readonly given: readonly { readonly userId: string; readonly bundle: Bundle }[];
  /** Bundles nobody has taken. */
  readonly free: readonly Bundle[];
  /** Lengths of the lists that were shuffled, in order: with the seed they tell the draws. */
  readonly lots: readonly number[];
}

/**
 * Gives every applicant without a seat one bundle, and what is left to those who would take more.
 * Where somebody has wishes, a lot decides in which order people are served; each is given the first bundle of their list that
 * is still free. The others, and those whose whole list is gone, are given what is left by lot. Nobody can gain by a list that
 * does not say what they want. Further seats go one at a time to whoever has fewest.
 * @param mayHold whether one person may hold these seats together.
 */
export function allocate(
  { bundles, applicants }: { readonly bundles: readonly Bundle[]; readonly applicants: readonly Applicant[] },
  mayHold: (seats: readonly SeatId[]) => boolean,
  dice: Dice,
): Allocation {
  const held = new Map(applicants.map(({ userId, seats }): [string, readonly SeatId[]] => [userId, seats]));
  const taken = new Set(applicants.flatMap(({ seats }) => seats));
  const given: { userId: string; bundle: Bundle }[] = [];
  const lots: number[] = [];
  const free = (): readonly Bundle[] => bundles.filter((bundle) => !bundle.some((seat) => taken.has(seat)));
  const give = (userId: string, bundle: Bundle): void => {
    given.push({ userId, bundle });
    for (const seat of bundle) taken.add(seat);
    held.set(userId, [...(held.get(userId) ?? []), ...bundle]);
  };
  const byLot = <T>(list: readonly T[]): readonly T[] => {
    lots.push(list.length);
    return dice.shuffle(list, 'seats');
  };

  const waiting = applicants.filter(({ seats }) => seats.length === 0);
  const picky = waiting.some(({ wishes }) => wishes.length > 0);
  const inOrder = picky && waiting.length > 1 ? byLot(waiting) : waiting;
  const unserved = inOrder.filter(({ userId, wishes }) => {
    const open = free();
    const wish = wishes.find((one) => open.some((bundle) => isSame(bundle, one)));
    if (wish !== undefined) give(userId, wish);
    return wish === undefined;
  });
  if (unserved.length > 0) {
    const rest = byLot(free());
    for (const [n, { userId }] of unserved.entries()) {
      const bundle = rest[n];
      if (bundle === undefined) throw new RangeError('more people than seats');
      give(userId, bundle);
    }
  }
  for (let next = nextFurther(); next !== undefined; next = nextFurther()) give(next.userId, next.bundle);
  return { given, free: free(), lots };

  function nextFurther(): { readonly userId: string; readonly bundle: Bundle } | undefined {
    const seatsOf = (userId: string): readonly SeatId[] => held.get(userId) ?? [];
    const open = free();
    return inOrderOfSeats(applicants.filter(({ more }) => more))
      .flatMap(({ userId, wishes }) => {
        const fitting = open.filter((bundle) => mayHold([...seatsOf(userId), ...bundle]));
        const wished = wishes.find((wish) => fitting.some((bundle) => isSame(bundle, wish)));
        const bundle = wished ?? fitting[0];
        return bundle === undefined ? [] : [{ userId, bundle }];
      })
      .at(0);
  }

  function inOrderOfSeats(people: readonly Applicant[]): readonly Applicant[] {
    const count = ({ userId }: Applicant): number => held.get(userId)?.length ?? 0;
    return [...people].sort((a, b) => count(a) - count(b));
  }
}

/** Whether two bundles hold the same seats. */
export function isSame(one: Bundle, other: Bundle): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat));
}

/** How many numbers have been drawn for lists of these lengths. */
export function drawsOf(lots: readonly number[]): number {
  return lots.reduce((sum, length) => sum + Math.max(0, length - 1), 0);
}
