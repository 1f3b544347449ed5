// A game of two in play: Ann has the Allies and Bob the Axis.
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Play } from '../../../src/play/play.js';
import { ann, bob, give, type testTable } from '../../support/table.js';
import { order } from './sample.js';

/** Begins one on a table; the Soviet Union is asked what it buys. */
export async function twoBeginning(table: ReturnType<typeof testTable>): Promise<{ play: Play; id: number }> {
  const play = table.play({ games: new Map([[axisAndAllies1942.id, axisAndAllies1942]]) });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: axisAndAllies1942.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null },
  });
  for (const seat of ['ussr', 'uk', 'usa']) await play.join(id, ann, seat);
  for (const seat of ['germany', 'japan']) await play.join(id, bob, seat);
  await play.start(id, ann.id, true);
  return { play, id };
}

/** The same, where the Soviet Union has bought nothing. */
export async function twoPlayers(table: ReturnType<typeof testTable>): Promise<{ play: Play; id: number }> {
  const begun = await twoBeginning(table);
  await give(begun.play, begun.id, ann, {}, { confirmed: true });
  return begun;
}

/** The same in the midst of a battle, for West Russia: its first round has been fought. */
export async function twoFighting(table: ReturnType<typeof testTable>): Promise<{ play: Play; id: number }> {
  const { play, id } = await twoPlayers(table);
  await give(play, id, ann, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  const [battle] = (await play.desk(id, ann.id)).tasks;
  if (battle?.question.form.kind !== 'choose') throw new Error('no battle is asked for');
  await give(play, id, ann, [battle.question.form.options()[0]?.id]);
  return { play, id };
}
