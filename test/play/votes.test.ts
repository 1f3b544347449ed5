// Agreeing on an end, on more time, on a pause: who is asked, what carries, what stays hidden.
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import { toyGame } from '../support/toy-game.js';
import { allBid, ann, begun, bob, cho, give, hourMs, refusal, sheet, steward, testTable } from '../support/table.js';

const table = testTable();

describe('a draw', () => {
  it('needs everybody, and stays hidden until it carries', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await table.said();
    const proposal = await play.propose(id, ann.id, 'draw', []);
    expect(proposal).toMatchObject({ seats: ['red', 'blue', 'green'], agreed: null, mine: 'yes' });
    expect((await table.said()).filter((saying) => saying.kind === 'vote')).toMatchObject([
      { proposalId: proposal.id },
    ]);
    await play.vote(proposal.id, cho.id, 'yes');
    expect((await play.proposals(id, bob.id))[0]).toMatchObject({ agreed: null, mine: null });
    await play.vote(proposal.id, bob.id, 'yes');
    expect(await play.info(id)).toMatchObject({
      status: 'finished',
      seed: 'a seed for tests',
      outcome: { kind: 'draw', winners: ['red', 'blue', 'green'], text: { key: 'outcome.draw', ns: 'app' } },
    });
    expect(await refusal(play.vote(proposal.id, bob.id, 'no'))).toEqual(['refuse.noProposal']);
  });

  it('leaves nobody out who is still in a game where all survivors share it', async () => {
    const policy = { ballots: 'table', draw: 'survivors', concession: true, absence: 'playsOn' } as const;
    const game: AnyGame = { ...toyGame, policy: () => policy };
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    const { seats } = await play.propose(id, ann.id, 'draw', ['red', 'blue']);
    expect(seats).toEqual(['red', 'blue', 'green']);
  });

  it('ends with the first no, secret or not, and another may be proposed', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const first = await play.propose(id, ann.id, 'draw', []);
    await play.vote(first.id, cho.id, 'yes');
    await table.said();
    await play.vote(first.id, bob.id, 'no');
    expect((await table.said()).filter((saying) => saying.kind === 'notice')).toMatchObject([
      { text: { key: 'notice.voteFailed' } },
    ]);
    expect(await play.proposals(id, ann.id)).toEqual([]);
    const second = await play.propose(id, bob.id, 'draw', []);
    expect(second.id).not.toBe(first.id);
    expect((await play.proposals(id, cho.id))[0]).toMatchObject({ id: second.id, mine: null });
  });

  it('ends with its phase: a yes never counts for another position', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const proposal = await play.propose(id, ann.id, 'draw', []);
    await play.vote(proposal.id, bob.id, 'yes');
    await table.said();
    await allBid(play, id);
    expect((await table.said()).filter((saying) => saying.kind === 'notice')).toMatchObject([
      { text: { key: 'notice.voteExpired' } },
    ]);
    expect(await refusal(play.vote(proposal.id, cho.id, 'yes'))).toEqual(['refuse.noProposal']);
    expect((await play.info(id)).status).toBe('running');
  });

  it('ends after two days at the latest', async () => {
    const play = table.play({ wall: () => new Date(0) });
    const { id } = await begun(play, { paces: { orders: 400 } });
    await play.propose(id, ann.id, 'draw', []);
    table.clock.advance(47 * hourMs);
    await play.runDue();
    expect(await play.proposals(id, ann.id)).toHaveLength(1);
    table.clock.advance(hourMs);
    await play.runDue();
    expect(await play.proposals(id, ann.id)).toEqual([]);
  });

  it('may be proposed by one person three times in twelve hours, and the refusal says when again', async () => {
    const play = table.play();
    const { id } = await begun(play, { paces: { orders: 400 } });
    for (let n = 0; n < 3; n++) {
      const { id: proposal } = await play.propose(id, ann.id, 'draw', []);
      await play.vote(proposal, ann.id, 'no');
      table.clock.advance(hourMs);
    }
    const again = play.propose(id, ann.id, 'pause', []);
    await expect(again).rejects.toMatchObject({
      texts: [{ key: 'refuse.tooManyProposals', args: { max: 3, hours: 9 } }],
    });
    expect((await play.propose(id, bob.id, 'draw', [])).mine).toBe('yes');
    table.clock.advance(9 * hourMs);
    expect((await play.propose(id, ann.id, 'pause', [])).mine).toBe('yes');
  });

  it('is nobody else’s to know when it did not carry, not even from the copy of the ended game', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.propose(id, bob.id, 'draw', []);
    await play.cancel(id, ann.id, steward);
    const copy = await play.exportGame(id, cho.id);
    expect(copy).toContain('"action":"cancel"');
    expect(copy).not.toMatch(/"propose"|"draw"/);
  });

  it('is withdrawn by its proposer', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { drawVote: 'open' } });
    const proposal = await play.propose(id, ann.id, 'draw', []);
    expect(proposal.agreed).toEqual(['red']);
    await play.vote(proposal.id, ann.id, 'no');
    expect(await play.proposals(id, ann.id)).toEqual([]);
  });

  it('is not blocked by players who have left, and shared with them as with all who are still in', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.leave(id, cho.id);
    const proposal = await play.propose(id, ann.id, 'draw', []);
    expect(proposal).toMatchObject({ voters: ['red', 'blue'], seats: ['red', 'blue', 'green'] });
    await play.vote(proposal.id, bob.id, 'yes');
    expect((await play.info(id)).status).toBe('finished');
  });

  it('falls when somebody who votes comes back, and so does any other vote on the end', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.leave(id, cho.id);
    await play.propose(id, ann.id, 'draw', []);
    await play.propose(id, ann.id, 'cancel', []);
    const pause = await play.propose(id, bob.id, 'pause', []);
    await table.said();
    await play.join(id, cho, 'green');
    expect((await play.desk(id, cho.id)).votes.map((one) => one.id)).toEqual([pause.id]);
    const said = await table.said();
    expect(said.filter((one) => one.kind === 'notice').map(({ text }) => text.key)).toEqual(
      expect.arrayContaining(['notice.voteAnew', 'notice.voteAnew', 'notice.back']),
    );
    expect((await play.info(id)).status).toBe('running');
  });

  it('says whether it would be rated: not before everybody has had a first move', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 } });
    const first = await play.propose(id, ann.id, 'draw', []);
    expect(first.rated).toBe(false);
    expect(await play.ending(id, ann.id, 'concede', ['blue'])).toEqual({ seats: ['blue'], rated: false });
    await allBid(play, id);
    expect(await play.ending(id, ann.id, 'draw', [])).toMatchObject({ rated: true });
  });

  it('does not tell by the rating who has sealed their first answer', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 }, settings: { readiness: 'none' } });
    await give(play, id, bob, sheet);
    await give(play, id, cho, sheet);
    await give(play, id, ann, sheet, { final: false });
    expect(await play.ending(id, ann.id, 'draw', [])).toMatchObject({ rated: false });
  });

  it('takes its buttons off when it is over, in the channel and on every desk', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const { id: proposalId } = await play.propose(id, ann.id, 'draw', []);
    expect((await play.desk(id, bob.id)).votes).toMatchObject([{ id: proposalId }]);
    expect((await play.desk(id, ann.id)).votes).toEqual([]);
    await table.said();
    await play.vote(proposalId, ann.id, 'no');
    const said = await table.said();
    expect(said.filter((one) => one.kind === 'vote')).toMatchObject([{ proposalId }]);
    const moved = said.flatMap((one) => (one.kind === 'moved' ? [one.userId] : []));
    expect(new Set(moved)).toEqual(new Set(['ann', 'bob', 'cho']));
    expect((await play.desk(id, bob.id)).votes).toEqual([]);
  });

  it('carries when the last who had not agreed leaves', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const proposal = await play.propose(id, ann.id, 'draw', ['red', 'blue']);
    await play.vote(proposal.id, bob.id, 'yes');
    await play.leave(id, cho.id);
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { winners: ['red', 'blue'] } });
  });
});

