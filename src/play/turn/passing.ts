// Passing in all reaction windows for a while: chosen in one of them, or typed. It is a habit that tells nothing, and nobody else learns of it.
import { foldName } from '../../table/names.js';
import type { Option, SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { languages, type Wording } from '../../words/words.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import { openIn, positionOf, seatsOf, type Snapshot } from '../change/snapshot.js';
import { answer } from './answering.js';
import { deskOf } from './desk.js';
import type { PassedOn } from './in-advance.js';
import { instruct } from './instructions.js';
import { waysToPass } from '../asked/ways-to-pass.js';

/**
 * Passes in a window, and in all that follow for a while.
 * @param way the id of one of the ways to pass.
 * @throws Refused when the window is closed, somebody else's, or the way is not on offer.
 */
export async function passOn(
  s: Session,
  userId: string,
  at: { readonly checkpoint: number; readonly question: string },
  way: string,
): Promise<PassedOn> {
  const { passing } = s.rules.instructions ?? {};
  const open = openIn(s).find((one) => one.id === at.question);
  const named = open?.window === true ? waysToPass(s, open.question.seat).find(({ id }) => id === way) : undefined;
  if (open !== undefined && (named === undefined || passing === undefined)) throw refused(say('refuse.noInstruction'));
  // What is not open any more is refused with what is.
  const { desk } = await answer(s, { gameId: s.row.id, userId, ...at, value: [], final: false, confirmed: true });
  if (open === undefined || named === undefined || passing === undefined)
    return { told: say('refuse.staleNothing'), desk };
  await instruct(s, userId, open.question.seat, passing, { mode: 'use', value: [way] });
  return { told: say('read.passes', { way: inWordsOf(s.row.kind, named.text) }), desk: await deskOf(s, userId) };
}

interface Meant {
  readonly question: string;
  readonly seat: SeatId;
  readonly way: Option;
}

/** What a text that names a way to pass means for a person: which windows they are asked in, and the way by its seat. */
export function passTyped(s: Snapshot, userId: string, text: string, wording: Wording): readonly Meant[] {
  if (s.rules.instructions?.passing === undefined || text.length > longestName) return [];
  const seats = seatsOf(s, userId).map(({ seat }) => seat);
  const wanted = foldName(text);
  const names = (said: Text): readonly string[] =>
    languages.flatMap((lang) => wording.say(inWordsOf(s.row.kind, said), lang, s.row.kind).split(' / '));
  return openIn(s)
    .filter(({ window, question }) => window && seats.includes(question.seat))
    .flatMap(({ id, question }) => {
      const view = s.rules.view(positionOf(s).replay.state, question.seat);
      const way = waysToPass(s, question.seat).find((option) => {
        const also = s.rules.also?.(option.id, view);
        return [option.text, ...(also === undefined ? [] : [also])]
          .flatMap(names)
          .some((one) => foldName(one) === wanted);
      });
      return way === undefined ? [] : [{ question: id, seat: question.seat, way }];
    });
}

/** No name of a way to pass is longer. */
const longestName = 80;

/**
 * Passes for a while in all windows that a text means; null when it means none. What a seat has answered in one that another is still
 * asked in stands: it passes in those that follow.
 */
export async function typePass(s: Session, userId: string, text: string, wording: Wording): Promise<PassedOn | null> {
  const { checkpoint } = s.row;
  const meant = passTyped(s, userId, text, wording);
  const waiting = openIn(s).flatMap(({ id, saved }) => (saved === undefined ? [id] : []));
  const open = meant.filter(({ question }) => waiting.includes(question));
  const { passing } = s.rules.instructions ?? {};
  if (passing !== undefined && open.length > 0)
    for (const { seat, way } of meant.filter((one) => !open.includes(one)))
      await instruct(s, userId, seat, passing, { mode: 'use', value: [way.id] });
  let passed: PassedOn | null = null;
  for (const { question, way } of open.length === 0 ? meant : open)
    passed = await passOn(s, userId, { checkpoint, question }, way.id);
  return passed;
}
