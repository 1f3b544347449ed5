// The ensign of each seat, shown where it speaks.
import { type Ensign, ensignScene } from '../../../draw/ensigns.js';
import type { SeatId } from '../../../table/question.js';
import type { Scene } from '../../../table/scene.js';

const ensigns: Readonly<Partial<Record<SeatId, Ensign>>> = {
  austria: 'austria',
  england: 'britain',
  france: 'france',
  germany: 'germany',
  italy: 'italy',
  russia: 'russia',
  turkey: 'turkey',
};

/** A seat's ensign; null for a seat that is nobody's country. */
export function ensign(seat: SeatId): Scene | null {
  const name = ensigns[seat];
  return name === undefined ? null : ensignScene(name);
}
