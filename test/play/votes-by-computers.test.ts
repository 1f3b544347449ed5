// How computer players have a game end: they propose it to the people who play on, and those decide.
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import type { SeatId } from '../../src/table/question.js';
import type { Play } from '../../src/play/play.js';
import { teamGame } from '../support/team-game.js';
import { ann, bob, cho, hourMs, testTable } from '../support/table.js';

const table = testTable();
const trees = ['oak', 'elm', 'ash'];
const lights = ['sun', 'moon', 'star'];

type Would = (seat: SeatId, round: number) => 'draw' | 'concede' | null;

/** A game in which Ann holds the trees, or others sit where they are said to, and computer players would end it like this. */
async function begun(
  would: Would,
  {
    people = trees.map((seat) => [ann, seat] as const),
    warned = [],
    rules = {},
    before = () => Promise.resolve(),
  }: {
    readonly people?: readonly (readonly [typeof ann, string])[];
    readonly warned?: string[];
    readonly rules?: Partial<AnyGame>;
    /** Done before computer players think for the first time. */
    readonly before?: (play: Play, id: number) => Promise<unknown>;
  } = {},
): Promise<{ readonly play: Play; readonly id: number; readonly thinks: () => Promise<void> }> {
  const game = {
    ...teamGame,
    ...rules,
    wouldEnd: (view: { readonly round: number }, seat: SeatId) => would(seat, view.round),
  } as AnyGame;
  const play = table.play({
    games: new Map([[game.id, game]]),
    warn: (message) => void warned.push(message),
    wall: () => new Date(0),
  });
  const input = { guildId: 'guild', kind: game.id, name: null, language: 'en', options: {} } as const;
  const settings = { quiet: null, readyCheck: false } as const;
  const { id } = await play.create(ann, { ...input, paces: { turn: 400 }, settings });
  for (const [person, seat] of people) await play.join(id, person, seat);
  await play.start(id, ann.id, true);
  await before(play, id);
  const thinks = async (): Promise<void> => {
    table.clock.advance(1_000);
    await play.runDue();
  };
  await thinks();
  return { play, id, thinks };
}

/** Everything a person owes. */
async function moves(play: Play, id: number, person: typeof ann): Promise<void> {
  for (const { checkpoint, id: question } of (await play.desk(id, person.id)).tasks)
    await play.answer({
      gameId: id,
      userId: person.id,
      checkpoint,
      question,
      value: ['stay'],
      final: true,
      confirmed: true,
    });
}

