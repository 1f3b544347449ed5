// Whole rounds of Axis & Allies between two people on the wire: by presses alone, and typed in Korean and English.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer } from '../../src/table/question.js';
import type { Task } from '../../src/play/play.js';
import type { AaView } from '../../src/games/axis-and-allies-1942/view.js';
import { Driver } from './desk-driver.js';
import { testApp, type TestApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([axisAndAllies1942]);
const game = axisAndAllies1942;
/** So many rounds are played; more to look for what goes wrong. */
const rounds = Number(process.env['AXIS_ROUNDS'] ?? 1);

/** What the computer player would do; battles one after another every other turn, else all at once. */
function answerTo(task: Task, view: AaView, n: number): Answer {
  const { question, seat } = task;
  if (question.key === 'nextBattle' && (view.round + n) % 2 === 0) return ['all'];
  return game.computer({ question, view, seat, dice: new SeededDice(`person ${n}`) });
}

/** Two people play rounds, entering each answer in their way. */
async function played(
  at: TestApp,
  enter: (driver: Driver, task: Task, answer: Answer) => Promise<unknown>,
): Promise<void> {
  for (const who of ['Hana', 'Alex', 'Sam']) at.as(who).patience = 120_000;
  const { id } = await begin(at, game.id, {
    menu: 'Take particular seats',
    alex: ['Soviet Union', 'United Kingdom', 'United States'],
    sam: ['Germany', 'Japan'],
  });
  const people = [new Driver(at, 'Alex', 'en', game.id), new Driver(at, 'Sam', 'ko', game.id)];
  const asked: string[] = [];
  for (let n = 0; n < 2_000; n++) {
    at.clock.advance(60_000);
    await at.quiet();
    const desks = await Promise.all(people.map((person) => at.play.desk(id, at.as(person.name).id)));
    const view = game.state.parse(desks[0]?.view) as AaView;
    if (view.round > rounds || desks[0]?.game.outcome != null) {
      expect(new Set(asked.map((key) => key.split(' ')[1]))).toContain('mobilize');
      return;
    }
    const [turn] = desks.flatMap(({ tasks }, who) =>
      tasks.filter(({ final }) => !final).map((task) => ({ task, who })),
    );
    const driver = people[turn?.who ?? -1];
    if (turn === undefined || driver === undefined)
      throw new Error(`nobody is asked after ${asked.slice(-5).join(', ')}`);
    // Only whose turn it is is asked: a defender is never waited for.
    expect(turn.task.seat).toBe(view.active);
    const answer = answerTo(turn.task, view, n);
    asked.push(`${turn.task.seat} ${turn.task.question.key}`);
    try {
      await enter(driver, turn.task, answer);
    } catch (error) {
      throw new Error(`${asked.at(-1) ?? ''} ${JSON.stringify(answer)}: ${String(error)}\n${driver.told()}`, {
        cause: error,
      });
    }
    await at.quiet();
    const after = await at.play.desk(id, at.as(driver.name).id);
    const still = after.tasks.find((task) => task.id === turn.task.id && task.checkpoint === turn.task.checkpoint);
    if (still !== undefined) throw new Error(`${asked.at(-1) ?? ''} is still asked:\n${driver.told()}`);
  }
  throw new Error('the rounds do not end');
}

it('is played by presses alone', { timeout: 3_600_000 }, async () => {
  await played(app(), (driver, task, answer) => driver.enter(task, answer));
});

it('is played by typed lines in both languages', { timeout: 3_600_000 }, async () => {
  await played(app(), (driver, task, answer) => driver.type(task, answer));
});
