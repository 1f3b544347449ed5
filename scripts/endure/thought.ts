// What somebody at a table of a real game writes next: a legal answer worked out from the stored position, in the words they type.
import { appWording } from '../../src/app/wording.js';
import { frontTask } from '../../src/discord/ask/desk.js';
import { working } from '../../src/discord/ask/cursor.js';
import { voice } from '../../src/discord/voice.js';
import type { Play } from '../../src/play/play.js';
import type { Task } from '../../src/play/turn/desk.js';
import { asChoice, check } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer } from '../../src/table/question.js';
import { typedWords, wordsOf } from '../../test/discord/driving/words.js';

/** Who is to write at which table, and how often they have tried this question in vain. */
export interface Asked {
  readonly game: number;
  readonly user: string;
  readonly tries: number;
}

/** What they write, and what it answers to which question. */
export interface Thought {
  readonly text: string;
  readonly checkpoint: number;
  readonly question: string;
  /** The answer as it is then; null for what takes back a draft. */
  readonly value: Answer | null;
  /** Whether the answer is given by it; else a draft is put together. */
  readonly gives: boolean;
}

/** Whoever has tried so often takes the plainest answer. */
const patience = 3;
/** A sheet is written in one go with so many orders at most. */
const mostLines = 8;

const wording = appWording();

/** What somebody writes next; null while nothing is asked of them. */
export async function thoughtOf(play: Play, { game, user, tries }: Asked): Promise<Thought | null> {
  const desk = await play.desk(game, user);
  const task = frontTask(desk, undefined);
  if (task === undefined || task.final || desk.game.status !== 'running') return null;
  const { checkpoint, id, question, seat, sealed, draft, saved, window } = task;
  // What is said in a window counts as it stands, and what waits for its decoy time is in.
  if (draft === null && saved !== null && (window || !sealed)) return null;
  const at = { checkpoint, question: id };
  const begun = working(task);
  if (begun !== null && tries > 0 && tries % patience === 0) return { ...at, text: 'clear', value: null, gives: false };
  if (begun !== null) return { ...at, text: typedWords.en.done, value: begun, gives: true };
  const view = desk.views.find((one) => one.seat === seat)?.view ?? desk.view;
  const dice = new SeededDice(`${checkpoint} ${id}`);
  // Beginners are quick: the program is tried here, not its players.
  const level = 'beginner';
  const value =
    tries < patience ? short(task, desk.rules.computer({ question, view, seat, dice, level })) : question.fallback();
  const lines = wordsOf(voice(wording, 'en', desk.rules.id), question.form, value);
  const { form } = question;
  // What takes several presses, of which the last confirms it, waits for that one when it is typed, too.
  const isPutTogether = form.kind !== 'choose' || (form.max > 1 && asChoice(value).length > 0);
  const waits = isPutTogether && !sealed && lines.length > 0;
  return { ...at, text: lines.join('\n') || typedWords.en.done, value, gives: !waits };
}

/** Of a long sheet its beginning, where that is an answer. */
function short({ question }: Task, answer: Answer): Answer {
  if (question.form.kind !== 'orders' || !Array.isArray(answer)) return answer;
  const some = answer.slice(0, mostLines) as Answer;
  return check(question, some).ok ? some : question.fallback();
}
