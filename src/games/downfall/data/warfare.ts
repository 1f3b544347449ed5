// Strategic Warfare: the three tracks from the left, whose advantage each box is, and what it means for fleets and aircraft.

export const tracks = ['malta', 'atlantic', 'bombing'] as const;
export type Track = (typeof tracks)[number];

interface Box {
  readonly advantage: 'western' | 'axis';
  /** What the West's naval strength changes by in the seas of the track. */
  readonly naval: number;
  /** Italian fleets or submarines at sea, or elite Western aircraft to be had. */
  readonly units: number;
}

function box(advantage: Box['advantage'], naval: number, units: number): Box {
  return { advantage, naval, units };
}

/** The boxes of each track; in the leftmost one its war is over and won by the West. */
export const trackBoxes: Readonly<Record<Track, readonly Box[]>> = {
  malta: [
    box('western', 2, 0),
    box('western', 1, 1),
    box('western', 1, 1),
    box('western', 0, 2),
    box('axis', 0, 2),
    box('axis', -1, 3),
    box('axis', -1, 3),
    box('axis', -2, 4),
  ],
  atlantic: [
    box('western', 1, 0),
    box('western', 0, 1),
    box('western', 0, 1),
    box('western', -1, 2),
    box('axis', -1, 2),
    box('axis', -2, 3),
    box('axis', -2, 3),
    box('axis', -3, 4),
    box('axis', -3, 4),
  ],
  bombing: [
    box('western', 0, 3),
    box('western', 0, 3),
    box('western', 0, 3),
    box('western', 0, 2),
    box('axis', 0, 2),
    box('axis', 0, 1),
    box('axis', 0, 1),
    box('axis', 0, 0),
    box('axis', 0, 0),
  ],
};
