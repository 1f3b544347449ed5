// What the Discord layer needs from the other rooms, handed in so that tests can replace any of it.
import type { Logger } from 'pino';
import type { Film } from '../play/history/past.js';
import type { GameInfo } from '../play/turn/info.js';
import type { Play } from '../play/play.js';
import type { NewGame } from '../play/lobby/opening.js';
import type { Person } from '../play/change/person.js';
import type { Days } from '../play/calendar/days-off.js';
import type { Country } from '../play/calendar/holidays.js';
import type { BoardMaps } from '../table/board-map.js';
import type { Look, Scene } from '../table/scene.js';
import type { Weight } from '../table/script.js';
import type { Text } from '../table/text.js';
import type { Lang, Speech, Wording } from '../words/words.js';

/** What a person chose for themselves. */
export interface PersonChoices {
  readonly language: Lang | null;
  readonly palette: Look['palette'];
  readonly theme: Look['theme'];
  /** Minutes before a deadline at which to remind; null = the table's own. */
  readonly reminderLeads: readonly number[] | null;
  /** How they want to hear what concerns them: directly, by name in the game's channel, or not at all. */
  readonly notices: 'dm' | 'mention' | 'silent';
  /** When reminders and news wait, by the person's own clock; null = never. */
  readonly quietHours: { readonly from: string; readonly to: string } | null;
  /** Their own time zone; null = that of the server. */
  readonly timeZone: string | null;
  /** The days for which they have announced that they are away. */
  readonly away: readonly Days[];
  readonly dmClosed: boolean;
  /** Discord's last known language of this person. */
  readonly locale: Lang | null;
}

/** A table as it was set up once, kept on a server to be opened again. */
export interface TableTemplate extends Pick<NewGame, 'kind' | 'language' | 'options' | 'paces'> {
  readonly name: string;
  readonly settings: NonNullable<NewGame['settings']>;
}

/** What was set up for a server. */
export interface ServerChoices {
  readonly channelId: string | null;
  readonly channelKind: 'forum' | 'text' | null;
  readonly language: Speech;
  readonly timeZone: string;
  readonly tempo: string;
  /** Who holds this role looks after the server's games as its managers do. */
  readonly hostRoleId: string | null;
  /** The text channel whose private threads are embassies; null = the channel of games, where it is one. */
  readonly embassyChannelId: string | null;
  /** Days without deadlines. */
  readonly holidays: readonly Days[];
  /** Countries whose public holidays have no deadlines either. */
  readonly countries: readonly Country[];
  /** How many games one person may have open; null = as the operators say. */
  readonly allowance: number | null;
  /** The tag that every game's post bears, where games are opened in a forum that has tags. */
  readonly tag: string | null;
  /** Tables as they were set up once, to be opened again, by their names. */
  readonly templates: readonly TableTemplate[];
  /** What the server is called; "" when that is not known. */
  readonly name: string;
}

/** A message of ours that is edited in place. */
interface PostRef {
  readonly channelId: string;
  /** "" while a forum post is being opened and its number is not known yet. */
  readonly messageId: string;
  /** Stands for what it shows. */
  readonly stamp: string | null;
  readonly at: Date;
  /** When its person acted on it or in its game last; null when never. */
  readonly touchedAt: Date | null;
}

/** Something told, as it was stored. */
export interface Told {
  readonly id: number;
  readonly text: Text;
  readonly focus: readonly string[];
  readonly private: boolean;
  readonly weight: Weight;
  /** Taken back since. */
  readonly retracted: boolean;
  /** The phase it tells of. */
  readonly checkpoint: number;
}

