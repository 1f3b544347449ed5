// The days without deadlines of a server: as they are told, and as they are typed, countries among them by name.
import { countries, type Country } from '../../play/calendar/holidays.js';
import { readDates } from '../../play/calendar/typed/dates.js';
import { wallOf } from '../../play/calendar/wall.js';
import type { Text } from '../../table/text.js';
import { InputError, type Call } from '../call.js';
import type { ServerChoices } from '../deps.js';
import { t } from '../voice.js';
import { daysText } from '../shown/time-words.js';

type DaysOff = Pick<ServerChoices, 'holidays' | 'countries'>;

/** The days in words, those of countries first; none where there are none. */
export function daysOffText({ holidays, countries: chosen }: DaysOff): readonly (Text | string)[] {
  return [...chosen.map((country) => t(`holidays.${country}`)), ...daysText(holidays)];
}

/** Names a country may be typed by. */
const countryNames: Readonly<Record<Country, RegExp>> = {
  kr: /^(?:south )?korean?(?: holidays?)?$|^kr$|^대?한국(?:의)?(?: ?공휴일)?$|^대한민국$/i,
  us: /^(?:the )?(?:united states|usa?|u\.s\.|american?)(?: holidays?)?$|^미국(?:의)?(?: ?공휴일)?$/i,
  gb: /^(?:the )?(?:united kingdom|uk|gb|england|britain|british)(?: holidays?)?$|^영국(?:의)?(?: ?공휴일)?$/i,
  de: /^(?:germany?|german|de)(?: holidays?)?$|^독일(?:의)?(?: ?공휴일)?$/i,
};

/** Days without deadlines as they were typed, countries among them by name; none for an empty line. Throws InputError, which says what would be right. */
export function daysOffIn(call: Call, typed: string): DaysOff {
  if (/^(?:none|없음)?$/i.test(typed.trim())) return { holidays: [], countries: [] };
  const parts = typed.split(/[,;\n]/).map((part) => part.trim());
  const named = countries.filter((country) => parts.some((part) => isNamed(call, country, part)));
  const rest = parts.filter((part) => part !== '' && !countries.some((country) => isNamed(call, country, part)));
  const read = rest.length === 0 ? [] : readDates(rest.join(', '), wallOf(call.deps.now(), 'UTC').day);
  if (read === null) throw new InputError(t('mine.badDates', { typed: rest.join(', ') }));
  return { holidays: read, countries: named };
}

function isNamed(call: Call, country: Country, typed: string): boolean {
  return countryNames[country].test(typed) || typed === call.voice.say(t(`holidays.${country}`));
}
