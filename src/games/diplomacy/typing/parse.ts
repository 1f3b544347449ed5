// Reads what players type: one or many orders, Korean or English, into orders or problems.
import { powers, provinceOf } from '../data/geography.js';
import type { Power, Unit } from '../data/geography.js';
import type { Order, PhaseId } from '../state.js';
import { nationalityWords, powerLetters } from './data/vocabulary.js';
import { readDrafts } from './grammar.js';
import type { Draft } from './grammar.js';
import { normalise, splitOrders } from './normalise.js';
import type { Problem } from './problem.js';
import { nearestProvinces } from './province-names.js';
import { resolveDraft } from './resolve.js';
import type { OrderContext } from './resolve.js';
import { tokenise } from './tokens.js';
import type { Token } from './tokens.js';

/** For so many unknown words of one text it is looked what they are near to; the first tell enough. */
const mostGuesses = 12;

/** What became of one typed order: the order it means, or what is wrong with it. */
export type OrderReading =
  { readonly source: string; readonly order: Order } | { readonly source: string; readonly problem: Problem };

const powersByWord = new Map<string, Power>(
  powers.flatMap((power) =>
    [...nationalityWords[power], ...powerLetters[power]].map((word) => [normalise(word), power] as const),
  ),
);

/** Cuts a leading `France:` off and tells whose orders follow. */
function address(source: string): { readonly power: Power | null; readonly text: string } {
  const [, head = '', tail = ''] = /^([^:：]*)[:：](.*)$/su.exec(source) ?? [];
  const power = powersByWord.get(normalise(head));
  return power === undefined ? { power: null, text: normalise(source) } : { power, text: normalise(tail) };
}

function unknownWord(tokens: readonly Token[]): Problem | undefined {
  for (const token of tokens)
    if (token.kind === 'unknown') return { code: 'unknown-word', word: token.text, suggestions: [] };
  return undefined;
}

function readTokens(tokens: readonly Token[], context: OrderContext, alone: boolean): readonly Order[] | Problem {
  const unknown = unknownWord(tokens);
  if (unknown !== undefined) return unknown;
  const drafts = readDrafts(tokens);
  if ('code' in drafts) return drafts;
  const orders: Order[] = [];
  for (const draft of drafts) {
    const problem = alone && context.phase === 'movement' && !context.asWritten ? verbless(draft) : undefined;
    if (problem !== undefined) return problem;
    const found = resolveDraft(draft, context);
    if ('problem' in found) return found.problem;
    orders.push(...found);
  }
  return orders;
}

/** A unit named alone is a hold only among other orders. */
function verbless(draft: Draft): Problem | undefined {
  return draft.kind === 'bare' ? { code: 'no-verb', at: draft.unit.place.options[0] } : undefined;
}

function readOne(source: string, context: OrderContext, alone: boolean, mayJoin = true): readonly OrderReading[] {
  const { power, text } = address(source);
  if (text === '') return [];
  if (power !== null && context.powers?.includes(power) === false)
    return [{ source, problem: { code: 'wrong-power', power } }];
  // Behind a comma it is who supports, not where the other goes.
  const apart = mayJoin && backsApart.test(source) ? atJoins(source, context) : undefined;
  if (apart?.every(isRead) === true) return apart;
  let problem: Problem = { code: 'missing', what: 'unit' };
  for (const [rank, tokens] of tokenise(text).entries()) {
    const read = readTokens(tokens, power === null ? context : { ...context, powers: [power] }, alone);
    if (!('code' in read)) return read.map((order) => ({ source, order }));
    if (rank === 0) problem = read;
  }
  return (mayJoin ? atJoins(source, context) : undefined) ?? [{ source, problem }];
}

/**
 * Where whole orders may be joined in one line, should it make no sense as one order; a full stop behind more than two letters. What stands
 * before a blank is looked at once a blank is found: looked at before every letter, a long word costs the square of its length.
 */
const joins =
  /[,，、&]|(?<=\p{L}{3})\.\s+|\s(?:and then|and|then|그리고)\s|(?<=[가-힣](?:하고|하며|와|과)|\s가고)\s|\s(?=supported by\s|with support (?:from|of|by)\s)|\s(?=s\s)(?<=[-–—→>]\s?\p{L}+\s)/iu;

/** A support of the order before it, the verb first or last: `A Par-Bur, S A Mar`, `파리 버건디, 마르세유가 지원`. */
const backedBy = /^(?:s|supp?|supports?|supported(?: by)?|with support(?: (?:from|of|by))?)\s+(\S.*)$/iu;
const backs = /\s(?:s|supp?|supports?|지원\S{0,4})$/iu;

