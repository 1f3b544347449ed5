// A table in the making: which game, options, language and tempo. It lives in the `custom_id`s of its own message.
import type { AnyGame } from '../../table/game.js';
import { languages, type Speech } from '../../words/words.js';
import { token, writePress } from '../custom-id.js';
import { tempos, type Tempo } from '../tempos.js';
import { fieldsOf, type Field, type FieldValue } from './fields.js';

export const speeches: readonly Speech[] = ['both', ...languages];

export interface TableDraft {
  readonly rules: AnyGame;
  readonly speech: Speech;
  readonly tempo: Tempo;
  readonly page: number;
  /** Place of each field's chosen value, in the order of `fieldsOf`. */
  readonly picks: readonly number[];
}

/** A game with its standard options. */
export function freshDraft(rules: AnyGame, speech: Speech, tempo: Tempo): TableDraft {
  return { rules, speech, tempo, page: 0, picks: fieldsOf(rules).map((field) => field.standard) };
}

/** The `custom_id` of a verb on a draft. */
export function draftPress(draft: TableDraft, verb: string, extra = ''): string {
  const head = [speeches.indexOf(draft.speech), tempos.indexOf(draft.tempo), draft.page]
    .map((n) => n.toString(36))
    .join('');
  const digits = draft.picks.map((n) => n.toString(36)).join('');
  return writePress({ game: 0, checkpoint: 0, question: '', verb, args: [token(draft.rules.id), head, digits, extra] });
}

function digitsOf(text: string): number[] {
  return Array.from(text, (digit) => parseInt(digit, 36));
}

/** Reads a draft back; null when the game is gone or its options have changed since. */
export function readDraft(
  games: ReadonlyMap<string, AnyGame>,
  args: readonly string[],
): { draft: TableDraft; extra: string } | null {
  const [kind = '', head = '', digits = '', extra = ''] = args;
  const rules = [...games.values()].find((game) => token(game.id) === kind);
  const [speech, tempo, page] = digitsOf(head);
  if (rules === undefined || speech === undefined || tempo === undefined || page === undefined) return null;
  const fields = fieldsOf(rules);
  const picks = digitsOf(digits);
  const whole =
    picks.length === fields.length && fields.every((field, at) => field.values[picks[at] ?? NaN] !== undefined);
  const spoken = speeches[speech];
  const chosen = tempos[tempo];
  if (!whole || spoken === undefined || chosen === undefined) return null;
  return { draft: { rules, speech: spoken, tempo: chosen, page, picks }, extra };
}

/** The options as the game's schema takes them. */
export function optionsOf(draft: TableDraft): Record<string, FieldValue> {
  return Object.fromEntries(
    fieldsOf(draft.rules).flatMap((field: Field, at) => {
      const value = field.values[draft.picks[at] ?? field.standard];
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}
