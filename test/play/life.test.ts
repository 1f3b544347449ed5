// A table from its opening to its end: sign-up, drawn and wished seats, confirming, computers, the seed.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, drawValue, mixed } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { ann, begun, bob, cho, hourMs, refusal, steward, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();
const newToy = { guildId: 'guild', kind: 'toy', name: null, language: 'both', options: {}, paces: {} } as const;

describe('sign-up', () => {
  it('promises the seed and takes defaults for what is not said', async () => {
    const game = await table.play().create(ann, newToy);
    expect(game).toMatchObject({
      status: 'signup',
      seed: null,
      seedHash: commitment('a seed for tests'),
      options: { rounds: 2, window: false },
      paces: { turn: 24, orders: 48 },
      hostId: 'ann',
    });
    expect(game.seats.map((seat) => seat.seat)).toEqual(['red', 'blue', 'green']);
  });

  it('refuses what cannot be set', async () => {
    const play = table.play();
    expect(await refusal(play.create(ann, { ...newToy, kind: 'chess' }))).toEqual(['refuse.noSuchKind']);
    expect(await refusal(play.create(ann, { ...newToy, options: { rounds: 99 } }))).toEqual(['refuse.badOption']);
    expect(await refusal(play.create(ann, { ...newToy, paces: { turn: 0 } }))).toEqual(['refuse.badPace']);
  });

  it('honours wishes, lets one change, and refuses a taken seat', async () => {
    const play = table.play();
    const { id } = await play.create(ann, newToy);
    await play.join(id, ann, 'red');
    expect(await refusal(play.join(id, bob, 'red'))).toEqual(['refuse.seatTaken']);
    await play.join(id, bob, null);
    expect(await refusal(play.join(id, bob, null))).toEqual(['refuse.alreadyIn']);
    const moved = await play.join(id, bob, 'green');
    expect(moved.seats.map((seat) => [seat.seat, seat.userId])).toEqual([
      ['red', 'ann'],
      ['blue', null],
      ['green', 'bob'],
    ]);
    const left = await play.leave(id, bob.id);
    expect(left.seats.every((seat) => seat.userId !== 'bob')).toBe(true);
    expect(await refusal(play.leave(id, bob.id))).toEqual(['refuse.notIn']);
  });

  it('has no more people than seats; the next wait', async () => {
    const play = table.play();
    const { id } = await play.create(ann, newToy);
    for (const name of ['a', 'b', 'c']) await play.join(id, { id: name, name, locale: 'en' }, null);
    expect(await play.join(id, ann, null)).toMatchObject({ waiting: ['ann'], signUps: [{}, {}, {}] });
    expect(await refusal(play.join(id, ann, 'red'))).toEqual(['refuse.full']);
  });

  it('is the host’s to end, and waits for players unless computers fill in', async () => {
    const play = table.play();
    const { id } = await play.create(ann, newToy);
    await play.join(id, ann, null);
    expect(await refusal(play.start(id, bob.id, true))).toEqual(['refuse.notHost']);
    expect(await refusal(play.start(id, ann.id, false))).toEqual(['refuse.seatsFree']);
    const game = await play.start(id, ann.id, true);
    expect(game.status).toBe('running');
    expect(game.seats.filter((seat) => seat.computer)).toHaveLength(2);
    expect(game.seats.filter((seat) => seat.userId === 'ann')).toHaveLength(1);
    expect(await refusal(play.join(id, bob, null))).toEqual(['refuse.full']);
  });
});

