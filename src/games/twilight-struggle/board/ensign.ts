// The ensign of each seat, shown where it speaks.
import { ensignsOf } from '../../../draw/ensigns.js';

export const ensign = ensignsOf({
  us: 'united-states',
  ussr: 'soviet-union',
});
