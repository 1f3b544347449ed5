// Decks of one's own making: as many cards beside the basic ones as the rules say, and what stands where nobody chooses.
import { describe, expect, it } from 'vitest';
import { deckTable } from '../../../../src/games/quartermaster-general/data/decks.js';
import { isCardId, isReplacement, isTotalWar } from '../../../../src/games/quartermaster-general/data/cards.js';
import { nations } from '../../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral as game } from '../../../../src/games/quartermaster-general/index.js';
import { asChoice, check } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Question } from '../../../../src/table/question.js';
import { replay } from '../../../../src/table/replay.js';

const dice = new SeededDice('decks');
const start = game.setup(game.options.parse({ totalWar: true, constructedDecks: true }), dice);
const { progress } = replay(game, 'decks', { ...start, draws: dice.draws }, []);
const asked: readonly Question[] = progress.kind === 'waiting' ? progress.open.map(({ question }) => question) : [];

describe.each(nations)('the deck of %s', (nation) => {
  const question = asked.find(({ seat }) => seat === nation);
  if (question?.form.kind !== 'choose') throw new Error('not asked');
  const options = question.form.options();
  const usual = asChoice(question.fallback()).filter(isCardId);

  it('takes just so many cards beside the basic ones, each as often as there are copies', () => {
    expect(usual).toHaveLength(deckTable[nation].special);
    expect(check(question, usual).ok).toBe(true);
    expect(check(question, usual.slice(1)).ok).toBe(false);
    const spare = options.find(({ id, max = 1 }) => usual.filter((one) => one === id).length < max);
    expect(check(question, [...usual, spare?.id ?? '']).ok).toBe(false);
    const single = usual.find((id) => options.some((one) => one.id === id && (one.max ?? 1) === 1));
    const other = usual.find((id) => id !== single);
    expect(check(question, usual.map((id) => (id === other ? single : id)) as string[]).ok).toBe(false);
  });

  it('is the one of the base game where nobody chooses, with the cards that replace others', () => {
    const offered = options.map(({ id }) => id).filter(isCardId);
    expect(usual.filter((id) => isTotalWar(id) && !isReplacement(id))).toEqual([]);
    expect(usual).toEqual(expect.arrayContaining(offered.filter((id) => isReplacement(id))));
  });
});
