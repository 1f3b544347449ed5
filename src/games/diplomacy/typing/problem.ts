// What can be wrong with a typed order, as codes with arguments; the words are in the catalogues.
import type { Coast, Power, ProvinceId } from '../data/geography.js';
import type { Order } from '../state.js';

export type PhaseKind = 'movement' | 'retreat' | 'adjustment';

export type Problem =
  /** A word that means nothing here, and the places it may have been meant for. */
  | { readonly code: 'unknown-word'; readonly word: string; readonly suggestions: readonly ProvinceId[] }
  /** A word that could mean several places; `readings` are the orders it could be. */
  | {
      readonly code: 'ambiguous';
      readonly word: string;
      readonly places: readonly ProvinceId[];
      readonly readings: readonly Order[];
    }
  /** A word that is known but has no sense where it stands. */
  | { readonly code: 'unexpected'; readonly word: string }
  | { readonly code: 'missing'; readonly what: 'unit' | 'target' | 'supported' | 'passenger' }
  | { readonly code: 'no-unit'; readonly at: ProvinceId }
  | { readonly code: 'not-yours'; readonly at: ProvinceId; readonly power: Power }
  | { readonly code: 'not-dislodged'; readonly at: ProvinceId }
  /** An order addressed to another power than the one that writes it. */
  | { readonly code: 'wrong-power'; readonly power: Power }
  | { readonly code: 'wrong-phase'; readonly phase: PhaseKind }
  /** A unit is named, but not what it shall do. */
  | { readonly code: 'no-verb'; readonly at: ProvinceId }
  | { readonly code: 'coast-needed'; readonly at: ProvinceId; readonly coasts: readonly Coast[] }
  | { readonly code: 'type-needed'; readonly at: ProvinceId };
