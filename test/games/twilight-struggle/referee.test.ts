// Twilight Struggle against a second reckoning: whole games, with targets, prices, scoring, tracks and cards reckoned anew from the rulebook.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardIds } from '../../../src/games/twilight-struggle/data/cards.js';
import { spaceBoxes } from '../../../src/games/twilight-struggle/data/tracks.js';
import { regions, sides, type Side } from '../../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle } from '../../../src/games/twilight-struggle/index.js';
import { eraCards } from '../../../src/games/twilight-struggle/options.js';
import { sideOf, stateSchema, type TwilightState } from '../../../src/games/twilight-struggle/state.js';
import type { Form } from '../../../src/table/question.js';
import { randomAnswer } from '../../../src/table/random-player.js';
import type { Text } from '../../../src/table/text.js';
import { asComputer, type Chooser, type Moment, type PlayedPhase } from '../../support/contract.js';
import { refereedGames, watchGames } from '../../support/referee.js';
import {
  coupTargets,
  couped,
  isProvoking,
  opsOf,
  placeable,
  price,
  realigned,
  realignTargets,
  score,
} from './referee/board.js';

/** What is counted, so that a run which compared nothing does not pass. */
const seen = {
  ...{ cards: 0, influence: 0, coups: 0, realignments: 0, scorings: 0, finals: 0, turns: 0, space: 0 },
  ...{ couped: 0, realigned: 0, voyages: 0 },
};

/** With the other tests only every third moment is looked at. */
const isShort = refereedGames <= 4;

/** By chance, but for what is marked as losing the game at once: or no game would come to its end. */
const careful: Chooser = ({ question }, _, dice) => {
  const { form } = question;
  if (form.kind !== 'choose') return randomAnswer(question, dice);
  const dangers = new Set(form.options().flatMap(({ id, danger }) => (danger === undefined ? [] : [id])));
  for (let n = 0; n < 20; n += 1) {
    const answer = randomAnswer(question, dice);
    const chosen = chosenSchema.parse(answer);
    if (!chosen.some((one) => dangers.has(one))) return chosen;
  }
  return randomAnswer(question, dice);
};

/** A figure as it is told: a number, or written with a sign. */
const figureSchema = z.union([z.string(), z.number()]);

/** An answer to a choice. */
const chosenSchema = z.array(z.string());

const read = (state: object): TwilightState => stateSchema.parse(state);

/** No card is lost, none is there twice, and none that is not in the game yet. */
function conserved(state: TwilightState): void {
  const { hands, deck, discard, removed, front, playing, china } = state;
  const all = [...hands.us, ...hands.ussr, ...deck, ...discard, ...removed, ...front, ...playing];
  const eras = (['early', 'mid', 'late'] as const).filter((_, n) => ([1, 4, 8][n] ?? 0) <= state.turn);
  const inGame = new Set(eras.flatMap((era) => eraCards(state.options, era)));
  expect(new Set(all).size, JSON.stringify(all)).toBe(all.length);
  expect(all.filter((id) => id !== 'the_china_card' && !inGame.has(id))).toEqual([]);
  expect(cardIds).toEqual(expect.arrayContaining(all));
  if (state.turn > 8) expect(all.filter((id) => id !== 'the_china_card')).toHaveLength(inGame.size);
  expect(china.holder === null || !all.includes('the_china_card')).toBe(true);
  seen.cards += 1;
}

const ids = (form: Form): readonly string[] => {
  if (form.kind === 'choose') return form.options().map(({ id }) => id);
  return form.kind === 'spread' ? form.rows().map(({ id }) => id) : [];
};

/** Whether what is offered is what the rulebook allows. */
function look({ replayed, open }: Moment, n: number): void {
  if (isShort && n % 3 > 0) return;
  const state = read(replayed.state);
  if (state.round > 0) conserved(state);
  for (const { question } of open) {
    const side = sideOf(state, question.seat);
    if (side === undefined) continue;
    const at = `${question.key} of ${side}: ${JSON.stringify({ ...state, deck: [] })}`;
    const offered = [...ids(question.form)].sort();
    const about = question.about ?? {};
    if (question.key === 'influence' && question.form.kind === 'spread') {
      const { form } = question;
      const most = form.max;
      const legal = placeable(state, side).filter((id) => price(state, side, id, 1) <= most);
      expect(legal, at).toEqual(expect.arrayContaining(offered));
      const ops = Number(about['ops']);
      expect(offered, at).toEqual(expect.arrayContaining(legal.filter((id) => price(state, side, id, 1) <= ops)));
      for (const { id, max } of form.rows()) {
        for (let points = 1; points <= max; points += 1) {
          expect(form.price?.({ [id]: points }), `${id} ${points} ${at}`).toBe(price(state, side, id, points));
        }
      }
      seen.influence += 1;
    } else if (question.key === 'coupTarget' || question.key === 'realignTarget') {
      const isCoup = question.key === 'coupTarget';
      const legal = (isCoup ? coupTargets : realignTargets)(state, side, about['free'] === true);
      expect(legal, at).toEqual(expect.arrayContaining(offered));
      // Events may name fewer; plain Operations allow them all.
      if (question.text.key === 'ask.coup') expect([...legal].sort(), at).toEqual(offered);
      seen[isCoup ? 'coups' : 'realignments'] += 1;
    }
  }
}