/** What the Discord layer remembers and looks up beside the games themselves. */
export interface Profiles {
  person(id: string): Promise<PersonChoices | null>;
  savePerson(person: Pick<Person, 'id'> & Partial<Person>, change: Partial<Omit<PersonChoices, 'away'>>): Promise<void>;
  server(id: string): Promise<ServerChoices | null>;
  saveServer(id: string, change: Partial<ServerChoices>): Promise<void>;
  /** A message of everybody's, or of one person. */
  post(gameId: number, purpose: string, userId?: string): Promise<PostRef | null>;
  /** Remembers a message, and gives the one it takes the place of; null when there was none. */
  savePost(
    gameId: number,
    purpose: string,
    ref: { readonly channelId: string; readonly messageId: string; readonly stamp?: string | null },
    userId?: string,
  ): Promise<Pick<PostRef, 'channelId' | 'messageId'> | null>;
  /** The channel of the newest of a person's messages, over all games; null when none is known. */
  directChannel(purpose: string, userId: string): Promise<string | null>;
  /**
   * Notes that a person has acted in the game of their message, and gives it; null when there is none.
   * @param elsewhere what they were shown elsewhere than there, and under which purpose that is noted.
   */
  touch(
    gameId: number,
    purpose: string,
    userId: string,
    elsewhere?: { readonly purpose: string; readonly stamp: string },
  ): Promise<PostRef | null>;
  /** When one of a person's messages, of whatever game, was last sent or edited; null where it is none of that purpose. */
  postedAt(purpose: string, userId: string, messageId: string): Promise<Date | null>;
  /** The game in which a person acted last; null when in none. */
  lastTouched(purpose: string, userId: string): Promise<number | null>;
  /** What went out last of certain kinds to a target in a game, on one message when it is named, and the message that came of it. */
  lastSent(
    gameId: number,
    target: string,
    kinds: readonly string[],
    messageId?: string,
  ): Promise<{
    readonly payload: object;
    readonly ref: { readonly channelId: string; readonly messageId: string };
  } | null>;
  /** Reports by id, in the order they were told; retracted ones among them. */
  reports(gameId: number, ids: readonly number[]): Promise<readonly Told[]>;
  setting(key: string): Promise<unknown>;
  saveSetting(key: string, value: string): Promise<void>;
}

export interface Deps {
  readonly play: Play;
  readonly wording: Wording;
  readonly profiles: Profiles;
  /** Draws a scene as a PNG, off the main thread. */
  png(scene: Scene): Promise<Uint8Array>;
  /** An ended game as a page in one file, to be read in some languages, the first one first. */
  filmPage(
    game: GameInfo,
    film: Film,
    readers: Pick<PersonChoices, 'palette' | 'theme'> & { readonly langs: readonly Lang[] },
  ): Promise<Buffer>;
  /** The baked maps with these ids. */
  boardMaps(ids: readonly string[]): BoardMaps;
  readonly log: Logger;
  now(): Date;
  /**
   * How long a message to a table or a person waits for its pictures just now, in milliseconds; what comes later is put on it. However
   * long when absent, and with 0 they are not begun before it has gone out.
   */
  readonly patienceMs?: (to: 'table' | 'person') => number;
  /** Called after a command or press: something may be waiting to be said. */
  changed(): void;
  /** Called when something was changed on a server: what could not be said there is tried again at once. */
  repaired(guildId: string): Promise<void>;
  /** Runs work under a name that holds nothing secret, for whoever watches what is in hand. */
  during?<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** Opens a game's board in a browser: the address of a new link for one person; absent where no board is served. */
  readonly boardLink?: (userId: string, gameId: number, lang: Lang) => Promise<string>;
  /** Notes which game somebody wants to open inside Discord; absent where the board is no activity there. */
  readonly boardWish?: (userId: string, gameId: number) => Promise<void>;
  /** A game's public link, as its last part is made; null where anybody may not watch. */
  readonly boardView?: (game: GameInfo) => string | null;
  /** The browsers in which a person looks at boards; absent where no board is served. */
  readonly boards?: {
    count(userId: string): Promise<number>;
    /** Signs them out of all of them. */
    endAll(userId: string): Promise<void>;
  };
  /** People who run this installation; they see the operator's view. */
  readonly operators: readonly string[];
}

export const defaultChoices: PersonChoices = {
  language: null,
  palette: 'standard',
  theme: 'light',
  reminderLeads: null,
  notices: 'dm',
  quietHours: null,
  timeZone: null,
  away: [],
  dmClosed: false,
  locale: null,
};
