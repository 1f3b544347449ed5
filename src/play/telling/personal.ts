// What a change says to single people: what is newly asked of them, what they alone have learnt, and news beside it.
import type { OutboxMessage } from '../change/outbox.js';
import type { Session } from '../change/session.js';
import { say } from '../change/refuse.js';
import { isPresent, openIn } from '../change/snapshot.js';
import type { Told } from '../change/session.js';
import { isHushed } from '../asked/automatic.js';
import { isAnsweredFor, isRepresented } from '../asked/windows.js';
import { isForced } from '../turn/answered-for.js';

/** Sorts what there is to say; what was said of the change itself stands between what led to it and how the game ended. */
export function sortTold(s: Session): Told {
  const ends = s.messages.filter((message) => message.kind === 'end');
  const { own, rest } = withNews(
    s,
    personal(s),
    s.messages.filter((message) => message.kind !== 'end'),
  );
  return { rest, own, ends };
}

/** To each person: what is newly asked of them, and what they alone have learnt. */
function personal(s: Session): OutboxMessage[] {
  const gameId = s.row.id;
  const checkpoint = s.row.checkpoint;
  const people = new Map<string, string[]>();
  for (const seat of s.seats.filter(isPresent)) {
    if (seat.userId !== null) people.set(seat.userId, [...(people.get(seat.userId) ?? []), seat.seat]);
  }
  return [...people].flatMap(([userId, seats]): OutboxMessage[] => {
    const reports = s.told.filter((told) => told.audience?.some((seat) => seats.includes(seat))).map((told) => told.id);
    const asked =
      s.row.status === 'running' &&
      openIn(s).some(
        (open) =>
          seats.includes(open.question.seat) &&
          open.saved?.final !== true &&
          !(open.window ? isRepresented(s, open) : isAnsweredFor(s, open)) &&
          !s.openBefore.has(`${checkpoint}:${open.id}`),
      );
    const seesIt = userId === s.onlooker && s.checkpointBefore === checkpoint;
    const texts = s.given.filter((one) => seats.includes(one.seat)).map((one) => one.text);
    const given = texts.length === 0 ? {} : { given: texts };
    if (asked && !seesIt) return [{ kind: 'prompt', gameId, userId, checkpoint, reports, ...given }];
    // What somebody alone has drawn as the game ended is of no more use to them.
    const isOver = s.row.status !== 'running' && s.row.status !== 'paused';
    // Whoever has a seat has a desk from the first minute, also where others are asked first.
    const begins = s.checkpointBefore < 0 && !isOver && !asked;
    if (begins && reports.length === 0)
      return [{ kind: 'private', gameId, userId, reports, given: [say('news.begun'), ...texts] }];
    if (texts.length + (isOver ? 0 : reports.length) === 0) return [];
    // That there was no choice is no reason to call anybody.
    const quiet = reports.length === 0 && texts.every(isForced);
    return [{ kind: 'private', gameId, userId, reports, ...given, ...(quiet ? { quiet } : {}) }];
  });
}

/**
 * News that leads to the desk is told with what is asked there, where something is: nobody is called twice in a row. It stays apart
 * from what nobody else may learn of: called in public for the news alone, a person is called whether or not they are asked a secret.
 */
function withNews(
  s: Session,
  own: readonly OutboxMessage[],
  said: readonly OutboxMessage[],
): { readonly own: readonly OutboxMessage[]; readonly rest: readonly OutboxMessage[] } {
  const open = own.flatMap((message) =>
    message.kind === 'prompt' && isAskedOpenly(s, message.userId) ? [message.userId] : [],
  );
  const asked = new Set(open);
  const isTold = (message: OutboxMessage): message is Extract<OutboxMessage, { kind: 'news' }> =>
    message.kind === 'news' && message.help === 'desk' && message.proposalId === undefined && asked.has(message.userId);
  const told = said.filter(isTold);
  const withTold = own.map((message): OutboxMessage => {
    const mine = message.kind === 'prompt' ? told.filter(({ userId }) => userId === message.userId) : [];
    if (message.kind !== 'prompt' || mine.length === 0) return message;
    const news = mine.flatMap(({ text, secret }) => (secret === true ? [] : [text]));
    const given = mine.flatMap(({ text, secret, details = [] }) => (secret === true ? [text, ...details] : details));
    return { ...message, ...(news.length === 0 ? {} : { news }), given: [...given, ...(message.given ?? [])] };
  });
  return { own: withTold, rest: said.filter((message) => !isTold(message)) };
}

/** Whether a person is called to anything of which everybody may know; to a decoy only those are called who have a choice. */
function isAskedOpenly(s: Session, userId: string): boolean {
  const seats = s.seats.filter((seat) => seat.userId === userId && isPresent(seat)).map(({ seat }) => seat);
  return openIn(s).some((open) => seats.includes(open.question.seat) && open.saved?.final !== true && !isHushed(open));
}
