// Plays a log through the engine with its dice and cards forced, and compares influence, VP and DEFCON after every entry.
import { check, forcedAnswer } from '../../../../src/table/answer.js';
import type { Answer, Question } from '../../../../src/table/question.js';
import { replay, type Checkpoint, type Given } from '../../../../src/table/replay.js';
import { ForcedDice } from '../../../../src/scenario/forced-dice.js';
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import { type CountryId, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { sides, type Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { isIn } from '../../../../src/games/twilight-struggle/data/geography.js';
import { regionsLed } from '../../../../src/games/twilight-struggle/rules/scoring.js';
import { stateSchema, type TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { game, start } from '../support/play-game.js';
import { EntryReader } from './answers.js';
import type { GameLog, LogEntry, LogLine } from './parse.js';

/** How far a log could be followed. */
export interface Followed {
  readonly entries: number;
  /** Why it could not be followed further; undefined at its end. */
  readonly trouble?: string;
}

class Trouble extends Error {}

/** Follows a log to its end or to the first difference. */
export function follow(log: GameLog): Followed {
  const replay = new Replay(log);
  try {
    replay.setUp();
    for (const entry of log.entries) replay.enter(entry);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { entries: replay.done, trouble: `${replay.title}: ${error.message}` };
  }
  return { entries: replay.done };
}

class Replay {
  done = 0;
  title = 'set-up';
  #checkpoint: Checkpoint;
  #over = false;

  constructor(private readonly log: GameLog) {
    this.#checkpoint = start('log', {
      optionalCards: log.optionalCards,
      bonusInfluence: log.handicap,
      bonusCapOverControl: -1,
    });
  }

  get #state(): TwilightState {
    return stateSchema.parse(this.#checkpoint.state);
  }

  setUp(): void {
    if (!this.log.standard) throw new Trouble('only the standard scenario can be followed');
    const placed: Record<Side, Map<CountryId, number>> = { us: new Map(), ussr: new Map() };
    for (const line of this.log.setup) {
      if (line.kind === 'influence') placed[line.side].set(line.country, line.delta);
    }
    while (this.#checkpoint.phase !== 'turnStart') {
      this.#phase([], (question) => setUpAnswer(question, placed));
    }
    this.#compare(this.log.setup, this.#state);
  }

  /** Plays the phases of one entry. */
  enter(entry: LogEntry): void {
    this.title = entry.title;
    if (this.#over) throw new Trouble('the engine has ended the game already');
    const reader = new EntryReader(entry);
    this.#skipTo(entry);
    const phases = entry.round === 0 ? ['headline', 'headlineCard'] : ['round'];
    let rolls = rollsOf(entry, this.#state);
    this.#prepare(entry);
    const before = this.#checkpoint.phase;
    do {
      const used = this.#phase(rolls, (question) => reader.answer(question), picksOf(entry));
      rolls = rolls.slice(used);
      if (before === 'round') break;
    } while (this.#goesOn() && phases.includes(this.#checkpoint.phase));
    if (rolls.length > 0) throw new Trouble(`${rolls.length} dice of the log were not rolled`);
    this.#compare(entry.lines, this.#state);
    this.done += 1;
  }

  #goesOn(): boolean {
    return !this.#over;
  }

  /** Passes over rounds nobody played and over the ends and beginnings of turns. */
  #skipTo(entry: LogEntry): void {
    for (let n = 0; n < 40; n++) {
      const { phase } = this.#checkpoint;
      const state = this.#state;
      const here = phase === 'headline' ? 0 : phase === 'round' ? state.round : -1;
      const due = here === entry.round && (entry.side === null || state.phasing === entry.side);
      if (due && state.turn === entry.turn) return;
      if (here >= 0) this.#deal({ us: [], ussr: [] });
      this.#phase([], (question) => question.fallback());
    }
    throw new Trouble('the engine never comes to this entry');
  }

  /** Puts the cards of an entry into the hands that use them; all others go back to the deck. */
  #prepare(entry: LogEntry): void {
    const hands: Record<Side, CardId[]> = { us: [], ussr: [] };
    const give = (side: Side, card: CardId): void => {
      const elsewhere = sides.some((each) => hands[each].includes(card));
      if (card !== 'the_china_card' && !elsewhere) hands[side].push(card);
    };
    if (entry.side !== null && entry.card !== null) give(entry.side, entry.card);
    const taken = new Set<CardId>();
    for (const line of entry.lines) {
      if (line.kind === 'card' && line.does === 'reveals') taken.add(line.card);
      if (line.kind === 'card' && !(line.does === 'plays' && taken.has(line.card))) give(line.side, line.card);
    }
    this.#deal(hands);
  }

  #deal(hands: Record<Side, CardId[]>): void {
    const state = this.#state;
    const held = [...hands.us, ...hands.ussr];
    const gone = held.find((id) => state.removed.includes(id));
    if (gone !== undefined) throw new Trouble(`${gone} has left the game`);
    const { missileEnvy } = state;
    state.deck = [...state.deck, ...state.hands.us, ...state.hands.ussr].filter((id) => !held.includes(id));
    state.discard = state.discard.filter((id) => !held.includes(id));
    state.front = state.front.filter((id) => !held.includes(id));
    state.hands = hands;
    state.seen = { us: [], ussr: [] };
    state.missileEnvy = missileEnvy;
    this.#checkpoint = { ...this.#checkpoint, state };
  }

  /** Plays one phase; returns how many of the dice given it took. */
  #phase(
    rolls: readonly number[],
    answer: (question: Question) => Answer | undefined,
    picks: readonly string[] = [],
  ): number {
    const given: Given[] = [];
    for (;;) {
      const dice = new ForcedDice('log', this.#checkpoint.draws, rolls, picks);
      const { progress, state } = replay(game, 'log', this.#checkpoint, given, { dice });
      const used = rolls.length - dice.left.rolls.length;
      if (progress.kind === 'next') {
        this.#checkpoint = progress.checkpoint;
        return used;
      }
      if (progress.kind === 'over') {
        this.#over = true;
        this.#checkpoint = { ...this.#checkpoint, state };
        return used;
      }
      if (progress.kind === 'stale') throw new Trouble('an answer was refused');
      const open = progress.open.find(({ saved }) => saved === undefined);
      if (open === undefined) throw new Trouble('nothing is open');
      given.push(this.#given(open.id, open.question, answer));
    }
  }

  #given(id: string, question: Question, answer: (question: Question) => Answer | undefined): Given {
    const forced = question.idle === 'wait' || question.key === 'mode' ? undefined : forcedAnswer(question);
    const value = forced ?? answer(question);
    if (value === undefined) throw new Trouble(`the log does not answer ${question.key}`);
    const checked = check(question, value);
    if (!checked.ok) throw new Trouble(`${question.key} refused: ${JSON.stringify(value)}`);
    return { question: id, seat: question.seat, value, by: 'player', final: true };
  }

  /** The last word of the log on every country, on VP, DEFCON and military operations. */
  #compare(lines: readonly LogLine[], state: TwilightState): void {
    const said = new Map<string, readonly [log: unknown, engine: unknown]>();
    for (const line of lines) {
      if (line.kind === 'influence') {
        const { us, ussr } = state.influence[line.country];
        said.set(line.country, [`${line.us}/${line.ussr}`, `${us}/${ussr}`]);
      }
      if (line.kind === 'score') said.set('VP', [line.vp, state.vp]);
      if (line.kind === 'defcon') said.set('DEFCON', [line.level, state.defcon]);
      if (line.kind === 'milOps') said.set(`military operations ${line.side}`, [line.level, state.milOps[line.side]]);
    }
    for (const [what, [log, engine]] of said) {
      if (log !== engine) throw new Trouble(`${what} is ${String(log)} in the log, ${String(engine)} in the engine`);
    }
  }
}

