// What is to be said on Discord: ids only, so that words, language and picture are made at delivery, from what the reader may see.
import { z } from 'zod';
import { messageRef, storedText } from '../../store/json.js';
import { roleTarget, type NewDelivery } from '../../store/outbox.js';

const gameId = z.int();
const reports = z.array(z.int()).readonly();
/** Sentences on what was answered in the person's place. */
const given = z.array(storedText).readonly().exactOptional();

/**
 * The press that helps somebody who is told something: their desk, back to their seat, going on, the board, a vote, taking part,
 * confirming, an empty seat.
 */
const helps = ['desk', 'back', 'resume', 'look', 'vote', 'join', 'ready', 'sit', 'claim', 'sight'] as const;

/**
 * What keeps messages from a game's channel until a person puts it right: no channel for games, or it was deleted; no permission;
 * a tag is demanded; the thread is locked; too many threads are open; something else that Discord refuses, in its own words.
 */
const troubles = ['noPlace', 'noAccess', 'tagRequired', 'locked', 'tooManyThreads', 'refused'] as const;
export type Trouble = (typeof troubles)[number];

/** The picture that goes with an announcement. */
const board = z.strictObject({
  variant: z.string(),
  area: z.string().exactOptional(),
  checkpoint: z.int(),
});

/** Into the game's channel: what happened, the board, and who owes what next. One with the key of an earlier one takes its place. */
const announce = z.strictObject({
  kind: z.literal('announce'),
  gameId,
  post: z.int().exactOptional(),
  reports,
  board: board.nullable(),
  deadline: z.boolean(),
});

/** What is for one person. */
const personal = [
  /** To a person: what they owe now, and what they alone have learnt. */
  z.strictObject({
    kind: z.literal('prompt'),
    gameId,
    userId: z.string(),
    checkpoint: z.int(),
    reports,
    /** What else has happened to them; where they are written to in public, it is said there. */
    news: given,
    given,
    /** They are called by a new message even where they have the game before them, as long as that is on this one. */
    insteadOf: z.string().exactOptional(),
  }),
  /** To a person: what they still owe, some hours before the deadline. */
  z.strictObject({
    kind: z.literal('reminder'),
    gameId,
    userId: z.string(),
    checkpoint: z.int(),
    hours: z.number(),
  }),
  /** To a person: what they alone have learnt, without a question; what needs no word of theirs is told where the game lies before them. */
  z.strictObject({
    kind: z.literal('private'),
    gameId,
    userId: z.string(),
    reports,
    given,
    quiet: z.literal(true).exactOptional(),
    insteadOf: z.string().exactOptional(),
  }),
  /** To a person: what has happened to them, or waits for their word, with the one press that helps. */
  z.strictObject({
    kind: z.literal('news'),
    gameId,
    userId: z.string(),
    text: storedText,
    /** What nobody else may read: left out where the person is written to in public. */
    details: given,
    /** Nobody else may learn of it at all. */
    secret: z.literal(true).exactOptional(),
    help: z.enum(helps).nullable(),
    proposalId: z.int().exactOptional(),
  }),
  /** To a person: what another seat has written to theirs. */
  z.strictObject({ kind: z.literal('letter'), gameId, userId: z.string(), letterId: z.int() }),
] as const;

