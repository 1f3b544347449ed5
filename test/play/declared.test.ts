// Cards of the Axis that are announced in Total War: nobody is waited for or written to where only what was said in advance counts.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { setup } from '../../src/games/quartermaster-general/setup.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Play } from '../../src/play/play.js';
import { deal } from '../games/quartermaster-general/support/play.js';
import { ann, bob, give, hourMs, testTable } from '../support/table.js';

const table = testTable();
const games = new Map([[quartermasterGeneral.id, quartermasterGeneral]]);

/** Germany, Ann's, has used Conscription, which Bob's United Kingdom could stop with a card of its hand. */
async function conscripting(
  declarationWindows: 'proxy' | 'attend',
  stops = false,
): Promise<{ readonly play: Play; readonly id: number }> {
  const options = { totalWar: true, declarationWindows };
  const { state } = setup(quartermasterGeneral.options.parse(options), new SeededDice('declared'));
  Object.assign(state, { step: 'play' });
  deal(state, 'germany', { hand: ['ger-build-army', 'ger-sea-battle'], status: ['ger-conscription'] });
  deal(state, 'united-kingdom', { hand: ['uk-keep-calm-and-carry-on', 'uk-sea-battle', 'uk-build-army'] });
  const process = (): Play => table.play({ games, windowTickMs: 60_000 });
  const { id } = await process().create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'en',
    options,
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await process().join(id, ann, 'germany');
  await process().join(id, bob, 'united-kingdom');
  await process().start(id, ann.id, true);
  await table
    .store()
    .db.checkpoint.updateMany({ where: { gameId: id }, data: { state: structuredClone(state), phase: 'play' } });
  const play = process();
  if (stops) {
    const key = 'card.uk-keep-calm-and-carry-on';
    await play.setInstruction(id, bob.id, 'united-kingdom', key, { mode: 'use', filter: ['ger-conscription'] });
  }
  // What may come before the play is passed over.
  await give(play, id, ann, []);
  await table.said();
  await give(play, id, ann, ['ger-conscription']);
  return { play, id };
}

/** Long enough for a window's decoy time and a tick. */
async function ticks(play: Play): Promise<void> {
  for (let n = 0; n < 3; n++) {
    table.clock.advance(181_000);
    await play.runDue();
  }
}

const toBob = async (): Promise<readonly string[]> =>
  (await table.said()).flatMap((one) =>
    (one.kind === 'prompt' || one.kind === 'private') && one.userId === bob.id ? [one.kind] : [],
  );

const told = async (play: Play, id: number): Promise<readonly string[]> =>
  (await play.log(id, null, { limit: 40 })).map(({ text }) => text.key);

it('goes on at a tick when nothing was said, and says nothing to whom it might have concerned', async () => {
  const { play, id } = await conscripting('proxy');
  expect((await play.info(id)).window).toEqual(['united-kingdom']);
  await ticks(play);
  expect((await play.info(id)).window).toEqual([]);
  expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['place']);
  expect(await toBob()).toEqual([]);
});

it('is stopped as was said', async () => {
  const { play, id } = await conscripting('proxy', true);
  await ticks(play);
  expect(await toBob()).toEqual(['prompt']);
  await give(play, id, bob, ['uk-sea-battle']);
  expect(await told(play, id)).toContain('report.cancelled');
});

it('waits where the table wants them asked', async () => {
  const { play, id } = await conscripting('attend');
  expect(await toBob()).toEqual(['prompt']);
  await ticks(play);
  expect((await play.info(id)).window).toEqual(['united-kingdom']);
  expect((await play.info(id)).deadline?.getTime()).toBeGreaterThan(table.clock.now().getTime() + 6 * hourMs);
});
