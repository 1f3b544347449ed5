// Other names by which units may be typed.
import type { Text } from '../../../table/text.js';
import { unitIds } from '../data/units.js';
import { say } from '../reports/names.js';
import { shortNames } from './unit-names.js';

/** Short names of a unit. */
export function also(id: string): Text | undefined {
  const unit = unitIds.find((one) => one === id);
  return unit === undefined ? undefined : say('also.names', { names: shortNames(unit).join(' / ') });
}
