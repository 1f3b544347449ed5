// Another time while a game runs: who has to agree, that no deadline told of comes sooner, and what is announced and written down.
import { describe, expect, it } from 'vitest';
import { ann, begun, bob, cho, dan, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();

function due(hours: number): Date {
  return new Date(table.clock.now().getTime() + hours * hourMs);
}

describe('another time', () => {
  it('needs everybody, shows what changes, and then counts', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play, { paces: { orders: 24 } });
    await table.said();
    await play.changeTime(id, bob.id, { hours: { orders: 48 }, grace: 6 });
    const [proposal] = await play.proposals(id, cho.id);
    expect(proposal).toMatchObject({ kind: 'time', voters: ['red', 'blue', 'green'] });
    expect(proposal?.changes?.map(({ args }) => [args?.['before'], args?.['after']])).toEqual([
      [expect.objectContaining({ args: { n: 24 } }), expect.objectContaining({ args: { n: 48 } })],
      [expect.objectContaining({ key: 'timing.none' }), expect.objectContaining({ args: { n: 6 } })],
    ]);
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect((await play.info(id)).deadline).toEqual(deadline);
    await play.vote(proposal?.id ?? 0, cho.id, 'yes');
    const after = await play.info(id);
    expect(after.deadline).toEqual(due(48));
    expect(after).toMatchObject({ paces: { orders: 48 }, table: { time: { grace: 6 } } });
    const acts = await play.hostRecord(id, { limit: 20 });
    expect(acts.find(({ text }) => text.key === 'act.retime')?.text.args?.['changes']).toHaveLength(2);
  });

  it('brings no deadline forward', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play, {
      paces: { orders: 48 },
      settings: { rollback: 'host' },
      host: dan,
    });
    await table.said();
    await play.changeTime(id, dan.id, { hours: { orders: 6 } });
    expect((await play.info(id)).deadline).toEqual(deadline);
    const said = await table.said();
    const told = said.flatMap((one) => (one.kind === 'news' ? [one.userId] : []));
    expect(new Set(told)).toEqual(new Set([ann.id, bob.id, cho.id]));
    expect(said).toContainEqual(
      expect.objectContaining({ kind: 'notice', text: expect.objectContaining({ key: 'notice.retimed' }) as unknown }),
    );
  });

  it('puts a deadline off that would fall into new quiet hours, and moves its reminders', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play, {
      paces: { orders: 24 },
      settings: { rollback: 'host', reminders: [60] },
      host: dan,
    });
    if (deadline === null) throw new Error('no deadline');
    const iso = (at: Date): string => at.toISOString().slice(11, 16);
    const quiet = {
      from: iso(new Date(deadline.getTime() - hourMs)),
      to: iso(new Date(deadline.getTime() + 2 * hourMs)),
    };
    await play.changeTime(id, dan.id, { quiet, reminders: [120] });
    expect((await play.info(id)).deadline).toEqual(new Date(deadline.getTime() + 2 * hourMs));
    const runs = await table.store().db.due.findMany({ where: { gameId: id, kind: 'reminder', doneAt: null } });
    expect(runs.map(({ runAt }) => runAt)).toEqual([deadline]);
  });

  it('is refused to strangers, for what stands already, and for what cannot be', async () => {
    const play = table.play();
    const { id } = await begun(play, { paces: { orders: 24 } });
    expect(await refusal(play.changeTime(id, dan.id, { grace: 6 }))).toEqual(['refuse.notHost']);
    expect(await refusal(play.changeTime(id, bob.id, { hours: { orders: 24 } }))).toEqual(['refuse.sameTime']);
    expect(await refusal(play.changeTime(id, bob.id, {}))).toEqual(['refuse.sameTime']);
    expect(await refusal(play.changeTime(id, bob.id, { grace: 1_000 }))).toEqual(['refuse.badSetting']);
    // A kind of question this game does not ask.
    expect(await refusal(play.changeTime(id, bob.id, { hours: { retreats: 24 } }))).toEqual(['refuse.badSetting']);
  });
});
