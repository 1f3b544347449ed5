// Answers: sealed and in a row, checked, confirmed, pressed twice, on old buttons, across a restart, by instruction.
import { describe, expect, it } from 'vitest';
import { Refused } from '../../src/play/change/refuse.js';
import { withQuestions } from '../support/altered.js';
import { allBid, ann, begun, bob, cho, give, refusal, sheet, taskOf, testTable } from '../support/table.js';
import { sheetOf } from '../../src/table/sheet.js';

const table = testTable();

describe('sealed answers', () => {
  it('stay with their owner until all are final, then open at once', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await give(play, id, ann, sheet, { final: false });
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: sheet, savedBy: 'player', final: false });
    expect((await taskOf(play, id, bob)).saved).toBeNull();
    expect(JSON.parse(await play.exportGame(id, bob.id))).not.toContain('south');
    await give(play, id, bob, sheet);
    expect((await play.info(id)).seats.map((seat) => [seat.owes, seat.final])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    await give(play, id, cho, []);
    expect((await play.info(id)).checkpoint).toBe(0);
    await play.setFinal(id, ann.id, true);
    expect((await play.info(id)).checkpoint).toBe(1);
    const [entry] = await play.log(id, null, { limit: 1 });
    expect(entry?.text).toMatchObject({ key: 'report.bids', ns: 'toy' });
  });

  it('can be made open to change again', async () => {
    const play = table.play();
    const { id } = await begun(play);
    expect(await refusal(play.setFinal(id, ann.id, true))).toEqual(['refuse.nothingSaved']);
    await give(play, id, ann, sheet);
    await play.setFinal(id, ann.id, false);
    expect((await taskOf(play, id, ann)).final).toBe(false);
  });

  it('are what was sent last, also where it is final and another was saved before', async () => {
    const play = table.play();
    const { id } = await begun(play);
    for (const person of [bob, cho]) await give(play, id, person, []);
    await give(play, id, ann, sheetOf({ first: ['east'], second: ['south'] }), { final: false });
    expect((await play.info(id)).checkpoint).toBe(0);
    await give(play, id, ann, sheet, { final: true });
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'red', final: true } });
    expect(rows.map(({ value }) => value)).toEqual([sheet]);
  });

  it('warn without refusing', async () => {
    const play = table.play();
    const { id } = await begun(play);
    expect((await give(play, id, ann, sheetOf({ first: ['east'] }))).remarks).toMatchObject([
      { tone: 'warn', text: { key: 'warn.idle', ns: 'toy' } },
    ]);
  });
});

