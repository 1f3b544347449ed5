// Secrets hold on the page of the board: what it is told, byte for byte, does not change when everything hidden from its person does.
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/table/copy.js';
import { nothingHidden } from '../../src/table/proof.js';
import type { SeatId } from '../../src/table/question.js';
import { replay } from '../../src/table/replay.js';
import { atRandom, contractGames, optionSets, playOut, type Moment } from '../support/contract.js';
import { otherDice, pageTold } from '../support/page-told.js';

/** Moments looked at in a game; of some of them the pictures as well. */
const most = 90;
const drawnOf = 6;

function expectSame(one: readonly string[], other: readonly string[], what: string): void {
  for (const [n, text] of one.entries())
    if (text !== other[n]) expect(JSON.parse(other[n] ?? 'null'), what).toEqual(JSON.parse(text));
  expect(other.length).toBe(one.length);
}

/** Holds that a moment tells a seat's page nothing hidden; whether questions were compared as well. */
async function checkMoment(moment: Moment, options: object, seat: SeatId, n: number): Promise<boolean> {
  const { game, seed, checkpoint, answers, replayed } = moment;
  const drawn = n % drawnOf === 0;
  const told = await pageTold(moment, options, seat, replayed, drawn);
  const state = game.conceal(copyOf(replayed.state), seat, otherDice(n));
  expectSame(told, await pageTold(moment, options, seat, { ...replayed, state }, drawn), `the page of ${seat}`);
  // The same phase with the hidden things replaced from its beginning, as long as nothing hidden came out in it.
  if (replayed.cameOut || answers.some((given) => given.seat !== seat)) return false;
  const begun = game.conceal(copyOf(checkpoint.state), seat, otherDice(n));
  const other = replay(game, seed, { ...checkpoint, state: begun }, answers);
  if (other.cameOut || other.progress.kind !== 'waiting') return false;
  expectSame(told, await pageTold(moment, options, seat, other, drawn), `the page of ${seat}, from the phase on`);
  return true;
}

const hiding = contractGames.filter((game) => game.conceal !== nothingHidden);

describe.each(hiding.map((game) => [game.id, game] as const))('the page of %s', (_id, game) => {
  it('is told the same whatever is hidden from its person', { timeout: 300_000 }, async () => {
    const [options = {}] = optionSets(game, 0);
    const seats = game.seats(options);
    const moments: Moment[] = [];
    playOut(game, options, {
      seed: 'the page',
      chooser: atRandom,
      maxQuestions: 1_200,
      look: (moment) => void moments.push(moment),
    });
    const step = Math.max(1, Math.floor(moments.length / most));
    let compared = 0;
    for (let n = 0; n < moments.length; n += step) {
      const moment = moments[n];
      const seat = seats[(n / step) % seats.length];
      if (moment !== undefined && seat !== undefined && (await checkMoment(moment, options, seat, n / step)))
        compared += 1;
    }
    expect(compared, 'moments of which the questions were compared').toBeGreaterThan(0);
  });
});
