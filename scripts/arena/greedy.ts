// A rival that takes, of a few legal answers, the one after which it is furthest ahead at once.
import { randomAnswer } from '../../src/table/random-player.js';
import type { Answer } from '../../src/table/question.js';
import type { Rival } from './rivals.js';

/** How many answers it looks at. */
const looked = 8;

export const greedy: Rival = {
  name: 'greedy',
  answer: ({ question, dice, lead }) => {
    const { form } = question;
    const single = form.kind === 'choose' && form.min <= 1 ? form.options().map(({ id }): Answer => [id]) : [];
    const answers =
      single.length > 0
        ? dice.shuffle(single, 'greedy').slice(0, looked)
        : Array.from({ length: looked }, () => randomAnswer(question, dice));
    const [best] = answers.map((answer) => ({ answer, lead: lead(answer) })).toSorted((a, b) => b.lead - a.lead);
    return best?.answer ?? question.fallback();
  },
};