describe('conceding', () => {
  it('asks all but the winner', async () => {
    const play = table.play();
    const { id } = await begun(play);
    expect(await refusal(play.propose(id, ann.id, 'concede', []))).toEqual(['refuse.oneWinner']);
    expect(await refusal(play.propose(id, ann.id, 'concede', ['red']))).toEqual(['refuse.noVote']);
    const proposal = await play.propose(id, ann.id, 'concede', ['blue']);
    expect(proposal.voters).toEqual(['red', 'green']);
    // As with a draw, a secret vote tells nobody who has agreed.
    expect(proposal.agreed).toBeNull();
    await play.propose(id, cho.id, 'concede', ['blue']);
    // Where several give up, none of them is named.
    const text = { key: 'outcome.concede', args: { seat: { key: 'seat.blue' } } };
    expect(await play.info(id)).toMatchObject({ outcome: { kind: 'win', winners: ['blue'], text } });
  });

  it('ends a game alone against computer players at once', async () => {
    const play = table.play();
    const { id } = await begun(play, { people: [[ann, 'red']] });
    await play.propose(id, ann.id, 'concede', ['green']);
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { winners: ['green'] } });
  });
});

describe('a rulebook', () => {
  it('that knows neither draws nor concessions lets none be proposed, and a draw names who is still in', async () => {
    const strict: AnyGame = {
      ...toyGame,
      policy: () => ({ ballots: 'table', draw: 'none', concession: false, absence: 'playsOn' }),
    };
    const hard = table.play({ games: new Map([[strict.id, strict]]) });
    const { id } = await begun(hard);
    expect(await refusal(hard.propose(id, ann.id, 'draw', []))).toEqual(['refuse.noDraw']);
    expect(await refusal(hard.propose(id, ann.id, 'concede', ['blue']))).toEqual(['refuse.noConcession']);
    expect((await hard.propose(id, ann.id, 'cancel', [])).kind).toBe('cancel');
    const play = table.play();
    const other = await begun(play);
    expect(await refusal(play.propose(other.id, ann.id, 'draw', ['red', 'nobody']))).toEqual(['refuse.sharers']);
  });
});

