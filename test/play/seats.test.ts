// Seats that change hands: whose leave it takes, what stays secret from whom, what becomes of saved orders, who is told.
import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import type { Play } from '../../src/play/play.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import {
  allBid,
  ann,
  begun,
  bob,
  cho,
  dan,
  give,
  hourMs,
  refusal,
  sheet,
  steward,
  taskOf,
  testTable,
} from '../support/table.js';

const table = testTable();
const eve = { id: 'eve', name: 'Eve', locale: 'en' } as const;

/** A play layer that never notices an outage. */
function steady(): Play {
  return table.play({ wall: () => new Date(0) });
}

function holder(game: GameInfo, seat: string): string | null {
  return game.seats.find((one) => one.seat === seat)?.userId ?? null;
}

async function asked(play: Play, gameId: number): Promise<number> {
  const [proposal] = await play.proposals(gameId, '');
  if (proposal === undefined) throw new Error('nothing is being voted on');
  return proposal.id;
}

/** Sentences sent to one person alone. */
function toldTo(said: readonly OutboxMessage[], userId: string): readonly string[] {
  return said.flatMap((one) =>
    one.kind === 'news' && one.userId === userId
      ? [one.text.key]
      : (one.kind === 'private' || one.kind === 'prompt') && one.userId === userId
        ? (one.given ?? []).map((text) => text.key)
        : [],
  );
}

describe('a host who plays', () => {
  it('cannot take a player’s seat, nor give it to anybody, without that player’s leave', async () => {
    const play = steady();
    const { id } = await begun(play);
    expect(await refusal(play.replace(id, ann.id, 'blue', ann))).toEqual(['refuse.hasSeat']);
    await play.replace(id, ann.id, 'blue', dan);
    await play.replace(id, ann.id, 'blue', null);
    expect(holder(await play.info(id), 'blue')).toBe('bob');
    const [toDan] = await play.proposals(id, '');
    await play.vote(toDan?.id ?? 0, dan.id, 'yes');
    expect(holder(await play.info(id), 'blue')).toBe('bob');
    await play.vote(toDan?.id ?? 0, bob.id, 'yes');
    expect(holder(await play.info(id), 'blue')).toBe('dan');
  });

  it('cannot read another hand by way of a computer player in their own seat', async () => {
    const play = steady();
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await play.leave(id, ann.id);
    table.clock.advance(13 * hourMs);
    expect(await refusal(play.replace(id, ann.id, 'green', ann))).toEqual(['refuse.hasSeat']);
    await play.replace(id, ann.id, 'red', null);
    expect((await play.info(id)).seats[0]).toMatchObject({ computer: true });
    await play.leave(id, bob.id);
    table.clock.advance(13 * hourMs);
    expect(await refusal(play.replace(id, ann.id, 'blue', ann))).toEqual(['refuse.hasSeen']);
    expect(await refusal(play.join(id, ann, 'blue'))).toEqual(['refuse.hasSeen']);
    expect((await play.desk(id, ann.id)).seats).toEqual([]);
  });

  it('cannot let somebody into a computer player’s seat over the heads of the others', async () => {
    const play = steady();
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await play.replace(id, ann.id, 'green', eve);
    await play.vote(await asked(play, id), eve.id, 'yes');
    expect(holder(await play.info(id), 'green')).toBeNull();
    await play.vote(await asked(play, id), bob.id, 'yes');
    expect(holder(await play.info(id), 'green')).toBe('eve');
  });

  it('comes back to a seat they gave to a computer player, where nobody else plays', async () => {
    const play = steady();
    const { id } = await begun(play, { people: [[ann, 'red']] });
    await play.replace(id, ann.id, 'red', null);
    expect(holder(await play.info(id), 'red')).toBeNull();
    await play.replace(id, ann.id, 'red', ann);
    expect(holder(await play.info(id), 'red')).toBe('ann');
  });

  it('neither pauses, extends nor ends the game alone', async () => {
    const play = steady();
    const { id } = await begun(play);
    expect(await refusal(play.pause(id, ann.id))).toEqual(['refuse.hostPlays']);
    expect(await refusal(play.extend(id, ann.id, 5))).toEqual(['refuse.hostPlays']);
    expect(await refusal(play.cancel(id, ann.id))).toEqual(['refuse.cancelByVote']);
  });
});

