// People who hold several seats, and sides that win and vote together: signing up, being given seats, leaving, agreeing.
import { describe, expect, it } from 'vitest';
import { SeededDice, drawValue } from '../../src/table/dice.js';
import { allocate, type Applicant } from '../../src/play/lobby/allocation.js';
import type { Play } from '../../src/play/play.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import type { Person } from '../../src/play/change/person.js';
import { ann, bob, cho, dan, refusal, steward, testTable } from '../support/table.js';
import type { AnyGame } from '../../src/table/game.js';
import { teamGame } from '../support/team-game.js';

const table = testTable();

function teams(): Play {
  return table.play({ games: new Map([[teamGame.id, teamGame]]) });
}

/** The same game, which stands still while somebody's seat is empty. */
function waiting(): Play {
  const policy: AnyGame['policy'] = (options) => ({ ...teamGame.policy(options), absence: 'pause' });
  return table.play({ games: new Map([[teamGame.id, { ...teamGame, policy }]]) });
}

async function opened(play: Play, options: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const input = { guildId: 'guild', kind: 'teams', name: null, language: 'both', paces: {} } as const;
  return (await play.create(ann, { ...input, options, settings: { quiet: null, takeOver: 0, readyCheck: false } })).id;
}

/** Opens a game with seats chosen, and starts it; computers take the rest. */
async function begun(
  play: Play,
  people: readonly (readonly [Person, readonly string[]])[],
  options: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const id = await opened(play, options);
  for (const [person, seats] of people) await play.choose(id, person, seats);
  await play.start(id, ann.id, true);
  return id;
}

function held(game: GameInfo, person: Person): readonly string[] {
  return game.seats.filter((seat) => seat.userId === person.id).map((seat) => seat.seat);
}

const trees = ['oak', 'elm', 'ash'];
const lights = ['sun', 'moon', 'star'];

describe('signing up', () => {
  it('is for seats of one side, added one by one or chosen together, and changed before the start', async () => {
    const play = teams();
    const id = await opened(play);
    await play.join(id, ann, 'oak');
    expect(held(await play.join(id, ann, 'elm'), ann)).toEqual(['oak', 'elm']);
    expect(held(await play.join(id, ann, 'sun'), ann)).toEqual(['sun']);
    expect(await refusal(play.choose(id, ann, ['oak', 'sun']))).toEqual(['refuse.notTogether']);
    expect(held(await play.choose(id, bob, trees), bob)).toEqual(trees);
    expect(await refusal(play.join(id, ann, 'ash'))).toEqual(['refuse.seatTaken']);
    expect(held(await play.leave(id, bob.id, 'elm'), bob)).toEqual(['oak', 'ash']);
    expect(await refusal(play.leave(id, bob.id, 'elm'))).toEqual(['refuse.notYours']);
    const after = await play.leave(id, bob.id);
    expect(after.signUps.map((one) => one.userId)).toEqual(['ann']);
  });

  it('is for one seat where the game says so', async () => {
    const play = teams();
    const id = await opened(play, { holding: 'one' });
    await play.join(id, ann, 'oak');
    expect(held(await play.join(id, ann, 'elm'), ann)).toEqual(['elm']);
    expect(await refusal(play.choose(id, ann, ['oak', 'elm']))).toEqual(['refuse.notTogether']);
    expect(await refusal(play.takeMore(id, ann.id, true))).toEqual(['refuse.oneSeat']);
  });

  it('is for a whole set where seats go in sets, and has room for as many people as there are sets', async () => {
    const play = teams();
    const id = await opened(play, { holding: 'sets' });
    expect(held(await play.join(id, ann, 'sun'), ann)).toEqual(['oak', 'sun']);
    expect(await refusal(play.choose(id, bob, ['elm']))).toEqual(['refuse.notTogether']);
    await play.join(id, bob, null);
    await play.join(id, cho, null);
    expect((await play.join(id, dan, null)).waiting).toEqual(['dan']);
    const game = await play.start(id, ann.id, false);
    expect(game.signUps).toEqual([]);
    const pairs = [held(game, bob), held(game, cho)].map((pair) => pair.join()).sort();
    expect(pairs).toEqual(['ash,star', 'elm,moon']);
  });

  it('leaves room for those who wait for any seat', async () => {
    const play = teams();
    const id = await opened(play);
    for (const person of [ann, bob, cho]) await play.join(id, person, null);
    await play.join(id, dan, null);
    await play.choose(id, ann, trees);
    expect(await refusal(play.choose(id, bob, lights))).toEqual(['refuse.full']);
    expect((await play.info(id)).signUps.find((one) => one.userId === 'bob')?.seats).toEqual([]);
  });

  it('is shown a sentence where options exclude each other', async () => {
    expect(await refusal(opened(teams(), { holding: 'side', alone: true }))).toEqual(['conflict.alone']);
  });
});

