// A second reckoning of supply, points, targets, limits and Economic Warfare, held against whole games as they are played.
import { describe, expect, it } from 'vitest';
import { card, cardIds, isCardId, type CardId } from '../../../src/games/quartermaster-general/data/cards.js';
import {
  flags,
  isNation,
  kinds,
  sideOf,
  wardOf,
  type Nation,
} from '../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, type SpaceId } from '../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral as game } from '../../../src/games/quartermaster-general/index.js';
import { battlePlaces } from '../../../src/games/quartermaster-general/rules/battles.js';
import { raidOn } from '../../../src/games/quartermaster-general/rules/economic-warfare.js';
import { placesFor } from '../../../src/games/quartermaster-general/rules/placing.js';
import { victoryPoints } from '../../../src/games/quartermaster-general/rules/scoring.js';
import { supplied } from '../../../src/games/quartermaster-general/rules/supply.js';
import type { QmgState } from '../../../src/games/quartermaster-general/state.js';
import { asChoice } from '../../../src/table/answer.js';
import type { Question } from '../../../src/table/question.js';
import type { Given, Report } from '../../../src/table/replay.js';
import type { Moment, PlayedPhase } from '../../support/contract.js';
import { watchGames } from '../../support/referee.js';
import { dueOf, isReckoned, sums, targetsOf } from './referee/economic-warfare.js';
import { wrongCards, wrongPieces } from './referee/limits.js';
import { scoreOf } from './referee/scoring.js';
import { suppliedOf } from './referee/supply.js';
import { battlesOf, buildsOf } from './referee/targets.js';

const stateOf = (value: object): QmgState => value as QmgState;

/** What differs between the rules and the plain reckoning of a position, by what it is about. */
function differences(state: QmgState): readonly string[] {
  const found: string[] = [...wrongPieces(state), ...wrongCards(state)];
  const compare = (what: string, ours: unknown, plain: unknown): void => {
    const [a, b] = [JSON.stringify(ours), JSON.stringify(plain)];
    if (a !== b) found.push(`${what}: ${a}, plainly ${b}`);
  };
  for (const flag of flags) {
    const fed = supplied(state, flag);
    compare(
      `supply of ${flag}`,
      spaceIds.filter((id) => fed.has(id)),
      suppliedOf(state, flag),
    );
    compare(`points of ${flag}`, victoryPoints(state, flag), scoreOf(state, flag));
    for (const kind of kinds) {
      const places = placesFor(state, { how: 'build', nation: flag, kind, list: spaceIds });
      compare(`${flag} builds ${kind}`, places, buildsOf(state, flag, kind));
    }
    for (const terrain of ['land', 'sea'] as const) {
      compare(
        `${flag} battles ${terrain}`,
        battlePlaces(state, flag, terrain, spaceIds),
        battlesOf(state, flag, terrain),
      );
    }
  }
  return found;
}

/** Whether every Economic Warfare card of the game is reckoned, and comes to the same number against each of its targets. */
function raidDifferences(state: QmgState): readonly string[] {
  return cardIds.flatMap((id) => {
    const [step] = card(id).steps;
    const plain = sums[id];
    if (step?.op !== 'ew' || plain === undefined) return [];
    const owner = ownerOf(id);
    return step.targets
      .filter((target) => targetsOf(id).includes(target))
      .map((target) => [target, raidOn(state, step, owner, target).discard, plain(state, target)] as const)
      .filter(([, ours, plainly]) => ours !== plainly)
      .map(([target, ours, plainly]) => `${id} against ${target}: ${String(ours)}, plainly ${String(plainly)}`);
  });
}

function ownerOf(id: CardId): Nation {
  const prefix = {
    ger: 'germany',
    uk: 'united-kingdom',
    jpn: 'japan',
    sov: 'soviet-union',
    ita: 'italy',
    usa: 'united-states',
  };
  return prefix[id.split('-')[0] as keyof typeof prefix] as Nation;
}

const cardOf = ({ text }: Report): CardId | undefined => {
  const named = text.args?.['card'];
  const id = typeof named === 'object' && 'key' in named ? named.key.replace(/^card\./, '') : '';
  return isCardId(id) ? id : undefined;
};

/** What those asked to answer Economic Warfare are told is at stake, held against the plain sum. */
function stakeDifference({ open, replayed, answers }: Moment): readonly string[] {
  const [first] = open;
  const about = first?.question.about ?? {};
  const played = about['card'];
  if (first === undefined || about['trigger'] !== 'played' || typeof played !== 'string' || !isCardId(played))
    return [];
  if (sums[played] === undefined) return [];
  const { reports } = replayed;
  const at = reports.findLastIndex((one) => one.text.key === 'report.plays' && cardOf(one) === played);
  const used = reports.slice(at).flatMap((one) => (one.text.key === 'report.uses' ? [cardOf(one)] : []));
  const known = used.filter((id) => id !== undefined);
  if (!isReckoned(known)) return [];
  const targets = aimedAt(played, answers);
  const seat = targets.find((target) => target === first.question.seat);
  const state = stateOf(replayed.state);
  const plain = (seat === undefined ? targets : [seat]).reduce((sum, one) => sum + dueOf(state, played, one, known), 0);
  return about['stake'] === plain ? [] : [`${played}: at stake ${String(about['stake'])}, plainly ${String(plain)}`];
}

