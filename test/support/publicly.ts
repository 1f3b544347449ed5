// What is public of a game, moments included: for tests that nothing hidden shows in it.
import type { Play } from '../../src/play/play.js';
import { Refused } from '../../src/play/change/refuse.js';
import type { Person } from '../../src/play/change/person.js';
import { throughJson } from './contract.js';
import type { TestTable } from './table.js';

/** What is told, or why not. */
async function unlessRefused(told: Promise<unknown>): Promise<unknown> {
  return told.catch((error: unknown) => {
    if (error instanceof Refused) return error.texts;
    throw error;
  });
}

/** All that anybody can see without a seat, what one person is asked, and all that is to happen or to be said, with its moment. */
export async function publiclySeen(table: TestTable, play: Play, id: number, seated: Person): Promise<unknown> {
  const { db } = table.store();
  const { version, updatedAt } = await db.game.findUniqueOrThrow({ where: { id } });
  return throughJson({
    info: await play.info(id),
    desk: (await play.desk(id, '')).view,
    others: (await play.desk(id, seated.id)).tasks.map((task) => task.question.key),
    words: await play.words(id, null),
    log: await play.log(id, null, { limit: 99 }),
    phases: await play.phases(id),
    past: await play.pastChapters(id, null, { from: 0, to: 0 }),
    newspaper: await play.newspaper(id, 99),
    standings: await play.standings(id),
    film: (await play.info(id)).status === 'running' ? await unlessRefused(play.film(id)) : null,
    record: await play.hostRecord(id, { limit: 99 }),
    parts: await unlessRefused(play.repairParts(id, seated.id)),
    sights: await unlessRefused(play.sights(id, seated.id)),
    // The file of an ended game holds everything.
    file:
      (await play.info(id)).status === 'running'
        ? { ...(JSON.parse(await play.exportGame(id, '')) as object), exportedAt: null }
        : null,
    version,
    updatedAt,
    dues: await db.due.findMany({
      where: { gameId: id, doneAt: null, kind: { not: 'window' } },
      select: { kind: true, key: true, runAt: true },
      orderBy: [{ kind: 'asc' }, { key: 'asc' }],
    }),
    messages: await db.outbox.findMany({
      select: { key: true, target: true, kind: true, payload: true, runAt: true, createdAt: true },
      orderBy: { id: 'asc' },
    }),
  });
}

/** What was seen, but for what is said to one person alone; messages are numbered with it, which nobody sees. */
export function besides(person: Person, seen: unknown): unknown {
  const { messages, ...rest } = seen as { messages: readonly { readonly key: string; readonly target: string }[] };
  const others = messages.filter(({ target }) => target !== `user:${person.id}`);
  return { ...rest, messages: others.map((message) => ({ ...message, key: null })) };
}
