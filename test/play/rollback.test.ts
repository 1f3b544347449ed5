// Taking a game back to an earlier phase: who has to agree, what becomes of what was told, and that its dice fall anew.
import { describe, expect, it } from 'vitest';
import { drawValue, seedAt } from '../../src/table/dice.js';
import {
  allBid,
  ann,
  begun,
  bob,
  cho,
  dan,
  everybody,
  give,
  refusal,
  sheet,
  taskOf,
  testTable,
} from '../support/table.js';

const table = testTable();

describe('going back', () => {
  it('needs everybody who holds a seat, says why, voids what was told and asks anew', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await table.said();
    await play.rollBack(id, bob.id, 0, ' A sheet was\nmisread ');
    const [proposal] = await play.proposals(id, cho.id);
    expect(proposal).toMatchObject({
      kind: 'rollback',
      voters: ['red', 'blue', 'green'],
      act: { to: 0, reason: 'A sheet was misread' },
    });
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect((await play.info(id)).checkpoint).toBe(1);
    await play.vote(proposal?.id ?? 0, cho.id, 'yes');
    expect(await play.info(id)).toMatchObject({ checkpoint: 0, status: 'running' });
    expect(await play.log(id, null, { limit: 9 })).toEqual([]);
    const said = await table.said();
    expect(said.filter(({ kind }) => kind === 'prompt').map((one) => 'userId' in one && one.userId)).toEqual([
      'ann',
      'bob',
      'cho',
    ]);
    // Whoever reads their direct messages alone learns there that time has run backwards, and why.
    for (const userId of ['ann', 'bob'])
      expect(said).toContainEqual(
        expect.objectContaining({
          ...{ kind: 'prompt', userId },
          news: [
            expect.objectContaining({
              key: 'news.rolledBack',
              args: expect.objectContaining({ reason: 'A sheet was misread' }) as unknown,
            }),
          ],
        }),
      );
    expect(said).toContainEqual(
      expect.objectContaining({
        kind: 'notice',
        text: expect.objectContaining({ key: 'notice.rolledBack' }) as unknown,
      }),
    );
    // Nobody's sealed sheet is played a second time unseen.
    expect((await taskOf(play, id, ann)).saved).toBeNull();
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 48 * 3_600_000));
    await allBid(play, id);
    expect((await play.log(id, null, { limit: 9 })).map(({ text }) => text.key)).toEqual(['report.bids']);
  });

  it('makes the draws behind it from a seed with one more line', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 }, settings: { rollback: 'most' } });
    const round = async (): Promise<void> => {
      await allBid(play, id);
      if ((await play.desk(id, bob.id)).tasks.length > 0) await give(play, id, bob, ['pass']);
      await give(play, id, ann, ['stand']);
      await give(play, id, ann, ['stand']);
      await give(play, id, cho, ['throw']);
    };
    await round();
    const { checkpoint } = await play.info(id);
    await play.rollBack(id, ann.id, 0, 'again');
    const [proposal] = await play.proposals(id, bob.id);
    await play.vote(proposal?.id ?? 0, bob.id, 'yes');
    expect((await play.info(id)).checkpoint).toBeLessThan(checkpoint);
    await round();
    await play.cancel(id, ann.id, { name: 'Mod' });
    const { seed, ingredients, forks, draws } = await play.draws(id);
    expect(forks).toHaveLength(1);
    for (const { n, sides, value } of draws) {
      expect(value).toBe(drawValue(seedAt(seed, ingredients, forks, n), n, sides));
    }
    expect(seedAt(seed, ingredients, forks, 99)).not.toBe(seedAt(seed, ingredients, [], 99));
    expect(seedAt(seed, ingredients, forks, 0)).toBe(seedAt(seed, ingredients, [], 0));
  });

  it('is off with the first no, and with another that has taken back more', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    await play.rollBack(id, ann.id, 0, 'first');
    const [first] = await play.proposals(id, ann.id);
    await play.vote(first?.id ?? 0, bob.id, 'no');
    expect(await play.proposals(id, ann.id)).toEqual([]);
    await play.rollBack(id, ann.id, 1, 'this phase');
    await play.rollBack(id, ann.id, 0, 'the one before');
    const [here, before] = await play.proposals(id, ann.id);
    for (const person of [bob, cho]) await play.vote(before?.id ?? 0, person.id, 'yes');
    expect((await play.info(id)).checkpoint).toBe(0);
    for (const person of [bob, cho]) await play.vote(here?.id ?? 0, person.id, 'yes');
    expect((await play.info(id)).checkpoint).toBe(0);
  });

  it('is a host’s alone only where the table said so and they have no stake', async () => {
    const play = table.play();
    const away = await begun(play, { host: dan, people: everybody, settings: { rollback: 'host' } });
    await allBid(play, away.id);
    expect((await play.rollBack(away.id, dan.id, 0, 'a misread sheet')).checkpoint).toBe(0);
    const playing = await begun(play, { settings: { rollback: 'host' } });
    await allBid(play, playing.id);
    expect((await play.rollBack(playing.id, ann.id, 0, 'better dice')).checkpoint).toBe(1);
    expect(await play.proposals(playing.id, bob.id)).toMatchObject([{ voters: ['red', 'blue', 'green'] }]);
  });

  it('keeps what was begun for the phase itself, and asks for a reason and a phase', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan, people: everybody, settings: { rollback: 'host' } });
    expect(await refusal(play.rollBack(id, dan.id, 0, '  '))).toEqual(['refuse.noReason']);
    expect(await refusal(play.rollBack(id, dan.id, 7, 'why'))).toEqual(['refuse.noSuchPhase']);
    expect(await refusal(play.rollBack(id, 'somebody', 0, 'why'))).toEqual(['refuse.notHost']);
    const { id: question, checkpoint } = await taskOf(play, id, ann);
    await play.saveDraft(id, ann.id, { checkpoint, question }, { answer: sheet, making: null });
    await give(play, id, bob, sheet);
    await play.rollBack(id, dan.id, 0, 'once more');
    expect(await taskOf(play, id, ann)).toMatchObject({ draft: sheet, saved: null });
    expect(await taskOf(play, id, bob)).toMatchObject({ saved: null, final: false });
  });
});
