// Turning points: the phases of an ended game that moved a person's prospects most, with what they answered and what a computer player would have.
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import type { Choose, Question } from '../../src/table/question.js';
import type { Script, Table } from '../../src/table/script.js';
import { allBid, ann, begun, bob, cho, dan, give, refusal, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

/** A toy whose position is as good for a seat as its score, and whose computer players always stand. */
const judged: AnyGame = {
  ...toyGame,
  prospects: (state, seat) => (state as { readonly score: Readonly<Record<string, number>> }).score[seat] ?? 0,
  computer: ({ question }) => (question.key === 'throw' ? ['wait'] : ['stand']),
};

function playOn(game: AnyGame = judged): ReturnType<typeof table.play> {
  return table.play({ games: new Map([['toy', game]]) });
}

/** Red leans and spends two on the north. */
async function played(play: ReturnType<typeof playOn>): Promise<number> {
  const { id } = await begun(play, { options: { rounds: 1 }, settings: { takeOver: 0 } });
  await allBid(play, id);
  await give(play, id, ann, ['stand']);
  await give(play, id, ann, ['lean']);
  await give(play, id, ann, { north: 2, south: 1 });
  return id;
}

it('tells what was answered where it turned, and what a computer player would have answered', async () => {
  const play = playOn();
  const id = await played(play);
  expect(await refusal(play.turningPoints(id, ann.id))).toContain('refuse.afterEnd');
  await give(play, id, cho, ['throw']);
  const { seat, points } = await play.turningPoints(id, ann.id);
  expect(seat).toMatchObject({ key: 'seat.red', ns: 'toy' });
  expect(points).toHaveLength(1);
  const [point] = points;
  expect(point).toMatchObject({ isBetter: true, title: { key: 'title' } });
  // Her spending moved it, and the toy's computer player has no legal idea there: the question's fallback stands for one.
  expect(point?.answers).toMatchObject([
    {
      played: { question: { key: 'ask.spend' }, answer: [{ key: 'read.row' }, { key: 'read.row' }] },
      instead: [{ key: 'read.row', args: { count: 3 } }],
    },
  ]);
  expect((await play.info(id)).hasTurningPoints).toBe(true);
});

it('says so where a computer player would have done the same', async () => {
  const play = playOn({
    ...judged,
    computer: ({ question }) => (question.key === 'spend' ? { south: 1, north: 2 } : question.fallback()),
  });
  const id = await played(play);
  await give(play, id, cho, ['throw']);
  const [point] = (await play.turningPoints(id, ann.id)).points;
  expect(point?.answers).toMatchObject([{ instead: null }]);
});

it('shows nobody the answers of others, and those who did not play nothing', async () => {
  const play = playOn({ ...judged, prospects: (state) => (state as { readonly rolled: number }).rolled });
  const id = await played(play);
  await give(play, id, cho, ['throw']);
  const [point] = (await play.turningPoints(id, bob.id)).points;
  expect(point).toMatchObject({ answers: [] });
  // Green alone was told of its card.
  expect(point?.told.map(({ key }) => key)).toEqual(['report.rolled']);
  const [own] = (await play.turningPoints(id, cho.id)).points;
  expect(own?.told.map(({ key }) => key)).toEqual(['report.rolled', 'report.secret']);
  expect(own?.answers).toMatchObject([{ played: { question: { key: 'ask.throw' } } }]);
  expect(await refusal(play.turningPoints(id, dan.id))).toContain('refuse.turningOwn');
});

it('tells whoever took a seat over nothing of what was played on it before', async () => {
  const play = playOn();
  const id = await played(play);
  await play.leave(id, ann.id);
  await play.join(id, dan, 'red');
  await give(play, id, cho, ['throw']);
  const { points } = await play.turningPoints(id, dan.id);
  expect(points).toMatchObject([{ answers: [] }]);
});

it('is not there for a game that judges no positions', async () => {
  const play = playOn(toyGame);
  const id = await played(play);
  await give(play, id, cho, ['throw']);
  expect((await play.info(id)).hasTurningPoints).toBe(false);
  expect(await refusal(play.turningPoints(id, ann.id))).toContain('refuse.noTurning');
});

it('knows of a game in which nothing moved that there are none', async () => {
  const play = playOn();
  const id = await played(play);
  expect(await play.hasTurned(id, null)).toBe(false);
  await give(play, id, cho, ['throw']);
  expect(await play.hasTurned(id, null)).toBe(true);
  expect(await play.hasTurned(id, ann.id)).toBe((await play.turningPoints(id, ann.id)).points.length > 0);
  const still = playOn({ ...judged, prospects: () => 3 });
  const other = await played(still);
  await give(still, other, cho, ['throw']);
  expect(await still.hasTurned(other, null)).toBe(false);
  expect((await still.turningPoints(other, ann.id)).points).toEqual([]);
});

it('tells the turning points in the order in which they came, however much each moved', async () => {
  const play = playOn();
  const { id } = await begun(play, { options: { rounds: 2 } });
  for (const spent of [
    { north: 1, south: 2 },
    { north: 3, south: 0 },
  ]) {
    await allBid(play, id);
    table.clock.advance(300_000);
    while ((await play.runDue()) > 0);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    await give(play, id, ann, spent);
    await give(play, id, cho, ['wait']);
  }
  const numbers = (await play.turningPoints(id, ann.id)).points.map(({ number }) => number);
  expect(numbers).toHaveLength(2);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

it('takes nothing for an answer that was played for who gave none', async () => {
  const play = playOn();
  const { id } = await begun(play, { options: { rounds: 1 } });
  await allBid(play, id);
  await give(play, id, ann, ['stand']);
  await give(play, id, ann, ['lean']);
  const { deadline } = await play.info(id);
  table.clock.advance((deadline?.getTime() ?? 0) - table.clock.now().getTime() + 1_000);
  while ((await play.runDue()) > 0);
  await give(play, id, cho, ['wait']);
  expect((await play.turningPoints(id, ann.id)).points).toMatchObject([{ isBetter: true, answers: [] }]);
});

/** Red is asked what it has one answer to, which is left to its player, and gains by it. */
function* withoutChoice(t: Table<object>): Script<string> {
  const options = [{ id: 'stand', text: { key: 'option.stand' } }];
  const only: Question<Choose> = {
    key: 'only',
    seat: 'red',
    text: { key: 'ask.only' },
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => options },
    fallback: () => ['stand'],
    idle: 'wait',
  };
  yield* t.ask(only);
  const { score } = t.state as { readonly score: Record<string, number> };
  score['red'] = 7;
  return 'rolling';
}

it('names no answer to which there was no other', async () => {
  const play = playOn({ ...judged, phase: (id, t) => (id === 'turn' ? withoutChoice(t) : judged.phase(id, t)) });
  const { id } = await begun(play, { options: { rounds: 1 } });
  await allBid(play, id);
  await give(play, id, ann, ['stand']);
  await give(play, id, cho, ['wait']);
  expect((await play.turningPoints(id, ann.id)).points).toMatchObject([{ isBetter: true, answers: [] }]);
});
