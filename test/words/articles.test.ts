// English names behind the definite article: which of the five games' take it, and how a sentence says them.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { sayer, type Text } from '../../src/table/text.js';
import { withArticle, withCapitalArticle } from '../../src/words/articles.js';
import { createWording } from '../../src/words/words.js';

/** The names of seats, sides, lands, waters and regions of all games. */
const named = /^(?:seat|side|power|nation|province|space|strait|country|region|sea|city)\.[\w-]+$/;
const names = new Set(
  [...games.values()].flatMap(({ words }) =>
    Object.entries(words.en).flatMap(([key, name]) => (named.test(key) && !name.includes('{{') ? [name] : [])),
  ),
);

const en = {
  moves: '{{power, capitalThe}} moves to {{land, the}}.',
  uk: 'United Kingdom',
  usa: 'United States',
  japan: 'Japan',
  kazakh: 'Kazakh S.S.R.',
} as const;
const wording = createWording({ toy: { en, ko: en } });
const say = sayer<typeof en>();

/** The sentence of these names. */
function moves(power: Text | string, ...lands: Text[]): string {
  return wording.say(say('moves', { power, land: lands }), 'en', 'toy');
}

describe('the definite article', () => {
  it('stands before these names of the games and no others', () => {
    expect([...names].filter((name) => withArticle(name) === `the ${name}`).sort()).toEqual([
      'Adriatic Sea',
      'Aegean Sea',
      'African Colonies',
      'Allies',
      'Anglo-Egyptian Sudan',
      'Axis',
      'Balkans',
      'Baltic Sea',
      'Baltic States',
      'Barents Sea',
      'Bay of Bengal',
      'Belgian Congo',
      'Black Sea',
      'Caroline Islands',
      'Caspian Sea',
      'Caucasus',
      'Central Mediterranean',
      'Central Pacific',
      'Central United States',
      'Chinese Civil War',
      'Danish Straits',
      'Dominican Republic',
      'East Indies',
      'East Pacific',
      'Eastern Mediterranean',
      'Eastern United States',
      'English Channel',
      'Evenki National Okrug',
      'Gulf States',
      'Gulf of Bothnia',
      'Gulf of Lyon',
      'Hawaiian Islands',
      'Helgoland Bight',
      'Indian Ocean',
      'Ionian Sea',
      'Irish Sea',
      'Ivory Coast',
      'Kazakh S.S.R.',
      'Mediterranean Sea',
      'Mid-Atlantic Ocean',
      'Middle East',
      'Netherlands',
      'North Atlantic',
      'North Atlantic Ocean',
      'North Pacific',
      'North Sea',
      'Norwegian Sea',
      'Pacific Northwest',
      'Panama Canal',
      'Philippine Islands',
      'Philippines',
      'Ruhr',
      'SE African States',
      'Saharan States',
      'Sea of Japan',
      'Skagerrak',
      'Solomon Islands',
      'South Atlantic',
      'South China Sea',
      'South Pacific',
      'Southeast Pacific',
      'Southern Ocean',
      'Soviet Far East',
      'Soviet Union',
      'Strait of Gibraltar',
      'Strait of Malacca',
      'Suez Canal',
      'Tyrrhenian Sea',
      'Union of South Africa',
      'United Kingdom',
      'United States',
      'West African States',
      'West Indies',
      'Western Mediterranean',
      'Western United States',
      'Yakut S.S.R.',
    ]);
    expect(names.size).toBeGreaterThan(400);
  });

  it('has a capital where the sentence begins', () => {
    expect(moves(say('usa'), say('uk'))).toBe('The United States moves to the United Kingdom.');
    expect(moves(say('japan'), say('japan'))).toBe('Japan moves to Japan.');
    expect(withCapitalArticle('United States and United Kingdom')).toBe('The United States and the United Kingdom');
  });

  it('stands before each of several names', () => {
    expect(moves('Ann', say('japan'), say('uk'))).toBe('Ann moves to Japan and the United Kingdom.');
    expect(moves('<@1>', say('uk'), say('japan'), say('kazakh'))).toBe(
      '<@1> moves to the United Kingdom, Japan, and the Kazakh S.S.R.',
    );
  });

  it('heeds no brackets behind a name, and is never doubled', () => {
    expect(moves('United States (Ann)', say('uk'))).toBe('The United States (Ann) moves to the United Kingdom.');
    expect(moves('The Soviet Union', say('japan'))).toBe('The Soviet Union moves to Japan.');
  });
});
