// What a computer player writes to the people it plays with: at most one letter to each in a turn, from what everybody sees and what was written between them.
import type { Dice } from '../../../table/dice.js';
import type { Dispatch, NewDispatch, Proposed } from '../../../table/envoy.js';
import type { SeatId } from '../../../table/question.js';
import { canReach, centres, powers, province, provinceIds, provinceOf } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import { isProposal, voices, type Proposal, type Said } from '../questions/letters.js';
import { canSupportInto } from '../rules/legality.js';
import { centresOf, unitsOf } from '../rules/ownership.js';
import { powersOf, sidesFor } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { between, nearlyWins, termsWith, turnNumber } from './accords.js';
import { turnsApart } from './distance.js';
import { analyse, type Analysis } from './position.js';

type Letters = readonly Dispatch<Said>[];

/** So many turns from one another's centres powers are neighbours, and have something to agree on. */
const neighbours = 2;
/** From so many turns away a power can be what one turns on. */
export const inReach = 3;
/** So many proposals that were not answered, and no more are made. */
const patience = 2;
/** So many turns nothing is proposed to who has broken what was agreed, and after the second time no more. */
const grudge = 8;
/** So many turns a proposal that was declined is not followed by another, and any other by the next. */
const declined = 4;
const pause = 2;
/** From so many centres on a power that has more than either is one to turn on together. */
const leading = 9;
/** From so many centres on, and two more than its own, a power leaves nobody in peace. */
const grown = 7;
/** How much of the choice with whom to have peace is taste, which lasts for the game. */
const taste = 0.5;
const fading = 0.42;

/** A power, and another it may have something to agree on with. */
export interface Situation {
  readonly view: DiplomacyView;
  readonly analysis: Analysis;
  readonly me: Power;
  readonly other: Power;
}

/** The letters a seat writes where it is asked for its orders. */
export function lettersOf({
  view,
  seat,
  letters,
  to,
  away,
  dice,
}: {
  readonly view: DiplomacyView;
  readonly seat: SeatId;
  readonly letters: Letters;
  readonly to: readonly SeatId[];
  readonly away: readonly SeatId[];
  readonly dice: Dice;
}): readonly NewDispatch<Said>[] {
  const [me] = powersOf(view.seats, seat);
  if (me === undefined || view.phase !== 'movement' || !mayAgree(view) || unitsOf(view.units, me).length === 0)
    return [];
  const analysis = analysisOf(view);
  const living = livingPowers(view);
  const wishes = wishesOf(view, me, dice);
  return [...to, ...away].flatMap((reader): readonly NewDispatch<Said>[] => {
    const [other] = powersOf(view.seats, reader);
    if (other === undefined || other === me || !living.includes(other)) return [];
    const said = letterTo({ view, analysis, me, other }, { seat, reader, letters, wishes });
    // That a word was broken is said to an empty seat, too: who comes back to it finds it said.
    return said === undefined || (isProposal(said) && away.includes(reader)) ? [] : [{ to: reader, said }];
  });
}

/** Whether a power has grown too far past another to be left in peace by it. */
export function hasOutgrown({ owners }: DiplomacyView, me: Power, other: Power): boolean {
  return centresOf(owners, other).length >= Math.max(grown, centresOf(owners, me).length + 2);
}

/** Whether the computer player of a seat takes letters from others. */
export function listens({ view, seat }: { readonly view: DiplomacyView; readonly seat: SeatId }): boolean {
  return mayAgree(view) && powersOf(view.seats, seat).some((power) => livingPowers(view).includes(power));
}

/** Which units a seat could lend to another: those with nothing better to do. Worked out once somebody asks, which few letters do. */
export function freeFor(view: DiplomacyView, seat: SeatId, other: SeatId): (unit: Unit) => boolean {
  let situation: Situation | undefined;
  return (unit) => {
    situation ??= situationOf(view, seat, other);
    return situation !== undefined && isFree(situation, unit);
  };
}

