// What stands beside a game for one person alone: their letters, their notes, and what would come of guesses. Who may read or write is decided where it always is.
import { z } from 'zod';
import { refused, Refused, say as ofApp } from '../play/change/refuse.js';
import type { LetterInfo, PressInfo } from '../play/press/press.js';
import type { Desk } from '../play/turn/desk.js';
import type { SeatId } from '../table/question.js';
import { sayer, type Text } from '../table/text.js';
import type { desk as deskWords } from '../words/app/en/desk.js';
import type { notes as noteWords } from '../words/app/en/notes.js';
import type { press as pressWords } from '../words/app/en/press.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { width } from './picture.js';
import { voiceOf } from './state.js';
import type { Letters, Notes, Supposed, Tried } from './wire.js';

const ofPress = sayer<typeof pressWords>('app');
const ofNotes = sayer<typeof noteWords>('app');
const ofDesk = sayer<typeof deskWords>('app');

/** Whose drawers they are. */
export interface Owner {
  readonly deps: WebDeps;
  readonly desk: Desk;
  readonly userId: string;
  readonly choices: ReaderChoices;
  /** Does what is asked for unless it has been done. */
  once(act: () => Promise<unknown>): Promise<unknown>;
}

/** More than anything that is written here may have; how much is too much is said in words. */
const typed = z.string().max(20_000);
const seat = z.string().max(100);

export const letterSchema = z.strictObject({ to: z.array(seat).max(50).nullable(), text: typed, as: seat.nullable() });
/** A letter of a computer player's by who wrote it and when it came, as the page knows it. */
export const letterAnswerSchema = z.strictObject({ from: seat, at: z.int(), accepted: z.boolean() });
export const noteSchema = z.strictObject({ text: typed });
export const noteNumberSchema = z.strictObject({ number: z.int().positive() });
export const guessSchema = z.strictObject({ typed });

/** Letters that the page holds. */
const mostLetters = 60;

/** What may be said to a letter that asks. */
const answers = [
  { accepted: true, key: 'letter.yes' },
  { accepted: false, key: 'letter.no' },
] as const;

const voice = ({ deps, choices, desk }: Owner): ((text: Text) => string) =>
  voiceOf(deps, choices.lang, desk.game.kind).say;

/** Does something, and shows what there is then; what was refused is told in words. */
async function tried<T>(
  owner: Owner,
  work: () => Promise<unknown>,
  show: () => Promise<T>,
  told: () => Text | null = () => null,
): Promise<Tried<T>> {
  try {
    await owner.once(work);
    owner.deps.changed();
    const text = told();
    const notes = text === null ? [] : [{ tone: 'info' as const, text: voice(owner)(text) }];
    return { shown: await show(), notes, isDone: true };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const say = voice(owner);
    const notes = error.texts.map((text) => ({ tone: 'bad' as const, text: say(text) }));
    return { shown: await show(), notes, isDone: false };
  }
}

/** What the person has written and received, and to whom they may write now. */
export async function lettersOf(owner: Owner): Promise<Letters> {
  const { deps, desk, userId } = owner;
  const { press } = deps.play;
  const say = voice(owner);
  const nameOf = (id: SeatId): Text =>
    desk.game.seats.find((one) => one.seat === id)?.name ?? { key: `seat.${id}`, ns: desk.game.kind };
  const named = (seats: readonly SeatId[]) => seats.map((id) => ({ id, name: say(nameOf(id)) }));
  const info = await press.info(desk.game.id, userId);
  const found = await press.letters(desk.game.id, userId, { limit: mostLetters });
  const head = ({ from, to }: LetterInfo): Text =>
    to === null
      ? ofPress('letter.public', { from: nameOf(from) })
      : ofPress('letter.head', { from: nameOf(from), to: to.map(nameOf) });
  const mayWrite = info.mine.length > 0;
  return {
    now: [nowText(info), ...(info.hear === null || !mayWrite ? [] : [info.hear])].map(say).join(' '),
    mine: named(info.mine),
    others: mayWrite && info.now.secret === null ? named([...info.others, ...info.computers]) : [],
    toAll: mayWrite && info.now.open === null,
    later: desk.game.table.anonymous ? say(ofPress('letter.later')) : null,
    // By when they came, and numbered by that: a letter's own number is that of when it was written, which at some tables nobody may know.
    letters: found
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((letter, n) => ({
        id: n,
        head: say(head(letter)),
        text: typeof letter.text === 'string' ? letter.text : say(letter.text),
        at: letter.at.getTime(),
        isMine: letter.mine,
        heard: letter.heard === null ? null : say(letter.heard),
        circle:
          letter.to === null || hasAsked(letter)
            ? []
            : [letter.from, ...letter.to].filter((one) => !info.mine.includes(one)),
        from: letter.from,
        answers: letter.asks ? answers.map(({ accepted, key }) => ({ accepted, text: say(ofPress(key)) })) : [],
      })),
  };
}

