// What-if: guessed orders are adjudicated beside one's own, and nothing else goes into it.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { suppose } from '../../../../src/games/diplomacy/typing/suppose.js';
import type { DiplomacyView } from '../../../../src/games/diplomacy/view.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { SeededDice } from '../../../../src/table/dice.js';

const { state } = diplomacy.setup(diplomacy.options.parse({}), new SeededDice('what-if'));
const view = diplomacy.view(state, 'france');
const where = (after: DiplomacyView | undefined, power: string): string[] =>
  (after?.units ?? [])
    .filter((unit) => unit.power === power)
    .map(({ type, at }) => `${type} ${at}`)
    .sort();

describe('what if', () => {
  it('moves one’s own units as ordered and those of others as guessed; the rest hold', () => {
    const own = [{ subject: 'par', path: ['move', 'bur'] }];
    const found = suppose('A Mun - Ruh; F Kie - Hol', { view, own });
    expect(where(found?.view, 'france')).toEqual(['A bur', 'A mar', 'F bre']);
    expect(where(found?.view, 'germany')).toEqual(['A ber', 'A ruh', 'F hol']);
    expect(where(found?.view, 'austria')).toEqual(['A bud', 'A vie', 'F tri']);
    expect(found?.view.last?.orders).toHaveLength(view.units.length);
    expect(found?.unread).toEqual([]);
    expect(found?.told.length).toBeGreaterThan(0);
  });

  it('tells of those that were told something, and in one line that all others stay', () => {
    const own = [{ subject: 'par', path: ['move', 'bur'] }];
    const told = suppose('A Mun - Ruh', { view, own })?.told ?? [];
    expect(told.map(({ key }) => key)).toEqual(['report.power', 'report.power', 'whatIf.held']);
    expect(told.at(-1)?.args).toEqual({ count: view.units.length - 2 });
  });

  it('is looked at closely around all that was ordered and guessed, under a title of its own', () => {
    const own = [{ subject: 'par', path: ['move', 'bur'] }];
    const found = suppose('A Mun - Ruh', { view, own });
    if (found?.look === undefined) throw new Error('nothing was supposed');
    expect([...found.look.focus].sort()).toEqual(['bur', 'mun', 'par', 'ruh']);
    expect(diplomacy.closeUp?.(found.look.focus, found.view)).toBe('france');
    // Wider than any part of the map, but all of it beside the units of France.
    expect(diplomacy.closeUp?.(['bre', 'mao', 'mar', 'spa'], found.view)).toBe('near');
    expect(diplomacy.closeUp?.(['par', 'mos'], found.view)).toBeUndefined();
    const look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'results', width: 800 } as const;
    const scene = JSON.stringify(diplomacy.board(found.view, look, loadBoardMaps(['diplomacy'])));
    expect(scene).toContain('board.supposed');
    expect(scene).not.toContain('board.results');
  });

  it('lets orders meet: two into one place bounce', () => {
    const own = [{ subject: 'par', path: ['move', 'bur'] }];
    const found = suppose('A Mun - Bur', { view, own });
    expect(where(found?.view, 'france')).toContain('A par');
    expect(where(found?.view, 'germany')).toContain('A mun');
  });

  it('takes another order for one’s own unit than the one that stands', () => {
    const own = [{ subject: 'par', path: ['move', 'bur'] }];
    expect(where(suppose('A Par - Pic', { view, own })?.view, 'france')).toContain('A pic');
  });

  it('names what cannot be followed, and goes on without it', () => {
    const found = suppose('A Mun - Spa; F Kie - Den', { view, own: undefined });
    expect(found?.unread).toHaveLength(1);
    expect(where(found?.view, 'germany')).toContain('F den');
  });

  it('says of orders in one line which of them has no unit', () => {
    const found = suppose('A Mun - Ruh, A Bur - Pic', { view, own: undefined });
    expect(found?.unread).toMatchObject([{ source: 'A Bur - Pic', problem: { key: 'unread.no-unit' } }]);
    expect(where(found?.view, 'germany')).toContain('A ruh');
  });

  it('has nothing to guess outside of movement', () => {
    expect(suppose('A Mun - Bur', { view: { ...view, phase: 'adjustment' }, own: undefined })).toBeNull();
  });

  it('leaves the position alone', () => {
    const before = JSON.stringify(state);
    suppose('A Mun - Bur', { view, own: undefined });
    expect(JSON.stringify(state)).toBe(before);
  });
});
