// Whole games: every card finds its use, the computer player beats chance, and what it does is quick enough.
import { describe, expect, it } from 'vitest';
import { card, cardsOf, isCardId, ownerOf, type CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import { nations, sides, type Side } from '../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import type { QmgOptions } from '../../../src/games/quartermaster-general/options.js';
import { check } from '../../../src/table/answer.js';
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

/**
 * Looks for cards that no game has shown yet: plays them and answers with them.
 * @param others decides where none of them is at hand, and for nations that have shown all of theirs.
 * @param digs throws away what has been seen, so that new cards come; few of them then have pieces to be used with.
 */
function seeking(left: ReadonlySet<CardId>, others: Chooser, digs: boolean): Chooser {
  const wish: Chooser = ({ question: { form, key } }, _, dice) => {
    if (form.kind !== 'choose') return [];
    const cards = form.options().flatMap(({ id }) => (isCardId(id) ? [id] : []));
    const wanted = cards.filter((id) => left.has(id));
    const seen = cards.filter((id) => !left.has(id));
    if (key === 'discard') return digs ? [...seen, ...wanted].slice(0, Math.max(form.min, seen.length)) : [];
    if (wanted.length === 0) return [];
    return [...dice.shuffle(wanted, 'seek'), ...dice.shuffle(seen, 'seek')].slice(0, Math.max(form.min, 1));
  };
  return (open, replayed, dice) => {
    const { question } = open;
    const isAsked = question.idle !== 'standing' && [...left].some((id) => ownerOf(id) === question.seat);
    const wished = isAsked ? wish(open, replayed, dice) : [];
    const isWish = Array.isArray(wished) && wished.length > 0 && check(question, wished).ok;
    return isWish ? wished : others(open, replayed, dice);
  };
}

/** Seeds whose games show much, in an order in which every one of them shows a card more; games of others follow as long as a card is missing. */
const telling = {
  base: [0, 1, 2, 3, 5, 7, 9, 10, 11, 13, 31, 18, 6, 14, 16, 38, 56],
  totalWar: [
    0, 1, 2, 3, 6, 9, 18, 30, 36, 45, 57, 60, 72, 108, 129, 1, 7, 16, 23, 29, 44, 14, 52, 74, 104, 1, 4, 31, 204, 208,
  ],
} as const;

/** The cards that no game of these seeds shows in use. */
function unusedIn(options: QmgOptions, seeds: readonly number[]): readonly CardId[] {
  const left = new Set<CardId>(nations.flatMap((nation) => cardsOf(nation, options)));
  const ways: readonly Chooser[] = [eager, computer, answering];
  for (const n of seeds) {
    if (left.size === 0) break;
    playOut(game, options, {
      seed: `cover ${n}`,
      chooser: seeking(left, ways[n % ways.length] ?? eager, n < 8 || n % 4 === 0),
      ended: ({ replayed }) => {
        for (const id of replayed.reports.flatMap(usedIn)) left.delete(id);
      },
    });
  }
  return [...left];
}

describe('whole games', () => {
  it.each([
    ['base', base, telling.base],
    // Flakzwilling for Italian aircraft alone finds no use in hundreds of games; a scenario has it.
    ['Total War', { ...totalWar, flakzwillingAnyAxis: true }, telling.totalWar],
  ] as const)('use every card: %s', { timeout: 600_000 }, (_, options, seeds) => {
    const others = Array.from({ length: 150 }, (_game, n) => n);
    expect(unusedIn(options, [...seeds, ...others])).toEqual([]);
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
