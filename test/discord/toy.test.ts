// The generic desk on the wire with a small game that asks in every form: buttons, windows, danger, undo, hands, votes, closed messages, lost replies.
import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';
import { sheetOf } from '../../src/table/sheet.js';

const app = testApp();

interface Table {
  readonly id: number;
  readonly channelId: string;
}

/** Opens a toy table with Alex red, Sam blue, Yuki green; everybody reads English. */
async function begin(at: TestApp, before?: () => void, window?: 'Yes' | 'No'): Promise<Table> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'toy' });
  if (window !== undefined) await hana.select('Window', [`Window: ${window}`]);
  await hana.press('Open the sign-up');
  await hana.submitModal({ name: '' });
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  for (const [who, seat] of [
    ['Alex', 'Red'],
    ['Sam', 'Blue'],
    ['Yuki', 'Green'],
  ] as const) {
    await at.as(who).in(game.channelId).select('Take a particular seat', [seat]);
    await at.quiet();
  }
  await at.play.setTable(game.id, hana.id, { readyCheck: false });
  before?.();
  await hana.in(game.channelId).press('Start');
  await at.quiet();
  return { id: game.id, channelId: game.channelId };
}

function newest(messages: readonly SeenMessage[]): SeenMessage {
  const message = messages.at(-1);
  if (message === undefined) throw new Error('no message');
  return message;
}

/** Everybody hands in empty sheets. */
async function bid(at: TestApp): Promise<void> {
  for (const who of ['Alex', 'Sam', 'Yuki']) {
    const actor = at.as(who).inDm();
    const prompt = newest(actor.dms()).id;
    await actor.press('🔒 Hand in as final', prompt);
    await actor.press('Yes, do it', prompt);
    await at.quiet();
  }
}

