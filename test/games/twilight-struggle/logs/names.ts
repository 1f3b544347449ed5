// Finds countries and cards by the names logs use.
import { cardIds, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { type CountryId, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';

const { en } = twilightStruggle.words;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

const countries = new Map<string, CountryId>([
  ...countryIds.map((id) => [plain(en[`country.${id}`] ?? ''), id] as const),
  ['uk', 'united_kingdom'],
]);

const cards = new Map<string, CardId>(
  cardIds.flatMap((id) =>
    [`card.${id}`, `alias.${id}`].flatMap((key) => {
      const name = en[key];
      return name === undefined ? [] : [[plain(name), id] as const];
    }),
  ),
);

/** @throws Error for a country nobody knows. */
export function countryNamed(name: string): CountryId {
  const id = countries.get(plain(name));
  if (id === undefined) throw new Error(`no country called ${name}`);
  return id;
}

/** Cards are found by the beginning of their names as well. @throws Error for a card nobody knows. */
export function cardNamed(name: string): CardId {
  const wanted = plain(name);
  const id = cards.get(wanted) ?? [...cards].find(([known]) => wanted.length > 8 && known.startsWith(wanted))?.[1];
  if (id === undefined) throw new Error(`no card called ${name}`);
  return id;
}
