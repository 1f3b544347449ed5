// Putting a position right: public parts only, nothing the rules forbid, by consent, and never by somebody who could learn from trying.
import { expect, it } from 'vitest';
import { ann, allBid, begun, dan, everybody, refusal, testTable } from '../support/table.js';

const table = testTable();
const withDan = { host: dan, people: everybody, settings: { rollback: 'host' } } as const;

it('changes a public part, begins the phase again, and says and records why', async () => {
  const play = table.play();
  const { id } = await begun(play, { ...withDan, options: { rounds: 2 } });
  await allBid(play, id);
  await table.said();
  await play.repair(id, dan.id, { path: ['score', 'red'], value: 7 }, 'points were forgotten');
  const said = await table.said();
  expect(said).toContainEqual(
    expect.objectContaining({ kind: 'notice', text: expect.objectContaining({ key: 'notice.repaired' }) as unknown }),
  );
  const { state } = await table.store().db.checkpoint.findUniqueOrThrow({
    where: { gameId_number: { gameId: id, number: (await play.info(id)).checkpoint } },
  });
  expect(state).toMatchObject({ score: { red: 7, blue: 0, green: 0 } });
  expect((await play.hostRecord(id, { limit: 1 }))[0]?.text.key).toBe('act.repairTo');
});

it('touches nothing hidden, nothing that is not there, and nothing the rules forbid', async () => {
  const play = table.play();
  const { id } = await begun(play, withDan);
  const put = (path: readonly string[], value: unknown): Promise<readonly string[]> =>
    refusal(play.repair(id, dan.id, { path, value }, 'why'));
  expect(await put(['cards', 'blue'], 'ace')).toEqual(['refuse.repairPath']);
  expect(await put(['cards'], {})).toEqual(['refuse.repairPath']);
  expect(await put(['no', 'such'], 1)).toEqual(['refuse.repairPath']);
  expect(await put([], {})).toEqual(['refuse.repairPath']);
  // Nothing is there, and nothing is to be there.
  expect(await refusal(play.repair(id, dan.id, { path: ['us hand'] }, 'why'))).toEqual(['refuse.repairPath']);
  expect(await put(['score', 'red'], 0)).toEqual(['refuse.repairSame']);
  expect(await put(['cards', 'blue'], 'king')).toEqual(['refuse.repairPath']);
  expect(await put(['round'], 'many')).toEqual(['refuse.repairRules']);
  // Of the right shape, and yet what no game can come to.
  expect(await put(['round'], 9)).toEqual(['refuse.repairRules']);
  expect(await refusal(play.repair(id, ann.id, { path: ['round'], value: 2 }, 'why'))).toEqual(['refuse.repairHidden']);
});

it('asked of everybody is asked for the position at hand, and ends with its phase', async () => {
  const play = table.play();
  const { id } = await begun(play, { host: dan, people: everybody, options: { rounds: 3 } });
  await play.repair(id, dan.id, { path: ['score', 'red'], value: 7 }, 'points were forgotten');
  const [asked] = await play.proposals(id, ann.id);
  expect(asked).toMatchObject({ kind: 'repair' });
  await allBid(play, id);
  expect(await play.proposals(id, ann.id)).toEqual([]);
  expect(await refusal(play.vote(asked?.id ?? 0, ann.id, 'yes'))).toEqual(['refuse.noProposal']);
});
