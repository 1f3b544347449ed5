// What a desk says to whom nothing is asked: whether people are waited for, or computer players who are thinking.
import { expect, it } from 'vitest';
import { idleLine } from '../../src/discord/ask/idle-line.js';
import type { Voice } from '../../src/discord/voice.js';
import type { Desk } from '../../src/play/turn/desk.js';
import { ann, begun, testTable } from '../support/table.js';

const table = testTable();
/** Says a text by its key. */
const voice = { say: ({ key }: { readonly key: string }) => key } as unknown as Voice;

it('tells people who are waited for from computer players who are thinking', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const desk = await play.desk(id, ann.id);
  const owing = (...computers: readonly boolean[]): Desk => ({
    ...desk,
    tasks: [],
    game: {
      ...desk.game,
      seats: desk.game.seats.map((seat, at) => ({
        ...seat,
        owes: !desk.seats.includes(seat.seat) && computers[at - 1] !== undefined,
        computer: computers[at - 1] ?? false,
      })),
    },
  });
  expect(desk.seats).toEqual([desk.game.seats[0]?.seat]);
  expect(idleLine(owing(true, true), voice)).toBe('desk.nothingThought');
  expect(idleLine(owing(true, false), voice)).toBe('desk.nothingWaiting');
  expect(idleLine(owing(), voice)).toBe('desk.nothing');
  expect(idleLine({ ...owing(true), seats: [] }, voice)).toBe('desk.spectator');
});
