// Secrets hold: when everything hidden from a seat is replaced by something else, nothing that seat sees changes.
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/table/copy.js';
import type { Dice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { nothingHidden } from '../../src/table/proof.js';
import type { Question, SeatId } from '../../src/table/question.js';
import { replay, type OpenQuestion, type Replay } from '../../src/table/replay.js';
import { atRandom, contractGames, optionSets, playOut, viewers, type Moment } from '../support/contract.js';
import { quickDice } from '../support/quick-dice.js';

/** What a viewer can see of a position: view, title, the board in words, panels, kinds of picture. */
function seenOf(game: AnyGame, state: object, seat: SeatId | null): unknown {
  const view = game.view(state, seat);
  return {
    view,
    title: game.title(view),
    score: game.score?.(view),
    lines: game.describe(view),
    looks: game.looks(view),
    panels: (game.panels?.(view, seat) ?? []).map(({ id, title, lines, reckoning }) => ({
      id,
      title,
      lines,
      job: reckoning?.job,
    })),
  };
}

function formOf(question: Question): unknown {
  const { form } = question;
  switch (form.kind) {
    case 'choose':
      return { min: form.min, max: form.max, options: form.options() };
    case 'spread':
      return { min: form.min, max: form.max, rows: form.rows() };
    case 'orders':
      return form.subjects([]).map((subject) => ({ subject, first: form.step({ subject: subject.id, path: [] }, []) }));
  }
}

/** What a viewer learns from the questions: all of their own, of others' only whose turn it is, and nothing of secret ones. */
function askedOf(open: readonly OpenQuestion[], seat: SeatId | null): unknown {
  const own = open.filter((one) => one.question.seat === seat);
  const others = open.filter((one) => one.question.seat !== seat && one.question.secret !== true);
  return {
    own: own.map(({ id, question }) => ({ id, key: question.key, text: question.text, form: formOf(question) })),
    others: others.map(({ question }) => question.seat),
  };
}

function openOf({ progress }: Replay): readonly OpenQuestion[] {
  return progress.kind === 'waiting' ? progress.open : [];
}

/** Who could answer in the window that is open: everybody sees it, so it may not hang on anything hidden. */
function windowOf(open: readonly OpenQuestion[]): unknown {
  return open.filter((one) => one.window).map(({ id, question }) => ({ id, seat: question.seat, pace: question.pace }));
}

function reportsFor(replayed: Replay, seat: SeatId | null): unknown {
  const readable = replayed.reports.filter(({ to }) => to === 'all' || (seat !== null && to.includes(seat)));
  return readable.map(({ text, to, focus }) => ({ text, to, focus }));
}

/** Holds that a person sees the same twice, as it is stored and sent: what is the same letter by letter need not be compared any further. */
function expectSame(seen: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(wanted)];
  if (one !== other) expect(JSON.parse(one), what).toEqual(JSON.parse(other));
}

function checkMoment(moment: Moment, seat: SeatId | null, dice: Dice): void {
  const { game, seed, checkpoint, answers, replayed, open } = moment;
  const who = seat ?? 'everybody';
  const hidden = game.conceal(copyOf(replayed.state), seat, dice);
  expectSame(seenOf(game, hidden, seat), seenOf(game, replayed.state, seat), `what ${who} sees`);
  // The same phase with the hidden things replaced from its beginning, as long as nothing hidden came out in it.
  if (replayed.cameOut) return;
  const own = answers.every((given) => given.seat === seat);
  if (!own) return;
  const state = game.conceal(copyOf(checkpoint.state), seat, dice);
  const other = replay(game, seed, { ...checkpoint, state }, answers);
  expect(windowOf(openOf(other)), `the window ${who} sees open`).toEqual(windowOf(open));
  if (other.cameOut || other.progress.kind !== 'waiting') return;
  expectSame(askedOf(other.progress.open, seat), askedOf(open, seat), `what ${who} is asked`);
  expectSame(reportsFor(other, seat), reportsFor(replayed, seat), `what ${who} is told`);
}

/** A view without what says whose it is. */
function unsigned(view: object, seats: readonly (SeatId | null)[]): object {
  return Object.fromEntries(Object.entries(view).filter(([, part]) => !seats.includes(part as SeatId | null)));
}

describe.each(contractGames.map((game) => [game.id, game] as const))('the secrets of %s', (_id, game) => {
  it.each(optionSets(game, 1).map((options, n) => [n, options] as const))(
    'hold at every step (options %i)',
    { timeout: 180_000 },
    (n, options) => {
      const seats = viewers(game, options);
      const dice = quickDice(n);
      let moments = 0;
      playOut(game, options, {
        seed: `secret ${n}`,
        chooser: atRandom,
        maxQuestions: 1_500,
        look: (moment) => {
          if (game.conceal === nothingHidden) {
            const views = seats.map((seat) => unsigned(game.view(moment.replayed.state, seat), seats));
            for (const view of views) expect(view, 'what is seen where nothing is hidden').toEqual(views[0]);
          }
          for (let k = 0; k < 2; k++) checkMoment(moment, seats[(moments + k) % seats.length] ?? null, dice);
          moments += 1;
        },
      });
      expect(moments).toBeGreaterThan(0);
    },
  );
});
