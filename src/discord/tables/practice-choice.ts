// What can be chosen of a practice before it begins: the variant that matters most, the seat, and how the computer players play.
import { seatName } from '../../play/change/refuse.js';
import type { AnyGame } from '../../table/game.js';
import { levels, type Level } from '../../table/levels.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf } from '../../table/seats.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';
import { token } from '../custom-id.js';
import { fieldText, fieldsOf, valueText, type FieldValue } from '../shown/fields.js';
import { t } from '../voice.js';

/** One way to play a game, by a value of the option it names first. */
export interface Variant {
  readonly id: string;
  readonly name: Text;
  readonly options: Readonly<Record<string, FieldValue>>;
}

/** A seat, or a set of seats that goes to one person whole, by one of them. */
export interface Place {
  readonly id: SeatId;
  readonly name: Text;
  readonly seats: readonly SeatId[];
}

/** What somebody wants of a practice; what is left out is theirs not to choose. */
export interface Wish {
  readonly level?: Level;
  readonly variant?: Variant;
  /** Null for any. */
  readonly seat?: SeatId | null;
}

/** The variants of a game; none where its first option is not one of a few values. */
export function variantsOf(wording: Wording, rules: AnyGame): readonly Variant[] {
  const [field] = fieldsOf(rules);
  if (field?.kind !== 'one') return [];
  const name = fieldText(wording, rules.id, field.name);
  return field.values.map((value) => ({
    id: String(value),
    name: variantName(name, value, () => valueText(wording, rules, field.name, value)),
    options: { [field.name]: value },
  }));
}

/** A switch that is on is what is played; where it is off, the game is as it comes. */
function variantName(name: Text, value: FieldValue, words: () => Text): Text {
  if (value === true) return name;
  return value === false ? t('practice.base') : t('option.pair', { name, value: words() });
}

/** What one person can play in a game of a variant; of the standard game where none is chosen. */
export function placesOf(rules: AnyGame, options: Readonly<Record<string, unknown>> = {}): readonly Place[] {
  return bundlesOf(rules, rules.options.parse(options)).flatMap((seats) => {
    const names = seats.map((seat) => seatName(rules.id, seat));
    const [id] = seats;
    const [name] = names;
    if (id === undefined || name === undefined) return [];
    return [{ id, seats, name: names.length === 1 ? name : t('option.list', { values: names }) }];
  });
}

const any = '*';

/** A wish as a press carries it. */
export function wishArgs(wording: Wording, rules: AnyGame, { level, variant, seat }: Wish): string[] {
  const at = variantsOf(wording, rules).findIndex(({ id }) => id === variant?.id);
  return [
    level === undefined ? '' : String(levels.indexOf(level)),
    at < 0 ? '' : at.toString(36),
    seat === undefined ? '' : seat === null ? any : token(seat),
  ];
}

/** Reads it back; what is there no more was not chosen. */
export function readWish(
  wording: Wording,
  rules: AnyGame,
  [level = '', at = '', seat = '']: readonly (string | undefined)[],
): Wish {
  const chosen = level === '' ? undefined : levels[Number(level)];
  const variant = at === '' ? undefined : variantsOf(wording, rules)[parseInt(at, 36)];
  const place = seat === any ? null : placesOf(rules, variant?.options).find(({ id }) => token(id) === seat)?.id;
  return {
    ...(chosen === undefined ? {} : { level: chosen }),
    ...(variant === undefined ? {} : { variant }),
    ...(place === undefined ? {} : { seat: place }),
  };
}
