// Coming together: the ready check and who does not confirm, the waiting list, invitations.
import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import type { ChosenSettings } from '../../src/play/settings/settings.js';
import type { Play } from '../../src/play/play.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import type { Person } from '../../src/play/change/person.js';
import { saveUser } from '../../src/store/users.js';
import { ann, begun, bob, cho, dan, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();

async function opened(play: Play, settings: ChosenSettings = {}): Promise<number> {
  const input = {
    guildId: 'guild',
    kind: 'toy',
    name: null,
    language: 'both',
    options: { rounds: 1 },
    paces: {},
  } as const;
  return (await play.create(ann, { ...input, settings: { quiet: null, ...settings } })).id;
}

async function full(play: Play, settings: ChosenSettings = {}): Promise<number> {
  const id = await opened(play, settings);
  for (const person of [ann, bob, cho]) await play.join(id, person, null);
  return id;
}

function told(said: readonly OutboxMessage[], key: string): readonly string[] {
  return said.flatMap((one) => (one.kind === 'news' && one.text.key === key ? [one.userId] : []));
}

function people({ signUps }: GameInfo): readonly string[] {
  return signUps.map(({ userId }) => userId);
}

describe('a ready check', () => {
  it('writes to everybody where three or more play, and starts with the last press', async () => {
    const play = table.play();
    const id = await full(play);
    await table.said();
    const asked = await play.start(id, ann.id, false);
    expect(asked).toMatchObject({ status: 'readyCheck' });
    expect(asked.readyUntil?.getTime()).toBe(table.clock.now().getTime() + 24 * hourMs);
    expect(told(await table.said(), 'news.ready')).toEqual(['ann', 'bob', 'cho']);
    for (const person of [bob, cho]) await play.ready(id, person.id);
    expect((await play.ready(id, ann.id)).status).toBe('running');
    table.clock.advance(25 * hourMs);
    await play.runDue();
    expect((await play.info(id)).seats.map(({ userId }) => userId).sort()).toEqual(['ann', 'bob', 'cho']);
  });

  it('does not wait for anybody’s quiet hours, as other news does: whether it arrives has to be known', async () => {
    const play = table.play();
    const night = { quietHours: { from: '00:00', to: '23:59' }, timeZone: 'UTC' };
    await saveUser(table.store().db, bob.id, { name: 'Bob', ...night }, table.clock.now());
    const id = await full(play);
    await table.said();
    await play.start(id, ann.id, false);
    expect(told(await table.said(), 'news.ready')).toEqual(['ann', 'bob', 'cho']);
    for (const person of [ann, cho]) await play.ready(id, person.id);
    await play.ready(id, bob.id);
    await table.said();
    await play.propose(id, ann.id, 'pause', []);
    expect((await table.said()).filter((one) => one.kind === 'news' && one.userId === bob.id)).toEqual([]);
  });

  it('is left out for two, unless the table wants it', async () => {
    const play = table.play();
    const id = await opened(play);
    for (const person of [ann, bob]) await play.join(id, person, null);
    expect((await play.start(id, ann.id, true)).status).toBe('running');
    const careful = await opened(play, { readyCheck: true, readyHours: 6 });
    await play.join(careful, bob, null);
    expect((await play.start(careful, ann.id, true)).status).toBe('readyCheck');
  });

  it('sends the game back to sign-up without those who have not confirmed; the others keep their places', async () => {
    const play = table.play();
    const id = await opened(play, { readyHours: 6 });
    await play.join(id, ann, null);
    await play.join(id, bob, 'blue');
    await play.join(id, cho, 'green');
    await play.start(id, ann.id, false);
    await play.ready(id, bob.id);
    await play.ready(id, cho.id);
    await table.said();
    table.clock.advance(5 * hourMs);
    await play.runDue();
    expect((await play.info(id)).status).toBe('readyCheck');
    table.clock.advance(hourMs);
    await play.runDue();
    const after = await play.info(id);
    expect(after).toMatchObject({ status: 'signup', readyUntil: null });
    expect(people(after)).toEqual(['bob', 'cho']);
    expect(after.seats.map(({ userId }) => userId)).toEqual(
      [null, 'blue', 'green'].map((seat) => (seat === null ? null : seat === 'blue' ? 'bob' : 'cho')),
    );
    const said = await table.said();
    expect(told(said, 'news.notReady')).toEqual(['ann']);
    expect(said.flatMap((one) => (one.kind === 'notice' ? [one.text.key] : []))).toEqual([
      'notice.notReady',
      'notice.recruiting',
    ]);
    await play.join(id, dan, null);
    const again = await play.start(id, ann.id, false);
    expect(again.signUps.every(({ ready }) => !ready)).toBe(true);
  });

  it('goes on with whoever waited for the place', async () => {
    const play = table.play();
    const id = await full(play);
    await play.start(id, ann.id, false);
    await play.join(id, dan, null);
    for (const person of [ann, bob]) await play.ready(id, person.id);
    await table.said();
    table.clock.advance(24 * hourMs);
    await play.runDue();
    const after = await play.info(id);
    expect(after.status).toBe('readyCheck');
    expect(people(after)).toEqual(['ann', 'bob', 'dan']);
    const said = await table.said();
    expect([told(said, 'news.placeFree'), told(said, 'news.ready')]).toEqual([['dan'], ['dan']]);
    expect((await play.ready(id, dan.id)).status).toBe('running');
  });
});

describe('a waiting list', () => {
  it('gives a place that comes free to who has waited longest', async () => {
    const play = table.play();
    const id = await full(play);
    expect(await refusal(play.join(id, ann, null))).toEqual(['refuse.alreadyIn']);
    expect((await play.join(id, dan, null)).waiting).toEqual(['dan']);
    expect(await refusal(play.join(id, dan, null))).toEqual(['refuse.waits']);
    const after = await play.leave(id, bob.id);
    expect(people(after)).toEqual(['ann', 'cho', 'dan']);
    expect(after.waiting).toEqual([]);
    expect(told(await table.said(), 'news.placeFree')).toEqual(['dan']);
  });

  it('is left like a place', async () => {
    const play = table.play();
    const id = await full(play);
    await play.join(id, dan, null);
    expect((await play.leave(id, dan.id)).waiting).toEqual([]);
    expect(await refusal(play.leave(id, dan.id))).toEqual(['refuse.notIn']);
  });

  it('hears of a seat that comes free while the game runs', async () => {
    const play = table.play();
    const id = await full(play, { readyCheck: false });
    await play.join(id, dan, null);
    await play.start(id, ann.id, false);
    await table.said();
    await play.leave(id, bob.id);
    expect(told(await table.said(), 'news.seatFree')).toEqual(['dan']);
    await play.leave(id, cho.id);
    expect(told(await table.said(), 'news.seatFree')).toEqual(['dan']);
  });
});

describe('invitations', () => {
  it('come once, from the host or who has signed up', async () => {
    const play = table.play();
    const id = await opened(play);
    expect(await refusal(play.invite(id, bob, dan))).toEqual(['refuse.inviteFirst']);
    await play.join(id, bob, null);
    await play.invite(id, bob, dan);
    expect(told(await table.said(), 'news.invited')).toEqual(['dan']);
    expect(await refusal(play.invite(id, ann, dan))).toEqual(['refuse.invitedAlready']);
    expect(await refusal(play.invite(id, ann, bob))).toEqual(['refuse.inAlready']);
    const running = await begun(play, { people: [] });
    expect(await refusal(play.invite(running.id, ann, dan))).toEqual(['refuse.notSignup']);
  });

  it('are so many in a day at all tables together, those to a rematch among them, and a refusal says when again', async () => {
    const play = table.play({ allowance: 100 });
    const to = (n: number): Person => ({ id: `guest ${n}`, name: `Guest ${n}`, locale: 'en' });
    const first = await opened(play);
    for (let n = 0; n < 28; n++) await play.invite(first, ann, to(n));
    table.clock.advance(hourMs);
    const invited = Array.from({ length: 10 }, (_, n) => `friend ${n}`);
    const again = {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    } as const;
    const { id } = await play.create(ann, { ...again, invited });
    await play.invite(id, ann, to(28));
    await play.invite(id, ann, to(29));
    const more = (): Promise<unknown> => play.invite(id, ann, to(30));
    expect(await refusal(more())).toEqual(['refuse.invitedToday']);
    expect(await refusal(play.create(ann, { ...again, invited: ['dan'] }))).toEqual(['refuse.invitedToday']);
    await expect(more()).rejects.toMatchObject({ texts: [{ args: { max: 40, hours: 23 } }] });
    table.clock.advance(23 * hourMs);
    await more();
  });

  it('are so many to one table, whoever sends them', async () => {
    const play = table.play();
    const id = await opened(play);
    await play.join(id, bob, null);
    const to = (n: number): Person => ({ id: `anybody ${n}`, name: 'Anybody', locale: 'en' });
    for (let n = 0; n < 30; n += 1) await play.invite(id, n % 2 === 0 ? ann : bob, to(n));
    expect(await refusal(play.invite(id, bob, dan))).toEqual(['refuse.tooManyInvited']);
  });

  it('are needed where a table is open to nobody else', async () => {
    const play = table.play();
    const id = await opened(play, { invitedOnly: true });
    expect(await refusal(play.join(id, dan, null))).toEqual(['refuse.inviteOnly']);
    await play.join(id, ann, null);
    await play.invite(id, ann, bob);
    await play.join(id, bob, null);
    expect(await refusal(play.invite(id, bob, dan))).toEqual(['refuse.notHost']);
    expect(people(await play.info(id))).toEqual(['ann', 'bob']);
  });

  it('of those who played together let them in, and keep the seats they go round to', async () => {
    const play = table.play();
    const kept = [
      { userId: 'ann', seats: ['green'] },
      { userId: 'bob', seats: ['red'] },
    ];
    const input = {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    } as const;
    const settings = { invitedOnly: true };
    const { id } = await play.create(ann, { ...input, settings, invited: ['ann', 'bob'], kept });
    await play.join(id, bob, null);
    await play.join(id, ann, 'blue');
    const { seats } = await play.info(id);
    expect(seats.map(({ seat, userId }) => [seat, userId])).toEqual([
      ['red', 'bob'],
      ['blue', 'ann'],
      ['green', null],
    ]);
  });
});
