// Computer players think on a thread of their own: they answer as they would here, and nothing else waits for them.
import { afterAll, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { computersAnswer, type Situation } from '../../src/table/computers.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { playAgain } from '../../src/table/played-again.js';
import { replay, type Checkpoint } from '../../src/table/replay.js';
import { createThinker } from '../../src/think/index.js';
import { oneByOne } from '../../src/think/one-by-one.js';
import { rehearsal } from '../../src/think/rehearsal.js';
import { toyGame } from '../support/toy-game.js';

const thinker = createThinker();
afterAll(() => thinker.close());

const seed = 'where it stands';

/** Where a game asks for the first time, with everybody who is asked something a computer player. */
function beginning(game: AnyGame): Situation {
  const { state, phase } = game.setup(game.options.parse({}), new SeededDice(seed));
  return firstAsked(game, { phase, state, draws: 0 });
}

function firstAsked(game: AnyGame, checkpoint: Checkpoint): Situation {
  const { progress } = replay(game, seed, checkpoint, []);
  if (progress.kind === 'next') return firstAsked(game, progress.checkpoint);
  const open = progress.kind === 'waiting' ? progress.open : [];
  return {
    seed,
    checkpoint,
    answers: [],
    asked: open.map(({ id }) => ({ question: id, dice: `${seed} ${id}`, level: 'usual' as const })),
  };
}

it.each([...games.values()].map((game) => [game.id, game] as const))(
  'answers in %s what would be answered here',
  async (id, game) => {
    const situation = beginning(game);
    const thoughts = await thinker.think(id, situation);
    expect(thoughts).not.toEqual([]);
    expect(thoughts).toEqual(computersAnswer(game, situation));
    expect(thoughts.filter(({ fault }) => fault !== undefined)).toEqual([]);
  },
);

it.each([...games.values()].map((game) => [game.id, game] as const))(
  'has rehearsed %s when there is something to think about, and answers as if it had not',
  async (id, game) => {
    const situation = beginning(game);
    const rehearsed = thinker.prepare(id);
    await thinker.prepare(id);
    const thoughts = await thinker.think(id, situation);
    await rehearsed;
    expect(thoughts).toEqual(computersAnswer(game, situation));
    await thinker.prepare(id);
    expect(await thinker.think(id, situation)).toEqual(thoughts);
  },
);

it('rehearses a game to its end, and leaves one that it does not know', async () => {
  expect([...rehearsal(toyGame)].length).toBeGreaterThan(0);
  await expect(thinker.prepare('chess')).resolves.toBeUndefined();
});

it('writes letters with what is answered, each from its own seat; what fails there spoils no answer', async () => {
  const game = games.get('diplomacy');
  if (game?.envoy === undefined) throw new Error('no game in which computer players write');
  const { asked, ...rest } = beginning(game);
  const post = { letters: [], to: ['italy'], away: [], dice: seed };
  const situation = { ...rest, asked: asked.map((one) => ({ ...one, post })) };
  const thoughts = await thinker.think(game.id, situation);
  expect(thoughts).toEqual(computersAnswer(game, situation));
  const wrote = thoughts.filter(({ letters = [] }) => letters.length > 0).map(({ seat }) => seat);
  expect(wrote).toContain('austria');
  expect(wrote).not.toContain('italy');
  const fails = (): never => {
    throw new Error('no words');
  };
  const broken: AnyGame = { ...game, envoy: { ...game.envoy, writes: fails } };
  const silent = computersAnswer(broken, situation);
  expect(silent.map(({ value }) => value)).toEqual(thoughts.map(({ value }) => value));
  for (const { fault, letters } of silent) expect([fault?.includes('no words'), letters]).toEqual([true, undefined]);
});

it('works out what a page asks for, and the program goes on meanwhile', async () => {
  const axis = games.get('axis-and-allies-1942');
  if (axis === undefined) throw new Error('no such game');
  const { state } = axis.setup(axis.options.parse({}), new SeededDice(seed));
  const battles = ['russia', 'india', 'egypt'].map((space) => ({ space, kind: 'land', round: 0 }));
  const page = axis.panels?.(axis.view({ ...state, battles }, null), null).find(({ role }) => role === 'odds');
  const job = page?.reckoning?.job ?? {};
  const found = thinker.reckon(axis.id, job);
  let isThere = false;
  void found.then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  expect(await found).toEqual(axis.reckon?.(job));
});

it('plays the file of a game again, and outlives one that it cannot', async () => {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const file = bytesOf(JSON.stringify({ format: 'fieldpost-game', version: 1 }));
  expect(await thinker.playAgain(file)).toEqual(playAgain(games, file));
  expect(await thinker.playAgain(bytesOf('['.repeat(8_000_000)))).toEqual({ kind: 'unread' });
});

it('knows only registered games, and says so', async () => {
  const [game] = games.values();
  if (game === undefined) throw new Error('no games');
  await expect(thinker.think('chess', beginning(game))).rejects.toThrow('there is no game chess');
});

it('counts the time of a thought from its turn: those before it in line cost it none', async () => {
  const inTurn = oneByOne();
  const began: string[] = [];
  let end = (): void => undefined;
  const first = inTurn(() => {
    began.push('first');
    return new Promise<never>((_, reject) => (end = () => reject(new Error('too long'))));
  });
  const second = inTurn(() => {
    began.push('second');
    return Promise.resolve('thought');
  });
  await Promise.resolve();
  expect(began).toEqual(['first']);
  end();
  await expect(first).rejects.toThrow('too long');
  expect(await second).toBe('thought');
});
