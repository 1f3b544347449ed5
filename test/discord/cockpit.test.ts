// What somebody has before them of a game on the wire: one live message, edited in place or sent anew, and what stays of older ones.
import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { deliveryOf } from '../../src/play/change/outbox.js';
import { enqueue } from '../../src/store/outbox.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();

/** A toy game of Alex (red), Sam (blue) and Yuki (green), all reading English. */
async function begin(at: TestApp, name = 'Table'): Promise<number> {
  const seats = { red: 'Alex', blue: 'Sam', green: 'Yuki' };
  for (const who of Object.values(seats)) at.as(who).speak('en-US');
  return (await begun(at, { name, host: 'Alex', seats, settings: { readyCheck: false } })).id;
}

/** Messages of the bot in somebody's direct messages on which something can be pressed. */
function live(at: TestApp, who: string): SeenMessage[] {
  return said(at, who).filter((one) => one.buttons.length + one.menus.length > 0);
}

function said(at: TestApp, who: string): SeenMessage[] {
  const actor = at.as(who);
  return actor.dms().filter((one) => one.authorId !== actor.id && !one.ephemeral);
}

function last(messages: readonly SeenMessage[]): SeenMessage {
  const message = messages.at(-1);
  if (message === undefined) throw new Error('no message');
  return message;
}

async function type(at: TestApp, who: string, text: string): Promise<void> {
  const actor = at.as(who);
  const known = new Set(actor.dms().map(({ id }) => id));
  actor.dm(text);
  await actor.until((one) => one.authorId !== actor.id && !known.has(one.id), actor.dms()[0]?.channelId);
  await at.quiet();
}

async function final(at: TestApp, who: string): Promise<void> {
  const actor = at.as(who).inDm();
  await actor.press('🔒 Hand in as final', last(live(at, who)).id);
  await actor.press('Yes, do it', last(live(at, who)).id);
  await at.quiet();
}

