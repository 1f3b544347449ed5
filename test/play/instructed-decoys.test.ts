// Questions open for show that an instruction answers: whoever gave it is called to nothing, and nobody else sees a difference.
import { expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Choose, Question } from '../../src/table/question.js';
import { emptyTables } from '../support/database.js';
import { begun, tickMs, usual } from '../support/duels.js';
import { besides, publiclySeen } from '../support/publicly.js';
import { ann, bob, cho, give, hourMs, testTable } from '../support/table.js';
import { windowGame } from '../support/window-game.js';

const table = testTable();

const looking: Question<Choose> = {
  key: 'peek',
  seat: 'fir',
  text: { key: 'ask.peek' },
  pace: 'turn',
  form: {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => ['look', 'leave'].map((id) => ({ id, text: { key: `choice.${id}` } })),
  },
  fallback: () => ['leave'],
};

/** The duel in which it can be said in advance what is done where one may peek. */
function withPeeks(): AnyGame {
  const { instructions } = windowGame;
  if (instructions === undefined) throw new Error('the duel knows no instructions');
  const offers: typeof instructions.offers = (state, seat) => [
    ...instructions.offers(state, seat),
    { key: 'peek', text: { key: 'ask.peek' }, modes: ['use'], value: looking },
  ];
  return { ...windowGame, instructions: { ...instructions, offers } };
}

function play(game: AnyGame): Play {
  return table.play({ games: new Map([[game.id, game]]), windowTickMs: tickMs });
}

it('closes no sooner for an instruction, calls nobody to it, and shows nobody else a difference', async () => {
  const courses = [];
  for (const isInstructed of [false, true]) {
    await emptyTables(table.store());
    table.clock.set('2026-03-01T12:00:00.000Z');
    const at = play(withPeeks());
    const id = await begun(table, at, { cards: { ...usual, fir: 'sword' } });
    if (isInstructed) await at.setInstruction(id, bob.id, 'fir', 'peek', { mode: 'use', value: ['leave'] });
    await table.said();
    const opened = table.clock.now().getTime();
    await give(at, id, ann, ['rest']);
    const asked = (await table.said()).flatMap((one) => (one.kind === 'prompt' ? [one.userId] : []));
    expect(asked).toEqual(isInstructed ? [] : [bob.id]);
    const seen: unknown[] = [besides(bob, await publiclySeen(table, at, id, ann))];
    if (!isInstructed) await give(at, id, bob, ['leave']);
    for (let after = 10_000; after <= 130_000; after += 10_000) {
      table.clock.set(new Date(opened + after));
      await at.runDue();
      seen.push((await at.info(id)).checkpoint);
    }
    courses.push(seen);
  }
  const [usually = [], instructed = []] = courses;
  expect(usually.slice(1, 7)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(usually.at(-1)).toBe(2);
  expect(instructed).toEqual(usually);
});

it('leaves news a message of its own beside a question that nobody may learn of', async () => {
  // Bob holds the seat that misses its time and the one that may peek then.
  const sides = [
    { id: 'west', seats: ['ash', 'fir'] },
    { id: 'east', seats: ['elm', 'oak'] },
  ];
  const at = play({ ...windowGame, sides: () => sides });
  const seats = [
    [bob, 'ash'],
    [bob, 'fir'],
    [cho, 'oak'],
  ] as const;
  const settings = { time: { excuses: 0 } };
  await begun(table, at, { cards: { ...usual, fir: 'sword' }, seats, settings });
  await table.said();
  table.clock.advance(25 * hourMs);
  await at.runDue();
  const said = (await table.said()).filter((one) => 'userId' in one && one.userId === bob.id);
  expect(said.map(({ kind }) => kind)).toEqual(['news', 'prompt']);
  expect(said.find(({ kind }) => kind === 'prompt')).not.toHaveProperty('news');
});