function aimedAt(id: CardId, answers: readonly Given[]): readonly Nation[] {
  const [step] = card(id).steps;
  if (step?.op !== 'ew') return [];
  if (step.choose !== true) return step.targets;
  const last = answers.flatMap(({ value }) => asChoice(value)).findLast(isNation);
  return last === undefined ? [] : [last];
}

/** A basic card of the Play step: where it may go is all that is offered, but for pieces named as built and the Dominions. */
function offerDifference(state: QmgState, { key, about = {}, form, seat }: Question): readonly string[] {
  const id = about['card'];
  if (form.kind !== 'choose' || typeof id !== 'string' || !isCardId(id) || !isNation(seat)) return [];
  const offered = form.options().map((option) => option.id as SpaceId);
  const { type } = card(id);
  if (key === 'battle' && (type === 'land-battle' || type === 'sea-battle')) {
    const plain = battlesOf(state, seat, type === 'land-battle' ? 'land' : 'sea');
    return offered.join() === plain.join() ? [] : [`${id}: ${offered.join()}, plainly ${plain.join()}`];
  }
  if (key === 'place' && (type === 'build-army' || type === 'build-navy')) {
    const plain = buildsOf(state, seat, type === 'build-army' ? 'army' : 'navy');
    const fed = suppliedOf(state, seat);
    const over = offered.filter(
      (one) => !plain.includes(one) && !fed.includes(one) && one !== 'india' && one !== 'australia',
    );
    const short = plain.filter((one) => !offered.includes(one));
    const full = short.length === plain.length && offered.every((one) => fed.includes(one));
    return over.length === 0 && (short.length === 0 || full)
      ? []
      : [`${id}: ${offered.join()}, plainly ${plain.join()}`];
  }
  return [];
}

/** What a Victory step in which nobody did anything gave a side. */
function scoredDifference({ checkpoint, answers, replayed }: PlayedPhase): readonly string[] {
  if (checkpoint.phase !== 'victory' || replayed.progress.kind !== 'next') return [];
  if (answers.some(({ value }) => !Array.isArray(value) || value.length > 0)) return [];
  const before = stateOf(checkpoint.state);
  const after = stateOf(replayed.progress.checkpoint.state);
  // Left unsaid, Germany scores nothing with its cards where the other side could uncover one.
  if (before.active === 'germany' && answers.length > 0) return [];
  const side = sideOf(before.active);
  const ward = before.options.totalWar ? wardOf(before.active) : undefined;
  const plain = scoreOf(before, before.active) + (ward === undefined ? 0 : scoreOf(before, ward));
  const given = after.vp[side] - before.vp[side];
  return given === plain ? [] : [`${before.active} scores ${String(given)}, plainly ${String(plain)}`];
}

/** So often a whole position is reckoned, and so far a game is played: less with the other tests. What is asked and scored is always held. */
const isLong = process.env['REFEREE_GAMES'] !== undefined;
const every = isLong ? 9 : 45;
const maxQuestions = isLong ? 20_000 : 900;

describe.each([
  ['the base game', {}],
  ['Total War', { totalWar: true }],
] as const)('%s', (name, options) => {
  it('is as the rulebook has it, reckoned a second time', { timeout: 3_600_000 }, () => {
    const say = (where: string, state: QmgState, found: readonly string[]): void => {
      // What differs is named with the position, so that it can be looked at.
      if (found.length > 0) expect([where, ...found, JSON.stringify({ ...state, marks: [] })]).toEqual([]);
    };
    let looked = 0;
    watchGames(game, {
      name: `referee ${name}`,
      options: [options],
      maxQuestions,
      look: (moment, n) => {
        const state = stateOf(moment.replayed.state);
        const where = `${moment.seed}, ${moment.checkpoint.phase}, question ${String(n)}`;
        const [open] = moment.open;
        if (open !== undefined) say(where, state, offerDifference(state, open.question));
        say(where, state, stakeDifference(moment));
        if (looked++ % every === 0) say(where, state, [...differences(state), ...raidDifferences(state)]);
      },
      ended: (phase) => {
        say(phase.checkpoint.phase, stateOf(phase.checkpoint.state), scoredDifference(phase));
      },
    });
    expect(looked).toBeGreaterThan(100);
  });
});
