// The options of a new table come in the order people care for them, and only those that mean something beside the others.
import { expect, it } from 'vitest';
import { freshDraft, optionsOf } from '../../src/discord/tables/draft.js';
import { fieldsOf, isAsked } from '../../src/discord/shown/fields.js';
import { standardRulings } from '../../src/games/diplomacy/options.js';
import { games } from '../../src/games/registry.js';

it('of Diplomacy begin with who plays and when it ends, and end with the readings of disputed orders', () => {
  const diplomacy = games.get('diplomacy');
  if (diplomacy === undefined) throw new Error('no such game');
  const names = fieldsOf(diplomacy).map(({ name }) => name);
  const rulings = Object.keys(standardRulings);
  expect(names.slice(0, 2)).toEqual(['variant', 'lastYear']);
  expect(names.slice(-rulings.length)).toEqual(rulings);
});

it('of Quartermaster General begin with Total War, and ask without it for nothing of it', () => {
  const game = games.get('quartermaster-general');
  if (game === undefined) throw new Error('no such game');
  const fields = fieldsOf(game);
  expect(fields[0]?.name).toBe('totalWar');
  const asked = (options: object): string[] =>
    fields.filter((field) => isAsked(field, { ...options })).map(({ name }) => name);
  expect(asked({ totalWar: true, reallocateResources: true })).toHaveLength(fields.length);
  expect(asked({ totalWar: false, reallocateResources: true })).toEqual(
    fields.filter(({ needs }) => needs !== 'totalWar').map(({ name }) => name),
  );
  expect(asked({ totalWar: false })).not.toContain('reallocateNeedsFullHand');
  // What was chosen beside it does not stay on without it.
  const fresh = freshDraft(game, 'en', 'standard');
  const at = (name: string): number => fields.findIndex((field) => field.name === name);
  const picks = fresh.picks.with(at('totalWar'), true).with(at('constructedDecks'), true);
  expect(optionsOf({ ...fresh, picks })).toMatchObject({ totalWar: true, constructedDecks: true });
  expect(optionsOf({ ...fresh, picks: picks.with(at('totalWar'), false) })).toMatchObject({ constructedDecks: false });
});