describe('how well computer players play', () => {
  it('is the table’s to choose, and theirs to know each time they think', async () => {
    const told: (string | undefined)[] = [];
    const spied: AnyGame = {
      ...toyGame,
      computer: (context) => {
        told.push(context.level);
        return toyGame.computer(context);
      },
    };
    const play = table.play({ games: new Map([['toy', spied]]) });
    for (const computers of [undefined, 'beginner', 'strong'] as const) {
      const { id } = await play.create(ann, newToy);
      await play.join(id, ann, null);
      if (computers !== undefined) await play.setTable(id, ann.id, { computers });
      expect((await play.start(id, ann.id, true)).table.computers).toBe(computers ?? 'usual');
      table.clock.advance(hourMs);
      while ((await play.runDue()) > 0);
      expect(new Set(told.splice(0))).toEqual(new Set([computers ?? 'usual']));
    }
  });
});

describe('how a table is run', () => {
  it('is said by its host before the start, and stays so afterwards', async () => {
    const play = table.play();
    const { id } = await play.create(ann, { ...newToy, name: 'Nul \u0000 and\nlines ' });
    expect((await play.info(id)).name).toBe('Nul   and lines');
    for (const person of [ann, bob, cho]) await play.join(id, person, null);
    expect(await refusal(play.setTable(id, bob.id, { readyCheck: true }))).toEqual(['refuse.notHost']);
    expect(await refusal(play.setTable(id, ann.id, { misses: 0 }))).toEqual(['refuse.badSetting']);
    const set = await play.setTable(id, ann.id, { readyCheck: true, misses: 3, quiet: null });
    // The same once more is nothing to record.
    const noted = await table.store().db.audit.count({ where: { gameId: id } });
    await play.setTable(id, ann.id, { misses: 3 });
    expect(await table.store().db.audit.count({ where: { gameId: id } })).toBe(noted);
    expect(set.table).toMatchObject({ readyCheck: true, misses: 3, quiet: null, takeOver: 12 });
    expect(await table.said()).toContainEqual({
      kind: 'notice',
      gameId: id,
      text: { key: 'notice.tableSet', ns: 'app' },
    });
    expect((await play.start(id, ann.id, false)).status).toBe('readyCheck');
    expect(await refusal(play.setTable(id, ann.id, { misses: 1 }))).toEqual(['refuse.notSignup']);
    for (const person of [ann, bob, cho]) await play.ready(id, person.id);
    expect(await play.info(id)).toMatchObject({ status: 'running', table: { misses: 3 } });
  });
});

describe('readyCheck', () => {
  it('starts when the last one has confirmed', async () => {
    const play = table.play();
    const waiting = await begun(play, { settings: { readyCheck: true } });
    expect(waiting.status).toBe('readyCheck');
    await play.ready(waiting.id, ann.id);
    await play.ready(waiting.id, bob.id);
    expect(await play.info(waiting.id)).toMatchObject({ status: 'readyCheck' });
    expect((await play.ready(waiting.id, cho.id)).status).toBe('running');
  });

  it('goes back to sign-up when somebody leaves', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { readyCheck: true } });
    expect((await play.leave(id, cho.id)).status).toBe('signup');
  });
});

describe('a game of computer players', () => {
  it('plays itself to the end, opens its seed, and every draw can be recomputed', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3, window: true }, people: [] });
    expect(await refusal(play.draws(id))).toEqual(['refuse.notEnded']);
    for (let n = 0; n < 40 && (await play.info(id)).status === 'running'; n++) {
      await play.runDue();
      table.clock.advance(121_000);
    }
    const game = await play.info(id);
    expect(game).toMatchObject({ status: 'finished', seed: 'a seed for tests', outcome: { winners: ['red'] } });
    const { seed, draws } = await play.draws(id);
    expect(draws.map((draw) => draw.n)).toEqual(draws.map((_, n) => n));
    expect(draws.every((draw) => drawValue(seed, draw.n, draw.sides) === draw.value)).toBe(true);
    expect(JSON.parse(await play.exportGame(id, 'anybody'))).toMatchObject({ format: 'fieldpost-game' });
    expect((await table.said()).filter((saying) => saying.kind === 'end')).toHaveLength(1);
    expect(await play.nextDeadline()).toBeNull();
  });

  it('draws seats for those who wished for none', async () => {
    const play = table.play();
    const { id } = await begun(play, {
      people: [
        [ann, null],
        [bob, 'blue'],
        [cho, null],
      ],
    });
    const { seats } = await play.info(id);
    expect(seats.find((seat) => seat.seat === 'blue')?.userId).toBe('bob');
    expect(seats.map((seat) => seat.userId).sort()).toEqual(['ann', 'bob', 'cho']);
    await play.cancel(id, ann.id, steward);
    const { draws } = await play.draws(id);
    expect(draws[0]).toMatchObject({ n: 0, why: 'seats', sides: 2 });
  });
});