function setUpAnswer(question: Question, placed: Record<Side, Map<CountryId, number>>): Answer {
  const side = question.about?.['side'] === 'us' ? 'us' : 'ussr';
  const area = side === 'us' ? 'western_europe' : 'eastern_europe';
  const answer: Record<string, number> = {};
  let left = typeof question.about?.['points'] === 'number' ? question.about['points'] : 0;
  for (const id of countryIds) {
    const wanted = placed[side].get(id) ?? 0;
    if (wanted === 0 || (question.key === 'setup' && !isIn(id, area))) continue;
    const here = Math.min(left, wanted);
    if (here > 0) answer[id] = here;
    placed[side].set(id, wanted - here);
    left -= here;
  }
  return answer;
}

/** Cards drawn at random, in the order the log shows them. */
function picksOf(entry: LogEntry): readonly string[] {
  return entry.lines.flatMap((line) => (line.kind === 'card' && line.does !== 'headlines' ? [line.card] : []));
}

/** All dice of an entry in the order the engine rolls them; where the log gives only the winner of a contest, dice that make it so. */
function rollsOf(entry: LogEntry, state: TwilightState): number[] {
  const rolls: number[] = [];
  entry.lines.forEach((line, at) => {
    if (line.kind === 'die') rolls.push(line.die);
    if (line.kind === 'contest') {
      // The log names the USSR first, the engine rolls for the US first.
      const other = entry.lines[at + 1];
      if (line.side === 'ussr' && other?.kind === 'contest') rolls.push(other.die, line.die);
    }
    if (line.kind === 'olympics' && line.choice === 'participate')
      rolls.push(...contested(entry.lines.slice(at + 1), 0));
    if (line.kind === 'event' && line.card === 'summit') {
      const lead = regionsLed(state, 'us') - regionsLed(state, 'ussr');
      rolls.push(...contested(entry.lines.slice(at + 1), lead));
    }
  });
  return rolls;
}

/** Dice for a contest whose rolls the log may leave out. */
function contested(rest: readonly LogLine[], lead: number): readonly number[] {
  const next = rest.find(({ kind }) => kind === 'contest' || kind === 'score' || kind === 'event');
  if (next?.kind === 'contest') return [];
  const gain = rest.find((line) => line.kind === 'score');
  if (next?.kind !== 'score' || gain === undefined) return lead >= 0 ? [1, 1 + lead] : [1 - lead, 1];
  return winnerOf(rest) === 'us' ? [6, 1] : [1, 6];
}

function winnerOf(rest: readonly LogLine[]): Side {
  const line = rest.find((one) => one.kind === 'score');
  return line?.kind === 'score' && line.gainer === 'ussr' ? 'ussr' : 'us';
}