describe('a concession of computer players', () => {
  it('is put to the people it would make win, told to them, and ends the game once all of them accept', async () => {
    await table.said();
    const people = [
      [ann, 'oak'],
      [ann, 'elm'],
      [bob, 'ash'],
    ] as const;
    const { play, id } = await begun((seat) => (lights.includes(seat) ? 'concede' : null), { people });
    const said = await table.said();
    const [proposal] = await play.proposals(id, ann.id);
    expect(proposal).toMatchObject({
      kind: 'concede',
      seats: trees,
      computers: true,
      bySeat: null,
      byUser: null,
      mine: null,
    });
    expect(proposal?.people).toEqual([ann.id, bob.id]);
    expect(said.filter(({ kind }) => kind === 'vote')).toMatchObject([{ proposalId: proposal?.id }]);
    expect(said.flatMap((one) => (one.kind === 'news' && one.help === 'vote' ? one.userId : []))).toEqual([
      ann.id,
      bob.id,
    ]);
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect((await play.info(id)).status).toBe('running');
    await play.vote(proposal?.id ?? 0, bob.id, 'yes');
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { kind: 'win', winners: trees } });
  });

  it('is over with one no, and not proposed again for a week', async () => {
    const { play, id, thinks } = await begun((seat) => (lights.includes(seat) ? 'concede' : null));
    const [proposal] = await play.proposals(id, ann.id);
    await play.vote(proposal?.id ?? 0, ann.id, 'no');
    expect(await play.proposals(id, ann.id)).toEqual([]);
    table.clock.advance(160 * hourMs);
    await moves(play, id, ann);
    await thinks();
    expect(await play.proposals(id, ann.id)).toEqual([]);
    table.clock.advance(10 * hourMs);
    await moves(play, id, ann);
    await thinks();
    expect(await play.proposals(id, ann.id)).toHaveLength(1);
  });

  it('outlives its phase, as what it says does', async () => {
    const { play, id, thinks } = await begun((seat) => (lights.includes(seat) ? 'concede' : null));
    await moves(play, id, ann);
    await thinks();
    expect((await play.proposals(id, ann.id)).map(({ kind }) => kind)).toEqual(['concede']);
  });

  it('is taken back once they would not concede any more', async () => {
    const { play, id, thinks } = await begun((seat, round) => (lights.includes(seat) && round < 3 ? 'concede' : null));
    await moves(play, id, ann);
    await thinks();
    const [proposal] = await play.proposals(id, ann.id);
    expect(proposal).toMatchObject({ kind: 'concede' });
    await table.said();
    await moves(play, id, ann);
    await thinks();
    expect(await play.proposals(id, ann.id)).toEqual([]);
    expect((await table.said()).filter(({ kind }) => kind === 'notice')).toMatchObject([
      { text: { key: 'notice.voteExpired' } },
    ]);
    await expect(play.vote(proposal?.id ?? 0, ann.id, 'yes')).rejects.toThrow();
    expect((await play.info(id)).status).toBe('running');
  });

  it('stands through a fault in what they would do', async () => {
    const { play, id, thinks } = await begun((seat, round) => {
      if (round > 1) throw new Error('cannot judge');
      return lights.includes(seat) ? 'concede' : null;
    });
    await moves(play, id, ann);
    await thinks();
    expect(await play.proposals(id, ann.id)).toHaveLength(1);
  });

  it('is for nobody else to vote on: neither host nor who comes in on the beaten side, whose coming ends it', async () => {
    const people = [[bob, 'oak']] as const;
    const { play, id } = await begun((seat) => (lights.includes(seat) ? 'concede' : null), { people });
    const [proposal] = await play.proposals(id, bob.id);
    expect(proposal?.people).toEqual([bob.id]);
    for (const choice of ['yes', 'no'] as const)
      await expect(play.vote(proposal?.id ?? 0, ann.id, choice)).rejects.toThrow();
    expect(await play.proposals(id, bob.id)).toHaveLength(1);
    await play.replace(id, ann.id, 'sun', cho);
    const [asked] = (await play.proposals(id, cho.id)).filter(({ kind }) => kind === 'replace');
    await play.vote(asked?.id ?? 0, cho.id, 'yes');
    expect((await play.info(id)).seats.find(({ seat }) => seat === 'sun')?.userId).toBe(cho.id);
    expect(await play.proposals(id, bob.id)).toEqual([]);
    await expect(play.vote(proposal?.id ?? 0, bob.id, 'yes')).rejects.toThrow();
    expect((await play.info(id)).status).toBe('running');
  });

  it('asks those of the winning side who are still in the game, and are there', async () => {
    const people = [
      [ann, 'oak'],
      [bob, 'elm'],
      [cho, 'ash'],
    ] as const;
    const survivors = (): readonly SeatId[] => ['oak', 'ash', ...lights];
    const { play, id } = await begun((seat) => (lights.includes(seat) ? 'concede' : null), {
      people,
      rules: { survivors },
      before: (before, game) => before.leave(game, cho.id),
    });
    const [proposal] = await play.proposals(id, ann.id);
    expect(proposal).toMatchObject({ people: [ann.id], voters: ['oak'] });
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect((await play.info(id)).outcome).toMatchObject({ kind: 'win', winners: trees });
  });

  it('needs the whole side: not where a person plays in it, nor where one of it would play on', async () => {
    const alike: Would = (seat) => (lights.includes(seat) ? 'concede' : null);
    const mixed = [...trees.map((seat) => [ann, seat] as const), [bob, 'sun'] as const];
    const one = await begun(alike, { people: mixed });
    expect(await one.play.proposals(one.id, ann.id)).toEqual([]);
    const other = await begun((seat) => (seat === 'moon' ? null : alike(seat, 1)));
    expect(await other.play.proposals(other.id, ann.id)).toEqual([]);
  });

  it('is made where two sides are left, and who is out shares no draw', async () => {
    const sides: AnyGame['sides'] = () => [
      { id: 'trees', seats: trees },
      { id: 'lights', seats: ['sun', 'moon'] },
      { id: 'star', seats: ['star'] },
    ];
    const survivors = (): readonly SeatId[] => [...trees, 'sun', 'moon'];
    const alike: Would = (seat) => (lights.includes(seat) ? 'concede' : null);
    const three = await begun(alike, { rules: { sides } });
    expect(await three.play.proposals(three.id, ann.id)).toEqual([]);
    const two = await begun(alike, { rules: { sides, survivors } });
    expect(await two.play.proposals(two.id, ann.id)).toMatchObject([{ kind: 'concede', seats: trees }]);
    const drawn = await begun(() => 'draw', { rules: { sides, survivors } });
    expect(await drawn.play.proposals(drawn.id, ann.id)).toMatchObject([{ kind: 'draw', seats: survivors() }]);
  });

  it('is none where the game knows no concession', async () => {
    const policy: AnyGame['policy'] = (options) => ({ ...teamGame.policy(options), concession: false });
    const { play, id } = await begun(() => 'concede', { rules: { policy } });
    expect(await play.proposals(id, ann.id)).toEqual([]);
  });
});

