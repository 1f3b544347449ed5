// What people hear on the wire: their thread, moved deadlines, votes, pauses and the end, each as they have chosen.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { deliveryOf } from '../../src/play/change/outbox.js';
import { enqueue } from '../../src/store/outbox.js';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp([], { mixed: true });

/**
 * A toy game of Mina and Alex, hosted by Hana; a computer player takes the third seat.
 * @param seats whom they play; drawn by lot when left out.
 */
async function begin(
  at: TestApp,
  seats: Readonly<Partial<Record<string, string>>> = {},
): Promise<{ readonly id: number; readonly channelId: string }> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'toy' });
  await hana.press('Open the sign-up');
  const opening = hana.submitModal({ name: '[x](https://evil.example)' });
  await at.quiet();
  await opening;
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  const { channelId, id } = game;
  for (const who of ['Mina', 'Alex']) {
    await at.as(who).speak('en-US').in(channelId).press('Join');
    const seat = seats[who];
    if (seat !== undefined) await at.play.join(id, { id: at.as(who).id, name: who, locale: 'en' }, seat);
  }
  await at.as('Mina').press('A word for the dice…');
  await at.as('Mina').submitModal({ word: 'plum `jam`' });
  await hana.in(channelId).press('Start, computers fill the rest');
  await at.quiet();
  return { id, channelId };
}

function inbox(at: TestApp, who: string): string {
  return at
    .as(who)
    .dms()
    .map((message) => message.text)
    .join('\n');
}

