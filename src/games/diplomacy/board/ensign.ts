// The ensign of each seat, shown where it speaks.
import { ensignsOf } from '../../../draw/ensigns.js';

export const ensign = ensignsOf({
  austria: 'austria',
  england: 'britain',
  france: 'france',
  germany: 'germany',
  italy: 'italy',
  russia: 'russia',
  turkey: 'turkey',
});