describe('seats', () => {
  it('are given by wishes, in an order drawn by lot, and the draws can be recomputed', async () => {
    const play = teams();
    const id = await opened(play, { holding: 'one' });
    for (const person of [ann, bob, cho]) await play.prefer(id, person, ['oak', 'moon', 'star']);
    await play.join(id, dan, 'elm');
    const game = await play.start(id, ann.id, true);
    expect([ann, bob, cho].flatMap((person) => held(game, person)).sort()).toEqual(['moon', 'oak', 'star']);
    await play.cancel(id, ann.id, steward);
    const { seed, draws } = await play.draws(id);
    expect(draws.map(({ why }) => why)).toEqual(['seats', 'seats', ...Array<string>(6).fill('deal')]);
    expect(draws.map(({ n }) => n)).toEqual(draws.map((_, n) => n));
    expect(draws.every((draw) => drawValue(seed, draw.n, draw.sides) === draw.value)).toBe(true);
  });

  it('can be given before the start, by lot or by the host, and changed again', async () => {
    const play = teams();
    const id = await opened(play);
    for (const person of [ann, bob, cho]) await play.join(id, person, null);
    expect(await refusal(play.giveOut(id, bob.id))).toEqual(['refuse.notHost']);
    const given = await play.giveOut(id, ann.id);
    expect(given.signUps.map(({ seats }) => seats.length)).toEqual([1, 1, 1]);
    expect(await refusal(play.giveOut(id, ann.id))).toEqual(['refuse.allSeated']);
    const assigned = await play.assign(id, ann.id, bob, lights);
    expect(held(assigned, bob)).toEqual(lights);
    expect(await refusal(play.assign(id, ann.id, dan, ['oak']))).toEqual(['refuse.notSignedUp']);
    const again = await play.assign(id, ann.id, cho, ['sun']);
    expect([held(again, bob), held(again, cho)]).toEqual([['moon', 'star'], ['sun']]);
    const [free = ''] = trees.filter((seat) => again.seats.every((one) => one.seat !== seat || one.userId === null));
    expect(held(await play.choose(id, cho, [free]), cho)).toEqual([free]);
    await play.start(id, ann.id, true);
    await play.cancel(id, ann.id, steward);
    const { draws } = await play.draws(id);
    expect(draws.map(({ n }) => n)).toEqual(draws.map((_, n) => n));
    expect(draws.slice(0, 5)).toMatchObject([6, 5, 4, 3, 2].map((sides) => ({ why: 'seats', sides })));
  });

  it('that stay free go to those who would take more, and else to computers', async () => {
    const play = teams();
    const id = await opened(play);
    await play.choose(id, ann, ['oak']);
    await play.choose(id, bob, ['sun']);
    await play.choose(id, cho, ['moon']);
    await play.takeMore(id, ann.id, true);
    expect(await refusal(play.start(id, ann.id, false))).toEqual(['refuse.seatsFree']);
    await play.takeMore(id, cho.id, true);
    const game = await play.start(id, ann.id, false);
    expect([ann, bob, cho].map((person) => held(game, person))).toEqual([trees, ['sun'], ['moon', 'star']]);
  });

  it('are given so that each has the first wish that is left, whatever the lot', () => {
    const people = ['a', 'b', 'c'];
    const bundles = ['x', 'y', 'z'].map((seat) => [seat]);
    const wishes: Readonly<Record<string, readonly string[]>> = { a: ['x', 'y'], b: ['x', 'z'], c: [] };
    for (let seed = 0; seed < 30; seed++) {
      const applicants = people.map((userId): Applicant => ({
        userId,
        wishes: (wishes[userId] ?? []).map((seat) => [seat]),
        more: false,
        seats: [],
      }));
      const { given, free } = allocate({ bundles, applicants }, (seats) => seats.length < 2, new SeededDice(`${seed}`));
      const of = Object.fromEntries(given.map(({ userId, bundle }) => [userId, bundle[0]]));
      expect(free).toEqual([]);
      expect([
        { a: 'x', b: 'z', c: 'y' },
        { a: 'y', b: 'x', c: 'z' },
      ]).toContainEqual(of);
    }
  });
});

