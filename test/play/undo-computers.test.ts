// Nothing is taken back past what a computer player has shown, but where somebody practises against computers alone.
import { expect, it } from 'vitest';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { practicePlace } from '../../src/play/records/practice.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Choose, Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import { ann, give, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

/** How often Ann could take back an answer behind which a computer player has answered, in a first turn of both. */
async function timesBehind(guildId: string): Promise<number> {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]) });
  const kind = twilightStruggle.id;
  const place = { guildId, kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, {
    ...place,
    settings: { quiet: null, readyCheck: false, computers: 'beginner' },
  });
  await play.join(id, ann, 'ussr');
  await play.start(id, ann.id, true);
  const { db } = table.store();
  let times = 0;
  for (let n = 0; n < 60; n++) {
    await play.runDue();
    const { tasks, canUndo, view, rules, game } = await play.desk(id, ann.id);
    if (Number(game.title?.args?.['turn'] ?? 1) > 1) break;
    const [task] = tasks;
    if (task === undefined || task.final) {
      table.clock.advance(60_000);
      continue;
    }
    const own = await db.answer.findFirst({ where: { gameId: id, by: 'player' }, orderBy: { id: 'desc' } });
    const after = await db.answer.count({
      where: { gameId: id, by: 'computer', undoneAt: null, id: { gt: own?.id ?? 0 } },
    });
    if (own !== null && after > 0 && canUndo) times += 1;
    const dice = new SeededDice(`${String(task.checkpoint)} ${task.id}`);
    const value = rules.computer({ question: task.question, view, seat: task.seat, dice, level: 'beginner' });
    await give(play, id, ann, value, { confirmed: true });
  }
  return times;
}

it('stops where a computer player has answered since', { timeout: 180_000 }, async () => {
  expect(await timesBehind('guild')).toBe(0);
  expect(await timesBehind(practicePlace(ann.id))).toBeGreaterThan(0);
});

function choiceOf(seat: string): Question<Choose> {
  const options = ['stand', 'lean'].map((id) => ({ id, text: { key: `option.${id}` } }));
  const form = { kind: 'choose', min: 1, max: 1, options: () => options } as const;
  return { key: 'stance', seat, text: { key: 'ask.stance' }, pace: 'turn', form, fallback: () => ['stand'] };
}

/** Red is asked, a computer player behind it in the same phase, and red again in the next. */
function* phaseOf(id: string, t: Table<object>): Script<string> {
  yield* t.ask(choiceOf('red'));
  if (id === 'bidding') yield* t.ask(choiceOf('green'));
  return 'turn';
}

it.each([
  ['guild', false],
  [practicePlace(ann.id), true],
])('stops at the answer of one in a phase that is over (%s)', async (guildId, canUndo) => {
  const game: AnyGame = { ...toyGame, phase: phaseOf, computer: () => ['lean'] };
  const play = table.play({ games: new Map([[game.id, game]]), computerDelayMs: 0 });
  const place = { guildId, kind: game.id, name: null, language: 'en', options: { rounds: 1 }, paces: {} } as const;
  const settings = { quiet: null, readyCheck: false, computers: 'beginner' } as const;
  const { id } = await play.create(ann, { ...place, settings });
  await play.join(id, ann, 'red');
  await play.start(id, ann.id, true);
  await give(play, id, ann, ['stand']);
  while ((await play.runDue()) > 0);
  const desk = await play.desk(id, ann.id);
  expect(desk.game.checkpoint).toBe(1);
  expect(desk.tasks).toHaveLength(1);
  expect(desk.canUndo).toBe(canUndo);
});
