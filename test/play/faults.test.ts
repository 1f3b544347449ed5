// When rules are corrected or fail under a running game: phases reopen with notice, work is tried again, nothing is lost.
import { describe, expect, it, vi } from 'vitest';
import type { PlayDeps } from '../../src/play/change/deps.js';
import type { AnyGame } from '../../src/table/game.js';
import { withQuestions } from '../support/altered.js';
import { setDues } from '../../src/store/dues.js';
import { testClock } from '../support/database.js';
import { allBid, ann, begun, bob, give, hourMs, refusal, taskOf, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

/** The toy game after a correction: nobody may lean any more. */
const corrected = withQuestions((question) => {
  const { form } = question;
  if (form.kind !== 'choose') return question;
  return { ...question, form: { ...form, options: () => form.options().filter((option) => option.id !== 'lean') } };
});

function playing(
  game: AnyGame,
  warnings: string[] = [],
  more: Pick<PlayDeps, 'think' | 'prepare' | 'computerDelayMs'> = {},
): ReturnType<typeof table.play> {
  return table.play({
    games: new Map([[game.id, game]]),
    wall: testClock().now,
    warn: (message) => warnings.push(message),
    ...more,
  });
}

describe('corrected rules', () => {
  it('reopen the phase at the answer that no longer fits, and say so', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['lean']);
    await table.said();
    const later = playing(corrected);
    const press = {
      gameId: id,
      userId: ann.id,
      checkpoint: 1,
      question: '2',
      value: ['stand'],
      final: true,
      confirmed: false,
    };
    expect(await refusal(later.answer(press))).toEqual(['refuse.stale']);
    expect(await taskOf(later, id, ann)).toMatchObject({ id: '1', question: { key: 'stance' } });
    expect((await table.said()).flatMap((saying) => (saying.kind === 'notice' ? [saying.text.key] : []))).toEqual([
      'notice.reopened',
    ]);
    expect((await later.log(id, null, { limit: 9 })).map((entry) => entry.text.key)).toEqual(['report.bids']);
    // The second stance has only one choice left, so it is taken by itself.
    await give(later, id, ann, ['stand']);
    expect((await later.info(id)).checkpoint).toBe(2);
  });

  it('are noticed by the clock as well', async () => {
    const play = table.play({ wall: testClock().now });
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['lean']);
    const later = playing(corrected);
    table.clock.advance(24 * hourMs);
    await later.runDue();
    expect(await taskOf(later, id, ann)).toMatchObject({ id: '1' });
    expect((await later.info(id)).deadline?.getTime()).toBeGreaterThan(table.clock.now().getTime());
  });
});