describe('direct messages of a game', () => {
  it('have one live message, at the bottom, after every typed line', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    await type(at, 'Alex', 'First fleet Northport');
    await type(at, 'Alex', 'Second fleet Eastmoor');
    expect(live(at, 'Alex').map(({ id }) => id)).toEqual([last(said(at, 'Alex')).id]);
    const [, first] = said(at, 'Alex');
    expect(first?.text).toContain('✅ First fleet to Northport');
    expect(first?.text).not.toContain('Where do your units go?');
    expect(last(live(at, 'Alex')).text).toContain('✅ Second fleet to Eastmoor');
    expect(last(live(at, 'Alex')).text).toContain('Ordered: 2 of 2');
  });

  it('tell what has happened once, however many lines are typed below it', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    // The orders of all and, in its window, blue: then red is asked, and reads what has happened.
    for (const who of ['Alex', 'Sam', 'Yuki', 'Sam']) {
      const userId = at.as(who).id;
      const [task] = (await at.play.desk(id, userId)).tasks;
      if (task === undefined) continue;
      const sent = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
      await at.play.answer({ ...sent, value: task.question.fallback(), final: true, confirmed: true });
    }
    at.clock.advance(24 * 3_600_000);
    await at.quiet();
    await type(at, 'Alex', 'Atlantis');
    await type(at, 'Alex', 'Lemuria');
    const told = last(live(at, 'Alex'))
      .text.split('\n')
      .filter((line) => line.startsWith('• '));
    expect(told).not.toEqual([]);
    const both = said(at, 'Alex').slice(-2);
    for (const line of told) expect(both.filter(({ text }) => text.split('\n').includes(line))).toHaveLength(1);
  });

  it('keep the word of an excuse, whatever had happened before', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    for (const who of ['Alex', 'Sam', 'Yuki']) await final(at, who);
    expect(last(live(at, 'Alex')).text).toContain('all sheets are open');
    at.clock.advance(49 * 3_600_000);
    await at.quiet();
    expect(last(live(at, 'Alex')).text).toContain('you are excused');
  });

  it('show in place what others have done, and a deadline that has moved', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    await final(at, 'Alex');
    const before = last(live(at, 'Alex'));
    expect(before.text).toContain('Final. Nothing more is needed');
    // What is handed in is neither cleared nor changed by a slip of the finger, only opened again.
    expect(before.menus).toEqual([]);
    const labels = before.buttons.map(({ label }) => label);
    expect(labels).toContain('🔓 Change it after all');
    expect(labels).not.toContain('Clear all orders');
    await at.play.extend(id, at.as('Hana').id, 12, { name: 'Hana' });
    await at.quiet();
    const after = last(live(at, 'Alex'));
    expect(after.id).toBe(before.id);
    const { deadline } = await at.play.info(id);
    expect(after.text).toContain(`<t:${Math.floor((deadline?.getTime() ?? 0) / 1000)}:F>`);
    expect(said(at, 'Alex')).toHaveLength(1);
  });

  it('tell in place what was answered for want of a choice, and call nobody for it', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    const before = last(live(at, 'Alex'));
    const question = { key: 'ask.only', ns: 'toy' };
    const given = [
      { key: 'given.forced', ns: 'app', args: { question, answer: [{ key: 'option.stand', ns: 'toy' }] } },
    ];
    const userId = at.as('Alex').id;
    const quiet = { kind: 'private', gameId: id, userId, reports: [], given, quiet: true } as const;
    const delivery = { id: 0, key: 'k', target: `user:${userId}`, attempts: 1, unsureSince: null };
    expect(await at.bot().deliver({ ...delivery, nonce: 'quiet', message: quiet })).toMatchObject({ kind: 'done' });
    expect(said(at, 'Alex').map((one) => one.id)).toEqual([before.id]);
    expect(last(live(at, 'Alex')).text).toContain('as there was no choice: Stand — Stand firm');
    // The question itself still stands below, as it stood.
    expect(last(live(at, 'Alex')).buttons.map(({ label }) => label)).toEqual(before.buttons.map(({ label }) => label));
    // Where somebody has nothing before them, nothing is sent for it either.
    await at.store.db.post.deleteMany({ where: { userId } });
    expect(await at.bot().deliver({ ...delivery, nonce: 'none', message: quiet })).toMatchObject({ kind: 'done' });
    expect(said(at, 'Alex')).toHaveLength(1);
  });

  it('are edited in place after an act on the server', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    await at
      .as('Alex')
      .in('lobby')
      .slash('order', { text: 'First fleet Northport', game: String(id) });
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(1);
    expect(last(live(at, 'Alex')).text).toContain('First fleet to Northport');
  });

  it('come anew to whoever looks at the server, and not where the answer there has shown it', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    const onServer = async (who: string, text: string): Promise<void> => {
      await at
        .as(who)
        .in('lobby')
        .slash('order', { text, game: String(id) });
      await at.quiet();
    };
    for (const who of ['Yuki', 'Alex']) await final(at, who);
    await at
      .as('Alex')
      .in('lobby')
      .slash('play', { game: String(id) });
    await at.quiet();
    const before = said(at, 'Alex').length;
    await final(at, 'Sam');
    // The message before them is not the one in their direct messages.
    expect(said(at, 'Alex')).toHaveLength(before + 1);
    expect(last(said(at, 'Alex')).buttons.map(({ label }) => label)).toContain('Stand firm');
    await onServer('Alex', 'stand');
    const { checkpoint } = await at.play.info(id);
    const message = { kind: 'prompt', gameId: id, userId: at.as('Alex').id, checkpoint, reports: [] } as const;
    const delivery = { id: 0, key: 'k', nonce: 'n', target: `user:${message.userId}`, attempts: 1, unsureSince: null };
    expect(await at.bot().deliver({ ...delivery, message })).toEqual({ kind: 'done' });
    expect(said(at, 'Alex')).toHaveLength(before + 1);
  });

  it('let a press on an older message act in the live one', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    const old = last(live(at, 'Alex'));
    const hand = old.buttons.find(({ label }) => label.includes('final'))?.customId ?? '';
    // As from a program that did not know of live messages: the old one keeps its buttons.
    await at.store.db.post.deleteMany({ where: { userId: at.as('Alex').id } });
    await type(at, 'Alex', 'First fleet Northport; Second fleet Eastmoor');
    expect(live(at, 'Alex')).toHaveLength(2);
    const newest = last(said(at, 'Alex')).id;
    const pressed = await at.as('Alex').inDm().press(hand, old.id);
    await at.quiet();
    expect(pressed.message?.text).toContain('Handed in as final');
    expect(live(at, 'Alex').map((one) => one.id)).toEqual([newest]);
    expect(last(live(at, 'Alex')).text).toContain('Final. Nothing more is needed');
  });

  it('turn into the next question under whoever has just answered', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    for (const who of ['Yuki', 'Sam', 'Alex']) await final(at, who);
    const [own, ...others] = said(at, 'Alex');
    expect(others).toEqual([]);
    expect(own?.buttons.map(({ label }) => label)).toContain('Stand firm');
    expect(own?.text).toContain('all sheets are open');
    // What was just done stands directly above what can be pressed next.
    expect(own?.text.indexOf('Handed in as final')).toBeGreaterThan(own?.text.indexOf('Your stance?') ?? Infinity);
    const whole = await at.as('Alex').inDm().press('📖 Whole report', own?.id);
    expect(whole.message?.ephemeral).toBe(true);
    expect(whole.message?.text).toContain('all sheets are open');
    // One page for each round.
    expect(whole.message?.text).toContain('Round 2** · 1/1');
    // They have seen it with the answer to their own press: nobody calls them to it again.
    at.clock.advance(11 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex').map((one) => one.id)).toEqual([own?.id]);
    const done = await at.as('Alex').inDm().press('Stand firm', own?.id);
    expect(done.message?.id).toBe(own?.id);
    expect(done.message?.text).toContain('• Red: Stand firm.');
    await at.play.cancel(id, at.as('Hana').id, { name: 'Hana' });
    await at.quiet();
    expect(live(at, 'Alex').map((one) => one.text)).toEqual([expect.stringContaining('The game is over')]);
    expect(live(at, 'Sam')).toHaveLength(1);
  });

  it('leave what was handed in as a record when the next question calls whoever is away', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    await final(at, 'Alex');
    at.clock.advance(3_600_000);
    for (const who of ['Yuki', 'Sam']) await final(at, who);
    const [first, second] = said(at, 'Alex');
    expect(first?.text).toContain('Handed in as final');
    expect(first?.buttons).toEqual([]);
    expect(second?.buttons.map(({ label }) => label)).toContain('Stand firm');
    expect(second?.text).not.toContain('Handed in as final');
    expect(second?.text).toContain('all sheets are open');
  });

  it('call once, after ten minutes, whoever may not have seen the question come up', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    for (const who of ['Yuki', 'Alex', 'Sam']) await final(at, who);
    const [edited, ...others] = said(at, 'Alex');
    expect(others).toEqual([]);
    expect(edited?.buttons.map(({ label }) => label)).toContain('Stand firm');
    at.clock.advance(11 * 60_000);
    await at.quiet();
    const [before, called, ...more] = said(at, 'Alex');
    expect(more).toEqual([]);
    expect(before?.buttons).toEqual([]);
    expect(called?.buttons.map(({ label }) => label)).toContain('Stand firm');
    at.clock.advance(11 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(2);
  });

  it('call also whoever was shown the question by an edit that was made for something else', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    for (const who of ['Yuki', 'Alex']) await final(at, who);
    at.clock.advance(1_000);
    await final(at, 'Sam');
    const userId = at.as('Alex').id;
    const { checkpoint } = await at.play.info(id);
    const message = { kind: 'prompt', gameId: id, userId, checkpoint, reports: [] } as const;
    const delivery = { id: 0, key: 'k', nonce: 'n', target: `user:${userId}`, attempts: 2, unsureSince: null };
    expect(await at.bot().deliver({ ...delivery, message })).toMatchObject({
      kind: 'done',
      later: { message: { kind: 'call', of: message } },
    });
    expect(said(at, 'Alex')).toHaveLength(1);
    const ref = last(said(at, 'Alex')).id;
    const since = at.clock.now().getTime();
    const over = {
      kind: 'call',
      gameId: id,
      userId,
      of: { ...message, checkpoint: 0 },
      messageId: ref,
      since,
    } as const;
    expect(await at.bot().deliver({ ...delivery, message: over })).toEqual({ kind: 'done' });
  });

  it('tell once more, after ten minutes, what an edit told somebody who has not acted since', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    await final(at, 'Alex');
    const userId = at.as('Alex').id;
    const given = [{ key: 'given.forced', ns: 'app', args: { question: 'Retreat', answer: ['stand'] } }];
    const message = { kind: 'private', gameId: id, userId, reports: [], given } as const;
    await enqueue(at.store.db, [deliveryOf('word', message)], at.clock.now());
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(1);
    expect(last(said(at, 'Alex')).text).toContain('as there was no choice');
    // A deadline that moves leaves the word where it stands.
    await at.play.extend(id, at.as('Hana').id, 12, { name: 'Hana' });
    await at.quiet();
    expect(last(said(at, 'Alex')).text.match(/as there was no choice/gu)).toHaveLength(1);
    at.clock.advance(11 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(2);
    expect(last(said(at, 'Alex')).text).toContain('as there was no choice');
    at.clock.advance(11 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(2);
  });

  it('keep what was refused, and tell once what they alone have learnt, when they are edited for what others do', async () => {
    const at = app();
    await setUp(at);
    const id = await begin(at);
    await type(at, 'Alex', 'First fleet Nowhere');
    const refusal = '⛔ “First fleet Nowhere”';
    expect(last(live(at, 'Alex')).text).toContain(refusal);
    const learnt = { key: 'option.stand', ns: 'toy' };
    const { checkpoint } = await at.play.info(id);
    const row = { gameId: id, checkpoint, index: 99, text: learnt, audience: ['red'], at: at.clock.now() };
    const report = await at.store.db.report.create({ data: row });
    const userId = at.as('Alex').id;
    const message = { kind: 'private', gameId: id, userId, reports: [report.id] } as const;
    await enqueue(at.store.db, [deliveryOf('learnt', message)], at.clock.now());
    await at.quiet();
    await at.play.extend(id, at.as('Hana').id, 12, { name: 'Hana' });
    await at.quiet();
    const { text } = last(live(at, 'Alex'));
    expect(text.match(/Stand firm/gu)).toHaveLength(1);
    expect(text.indexOf(refusal)).toBeGreaterThan(text.indexOf('Where do your units go?'));
    await type(at, 'Alex', 'First fleet Northport');
    expect(last(live(at, 'Alex')).text).not.toContain('⛔');
  });

  it('wait some minutes for an answer under whoever has waited for others, and then call', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    await final(at, 'Alex');
    at.clock.advance(5 * 60_000);
    for (const who of ['Yuki', 'Sam']) await final(at, who);
    expect(said(at, 'Alex')).toHaveLength(1);
    expect(last(live(at, 'Alex')).buttons.map(({ label }) => label)).toContain('Stand firm');
    at.clock.advance(4 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(2);
  });

  it('call nobody to what they have dealt with', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    for (const who of ['Yuki', 'Alex', 'Sam']) await final(at, who);
    await at
      .as('Alex')
      .inDm()
      .press('🔄 Refresh', last(live(at, 'Alex')).id);
    at.clock.advance(11 * 60_000);
    await at.quiet();
    expect(said(at, 'Alex')).toHaveLength(1);
  });

  it('come anew where the conversation has moved on below', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    for (const who of ['Yuki', 'Alex']) await final(at, who);
    const sender = at.discord.as('Alex');
    const below = sender.dms().length;
    sender.dm('see you in the other game');
    await final(at, 'Sam');
    expect(said(at, 'Alex').length).toBeGreaterThan(1);
    expect(live(at, 'Alex').map(({ id }) => id)).toEqual([last(said(at, 'Alex')).id]);
    expect(sender.dms().length).toBeGreaterThan(below + 1);
  });

  it('stay where they are under whoever acts on one above that of another game', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    const [first] = live(at, 'Alex');
    await begun(at, { name: 'Other', host: 'Alex', seats: { red: 'Alex' }, settings: { readyCheck: false } });
    const both = live(at, 'Alex').map(({ id }) => id);
    expect(both).toHaveLength(2);
    at.clock.advance(1_000);
    await final(at, 'Yuki');
    const alex = at.as('Alex').inDm();
    await alex.press('🔒 Hand in as final', first?.id);
    await alex.press('Yes, do it', first?.id);
    await at.quiet();
    await final(at, 'Sam');
    expect(live(at, 'Alex').map(({ id }) => id)).toEqual(both);
    expect(live(at, 'Alex')[0]?.buttons.map(({ label }) => label)).toContain('Stand firm');
  });

  it('come anew below what another game has brought since, however lately somebody has pressed', async () => {
    const at = app();
    await setUp(at);
    await begin(at);
    for (const who of ['Yuki', 'Alex']) await final(at, who);
    const pressed = last(live(at, 'Alex')).id;
    await begun(at, { name: 'Other', host: 'Alex', seats: { red: 'Alex' }, settings: { readyCheck: false } });
    expect(last(said(at, 'Alex')).id).not.toBe(pressed);
    await final(at, 'Sam');
    expect(last(said(at, 'Alex')).buttons.map(({ label }) => label)).toContain('Stand firm');
    expect(live(at, 'Alex').map(({ id }) => id)).not.toContain(pressed);
  });
});
