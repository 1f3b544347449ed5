// What pictures are told of changes: the view before them, and the close-up that shows them after a phase has ended.
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import type { Look } from '../../src/table/scene.js';
import { allBid, begun, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();
const look: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 100 };

it('shows a picture with marks what its viewer saw before the change', async () => {
  const looks: Look[] = [];
  const watched: AnyGame = {
    ...toyGame,
    board: (view, asked, board) => {
      looks.push(asked);
      return toyGame.board(view, asked, board);
    },
  };
  const play = table.play({ games: new Map([[toyGame.id, watched]]) });
  const { id } = await begun(play, { options: { rounds: 2 } });
  const first = await play.desk(id, '');
  await allBid(play, id);
  await play.scene(id, null, { ...look, focus: ['north'] }, {});
  await play.scene(id, null, look, {});
  expect(looks[0]?.before).toEqual(first.view);
  expect(looks[1]?.before).toBeUndefined();
});

it('announces an ended phase with a close-up where the game has no picture of results', async () => {
  const near: AnyGame = {
    ...toyGame,
    looks: (view) => ({ ...toyGame.looks(view), variants: toyGame.looks(view).variants.slice(0, 1) }),
    closeUp: (focus) => focus[0],
  };
  const play = table.play({ games: new Map([[toyGame.id, near]]) });
  const { id } = await begun(play, { options: { rounds: 2 } });
  await table.said();
  await allBid(play, id);
  const boards = (await table.said()).flatMap((saying) => (saying.kind === 'announce' ? [saying.board] : []));
  expect(boards[0]).toMatchObject({ variant: 'position', area: 'north' });
});
