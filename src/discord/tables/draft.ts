// A table in the making: which game, options, language and tempo. It lives in the `custom_id`s of its own message.
import type { AnyGame } from '../../table/game.js';
import { languages, type Speech } from '../../words/words.js';
import { token, writePress } from '../custom-id.js';
import { tempos, type Tempo } from '../tempos.js';
import { fieldsOf, isAsked, isList, isSet, type Field, type OptionValue } from '../shown/fields.js';

export const speeches: readonly Speech[] = ['both', ...languages];

export interface TableDraft {
  readonly rules: AnyGame;
  readonly speech: Speech;
  readonly tempo: Tempo;
  readonly page: number;
  /** How the table talks: a place in `talks`. */
  readonly talk: number;
  /** What each field is set to, in the order of `fieldsOf`. */
  readonly picks: readonly OptionValue[];
}

/** A game with its standard options. */
export function freshDraft(rules: AnyGame, speech: Speech, tempo: Tempo): TableDraft {
  return { rules, speech, tempo, page: 0, talk: 0, picks: fieldsOf(rules).map((field) => field.standard) };
}

/** The `custom_id` of a verb on a draft. */
export function draftPress(draft: TableDraft, verb: string, extra = ''): string {
  const head = [speeches.indexOf(draft.speech), tempos.indexOf(draft.tempo), draft.page, draft.talk]
    .map((n) => n.toString(36))
    .join('');
  const digits = fieldsOf(draft.rules)
    .map((field, at) => written(field, draft.picks[at] ?? field.standard))
    .join('.');
  return writePress({ game: 0, checkpoint: 0, question: '', verb, args: [token(draft.rules.id), head, digits, extra] });
}

/** A setting in few characters; nothing for the default. */
function written(field: Field, value: OptionValue): string {
  if (isSet(value, field.standard)) return '';
  switch (field.kind) {
    case 'one':
      return field.values.findIndex((one) => one === value).toString(36);
    case 'range':
      return (Number(value) - field.min).toString(36);
    case 'list': {
      const chosen = field.values.map((one) => isList(value) && value.includes(one));
      const bytes = Array.from({ length: Math.ceil(chosen.length / 8) }, (_, at) =>
        chosen.slice(at * 8, at * 8 + 8).reduce((byte, on, bit) => byte | (on ? 1 << bit : 0), 0),
      );
      return Buffer.from(bytes).toString('base64url');
    }
  }
}

/** The setting that was written; undefined for none there is. */
function readBack(field: Field, text: string): OptionValue | undefined {
  if (text === '') return field.standard;
  switch (field.kind) {
    case 'one':
      return field.values[parseInt(text, 36)];
    case 'range': {
      const value = field.min + parseInt(text, 36);
      return value <= field.max ? value : undefined;
    }
    case 'list': {
      const bytes = Buffer.from(text, 'base64url');
      return field.values.filter((_, at) => ((bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
    }
  }
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
  const [speech, tempo, page, talk = 0] = digitsOf(head);
  if (rules === undefined || speech === undefined || tempo === undefined || page === undefined) return null;
  const fields = fieldsOf(rules);
  const texts = digits.split('.');
  const picks = fields.flatMap((field, at) => {
    const value = readBack(field, texts[at] ?? '');
    return value === undefined ? [] : [value];
  });
  const whole = picks.length === fields.length && (texts.length === fields.length || digits === '');
  const spoken = speeches[speech];
  const chosen = tempos[tempo];
  if (!whole || spoken === undefined || chosen === undefined) return null;
  return { draft: { rules, speech: spoken, tempo: chosen, page, talk, picks }, extra };
}

/** The options as the game's schema takes them; what means nothing without another is as usual. */
export function optionsOf(draft: TableDraft): Record<string, OptionValue> {
  const fields = fieldsOf(draft.rules);
  const chosen = Object.fromEntries(
    fields.map(({ name, standard }, at) => [name, draft.picks[at] ?? standard] as const),
  );
  const idle = fields.filter((field) => !isAsked(field, chosen));
  return { ...chosen, ...Object.fromEntries(idle.map(({ name, standard }) => [name, standard] as const)) };
}
