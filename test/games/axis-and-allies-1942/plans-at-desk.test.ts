// The desk of somebody who has battles to fight leads to the plans for them.
import { expect, it } from 'vitest';
import { deskScreen } from '../../../src/discord/ask/desk.js';
import { instructionsPlay } from '../../../src/discord/ask/in-advance.js';
import { voice } from '../../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { wording } from '../../support/contract.js';
import { ann, bob, give, testTable } from '../../support/table.js';
import { order } from './sample.js';

const table = testTable();
const game: AnyGame = axisAndAllies1942;

it('has a way to them where the next battle is asked for, and there alone', async () => {
  const play = table.play({ games: new Map([[game.id, game]]) });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: game.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null },
  });
  for (const seat of ['ussr', 'uk', 'usa']) await play.join(id, ann, seat);
  for (const seat of ['germany', 'japan']) await play.join(id, bob, seat);
  await play.start(id, ann.id, true);
  const shown = async (): Promise<string> =>
    JSON.stringify(deskScreen(await play.desk(id, ann.id), voice(wording, 'en', game.id)));
  await give(play, id, ann, {}, { confirmed: true });
  expect(await shown()).not.toContain('Decide ahead');
  await give(play, id, ann, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['nextBattle']);
  expect(await shown()).toContain('Decide ahead');
  const [first] = (await instructionsPlay(play).desk(id, ann.id)).tasks;
  expect(first?.question.key).toBe('plan.west_russia.value');
});