/** Whether a letter is a computer player's that waits for no answer: no other is understood. */
function hasAsked({ isComputers, asks }: LetterInfo): boolean {
  return isComputers && !asks;
}

/** How one may talk just now. */
function nowText({ now }: PressInfo): Text {
  if (now.secret === null) return ofPress('press.now.open');
  return now.open === null ? ofPress('press.now.publicOnly') : ofPress(`press.now.${now.secret}`);
}

/** Writes to some seats, or to everybody. */
export function writeLetter(owner: Owner, letter: z.infer<typeof letterSchema>): Promise<Tried<Letters>> {
  const { deps, desk, userId } = owner;
  let heard: Text | null = null;
  const write = async (): Promise<void> => {
    ({ heard } = await deps.play.press.write(desk.game.id, userId, letter));
  };
  return tried(
    owner,
    write,
    () => lettersOf(owner),
    () => heard,
  );
}

/** Says yes or no to what a computer player asks in a letter. */
export function answerLetter(
  owner: Owner,
  { from, at, accepted }: z.infer<typeof letterAnswerSchema>,
): Promise<Tried<Letters>> {
  const { deps, desk, userId } = owner;
  const { press } = deps.play;
  let heard: Text | null = null;
  const work = async (): Promise<void> => {
    const found = await press.letters(desk.game.id, userId, { limit: mostLetters });
    const letter = found.find((one) => one.isComputers && one.from === from && one.at.getTime() === at);
    if (letter === undefined) throw refused(ofApp('refuse.noLetter'));
    const text = voice(owner)(ofPress(accepted ? 'letter.yes' : 'letter.no'));
    ({ heard } = await press.answer(letter.id, userId, { accepted, text }));
  };
  return tried(
    owner,
    work,
    () => lettersOf(owner),
    () => heard,
  );
}

/** The person's notes in a game, oldest first. */
export async function notesOf(owner: Owner): Promise<Notes> {
  const { deps, desk, userId } = owner;
  const say = voice(owner);
  return {
    about: say(ofNotes('note.nothing')),
    notes: (await deps.play.notes.list(desk.game.id, userId)).map(({ number, text, at }) => ({
      number,
      text,
      at: at.getTime(),
      drop: say(ofNotes('note.delete', { number })),
    })),
  };
}

/** Keeps a note. */
export function writeNote(owner: Owner, { text }: z.infer<typeof noteSchema>): Promise<Tried<Notes>> {
  const { deps, desk, userId } = owner;
  const write = () => deps.play.notes.write(desk.game.id, userId, text);
  return tried(owner, write, () => notesOf(owner));
}

/** Takes a note away. */
export function dropNote(owner: Owner, { number }: z.infer<typeof noteNumberSchema>): Promise<Tried<Notes>> {
  const { deps, desk, userId } = owner;
  return tried(
    owner,
    () => deps.play.notes.drop(desk.game.id, userId, number),
    () => notesOf(owner),
  );
}

/** What would come of guesses at what others do, beside what the person has put together. */
export async function supposedOf(owner: Owner, guess: z.infer<typeof guessSchema>): Promise<Tried<Supposed | null>> {
  const { deps, desk, userId, choices } = owner;
  const { lang, palette, theme } = choices;
  const say = voice(owner);
  let shown: Supposed | null = null;
  const work = async (): Promise<void> => {
    const look = { lang, palette, theme, variant: 'position', width, whole: true };
    const maps = deps.boardMaps(desk.rules.maps);
    const { scene, told, unread, note } = await deps.play.supposed(desk.game.id, userId, guess.typed, look, maps);
    shown = {
      about: say(note ?? ofDesk('whatIf.private')),
      told: told.map(say),
      unread: unread.map(({ source, problem }) => `${source}: ${say(problem)}`),
      scene: await deps.layOut(scene),
    };
  };
  // Nothing is changed by it: asked for again, it is worked out again.
  return tried({ ...owner, once: (act) => act() }, work, () => Promise.resolve(shown));
}
