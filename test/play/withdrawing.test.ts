// Pieces taken off the board in another nation's turn by what was said in advance: at the next step, once, and nobody is waited for.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { setup } from '../../src/games/quartermaster-general/setup.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Play } from '../../src/play/play.js';
import { deal } from '../games/quartermaster-general/support/play.js';
import { ann, bob, give, testTable } from '../support/table.js';

const table = testTable();
const games = new Map([[quartermasterGeneral.id, quartermasterGeneral]]);

/** Ann's Germany is to play; Bob's United Kingdom stands in Canada, too. */
async function game(): Promise<{ readonly play: Play; readonly id: number }> {
  const { state } = setup(quartermasterGeneral.options.parse({}), new SeededDice('withdrawn'));
  Object.assign(state, { step: 'play' });
  state.pieces.canada = ['united-kingdom'];
  deal(state, 'germany', { hand: ['ger-build-army', 'ger-sea-battle'] });
  const process = (): Play => table.play({ games, windowTickMs: 60_000 });
  const { id } = await process().create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await process().join(id, ann, 'germany');
  await process().join(id, bob, 'united-kingdom');
  await process().start(id, ann.id, true);
  await table
    .store()
    .db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'play' } });
  return { play: process(), id };
}

const asked = async (play: Play, id: number, who: { readonly id: string }): Promise<readonly string[]> =>
  (await play.desk(id, who.id)).tasks.map(({ question }) => question.key);

const told = async (play: Play, id: number): Promise<readonly string[]> =>
  (await play.log(id, null, { limit: 40 })).map(({ text }) => text.key);

/** Germany gives up a card, and comes to its discards. */
async function plays(play: Play, id: number): Promise<void> {
  await give(play, id, ann, ['discardOne']);
  await give(play, id, ann, ['ger-sea-battle']);
}

it('goes at the next step, and is said once', async () => {
  const { play, id } = await game();
  await play.setInstruction(id, bob.id, 'united-kingdom', 'withdraw', { mode: 'use', value: ['canada'] });
  expect(await told(play, id)).not.toContain('report.tookOff');
  await plays(play, id);
  expect(await asked(play, id, ann)).toEqual(['discard']);
  expect(await told(play, id)).toContain('report.tookOff');
  const kept = (await play.instructions(id, bob.id)).find(({ offer }) => offer.key === 'withdraw');
  expect(kept?.saved).toBeNull();
});

it('waits for the step that was named', async () => {
  const { play, id } = await game();
  const when = { mode: 'use', value: ['canada'], filter: ['turn:germany', 'step:discard'] } as const;
  await play.setInstruction(id, bob.id, 'united-kingdom', 'withdraw', when);
  await plays(play, id);
  expect(await told(play, id)).toContain('report.tookOff');
  const later = { mode: 'use', value: ['united-kingdom'], filter: ['turn:japan'] } as const;
  await play.setInstruction(id, bob.id, 'united-kingdom', 'withdraw', later);
  await give(play, id, ann, []);
  expect((await told(play, id)).filter((key) => key === 'report.tookOff')).toHaveLength(1);
});

it('asks nobody who has said nothing', async () => {
  const { play, id } = await game();
  await plays(play, id);
  expect(await asked(play, id, ann)).toEqual(['discard']);
  expect(await asked(play, id, bob)).toEqual([]);
  expect(await told(play, id)).not.toContain('report.tookOff');
});
