// What can be pressed on the board: an option that is a place or a piece there is called as its shape is, in every question of a game.
import { describe, expect, it } from 'vitest';
import type { Form } from '../../src/table/question.js';
import { asComputer, atRandom, contractGames, optionSets, playOut } from '../support/contract.js';

/** What every option of a form stands for, of the first step of every order as well. */
function named(form: Form): readonly { readonly id: string; readonly of?: string }[] {
  switch (form.kind) {
    case 'choose':
      return form.options();
    case 'spread':
      return form.rows();
    case 'orders': {
      const subjects = form.subjects([]);
      return [...subjects, ...subjects.flatMap(({ id }) => form.step({ subject: id, path: [] }, []).options)];
    }
  }
}

/** A piece and where it stands, a way over the sea and where it ends: made of two names, and drawn under one. */
const joined = /^(?:sea:|step:|flip:|partisan:|[a-z-]+@|[^:>]+>)/;

describe.each(contractGames.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('names the shape where an id is made of more than one name', { timeout: 120_000 }, () => {
    const [options = {}] = optionSets(game, 0);
    for (const chooser of [asComputer(game), atRandom]) {
      playOut(game, options, {
        seed: 'shapes',
        chooser,
        maxQuestions: 400,
        look: ({ open }) => {
          for (const { question } of open)
            for (const { id, of } of named(question.form))
              if (joined.test(id)) expect(of, `${question.key} ${id}`).toBeDefined();
        },
      });
    }
  });
});
