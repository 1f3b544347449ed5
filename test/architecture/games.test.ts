// Every game folder follows the inner plan of docs/architecture.md: the same rooms, and the same doors between them.
import { describe, expect, it } from 'vitest';
import { files, imports, listed, planTable } from './source.js';

/** Room → the rooms of its game it may import, from the table of the plan. A row may name several rooms. */
const plan: ReadonlyMap<string, readonly string[]> = new Map(
  planTable('### Inside a game').flatMap(([rooms = '', , into = '']) =>
    listed(rooms).map((room) => [room, listed(into)] as const),
  ),
);

interface Place {
  readonly game: string;
  readonly room: string;
}

function placeOf(path: string): Place | null {
  const found = /^games\/([^/]+)\/([^/]+?)(?:\.ts)?(?:\/|$)/.exec(path);
  return found === null || path === 'games/registry.ts' ? null : { game: found[1] ?? '', room: found[2] ?? '' };
}

function isAllowed(from: Place, to: Place, isTypeOnly: boolean): boolean {
  if (from.game !== to.game) return false;
  if (from.room === to.room || from.room === 'index') return true;
  if (!plan.has(from.room) || !plan.has(to.room)) return true; // told by the test of the rooms
  // The keys of the catalogues are types, and any text may be held to them.
  if (to.room === 'words' && isTypeOnly) return true;
  return plan.get(from.room)?.includes(to.room) === true;
}

describe('the inside of a game', () => {
  it('consists of the rooms of the plan', () => {
    const unknown = files.flatMap((path) => {
      const place = placeOf(path);
      return place === null || plan.has(place.room) ? [] : [`${place.game}: ${place.room}`];
    });
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('has doors only where the plan has them', () => {
    const wrong = imports.flatMap((entry) => {
      const [from, to] = [placeOf(entry.from), placeOf(entry.to)];
      if (entry.isPackage || from === null || to === null || isAllowed(from, to, entry.isTypeOnly)) return [];
      return [`${from.game}: ${from.room} → ${to.room} (${entry.from})`];
    });
    expect(wrong).toEqual([]);
  });

  it('draws only on the board and the panels', () => {
    const wrong = imports.filter(({ from, to }) => {
      const place = placeOf(from);
      return place !== null && to.startsWith('draw/') && !['board', 'panels'].includes(place.room);
    });
    expect(wrong).toEqual([]);
  });
});