describe('the desk', () => {
  it('asks again before something dear, and does it only after the second press', async () => {
    const { id } = await begin(app());
    await bid(app());
    const alex = app().as('Alex').inDm();
    const asked = await alex.press('Burn the ships');
    expect(asked.message?.text).toContain('There is no way back from this.');
    expect((await app().play.desk(id, alex.id)).tasks).toHaveLength(1);
    const done = await alex.press('Yes, do it');
    // The news say what was answered, which is said once.
    expect(done.message?.text.match(/Burn the ships/gu)).toHaveLength(1);
  });

  it('asks again before an empty order sheet is handed in as final', async () => {
    const { id } = await begin(app());
    const alex = app().as('Alex').inDm();
    const asked = await alex.press('🔒 Hand in as final');
    expect(asked.message?.text).toMatch(/no orders at all\. \S/u);
    await alex.press('No, go back');
    expect((await app().play.desk(id, alex.id)).tasks[0]?.final).toBe(false);
  });

  it('takes an answer back on request', async () => {
    const { id, channelId } = await begin(app());
    await bid(app());
    const alex = app().as('Alex').inDm();
    await alex.press('Stand firm');
    await app().quiet();
    await alex.press('Stand firm');
    await app().quiet();
    const seen = (): readonly SeenMessage[] =>
      app()
        .as('Watcher')
        .messages(channelId)
        .filter((one) => one.text.includes('Red: Stand firm.'));
    expect(seen()).toHaveLength(1);
    await alex.press('↩️ Take back');
    await app().quiet();
    const back = await alex.press('↩️ Take back');
    expect(back.message?.text).toContain('taken back');
    await app().quiet();
    expect(seen()).toHaveLength(1);
    expect(seen()[0]?.text).toContain('~~Red: Stand firm.~~');
    expect(seen()[0]?.text).toContain('does not count');
    expect((await app().play.desk(id, alex.id)).tasks[0]?.question.key).toBe('stance');
  });

  it('adds up numbers by window and by menu, keeps them over a restart and refuses a wrong total', async () => {
    const { id } = await begin(app());
    await bid(app());
    const alex = app().as('Alex').inDm();
    await alex.press('Lean');
    await app().quiet();
    await alex.press('Lean');
    await app().quiet();
    const window = await alex.press('Enter numbers');
    const fields = (window.modal?.components ?? []).flatMap((part) =>
      part.type === 18 ? [part.component.custom_id] : [],
    );
    const [north = '', south = '', east = ''] = fields;
    const two = await alex.submitModal({ [north]: '1', [south]: '1', [east]: '0' });
    expect(two.message?.text).toContain('Total: 2 of 3');
    expect(two.message?.buttons.find((one) => one.label === 'Confirm')?.disabled).toBe(true);
    await app().restart();
    const three = await alex.select('Add to one or several…', ['Eastmoor +1']);
    expect(three.message?.text).toContain('Total: 3 of 3');
    await alex.press('Confirm');
    await app().quiet();
    expect((await app().play.desk(id, alex.id)).tasks).toHaveLength(0);
  });

  it('shows a hand to its owner alone', async () => {
    const { channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    const hand = await alex.slash('hand');
    expect(hand.message?.ephemeral).toBe(true);
    expect(hand.message?.text).toMatch(/ace|two|three/);
    const none = await app().as('Watcher').in(channelId).slash('hand');
    expect(none.message?.text).toContain('no hidden hand');
  });

  it('shows the page and the kind of picture that were asked for', async () => {
    const { channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    const [page] = await alex.autocomplete('panel', 'page', '');
    const shown = await alex.slash('panel', { page: page?.value ?? '' });
    expect(shown.message?.text).toContain('**Hand**');
    const [kind] = await alex.autocomplete('board', 'picture', 'res');
    const board = await alex.slash('board', { picture: kind?.value ?? '' });
    expect(board.message?.files.map((file) => file.name)).toEqual([expect.stringContaining('results')]);
  });

  /** The rest of a round, after the bids. */
  async function throwOn(): Promise<void> {
    const alex = app().as('Alex').inDm();
    for (let n = 0; n < 2; n++) {
      await alex.press('Stand firm');
      await app().quiet();
    }
    await app().as('Yuki').inDm().press('Throw');
    await app().quiet();
  }

  it('walks through past chapters in place, and leaves nothing in the channel', async () => {
    const { id, channelId } = await begin(app());
    await bid(app());
    await throwOn();
    const said = app().as('Watcher').messages(channelId);
    const alex = app().as('Alex').in(channelId);
    const shown = await alex.press('📖 Whole report');
    expect(shown.message?.ephemeral).toBe(true);
    expect(shown.message?.text).toContain('all sheets are open');
    expect(shown.message?.files.map((file) => file.name)).toEqual([expect.stringContaining('results')]);
    const on = await alex.press('▶️ Next', shown.message?.id);
    expect(on.message?.id).toBe(shown.message?.id);
    expect(on.message?.text).toContain('2/2');
    const back = await alex.press('◀️ Previous', shown.message?.id);
    expect(back.message?.text).toContain('all sheets are open');
    expect(app().as('Watcher').messages(channelId)).toHaveLength(said.length);
    const [turn] = await alex.autocomplete('board', 'turn', '1');
    const named = await alex.slash('board', { turn: turn?.value ?? '' });
    expect(named.message?.text).toContain(`#${id}`);
    expect((await alex.slash('history')).message?.text).toContain('all sheets are open');
  });

  it('tells whole the chapter that a message tells of, and from there leads to those beside them', async () => {
    await begin(app());
    await bid(app());
    await throwOn();
    const sam = app().as('Sam').inDm();
    const whole = await sam.press('📖 Whole report', newest(sam.dms()).id);
    expect(whole.message?.ephemeral).toBe(true);
    const text = whole.message?.text ?? '';
    expect(text.indexOf('all sheets are open')).toBeLessThan(text.indexOf('The die shows'));
    expect(text).toContain('Red: Stand firm.');
    expect(text).toContain('1/2');
    const short = await sam.press('📖 In short', whole.message?.id);
    expect(short.message?.text).toContain('all sheets are open');
    const on = await sam.press('▶️ Next', whole.message?.id);
    expect(on.message?.text).not.toContain('all sheets are open');
  });

  it('pages the log back from the newest line, without a gap', async () => {
    const { id, channelId } = await begin(app());
    const long = 'x'.repeat(900);
    const at = app().clock.now();
    await app().store.db.report.createMany({
      data: Array.from({ length: 7 }, (_, n) => ({
        gameId: id,
        checkpoint: 90,
        index: n,
        text: { key: 'report.rolled', args: { n: `${n}${long}` } },
        at,
      })),
    });
    const alex = app().as('Alex').in(channelId);
    const first = await alex.slash('log');
    expect(first.message?.text).toContain('The die shows 6x');
    expect(first.message?.text).not.toContain('The die shows 3x');
    const second = await alex.press('Earlier');
    expect(second.message?.text).toContain('The die shows 3x');
    expect(second.message?.text).not.toContain('The die shows 4x');
    await alex.press('Earlier');
    expect((await alex.press('Later')).message?.text).toBe(second.message?.text);
    const newest = await alex.press('Later');
    expect(newest.message?.text).toBe(first.message?.text);
    expect(newest.message?.buttons.map(({ label }) => label).join()).not.toContain('Later');
  });

  it('offers next steps while an order is typed, and takes the one picked', async () => {
    const { id, channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    const units = await alex.autocomplete('order', 'text', '');
    expect(units.map((one) => one.name)).toEqual(['First fleet', 'Second fleet']);
    const orders = await alex.autocomplete('order', 'text', 'first fleet');
    const east = orders.find((one) => one.name === 'First fleet to Eastmoor');
    const done = await alex.slash('order', { text: east?.value ?? '' });
    expect(done.message?.text).toContain('✅ First fleet to Eastmoor');
    expect(done.message?.text).toContain('A fleet has no order.');
    expect((await app().play.desk(id, alex.id)).tasks[0]?.saved).toEqual(sheetOf({ first: ['east'] }));
  });

  it('types several orders in a window and says back each', async () => {
    const { channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    await alex.slash('play');
    await alex.press('⌨️ Type it');
    const done = await alex.submitModal({ text: 'First fleet Northport\nSecond fleet Atlantis' });
    expect(done.message?.text).toContain('✅ First fleet to Northport');
    expect(done.message?.text).toContain('⛔ “Second fleet Atlantis”');
  });

  it('refuses somebody without a seat in plain words', async () => {
    const { channelId } = await begin(app());
    const watcher = app().as('Watcher').in(channelId);
    const shown = await watcher.slash('play');
    expect(shown.message?.text).toContain('You are watching this game.');
    const refused = await watcher.slash('draw');
    expect(refused.message?.text).toContain('⛔');
  });
});

describe('reaching people', () => {
  it('goes to the game’s channel with a button when direct messages are closed', async () => {
    const { channelId } = await begin(app(), () => app().as('Sam').closeDms());
    const sam = app().as('Sam').in(channelId);
    const call = sam.messages().find((message) => message.text.includes('cannot send you direct messages'));
    expect(call?.text).toContain(`<@${sam.id}>`);
    const shown = await sam.press('Show me what is asked', call?.id);
    expect(shown.message?.ephemeral).toBe(true);
    expect(shown.message?.text).toContain('Where do your units go?');
  });

  it('says in the settings that direct messages are closed, until one arrives again', async () => {
    const { channelId } = await begin(app(), () => app().as('Sam').closeDms());
    const sam = app().as('Sam').in(channelId);
    const warned = 'My last direct message did not reach you.';
    expect((await sam.slash('settings', {})).message?.text).toContain(warned);
    sam.closeDms(false);
    await app().as('Alex').in(channelId).slash('vote', { propose: 'pause' });
    await app().quiet();
    expect((await sam.slash('settings', {})).message?.text).not.toContain(warned);
  });

  it('never hints in public at a secret question', async () => {
    const { id, channelId } = await begin(app(), () => app().as('Sam').closeDms(), 'Yes');
    const sam = app().as('Sam').in(channelId);
    for (const who of ['Alex', 'Sam', 'Yuki']) {
      const actor = app().as(who).in(channelId);
      await actor.slash('play');
      await actor.press('🔒 Hand in as final');
      await actor.press('Yes, do it');
      await app().quiet();
    }
    const { tasks } = await app().play.desk(id, sam.id);
    expect(tasks.map((task) => task.question.key)).toEqual(['window']);
    const calls = sam.messages().filter((message) => message.text.includes('cannot send you direct messages'));
    expect(calls).toHaveLength(1);
    expect((await sam.slash('play')).message?.text).toContain('Respond?');
  });

  it('says that an answer is in which waits so that the clock tells nothing', async () => {
    const { channelId } = await begin(app(), () => undefined, 'Yes');
    for (const who of ['Alex', 'Sam', 'Yuki']) {
      const actor = app().as(who).in(channelId);
      await actor.slash('play');
      await actor.press('🔒 Hand in as final');
      await actor.press('Yes, do it');
      await app().quiet();
    }
    const sam = app().as('Sam').in(channelId);
    const asked = await sam.slash('play');
    expect(asked.message?.text).not.toContain('Saved:');
    const held = 'Saved: Pass. It counts in a few minutes, so that the wait does not tell who had a choice.';
    expect((await sam.press('Pass', asked.message?.id)).message?.text).toContain(held);
    expect((await sam.slash('play')).message?.text).toContain(held);
  });

  it('speaks the language a person chose', async () => {
    const { channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    await alex.slash('settings', { language: 'ko' });
    const shown = await alex.slash('play');
    expect(shown.message?.text).toContain('함대를 어디로 보낼까요?');
  });
});

describe('agreeing', () => {
  it('ends a game when everybody votes for a draw', async () => {
    const { id, channelId } = await begin(app());
    await app().as('Alex').in(channelId).slash('draw');
    await app().quiet();
    for (const who of ['Sam', 'Yuki']) {
      const person = app().as(who).in(channelId);
      const asked = await person.press('Draw: yes');
      // A press by mistake ends no game.
      expect(asked.message?.text).toContain('cannot be taken back');
      expect((await app().play.info(id)).status).toBe('running');
      await person.press('Draw: yes, I am sure');
      await app().quiet();
    }
    const game = await app().play.info(id);
    expect(game.status).toBe('finished');
    const told = app().as('Watcher').messages(channelId).at(-1);
    expect(told?.text).toContain(game.seed);
    const proof = await app().as('Watcher').in(channelId).slash('dice verify');
    expect(proof.message?.text).toContain('✅');
  });
});

describe('a reply that is lost', () => {
  it('leaves one post', async () => {
    const at = app();
    await setUp(at);
    at.discord.faults.add({ kind: 'lost-reply', on: 'POST /channels/{channel_id}/threads' });
    const hana = at.as('Hana').in('lobby').speak('en-US');
    await hana.slash('game new', { kind: 'toy' });
    await hana.press('Open the sign-up');
    await hana.submitModal({ name: '' });
    await at.quiet();
    expect(at.discord.faults.pending).toBe(0);
    at.clock.advance(60_000);
    await at.quiet();
    const posts = at.discord.channels().filter((channel) => channel.name.startsWith('#1 '));
    expect(posts).toHaveLength(1);
    expect((await at.play.info(1)).channelId).toBe(posts[0]?.id);
  });
});
