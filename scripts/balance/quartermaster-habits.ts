// `npm run balance -- quartermaster-habits 20 usual`: how computer players of Quartermaster General spend whole games: who wins, when each nation
// leaves home, what is done with a free supply space in reach, and how many Responses that are laid come to be used.
// `… 20 strong total-war confirm` plays strong players with Total War on another seed.
import { card, isCardId } from '../../src/games/quartermaster-general/data/cards.js';
import {
  flags,
  nations,
  opponent,
  sideOf,
  sides,
  type Nation,
} from '../../src/games/quartermaster-general/data/nations.js';
import { homeOf, spaceIds, stars, type SpaceId } from '../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral as game } from '../../src/games/quartermaster-general/index.js';
import { reserve, spacesHeld, withoutPiece } from '../../src/games/quartermaster-general/rules/board.js';
import { allPlacesFor, freeable, type Placement } from '../../src/games/quartermaster-general/rules/placing.js';
import { victoryPoints } from '../../src/games/quartermaster-general/rules/scoring.js';
import { byNation, type OpenTable, type QmgState } from '../../src/games/quartermaster-general/state.js';
import { asChoice } from '../../src/table/answer.js';
import { isOutcome } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import { levels, type Level } from '../../src/table/levels.js';
import { simulate } from '../../src/table/simulate.js';
import { mean } from './play.js';

const [, , , count = '20', named = 'usual', variant = 'base', seed = 'habits'] = process.argv;
const many = Number(count);
if (!Number.isInteger(many) || many < 1) throw new Error('how many games?');
const level = levelNamed(named);
const options = game.options.parse({ totalWar: variant === 'total-war' });

function levelNamed(name: string): Level {
  const found = levels.find((one) => one === name);
  if (found === undefined) throw new Error(`the levels are ${levels.join(', ')}`);
  return found;
}

/** What a nation did in a game. */
interface Habits {
  /** The round in which it first had a piece beyond its home; none where it never had. */
  left?: number;
  /** Turns in which it had a free supply space in reach of a Build Army card, and those at whose end it had taken none. */
  inReach: number;
  missed: number;
  /** Those of them whose play brought less at the next points of both sides than the space would have. */
  cheap: number;
  /** Those of them in which it neither placed a piece nor fought, but laid or gave up a card. */
  idle: number;
  laid: number;
  used: number;
}

interface Watched {
  readonly winner: (typeof sides)[number];
  readonly round: number;
  readonly lead: number;
  readonly habits: Readonly<Record<Nation, Habits>>;
}

const isFree = (table: OpenTable, space: SpaceId): boolean => stars.includes(space) && table.pieces[space].length === 0;

/** Whether a Build Army card of the hand reaches a free supply space, be it by taking off a piece that stands on none. */
function reachesStar(state: QmgState): boolean {
  const { active: nation } = state;
  if (!state.hand[nation].some((id) => card(id).type === 'build-army')) return false;
  const placement: Placement = { how: 'build', nation, kind: 'army', list: spaceIds };
  const finds = (table: OpenTable): boolean => allPlacesFor(table, placement).some((id) => isFree(table, id));
  if (reserve(state, nation, 'army') > 0) return finds(state);
  return freeable(state, placement).some((from) => !stars.includes(from) && finds(withoutPiece(state, nation, from)));
}

/** What an army on a free supply space brings in a round. */
const starPoints = 2;

/** How far the side of a nation is ahead: what both have, and what all would score as they stand. */
function leadOf(state: QmgState, nation: Nation): number {
  const side = sideOf(nation);
  const standing = flags.reduce((all, one) => all + (sideOf(one) === side ? 1 : -1) * victoryPoints(state, one), 0);
  return state.vp[side] - state.vp[opponent(side)] + standing;
}

const starsHeld = (state: QmgState, nation: Nation): number =>
  spacesHeld(state, nation, 'army').filter((id) => stars.includes(id)).length;

const responsesDown = (state: QmgState, nation: Nation): number => state.responses[nation].length;

const responsesSeen = (state: QmgState, nation: Nation): number =>
  state.seen[nation].filter((id) => card(id).type === 'response').length;

