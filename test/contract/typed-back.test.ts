// What the bot prints can be typed back: every option, row, subject and order of every question, in both languages, is read as exactly itself.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../src/play/typing/readings.js';
import { readAt } from '../../src/play/typing/typing.js';
import { exampleOf } from '../../src/discord/ask/example.js';
import { voice } from '../../src/discord/voice.js';
import { asSheet, check } from '../../src/table/answer.js';
import type { AnyGame } from '../../src/table/game.js';
import { merged } from '../../src/table/merge.js';
import type { Answer, Order, Orders, Question } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Text } from '../../src/table/text.js';
import { particle } from '../../src/words/particles.js';
import { languages, type Lang } from '../../src/words/words.js';
import { atRandom, contractGames, optionSets, playOut, wording, type Moment } from '../support/contract.js';
import { atOnce } from '../../src/store/yielding.js';

/** Something printed, and the answer it stands for. */
interface Printed {
  readonly text: Text;
  readonly answer: Answer;
  /** Behind a row, its number. */
  readonly number?: number;
  /** A name and no sentence: it may have a particle. */
  readonly isName: boolean;
}

const pairs = ['을/를', '으로/로', '은/는', '이/가'] as const;

/** As it is printed, and in Korean also with particles where a name may have one. */
function spellings(game: AnyGame, { text, number, isName }: Printed, lang: Lang, n: number): readonly string[] {
  const label = wording.say(text, lang, game.id);
  const behind = number === undefined ? '' : ` ${number}`;
  const pair = pairs[n % pairs.length] ?? '을/를';
  const bare = isName && /[가-힣]$/u.test(label) ? [`${label}${particle(label, pair)}${behind}`] : [];
  return [`${label}${behind}`, ...(lang === 'ko' ? bare : [])];
}

/** Names that stand for several things at once; which one is meant cannot be typed. */
function unique(game: AnyGame, printed: readonly Printed[], lang: Lang): readonly Printed[] {
  const labels = printed.map(({ text }) => wording.say(text, lang, game.id));
  return printed.filter((_, n) => labels.indexOf(labels[n] ?? '') === labels.lastIndexOf(labels[n] ?? ''));
}

function ordersOf(form: Orders, question: Question, dice: SeededDice): readonly Order[] {
  return asSheet(randomAnswer({ ...question, form }, dice));
}

function printedOn(question: Question, dice: SeededDice): readonly Printed[] {
  const { form } = question;
  switch (form.kind) {
    case 'choose':
      return [
        ...form.options().map(({ id, text }) => ({ text, answer: [id], isName: true })),
        ...(form.min === 0
          ? [{ text: form.none ?? { ns: 'app', key: 'ask.choose.none' }, answer: [], isName: true }]
          : []),
      ];
    case 'spread':
      return form
        .rows()
        .filter(({ max }) => max > 0)
        .map(({ id, text, max }) => ({ text, answer: { [id]: max }, number: max, isName: true }));
    case 'orders':
      // Each as the first of its sheet, so that it is on offer whatever else was ordered.
      return ordersOf(form, question, dice)
        .filter((order) => check({ ...question, form: { ...form, min: 0 } }, [order]).ok)
        .map((order) => ({ text: form.describe(order), answer: [order], isName: false }));
  }
}

/** The example that the window for typed answers shows, where it is not read as a legal answer. */
function unreadExamples({ game, replayed: { state }, open }: Moment): readonly string[] {
  return open.flatMap(({ question }) =>
    languages.flatMap((lang) => {
      const typed = exampleOf(question)
        .map((part) => voice(wording, lang, game.id).say(part))
        .join(', ');
      if (typed === '') return [];
      const asked = { question, seat: question.seat, begun: null };
      const readings = atOnce(readAt(game, state, asked, typed, lang, wording));
      const isWhole = readings.length > 0 && readings.every((reading) => 'part' in reading && !reading.rest);
      const { form } = question;
      const read = merged(form, null, answersOf(readings));
      // An example on a sheet is one order of those it takes.
      const asks = form.kind === 'orders' ? { ...question, form: { ...form, min: 0 } } : question;
      if (isWhole && check(asks, read).ok) return [];
      return [`${game.id} ${question.key}, example: ${typed} → ${JSON.stringify(readings)}`];
    }),
  );
}

function misread({ game, replayed, open }: Moment, dice: SeededDice, n: number): readonly string[] {
  const { state } = replayed;
  return open.flatMap(({ question }) => {
    const printed = printedOn(question, dice);
    return languages.flatMap((lang) =>
      unique(game, printed, lang).flatMap((one) =>
        spellings(game, one, lang, n).flatMap((typed) => {
          const readings = atOnce(
            readAt(game, state, { question, seat: question.seat, begun: null }, typed, lang, wording),
          );
          const read = answersOf(readings);
          const whole = read.length > 0 && readings.every((reading) => 'part' in reading && !reading.rest);
          const got = whole ? merged(question.form, null, read) : null;
          if (isDeepStrictEqual(got, one.answer)) return [];
          return [`${game.id} ${question.key}: ${typed} → ${JSON.stringify(whole ? got : readings)}`];
        }),
      ),
    );
  });
}

describe.each(contractGames.map((game) => [game.id, game] as const))('what %s prints', (id, game) => {
  it('is read as itself, and so is the example in the window for typed answers', { timeout: 120_000 }, () => {
    const [options = {}] = optionSets(game, 0);
    const dice = new SeededDice(`typed back ${id}`);
    const wrong = new Set<string>();
    playOut(game, options, {
      seed: `typed back ${id}`,
      chooser: atRandom,
      maxQuestions: 120,
      look: (moment, n) => {
        for (const problem of [...misread(moment, dice, n), ...unreadExamples(moment)]) wrong.add(problem);
      },
    });
    expect([...wrong]).toEqual([]);
  });
});
