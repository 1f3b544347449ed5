// The course of a game on the wire: whoever is asked something answers it, as the computer player would, until enough has been played.
import { frontTask } from '../../../src/discord/ask/desk.js';
import { working } from '../../../src/discord/ask/cursor.js';
import type { Desk, Task } from '../../../src/play/turn/desk.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { Answer } from '../../../src/table/question.js';
import type { TestApp } from '../harness.js';
import { enter, handIn, type Way } from './entering.js';
import type { Person } from './person.js';

/** Somebody is asked something. */
export interface Turn {
  readonly person: Person;
  readonly task: Task;
  /** What the seat that is asked may know. */
  readonly view: object;
  readonly rules: Desk['rules'];
  /** How many answers have been given before. */
  readonly n: number;
}

export interface Course {
  /** Asked before each answer; the game's end ends the course as well. */
  goesOn(n: number): boolean | Promise<boolean>;
  way(turn: Turn): Way | Promise<Way>;
  /** What is answered; what the computer player would unless given. */
  answer?(turn: Turn): Answer;
  /** Hears of each answer before it is entered. */
  note?(turn: Turn, answer: Answer): void;
  /** Hears what goes wrong, and the answer is given all the same; it is thrown when absent. */
  amiss?(fault: string): void;
}

/** An answer takes so long, by the bot's clock. */
const thoughtMs = 20_000;
/** The bot's clock goes on so far while everybody has answered: windows close, decoy times pass. */
const pauseMs = 6 * 60_000;
const mostPauses = 50;

/** What a computer player, quick as beginners are, would answer: the same for the same question of the same game. */
export function thoughtOut({ rules, task, view }: Turn): Answer {
  const { question, seat, checkpoint, id } = task;
  return rules.computer({ question, view, seat, dice: new SeededDice(`${checkpoint} ${id}`), level: 'beginner' });
}

/**
 * Plays a game between people.
 * @throws when somebody cannot answer with what they are shown, something else is recorded than what they said, or nobody is asked anything.
 */
export async function play(at: TestApp, people: readonly [Person, ...Person[]], course: Course): Promise<void> {
  const { game } = people[0].desk;
  let n = 0;
  for (let pauses = 0; pauses < mostPauses;) {
    const before = n;
    for (const person of people) {
      await at.quiet();
      if ((await at.play.info(game)).status !== 'running' || !(await course.goesOn(n))) return;
      if (await answered(person, n, course)) n += 1;
    }
    pauses = n === before ? pauses + 1 : 0;
    if (n === before) at.clock.advance(pauseMs);
  }
  throw new Error(`nobody is asked anything: ${JSON.stringify((await at.play.info(game)).title)}`);
}

/** Answers what stands in front of somebody, if anything does; whether there was something. */
async function answered(person: Person, n: number, course: Course): Promise<boolean> {
  const desk = await person.asked();
  const task = frontTask(desk, undefined);
  if (task === undefined || task.final) return false;
  const view = desk.views.find(({ seat }) => seat === task.seat)?.view ?? desk.view;
  const turn: Turn = { person, task, view, rules: desk.rules, n };
  const isSaved = working(task) !== null;
  // What is said in a window counts as it stands, and what waits for its decoy time is in.
  if (isSaved && (task.window || !task.sealed)) return false;
  person.desk.at.clock.advance(thoughtMs);
  const answer = working(task) ?? course.answer?.(turn) ?? thoughtOut(turn);
  const way = await course.way(turn);
  try {
    if (isSaved) await handIn(person, task, way);
    else {
      course.note?.(turn, answer);
      await enter(person, task, answer, way);
    }
  } catch (error) {
    const { seat, question } = task;
    const fault = `${person.name} (${seat}) ${way} ${question.key} ${JSON.stringify(answer)}: ${String(error)}`;
    if (course.amiss === undefined) throw new Error(fault, { cause: error });
    course.amiss(fault);
    await giveAnyway(person, task, answer);
  }
  return true;
}

/** Gives an answer past what is shown, unless it has come in after all. */
async function giveAnyway(person: Person, task: Task, answer: Answer): Promise<void> {
  const now = await person.taskNow(task);
  if (now === undefined || now.final) return;
  const place = { gameId: person.desk.game, userId: person.id, checkpoint: task.checkpoint, question: task.id };
  await person.desk.at.play.answer({ ...place, value: answer, final: true, confirmed: true });
}
