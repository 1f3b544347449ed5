// Reads turn-by-turn logs in the text format of the official digital edition: headings, and lines that say what happened.
import { names as namesEn } from '../../../../src/games/twilight-struggle/words/names-en.js';
import { cardIds, type CardId } from '../../../../src/games/twilight-struggle/data/cards.js';
import type { CountryId } from '../../../../src/games/twilight-struggle/data/countries.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import { countryIds } from '../../../../src/games/twilight-struggle/geography.js';
import type { OpsUse } from '../../../../src/games/twilight-struggle/spend-ops.js';

/** One line of a log that means something to the rules. */
export type Item =
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'ops'; readonly use: OpsUse }
  | { readonly kind: 'target'; readonly country: CountryId }
  | { readonly kind: 'die'; readonly of: 'coup' | 'space' | 'war' | 'trap'; readonly die: number }
  | { readonly kind: 'roll'; readonly side: Side; readonly die: number }
  | { readonly kind: 'war'; readonly country: CountryId }
  | {
      readonly kind: 'influence';
      readonly side: Side;
      readonly country: CountryId;
      readonly delta: number;
      readonly us: number;
      readonly ussr: number;
    }
  | { readonly kind: 'vp'; readonly side: Side | null; readonly score: number }
  | { readonly kind: 'defcon'; readonly level: number }
  | { readonly kind: 'milOps'; readonly side: Side; readonly level: number }
  | { readonly kind: 'space'; readonly side: Side; readonly box: number }
  | {
      readonly kind: 'card';
      readonly verb: 'discards' | 'reveals' | 'plays' | 'returns';
      readonly side: Side;
      readonly card: CardId;
    }
  | { readonly kind: 'olympics'; readonly participates: boolean }
  | { readonly kind: 'reshuffle' }
  | { readonly kind: 'ended'; readonly card: CardId };

/** A part of a log: the set-up, a headline phase, one action round, or what is said between turns. */
export type Entry = { readonly heading: string; readonly items: readonly Item[] } & (
  | { readonly kind: 'setup' }
  | { readonly kind: 'headline'; readonly turn: number; readonly cards: Readonly<Record<Side, CardId>> }
  | {
      readonly kind: 'round';
      readonly turn: number;
      readonly round: number;
      readonly side: Side;
      readonly card: CardId | null;
    }
  | { readonly kind: 'cleanup' }
);

export interface Log {
  readonly entries: readonly Entry[];
  /** Lines nobody understood. */
  readonly unknown: readonly string[];
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** What the logs call otherwise than we do. */
const aliases: Readonly<Record<string, CardId>> = {
  mideastscoring: 'middle_east_scoring',
  asknotwhatyourcountry: 'ask_not',
  howilearnedtostopworrying: 'how_i_learned_to_stop_worrying',
  sovietsshootdownkal007: 'soviets_shoot_down_kal_007',
};
const countryAliases: Readonly<Record<string, CountryId>> = { uk: 'united_kingdom' };

const cardsByName = new Map<string, CardId>([
  ...cardIds.map((id) => [plainName(namesEn[`card.${id}`]), id] as const),
  ...cardIds.map((id) => [plainName(id), id] as const),
  ...Object.entries(aliases),
]);
const countriesByName = new Map<string, CountryId>([
  ...countryIds.map((id) => [plainName(namesEn[`country.${id}`]), id] as const),
  ...countryIds.map((id) => [plainName(id), id] as const),
  ...Object.entries(countryAliases),
]);

/** A card by the name a log gives it. */
export function cardNamed(name: string): CardId | undefined {
  const plain = plainName(name);
  const known = cardsByName.get(plain);
  if (known !== undefined || plain.length < 6) return known;
  const close = [...cardsByName].filter(([other]) => other.startsWith(plain) || plain.startsWith(other));
  return close.length > 0 && new Set(close.map(([, id]) => id)).size === 1 ? close[0]?.[1] : undefined;
}

function sideNamed(name: string | undefined): Side {
  return name === 'USSR' ? 'ussr' : 'us';
}

const uses: Readonly<Record<string, OpsUse>> = {
  'Place Influence': 'influence',
  Coup: 'coup',
  Realignment: 'realign',
  'Space Race': 'space',
};

type Reader = (match: readonly string[]) => Item | null;

const withCard = (name: string | undefined, make: (card: CardId) => Item): Item | null => {
  const id = cardNamed(name ?? '');
  return id === undefined ? null : make(id);
};
const withCountry = (name: string | undefined, make: (country: CountryId) => Item): Item | null => {
  const id = countriesByName.get(plainName(name ?? ''));
  return id === undefined ? null : make(id);
};

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^Event: (.+)$/, ([, name]) => withCard(name, (card) => ({ kind: 'event', card }))],
  [
    /^(Place Influence|Coup|Realignment|Space Race) \(/,
    ([, use = '']) => ({ kind: 'ops', use: uses[use] ?? 'influence' }),
  ],
  [/^Target: (.+)$/, ([, name]) => withCountry(name, (country) => ({ kind: 'target', country }))],
  [/^(?:SUCCESS|FAILURE): (\d)/, ([, die]) => ({ kind: 'die', of: 'coup', die: Number(die) })],
  [/^Die roll: (\d)/, ([, die]) => ({ kind: 'die', of: 'space', die: Number(die) })],
  [/^(?:VICTORY|DEFEAT): (\d)/, ([, die]) => ({ kind: 'die', of: 'war', die: Number(die) })],
  [/^Trap Roll: (\d)/, ([, die]) => ({ kind: 'die', of: 'trap', die: Number(die) })],
  [/^(USSR|US) rolls (\d)/, ([, side, die]) => ({ kind: 'roll', side: sideNamed(side), die: Number(die) })],
  [/^War in (.+)$/, ([, name]) => withCountry(name, (country) => ({ kind: 'war', country }))],
  [
    /^(USSR|US) ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$/,
    ([, side, delta, name, us, ussr]) =>
      withCountry(name, (country) => ({
        kind: 'influence',
        side: sideNamed(side),
        country,
        delta: Number(delta),
        us: Number(us),
        ussr: Number(ussr),
      })),
  ],
  [
    /^(?:(USSR|US) gains \d+ VP|No VP awarded)\. Score is (?:(USSR|US) (\d+)|even)\.$/,
    ([, side, ahead, score]) => ({
      kind: 'vp',
      side: side === undefined ? null : sideNamed(side),
      score: score === undefined ? 0 : ahead === 'US' ? Number(score) : -Number(score),
    }),
  ],
  [/^DEFCON (?:degrades|improves) to (\d)$/, ([, level]) => ({ kind: 'defcon', level: Number(level) })],
  [
    /^(USSR|US) Military Ops to (\d)$/,
    ([, side, level]) => ({ kind: 'milOps', side: sideNamed(side), level: Number(level) }),
  ],
  [
    /^(USSR|US) advances to (\d) in the Space Race\.$/,
    ([, side, box]) => ({ kind: 'space', side: sideNamed(side), box: Number(box) }),
  ],
  [
    /^(USSR|US) (discards|reveals|plays|returns) (.+?)(?: from hand| to USSR)?$/,
    ([, side, verb, name]) =>
      withCard(name, (card) => ({
        kind: 'card',
        verb: verb === 'discards' || verb === 'reveals' || verb === 'plays' ? verb : 'returns',
        side: sideNamed(side),
        card,
      })),
  ],
  [
    /^(?:USSR|US) chooses to (participate in|boycott) the Olympics$/,
    ([, choice]) => ({ kind: 'olympics', participates: choice !== 'boycott' }),
  ],
  [/^\*RESHUFFLE\*$/, () => ({ kind: 'reshuffle' })],
  [/^(.+) is no longer in play\.$/, ([, name]) => withCard(name, (card) => ({ kind: 'ended', card }))],
];

