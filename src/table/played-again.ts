// Plays the file of an ended game again: no position and no report is believed, only what the rules make of its answers.
import { z } from 'zod';
import { answerSchema } from './answer.js';
import { commitment, ingredientLines, SeededDice, seedAt } from './dice.js';
import { standingOptions, type AnyGame, type Outcome } from './game.js';
import { isPossible } from './possible.js';
import { answerers, replay, type Checkpoint, type Given, type Replay } from './replay.js';
import type { Text } from './text.js';

/** The file of a game may have so many bytes to be played again. */
export const largestRecord = 8_000_000;
/** A position put there by hand has at most so many characters. */
const longestPosition = 200_000;
/** A phase has at most so many characters, with its answers and reports. */
const longestPhase = 600_000;
/** What was drawn for seats before a game began. */
const mostLots = 20;
const longestLot = 100;

const word = z.string().max(300);
/** A line that goes into the dice, as they are shown to whoever checks them: nothing in it ends the line or the quotation. */
const line = z
  .string()
  .max(1_000)
  .regex(/^[^\p{Cc}\u2028\u2029`]*$/u);
const position = z.record(z.string(), z.unknown());

const recorded = z.object({
  format: z.literal('fieldpost-game'),
  version: z.literal(1),
  users: z.array(z.object({ id: word, name: word })).max(500),
  game: z.object({
    kind: word,
    title: z.string().nullable(),
    options: position,
    endedAt: z.string(),
    seed: line,
    seedHash: word,
    outcome: z.object({ kind: z.enum(['win', 'draw', 'stopped']), winners: z.array(word).max(50) }).nullable(),
    settings: z.object({
      start: z.object({}).nullable().default(null),
      lots: z.array(z.int().positive().max(longestLot)).max(mostLots).default([]),
      dice: z
        .object({
          added: z.array(z.object({ userId: line, act: line, word: line })).max(200),
          closedBy: line.nullable(),
          forks: z
            .array(z.object({ phase: z.int(), from: z.int(), line, edited: z.boolean() }))
            .max(500)
            .default([]),
        })
        .default({ added: [], closedBy: null, forks: [] }),
    }),
  }),
  seats: z.array(z.object({ seat: word, userId: word.nullable(), computer: z.boolean() })).max(50),
  checkpoints: z
    .array(z.object({ number: z.int(), phase: word, state: position, draws: z.int().nonnegative() }))
    .min(1)
    .max(5_000),
  answers: z
    .array(
      z.object({
        checkpoint: z.int(),
        index: z.int(),
        question: word,
        seat: word,
        value: answerSchema,
        by: z.enum(answerers),
        final: z.boolean(),
        undoneAt: z.string().nullable(),
      }),
    )
    .max(100_000),
});
type Recorded = z.infer<typeof recorded>;

/** A phase as the rules play it. */
export interface PhaseAgain extends Checkpoint {
  readonly title: Text;
  readonly answers: readonly Given[];
  readonly reports: Replay['reports'];
}

/** A whole game, played again. */
export interface GameAgain {
  readonly kind: string;
  /** What its host called it: words of a stranger. */
  readonly name: string | null;
  readonly options: object;
  readonly seed: string;
  readonly seedHash: string;
  /** What the seed of its draws was made of. */
  readonly draws: Pick<Recorded['game']['settings'], 'lots' | 'dice'>;
  /** It began with a position of another game. */
  readonly isContinued: boolean;
  /** Who held which seat, by what the file says: words of a stranger. */
  readonly seats: readonly {
    readonly seat: string;
    readonly computer: boolean;
    readonly userId: string | null;
    readonly name: string | null;
  }[];
  /** Each as JSON of a `PhaseAgain`: whoever keeps them takes them one by one, so that no file is long in the way of others. */
  readonly phases: readonly string[];
  /** What it told in its last phase. */
  readonly told: number;
  /** How it ended by the rules; null where its people ended it. */
  readonly outcome: Outcome | null;
  /** How its people ended it, as the file says, with nothing but seats that the game has. */
  readonly agreed: Pick<Outcome, 'kind' | 'winners'>;
}

/** What came of playing a file again; `differs` names the phase that comes out otherwise than it is written. */
export type PlayedAgain =
  | { readonly kind: 'unread' | 'unknown' | 'rules' }
  | { readonly kind: 'differs'; readonly game: string; readonly title: Text }
  | { readonly kind: 'same'; readonly game: GameAgain };

/** Plays the file of an ended game again. It takes as long as the game has answers. */
export function playAgain(games: ReadonlyMap<string, AnyGame>, bytes: Uint8Array): PlayedAgain {
  const file = read(bytes);
  if (file === null) return { kind: 'unread' };
  const rules = games.get(file.game.kind);
  if (rules === undefined) return { kind: 'unknown' };
  try {
    return played(rules, file);
  } catch {
    // A script that meets what cannot be says so by a fault; nothing of it leaves this place.
    return { kind: 'rules' };
  }
}

function read(bytes: Uint8Array): Recorded | null {
  try {
    const file = recorded.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const isNumbered = file.checkpoints.every(({ number }, n) => number === n);
    return isNumbered && commitment(file.game.seed) === file.game.seedHash ? file : null;
  } catch {
    return null;
  }
}

function played(rules: AnyGame, file: Recorded): PlayedAgain {
  const { game, checkpoints } = file;
  const options = standingOptions(rules).safeParse(game.options);
  if (!options.success || (rules.conflicts?.(options.data) ?? []).length > 0) return { kind: 'rules' };
  const seats = rules.seats(options.data);
  const lines = ingredientLines(game.settings.dice);
  const seedOf = (draws: number): string => seedAt(game.seed, lines, game.settings.dice.forks, draws);
  const byHand = new Set(game.settings.dice.forks.flatMap(({ phase, edited }) => (edited ? [phase] : [])));
  if (game.settings.start !== null) byHand.add(0);
  const titleOf = (state: object): Text => rules.title(rules.view(state, null));
  const phases: string[] = [];
  let before: PhaseAgain | undefined;
  let next: Checkpoint | null = byHand.has(0) ? null : opening(rules, options.data, file, seedOf(0));
  let outcome: Outcome | null = null;
  for (const written of checkpoints) {
    const isByHand = byHand.has(written.number);
    const begun: Checkpoint | null = isByHand ? putThere(rules, written) : next;
    if (begun === null && (isByHand || before === undefined)) return { kind: 'rules' };
    if (begun === null || !isSame(rules, begun, written)) {
      return { kind: 'differs', game: rules.id, title: before?.title ?? titleOf(rules.state.parse(written.state)) };
    }
    const answers = answersIn(file, written.number);
    const { progress, reports } = replay(rules, seedOf(begun.draws), begun, answers);
    if (progress.kind === 'stale') return { kind: 'differs', game: rules.id, title: titleOf(begun.state) };
    before = { ...begun, title: titleOf(begun.state), answers, reports };
    const json = JSON.stringify(before);
    if (json.length > longestPhase) return { kind: 'rules' };
    phases.push(json);
    next =
      progress.kind === 'next' ? { ...progress.checkpoint, state: plainly(rules, progress.checkpoint.state) } : null;
    outcome = progress.kind === 'over' ? progress.outcome : null;
    if (outcome !== null && phases.length < checkpoints.length) return { kind: 'rules' };
  }
  return {
    kind: 'same',
    game: {
      kind: rules.id,
      name: game.title,
      options: options.data,
      seed: game.seed,
      seedHash: game.seedHash,
      draws: { lots: game.settings.lots, dice: game.settings.dice },
      isContinued: game.settings.start !== null,
      seats: holdersIn(file, seats),
      phases,
      told: before?.reports.length ?? 0,
      outcome,
      agreed: agreedIn(game.outcome, seats),
    },
  };
}

/** How the rules begin the game that is written there. */
function opening(rules: AnyGame, options: object, { game, checkpoints }: Recorded, seed: string): Checkpoint | null {
  const [first] = checkpoints;
  if (first === undefined || putThere(rules, first) === null) return null;
  const dice = new SeededDice(seed);
  for (const length of game.settings.lots) dice.shuffle(Array.from({ length }), 'seats');
  const { state, phase } = rules.setup(options, dice, rules.state.parse(first.state));
  return { phase, state: plainly(rules, state), draws: dice.draws };
}

/** A position that does not follow from anything, as far as the rules allow it. */
function putThere(rules: AnyGame, { phase, state, draws }: Recorded['checkpoints'][number]): Checkpoint | null {
  return isPossible(rules, state, longestPosition) ? { phase, state: rules.state.parse(state), draws } : null;
}

/** What stands in a position once it has been stored. */
function plainly(rules: AnyGame, state: object): object {
  return rules.state.parse(JSON.parse(JSON.stringify(state)));
}

function isSame(rules: AnyGame, begun: Checkpoint, written: Recorded['checkpoints'][number]): boolean {
  return (
    begun.phase === written.phase &&
    begun.draws === written.draws &&
    JSON.stringify(plainly(rules, begun.state)) === JSON.stringify(plainly(rules, written.state))
  );
}

function answersIn({ answers }: Recorded, number: number): readonly Given[] {
  return answers
    .filter(({ checkpoint, undoneAt }) => checkpoint === number && undoneAt === null)
    .sort((a, b) => a.index - b.index)
    .map(({ question, seat, value, by, final }) => ({ question, seat, value, by, final }));
}

/** Who held the seats that the game has, as the file says. */
function holdersIn(file: Recorded, seats: readonly string[]): GameAgain['seats'] {
  const nameOf = new Map(file.users.map(({ id, name }) => [id, name]));
  return seats.map((seat) => {
    const held = file.seats.find((one) => one.seat === seat);
    const computer = held?.computer ?? false;
    const userId = computer ? null : (held?.userId ?? null);
    return { seat, computer, userId, name: userId === null ? null : (nameOf.get(userId) ?? null) };
  });
}

/** How its people ended it, as far as the file names seats that the game has. */
function agreedIn(outcome: Recorded['game']['outcome'], seats: readonly string[]): GameAgain['agreed'] {
  const winners = (outcome?.winners ?? []).filter((seat) => seats.includes(seat));
  const kind = outcome === null || (outcome.kind !== 'stopped' && winners.length === 0) ? 'stopped' : outcome.kind;
  return { kind, winners: kind === 'stopped' ? [] : [...new Set(winners)] };
}
