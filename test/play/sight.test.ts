// Who sees what of a running game: neither the host nor a copy nor the log shows the seed or another's hand.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/registry.js';
import { loadBoardMaps } from '../../src/render/asset.js';
import type { Look } from '../../src/table/scene.js';
import { ann, bob, cho, taskOf, testTable } from '../support/table.js';

const table = testTable();
const hands = z.object({ hands: z.record(z.string(), z.array(z.string())) });

it('shows a playing host and an onlooker no card of another’s hand, and nobody the seed', async () => {
  const play = table.play({ games });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'twilight-struggle',
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null },
  });
  await play.join(id, ann, 'us');
  await play.join(id, bob, 'ussr');
  await play.start(id, ann.id, false);
  const { state } = await table.store().db.checkpoint.findFirstOrThrow({
    where: { gameId: id },
    orderBy: { number: 'desc' },
  });
  const dealt = hands.parse(state).hands;
  expect(dealt['ussr']?.length).toBeGreaterThan(5);
  for (const [person, hidden] of [
    [ann, ['ussr']],
    [bob, ['us']],
    [cho, ['us', 'ussr']],
  ] as const) {
    const desk = await play.desk(id, person.id);
    const seen = JSON.stringify([
      JSON.parse(await play.exportGame(id, person.id)),
      await play.log(id, person.id, { limit: 1_000 }),
      await play.info(id),
      desk.view,
      desk.rules.describe(desk.view),
    ]);
    for (const seat of hidden)
      for (const card of dealt[seat] ?? []) expect(seen).not.toMatch(new RegExp(`"(card\\.)?${card}"(?!:)`));
    expect(seen).not.toContain('a seed for tests');
  }
  expect((await taskOf(play, id, bob)).seat).toBe('ussr');
});

it('works out guesses without a look at what others have sealed', async () => {
  const play = table.play({ games });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'diplomacy',
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null },
  });
  await play.join(id, ann, 'france');
  await play.join(id, bob, 'germany');
  await play.start(id, ann.id, true);
  const look: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 400 };
  const maps = loadBoardMaps(['diplomacy']);
  const orders = async (person: typeof ann, subject: string, to: string): Promise<void> => {
    const { checkpoint, id: question } = await taskOf(play, id, person);
    const value = [{ subject, path: ['move', to] }];
    await play.answer({ gameId: id, userId: person.id, checkpoint, question, value, final: false, confirmed: true });
  };
  await orders(ann, 'par', 'bur');
  const before = await play.supposed(id, ann.id, 'A Ber - Kie', look, maps);
  await orders(bob, 'mun', 'bur');
  expect(await play.supposed(id, ann.id, 'A Ber - Kie', look, maps)).toEqual(before);
  expect(JSON.stringify(before.scene)).toContain('move:par');
  await expect(play.supposed(id, ann.id, 'A Mun - Bur; '.repeat(400), look, maps)).rejects.toThrow('read.tooLong');
});