/** Lines that say nothing the rules have to reproduce. */
const silent = [
  /is now in play\.$/,
  /^(?:USSR|US) Headlines /,
  / has no cards to /,
  /^(?:USSR|US) wins /,
  /^(?:Handicap influence|Scenario|Optional Cards|Time per Player|SETUP)/,
  / will play as /,
];

const heading = /^Turn (\d+), (Headline Phase|Cleanup|(USSR|US) AR(\d+)): ?(.*)$/;

/** Reads a whole log. */
export function readLog(text: string): Log {
  const entries: Entry[] = [];
  const unknown: string[] = [];
  let items: Item[] = [];
  entries.push({ kind: 'setup', heading: 'set-up', items });
  const take = (line: string): void => {
    if (line === '' || silent.some((pattern) => pattern.test(line))) return;
    for (const [pattern, reader] of readers) {
      const match = pattern.exec(line);
      const item = match === null ? null : reader(match);
      if (item !== null) {
        items.push(item);
        return;
      }
    }
    unknown.push(line);
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const match = heading.exec(line);
    if (match === null) {
      take(line);
      continue;
    }
    const [, turn, what = '', side, round, rest = ''] = match;
    const [first, ...after] = splitFirst(rest, what === 'Headline Phase');
    items = [];
    const common = { heading: `turn ${turn ?? ''} ${what}: ${first ?? ''}`, items };
    if (what === 'Cleanup') {
      entries.push({ kind: 'cleanup', ...common });
      take(rest);
      continue;
    }
    if (what === 'Headline Phase') {
      const [ussr, us] = (first ?? '').split(' & ').map(cardNamed);
      if (ussr === undefined || us === undefined) unknown.push(line);
      else entries.push({ kind: 'headline', turn: Number(turn), cards: { us, ussr }, ...common });
    } else {
      const card = cardNamed(first ?? '') ?? null;
      if (card === null) unknown.push(line);
      entries.push({ kind: 'round', turn: Number(turn), round: Number(round), side: sideNamed(side), card, ...common });
    }
    take(after.join(': '));
  }
  return { entries, unknown };
}

/** Splits a heading's card or cards from the first line that stands behind them. */
function splitFirst(rest: string, two: boolean): readonly string[] {
  const parts = rest.split(': ');
  for (let n = 1; n <= parts.length; n++) {
    const name = parts.slice(0, n).join(': ').replace(/:$/, '');
    const known = two
      ? name.split(' & ').every((part) => cardNamed(part) !== undefined)
      : cardNamed(name) !== undefined;
    if (known) return [name, ...parts.slice(n)];
  }
  return parts;
}
