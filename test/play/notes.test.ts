// Notes to oneself: read by their writer alone, bounded, taken along and erased with the rest.
import { expect, it } from 'vitest';
import { ann, begun, bob, refusal, testTable } from '../support/table.js';

const table = testTable();

it('are for their writer alone, also in files', async () => {
  const play = table.play();
  const { id } = await begun(play);
  expect(await play.notes.write(id, ann.id, '  Blue lied twice. ')).toBe(1);
  expect(await play.notes.write(id, ann.id, 'Bid low.')).toBe(2);
  expect(await play.notes.list(id, ann.id)).toMatchObject([
    { number: 1, text: 'Blue lied twice.' },
    { number: 2, text: 'Bid low.' },
  ]);
  expect(await play.notes.list(id, bob.id)).toEqual([]);
  expect(await refusal(play.notes.drop(id, bob.id, 1))).toEqual(['note.none']);
  expect(await play.exportGame(id, ann.id)).toContain('Blue lied');
  expect(await play.exportGame(id, bob.id)).not.toContain('Blue lied');
  expect(await play.ownData.export(ann.id)).toContain('Blue lied');
  expect(await play.ownData.export(bob.id)).not.toContain('Blue lied');
  await play.notes.drop(id, ann.id, 1);
  expect(await play.notes.list(id, ann.id)).toMatchObject([{ number: 2 }]);
});

it('are refused when empty, too long, too many, or of no game', async () => {
  const play = table.play();
  const { id } = await begun(play);
  expect(await refusal(play.notes.write(id, ann.id, ' \n '))).toEqual(['note.empty']);
  expect(await refusal(play.notes.write(id, ann.id, 'x'.repeat(1_801)))).toEqual(['note.long']);
  expect(await refusal(play.notes.write(999, ann.id, 'x'))).toEqual(['refuse.noSuchGame']);
  const written = await Promise.all(Array.from({ length: 50 }, () => play.notes.write(id, ann.id, 'x'.repeat(1_800))));
  expect(new Set(written).size).toBe(50);
  expect(await refusal(play.notes.write(id, ann.id, 'x'))).toEqual(['note.full']);
  expect(await play.notes.write(id, bob.id, 'x')).toBe(1);
});

it('go with the rest when somebody has their data erased, and not before', async () => {
  const play = table.play();
  const { id } = await begun(play, { settings: { takeOver: 0 } });
  await play.notes.write(id, bob.id, 'Mine.');
  await play.leave(id, bob.id);
  expect(await play.notes.list(id, bob.id)).toHaveLength(1);
  await play.ownData.erase(bob.id);
  expect(await play.notes.list(id, bob.id)).toEqual([]);
});
