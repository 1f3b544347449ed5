// The ensign of each seat, shown where it speaks.
import { ensignsOf } from '../../../draw/ensigns.js';

export const ensign = ensignsOf({
  ussr: 'soviet-union',
  germany: 'germany',
  uk: 'britain',
  japan: 'japan',
  usa: 'united-states',
});
