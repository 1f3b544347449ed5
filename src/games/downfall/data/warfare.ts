// Strategic Warfare: the three tracks from the left, whose advantage each box is, and what it means for fleets and aircraft.

export const tracks = ['malta', 'atlantic', 'bombing'] as const;
export type Track = (typeof tracks)[number];

export interface Box {
  readonly advantage: 'western' | 'axis';
  /** What the West's naval strength changes by in the seas of the track. */
  readonly naval: number;
  /** Italian fleets or submarines at sea, or elite Western aircraft to be had. */
  readonly units: number;
}
