// A Diplomacy table on the wire: set-up, sign-up, orders by menu and by text, deadline, restart.
import { stateSchema } from '../../src/games/diplomacy/state.js';
import { addCheckpoint, findCheckpoint } from '../../src/store/checkpoints.js';
import { asSheet } from '../../src/table/answer.js';
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import type { Text } from '../../src/table/text.js';
import type { SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp();

/** Opens a table, seats Mina and Alex, fills the rest with computer players. */
async function begin(at: TestApp): Promise<{ id: number; channelId: string }> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind: 'diplomacy' });
  await hana.press('Open the sign-up');
  const opening = hana.submitModal({ name: 'Spring' });
  await at.quiet();
  const opened = await opening;
  expect(opened.message?.text).toContain('Game #1 is open');
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  const { channelId, id } = game;
  // A deadline ends the phase, also with nothing sent.
  await at.play.setTable(id, hana.id, { time: { excuses: 0 } });
  for (const who of ['Mina', 'Alex']) await at.as(who).in(channelId).press('Join');
  await hana.in(channelId).press('Start, computers fill the rest');
  await at.quiet();
  return { id, channelId };
}

/** Moves a game to its builds: one build is due to a person, on either of two free home centres; or two, on three. */
async function buildsFor(at: TestApp, id: number, userId: string, count: 1 | 2 = 1): Promise<void> {
  const { seats } = await at.play.info(id);
  const power = seats.find((seat) => seat.userId === userId)?.seat ?? '';
  const now = await findCheckpoint(at.store.db, id, 0);
  const { owners, units, ...rest } = stateSchema.parse(now?.state);
  const homes = Object.entries(owners).flatMap(([place, owner]) => (owner === power ? [place] : []));
  // Two home centres are free, and one unit fewer than centres: the unit on the last one stays, and what else was owned is lost.
  const [one = '', two = '', home = ''] = homes;
  const kept = Object.entries(owners).filter(([place, owner]) => owner !== power || place === one || place === two);
  const stay = units.filter((unit) => unit.power !== power || unit.at.startsWith(home));
  const abroad = units.flatMap((unit) =>
    unit.at.startsWith(home) ? [{ power: unit.power, type: 'A', at: 'ruh' }] : [],
  );
  const changed =
    count === 1
      ? { owners: Object.fromEntries(kept), units: stay }
      : { owners, units: [...units.filter((unit) => unit.power !== power), ...abroad] };
  const state = { ...rest, ...changed, season: 'autumn', phase: 'adjustment' };
  await addCheckpoint(at.store.db, { gameId: id, number: 1, phase: 'adjustment', state, draws: 0 }, at.clock.now());
  await at.store.db.game.update({ where: { id }, data: { checkpoint: 1, told: 0 } });
}

function last(messages: readonly SeenMessage[]): SeenMessage {
  const message = messages.at(-1);
  if (message === undefined) throw new Error('no message');
  return message;
}