const isText = (arg: unknown): arg is Text => typeof arg === 'object' && arg !== null && 'key' in arg;
const reportsOf = ({ replayed }: PlayedPhase, key: string): readonly Text[] =>
  replayed.reports.map(({ text }) => text).filter((text) => text.key === key);

/** Each region that was told as scored, against the position it was scored in. */
function scored(played: PlayedPhase, state: TwilightState): void {
  for (const { args = {} } of reportsOf(played, 'score.region')) {
    const region = regions.find((id) => isText(args['region']) && args['region'].key === `region.${id}`);
    if (region === undefined) throw new Error(`no region in ${JSON.stringify(args)}`);
    for (const side of sides) {
      const line = isText(args[side]) ? args[side] : undefined;
      const told = line?.args ?? {};
      const { level, ...counts } = score(state, region, side);
      // Who is not there and gets nothing is told so alone.
      if (line?.key === 'score.sideNone') {
        expect([level, counts.points], `${region} ${side}`).toEqual(['none', 0]);
        continue;
      }
      const reckoned = { ...told, ...counts, level: { ...(told['level'] as Text), key: `level.${level}` } };
      expect(told, `${region} ${side} ${JSON.stringify(state.influence)}`).toEqual(reckoned);
    }
    seen.scorings += 1;
  }
}

function round(played: PlayedPhase, before: TwilightState, after: TwilightState): void {
  const isScored = reportsOf(played, 'score.region').length === 1;
  if (
    isScored &&
    !before.effects.shuttleDiplomacy &&
    JSON.stringify(before.influence) === JSON.stringify(after.influence)
  )
    scored(played, before);
  for (const side of sides) {
    const [was, is] = [before.space[side], after.space[side]];
    const tried = [...reportsOf(played, 'space.succeeds'), ...reportsOf(played, 'space.fails')].filter(
      ({ args = {} }) => isText(args['side']) && args['side'].key === `side.${side}`,
    );
    for (const { key, args = {} } of tried) {
      const box = spaceBoxes[was.box];
      expect(key === 'space.succeeds', JSON.stringify(args)).toBe(Number(args['die']) <= (box?.dieMax ?? 0));
      seen.space += 1;
    }
    // One attempt a turn, two for whoever alone has come to the second box (6.4, L880-912).
    const allowed = before.abilities['2'] === side ? 2 : 1;
    if (tried.length > 0) expect(is.attempts <= Math.max(allowed, was.attempts), side).toBe(true);
    expect(is.box >= was.box).toBe(true);
  }
}

const idOf = (arg: unknown, prefix: string): string => (isText(arg) ? arg.key.replace(`${prefix}.`, '') : '');

/** Coups and realignments of a round in which no event occurs, roll by roll, and what they leave on the board and the tracks. */
function struggles(played: PlayedPhase, before: TwilightState, after: TwilightState): void {
  const told = played.replayed.reports.map(({ text }) => text);
  const card = told.find(({ key }) => key === 'play.coup' || key === 'play.realign');
  const influenced = told.filter(({ key }, n) => /^influence\./.test(key) && !isOfRoll(told, n));
  if (card === undefined || influenced.length > 0 || told.some(({ key }) => /^(?:event|war)\./.test(key))) return;
  if (before.missileCrisis !== null || after.turn !== before.turn) return;
  const now = structuredClone(before);
  for (const { key, args = {} } of told) {
    const side = sides.find((one) => idOf(args['side'], 'side') === one);
    const id = idOf(args['country'], 'country') as keyof typeof now.influence;
    if (side === undefined) continue;
    const at = `${key} ${JSON.stringify(args)} ${JSON.stringify({ ...before, deck: [] })}`;
    if (key.startsWith('coup.rolls')) {
      const die = Number(args['die']);
      const ops = opsOf(before, side, idOf(card.args?.['card'], 'card'), id);
      const { result, ...left } = couped(now, side, id, { die, ops });
      expect(Number(args['ops']), at).toBe(ops);
      expect(Number(String(figureSchema.parse(args['result'])).replace('−', '-')), at).toBe(result);
      Object.assign(now.influence[id], left);
      now.milOps[side] = Math.min(5, now.milOps[side] + ops);
      if (isProvoking(now, side, id)) now.defcon -= 1;
      seen.couped += 1;
    } else if (key === 'realign.rolls') {
      Object.assign(
        now.influence[id],
        realigned(now, id, { us: Number(args['usDie']), ussr: Number(args['ussrDie']) }),
      );
      seen.realigned += 1;
    }
  }
  expect(after.influence, JSON.stringify(told)).toEqual(now.influence);
  expect([after.milOps, after.defcon], JSON.stringify(told)).toEqual([now.milOps, now.defcon]);
}

