// What one person learns in private: what is asked of them with its buttons, what only they may know, reminders.
import type { OutboxMessage } from '../../play/change/outbox.js';
import { isHushed } from '../../play/asked/automatic.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import { deskScreen, noteWords, plainView, type Note } from '../ask/desk.js';
import type { Text } from '../../table/text.js';
import { asSheet } from '../../table/answer.js';
import { missing, unordered } from '../../table/sheet.js';
import { makingToken, taskOf, top, working } from '../ask/cursor.js';
import { coached } from '../ask/coach.js';
import { happened, readerOf } from '../ask/happened.js';
import { deskPictures } from '../ask/seen.js';
import { liveMark } from '../ask/live.js';
import { answeredBy } from '../ask/told-once.js';
import { readPress } from '../custom-id.js';
import { defaultChoices, type Deps, type PersonChoices } from '../deps.js';
import { lasting, pressesOn, saidThere, type SaidThere } from '../record.js';
import { accents, button, buttonRows, screen, textBlock, type LiveMark, type Screen } from '../screen.js';
import { publicVoice, t, voice, type Voice } from '../voice.js';
import {
  editLive,
  hasJustActed,
  isBeforeThem,
  isShownByAct,
  isShownElsewhere,
  liveMessage,
  retire,
  type Edited,
  type Whose,
} from '../sending/cockpit.js';
import { newsMessage, type News } from './news.js';
import type { MessageRef, Sender } from '../sending/send.js';
import { isGone } from '../sending/trouble.js';
import { isAnonymous } from '../mention.js';
import { within } from './patience.js';
import { tablePress } from '../shown/status.js';

type Asking = Extract<OutboxMessage, { kind: 'prompt' | 'reminder' | 'private' }>;
type Private = Asking | News;

/** What is to be sent to a person, and whether it may be hinted at in public when they cannot be reached. */
export interface PrivateMessage {
  readonly screen: Screen;
  /** Whether it has its pictures, where there are any. */
  readonly isWhole: boolean;
  readonly desk: Desk;
  /** Nobody else may learn that this person is being asked: a secret question, or one to which not all are called. */
  readonly secret: boolean;
  /** In the game's channel, for somebody who wants to be named there. */
  readonly mention: Screen;
  /** The same for somebody whose messages are closed. */
  readonly closed: Screen;
}

/**
 * The private message a delivery makes; null when there is nothing left to say.
 * @param patienceMs how long its pictures are waited for, as `within` takes it.
 * @param known the person's choices, where they have been read.
 */
export async function privateMessage(
  deps: Deps,
  message: Private,
  patienceMs?: number,
  known?: PersonChoices | null,
): Promise<PrivateMessage | null> {
  const choices = known ?? (await deps.profiles.person(message.userId)) ?? defaultChoices;
  const desk = await deps.play.desk(message.gameId, message.userId);
  const reader = voiceFor(deps, choices, desk);
  if (message.kind === 'news') {
    const found = await newsMessage(deps, message, desk, reader);
    if (found === null) return null;
    return {
      ...found,
      isWhole: true,
      desk,
      closed: found.closed ?? found.mention,
      secret: message.secret === true || isAnonymous(desk.game),
    };
  }
  const asked = await askedMessage(deps, message, { desk, reader, choices, patienceMs });
  if (asked === null) return null;
  const news = message.kind === 'prompt' ? (message.news ?? []) : [];
  const call = (text: Text): Screen => calledScreen(deps, desk, message.userId, [...news, text]);
  return {
    ...asked,
    secret: asked.secret || isAnonymous(desk.game),
    desk,
    mention: call(t('prompt.mention')),
    closed: call(t('prompt.closed')),
  };
}

/** New messages may come in between so often. */
const mostOvertaken = 3;

/** Why a person's message is edited. */
interface Reason {
  /** What has been answered in their place, or they alone have learnt: it is told there. */
  readonly given?: readonly Text[] | undefined;
  /** They have acted elsewhere: what was said of their act before that has passed. */
  readonly isOwnAct?: boolean;
}

/** Edits what a person has before them of a game where it would show something else now. */
export async function refreshCockpit(
  deps: Deps,
  sender: Pick<Sender, 'edit' | 'message'>,
  whose: Whose,
  why: Reason = {},
): Promise<void> {
  await edited(deps, sender, whose, why);
}

/** The same, again where a new message has come in between; what became of it at last. */
async function edited(
  deps: Deps,
  sender: Pick<Sender, 'edit' | 'message'>,
  whose: Whose,
  why: Reason,
): Promise<Edited> {
  for (let n = 1; n < mostOvertaken; n++) {
    const done = await refreshed(deps, sender, whose, why);
    if (done !== 'overtaken') return done;
  }
  return refreshed(deps, sender, whose, why);
}

/** How a person sees it without a new message: an answer to their own act shows it already, or it has just been edited in. */
export type Brought = 'seen' | 'shown';

/**
 * Brings what is asked of a person, or only they have learnt, where they have the game before them.
 * @returns null when they have to be called by a new message.
 */