describe('a Diplomacy table', () => {
  it('is opened in a forum post, joined by buttons and started with computer players', async () => {
    const { channelId } = await begin(app());
    const messages = app().as('Watcher').messages(channelId);
    expect(messages[0]?.text).toContain('Diplomacy #1');
    expect(messages[0]?.text).toContain('computer player');
    expect(messages.some((one) => one.files.some((file) => file.name.startsWith('board')))).toBe(true);
    const prompt = last(app().as('Alex').dms());
    expect(prompt.text).toContain('Deadline');
    expect(prompt.menus.length).toBeGreaterThan(0);
  });

  it('takes orders from menus, step by step, saves them at once and survives a restart', async () => {
    const { id } = await begin(app());
    const alex = app().as('Alex').inDm();
    const [subjects] = last(alex.dms()).menus;
    const unit = subjects?.options[0];
    if (subjects === undefined || unit === undefined) throw new Error('no units');
    const opened = await alex.select(subjects.customId, [unit.value]);
    const move = opened.message?.buttons.find((one) => one.label === 'Move');
    await app().restart();
    const where = await alex.press(move?.customId ?? '', opened.message?.id);
    await app().restart();
    const [menu] = where.message?.menus ?? [];
    const [target] = menu?.options ?? [];
    const [first] = where.message?.buttons ?? [];
    const shown =
      menu !== undefined && target !== undefined
        ? await alex.select(menu.customId, [target.value], opened.message?.id)
        : await alex.press(first?.customId ?? '', opened.message?.id);
    expect(shown.message?.text).toContain('Ordered: 1 of');
    const desk = await app().play.desk(id, alex.id);
    expect(asSheet(desk.tasks[0]?.saved ?? null).map(({ subject }) => subject)).toEqual([unit.value]);
  });

  it('reads orders from a direct message, echoes them in the reader’s language and plays them at the deadline', async () => {
    const { id, channelId } = await begin(app());
    const mina = app().as('Mina');
    const before = await app().play.desk(id, mina.id);
    const form = before.tasks[0]?.question.form;
    if (form?.kind !== 'orders') throw new Error('no order sheet');
    const [subject] = form.subjects([]);
    const unit = subject === undefined ? '' : appWording().say(subject.text, 'ko', 'diplomacy');
    mina.dm(`${unit} 대기`);
    const answer = await mina.until((message) => message.text.includes('✅'), mina.inDm().dms()[0]?.channelId);
    expect(answer.text).toMatch(/[가-힣]/);
    const after = await app().play.desk(id, mina.id);
    expect(Object.keys(after.tasks[0]?.saved ?? {})).toHaveLength(1);
    app().clock.advance(200 * 3_600_000);
    await app().quiet();
    const now = await app().play.info(id);
    expect(now.checkpoint).toBeGreaterThan(before.game.checkpoint);
    const told = app().as('Watcher').messages(channelId);
    expect(told.map((message) => message.text).join('\n')).toMatch(/Fall 1901|Spring 1901/);
  });

  it('answers an old button kindly with what is open now', async () => {
    const { id, channelId } = await begin(app());
    const alex = app().as('Alex').in(channelId);
    const old = (await alex.slash('play')).message;
    const button = old?.buttons.find((one) => one.label.includes('Hand in as final'));
    app().clock.advance(200 * 3_600_000);
    await app().quiet();
    const pressed = await alex.press(button?.customId ?? '', old?.id);
    expect(pressed.message?.text).toContain('earlier moment');
    expect((await app().play.info(id)).status).toBe('running');
  });

  it('looks for a substitute after a missed deadline, who takes the seat with a button', async () => {
    const at = app();
    await setUp(at);
    const hana = at.as('Hana').speak('en-US');
    const { id } = await at.play.create(
      { id: hana.id, name: 'Hana', locale: 'en' },
      {
        guildId: at.discord.guild.id,
        kind: 'diplomacy',
        name: null,
        language: 'en',
        options: { absentPlayer: 'substitute' },
        paces: {},
        settings: { time: { excuses: 0 } },
      },
    );
    await at.quiet();
    const { channelId } = await at.play.info(id);
    for (const who of ['Mina', 'Alex'])
      await at
        .as(who)
        .in(channelId ?? '')
        .press('Join');
    await hana.in(channelId ?? '').press('Start, computers fill the rest');
    await at.quiet();
    const alex = at.as('Alex');
    const [task] = (await at.play.desk(id, alex.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    const sent = { gameId: id, userId: alex.id, checkpoint: task.checkpoint, question: task.id };
    await at.play.answer({ ...sent, value: task.question.fallback(), final: false, confirmed: true });
    at.clock.advance(60 * 3_600_000);
    await at.quiet();
    const watcher = at
      .as('Watcher')
      .speak('en-US')
      .in(channelId ?? '');
    const wanted = watcher.messages().find((message) => message.text.includes('a substitute is wanted'));
    const taken = await watcher.press('Join: take over the empty seat', wanted?.id);
    expect(taken.message?.text).toContain('Diplomacy');
    await at.quiet();
    // What the seat knows is nobody's before somebody agrees: here the host, who does not play.
    await hana.speak('en-US').press('Change of player: yes');
    await at.quiet();
    const seats = (await at.play.info(id)).seats.filter((seat) => seat.userId !== null && !seat.computer);
    expect(seats.map((seat) => [seat.userId, seat.left]).sort()).toEqual(
      [
        [watcher.id, false],
        [alex.id, false],
      ].sort(),
    );
    expect(last(watcher.dms()).menus.length).toBeGreaterThan(0);
    expect(watcher.messages()[0]?.buttons.map((one) => one.label)).not.toContain('Join: take over the empty seat');
  });

  it('shows each player what is around their units, and the whole board on a press', async () => {
    await begin(app());
    const mina = app().as('Mina').speak('en-US').inDm();
    // Letters of computer players may have come after it.
    const asked = last(mina.dms().filter(({ menus }) => menus.length > 0));
    expect(asked.files.map(({ name }) => name)).toEqual(['board-1-position.png']);
    const button = (sign: string): string => asked.buttons.find(({ label }) => label.startsWith(sign))?.customId ?? '';
    const whole = await mina.press('🌍 Whole board', asked.id);
    expect(whole.message?.ephemeral).toBe(true);
    expect(whole.message?.files).toHaveLength(1);
    const drawn = await mina.press(button('🗺️'), asked.id);
    expect(drawn.message?.files.map(({ name }) => name)).toEqual(['draft-board-1-orders.png']);
    // Going on brings the close-up back, and so does a typed line.
    const [units] = drawn.message?.menus ?? [];
    const opened = await mina.select(units?.customId ?? '', [units?.options[0]?.value ?? ''], asked.id);
    expect(opened.message?.files.map(({ name }) => name)).toEqual(['board-1-position.png']);
    mina.dm('nonsense');
    const typed = await mina.until(
      ({ id, files, menus }) => id !== asked.id && files.length > 0 && menus.length > 0,
      asked.channelId,
    );
    await app().quiet();
    expect(typed.files.map(({ name }) => name)).toEqual(['board-1-position.png']);
  });

  it('tells of each phase with its own picture and names the deadline of none that is over', async () => {
    const { id, channelId } = await begin(app());
    const first = await app().play.info(id);
    for (let turns = 0; turns < 2; turns++) {
      const { checkpoint } = await app().play.info(id);
      app().clock.advance(60 * 3_600_000);
      for (let n = 0; n < 9 && (await app().play.info(id)).checkpoint === checkpoint; n++) await app().play.runDue();
    }
    expect((await app().play.info(id)).checkpoint).toBeGreaterThan(first.checkpoint + 1);
    await app().quiet();
    const told = app().as('Watcher').messages(channelId);
    const spring = told.find((message) => message.text.startsWith('Spring 1901: the orders'));
    expect(spring?.files[0]?.alt).toMatch(/^(Spring|Fall) 1901/);
    expect(spring?.text).not.toContain('Deadline');
  });

  it('completes orders in either language, by full names and by abbreviations', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    const mina = at.as('Mina').speak('en-US').in(channelId);
    const form = (await at.play.desk(id, mina.id)).tasks[0]?.question.form;
    if (form?.kind !== 'orders') throw new Error('no order sheet');
    const [unit] = await mina.autocomplete('order', 'text', '');
    const full = await mina.autocomplete('order', 'text', String(unit?.value));
    expect(full.length).toBeGreaterThan(3);
    const [first] = full;
    const short = first?.name.split(' ').slice(0, 2).join(' ') ?? '';
    expect(await mina.autocomplete('order', 'text', short)).toEqual(full);
    expect(await mina.autocomplete('order', 'text', `${short.slice(2)} - `)).toEqual(full);
    const [subject] = form.subjects([]);
    const inKorean = subject === undefined ? '' : appWording().say(subject.text, 'ko', 'diplomacy');
    expect(await mina.autocomplete('order', 'text', inKorean)).toEqual(full);
    expect(await mina.autocomplete('order', 'text', `${short} zzz`)).toEqual([]);
  });

  it('counts the builds that are due, and marks only what is saved', async () => {
    const at = app();
    const { id } = await begin(at);
    const mina = at.as('Mina').speak('en-US');
    await buildsFor(at, id, mina.id);
    const desk = await at.play.desk(id, mina.id);
    const form = desk.tasks[0]?.question.form;
    if (form?.kind !== 'orders') throw new Error('no sheet of builds');
    const [one, two] = form.subjects([]).map((subject) => subject.id);
    if (one === undefined || two === undefined) throw new Error('too few sites');
    const opened = await mina.inDm().slash('orders', { game: String(id) });
    expect(opened.message?.text).toContain('you may build one unit.');
    expect(opened.message?.text).toContain('Ordered: 0 of 1');
    const build = async (subject: string): Promise<SeenMessage | null> => {
      const [menu] = (await mina.slash('orders', { game: String(id) })).message?.menus ?? [];
      const asked = await mina.select(menu?.customId ?? '', [subject]);
      const army = asked.message?.buttons.find((button) => button.label.includes('rmy'));
      return (await mina.press(army?.customId ?? '', asked.message?.id)).message;
    };
    for (const subject of [one, two]) {
      const shown = await build(subject);
      expect(shown?.text).toContain('Ordered: 1 of 1');
      expect(shown?.text).not.toContain('⛔');
      const saved = (await at.play.desk(id, mina.id)).tasks[0]?.saved ?? null;
      expect(asSheet(saved).map((order) => order.subject)).toEqual([subject]);
    }
  });

  it('goes back to the list of places after a build where there are more places than builds', async () => {
    const at = app();
    const { id } = await begin(at);
    const mina = at.as('Mina').speak('en-US');
    await buildsFor(at, id, mina.id, 2);
    const opened = await mina.inDm().slash('orders', { game: String(id) });
    expect(opened.message?.text).toContain('Ordered: 0 of 2');
    const form = (await at.play.desk(id, mina.id)).tasks[0]?.question.form;
    if (form?.kind !== 'orders') throw new Error('no sheet of builds');
    const last = form.subjects([]).at(-1)?.id ?? '';
    const asked = await mina.select(opened.message?.menus[0]?.customId ?? '', [last]);
    const army = asked.message?.buttons.find((button) => button.label.includes('rmy'));
    // An inland place is built on as soon as it is picked.
    const shown =
      army === undefined ? asked.message : (await mina.press(army.customId ?? '', asked.message?.id)).message;
    expect(shown?.text).toContain('Ordered: 1 of 2');
    expect(shown?.buttons.filter(({ label }) => /Army|Fleet|Next/.test(label))).toEqual([]);
    const saved = (await at.play.desk(id, mina.id)).tasks[0]?.saved ?? null;
    expect(asSheet(saved).map((order) => order.subject)).toEqual([last]);
  });

  it('offers a typed list first as it is understood, and nothing in its place', async () => {
    const at = app();
    const { id, channelId } = await begin(at);
    const mina = at.as('Mina').speak('en-US').in(channelId);
    const form = (await at.play.desk(id, mina.id)).tasks[0]?.question.form;
    if (form?.kind !== 'orders') throw new Error('no order sheet');
    const [one, two] = form.subjects([]).map((subject) => form.describe({ subject: subject.id, path: ['hold'] }));
    if (one === undefined || two === undefined) throw new Error('too few units');
    const say = (text: Text): string => appWording().say(text, 'en', 'diplomacy');
    const typed = `${say(one)}; ${say(two)}`;
    expect(await mina.autocomplete('order', 'text', typed)).toEqual([{ name: typed, value: typed }]);
    const { message } = await mina.slash('order', { text: typed });
    expect(message?.text).toContain(`✅ ${say(one)}`);
    expect(message?.text.split('\n').some((line) => line.startsWith('✅') && line.endsWith(say(two)))).toBe(true);
  });
});