describe('somebody with several seats', () => {
  it('answers for each, and sees each seat’s own page', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, ['oak', 'elm']],
      [bob, lights],
    ]);
    const desk = await play.desk(id, ann.id);
    expect(desk.tasks.map((task) => task.seat)).toEqual(['oak', 'elm']);
    expect(desk.panels.map(({ key, seat }) => [key, seat])).toEqual([
      ['scores', 'oak'],
      ['hand@oak', 'oak'],
      ['hand@elm', 'elm'],
    ]);
    expect(desk.views.map(({ seat }) => seat)).toEqual(['oak', 'elm']);
    const look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 100 } as const;
    expect(await refusal(play.scene(id, bob.id, look, {}, undefined, 'oak'))).toEqual(['refuse.noSeat']);
  });

  it('can leave one of them to a substitute and keep the other', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, ['oak', 'elm']],
      [bob, lights],
    ]);
    await play.leave(id, ann.id, 'elm');
    expect(await refusal(play.join(id, bob, 'elm'))).toEqual(['refuse.alreadyIn']);
    const game = await play.join(id, cho, null);
    expect([held(game, ann), held(game, cho)]).toEqual([['oak'], ['elm']]);
    expect((await play.desk(id, cho.id)).tasks.map((task) => task.seat)).toEqual(['elm']);
    await play.leave(id, cho.id);
    const back = await play.join(id, ann, 'elm');
    expect(held(back, ann)).toEqual(['oak', 'elm']);
  });

  it('makes answers final and open again for the seats still attended, and one that was left stays left', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, ['oak', 'elm']],
      [bob, lights],
    ]);
    const { tasks } = await play.desk(id, ann.id);
    for (const { checkpoint, id: question } of tasks) {
      await play.answer({
        ...{ gameId: id, userId: ann.id, checkpoint, question },
        ...{ value: ['go'], final: false, confirmed: false },
      });
    }
    await play.leave(id, ann.id, 'elm');
    const elm = async () => (await play.info(id)).seats.find(({ seat }) => seat === 'elm');
    expect((await play.setFinal(id, ann.id, true)).tasks.map(({ seat, final }) => [seat, final])).toEqual([
      ['oak', true],
      ['elm', false],
    ]);
    expect(await elm()).toMatchObject({ userId: 'ann', left: true });
    await play.setFinal(id, ann.id, false);
    expect(await elm()).toMatchObject({ left: true });
    await play.leave(id, ann.id, 'oak');
    await play.setFinal(id, ann.id, true);
    expect((await play.info(id)).seats.map(({ left }) => left)).not.toContain(true);
  });

  it('who answers for the one kept does not come back to the one that a resting game wants a substitute for', async () => {
    const play = waiting();
    const id = await begun(play, [
      [ann, ['oak', 'elm']],
      [bob, lights],
    ]);
    await play.leave(id, ann.id, 'elm');
    expect((await play.info(id)).status).toBe('paused');
    expect(await refusal(play.resume(id, bob.id))).toEqual(['refuse.seatEmpty']);
    const [oak, elm] = (await play.desk(id, ann.id)).tasks;
    const answer = { gameId: id, userId: ann.id, checkpoint: 0, value: ['go'], final: false, confirmed: false };
    await play.answer({ ...answer, question: oak?.id ?? '' });
    const game = await play.info(id);
    expect([game.status, game.seats.find(({ seat }) => seat === 'elm')?.left]).toEqual(['paused', true]);
    await play.answer({ ...answer, question: elm?.id ?? '' });
    expect((await play.info(id)).status).toBe('running');
  });

  it('is taken over whole by one substitute', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, trees],
      [bob, ['sun', 'moon']],
    ]);
    await play.leave(id, bob.id);
    const game = await play.join(id, cho, null);
    expect(held(game, cho)).toEqual(['sun', 'moon']);
    expect(await refusal(play.replace(id, ann.id, 'sun', ann))).toEqual(['refuse.hasSeat']);
    await play.replace(id, ann.id, 'star', cho);
    const [asked] = await play.proposals(id, cho.id);
    await play.vote(asked?.id ?? 0, cho.id, 'yes');
    expect(held(await play.info(id), cho)).toEqual(lights);
  });
});

