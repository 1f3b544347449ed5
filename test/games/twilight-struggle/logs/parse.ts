// Reads turn-by-turn logs in the text format of the official digital edition.
import type { CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { CountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { OpsUse } from '../../../../src/games/twilight-struggle/rules/operations.js';
import { cardNamed, countryNamed } from './names.js';

/** One line of a log. */
export type LogLine =
  | {
      readonly kind: 'influence';
      readonly side: Side;
      readonly delta: number;
      readonly country: CountryId;
      readonly us: number;
      readonly ussr: number;
    }
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'use'; readonly use: OpsUse }
  | { readonly kind: 'target'; readonly country: CountryId }
  | { readonly kind: 'war'; readonly country: CountryId }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'contest'; readonly side: Side; readonly die: number }
  | { readonly kind: 'defcon'; readonly level: number }
  | { readonly kind: 'score'; readonly vp: number; readonly gainer: Side | null }
  | { readonly kind: 'milOps'; readonly side: Side; readonly level: number }
  | {
      readonly kind: 'card';
      readonly side: Side;
      readonly does: 'reveals' | 'discards' | 'plays' | 'headlines';
      readonly card: CardId;
    }
  | { readonly kind: 'olympics'; readonly choice: 'participate' | 'boycott' }
  | { readonly kind: 'other'; readonly text: string };

/** A headline phase or an action round. */
export interface LogEntry {
  readonly title: string;
  readonly turn: number;
  /** 0 for the headlines. */
  readonly round: number;
  readonly side: Side | null;
  readonly card: CardId | null;
  readonly lines: readonly LogLine[];
}

export interface GameLog {
  /** Positive for the US, negative for the USSR. */
  readonly handicap: number;
  readonly optionalCards: boolean;
  readonly standard: boolean;
  readonly setup: readonly LogLine[];
  readonly entries: readonly LogEntry[];
}

const side = (word: string | undefined): Side => (word === 'USSR' ? 'ussr' : 'us');
const number = (word: string | undefined): number => Number(word ?? 0);

const uses: Readonly<Record<string, OpsUse>> = {
  'Place Influence': 'influence',
  Coup: 'coup',
  Realignment: 'realign',
  'Space Race': 'space',
};

type Reader = readonly [pattern: RegExp, read: (found: readonly (string | undefined)[]) => LogLine];

const readers: readonly Reader[] = [
  [
    /^(USSR|US) ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$/,
    ([, who, delta, where, us, ussr]) => ({
      kind: 'influence',
      side: side(who),
      delta: number(delta),
      country: countryNamed(where ?? ''),
      us: number(us),
      ussr: number(ussr),
    }),
  ],
  [/^Event: (.+)$/, ([, name]) => ({ kind: 'event', card: cardNamed(name ?? '') })],
  [
    /^(Place Influence|Coup|Realignment|Space Race) \(\d+ Ops\):$/,
    ([, use]) => ({ kind: 'use', use: uses[use ?? ''] ?? 'influence' }),
  ],
  [/^Target: (.+)$/, ([, where]) => ({ kind: 'target', country: countryNamed(where ?? '') })],
  [/^War in (.+)$/, ([, where]) => ({ kind: 'war', country: countryNamed(where ?? '') })],
  [/^(?:SUCCESS|FAILURE|VICTORY|DEFEAT|Die roll|Trap Roll): (\d)/, ([, die]) => ({ kind: 'die', die: number(die) })],
  [/^(USSR|US) rolls (\d)/, ([, who, die]) => ({ kind: 'contest', side: side(who), die: number(die) })],
  [/^DEFCON (?:improves|degrades) to (\d)/, ([, level]) => ({ kind: 'defcon', level: number(level) })],
  [
    /^(?:(USSR|US) gains .*)?.*Score is (?:(USSR|US) (\d+)|even)/,
    ([, gainer, who, vp]) => ({
      kind: 'score',
      vp: who === 'USSR' ? 0 - number(vp) : number(vp),
      gainer: gainer === undefined ? null : side(gainer),
    }),
  ],
  [/^(USSR|US) Military Ops to (\d)/, ([, who, level]) => ({ kind: 'milOps', side: side(who), level: number(level) })],
  [
    /^(USSR|US) (reveals|discards|plays|Headlines) (.+?)(?: from hand)?$/,
    ([, who, does, name]) => ({
      kind: 'card',
      side: side(who),
      does: does === 'reveals' || does === 'discards' || does === 'plays' ? does : 'headlines',
      card: cardNamed(name ?? ''),
    }),
  ],
  [
    /chooses to (participate|boycott)/,
    ([, choice]) => ({ kind: 'olympics', choice: choice === 'boycott' ? 'boycott' : 'participate' }),
  ],
];

/** Reads one line; what it does not know is kept as it is. */
export function parseLine(text: string): LogLine {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  return { kind: 'other', text };
}

const heading = /^Turn (\d+), (?:Headline Phase|(USSR|US) AR(\d+)): ?(.*)$/;
const cleanup = /^Turn \d+, Cleanup:/;

function parseEntry(found: RegExpExecArray, rest: readonly string[]): LogEntry {
  const [title, turn, who, round, tail = ''] = found;
  const split = tail.indexOf(':');
  const name = split < 0 ? tail : tail.slice(0, split);
  const first = split < 0 ? '' : tail.slice(split + 1).trim();
  const lines = [first, ...rest].filter((line) => line !== '').map(parseLine);
  return {
    title,
    turn: number(turn),
    round: number(round),
    side: who === undefined ? null : side(who),
    // A round may pass without a card.
    card: who === undefined || name.trim() === '' ? null : cardNamed(name),
    lines,
  };
}

/** Reads a whole log. @throws Error when a name is unknown. */
export function parseLog(text: string): GameLog {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  // What is said between turns belongs to no entry: the engine ends the turn on its way to the next one.
  const starts = lines.flatMap((line, at) => (heading.test(line) || cleanup.test(line) ? [at] : []));
  const head = lines.slice(0, starts[0] ?? lines.length);
  const entries = starts.flatMap((at, n) => {
    const found = heading.exec(lines[at] ?? '');
    return found === null ? [] : [parseEntry(found, lines.slice(at + 1, starts[n + 1]))];
  });
  const handicap = /Handicap influence: (USSR|US) \+(\d+)/.exec(head.join('\n'));
  const points = number(handicap?.[2]);
  return {
    handicap: handicap?.[1] === 'USSR' ? 0 - points : points,
    optionalCards: head.includes('Optional Cards Added'),
    standard: head.includes('Scenario: Standard'),
    setup: head.map(parseLine).filter((line) => line.kind === 'influence'),
    entries,
  };
}