describe('a draw that computer players propose', () => {
  it('needs all of them, and all people, and ends with its phase', async () => {
    const people = [
      [ann, 'oak'],
      [cho, 'sun'],
    ] as const;
    const some = await begun((seat) => (seat === 'moon' ? null : 'draw'), { people });
    expect(await some.play.proposals(some.id, ann.id)).toEqual([]);
    const { play, id, thinks } = await begun((_, round) => (round === 1 ? 'draw' : null), { people });
    const [proposal] = await play.proposals(id, ann.id);
    expect(proposal).toMatchObject({ kind: 'draw', computers: true, people: [ann.id, cho.id] });
    expect(new Set(proposal?.seats)).toEqual(new Set([...trees, ...lights]));
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect((await play.info(id)).status).toBe('running');
    await moves(play, id, ann);
    await moves(play, id, cho);
    await thinks();
    expect(await play.proposals(id, ann.id)).toEqual([]);
  });

  it('carries once all people agree', async () => {
    const { play, id } = await begun(() => 'draw');
    const [proposal] = await play.proposals(id, ann.id);
    await play.vote(proposal?.id ?? 0, ann.id, 'yes');
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { kind: 'draw' } });
  });

  it('is asked of computer players still in the game alone, and waits while people vote on a draw of their own', async () => {
    const people = [
      [ann, 'oak'],
      [bob, 'sun'],
    ] as const;
    const survivors = (): readonly SeatId[] => ['oak', 'elm', 'sun', 'moon'];
    const wouldAlive: Would = (seat) => (survivors().includes(seat) ? 'draw' : null);
    const one = await begun(wouldAlive, { people, rules: { survivors } });
    expect((await one.play.proposals(one.id, ann.id)).map(({ kind }) => kind)).toEqual(['draw']);
    const { play, id } = await begun(() => 'draw', {
      people,
      before: (before, game) => before.propose(game, bob.id, 'draw', []),
    });
    expect((await play.proposals(id, ann.id)).map(({ byUser }) => byUser)).toEqual([bob.id]);
  });

  it('is none for a game that has just ended', async () => {
    let isLast = false;
    const { play, id, thinks } = await begun(() => (isLast ? 'draw' : null));
    for (const round of [1, 2]) {
      await moves(play, id, ann);
      if (round === 2) await thinks();
    }
    await moves(play, id, ann);
    await table.said();
    isLast = true;
    await thinks();
    expect((await play.info(id)).status).toBe('finished');
    expect((await table.said()).filter(({ kind }) => kind === 'vote')).toEqual([]);
  });

  it('waits while people vote on an end of their own, and is none where there are no draws', async () => {
    const people = [
      [ann, 'oak'],
      [bob, 'sun'],
    ] as const;
    const { play, id } = await begun(() => 'draw', {
      people,
      before: (before, game) => before.propose(game, bob.id, 'cancel', []),
    });
    expect((await play.proposals(id, ann.id)).map(({ kind }) => kind)).toEqual(['cancel']);
    const policy: AnyGame['policy'] = (options) => ({ ...teamGame.policy(options), draw: 'none' });
    const none = await begun(() => 'draw', { people, rules: { policy } });
    expect(await none.play.proposals(none.id, ann.id)).toEqual([]);
  });
});

it('a fault in what computer players would do holds up nobody', async () => {
  const warned: string[] = [];
  const { play, id } = await begun(
    () => {
      throw new Error('cannot judge');
    },
    { warned },
  );
  expect(warned).toEqual(['computer players could not say how they would end a game']);
  expect((await play.info(id)).seats.filter(({ owes }) => owes).map(({ seat }) => seat)).toEqual(trees);
});