describe('votes', () => {
  it('ask each person once, and a majority is one of people', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, trees],
      [bob, ['sun', 'moon']],
      [cho, ['star']],
    ]);
    const pause = await play.propose(id, ann.id, 'pause', []);
    expect(pause).toMatchObject({ mine: 'yes', agreed: trees });
    expect((await play.info(id)).status).toBe('running');
    await play.vote(pause.id, cho.id, 'yes');
    expect((await play.info(id)).status).toBe('paused');
  });

  it('concede to the other side when all of one’s own agree', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, trees],
      [bob, ['sun', 'moon']],
      [cho, ['star']],
    ]);
    const proposal = await play.propose(id, bob.id, 'concede', []);
    expect(proposal).toMatchObject({ seats: trees, voters: lights });
    expect(await refusal(play.vote(proposal.id, ann.id, 'yes'))).toEqual(['refuse.noVote']);
    await play.vote(proposal.id, cho.id, 'yes');
    expect(await play.info(id)).toMatchObject({
      outcome: { kind: 'win', winners: trees, text: { args: { seat: { key: 'side.trees', ns: 'teams' } } } },
    });
  });

  it('draw between sides, not seats', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, trees],
      [bob, ['sun']],
    ]);
    const proposal = await play.propose(id, ann.id, 'draw', ['oak', 'moon']);
    expect(proposal.seats).toEqual([...trees, ...lights]);
    await play.vote(proposal.id, bob.id, 'yes');
    expect(await play.info(id)).toMatchObject({ outcome: { kind: 'draw', winners: [...trees, ...lights] } });
  });

  it('are by seat where every seat is a side, and ask nobody who holds the winner', async () => {
    const play = teams();
    const id = await begun(
      play,
      [
        [ann, ['oak', 'sun']],
        [bob, ['elm', 'moon']],
        [cho, ['ash', 'star']],
      ],
      { holding: 'sets', alone: true },
    );
    expect(await refusal(play.propose(id, bob.id, 'concede', []))).toEqual(['refuse.oneWinner']);
    const proposal = await play.propose(id, bob.id, 'concede', ['sun']);
    expect(proposal.voters).toEqual(['elm', 'ash', 'moon', 'star']);
    await play.vote(proposal.id, cho.id, 'yes');
    expect(await play.info(id)).toMatchObject({ outcome: { kind: 'win', winners: ['sun'] } });
  });

  it('of somebody who has left are not the substitute’s: an end that was proposed before falls', async () => {
    const play = teams();
    const id = await begun(play, [
      [ann, trees],
      [bob, ['sun']],
      [cho, ['moon']],
    ]);
    const proposal = await play.propose(id, ann.id, 'draw', []);
    await play.vote(proposal.id, bob.id, 'yes');
    await play.leave(id, bob.id);
    await play.join(id, dan, 'sun');
    expect(await play.proposals(id, dan.id)).toEqual([]);
    expect(await refusal(play.vote(proposal.id, cho.id, 'yes'))).toEqual(['refuse.noProposal']);
    expect((await play.info(id)).status).toBe('running');
  });
});