export const outboxMessageSchema = z.discriminatedUnion('kind', [
  announce,
  /** An announcement that went out before its pictures were drawn: they are put on it, and the one before it tells only what is past. */
  z.strictObject({
    kind: z.literal('pictures'),
    gameId,
    of: announce,
    on: messageRef,
    before: z.strictObject({ of: announce, on: messageRef }).exactOptional(),
  }),
  ...personal,
  /**
   * A message to a person that went out before its pictures were drawn: they are put on it, as long as it shows the same, and the one
   * before it asks nothing any more.
   */
  z.strictObject({
    kind: z.literal('ownPictures'),
    gameId,
    userId: z.string(),
    of: z.discriminatedUnion('kind', personal),
    on: messageRef,
    /** Stands for what was shown; where something else stands there by now nothing is drawn. */
    stamp: z.string().exactOptional(),
    before: messageRef.exactOptional(),
  }),
  /** Something was put before a person by an edit of a message, at `since` (ms): if they have not acted after a while they are called. */
  z.strictObject({
    kind: z.literal('call'),
    gameId,
    userId: z.string(),
    of: z.discriminatedUnion('kind', personal),
    messageId: z.string(),
    since: z.number(),
  }),
  /** The sign-up or status post is out of date. */
  z.strictObject({ kind: z.literal('status'), gameId }),
  /** One sentence into the game's channel. */
  z.strictObject({ kind: z.literal('notice'), gameId, text: storedText }),
  /** A deadline has moved: what shows it is edited, the last report or (with a person) what they were last asked. */
  z.strictObject({ kind: z.literal('moved'), gameId, userId: z.string().nullable() }),
  /** Somebody has come to play: the game's thread is put among theirs. */
  z.strictObject({ kind: z.literal('member'), gameId, userId: z.string() }),
  /** A proposal with its buttons, to those who vote. */
  z.strictObject({ kind: z.literal('vote'), gameId, proposalId: z.int() }),
  /** Into the game's channel: that there is something for one person, who wants it so or whose direct messages are closed. */
  z.strictObject({
    kind: z.literal('knock'),
    gameId,
    how: z.enum(['mention', 'closed']),
    of: z.discriminatedUnion('kind', personal),
  }),
  /** To a person who can put it right: why nothing can be said in a game's channel. */
  z.strictObject({
    kind: z.literal('trouble'),
    gameId,
    userId: z.string(),
    trouble: z.enum(troubles),
    reason: z.string().exactOptional(),
  }),
  /** An embassy's thread is opened, or put right. */
  z.strictObject({ kind: z.literal('embassy'), gameId, embassyId: z.int() }),
  /** Into the game's channel: what a seat says to everybody. */
  z.strictObject({ kind: z.literal('statement'), gameId, letterId: z.int() }),
  /** To those who look after the game and do not play: a letter that one of its parties has reported. */
  z.strictObject({ kind: z.literal('reported'), gameId, letterId: z.int(), by: z.string(), reason: z.string() }),
  /**
   * Into the game's channel: the newspaper of the year or turn that a phase has ended; or, where the game was taken back to before that
   * end, that the one which came does not count any more, and why.
   */
  z.strictObject({ kind: z.literal('newspaper'), gameId, number: z.int(), back: z.string().exactOptional() }),
  /** How the game ended, with the seed. */
  z.strictObject({ kind: z.literal('end'), gameId }),
  /** A tournament has moved on: the role of its people is put right, and the message by which it is followed. */
  z.strictObject({ kind: z.literal('role'), tournamentId: z.int() }),
]);

/** One message that is to go out. */
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/**
 * How soon a message goes out where much waits: what a table learns, then what one person does, then what only makes older messages
 * look right.
 */
const urgency = {
  announce: 'first',
  end: 'first',
  notice: 'first',
  vote: 'first',
  prompt: 'next',
  reminder: 'next',
  private: 'next',
  news: 'next',
  letter: 'next',
  statement: 'next',
  reported: 'next',
  embassy: 'next',
  knock: 'next',
  trouble: 'next',
  newspaper: 'next',
  role: 'next',
  pictures: 'next',
  call: 'next',
  ownPictures: 'last',
  status: 'last',
  moved: 'last',
  member: 'last',
} as const satisfies Readonly<Record<OutboxMessage['kind'], 'first' | 'next' | 'last'>>;

const kindsThatGo = (when: 'first' | 'last'): readonly string[] =>
  Object.entries(urgency).flatMap(([kind, soon]) => (soon === when ? [kind] : []));

/** Kinds of messages that go out before all others. */
export const firstKinds: readonly string[] = kindsThatGo('first');
/** Kinds of messages that go out when nothing else waits. */
export const lastKinds: readonly string[] = kindsThatGo('last');
/** Kinds of messages that wait for the painter, or for a film, however long it takes. */
export const drawnKinds: readonly string[] = [
  'pictures',
  'ownPictures',
  'moved',
  'newspaper',
  'end',
] satisfies readonly OutboxMessage['kind'][];

/** Where a message goes: `user:<id>`, `game:<id>` and the like; messages to one target keep their order, and none waits for another's. */
function targetOf(message: OutboxMessage): string {
  switch (message.kind) {
    case 'prompt':
    case 'reminder':
    case 'private':
    case 'news':
    case 'trouble':
    case 'ownPictures':
      return `user:${message.userId}`;
    case 'call':
      // It waits, and holds up nothing else for the person.
      return `call:${message.userId}`;
    case 'letter':
      return `letters:${message.userId}`;
    case 'embassy':
      return `embassy:${message.embassyId}`;
    case 'statement':
      return `statements:${message.gameId}`;
    case 'reported':
      return `reported:${message.gameId}`;
    case 'moved':
      return message.userId === null ? `game:${message.gameId}` : `user:${message.userId}`;
    case 'announce':
    case 'pictures':
    case 'status':
    case 'notice':
    case 'member':
    case 'vote':
    case 'knock':
    case 'newspaper':
    case 'end':
      return `game:${message.gameId}`;
    case 'role':
      return roleTarget(message.tournamentId);
  }
}

/** A message as it is enqueued. */
export function deliveryOf(key: string, message: OutboxMessage): NewDelivery {
  const game = 'gameId' in message ? { gameId: message.gameId } : {};
  return { key, ...game, target: targetOf(message), kind: message.kind, payload: outboxMessageSchema.parse(message) };
}
