// Reads orders in canonical text (`F nth C A yor - nwy`), the notation of the scenario files.
import { locationNamed, provinceOf } from '../../../src/games/diplomacy/geography.js';
import type { Location } from '../../../src/games/diplomacy/geography.js';
import type { Order, Unit } from '../../../src/games/diplomacy/order.js';

/** Read one order; undefined when it is not canonical text. */
export function readCanonical(
  text: string,
  context: { readonly phase: 'movement' | 'retreat' | 'adjustment'; readonly units: readonly Unit[] },
): Order | undefined {
  const via = text.endsWith(' via convoy');
  const words = text
    .replace(' via convoy', '')
    .split(' ')
    .filter((word) => word !== 'A' && word !== 'F');
  const [first = '', verb, second = '', dash, third = ''] = words;
  if (first === 'build') {
    const at = locationNamed(verb ?? '');
    return at && { kind: 'build', type: text.split(' ')[1] === 'F' ? 'F' : 'A', at };
  }
  if (first === 'disband') {
    const at = place(verb ?? '', context.units);
    return at && (context.phase === 'adjustment' ? { kind: 'remove', at } : { kind: 'disband', unit: at });
  }
  const unit = place(first, context.units);
  if (unit === undefined) return undefined;
  const to = locationNamed(second);
  switch (verb) {
    case 'H':
      return { kind: 'hold', unit };
    case '-':
      if (to === undefined) return undefined;
      return context.phase === 'retreat' ? { kind: 'retreat', unit, to } : { kind: 'move', unit, to, via };
    case 'S': {
      const of = place(second, context.units);
      const target = dash === '-' ? locationNamed(third) : null;
      return of === undefined || target === undefined ? undefined : { kind: 'support', unit, of, to: target };
    }
    case 'C': {
      const of = place(second, context.units);
      const target = locationNamed(third);
      return of === undefined || target === undefined ? undefined : { kind: 'convoy', unit, of, to: target };
    }
    default:
      return undefined;
  }
}

/** Where the unit meant stands: the place named, with the coast the unit is really on. */
function place(word: string, units: readonly Unit[]): Location | undefined {
  const at = locationNamed(word);
  if (at === undefined) return undefined;
  return units.find((unit) => provinceOf(unit.at) === provinceOf(at))?.at ?? at;
}