/** Whether a change of influence follows from the roll told before it. */
function isOfRoll(told: readonly Text[], n: number): boolean {
  const [last, first] = [told[n - 1]?.key ?? '', told[n - 2]?.key ?? ''];
  const isRoll = (key: string): boolean => key.startsWith('coup.rolls') || key === 'realign.rolls';
  return isRoll(last) || (last === 'influence.remove' && isRoll(first));
}

/** A card that goes into space brings what its box says, more to whoever comes first (6.4.3, L886-903). */
function voyage(played: PlayedPhase, before: TwilightState, after: TwilightState): void {
  const told = played.replayed.reports.map(({ text }) => text);
  if (told.some(({ key }) => /^(?:event|score)\./.test(key)) || reportsOf(played, 'play.space').length !== 1) return;
  const side = sides.find((one) => idOf(reportsOf(played, 'play.space')[0]?.args?.['side'], 'side') === one);
  if (side === undefined || reportsOf(played, 'space.succeeds').length === 0) return;
  const box = before.space[side].box + 1;
  const isFirst = before.space[side === 'us' ? 'ussr' : 'us'].box < box;
  const points = voyagePoints[box - 1]?.[isFirst ? 0 : 1] ?? 0;
  expect(after.space[side].box).toBe(box);
  expect(after.vp, JSON.stringify(told)).toBe(before.vp + (side === 'us' ? points : -points));
  seen.voyages += 1;
}

/** What the boxes of the track bring: the first to come, and the second. */
const voyagePoints = [
  [2, 1],
  [0, 0],
  [2, 0],
  [0, 0],
  [3, 1],
  [0, 0],
  [4, 2],
  [2, 0],
] as const;

/** What is missing of the military operations goes to the other side (8.2, L1153-1165); ten turns end with all regions at once (10.3, L1404-1432). */
function turnEnd(played: PlayedPhase, before: TwilightState, after: TwilightState): void {
  const missing = (side: Side): number => Math.max(0, before.defcon - before.milOps[side]);
  const vp = Math.max(-20, Math.min(20, before.vp + missing('ussr') - missing('us')));
  const { progress } = played.replayed;
  seen.turns += 1;
  if (progress.kind === 'next') {
    expect(after.vp).toBe(vp);
    expect(after.milOps).toEqual({ us: 0, ussr: 0 });
    expect(sides.map((side) => after.space[side].attempts)).toEqual([0, 0]);
    expect(after.china.holder === null || after.china.faceUp).toBe(true);
    expect(Math.abs(vp)).toBeLessThan(20);
    return;
  }
  if (after.result?.ending !== 'finalScoring') return;
  expect(before.turn).toBe(10);
  scored(played, after);
  const net = regions.reduce(
    (sum, region) => sum + score(after, region, 'us').points - score(after, region, 'ussr').points,
    0,
  );
  const china = after.china.holder === null ? 0 : after.china.holder === 'us' ? 1 : -1;
  const total = vp + net + china;
  expect(after.vp, JSON.stringify(before.influence)).toBe(total);
  // Who begins in the late war has won as the USSR unless the US comes to twenty points.
  const isLate = before.options.scenario === 'late_war';
  const winner = isLate ? (total >= 20 ? 'us' : 'ussr') : total > 0 ? 'us' : total < 0 ? 'ussr' : null;
  expect(after.result.winner).toBe(winner);
  seen.finals += 1;
}

function ended(played: PlayedPhase): void {
  const { checkpoint, replayed } = played;
  const { progress } = replayed;
  const before = read(checkpoint.state);
  const after = read(progress.kind === 'next' ? progress.checkpoint.state : replayed.state);
  if (checkpoint.phase === 'round') {
    round(played, before, after);
    struggles(played, before, after);
    voyage(played, before, after);
  }
  if (checkpoint.phase === 'turnEnd') turnEnd(played, before, after);
  if (checkpoint.phase === 'turnStart') {
    // One step towards peace (8.1, L1130), and hands of eight, later nine (4.3).
    expect(after.defcon).toBe(Math.min(5, before.defcon + 1));
    const full = before.turn <= 3 ? 8 : 9;
    for (const side of sides) expect(after.hands[side].length).toBe(Math.max(full, before.hands[side].length));
  }
  // At 1 the side on turn has lost; nothing goes on from there, nor from twenty points (8.1, 10.3).
  if (progress.kind === 'next') expect(after.defcon).toBeGreaterThan(1);
  if (progress.kind === 'over' && after.result?.ending === 'nuclearWar')
    expect(after.result.winner).not.toBe(after.phasing);
}

describe('a second reckoning', () => {
  it('comes to the same in whole games', { timeout: 3_600_000 }, () => {
    watchGames(twilightStruggle, {
      name: 'twilight referee',
      options: [{}, { scenario: 'late_war', promoPack1: true, promoPack2: true }, { chineseCivilWar: true }],
      games: Math.max(2, Math.ceil(refereedGames / 2)),
      chooser: (n) => (n % 2 === 0 ? careful : asComputer(twilightStruggle)),
      look,
      ended,
    });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });
});