describe('somebody who has held a seat', () => {
  it('may come back to it, and to no other', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { takeOver: 0 } });
    await play.leave(id, cho.id);
    await play.join(id, dan, 'green');
    await play.leave(id, dan.id);
    expect(await refusal(play.join(id, ann, 'green'))).toEqual(['refuse.alreadyIn']);
    await play.leave(id, bob.id);
    expect(await refusal(play.join(id, cho, 'blue'))).toEqual(['refuse.hasSeen']);
    expect(holder(await play.join(id, cho, 'green'), 'green')).toBe('cho');
  });

  it('is remembered who came as a substitute and has gone again', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { takeOver: 0 } });
    await play.leave(id, cho.id);
    await play.join(id, dan, 'green');
    await play.leave(id, dan.id);
    await play.join(id, cho, 'green');
    await play.leave(id, bob.id);
    expect(await refusal(play.join(id, dan, 'blue'))).toEqual(['refuse.hasSeen']);
    expect(holder(await play.info(id), 'blue')).toBe('bob');
  });

  it('is remembered with the game, also in its copy', async () => {
    const play = steady();
    const { id } = await begun(play);
    const rows = await table.store().db.witness.findMany({ where: { gameId: id }, orderBy: { seat: 'asc' } });
    expect(rows.map(({ seat, userId }) => [seat, userId])).toEqual([
      ['blue', 'bob'],
      ['green', 'cho'],
      ['red', 'ann'],
    ]);
    await play.cancel(id, ann.id, steward);
    expect(JSON.parse(await play.exportGame(id, ann.id))).toMatchObject({ witnesses: [{ userId: 'bob' }, {}, {}] });
  });
});

describe('at an anonymous table', () => {
  const anonymous = { host: dan, settings: { anonymous: true } } as const;

  it('a refusal to seat somebody else says neither that they play nor that they know something', async () => {
    const play = steady();
    const { id } = await begun(play, anonymous);
    expect(await refusal(play.replace(id, dan.id, 'green', ann))).toEqual(['refuse.veiledSeat']);
    await play.leave(id, cho.id);
    expect(await refusal(play.replace(id, ann.id, 'green', bob))).toEqual(['refuse.veiledSeat']);
    expect(await refusal(play.join(id, ann, 'green'))).toEqual(['refuse.alreadyIn']);
  });

  it('the host gives nobody a seat of the host’s choice, which would tell who plays it', async () => {
    const play = steady();
    const { id } = await play.create(dan, {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: {},
      paces: {},
      settings: { anonymous: true },
    });
    await play.join(id, ann, null);
    expect(await refusal(play.assign(id, dan.id, ann, ['red']))).toEqual(['refuse.veiledAssign']);
  });
});

describe('nobody is seated without their consent', () => {
  it('not even on a computer player’s seat', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, people: [[ann, 'red']] });
    await play.replace(id, dan.id, 'blue', eve);
    expect(holder(await play.info(id), 'blue')).toBeNull();
    await play.vote(await asked(play, id), eve.id, 'no');
    expect(await play.proposals(id, '')).toEqual([]);
    await play.replace(id, dan.id, 'blue', eve);
    await play.vote(await asked(play, id), eve.id, 'yes');
    expect(holder(await play.info(id), 'blue')).toBe('eve');
  });
});