describe('the clock', () => {
  it('moves when more than half agree', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play);
    const extension = await play.propose(id, ann.id, 'extend', []);
    expect((await play.info(id)).deadline).toEqual(deadline);
    await play.vote(extension.id, bob.id, 'yes');
    expect((await play.info(id)).deadline?.getTime()).toBe((deadline?.getTime() ?? 0) + 24 * hourMs);
    const pause = await play.propose(id, ann.id, 'pause', []);
    await play.vote(pause.id, cho.id, 'yes');
    expect((await play.info(id)).status).toBe('paused');
    const resume = await play.propose(id, bob.id, 'resume', []);
    await play.vote(resume.id, cho.id, 'yes');
    expect((await play.info(id)).status).toBe('running');
  });

  it('moves by as much as was asked for, and the vote says from when to when', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play);
    const extension = await play.propose(id, ann.id, 'extend', [], 6);
    const to = new Date((deadline?.getTime() ?? 0) + 6 * hourMs);
    expect(extension.more).toEqual({ hours: 6, deadline: { from: deadline, to } });
    expect((await play.propose(id, bob.id, 'extend', [], 9)).id).not.toBe(extension.id);
    await play.vote(extension.id, cho.id, 'yes');
    expect((await play.info(id)).deadline).toEqual(to);
    expect(await refusal(play.propose(id, ann.id, 'extend', [], 400))).toEqual(['refuse.badHours']);
  });

  it('that moves is moved in every message that shows it', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const extension = await play.propose(id, ann.id, 'extend', []);
    await table.said();
    await play.vote(extension.id, bob.id, 'yes');
    const moved = (await table.said()).flatMap((one) => (one.kind === 'moved' ? [one.userId] : []));
    expect(new Set(moved)).toEqual(new Set([null, 'ann', 'bob', 'cho']));
  });

  it('lets a proposal fail openly', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const cancel = await play.propose(id, ann.id, 'cancel', []);
    await table.said();
    await play.vote(cancel.id, bob.id, 'no');
    expect((await table.said()).filter((saying) => saying.kind === 'notice')).toMatchObject([
      { text: { key: 'notice.voteFailed' } },
    ]);
    expect(await refusal(play.propose(id, 'stranger', 'pause', []))).toEqual(['refuse.noVote']);
    await give(play, id, ann, []);
  });
});

