// The ensign of each seat, shown where it speaks.
import { ensignsOf } from '../../../draw/ensigns.js';

export const ensign = ensignsOf({
  western: 'western',
  soviet: 'soviet-union',
  okh: 'okh',
  okw: 'okw',
});