describe('an empty seat', () => {
  it('is not a stranger’s to look into: the others are asked first, and two must agree', async () => {
    const play = steady();
    const { id } = await begun(play);
    await play.leave(id, cho.id);
    expect(holder(await play.join(id, eve, null), 'green')).toBe('cho');
    expect((await play.desk(id, eve.id)).seats).toEqual([]);
    await play.vote(await asked(play, id), ann.id, 'yes');
    expect(holder(await play.info(id), 'green')).toBe('cho');
    await play.vote(await asked(play, id), bob.id, 'yes');
    expect(holder(await play.info(id), 'green')).toBe('eve');
  });

  it('is given by a host without a stake in the game', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan });
    await play.leave(id, cho.id);
    await play.join(id, eve, 'green');
    await play.vote(await asked(play, id), dan.id, 'yes');
    expect(holder(await play.info(id), 'green')).toBe('eve');
  });

  it('is not given by one player alone, host or not, before the waiting time is over; then it is anybody’s', async () => {
    const play = steady();
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    await play.leave(id, bob.id);
    await play.join(id, eve, 'blue');
    await play.vote(await asked(play, id), ann.id, 'yes');
    table.clock.advance(11 * hourMs);
    await play.runDue();
    expect(holder(await play.info(id), 'blue')).toBe('bob');
    table.clock.advance(hourMs);
    await play.runDue();
    expect(holder(await play.info(id), 'blue')).toBe('eve');
  });

  it('asked for by two goes to one, and whoever has got one gets no other they had asked for', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan });
    await play.leave(id, cho.id);
    await play.leave(id, bob.id);
    const kim = { id: 'kim', name: 'Kim', locale: 'en' } as const;
    for (const [person, seat] of [
      [eve, 'green'],
      [kim, 'green'],
      [eve, 'blue'],
    ] as const) {
      await play.join(id, person, seat);
    }
    const open = await play.proposals(id, '');
    expect(open.map(({ seats, by }) => [by?.id, ...seats])).toEqual([
      ['eve', 'green'],
      ['kim', 'green'],
      ['eve', 'blue'],
    ]);
    await play.vote(open[0]?.id ?? 0, dan.id, 'yes');
    expect(await play.proposals(id, '')).toMatchObject([{ id: open[2]?.id }]);
    expect(await refusal(play.vote(open[2]?.id ?? 0, dan.id, 'yes'))).toEqual([]);
    expect(await play.proposals(id, '')).toEqual([]);
    const after = await play.info(id);
    expect([holder(after, 'green'), holder(after, 'blue')]).toEqual(['eve', 'bob']);
  });

  it('is still its player’s, who comes back before anybody has agreed', async () => {
    const play = steady();
    const { id } = await begun(play);
    await play.leave(id, cho.id);
    await play.join(id, eve, 'green');
    await play.join(id, cho, null);
    table.clock.advance(13 * hourMs);
    await play.runDue();
    expect(holder(await play.info(id), 'green')).toBe('cho');
  });

  it('left by missing deadlines waits as long', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { misses: 1 }, options: { rounds: 3 } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    table.clock.advance(48 * hourMs);
    await play.runDue();
    expect((await play.info(id)).seats[2]).toMatchObject({ left: true });
    expect(holder(await play.join(id, eve, null), 'green')).toBe('cho');
  });
});

describe('what is saved', () => {
  it('survives every change of hands, and whoever gains or loses the seat is told', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan });
    await give(play, id, cho, sheet, { final: false });
    await play.replace(id, dan.id, 'green', eve);
    const told = await table.said();
    for (const person of [cho, eve]) {
      expect(told.filter((one) => one.kind === 'news' && one.userId === person.id && one.help === 'vote')).toHaveLength(
        1,
      );
    }
    await play.vote(await asked(play, id), cho.id, 'yes');
    await table.said();
    await play.vote(await asked(play, id), eve.id, 'yes');
    const said = await table.said();
    expect(toldTo(said, cho.id)).toEqual(['news.lostSeat']);
    expect(toldTo(said, eve.id)).toEqual(['given.gotSeat']);
    expect(await taskOf(play, id, eve)).toMatchObject({ saved: sheet, final: false });
    await play.replace(id, dan.id, 'green', cho);
    await play.vote(await asked(play, id), eve.id, 'yes');
    await play.vote(await asked(play, id), cho.id, 'yes');
    expect(await taskOf(play, id, cho)).toMatchObject({ saved: sheet });
  });

  it('is played as it was left by a computer player', async () => {
    const play = steady();
    const { id } = await begun(play);
    await give(play, id, cho, sheet, { final: false });
    await play.replace(id, ann.id, 'green', null);
    await play.vote(await asked(play, id), cho.id, 'yes');
    await play.runDue();
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    const given = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'green', checkpoint: 0 } });
    expect(given.map((row) => [row.by, row.value])).toEqual([
      ['player', sheet],
      ['player', sheet],
    ]);
  });
});

