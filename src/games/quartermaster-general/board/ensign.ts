// The ensign of each seat, shown where it speaks.
import { ensignsOf } from '../../../draw/ensigns.js';

export const ensign = ensignsOf({
  germany: 'germany',
  'united-kingdom': 'britain',
  japan: 'japan',
  'soviet-union': 'soviet-union',
  italy: 'italy',
  'united-states': 'united-states',
  france: 'france',
  china: 'china',
});
