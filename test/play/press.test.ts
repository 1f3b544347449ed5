// What people of a table say to one another: letters reach their parties alone, embassies hold exactly the people of their seats.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import { allBid, ann, begun, bob, cho, dan, give, hourMs, refusal, steward, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

/** The toy with a rulebook by which nobody talks once red has scored in the first round. */
const quiet: AnyGame = {
  ...toyGame,
  press: (view) => {
    const { round, score } = view as { round: number; score: Record<string, number> };
    return round === 2 && (score['red'] ?? 0) > 0 ? 'silent' : 'open';
  },
};

function write(
  play: Play,
  id: number,
  by: { id: string },
  to: readonly string[] | null,
  text: string,
): Promise<number> {
  return play.press.write(id, by.id, { to, text, as: null }).then((letter) => letter.id);
}

/** The kinds of what is still to be said, with whom it is for. */
async function told(): Promise<readonly string[]> {
  return (await table.said()).map((one) => `${one.kind}${'userId' in one ? ` ${one.userId ?? ''}` : ''}`);
}

describe('a letter', () => {
  it('is read by its parties alone: not by the third, the host, or who looks after the server', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan });
    await table.said();
    const letter = await write(play, id, ann, ['blue'], 'Shall we?');
    expect(await told()).toEqual(['letter bob']);
    expect(await play.press.letter(letter, bob.id)).toMatchObject({ from: 'red', to: ['blue'], text: 'Shall we?' });
    for (const stranger of [cho, dan, { id: 'owner' }]) {
      expect(await play.press.letter(letter, stranger.id)).toBeNull();
      expect(await play.press.letters(id, stranger.id, { limit: 9 })).toEqual([]);
      expect(await play.exportGame(id, stranger.id)).not.toContain('Shall we?');
    }
    expect(await play.press.statement(letter)).toBeNull();
    expect((await play.press.letters(id, ann.id, { limit: 9 })).map(({ mine, text }) => [mine, text])).toEqual([
      [true, 'Shall we?'],
    ]);
    expect(await play.exportGame(id, bob.id)).toContain('Shall we?');
    await play.cancel(id, dan.id, steward);
    for (const stranger of [cho, dan]) expect(await play.exportGame(id, stranger.id)).not.toContain('Shall we?');
    expect(await play.exportGame(id, ann.id)).toContain('Shall we?');
  });

  it('goes to who plays the seat when it is written, and stays with the seat', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const letter = await write(play, id, ann, ['blue', 'green'], 'To both');
    await play.leave(id, bob.id);
    await play.join(id, dan, 'blue');
    for (const { id: proposal } of await play.proposals(id, ann.id)) {
      await play.vote(proposal, ann.id, 'yes');
      await play.vote(proposal, cho.id, 'yes');
    }
    expect((await play.info(id)).seats[1]?.userId).toBe('dan');
    await table.said();
    expect(await play.press.letter(letter, dan.id)).toMatchObject({ text: 'To both' });
    const later = await write(play, id, cho, ['blue'], 'To Dan');
    expect(await told()).toEqual(['letter dan']);
    expect(await play.press.letter(letter, bob.id)).toMatchObject({ text: 'To both' });
    expect(await play.press.letter(later, bob.id)).toBeNull();
  });

  it('is refused without words, to oneself or a computer, by a spectator, and when too many were written', async () => {
    const play = table.play();
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    expect(await refusal(write(play, id, ann, ['blue'], '  '))).toEqual(['refuse.letterEmpty']);
    expect(await refusal(write(play, id, ann, ['blue'], 'x'.repeat(1_801)))).toEqual(['refuse.letterLong']);
    expect(await refusal(write(play, id, ann, ['red'], 'Me'))).toEqual(['refuse.pressNobody']);
    expect(await refusal(write(play, id, ann, ['green'], 'You'))).toEqual(['refuse.pressComputer']);
    expect(await refusal(write(play, id, dan, ['red'], 'Hi'))).toEqual(['refuse.noSeat']);
    for (let n = 0; n < 40; n++) await write(play, id, ann, ['blue'], `Letter ${n}`);
    expect(await refusal(write(play, id, ann, ['blue'], 'One more'))).toEqual(['refuse.tooManyLetters']);
    table.clock.advance(3_600_001);
    await write(play, id, ann, ['blue'], 'One more');
  });

  it('is not heard from a muted seat or a blocked person, who cannot tell', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.press.mute(id, bob.id, 'red', true);
    const muted = await write(play, id, ann, ['blue'], 'Muted');
    expect(await play.press.isMuted(id, bob.id, 'red')).toBe(true);
    expect(await play.press.letter(muted, bob.id)).toMatchObject({ text: 'Muted' });
    await play.press.block(id, cho.id, 'red', true);
    const other = await begun(play);
    for (const game of [id, other.id]) {
      const letter = await write(play, game, ann, ['green'], 'Blocked');
      expect(await play.press.letter(letter, cho.id)).toBeNull();
      expect(await play.press.letters(game, cho.id, { limit: 9 })).toEqual([]);
      expect(await play.press.letters(game, ann.id, { limit: 9 })).not.toEqual([]);
    }
    expect((await play.press.info(id, cho.id)).blocked).toEqual([{ userId: 'ann', seat: null }]);
    await play.press.block(id, cho.id, 'red', false);
    expect((await play.press.letters(id, cho.id, { limit: 9 })).map(({ text }) => text)).toEqual(['Blocked']);
  });

  it('does not come as an invitation either from a blocked person, who cannot tell', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.press.block(id, cho.id, 'red', true);
    const like = {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    } as const;
    const again = await play.create(ann, { ...like, invited: ['bob', 'cho'] });
    await play.create(bob, { ...like, invited: ['cho'] });
    await play.invite(again.id, ann, dan);
    const fresh = await play.create(ann, like);
    await table.said();
    await play.invite(fresh.id, ann, cho);
    expect(await refusal(play.invite(fresh.id, ann, cho))).toEqual(['refuse.invitedAlready']);
    expect((await told()).filter((one) => one.startsWith('news'))).toEqual([]);
    await play.invite(fresh.id, ann, bob);
    expect(await told()).toContain('news bob');
  });

  it('tells nothing of who sits where by blocks, where seats are anonymous', async () => {
    const play = table.play();
    const open = await begun(play);
    await play.press.block(open.id, cho.id, 'red', true);
    const { id } = await begun(play, { settings: { anonymous: true } });
    const listed = async (at: number): Promise<unknown> => (await play.press.info(at, cho.id)).blocked;
    const ofAnn = { userId: 'ann', seat: null };
    const spoken = await write(play, id, ann, null, 'Hear ye');
    table.clock.advance(120_000);
    expect((await play.press.letters(id, cho.id, { limit: 9 })).map((one) => one.id)).toEqual([spoken]);
    await play.press.block(id, cho.id, 'red', false);
    expect(await listed(id)).toEqual([ofAnn]);
    for (const seat of ['blue', 'red']) await play.press.block(id, cho.id, seat, true);
    const seats = ['blue', 'red'].map((seat) => ({ userId: null, seat: { gameId: id, seat } }));
    expect(await listed(id)).toEqual([ofAnn, ...seats]);
    const letter = await write(play, id, bob, ['green'], 'Blocked by seat');
    expect(await play.press.letter(letter, cho.id)).toBeNull();
    const elsewhere = await write(play, open.id, bob, ['green'], 'Heard at another table');
    expect(await play.press.letter(elsewhere, cho.id)).not.toBeNull();
    await play.press.block(open.id, cho.id, 'red', false);
    expect(await listed(id)).toEqual(seats);
    await play.cancel(id, ann.id, steward);
    expect(await listed(open.id)).toEqual([ofAnn, { userId: 'bob', seat: null }]);
    expect(await play.press.letter(elsewhere, cho.id)).toBeNull();
    await play.press.block(open.id, cho.id, 'blue', false);
    expect(await listed(open.id)).toEqual([ofAnn]);
  });

  it('comes some minutes after it was written where seats are anonymous, and tells nobody when that was', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan, settings: { anonymous: true } });
    const read = async (who: { id: string }): Promise<readonly (readonly [number, number])[]> =>
      (await play.press.letters(id, who.id, { limit: 9 })).map((one) => [one.id, one.at.getTime()] as const);
    const written = table.clock.now().getTime();
    const letters: number[] = [];
    for (let n = 0; n < 4; n++) letters.push(await write(play, id, ann, n === 3 ? null : ['blue'], `Letter ${n}`));
    const rows = await table.store().db.outbox.findMany({
      where: { kind: { in: ['letter', 'statement'] } },
      orderBy: { id: 'asc' },
    });
    const waits = rows.map(({ runAt }) => runAt.getTime() - written);
    expect(waits).toHaveLength(4);
    expect(new Set(waits).size).toBe(4);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(60_000);
      expect(wait).toBeLessThan(120_000);
    }
    expect(await read(bob)).toEqual([]);
    expect(await play.exportGame(id, bob.id)).not.toContain('Letter ');
    expect(await read(ann)).toEqual(letters.toReversed().map((one) => [one, written]));
    // Neither before it comes, nor by what is told of it afterwards.
    const first = Math.min(...waits);
    table.clock.advance(first - 1);
    expect(await read(bob)).toEqual([]);
    // A number can be guessed: what has not come yet is neither shown nor reported, as if it had not been written.
    expect(await play.press.letter(letters[0] ?? 0, bob.id)).toBeNull();
    expect(await refusal(play.press.report(letters[0] ?? 0, bob.id, ''))).toEqual(['refuse.noLetter']);
    table.clock.advance(120_000 - first);
    const came = letters.map((one, n) => [one, written + (waits[n] ?? 0)]);
    expect(await read(bob)).toEqual(came.toReversed());
    expect((await play.press.letter(letters[0] ?? 0, bob.id))?.at.getTime()).toBe(came[0]?.[1]);
    const { letters: exported } = JSON.parse(await play.exportGame(id, bob.id)) as { letters: { at: string }[] };
    expect(exported.map((one) => Date.parse(one.at))).toEqual(came.map(([, when]) => when).toReversed());
    await play.cancel(id, dan.id, steward);
    expect(await read(bob)).toEqual(letters.toReversed().map((one) => [one, written]));
  });

  it('can be reported by who received it alone, and goes to who does not play', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan });
    const letter = await write(play, id, ann, ['blue'], 'Rude');
    await table.said();
    for (const other of [cho, dan, ann])
      expect(await refusal(play.press.report(letter, other.id, ''))).toEqual(['refuse.noLetter']);
    await play.press.report(letter, bob.id, 'Too rude');
    expect(await table.said()).toMatchObject([{ kind: 'reported', by: 'bob', reason: 'Too rude' }]);
    const statement = await write(play, id, ann, null, 'Rude to all');
    await table.said();
    for (const reporter of [cho, bob]) await play.press.report(statement, reporter.id, '');
    expect(await table.said()).toMatchObject([{ kind: 'reported', letterId: statement, by: 'cho' }]);
    for (let n = 0; n < 4; n++) await play.press.report(await write(play, id, ann, null, 'Again'), cho.id, '');
    const sixth = await write(play, id, ann, null, 'Again');
    const tooMany = await play.press.report(sixth, cho.id, '').catch((error: unknown) => error);
    expect(tooMany).toMatchObject({ texts: [{ key: 'refuse.tooManyReports', args: { max: 5, hours: 24 } }] });
    table.clock.advance(25 * hourMs);
    await play.press.report(sixth, cho.id, '');
    expect(await play.press.watchers(id, ['dan', 'ann', 'dan'])).toEqual(['dan']);
    expect(await play.press.reported(letter, bob.id)).toMatchObject({ writer: 'ann', reporterSeat: 'blue' });
  });
});