describe('questions in a row', () => {
  it('refuse what is not legal and leave everything as it was', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    expect(await refusal(give(play, id, ann, ['fly']))).toEqual(['refuse.notOffered']);
    expect(await refusal(give(play, id, ann, 'nonsense'))).toEqual(['refuse.malformed']);
    expect(await taskOf(play, id, ann)).toMatchObject({ question: { key: 'stance' }, saved: null });
  });

  it('ask again before something dear', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    const asked = await give(play, id, ann, ['burn']);
    expect(asked.confirm).toMatchObject({ key: 'danger.burn', ns: 'toy' });
    expect(await play.log(id, null, { limit: 9 })).toHaveLength(1);
    await give(play, id, ann, ['burn'], { confirmed: true });
    expect(await play.log(id, null, { limit: 9 })).toHaveLength(2);
  });

  it('answer an old button by naming what is open', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const old = await taskOf(play, id, ann);
    await allBid(play, id);
    const press = {
      gameId: id,
      userId: ann.id,
      checkpoint: old.checkpoint,
      question: old.id,
      value: sheet,
      final: true,
      confirmed: false,
    };
    try {
      await play.answer(press);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(error.texts).toMatchObject([{ key: 'refuse.stale', args: { open: [{ key: 'ask.stance', ns: 'toy' }] } }]);
    }
    expect(await refusal(play.answer({ ...press, userId: bob.id }))).toEqual(['refuse.staleNothing']);
    expect(await refusal(play.answer({ ...press, userId: 'stranger' }))).toEqual(['refuse.noSeat']);
  });

  it('refuse what was meant for an earlier phase, though its question had the same name', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    const old = await taskOf(play, id, ann);
    await allBid(play, id);
    while ((await play.desk(id, ann.id)).tasks[0]?.question.key !== 'sheet') {
      for (const person of [ann, bob, cho]) {
        const [task] = (await play.desk(id, person.id)).tasks;
        if (task !== undefined && task.question.key !== 'sheet') await give(play, id, person, task.question.fallback());
      }
      await play.runDue();
    }
    const now = await taskOf(play, id, ann);
    expect(now.id).toBe(old.id);
    expect(now.checkpoint).not.toBe(old.checkpoint);
    const input = { gameId: id, userId: ann.id, question: old.id, value: sheet, final: true, confirmed: false };
    expect(await refusal(play.answer({ ...input, checkpoint: old.checkpoint }))).toEqual(['refuse.stale']);
    expect(
      await refusal(
        play.saveDraft(id, ann.id, { checkpoint: old.checkpoint, question: old.id }, { answer: sheet, making: null }),
      ),
    ).toEqual(['refuse.staleNothing']);
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: null, draft: null });
  });

  it('count two presses at once as one', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    const { checkpoint, id: question } = await taskOf(play, id, ann);
    const press = { gameId: id, userId: ann.id, checkpoint, question, value: ['stand'], final: true, confirmed: false };
    const other = table.play();
    const both = await Promise.all([play.answer(press), other.answer(press)]);
    expect(both.map((one) => one.desk.tasks[0]?.id)).toEqual(['2', '2']);
    expect(await table.store().db.answer.count({ where: { checkpoint } })).toBe(1);
    expect(await refusal(play.answer({ ...press, value: ['lean'] }))).toEqual(['refuse.stale']);
  });

  it('go on after a restart as if nothing had been', async () => {
    const { id } = await begun(table.play());
    await allBid(table.play(), id);
    await give(table.play(), id, ann, ['stand']);
    const later = table.play();
    expect(await taskOf(later, id, ann)).toMatchObject({ id: '2', question: { key: 'stance' } });
    await give(later, id, ann, ['lean']);
    await give(later, id, ann, { north: 1, east: 2 });
    expect((await taskOf(later, id, cho)).question.key).toBe('throw');
  });

  it('give the only legal answer by themselves and end the game', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { kind: 'win', winners: ['red'] } });
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, by: 'forced' } });
    expect(rows).toHaveLength(1);
    // Whose place was answered in learns of it, alone; nobody else does.
    const seat = rows[0]?.seat;
    const holder = (await play.info(id)).seats.find((one) => one.seat === seat)?.userId;
    const said = await table.said();
    const told = said.flatMap((one) => ('given' in one ? [{ userId: one.userId, key: one.given[0]?.key }] : []));
    expect(told).toEqual([{ userId: holder, key: 'given.forced' }]);
    expect(await refusal(play.setFinal(id, ann.id, true))).toEqual(['refuse.ended']);
  });

  it.each([
    ['call nobody for it where nothing else is told', 'wait', true],
    ['tell it with what else they alone learn', 'throw', undefined],
  ] as const)('%s', async (_what, choice, quiet) => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await table.said();
    await give(play, id, cho, [choice]);
    const told = (await table.said()).flatMap((one) => (one.kind === 'private' ? [one] : []));
    expect(told.map((one) => [one.userId, one.given?.map(({ key }) => key), one.quiet])).toEqual([
      [cho.id, ['given.forced'], quiet],
    ]);
  });

  it('give it without a word where what comes of it is told anyway', async () => {
    const game = withQuestions((question) => (question.key === 'only' ? { ...question, idle: 'quiet' } : question));
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    expect((await play.info(id)).status).toBe('finished');
    expect((await table.said()).filter((one) => 'given' in one)).toEqual([]);
  });

  it.each([
    ['it is left to its player', { idle: 'wait' }],
    ['it has to be confirmed', { review: () => ({ confirm: { key: 'danger.burn' } }) }],
  ] as const)('leave the only legal answer to its player where %s', async (_why, change) => {
    const game = withQuestions((question) => (question.key === 'only' ? { ...question, ...change } : question));
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['wait']);
    expect(await taskOf(play, id, cho)).toMatchObject({ question: { key: 'only' }, saved: null });
    await give(play, id, cho, ['stand'], { confirmed: true });
    expect((await play.info(id)).status).toBe('finished');
  });

  it('tell a private report to its reader alone', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await table.said();
    await give(play, id, cho, ['throw']);
    const said = await table.said();
    const [secret] = await table
      .store()
      .db.report.findMany({ where: { gameId: id, audience: { not: { equals: null } } } });
    expect(said.filter((saying) => 'userId' in saying && saying.kind !== 'news')).toMatchObject([
      { kind: 'private', userId: 'cho', reports: [secret?.id] },
    ]);
    expect(said.find((saying) => saying.kind === 'announce')?.reports).not.toContain(secret?.id);
    const keys = async (who: string | null): Promise<string[]> =>
      (await play.log(id, who, { limit: 50 })).map((entry) => entry.text.key);
    expect(await keys('cho')).toContain('report.secret');
    expect(await keys('ann')).not.toContain('report.secret');
    expect(await keys(null)).not.toContain('report.secret');
  });
});