const backsApart = /[,，、]\s*\S+\s+지원\S{0,4}$/u;

/** A piece that supports the order before it, written in full; undefined where it does not. */
function inFull(piece: string, before: string): string | undefined {
  const [, unit] = backedBy.exec(piece) ?? [];
  if (unit !== undefined) return `${unit} S ${before}`;
  return backs.test(piece) ? `${piece} ${before}` : undefined;
}

/** Moves with no blank but behind the kind of unit; they need nothing between them: `mar-spa F mao-por`. */
const tightMove = /(?:[AF]\s+)?\p{L}+(?:[-–—]+>?|→|>)\p{L}+/giu;
const tightMoves = new RegExp(`^(?:${tightMove.source}(?:\\s+|$)){2,}$`, 'iu');

/** What can be wrong with a whole order: it could be read, but the unit is not there to follow it. */
const aboutUnits: ReadonlySet<Problem['code']> = new Set(['no-unit', 'not-yours', 'not-dislodged']);

/** Commas part words in the rulebook's way of writing; where that makes no sense they, an "and" or the end of a sentence may part whole orders. */
function atJoins(source: string, context: OrderContext): readonly OrderReading[] | undefined {
  const pieces = (tightMoves.test(source) ? (source.match(tightMove) ?? []) : source.split(joins))
    .map((piece) => piece.replace(/^\s*(?:and|then|그리고)\s/iu, '').trim())
    .filter((piece) => piece !== '');
  if (pieces.length < 2 || pieces.some((piece) => !/\S\s*\S/u.test(piece))) return undefined;
  const readings: OrderReading[] = [];
  let spoilt = 0;
  for (const [n, piece] of pieces.entries()) {
    const before = isMoved(readings.at(-1)) ? pieces[n - 1] : undefined;
    const alone = readOne(piece, context, true);
    const full = before === undefined || alone.every(isRead) ? undefined : inFull(piece, before);
    const backed = full === undefined ? alone : readOne(full, context, true, false);
    const read = backed.every(isRead) ? backed : alone;
    const isOrder = read.every((reading) => 'order' in reading || aboutUnits.has(reading.problem.code));
    if (!isOrder && !(isMove.test(piece) && read.every(isOfUnknownWord))) return undefined;
    if (!isOrder) spoilt += 1;
    readings.push(...read);
  }
  // One wrong word spoils one order, not those beside it.
  return readings.filter((reading) => 'order' in reading).length > spoilt ? readings : undefined;
}

/** What says by itself that it is a whole order. */
const isMove = /\S\s*(?:[-–—]+>?|→|>|\sto\s)\s*\S/iu;

const isRead = (reading: OrderReading): boolean => 'order' in reading;

const isMoved = (reading: OrderReading | undefined): boolean =>
  reading !== undefined && 'order' in reading && reading.order.kind === 'move';

const isOfUnknownWord = (reading: OrderReading): boolean =>
  'problem' in reading && reading.problem.code === 'unknown-word';

/**
 * Reads a message of typed orders: one or many, in Korean or English (docs/orders.md). Every text comes back either as an
 * order (one text may list several builds) or with what is wrong with it. Whether an order is legal is not decided here.
 */
export function parseOrders(message: string, context: OrderContext): readonly OrderReading[] {
  const sources = splitOrders(message);
  const readings = sources.flatMap((source) => readOne(source, context, sources.length === 1));
  let guesses = 0;
  return readings.map((reading) => {
    if (!('problem' in reading) || reading.problem.code !== 'unknown-word') return reading;
    if ((guesses += 1) > mostGuesses) return reading;
    const { problem, source } = reading;
    return { source, problem: { ...problem, suggestions: nearestProvinces(problem.word) } };
  });
}

/**
 * Reads one order of a log, test or scenario file as it is written: impossible units and missing coasts are left for the
 * rules to judge.
 * @param units the units on the board and, in a retreat phase, behind them the dislodged ones.
 * @returns the order, or what is wrong with a text that is not one readable order.
 */
export function readAsWritten(
  text: string,
  { phase, units }: { readonly phase: PhaseId; readonly units: readonly Unit[] },
): { readonly order: Order } | { readonly problem: Problem } {
  const latest = new Map(units.map((unit) => [provinceOf(unit.at), unit]));
  const known = [...latest.values()];
  const [reading, second] = parseOrders(text, {
    units: known,
    dislodged: known,
    phase,
    powers: null,
    asWritten: true,
  });
  if (reading === undefined) return { problem: { code: 'missing', what: 'unit' } };
  return second === undefined ? reading : { problem: { code: 'unexpected', word: second.source } };
}