/** Whether the computer player of a seat agrees to what another proposes: to what it could have proposed itself, or loses nothing by. */
export function agrees({ view, seat, from, said, letters, dice }: Proposed<DiplomacyView, Said>): boolean {
  const situation = situationOf(view, seat, from);
  if (situation === undefined || !isProposal(said)) return false;
  const { me, other } = situation;
  const own = between(letters, seat, from, view).filter((one) => one.from === seat);
  const { accords, endedBy } = termsWith(view, seat, from, letters);
  if (nearlyWins(view, other) || endedBy !== null || bearsGrudge(own, turnNumber(view))) return false;
  const wishes = wishesOf(view, me, dice);
  const isFriend = accords.some(isPeace) || wishes.peace.includes(other);
  switch (said.kind) {
    case 'peace':
      // Peace is not made longer with a friend who has outgrown it; who is out of reach costs nothing to spare.
      return (isFriend && !hasOutgrown(view, me, other)) || turnsBetween(view, me, other) > neighbours;
    case 'border':
      return (isFriend || wishes.border.includes(other)) && isBetween(situation, said.province);
    case 'together':
      return isFriend && isWorthTurningOn(situation, said.against) && !isSpared(view, seat, said.against, letters);
    case 'support':
      return isFriend && maySupport(situation, said) && !isSparedAt(view, seat, said.to, letters);
  }
}

/** A seat's power, what it can reckon with, and the power of who proposes something to it. */
export function situationOf(view: DiplomacyView, seat: SeatId, reader: SeatId): Situation | undefined {
  const [me] = powersOf(view.seats, seat);
  const [other] = powersOf(view.seats, reader);
  if (me === undefined || other === undefined || me === other) return undefined;
  return { view, analysis: analysisOf(view), me, other };
}

function analysisOf(view: DiplomacyView): Analysis {
  return analyse({ ...view, closed: new Set(view.closed), unplayed: new Set(view.unplayed) });
}

/** A province that is no centre, that neither stands in, and that both could enter soon. */
export function isBetween({ analysis, view, me, other }: Situation, id: ProvinceId): boolean {
  if (province(id).centre || analysis.board.at(id) !== undefined || analysis.board.closed.has(id)) return false;
  const nears = (power: Power): boolean =>
    unitsOf(view.units, power).some(({ type, at }) => turnsApart(type, at, id) <= neighbours);
  return nears(me) && nears(other);
}

function isWorthTurningOn({ view, me, other }: Situation, against: Power): boolean {
  const size = (power: Power): number => centresOf(view.owners, power).length;
  if (against === me || against === other || !livingPowers(view).includes(against)) return false;
  return size(against) >= size(me) && turnsTo(view, me, against) <= inReach;
}

/** Whether a seat is at peace with a power. */
function isSpared(view: DiplomacyView, seat: SeatId, power: Power, letters: Letters): boolean {
  return view.seats.some(
    (one) =>
      one.seat !== seat &&
      powersOf(view.seats, one.seat).includes(power) &&
      termsWith(view, seat, one.seat, letters).accords.some(isPeace),
  );
}

function isSparedAt(view: DiplomacyView, seat: SeatId, to: Location, letters: Letters): boolean {
  const id = provinceOf(to);
  const [owner, unit] = [view.owners[id], view.units.find(({ at }) => provinceOf(at) === id)];
  return [owner, unit?.power].some((power) => power != null && isSpared(view, seat, power, letters));
}

/** Whether a free unit of one's own can support a move of the other's that is against none of one's own. */
function maySupport(situation: Situation, { unit, of, to }: Extract<Proposal, { kind: 'support' }>): boolean {
  const { view, analysis, me, other } = situation;
  const [mine, theirs] = [unit.at, of.at].map((at) => view.units.find((one) => one.at === at));
  const id = provinceOf(to);
  if (mine?.power !== me || theirs?.power !== other || !canReach(theirs.type, theirs.at, id)) return false;
  const isAgainstMe = view.owners[id] === me || analysis.board.at(id)?.power === me;
  return !isAgainstMe && canSupportInto(analysis.board, mine, id) && isFree(situation, mine);
}

/** Who plays for themselves has something to agree on, as long as there are more than two of them. */
function mayAgree(view: DiplomacyView): boolean {
  return sidesFor(view.options).every(({ seats }) => seats.length === 1) && livingPowers(view).length > 2;
}

