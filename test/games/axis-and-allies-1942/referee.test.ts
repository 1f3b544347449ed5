// The referee: whole games held against second, slow and plain reckonings from the rulebook.
import { describe, expect, it } from 'vitest';
import { unitFacts, type UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { isLand, isSea, type Space } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AaState, Unit } from '../../../src/games/axis-and-allies-1942/state.js';
import type { Orders } from '../../../src/table/question.js';
import type { Moment, PlayedPhase } from '../../support/contract.js';
import { refereedGames, watchGames } from '../../support/referee.js';
import { wrongIn } from './referee/battles.js';
import { citiesOf, production, treasuryAfter, trespassers, wrongOwners } from './referee/money.js';
import { flights, landings, marches, voyages, type Expected } from './referee/moves.js';
import { holds, isHostileSea } from './referee/plain.js';
import { chanceOf } from './referee/odds.js';
import { SeededDice } from '../../../src/table/dice.js';
import { contestOf } from '../../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { carefulOdds } from '../../../src/games/axis-and-allies-1942/rules/odds/odds.js';
import { position, put } from './sample.js';
import { isEnemy } from '../../../src/games/axis-and-allies-1942/data/powers.js';

/** A long run looks at every moment of longer games. */
const isLong = refereedGames > 10;

function stateOf({ state }: { readonly state: object }): AaState {
  return state as AaState;
}

/** What the rulebook lets a unit do alone; undefined where another unit decides. */
function expectedOf(state: AaState, unit: Unit): Expected | undefined {
  const { domain } = unitFacts[unit.type];
  if (domain === 'air')
    return unit.left > 0 && (state.step !== 'combatMove' || unit.task === 'ready') ? flights(state, unit) : undefined;
  if (unit.task !== 'ready') return undefined;
  if (domain === 'sea') return voyages(state, unit);
  return unit.aboard === null ? marches(state, unit) : landings(state, unit);
}

/** Holds what is offered to each unit alone against the rulebook. */
function movesAreRight({ open, replayed, seed }: Moment): void {
  const state = stateOf(replayed);
  for (const { question } of open) {
    if (question.form.kind !== 'orders' || question.key === 'mobilize') continue;
    const { form }: { readonly form: Orders } = { form: question.form };
    const seen = new Set<string>();
    for (const unit of state.units) {
      if (unit.power !== state.active) continue;
      const cargo = state.units
        .filter(({ aboard }) => aboard === unit.id)
        .map(({ type }) => type)
        .toSorted();
      const row = [
        unit.type,
        ...(unitFacts[unit.type].domain === 'land' || unit.left === unitFacts[unit.type].move
          ? []
          : [String(unit.left)]),
        ...(unit.type === 'transport' ? cargo : []),
      ].join('+');
      const at = `${unit.space} ${row}`;
      // Units of one row need not be in the same boat.
      if (seen.has(at) || (isSea(unit.space) && unitFacts[unit.type].domain === 'land' && seen.has(unit.space)))
        continue;
      seen.add(at);
      const expected = expectedOf(state, unit);
      if (expected === undefined) continue;
      const subject = form.subject?.(unit.space, []);
      const isListed = subject?.units?.some(({ id }) => id === row) ?? false;
      const next = isListed
        ? form.step({ subject: unit.space, units: { [row]: 1 }, path: [] }, []).options.map(({ id }) => id)
        : [];
      const offered = new Set(next);
      const missing = [...expected.must].filter((space) => !offered.has(space));
      const extra = next.filter((id) => expected.never.has(id as Space));
      const where = { seed, round: state.round, step: state.step, power: state.active, unit: at };
      expect({ ...where, missing, extra }).toEqual({ ...where, missing: [], extra: [] });
    }
  }
}