describe('a pause', () => {
  it('in the last minutes leaves a quarter of the whole time when it is over', async () => {
    const play = steady();
    const { id, deadline } = await begun(play, { host: dan });
    const left = hourMs / 2;
    const wholeMs = (deadline?.getTime() ?? 0) - table.clock.now().getTime();
    table.clock.advance(wholeMs - left);
    await play.pause(id, dan.id);
    const { deadline: after } = await play.resume(id, dan.id);
    expect(after).toEqual(new Date(table.clock.now().getTime() + wholeMs / 4));
  });

  it('has an end after which any player goes on', async () => {
    const play = steady();
    const { id } = await begun(play, { host: dan, settings: { pause: 24 } });
    const { resumableFrom } = await play.pause(id, dan.id);
    expect(resumableFrom).toEqual(new Date(table.clock.now().getTime() + 24 * hourMs));
    expect(await refusal(play.resume(id, bob.id))).toEqual(['refuse.notHost']);
    table.clock.advance(24 * hourMs);
    expect(await refusal(play.resume(id, eve.id))).toEqual(['refuse.notHost']);
    expect(await play.resume(id, bob.id)).toMatchObject({ status: 'running', resumableFrom: null });
  });
});

describe('somebody who looks after the server', () => {
  it('pauses, resumes and ends any game by name, is written down, and sees none of its secrets', async () => {
    const play = steady();
    const { id } = await begun(play);
    await table.said();
    await play.pause(id, eve.id, steward);
    const texts = (await table.said()).flatMap((one) => (one.kind === 'notice' ? [one.text] : []));
    expect(texts).toMatchObject([{ key: 'notice.steward', args: { name: 'Mod' } }, { key: 'notice.paused' }]);
    expect((await play.desk(id, eve.id)).seats).toEqual([]);
    await play.resume(id, eve.id, steward);
    expect(await play.cancel(id, eve.id, steward)).toMatchObject({ status: 'cancelled' });
    const audits = await table
      .store()
      .db.audit.findMany({ where: { gameId: id, actor: 'eve' }, orderBy: { id: 'asc' } });
    expect(audits.map(({ action }) => action)).toEqual(['steward', 'pause', 'steward', 'resume', 'steward', 'cancel']);
  });

  it('clears away the sign-ups of one person, and nothing else', async () => {
    const play = steady();
    const running = await begun(play);
    const input = { guildId: 'guild', kind: 'toy', name: null, language: 'both', options: {}, paces: {} } as const;
    const ids: number[] = [];
    for (let n = 0; n < 2; n++) ids.push((await play.create(ann, input)).id);
    const other = await play.create(bob, input);
    expect(await play.clear('guild', eve.id, steward, ann.id)).toBe(2);
    const statuses = await Promise.all([...ids, running.id, other.id].map(async (id) => (await play.info(id)).status));
    expect(statuses).toEqual(['cancelled', 'cancelled', 'running', 'signup']);
  });
});

it('a number no game can have is nobody’s game', async () => {
  const play = steady();
  for (const id of [99_999_999_999, -1, 0.5]) {
    expect(await refusal(play.info(id))).toEqual(['refuse.noSuchGame']);
    expect(await refusal(play.join(id, ann, null))).toEqual(['refuse.noSuchGame']);
  }
  expect(await refusal(play.vote(99_999_999_999, ann.id, 'yes'))).toEqual(['refuse.noProposal']);
  const { id } = await begun(play);
  await allBid(play, id);
});