describe('the press rule', () => {
  it('lets players talk in public only, or not at all, and lets nobody before the start or after the end', async () => {
    const play = table.play();
    const shy = await begun(play, { settings: { press: 'public' } });
    expect(await refusal(write(play, shy.id, ann, ['blue'], 'Psst'))).toEqual(['refuse.press.publicOnly']);
    expect(await refusal(play.press.open(shy.id, ann.id, ['blue']))).toEqual(['refuse.press.publicOnly']);
    await table.said();
    const said = await write(play, shy.id, ann, null, 'Hear ye');
    expect(await told()).toEqual(['statement']);
    expect(await play.press.statement(said)).toMatchObject({ from: 'red', to: null, text: 'Hear ye' });
    const mute = await begun(play, { settings: { press: 'none' } });
    expect(await refusal(write(play, mute.id, ann, null, 'Hear ye'))).toEqual(['refuse.press.none']);
    await play.cancel(shy.id, ann.id, steward);
    expect(await refusal(write(play, shy.id, ann, null, 'Hear ye'))).toEqual(['refuse.press.over']);
  });
});

describe('an embassy', () => {
  it('is one for the same seats, with exactly their people: a substitute comes in, who left goes out', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan });
    await table.said();
    const embassy = await play.press.open(id, ann.id, ['blue']);
    expect(await told()).toContain('embassy');
    expect((await play.press.open(id, bob.id, ['red'])).id).toBe(embassy.id);
    expect(await play.press.plan(embassy.id)).toMatchObject({
      seats: ['red', 'blue'],
      people: ['ann', 'bob'],
      shut: null,
    });
    await play.press.left(embassy.id, { channelId: 'thread', members: ['ann', 'bob'] });
    expect((await play.press.info(id, cho.id)).embassies).toEqual([]);
    expect((await play.press.info(id, dan.id)).embassies).toEqual([]);
    // One whose thread is still to be opened is looked at again as well.
    await play.press.open(id, ann.id, ['green']);
    await table.said();
    await play.leave(id, bob.id);
    expect((await told()).filter((one) => one === 'embassy')).toHaveLength(2);
    expect((await play.press.plan(embassy.id))?.people).toEqual(['ann']);
    await play.join(id, bob, 'blue');
    expect((await play.press.plan(embassy.id))?.people).toEqual(['ann', 'bob']);
    await play.press.block(id, bob.id, 'red', true);
    expect((await play.press.plan(embassy.id))?.people).toEqual(['ann']);
  });

  it('that is held by letters is to have a thread once threads can be had, unless who is in it must not be seen', async () => {
    const play = table.play();
    const seats = ['blue'];
    const { id } = await begun(play);
    const embassy = await play.press.open(id, ann.id, seats);
    await play.press.left(embassy.id, { without: 'place' });
    const shy = await begun(play, { settings: { anonymous: true } });
    const hidden = await play.press.open(shy.id, ann.id, seats);
    await write(play, id, cho, seats, 'To Bob alone');
    await write(play, id, ann, ['blue', 'green'], 'To both');
    expect(await play.press.plan(embassy.id)).toMatchObject({ without: 'place', wrote: false });
    await write(play, id, bob, ['red'], 'To Ann');
    await table.said();
    expect(await play.press.seekThreads('elsewhere')).toBe(0);
    expect(await play.press.seekThreads('guild')).toBe(1);
    expect((await table.said()).filter(({ kind }) => kind === 'embassy')).toEqual([
      { kind: 'embassy', gameId: id, embassyId: embassy.id },
    ]);
    expect(await play.press.plan(embassy.id)).toMatchObject({ without: null, wrote: true });
    expect(await play.press.plan(hidden.id)).toMatchObject({ without: 'anonymous' });
    expect(await play.press.seekThreads('guild')).toBe(0);
  });

  it('is shut with the phase and open again, as the rulebook says, and shut at the end', async () => {
    const play = table.play({ games: new Map([['toy', quiet]]) });
    const { id } = await begun(play, { options: { rounds: 2 }, settings: { press: 'rulebook' } });
    const embassy = await play.press.open(id, ann.id, ['blue']);
    await play.press.left(embassy.id, { channelId: 'thread', members: ['ann', 'bob'] });
    await table.said();
    const shut = async (): Promise<string | null | undefined> => (await play.press.plan(embassy.id))?.shut;
    await allBid(play, id);
    expect(await shut()).toBeNull();
    expect(await told()).not.toContain('embassy');
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    expect(await shut()).toBe('phase');
    expect(await told()).toContain('embassy');
    expect(await refusal(write(play, id, ann, ['blue'], 'Now?'))).toEqual(['refuse.press.phase']);
    expect(await refusal(write(play, id, ann, null, 'Now?'))).toEqual(['refuse.press.phase']);
    await give(play, id, cho, ['wait']);
    expect((await play.info(id)).status).toBe('running');
    expect(await shut()).toBeNull();
    expect(await told()).toContain('embassy');
    await play.cancel(id, ann.id, steward);
    expect(await shut()).toBe('over');
    expect(await told()).toContain('embassy');
  });
});