/** The powers that somebody plays and that have units left. */
export function livingPowers(view: DiplomacyView): readonly Power[] {
  const played = view.seats.flatMap(({ powers }) => powers);
  return played.filter((power) => unitsOf(view.units, power).length > 0);
}

function isPeace({ kind }: Proposal): boolean {
  return kind === 'peace' || kind === 'together';
}

function letterTo(
  situation: Situation,
  {
    seat,
    reader,
    letters,
    wishes,
  }: {
    readonly seat: SeatId;
    readonly reader: SeatId;
    readonly letters: Letters;
    readonly wishes: Wishes;
  },
): Said | undefined {
  const { view, other } = situation;
  const turn = { year: view.year, season: view.season };
  const known = between(letters, seat, reader, view);
  const own = known.filter(({ from }) => from === seat);
  const { accords, endedBy } = termsWith(view, seat, reader, letters);
  // An end is told whatever else was written in the turn: after a turn that was played anew it may come behind a proposal.
  if (endedBy === 'them') return { kind: 'broken', ...turn };
  if (endedBy === 'me') return { kind: 'parted', ...turn, why: nearlyWins(view, other) ? 'solo' : 'gain' };
  if (own.some(({ said }) => turnNumber(said) === turnNumber(turn))) return undefined;
  if (nearlyWins(view, other) || !mayPropose(own, turnNumber(turn))) return undefined;
  const offer = { ...turn, voice: voices[situation.me] };
  const until = view.year + 1;
  if (accords.some(isPeace)) {
    const support = supportFor(situation);
    return support === undefined ? undefined : { kind: 'support', ...offer, ...support };
  }
  const against = leaderOver(situation);
  if (against !== undefined) return { kind: 'together', ...offer, until, against };
  const isNext = turnsBetween(view, situation.me, other) === 1;
  if (wishes.peace.includes(other) && !isNext) return { kind: 'peace', ...offer, until };
  const buffer = accords.length === 0 && wishes.border.includes(other) ? bufferBetween(situation) : undefined;
  if (buffer !== undefined) return { kind: 'border', ...offer, until, province: buffer };
  return wishes.peace.includes(other) ? { kind: 'peace', ...offer, until } : undefined;
}

/** Whether somebody has broken their word too often, or too lately. */
export function bearsGrudge(own: Letters, now: number): boolean {
  const broken = own.filter(({ said }) => said.kind === 'broken').map(({ said }) => turnNumber(said));
  return broken.length > 1 || broken.some((turn) => now - turn < grudge);
}

/** Whether it is time for another proposal: none to who never answers, and some turns after the last. */
function mayPropose(own: Letters, now: number): boolean {
  if (bearsGrudge(own, now)) return false;
  const made = own.filter(({ said }) => isProposal(said));
  const last = made.at(-1);
  if (last === undefined) return true;
  const unanswered = made.slice(-patience);
  if (unanswered.length === patience && unanswered.every(({ accepted }) => accepted === null)) return false;
  return now - turnNumber(last.said) >= (last.accepted === false ? declined : pause);
}

/** Turns that the nearest unit of either needs to a centre of the other's. */
function turnsBetween(view: DiplomacyView, one: Power, other: Power): number {
  return Math.min(turnsTo(view, one, other), turnsTo(view, other, one));
}

/** Turns that the nearest unit of a power needs to a centre of another's. */
export function turnsTo({ units, owners }: DiplomacyView, power: Power, owner: Power): number {
  const own = unitsOf(units, power);
  return Math.min(
    Infinity,
    ...centresOf(owners, owner).flatMap((id) => own.map(({ type, at }) => turnsApart(type, at, id))),
  );
}

/** What a power would agree on with its neighbours. */
interface Wishes {
  readonly peace: readonly Power[];
  /** Or at least a province that both keep out of. */
  readonly border: readonly Power[];
}

/**
 * Peace with the half of its neighbours that a power has least to win from, by how near and how strong they are and by its own taste, and
 * with none that has grown past it; a border with those it can reach at once, and with others it has a taste for.
 */