describe('failing rules', () => {
  it('leave a deadline to be tried again', async () => {
    const play = table.play({ wall: testClock().now });
    const { id } = await begun(play);
    const warnings: string[] = [];
    const broken = playing(
      {
        ...toyGame,
        invariants: () => {
          throw new Error('impossible');
        },
      },
      warnings,
    );
    table.clock.advance(48 * hourMs);
    await broken.runDue();
    expect(warnings).toEqual([`due row deadline of game ${id} failed`]);
    expect((await play.info(id)).checkpoint).toBe(0);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(0);
    table.clock.advance(hourMs);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('do not stop a computer player: the fallback is played', async () => {
    const warnings: string[] = [];
    const broken = playing(
      {
        ...toyGame,
        computer: () => {
          throw new Error('no idea');
        },
      },
      warnings,
    );
    const { id } = await begun(broken, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await broken.runDue();
    expect(warnings).toEqual(['a computer player failed']);
    const rows = await table.store().db.answer.findMany({ where: { gameId: id } });
    expect(rows).toMatchObject([{ seat: 'green', by: 'computer', value: [], final: true }]);
  });

  it('tell of a computer player’s answer that is not legal why it is not, and not what it was: it may name hidden cards', async () => {
    const told: unknown[] = [];
    const wrong = table.play({
      games: new Map([[toyGame.id, { ...toyGame, computer: () => ['a secret'] }]]),
      warn: (_, error) => told.push(error),
    });
    await begun(wrong, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await wrong.runDue();
    expect(told).toHaveLength(1);
    expect(told.join()).toMatch(/^not legal for \w+: refuse\.\w+/);
    expect(told.join()).not.toContain('secret');
  });

  it('do not stop a computer player that cannot think elsewhere: what stands without it is taken, and nothing is thought here', async () => {
    const warnings: string[] = [];
    let thoughtHere = 0;
    const counting: AnyGame = {
      ...toyGame,
      computer: (asked) => {
        thoughtHere += 1;
        return toyGame.computer(asked);
      },
    };
    const lonely = playing(counting, warnings, { think: () => Promise.reject(new Error('no thread')) });
    const { id } = await begun(lonely, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await lonely.runDue();
    expect(warnings).toEqual(['computer players could not think', 'computer players could not think']);
    expect(await table.store().db.answer.count({ where: { gameId: id, by: 'computer' } })).toBe(1);
    expect(thoughtHere).toBe(0);
  });

  it('are tried once more by beginners where a computer player could not think to the end', async () => {
    const levels: (string | undefined)[] = [];
    const play = playing(toyGame, [], {
      think: (_, { asked }) => {
        levels.push(...asked.map(({ level }) => level));
        return levels.length === 1 ? Promise.reject(new Error('too long')) : Promise.resolve(null);
      },
    });
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await play.runDue();
    expect(levels).toEqual([expect.not.stringContaining('beginner'), 'beginner']);
    expect(await table.store().db.answer.count({ where: { gameId: id, by: 'computer' } })).toBe(1);
  });

  it.each([
    [2, 'are tried again', 1],
    [3, 'are given up, and the game goes on', 0],
  ])('that ended the program %i times over a thought %s', async (times, _, tries) => {
    let begunAgain = 0;
    const play = playing(toyGame, [], {
      think: () => {
        begunAgain += 1;
        return Promise.resolve(null);
      },
    });
    const people = { people: [[ann, 'red'] as const, [bob, 'blue'] as const] };
    const { id } = await begun(play, people);
    const { db } = table.store();
    // A program that dies gives nothing back: all that is left of it is how often the row was claimed.
    const { count } = await db.due.updateMany({ where: { gameId: id, kind: 'computer' }, data: { attempts: times } });
    expect(count).toBe(1);
    await play.runDue();
    expect(await db.answer.count({ where: { gameId: id, by: 'computer' } })).toBe(1);
    expect(begunAgain).toBe(tries);
  });

  it('say that computer players will be asked before they are, and once', async () => {
    const told: string[] = [];
    const play = playing(toyGame, [], {
      computerDelayMs: 2_000,
      prepare: (kind) => told.push(`will ask ${kind}`),
      think: (kind) => {
        told.push(`asks ${kind}`);
        return Promise.resolve(null);
      },
    });
    await begun(play, { people: [[ann, 'red']] });
    expect(told).toEqual([`will ask ${toyGame.id}`]);
    table.clock.advance(2_000);
    await play.runDue();
    expect(told.slice(0, 2)).toEqual([`will ask ${toyGame.id}`, `asks ${toyGame.id}`]);
  });

  it('keep no deadline waiting, however many computer players think', async () => {
    let end = (): void => undefined;
    const thinking = new Promise<null>((resolve) => (end = () => resolve(null)));
    const slow = playing(toyGame, [], { think: () => thinking });
    const people = { people: [[ann, 'red'] as const] };
    for (let n = 0; n < 6; n += 1) await begun(slow, people);
    table.clock.advance(1_000);
    const later = await begun(slow);
    const due = { gameId: later.id, kind: 'ready' } as const;
    await setDues(table.store().db, [{ ...due, key: 'now', runAt: table.clock.now() }]);
    const run = slow.runDue();
    await vi.waitFor(async () => {
      expect(await table.store().db.due.count({ where: { ...due, doneAt: null } })).toBe(0);
    });
    expect(slow.isRushed()).toBe(false);
    end();
    await run;
  });

  it('hide games whose rules are not installed', async () => {
    const { id } = await begun(table.play());
    const without = table.play({ games: new Map() });
    expect(await refusal(without.info(id))).toEqual(['refuse.noSuchKind']);
    expect(await without.gamesOf(ann.id)).toEqual([]);
    expect(await refusal(without.info(999))).toEqual(['refuse.noSuchGame']);
  });
});
