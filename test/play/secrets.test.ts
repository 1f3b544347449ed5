// A secret question: nothing public tells who is asked, whether they could answer, or how fast they did.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import { testClock } from '../support/database.js';
import { allBid, ann, begun, bob, cho, dan, give, hourMs, sheet, taskOf, testTable } from '../support/table.js';

const table = testTable();
const withWindow = { options: { rounds: 1, window: true } };
/** With this seed blue holds the ace and can respond; with the other it cannot. */
const seeds = { can: 'seed 4', cannot: 'seed 2' };

function playWith(seed: string): Play {
  return table.play({ seed: () => seed, wall: testClock().now });
}

async function publicly(play: Play, id: number): Promise<unknown> {
  const { seats, deadline, checkpoint, title, status } = await play.info(id);
  return { seats: seats.map(({ owes, final }) => ({ owes, final })), deadline, checkpoint, title, status };
}

describe('a secret window', () => {
  it('looks the same whether or not blue can respond, and closes only after the decoy time', async () => {
    const looks: unknown[] = [];
    for (const seed of [seeds.can, seeds.cannot]) {
      const play = playWith(seed);
      const { id } = await begun(play, withWindow);
      await allBid(play, id);
      looks.push(await publicly(play, id));
      await play.runDue();
      expect((await play.info(id)).checkpoint).toBe(1);
      await table.said();
    }
    expect(looks[0]).toEqual(looks[1]);
  });

  it('shows nobody as owing, and tells nobody what was answered by itself', async () => {
    for (const [seed, instructed] of [
      [seeds.cannot, false],
      [seeds.can, true],
    ] as const) {
      const play = playWith(seed);
      const { id } = await begun(play, withWindow);
      if (instructed) await play.setInstruction(id, bob.id, 'blue', 'window', { value: ['pass'] });
      await allBid(play, id);
      expect((await taskOf(play, id, bob)).question.secret).toBe(true);
      expect((await play.info(id)).seats.map(({ owes, final }) => [owes, final])).toEqual([
        [false, false],
        [false, false],
        [false, false],
      ]);
      await table.said();
      table.clock.advance(121_000);
      await play.runDue();
      expect((await play.info(id)).checkpoint).toBe(2);
      const said = await table.said();
      expect(said.filter((one) => one.kind === 'private' || 'given' in one)).toEqual([]);
    }
  });

  it('holds a quick answer back without a sign, then plays it', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, withWindow);
    await allBid(play, id);
    await table.said();
    const before = await publicly(play, id);
    expect((await taskOf(play, id, bob)).question.form).toMatchObject({ kind: 'choose' });
    await give(play, id, bob, ['respond']);
    expect(await taskOf(play, id, bob)).toMatchObject({ saved: ['respond'], final: true });
    expect(await publicly(play, id)).toEqual(before);
    expect(await table.said()).toEqual([]);
    expect((await play.desk(id, ann.id)).tasks).toEqual([]);
    table.clock.advance(121_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(2);
    expect((await play.log(id, null, { limit: 1 }))[0]?.text.key).toBe('report.responded');
  });

  it('may be answered differently until then', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, withWindow);
    await allBid(play, id);
    await give(play, id, bob, ['respond']);
    expect((await play.desk(id, bob.id)).canUndo).toBe(true);
    await play.undo(id, bob.id);
    await give(play, id, bob, ['pass']);
    table.clock.advance(121_000);
    await play.runDue();
    expect((await play.log(id, null, { limit: 9 })).map((entry) => entry.text.key)).not.toContain('report.responded');
  });

  it('closes by itself where there was nothing to choose', async () => {
    const play = playWith(seeds.cannot);
    const { id } = await begun(play, withWindow);
    await allBid(play, id);
    table.clock.advance(59_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(1);
    table.clock.advance(62_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(2);
  });

  it('uses an instruction after the decoy time', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, withWindow);
    await play.setInstruction(id, bob.id, 'blue', 'window', { value: ['respond'] });
    expect(await play.instructions(id, bob.id)).toMatchObject([
      { seat: 'blue', saved: { mode: 'use', value: ['respond'] } },
    ]);
    await allBid(play, id);
    expect((await play.info(id)).checkpoint).toBe(1);
    table.clock.advance(121_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(2);
    const [row] = await table.store().db.answer.findMany({ where: { gameId: id, checkpoint: 1 } });
    expect(row).toMatchObject({ by: 'instruction', value: ['respond'] });
  });

  it('waits as long for a computer player', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, {
      ...withWindow,
      people: [
        [ann, 'red'],
        [cho, 'green'],
      ],
    });
    for (const person of [ann, cho]) await give(play, id, person, []);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(1);
    await play.runDue();
    table.clock.advance(121_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(2);
  });

  it('that nobody answers counts as no miss, which would tell who was asked', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, { ...withWindow, settings: { misses: 1 } });
    await allBid(play, id);
    await table.said();
    table.clock.advance(12 * hourMs);
    await play.runDue();
    const { checkpoint, seats } = await play.info(id);
    expect(checkpoint).toBe(2);
    expect(seats.map(({ misses, left }) => [misses, left])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect((await table.said()).filter((one) => one.kind === 'notice')).toEqual([]);
  });

  it('leaves as much time when the one who is asked has left the table', async () => {
    const play = playWith(seeds.can);
    const { id } = await begun(play, withWindow);
    await play.leave(id, bob.id);
    for (const person of [ann, cho]) await give(play, id, person, sheet);
    expect(await play.info(id)).toMatchObject({
      checkpoint: 1,
      deadline: new Date(table.clock.now().getTime() + 12 * hourMs),
    });
  });

  it('gives more time to whoever sits down meanwhile, asked or not', async () => {
    const deadlines: unknown[] = [];
    for (const [person, seat] of [
      [bob, 'blue'],
      [cho, 'green'],
    ] as const) {
      const play = playWith(seeds.can);
      const { id } = await begun(play, { ...withWindow, settings: { takeOver: 0 } });
      await allBid(play, id);
      table.clock.advance(11 * hourMs);
      await play.leave(id, person.id);
      const before = (await play.info(id)).deadline?.getTime() ?? 0;
      const after = (await play.join(id, dan, seat)).deadline?.getTime() ?? 0;
      deadlines.push(after - before);
    }
    expect(deadlines).toEqual([5 * hourMs, 5 * hourMs]);
  });

  it('lets an instruction pass in silence where it is not legal, and keeps it', async () => {
    const play = playWith(seeds.cannot);
    const { id } = await begun(play, withWindow);
    await play.setInstruction(id, bob.id, 'blue', 'window', { value: ['respond'] });
    await allBid(play, id);
    await table.said();
    table.clock.advance(121_000);
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(2);
    expect(await play.instructions(id, bob.id)).toMatchObject([{ saved: { value: ['respond'] } }]);
    expect((await table.said()).filter((one) => one.kind === 'private' || 'given' in one)).toEqual([]);
  });
});