function wishesOf(view: DiplomacyView, me: Power, dice: Dice): Wishes {
  const tastes = new Map(powers.map((power) => [power, 1 + taste * (dice.roll(1_000, 'computer player') / 500 - 1)]));
  const tasteFor = (power: Power): number => tastes.get(power) ?? 1;
  const size = (power: Power): number => centresOf(view.owners, power).length;
  const own = unitsOf(view.units, me);
  const near = (id: ProvinceId): number =>
    Math.max(0, ...own.map(({ type, at }) => fading ** Math.min(9, turnsApart(type, at, id))));
  const worth = (other: Power): number =>
    (tasteFor(other) * centresOf(view.owners, other).reduce((sum, id) => sum + near(id), 0)) / (4 + size(other));
  const around = livingPowers(view).filter((other) => other !== me && turnsBetween(view, me, other) <= neighbours);
  const peace = around
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, Math.floor(around.length / 2))
    .filter((other) => !hasOutgrown(view, me, other));
  return { peace, border: around.filter((other) => turnsBetween(view, me, other) === 1 || tasteFor(other) < 1) };
}

/** A province between two powers that is no centre, empty, and can be entered by both at once. */
function bufferBetween({ analysis, view, me, other }: Situation): ProvinceId | undefined {
  const borders = (id: ProvinceId, power: Power): number =>
    centresOf(view.owners, power).filter(
      (centre) => analysis.reaching(id).some((unit) => unit.power === power) && touches(id, centre),
    ).length;
  const [best] = provinceIds
    .filter((id) => !province(id).centre && analysis.board.at(id) === undefined && !analysis.board.closed.has(id))
    .map((id) => ({ id, mine: borders(id, me), theirs: borders(id, other) }))
    .filter(({ mine, theirs }) => mine > 0 && theirs > 0)
    .sort((a, b) => b.mine + b.theirs - a.mine - a.theirs || sea(b.id) - sea(a.id));
  return best?.id;
}

/** Of places that count the same a sea divides best. */
function sea(id: ProvinceId): number {
  return province(id).kind === 'sea' ? 1 : 0;
}

function touches(id: ProvinceId, centre: ProvinceId): boolean {
  return canReach('A', id, centre) || canReach('F', id, centre);
}

/** A power that has more centres than either of two, and that both can reach. */
function leaderOver({ view, me, other }: Situation): Power | undefined {
  const size = (power: Power): number => centresOf(view.owners, power).length;
  return livingPowers(view).find(
    (power) =>
      power !== me &&
      power !== other &&
      size(power) >= leading &&
      size(power) > Math.max(size(me), size(other)) &&
      turnsTo(view, me, power) <= inReach &&
      turnsTo(view, other, power) <= inReach,
  );
}

/** A unit with nothing better to do, and a move of the other's that needs its support: into a centre of a third power's that is held. */
function supportFor(
  situation: Situation,
): Pick<Extract<Proposal, { kind: 'support' }>, 'unit' | 'of' | 'to'> | undefined {
  const { view, analysis, me, other } = situation;
  const named = ({ type, at }: Unit): Pick<Unit, 'type' | 'at'> => ({ type, at });
  for (const unit of unitsOf(view.units, me)) {
    if (!isFree(situation, unit)) continue;
    for (const to of centres) {
      const stands = analysis.board.at(to);
      if (stands === undefined || stands.power === me || stands.power === other) continue;
      const owner = view.owners[to];
      if (owner === me || !canSupportInto(analysis.board, unit, to)) continue;
      // A fleet that could land on either of two coasts would have to be told which.
      const of = unitsOf(view.units, other).find(
        (one) => canReach(one.type, one.at, to) && (one.type === 'A' || province(to).coasts.length === 0),
      );
      if (of !== undefined) return { unit: named(unit), of: named(of), to };
    }
  }
  return undefined;
}

/** Whether a unit neither guards a centre that somebody threatens nor could take one that stands open. */
function isFree({ view, analysis, me, other }: Situation, { type, at }: Unit): boolean {
  const home = provinceOf(at);
  const isGuard = view.owners[home] === me && analysis.threats(me, home).some(({ power }) => power !== other);
  const prizes = centres.filter((id) => view.owners[id] !== me && view.owners[id] !== other && canReach(type, at, id));
  return !isGuard && prizes.every((id) => analysis.board.at(id) !== undefined);
}
