// Computer players of a game that has been taken back choose anew: whoever saw what they had chosen knows nothing of what they will.
import { expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Choose, Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import { ann, dan, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

const numbers = Array.from({ length: 1_000 }, (_, n) => String(n));

function choiceOf(seat: string): Question<Choose> {
  const options = numbers.map((id) => ({ id, text: { key: 'option.stand' } }));
  const form = { kind: 'choose', min: 1, max: 1, options: () => options } as const;
  return { key: 'stance', seat, text: { key: 'ask.stance' }, pace: 'turn', form, fallback: () => ['0'] };
}

/** Green, a computer player, chooses three times, and then a person. */
function* phase(_id: string, t: Table<object>): Script<string> {
  for (let n = 0; n < 3; n++) yield* t.ask(choiceOf('green'));
  yield* t.ask(choiceOf('red'));
  return 'turn';
}

const game: AnyGame = {
  ...toyGame,
  phase,
  computer: ({ dice }) => [dice.pick(numbers, 'a number')],
};

async function chosen(id: number): Promise<readonly string[]> {
  const rows = await table.store().db.answer.findMany({
    where: { gameId: id, by: 'computer', undoneAt: null },
    orderBy: { id: 'asc' },
  });
  return rows.flatMap(({ value }) => value as string[]);
}

async function settle(play: Play): Promise<void> {
  while ((await play.runDue()) > 0);
}

it('choose as ever until it is taken back, and then otherwise each time', async () => {
  const play = table.play({ games: new Map([[game.id, game]]) });
  const settings = { quiet: null, readyCheck: false, rollback: 'host' } as const;
  const place = { guildId: 'guild', kind: game.id, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(dan, { ...place, settings });
  await play.join(id, ann, 'red');
  await play.start(id, dan.id, true);
  await settle(play);
  const first = await chosen(id);
  // A game that goes on after the program has been replaced goes on as it would have.
  const dice = (n: number): SeededDice => new SeededDice(`a seed for tests:computer:0:${n}:${n + 1}`);
  expect(first).toEqual([0, 1, 2].map((n) => dice(n).pick(numbers, 'a number')));
  const again: (readonly string[])[] = [];
  for (const reason of ['a misread card', 'and another']) {
    await play.rollBack(id, dan.id, 0, reason);
    await settle(play);
    again.push(await chosen(id));
  }
  const [second = [], third = []] = again;
  expect([first.length, second.length, third.length]).toEqual([3, 3, 3]);
  expect(second.filter((value, n) => value === first[n])).toEqual([]);
  expect(third.filter((value, n) => value === first[n] || value === second[n])).toEqual([]);
});