describe('the dice', () => {
  const people = { ann: { ...ann, act: '1001' }, bob: { ...bob, act: '1002' } };

  it('depend on what came after their promise, which is published at the start', async () => {
    const play = table.play();
    const open = async (word: string, startedBy: string): Promise<number> => {
      const { id, seedHash } = await play.create(ann, {
        guildId: 'guild',
        kind: 'toy',
        name: null,
        language: 'both',
        options: { rounds: 1 },
        paces: {},
      });
      expect(seedHash).toBe(commitment('a seed for tests'));
      await play.join(id, people.ann, null);
      await play.join(id, people.bob, null);
      await play.addWord(id, { ...people.bob, act: '1003' }, word);
      await play.start(id, ann.id, true, startedBy);
      expect(await refusal(play.addWord(id, people.ann, 'late'))).toEqual(['refuse.notSignup']);
      return id;
    };
    const [first, second, third] = [
      await open('tea  `time`', '1004'),
      await open('coffee', '1004'),
      await open('coffee', '1005'),
    ];
    const hashes = (await table.said()).flatMap((one) =>
      one.kind === 'notice' && one.text.key === 'notice.ingredientsSealed' ? [one.text.args?.['hash']] : [],
    );
    for (const id of [first, second, third]) await play.cancel(id, ann.id, steward);
    const proven = [await play.draws(first), await play.draws(second), await play.draws(third)];
    expect(proven.map(({ ingredients }) => ingredients)).toEqual([
      ['ann 1001', 'bob 1003 tea time', '1004'],
      ['ann 1001', 'bob 1003 coffee', '1004'],
      ['ann 1001', 'bob 1003 coffee', '1005'],
    ]);
    expect(hashes).toEqual(
      proven.map(({ ingredients }) => createHash('sha256').update(ingredients.join('\n')).digest('hex')),
    );
    const seeds = proven.map(({ seed, ingredients }) => mixed(seed, ingredients));
    expect(new Set(seeds).size).toBe(3);
    for (const [n, { draws }] of proven.entries()) {
      expect(draws.length).toBeGreaterThan(0);
      expect(draws.every((draw) => drawValue(seeds[n] ?? '', draw.n, draw.sides) === draw.value)).toBe(true);
    }
  });

  it('take nothing more once something has been drawn, and forget who has gone', async () => {
    const play = table.play();
    const { id } = await play.create(ann, {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    });
    await play.join(id, people.ann, null);
    await play.join(id, people.bob, null);
    await play.leave(id, bob.id);
    await play.join(id, { ...cho, act: '1006' }, null);
    await play.giveOut(id, ann.id, '1007');
    expect(await refusal(play.addWord(id, people.ann, 'late'))).toEqual(['refuse.diceDrawn']);
    // Whoever comes now changes nothing of what has been drawn.
    await play.join(id, { ...people.bob, act: '1009' }, null);
    await play.start(id, ann.id, true, '1008');
    await play.cancel(id, ann.id, steward);
    const { seed, ingredients, draws } = await play.draws(id);
    expect(ingredients).toEqual(['ann 1001', 'cho 1006', '1007']);
    expect(draws.every((draw) => drawValue(mixed(seed, ingredients), draw.n, draw.sides) === draw.value)).toBe(true);
  });
});
