// Everything the desk shows for questions of random games fits Discord's limits, in both languages.
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../support/desk-faults.js';
import { voice } from '../../src/discord/voice.js';
import { games } from '../../src/games/registry.js';
import { appWording } from '../../src/app/wording.js';
import type { Desk, Task } from '../../src/play/turn/desk.js';
import { standardTime } from '../../src/play/calendar/time-settings.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { toyGame } from '../support/toy-game.js';

const wording = appWording({ toy: toyGame.words });

function deskFor(game: AnyGame, state: object, seat: string, checkpoint: number, task: Task): Desk {
  const seats = game.seats(game.options.parse({})).map((id, n) => ({
    seat: id,
    name: { key: `seat.${id}`, ns: game.id },
    userId: `${1_000 + n}`,
    computer: false,
    left: false,
    misses: 0,
    alive: true,
    owes: true,
    final: false,
    ready: null,
    clock: null,
    written: null,
  }));
  const view = game.view(state, seat);
  return {
    game: {
      id: 99_999,
      guildId: '1',
      channelId: '1',
      kind: game.id,
      name: 'A name that is as long as somebody might care to make it, sixty',
      status: 'running',
      language: 'both',
      options: {},
      paces: {},
      hostId: '1',
      seats,
      sides: [],
      bundles: [],
      holding: 'one',
      signUps: [],
      waiting: [],
      readyUntil: null,
      checkpoint,
      title: { ...game.title(view), ns: game.id },
      dataSet: game.dataSet === undefined ? null : { ...game.dataSet(view), ns: game.id },
      score: game.score === undefined ? null : { ...game.score(view), ns: game.id },
      window: [],
      deadline: new Date('2026-03-01T12:00:00Z'),
      isAwaiting: true,
      isForAbsence: true,
      readiness: null,
      resumableFrom: null,
      isReplay: false,
      table: {
        readyCheck: false,
        readyHours: 24,
        invitedOnly: false,
        drawVote: 'secret',
        quiet: null,
        reminders: [],
        misses: 2,
        takeOver: 12,
        pause: 72,
        press: 'all',
        anonymous: false,
        time: standardTime,
        rollback: 'everybody',
        readiness: 'names',
        newspaper: false,
        computers: 'usual',
        seatLevels: {},
        publicBoard: true,
        spectators: 'public',
      },
      seedHash: 'hash',
      seed: null,
      outcome: null,
      hasTurningPoints: false,
    },
    rules: game,
    seats: [seat],
    front: seat,
    view,
    views: [{ seat, view }],
    tasks: [task],
    canUndo: true,
    votes: [1, 2].map((id) => ({
      id,
      kind: 'draw',
      seats: seats.map((one) => one.seat),
      by: null,
      bySeat: seat,
      byUser: '1000',
      people: ['1000'],
      voters: seats.map((one) => one.seat),
      agreed: null,
      mine: null,
      endsAt: new Date('2026-03-01T12:00:00Z'),
    })),
    panels: (game.panels?.(view, seat) ?? []).map((panel) => ({ ...panel, key: panel.id, seat })),
  };
}

/** Plays a game with random answers and holds every new kind of question against the limits. */
function walkGame(game: AnyGame, seed: string, phases: number): { asked: number; faults: string[] } {
  const dice = new SeededDice(`player ${seed}`);
  const setup = new SeededDice(seed);
  const { state, phase } = game.setup(game.options.parse({}), setup);
  let checkpoint: Checkpoint = { phase, state, draws: setup.draws };
  const faults: string[] = [];
  let asked = 0;
  for (let number = 1; number <= phases; number++) {
    const answers: Given[] = [];
    for (;;) {
      const { progress, state: now } = replay(game, seed, checkpoint, answers);
      if (progress.kind === 'over') return { asked, faults };
      if (progress.kind === 'stale') throw new Error('a random answer does not fit');
      if (progress.kind === 'next') {
        checkpoint = progress.checkpoint;
        break;
      }
      const open = progress.open.find((one) => one.saved?.final !== true);
      if (open === undefined) throw new Error('nothing is open');
      const { question } = open;
      const task: Task = {
        checkpoint: number,
        id: open.id,
        seat: question.seat,
        question,
        sealed: open.sealed,
        window: open.window,
        saved: null,
        savedBy: null,
        final: false,
        draft: null,
        making: null,
      };
      const desk = deskFor(game, now, question.seat, number, task);
      asked += 1;
      for (const lang of ['en', 'ko'] as const) {
        const found = faultsOf(desk, task, voice(wording, lang, game.id), { subjects: 3, steps: 8 });
        faults.push(...found.map((fault) => `${game.id} ${question.key} (${lang}): ${fault}`));
      }
      answers.push({
        question: open.id,
        seat: question.seat,
        value: randomAnswer(question, dice),
        by: 'player',
        final: true,
      });
    }
  }
  return { asked, faults };
}

describe.each([...games.values(), toyGame])('the desk of $id', (game) => {
  it('fits for every question of random games', () => {
    const { asked, faults } = walkGame(game, 'fits', 12);
    expect(asked).toBeGreaterThan(5);
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  });
});
