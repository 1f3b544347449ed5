// Whole games: every card finds its use, the computer player beats chance, and what it does is quick enough.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { card, cardsOf, isCardId, type CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { nations, sides, type Side } from '../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import type { QmgOptions } from '../../../src/games/quartermaster-general/options.js';
import type { Report } from '../../../src/table/replay.js';
import { asComputer, atRandom, playOut, type Chooser } from '../../support/contract.js';

const game = quartermasterGeneral;
const base = game.options.parse({});
const totalWar = game.options.parse({ totalWar: true });
const computer = asComputer(game);

/** Plays whatever can be played, keeps its hand and answers wherever it can. */
const eager: Chooser = (open, replayed, dice) => {
  const { form, key } = open.question;
  // What stands unasked is not gone into.
  if (open.question.idle === 'standing') return open.question.fallback();
  if (form.kind !== 'choose' || key === 'discard') return form.kind === 'choose' ? [] : atRandom(open, replayed, dice);
  const offered = form.options().map(({ id }) => id);
  const cards = offered.filter(isCardId);
  if (key === 'play' && cards.length > 0) return [dice.pick(cards, 'eager')];
  return form.min === 0 && offered.length > 0 ? [dice.pick(offered, 'eager')] : atRandom(open, replayed, dice);
};

/** As the computer player, but answering wherever it can. */
const answering: Chooser = (open, replayed, dice) =>
  (open.question.key.startsWith('respond') ? eager : computer)(open, replayed, dice);

/** The cards whose use a report tells of. A Status card that only lies there is of use once it is laid. */
function usedIn({ text }: Report): readonly CardId[] {
  const named = text.args?.['card'];
  const id = typeof named === 'object' && 'key' in named ? named.key.replace(/^card\./, '') : '';
  if (!isCardId(id)) return [];
  const { window } = card(id);
  switch (text.key) {
    case 'report.plays':
    case 'report.uses':
    case 'report.scoresCard':
      return [id];
    case 'report.laysStatus':
      return window === 'continuous' || window === 'buildChoice' ? [id] : [];
    default:
      return [];
  }
}

/** Seeds whose games show much. */
const first: readonly number[] = [54, 0, 4, 14, 1, 5, 9, 19, 20, 43, 24, 72];
const firstTotalWar: readonly number[] = [9, 57, 12, 13, 60, 17, 20, 53];

/** The cards that no game of these seeds shows in use. */
function unusedIn(options: QmgOptions, seeds: readonly number[]): readonly CardId[] {
  const left = new Set<CardId>(nations.flatMap((nation) => cardsOf(nation, options)));
  for (const n of seeds) {
    if (left.size === 0) break;
    playOut(game, options, {
      seed: `cover ${n}`,
      chooser: n % 3 === 0 ? eager : answering,
      ended: ({ replayed }) => {
        for (const id of replayed.reports.flatMap(usedIn)) left.delete(id);
      },
    });
  }
  return [...left];
}

/** Whether a card stands in a scenario: answered with, or on the table where it counts by itself. */
function isInScenarios(id: CardId): boolean {
  const folder = new URL('../../scenarios/quartermaster-general/', import.meta.url);
  return readdirSync(folder).some((file) => readFileSync(new URL(file, folder), 'utf8').includes(`"${id}"`));
}

describe('whole games', () => {
  it('use every card', { timeout: 240_000 }, () => {
    // The first games are those that have shown the most; others follow as long as a card is missing.
    expect(unusedIn(base, [...first, ...Array.from({ length: 120 }, (_, n) => n)])).toEqual([]);
  });

  it('use the cards of Total War, but for some that scenarios show', { timeout: 240_000 }, () => {
    const rare = unusedIn(totalWar, firstTotalWar);
    expect(rare.length).toBeLessThan(40);
    expect(rare.filter((id) => !isInScenarios(id))).toEqual([]);
  });

  describe.each([
    ['base', base],
    ['Total War', totalWar],
  ] as const)('%s', (_, options) => {
    it.each(sides)('the computer player beats chance as the %s', { timeout: 120_000 }, (side: Side) => {
      const own = new Set<string>(game.sides?.(options).find(({ id }) => id === side)?.seats ?? []);
      const won = Array.from({ length: 8 }, (_game, n) => {
        const { outcome } = playOut(game, options, {
          seed: `duel ${n}`,
          chooser: (open, replayed, dice) => (own.has(open.question.seat) ? computer : atRandom)(open, replayed, dice),
        });
        return outcome?.winners.some((seat) => own.has(seat)) === true;
      });
      expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(7);
    });
  });
});