export async function broughtInPlace(
  deps: Deps,
  sender: Pick<Sender, 'edit' | 'message' | 'newest'>,
  message: Exclude<Asking, { kind: 'reminder' }>,
): Promise<Brought | null> {
  const { userId } = message;
  if (message.insteadOf !== undefined)
    // Another message has called them since.
    return (await liveMessage(deps, message))?.messageId === message.insteadOf ? null : 'seen';
  // Of most people nothing more is read: they are away, and many at once when deadlines fall.
  if (!(await hasJustActed(deps, message))) return null;
  const desk = await deps.play.desk(message.gameId, userId);
  const reader = voiceFor(deps, (await deps.profiles.person(userId)) ?? defaultChoices, desk);
  const texts = await privateTexts(deps, message);
  if (texts.length === 0 && (await isShownElsewhere(deps, message, await markOf(deps, desk, userId, reader))))
    return 'seen';
  if (!(await isBeforeThem(deps, sender, message))) return null;
  const done = await edited(deps, sender, message, { given: texts });
  if (done === 'gone') return null;
  return done === 'same' && (await isShownByAct(deps, message)) ? 'seen' : 'shown';
}

function voiceFor({ wording }: Deps, { language, locale }: PersonChoices, { game }: Desk): Voice {
  return voice(wording, language ?? locale ?? 'en', game.kind);
}

async function markOf(deps: Deps, desk: Desk, userId: string, reader: Voice): Promise<LiveMark> {
  const told = happened(await deps.play.since(desk, userId), reader, readerOf(desk));
  return liveMark(desk, reader, { news: told.ids });
}

/** The same once. */
async function refreshed(
  deps: Deps,
  sender: Pick<Sender, 'edit' | 'message'>,
  whose: Whose,
  { given = [], isOwnAct = false }: Reason,
): Promise<Edited> {
  const { gameId, userId } = whose;
  const live = await liveMessage(deps, whose);
  if (live === null) return 'gone';
  const desk = await deps.play.desk(gameId, userId);
  const { status } = desk.game;
  if (desk.seats.length === 0 || (status !== 'running' && status !== 'paused')) return 'gone';
  const choices = (await deps.profiles.person(userId)) ?? defaultChoices;
  const reader = voiceFor(deps, choices, desk);
  const since = await deps.play.since(desk, userId);
  const about = readerOf(desk);
  const { ids } = happened(since, reader, about);
  const told = given.map((text): Note => ({ tone: 'info', words: reader.say(text) }));
  const draw = async (): Promise<Screen> => {
    const making = desk.tasks.find((task) => task.making !== null)?.making ?? null;
    const cursor = { ...top, making: makingToken(making) };
    const coach = await coached(deps, desk, userId, reader);
    const before = isOwnAct ? saidThere([]) : await saidBefore(sender, live, desk);
    const lines = new Set([...before.told, ...told.map(noteWords)]);
    const known = since.filter(({ text }) => lines.has(noteWords({ tone: 'info', words: reader.say(text) })));
    return deskScreen(desk, reader, {
      ...plainView,
      opensBoard: deps.boardLink !== undefined,
      told,
      before,
      aside: coach.notes,
      extra: coach.extra,
      cursor,
      happened: happened(since, reader, { ...about, known: known.map(({ id }) => id) }),
      pictures: await deskPictures(deps, desk, { userId, since, reader, choices }),
    });
  };
  return editLive(deps, sender, whose, liveMark(desk, reader, { news: ids }), draw, given.length > 0);
}

/** What somebody was told on their message, and of their last act: an edit for what others do leaves it. */
async function saidBefore(sender: Pick<Sender, 'message'>, ref: MessageRef, desk: Desk): Promise<SaidThere> {
  const { components } = (await unlessGone(sender.message(ref))) ?? { components: [] };
  const said = saidThere(components);
  const presses = pressesOn(components).flatMap((id) => readPress(id) ?? []);
  if (presses.some((press) => taskOf(desk, press) !== undefined)) return said;
  // What was refused at a question that is over counts no longer, and what it was answered does not stand under the next one.
  const notes = lasting(said.notes, { isAnswered: true });
  if (desk.tasks.length === 0) return { ...said, notes };
  return { told: [...said.told, ...notes.filter((line) => line.includes(answeredBy))], notes: [] };
}

/** What is asked of Discord; nothing where the message is no more. */
async function unlessGone<T>(message: Promise<T>): Promise<T | undefined> {
  try {
    return await message;
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
  }
}

/**
 * Puts its pictures on a message that went out without them. Where something else stands there by now, that has pictures of its own;
 * where another message has become the live one, nothing is drawn for it any more.
 */