describe('what is said', () => {
  it('prompts everybody at the start, and announces phases with their board', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const start = await table.said();
    expect(
      start
        .filter((saying) => saying.kind === 'prompt')
        .map((saying) => saying.userId)
        .sort(),
    ).toEqual(['ann', 'bob', 'cho']);
    expect(start.filter((saying) => saying.kind === 'announce')).toMatchObject([
      { reports: [], board: { variant: 'position', checkpoint: 0 }, deadline: true },
    ]);
    expect(start.filter((saying) => saying.kind === 'status')).toHaveLength(1);
    await allBid(play, id);
    const after = await table.said();
    expect(after.filter((saying) => saying.kind === 'announce')).toMatchObject([
      { board: { variant: 'results', checkpoint: 1 }, deadline: true },
    ]);
    expect(after.filter((saying) => saying.kind === 'prompt')).toMatchObject([{ userId: 'ann', checkpoint: 1 }]);
    await give(play, id, ann, ['stand']);
    const inside = await table.said();
    expect(inside.filter((saying) => saying.kind === 'prompt')).toEqual([]);
    // What can still be taken back is told when it is done.
    expect(inside.filter((saying) => saying.kind === 'announce')).toEqual([]);
    await give(play, id, ann, ['lean']);
    const done = (await table.said()).filter((saying) => saying.kind === 'announce');
    expect(done).toHaveLength(1);
    const reports = (await play.log(id, null, { limit: 50 })).map((entry) => entry.id).reverse();
    // It goes on with what was told of the same turn.
    expect(done[0]).toMatchObject({ post: reports[0], reports });
    expect(after.find((saying) => saying.kind === 'announce')).toMatchObject({ post: reports[0] });
  });
});

describe('drafts', () => {
  it('are kept for their owner and dropped with the answer', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const task = await taskOf(play, id, ann);
    const place = { checkpoint: task.checkpoint, question: task.id };
    await play.saveDraft(id, ann.id, place, { answer: sheetOf({ first: ['east'] }), making: null });
    expect((await taskOf(play, id, ann)).draft).toEqual(sheetOf({ first: ['east'] }));
    expect((await taskOf(play, id, bob)).draft).toBeNull();
    await give(play, id, ann, sheet, { final: false });
    expect((await taskOf(play, id, ann)).draft).toBeNull();
  });
});
