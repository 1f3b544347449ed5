// Tables of the toy game with windows: Ann has Ash, Bob Fir, Cho Oak or whoever is named; Elm is a computer player.
import type { Person } from '../../src/play/change/person.js';
import type { Play } from '../../src/play/play.js';
import { ann, bob, cho, type TestTable } from './table.js';
import { windowGame } from './window-game.js';

export const tickMs = 60_000;

export type Cards = Readonly<Record<'ash' | 'elm' | 'fir' | 'oak', string>>;
export const usual: Cards = { ash: 'straw', elm: 'stone', fir: 'shield', oak: 'sword' };

export function playDuels(table: TestTable): Play {
  return table.play({ games: new Map([[windowGame.id, windowGame]]), windowTickMs: tickMs });
}

/** A table that has begun. */
export async function begun(
  table: TestTable,
  play: Play,
  {
    cards = usual,
    rounds = 2,
    seats = [
      [ann, 'ash'],
      [bob, 'fir'],
      [cho, 'oak'],
    ],
    settings = {},
  }: {
    readonly cards?: Cards;
    readonly rounds?: number;
    readonly seats?: readonly (readonly [Person, string])[];
    readonly settings?: Parameters<Play['create']>[1]['settings'];
  } = {},
): Promise<number> {
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'duel',
    name: null,
    language: 'en',
    options: { rounds },
    paces: {},
    settings: { quiet: null, readyCheck: false, ...settings },
  });
  for (const [person, seat] of seats) await play.join(id, person, seat);
  await play.start(id, ann.id, true);
  const { db } = table.store();
  const where = { gameId_number: { gameId: id, number: 0 } };
  // A checkpoint is never changed in place: another takes its place.
  const { state, ...rest } = await db.checkpoint.delete({
    where,
    omit: { id: true, title: true, chapter: true, span: true },
  });
  await db.checkpoint.create({ data: { ...rest, state: { ...(state as object), cards } } });
  return id;
}
