// Looks at a game take no lock and run nothing twice, and still never show, or build upon, what is no longer so.
import { afterAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import type { Desk } from '../../src/play/turn/desk.js';
import { openDatabase } from '../../src/store/open.js';
import { startPostgres } from '../support/postgres.js';
import { allBid, ann, begun, bob, cho, everybody, give, refusal, sheet, taskOf, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';
import type { AnyGame } from '../../src/table/game.js';

const table = testTable();
const people = everybody.map(([person]) => person);

/** A desk without its functions. */
const plain = (desk: Desk): unknown => JSON.parse(JSON.stringify({ ...desk, rules: null }));

/** What everybody sees through a play layer. */
const sights = (play: Play, id: number): Promise<unknown[]> =>
  Promise.all([...people.map((person) => person.id), ''].map(async (who) => plain(await play.desk(id, who))));

describe('what is kept of a position', () => {
  it('is never out of date, whichever of several programs has changed the game', async () => {
    const programs = [table.play(), table.play(), table.play()] as const;
    const { id } = await begun(programs[0], { options: { rounds: 4 } });
    // A fixed row of random numbers, so that the test does the same each time.
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let n = 0; n < 40; n++) {
      const play = programs[random(3) as 0 | 1 | 2];
      const person = people[random(3)] ?? ann;
      const [task] = (await play.desk(id, person.id)).tasks;
      const work = random(6);
      if (work === 0) await refusal(play.undo(id, person.id));
      else if (work === 1 && task !== undefined) {
        const at = { checkpoint: task.checkpoint, question: task.id };
        await play.saveDraft(id, person.id, at, { answer: task.question.fallback(), making: null });
      } else if (work === 2) await refusal(play.setFinal(id, person.id, true));
      else if (task !== undefined)
        await refusal(give(play, id, person, task.question.fallback(), { final: random(2) === 0, confirmed: true }));
      table.clock.advance(1_000);
      await programs[random(3) as 0 | 1 | 2].runDue();
      const fresh = await sights(table.play(), id);
      for (const program of programs) expect(await sights(program, id)).toEqual(fresh);
    }
  });

  it('is not taken for the phase that stood under the same number before an undo', async () => {
    const [one, two] = [table.play(), table.play()];
    const { id } = await begun(one, { options: { rounds: 2 } });
    await allBid(one, id);
    await give(one, id, ann, ['stand']);
    await give(one, id, ann, ['lean']);
    const spending = await taskOf(two, id, ann);
    expect(spending.question.key).toBe('spend');
    await one.undo(id, ann.id);
    await give(one, id, ann, ['stand']);
    const throwing = await taskOf(two, id, cho);
    expect([throwing.checkpoint, throwing.question.key]).toEqual([spending.checkpoint, 'throw']);
    expect(await sights(two, id)).toEqual(await sights(table.play(), id));
  });

  it('keeps nothing of a change that was not committed', async () => {
    const store = table.store();
    let fails = false;
    const play = table.play({
      store: {
        ...store,
        db: store.db,
        inGame: (gameId, work) =>
          store.inGame(gameId, async (tx) => {
            const done = await work(tx);
            if (fails) throw new Error('the connection broke');
            return done;
          }),
      },
    });
    const { id } = await begun(play);
    const before = await sights(play, id);
    fails = true;
    await expect(give(play, id, ann, sheet)).rejects.toThrow('broke');
    expect(await sights(play, id)).toEqual(before);
    fails = false;
    await give(play, id, bob, sheet);
    expect(await sights(play, id)).toEqual(await sights(table.play(), id));
    expect((await taskOf(play, id, ann)).saved).toBeNull();
  });

  it('spares running and checking again what is known', async () => {
    let runs = 0;
    let checks = 0;
    const watched: AnyGame = {
      ...toyGame,
      phase: (phase, t) => {
        runs += 1;
        return toyGame.phase(phase, {
          ...t,
          state: t.state,
          dice: t.dice,
          tell: t.tell.bind(t),
          reveal: t.reveal.bind(t),
          ask: t.ask.bind(t),
          together: (branches, script) =>
            t.together(branches, function* (branch) {
              const asking = script(branch);
              let step = asking.next();
              while (step.done !== true) {
                if (step.value.kind !== 'ask') throw new Error('only asks');
                const { question } = step.value;
                const review = question.review?.bind(question);
                const counted = {
                  ...question,
                  review: (answer: never) => {
                    checks += 1;
                    return review?.(answer) ?? {};
                  },
                };
                step = asking.next(yield { kind: 'ask', question: counted });
              }
              return step.value;
            }),
        });
      },
    };
    const play = table.play({ games: new Map([[toyGame.id, watched]]) });
    const { id } = await begun(play);
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheet, { final: false });
    [runs, checks] = [0, 0];
    for (const person of people) await play.desk(id, person.id);
    await play.info(id);
    expect([runs, checks]).toEqual([0, 0]);
    await give(play, id, cho, sheet, { final: false });
    // Once before it is taken and once when the phase is run with it; the others' sheets are known.
    expect([runs, checks]).toEqual([1, 2]);
  });
});

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(server === null)('on a server', () => {
  it('a look does not wait while the game is being changed', async () => {
    const store = await openDatabase({
      databaseUrl: (await server?.createDatabase()) ?? '',
      dataDir: 'unused',
      now: table.clock.now,
    });
    const play = createPlay({ store, games: new Map([[toyGame.id, toyGame]]), now: table.clock.now });
    const { id } = await begun(play);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let entered = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const changing = store.inGame(id, () => {
      entered();
      return held;
    });
    await inside;
    expect((await play.desk(id, ann.id)).tasks).toHaveLength(1);
    expect((await play.gamesOf(ann.id)).map((game) => game.id)).toEqual([id]);
    release();
    await changing;
    await store.close();
  });
});