export async function addOwnPictures(
  deps: Deps,
  sender: Pick<Sender, 'edit' | 'message'>,
  { of, on, stamp, before }: Extract<OutboxMessage, { kind: 'ownPictures' }>,
): Promise<null> {
  if (before !== undefined) await retire(sender, before, await unlessGone(sender.message(on)));
  if (of.kind === 'letter') return null;
  const live = await liveMessage(deps, of);
  if (live?.messageId !== on.messageId) return null;
  // Whoever has pressed since has had its pictures with the answer.
  if (stamp !== undefined && live.stamp !== null && live.stamp !== stamp) return null;
  const said = await privateMessage(deps, of);
  const mark = said?.screen.live;
  if (said === null || mark === undefined || said.screen.files.length === 0) return null;
  if (live.stamp === null || live.stamp === mark.stamp)
    await editLive(deps, sender, of, mark, () => Promise.resolve(said.screen), true);
  return null;
}

/** To whom something is said, at which desk, and how long its pictures are waited for. */
interface Addressed {
  readonly desk: Desk;
  readonly reader: Voice;
  readonly choices: PersonChoices;
  readonly patienceMs: number | undefined;
}

/** What is asked of a person, or only they have learnt. */
async function askedMessage(
  deps: Deps,
  message: Asking,
  { desk, reader, choices, patienceMs }: Addressed,
): Promise<Pick<PrivateMessage, 'screen' | 'isWhole' | 'secret'> | null> {
  const { userId } = message;
  const open = desk.tasks.filter((task) => !task.final);
  const secret = open.length > 0 && open.every(isHushed);
  /** The desk with what it tells and shows, under some notes. */
  const told = async (
    notes: { readonly told?: readonly Note[]; readonly aside?: readonly Note[] },
    known: readonly number[],
  ): Promise<Pick<PrivateMessage, 'screen' | 'isWhole'>> => {
    const since = await deps.play.since(desk, userId);
    const drawn = await within(patienceMs, () => deskPictures(deps, desk, { userId, since, reader, choices }));
    const coach = await coached(deps, desk, userId, reader);
    const view = {
      ...plainView,
      opensBoard: deps.boardLink !== undefined,
      told: notes.told ?? [],
      aside: [...(notes.aside ?? []), ...coach.notes],
      extra: coach.extra,
      pictures: drawn ?? [],
      happened: happened(since, reader, { ...readerOf(desk), known }),
    };
    return { screen: deskScreen(desk, reader, view), isWhole: drawn !== null };
  };
  switch (message.kind) {
    case 'prompt': {
      const notes = await privateNotes(deps, message, reader);
      if (open.length === 0 && notes.length === 0) return null;
      // Of what is left to say once all is answered nobody else knows.
      return { ...(await told({ told: notes }, message.reports)), secret: secret || open.length === 0 };
    }
    case 'private': {
      const notes = await privateNotes(deps, message, reader);
      return notes.length === 0 ? null : { ...(await told({ told: notes }, message.reports)), secret: true };
    }
    case 'reminder': {
      if (open.length === 0 || message.checkpoint !== desk.game.checkpoint) return null;
      const title =
        message.hours < 1
          ? t('reminder.minutes', { count: Math.max(1, Math.round(message.hours * 60)) })
          : t('reminder.title', { count: Math.round(message.hours) });
      const owed = open.map((task) => owedLine(task, reader)).join('\n');
      return { ...(await told({ aside: [{ tone: 'warn', words: `${reader.say(title)}\n${owed}` }] }, [])), secret };
    }
  }
}

async function privateNotes(
  deps: Deps,
  message: Exclude<Asking, { kind: 'reminder' }>,
  reader: Voice,
): Promise<Note[]> {
  return (await privateTexts(deps, message)).map((text) => ({ tone: 'info', words: reader.say(text) }));
}

/** What a person alone has learnt, what has happened to them, and what was answered in their place. */
async function privateTexts(deps: Deps, message: Exclude<Asking, { kind: 'reminder' }>): Promise<readonly Text[]> {
  const { gameId, reports, given = [] } = message;
  const news = message.kind === 'prompt' ? (message.news ?? []) : [];
  const told = (await deps.profiles.reports(gameId, reports)).filter((one) => !one.retracted);
  return [...told.map((one) => one.text), ...news, ...given];
}

/** One thing owed; for an order sheet, what has no order yet. */
function owedLine(task: Task, reader: Voice): string {
  const { form, text } = task.question;
  const line = `• ${reader.say(text)}`;
  if (form.kind !== 'orders') return task.saved === null ? line : `${line}\n  ${reader.say(t('reminder.notHandedIn'))}`;
  const sheet = asSheet(working(task));
  if (missing(form, sheet) === 0) return line;
  const left = unordered(form, sheet);
  return `${line}\n  ${reader.say(t('reminder.unordered', { subjects: left.map((subject) => subject.text) }))}`;
}

/** In the game's channel, for one person: a press shows what is asked, to them alone. */
function calledScreen(deps: Deps, desk: Desk, userId: string, texts: readonly Text[]): Screen {
  const spoken = publicVoice(deps.wording, desk.game.language, desk.game.kind);
  const page = screen(
    [
      textBlock(`<@${userId}> ${texts.map((text) => spoken.say(text)).join('\n')}`),
      ...buttonRows([button(tablePress(desk.game, 'desk'), spoken.label(t('prompt.show')), 'primary')]),
    ],
    [],
    accents.ask,
  );
  return { ...page, mentions: [userId] };
}
