// A person as Discord knows them.
import type { Lang } from '../../words/words.js';

/** Whoever does something, or is named by somebody. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The language of their Discord client, used until they choose one. */
  readonly locale: Lang;
  /** Discord's number of what they have just pressed or sent, which nobody can choose. */
  readonly act?: string;
}