/** Whether a play does nothing on the board at once. */
function waits(play: string): boolean {
  return !isCardId(play) || card(play).type === 'response' || card(play).type === 'status';
}

/** Whole decisions, in seconds of the processor. */
const thought: number[] = [];

function watched(name: string): Watched {
  const dice = new SeededDice(name);
  const { state, phase: first } = game.setup(options, dice);
  const habits = byNation((): Habits => ({ inReach: 0, missed: 0, cheap: 0, idle: 0, laid: 0, used: 0 }));
  let answers = 0;
  for (let phase = first; answers < 20_000;) {
    const { active, round } = state;
    const of = habits[active];
    const wasInReach = phase === 'play' && reachesStar(state);
    let played = '';
    const [stood, down, ahead] = [starsHeld(state, active), responsesDown(state, active), leadOf(state, active)];
    const next = simulate(
      {
        state,
        dice,
        answer: (question) => {
          const { seat } = question;
          const own = new SeededDice(`${name} ${String(answers++)}`);
          const from = process.cpuUsage();
          const answer = game.computer({ question, view: game.view(state, seat), seat, dice: own, level });
          const { user, system } = process.cpuUsage(from);
          if (question.key === 'play') played = asChoice(answer)[0] ?? '';
          thought.push((user + system) / 1e6);
          return answer;
        },
      },
      (t) => game.phase(phase, t),
    );
    if (phase === 'play') {
      if (wasInReach) of.inReach += 1;
      const isMissed = wasInReach && starsHeld(state, active) <= stood;
      if (isMissed) of.missed += 1;
      if (isMissed && leadOf(state, active) < ahead + starPoints) of.cheap += 1;
      if (isMissed && waits(played)) of.idle += 1;
      if (responsesDown(state, active) > down) of.laid += 1;
    }
    for (const nation of nations) {
      const isOut = spacesHeld(state, nation).some((space) => space !== homeOf(nation));
      if (isOut) habits[nation].left ??= round;
      habits[nation].used = responsesSeen(state, nation);
    }
    if (isOutcome(next)) {
      const winner = next.winners.includes('germany') ? 'axis' : 'allies';
      return { winner, round: state.round, lead: state.vp.axis - state.vp.allies, habits };
    }
    phase = next;
  }
  throw new Error(`${name} does not end`);
}

const games: Watched[] = [];
for (let n = 0; n < many; n++) games.push(watched(`${seed} ${String(n)}`));
const sum = (of: (one: Watched) => number): number => games.reduce((all, one) => all + of(one), 0);
console.log(`Quartermaster General, ${variant}, ${level}, ${String(many)} games on seed ${seed}`);
for (const side of sides) console.log(`  ${side}: ${String(games.filter(({ winner }) => winner === side).length)} won`);
console.log(
  `  over after round ${mean(games.map(({ round }) => round)).toFixed(1)}, Axis ahead by ${mean(games.map(({ lead }) => lead)).toFixed(1)}`,
);
const leftBy = (one: Habits): boolean => one.left !== undefined && one.left <= 3;
const all = games.filter(({ habits }) => nations.every((nation) => leftBy(habits[nation]))).length;
console.log(`  all six have left home by round 3 in ${String(all)} games`);
for (const nation of nations) {
  const of = (key: 'inReach' | 'missed' | 'cheap' | 'idle' | 'laid' | 'used'): string =>
    String(sum(({ habits }) => habits[nation][key]));
  const left = games.filter(({ habits }) => leftBy(habits[nation])).length;
  console.log(
    `    ${nation}: left home by round 3 in ${String(left)}; a free supply space in reach in ${of('inReach')} turns, left in ${of('missed')}, for what brings less in ${of('cheap')}, for a card that waits in ${of('idle')}; Responses laid ${of('laid')}, used ${of('used')}`,
  );
}
const longest = thought.reduce((a, b) => Math.max(a, b), 0);
console.log(
  `  a decision takes ${(mean(thought) * 1000).toFixed(1)} ms of the processor, the longest ${longest.toFixed(2)} s`,
);