describe('people', () => {
  it('have the game’s thread among theirs, and a name that is shown as it is', async () => {
    const at = app();
    const { channelId } = await begin(at);
    expect(at.as('Mina').lists(channelId)).toBe(true);
    expect(at.as('Mina').messages(channelId)[0]?.text).toContain('\\[x\\](https\\://evil.example)');
  });

  it('see a moved deadline in the report and in what they were asked', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    const shown = async (): Promise<string> => {
      const { deadline } = await at.play.info(id);
      return `<t:${Math.floor((deadline?.getTime() ?? 0) / 1000)}:F>`;
    };
    const before = await shown();
    expect(inbox(at, 'Mina')).toContain(before);
    await at.as('Hana').in(channelId).slash('game extend', { hours: 12 });
    await at.quiet();
    const after = await shown();
    expect(after).not.toBe(before);
    expect(inbox(at, 'Mina')).toContain(after);
    expect(inbox(at, 'Mina')).not.toContain(before);
    const posts = at
      .as('Mina')
      .messages(channelId)
      .map((message) => message.text)
      .join('\n');
    expect(posts).toContain(after);
    expect(posts).not.toContain(before);
  });

  it('find each vote as a section of its own at their desk, and none once it is over', async () => {
    const at = app();
    const { channelId } = await begin(at);
    const [mina, alex] = [at.as('Mina'), at.as('Alex')];
    await mina.in(channelId).slash('draw');
    await mina.in(channelId).slash('vote', { propose: 'extend' });
    await at.quiet();
    const desk = (): SeenMessage | undefined => alex.dms().at(-1);
    const labels = (): readonly string[] => desk()?.buttons.map(({ label }) => label) ?? [];
    expect(labels().filter((label) => /: (yes|no)$/.test(label))).toEqual([
      'More time: yes',
      'More time: no',
      'Draw: yes',
      'Draw: no',
    ]);
    expect(desk()?.text).toMatch(/24 h more, the deadline moves from <t:\d+:F>.* to <t:\d+:F>/);
    expect(desk()?.text).toContain('The result does not count for ratings.');
    const posts = (): string[] =>
      alex
        .messages(channelId)
        .flatMap(({ buttons }) => buttons.map(({ label }) => label).filter((one) => /^Draw/.test(one)));
    expect(posts()).toEqual(['Draw: yes', 'Draw: no']);
    // Voting at the desk leads back there, where the other vote still waits.
    const after = await alex.press('More time: no', desk()?.id);
    expect(after.message?.text).toContain('You have voted no.');
    expect(after.message?.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['Draw: yes']));
    await mina.in(channelId).slash('vote');
    await mina.press('Draw: no after all');
    await at.quiet();
    expect(labels().filter((label) => /^(Draw|More time)/.test(label))).toEqual([]);
    expect(posts()).toEqual([]);
  });

  it('hear of votes, a pause and the end as they have chosen', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    await at.as('Alex').in(channelId).slash('settings', { notices: 'mention' });
    const proposed = (await at.as('Mina').in(channelId).slash('draw')).message;
    expect(proposed?.text).toContain('Your proposal is open');
    // Who proposes has said yes.
    expect(proposed?.buttons.map(({ label }) => label)).toEqual(['Draw: no after all', 'Play']);
    await at.quiet();
    const call = at
      .as('Alex')
      .messages(channelId)
      .find((message) => message.text.startsWith(`<@${at.as('Alex').id}>`));
    expect(call?.text).toContain('proposes a draw');
    await at.as('Alex').in(channelId).slash('settings', { notices: 'silent' });
    await at.as('Hana').in(channelId).slash('game pause');
    await at.quiet();
    expect(inbox(at, 'Mina')).toContain('What was left on the clock is kept');
    expect(inbox(at, 'Alex')).not.toContain('What was left on the clock is kept');
    await at.as('Hana').in(channelId).slash('game resume');
    await at.play.cancel(id, at.as('Hana').id, { name: 'Hana' });
    await at.quiet();
    expect(inbox(at, 'Mina')).toMatch(/The game is over[\s\S]*<@/);
    expect(inbox(at, 'Alex')).not.toContain('The game is over');
  });

  it('are told in public what has happened to them, where they are called by name for what is asked next', async () => {
    const at = app();
    // What the deadline has played for red, red is asked about next.
    const { channelId } = await begin(at, { Mina: 'red', Alex: 'blue' });
    for (const who of ['Mina', 'Alex']) await at.as(who).in(channelId).slash('settings', { notices: 'mention' });
    // The first time each of them is excused.
    for (const hours of [49, 49]) {
      at.clock.advance(hours * 3_600_000);
      await at.quiet();
    }
    const calls = at
      .as('Hana')
      .messages(channelId)
      .map(({ text }) => text)
      .filter((text) => text.startsWith('<@'));
    const asked = calls.filter((text) => text.includes('It is your turn') && text.includes('Time ran out'));
    expect(asked, calls.join('\n---\n')).toHaveLength(1);
  });

  it('are not called in public for what only they may know once nothing is asked of them any more', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    const alex = at.as('Alex');
    await alex.in(channelId).slash('settings', { notices: 'mention' });
    const { checkpoint } = await at.play.info(id);
    for (const { id: question } of (await at.play.desk(id, alex.id)).tasks) {
      const value = [{ subject: 'first', path: ['north'] }];
      await at.play.answer({ gameId: id, userId: alex.id, checkpoint, question, value, final: true, confirmed: true });
    }
    await at.quiet();
    const given = [{ key: 'news.timeUp', ns: 'app' }];
    const late = { kind: 'prompt', gameId: id, userId: alex.id, checkpoint, reports: [], given } as const;
    await enqueue(at.store.db, [deliveryOf('late', late)], at.clock.now());
    await at.quiet();
    const calls = at
      .as('Hana')
      .messages(channelId)
      .filter(({ text }) => text.startsWith(`<@${alex.id}>`));
    expect(calls).toEqual([]);
    expect(inbox(at, 'Alex')).toContain('Time ran out');
  });

  it('add to the dice by joining, by a word and by the start, and everybody can check it', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    const posted = at
      .as('Alex')
      .messages(channelId)
      .map((message) => message.text)
      .join('\n');
    await at.play.cancel(id, at.as('Hana').id, { name: 'Hana' });
    const { ingredients } = await at.play.draws(id);
    expect(ingredients).toEqual([
      expect.stringMatching(new RegExp(`^${at.as('Alex').id} \\d{17,}$`)),
      expect.stringMatching(new RegExp(`^${at.as('Mina').id} \\d{17,} plum jam$`)),
      expect.stringMatching(/^\d{17,}$/),
    ]);
    // What was added is promised by its hash before anything is drawn, and opened at the end.
    expect(posted).toContain(createHash('sha256').update(ingredients.join('\n')).digest('hex'));
    const { message } = await at.as('Alex').in(channelId).slash('dice verify');
    expect(message?.text).toContain('plum jam');
    for (const line of ingredients) expect(message?.text).toContain(line);
    expect(message?.text.match(/✅/g)).toHaveLength(2);
  });

  it('come back with one press where everybody was away, and hear when their seat is given away', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    for (const who of ['Mina', 'Alex']) await at.play.leave(id, at.as(who).id);
    await at.quiet();
    expect((await at.play.info(id)).status).toBe('paused');
    await at.as('Hana').in(channelId).slash('game resume');
    expect((await at.play.info(id)).status).toBe('paused');
    const mina = at.as('Mina').inDm();
    const told = mina.dms().findLast((message) => message.buttons.some((one) => one.label === 'Come back'));
    await mina.press('Come back', told?.id);
    await at.quiet();
    const game = await at.play.info(id);
    expect(game.status).toBe('running');
    expect(game.seats.find((seat) => seat.userId === mina.id)?.left).toBe(false);
    const seat = game.seats.find((one) => one.userId === at.as('Alex').id)?.seat ?? '';
    await at.play.replace(id, at.as('Hana').id, seat, null);
    await at.quiet();
    expect(inbox(at, 'Alex')).toContain('A computer player now plays');
  });
});