describe('how many must agree', () => {
  it('is more than half where the clock is moved: half of two is not', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    const extension = await play.propose(id, ann.id, 'extend', []);
    expect(await play.proposals(id, bob.id)).toMatchObject([{ id: extension.id, mine: null }]);
    expect((await play.info(id)).deadline).toEqual(deadline);
    await play.vote(extension.id, bob.id, 'yes');
    expect(await play.proposals(id, bob.id)).toEqual([]);
    expect((await play.info(id)).deadline).not.toEqual(deadline);
  });

  it('is everybody where the game is ended', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const end = await play.propose(id, ann.id, 'cancel', []);
    await play.vote(end.id, bob.id, 'yes');
    expect((await play.info(id)).status).toBe('running');
    await play.vote(end.id, cho.id, 'yes');
    expect((await play.info(id)).status).toBe('cancelled');
  });

  it('cannot be reached any more once half are against', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const pause = await play.propose(id, ann.id, 'pause', []);
    await play.vote(pause.id, bob.id, 'no');
    expect(await play.proposals(id, ann.id)).toMatchObject([{ id: pause.id }]);
    await table.said();
    await play.vote(pause.id, cho.id, 'no');
    expect(await play.proposals(id, ann.id)).toEqual([]);
    expect((await table.said()).filter((one) => one.kind === 'notice')).toMatchObject([
      { text: { key: 'notice.voteFailed' } },
    ]);
    expect((await play.info(id)).status).toBe('running');
  });
});

describe('a vote', () => {
  it.each(['draw', 'pause'] as const)('on %s ends when its proposer takes it back', async (kind) => {
    const play = table.play();
    const { id } = await begun(play);
    const proposal = await play.propose(id, ann.id, kind, []);
    await play.vote(proposal.id, ann.id, 'no');
    expect(await play.proposals(id, bob.id)).toEqual([]);
    expect((await play.info(id)).status).toBe('running');
  });

  it('on more time is for the questions that are open, and ends with them', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 } });
    const extension = await play.propose(id, ann.id, 'extend', []);
    await allBid(play, id);
    const { deadline } = await play.info(id);
    expect(await play.proposals(id, bob.id)).toEqual([]);
    expect(await refusal(play.vote(extension.id, bob.id, 'yes'))).toEqual(['refuse.noProposal']);
    expect((await play.info(id)).deadline).toEqual(deadline);
  });

  it('that is proposed again is the same: the second proposer agrees', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const pause = await play.propose(id, ann.id, 'pause', []);
    const again = await play.propose(id, bob.id, 'pause', []);
    expect(again.id).toBe(pause.id);
    expect((await play.info(id)).status).toBe('paused');
    const shared = await play.propose(id, ann.id, 'draw', ['red', 'blue']);
    expect((await play.propose(id, bob.id, 'draw', ['blue', 'red'])).id).toBe(shared.id);
    expect((await play.propose(id, cho.id, 'draw', [])).id).not.toBe(shared.id);
  });

  it('on the end is closed when a seat drops out of the game; others go on', async () => {
    /** Green is out once the first sheets are open. */
    const shrinking: AnyGame = {
      ...toyGame,
      survivors: (state: { bids: object }) =>
        Object.keys(state.bids).length === 0 ? ['red', 'blue', 'green'] : ['red', 'blue'],
    };
    const play = table.play({ games: new Map([[shrinking.id, shrinking]]) });
    const { id } = await begun(play);
    await play.propose(id, ann.id, 'draw', []);
    await play.propose(id, ann.id, 'concede', ['blue']);
    const pause = await play.propose(id, bob.id, 'pause', []);
    await table.said();
    await allBid(play, id);
    expect((await play.proposals(id, ann.id)).map((one) => one.id)).toEqual([pause.id]);
    const notices = (await table.said()).filter((one) => one.kind === 'notice');
    expect(notices).toMatchObject([{ text: { key: 'notice.voteReset' } }, { text: { key: 'notice.voteReset' } }]);
    expect((await play.info(id)).status).toBe('running');
  });
});
