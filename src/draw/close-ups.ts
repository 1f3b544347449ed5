// Close-ups of a board by name: which spaces each shows, and the one that fits what has changed.

/** The close-ups of a board. */
export interface CloseUps<Area extends string> {
  /** In the order they are offered. */
  readonly ids: readonly Area[];
  /** Tells a close-up's id from any other word. */
  readonly isArea: (word: string | undefined) => word is Area;
  /** The close-up that shows most of some ids; undefined when none of them is shown anywhere. */
  readonly showingMost: (ids: readonly string[]) => Area | undefined;
}

/** @param lists what each close-up shows, in the order they are offered. */
export function closeUps<Area extends string>(lists: Readonly<Record<Area, readonly string[]>>): CloseUps<Area> {
  const ids = Object.keys(lists) as Area[];
  return {
    ids,
    isArea: (word): word is Area => word !== undefined && Object.hasOwn(lists, word),
    showingMost: (shown) => {
      const count = (area: Area): number => shown.filter((id) => lists[area].includes(id)).length;
      const [best] = ids.toSorted((a, b) => count(b) - count(a));
      return best !== undefined && count(best) > 0 ? best : undefined;
    },
  };
}
