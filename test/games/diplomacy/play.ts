// Plays games of Diplomacy on the table.
import type { Location, Power, ProvinceId } from '../../../src/games/diplomacy/data/geography.js';
import { diplomacy } from '../../../src/games/diplomacy/index.js';
import type { DiplomacyState } from '../../../src/games/diplomacy/state.js';
import { SeededDice } from '../../../src/table/dice.js';
import type { AnyGame, Outcome } from '../../../src/table/game.js';
import { merged } from '../../../src/table/merge.js';
import type { Answer } from '../../../src/table/question.js';
import { replay } from '../../../src/table/replay.js';
import type { Checkpoint, Given, OpenQuestion, Report } from '../../../src/table/replay.js';

/** The game as the table replays it. */
export const game: AnyGame = diplomacy;

/** How a seat answers an open question; undefined leaves it to the deadline. */
export type Player = (open: OpenQuestion, state: DiplomacyState, dice: SeededDice) => Answer | undefined;

/** One phase played to its end. */
export interface Played {
  readonly phase: string;
  readonly before: DiplomacyState;
  readonly reports: readonly Report[];
  readonly after: DiplomacyState;
  readonly next: Checkpoint | null;
  readonly outcome: Outcome | null;
}

/** The start of a game with these options. */
export function start(choices: object = {}, seed = 'seed'): Checkpoint {
  const options = diplomacy.options.parse(choices);
  const { state, phase } = diplomacy.setup(options, new SeededDice(seed));
  return { phase, state, draws: 0 };
}

/** Plays a phase: every seat answers once. */
export function playPhase(
  checkpoint: Checkpoint,
  player: Player,
  seed = 'seed',
  dice = new SeededDice('players'),
): Played {
  const before = diplomacy.state.parse(checkpoint.state);
  const given: Given[] = [];
  for (;;) {
    const replayed = replay(game, seed, checkpoint, given);
    const { progress, reports } = replayed;
    switch (progress.kind) {
      case 'waiting':
        for (const open of progress.open) {
          const value = player(open, before, dice);
          const by = value === undefined ? 'deadline' : 'player';
          const answer = value ?? open.question.fallback();
          given.push({ question: open.id, seat: open.question.seat, value: answer, by, final: true });
        }
        break;
      case 'next': {
        const state = diplomacy.state.parse(JSON.parse(JSON.stringify(progress.checkpoint.state)));
        diplomacy.invariants(state);
        return {
          phase: checkpoint.phase,
          before,
          reports,
          after: state,
          next: { ...progress.checkpoint, state },
          outcome: null,
        };
      }
      case 'over':
        return {
          phase: checkpoint.phase,
          before,
          reports,
          after: diplomacy.state.parse(replayed.state),
          next: null,
          outcome: progress.outcome,
        };
      case 'stale':
        throw new Error(`an answer was refused: ${progress.reasons.map(({ key }) => key).join(', ')}`);
    }
  }
}

/** A checkpoint at the start of a phase of a position written in short: `france A par` for units, `france: [par]` for centres. */
export function position(
  change: {
    readonly units?: readonly string[];
    readonly owners?: Partial<Record<Power, readonly ProvinceId[]>>;
    readonly dislodged?: readonly {
      readonly unit: string;
      readonly attackerFrom: ProvinceId;
      readonly retreats: readonly Location[];
    }[];
    readonly options?: object;
  } & Partial<Pick<DiplomacyState, 'phase' | 'season' | 'year'>>,
): Checkpoint {
  const base = diplomacy.state.parse(start(change.options).state);
  const { phase = 'movement', season = base.season, year = base.year, units, owners, dislodged } = change;
  const held = Object.entries(owners ?? {}).flatMap(([power, ids]) => ids.map((id) => [id, power] as const));
  const state = diplomacy.state.parse({
    ...base,
    phase,
    season,
    year,
    ...(units === undefined ? {} : { units: units.map(unitNamed) }),
    ...(owners === undefined ? {} : { owners: Object.fromEntries(held) }),
    dislodged: (dislodged ?? []).map((one) => ({ ...one, unit: unitNamed(one.unit) })),
  });
  return { phase, state, draws: 0 };
}

function unitNamed(text: string): object {
  const [power, type, at] = text.split(' ');
  return { power, type, at };
}

/** A player whose answers are written as orders: `{ france: 'A par - bur; A mar H' }`; seats not named answer nothing. */
export function typing(orders: Readonly<Record<string, string>>): Player {
  return ({ question }, state) => {
    const typed = orders[question.seat];
    if (typed === undefined) return undefined;
    const parts = (
      diplomacy.read?.(typed, { question, view: diplomacy.view(state, question.seat), lang: 'en' }) ?? []
    ).map((reading) => {
      if ('part' in reading) return reading.part;
      throw new Error(`cannot read ${reading.source}: ${reading.problem.key}`);
    });
    return merged(question.form, null, parts);
  };
}