/** Holds a phase that has ended against the rulebook. */
function phaseIsRight({ checkpoint, replayed }: PlayedPhase): void {
  const before = checkpoint.state as AaState;
  const after = stateOf(replayed);
  const place = `round ${String(before.round)}, ${before.active}, ${checkpoint.phase}`;
  // It is told within the line of the battle's end.
  const isBrokenOff = /"report\.(?:retreats|withdraws)"/.test(JSON.stringify(replayed.reports));
  switch (checkpoint.phase) {
    case 'combatMove':
      expect([place, wrongOwners(before, after), uncovered(after)]).toEqual([place, [], []]);
      break;
    case 'battle':
      expect([place, before.battle, wrongOwners(before, after)]).toEqual([place, before.battle, []]);
      expect([place, before.battle, wrongIn(before, after, replayed.draws, isBrokenOff)]).toEqual([
        place,
        before.battle,
        [],
      ]);
      break;
    case 'mobilize':
      expect([place, after.treasury[before.active]]).toEqual([place, treasuryAfter(before, after)]);
      expect([place, trespassers(after)]).toEqual([place, []]);
      // L571: counted when the last power has had its turn.
      for (const { text } of replayed.reports.filter((one) => one.text.key === 'report.endOfRound')) {
        const held = { axis: citiesOf(after, 'axis'), allies: citiesOf(after, 'allies') };
        expect([place, text.args]).toMatchObject([place, held]);
      }
      expect(production(after, before.active)).toBe(production(before, before.active));
      break;
    default:
      break;
  }
}

/** L302, L801: landings that nobody covers, and transports sent alone among enemy warships. */
function uncovered(state: AaState): readonly string[] {
  const isOwn = (power: Unit['power']): boolean => power === state.active;
  return state.units.flatMap(({ type, power, space, target, task, voyage }) => {
    if (type !== 'transport' || !isOwn(power) || isLand(space)) return [];
    const warships = (['battleship', 'carrier', 'cruiser', 'destroyer', 'submarine'] as const).some((one) =>
      holds(state, space, one, isOwn),
    );
    const aircraft = state.units.some((unit) => isOwn(unit.power) && unit.space === space && unit.task === 'battle');
    const hostile = isHostileSea(state, space, state.active);
    const lurk = holds(state, space, 'submarine', (one) => isEnemy(one, state.active));
    if (hostile && !warships && !aircraft && (target !== null || (task === 'moved' && voyage.length > 0)))
      return [space];
    return target !== null && !hostile && lurk && !warships ? [space] : [];
  });
}

describe('the referee', () => {
  it('finds nothing wrong in whole games', { timeout: isLong ? 0 : 120_000 }, () => {
    let seen = 0;
    const every = isLong ? 1 : 12;
    const lastRound = isLong ? 3 : 1;
    const outcomes = watchGames(axisAndAllies1942, {
      name: 'referee',
      options: [
        { lastRound },
        {
          lastRound,
          escortsAndInterceptors: true,
          suezTerritories: 'printed',
          blackSeaClosed: true,
          victoryCitySet: 'errata',
        },
      ],
      games: Math.max(1, Math.floor(refereedGames / 2)),
      look: (moment) => {
        if (seen++ % every === 0) movesAreRight(moment);
      },
      ended: phaseIsRight,
    });
    expect(outcomes.length).toBeGreaterThan(0);
  });

  it('finds the odds of battles on land near to those of plain battles', () => {
    const dice = new SeededDice('referee odds');
    const types = ['infantry', 'artillery', 'tank', 'fighter'] as const;
    for (let n = 0; n < 10 * Math.max(1, refereedGames / 4); n++) {
      const pile = (): readonly UnitType[] =>
        Array.from({ length: dice.roll(7, 'size') }, () => dice.pick(types, 'type'));
      const [attack, defense] = [pile(), [...pile(), ...(n % 3 === 0 ? (['aaa'] as const) : [])]];
      const state = position('germany', []);
      for (const type of attack)
        for (const unit of put(state, 'germany', 'russia', { [type]: 1 })) unit.task = 'battle';
      for (const type of defense) put(state, 'ussr', 'russia', { [type]: 1 });
      const { win } = carefulOdds(contestOf(state, { space: 'russia', kind: 'land', round: 0 }));
      const battles = 1_500;
      const plain = chanceOf(attack, defense, battles, dice);
      // Five standard errors, which chance passes once in some millions.
      const bound = 5 * Math.sqrt(Math.max(win * (1 - win), 1 / battles) / battles);
      expect([attack, defense, Math.abs(win - plain) <= bound, win, plain]).toEqual([
        attack,
        defense,
        true,
        win,
        plain,
      ]);
    }
  });
});
