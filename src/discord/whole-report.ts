// The way from a message that tells what has happened, in a few lines, to all of it.
import { writePress } from './custom-id.js';

/** The first and the last phase that a message tells of. */
export interface PhasesTold {
  readonly from: number;
  readonly to: number;
}

/**
 * The press that shows everything told of some phases, under the picture of the last.
 * @param verb `past` where it may take the place of what is pressed, `told` where that has to stay.
 */
export function wholeReport({ id }: { readonly id: number }, verb: 'past' | 'told', { from, to }: PhasesTold): string {
  return writePress({ game: id, checkpoint: 0, question: '', verb, args: pastArgs({ number: to, whole: true, from }) });
}

/**
 * Which chapter is looked at, by a phase of it, and how: what the table read, or everything, page by page; from an earlier phase on where
 * one is named.
 */
export interface PastSight {
  /** The newest of which something was told, where it is null. */
  readonly number: number | null;
  readonly whole: boolean;
  readonly page?: number;
  readonly from?: number;
}

/** A sight that a press leads to. */
interface PressedSight extends PastSight {
  readonly number: number;
}

/** A sight as the arguments of a press. */
export function pastArgs({ number, whole, page = 0, from = number }: PressedSight): readonly string[] {
  return [String(number), whole ? 'whole' : '', page === 0 ? '' : String(page), from < number ? String(from) : ''];
}

/** Takes the arguments apart again; a press of an earlier version names no first phase. */
export function readPastArgs([number = '', how = '', page = '', from = '']: readonly string[]): Required<PressedSight> {
  const at = Number(number);
  return { number: at, whole: how === 'whole', page: Number(page), from: from === '' ? at : Number(from) };
}
