// Practice on the wire: a whole game in direct messages with tips that can be turned and stopped, and nothing in any channel.
import { expect, it } from 'vitest';
import type { Actor, SeenMessage } from '@fieldpost/local';
import type { Task } from '../../src/play/turn/desk.js';
import { setUp, testApp } from './harness.js';

const app = testApp();

/** The desk as it stands among somebody's direct messages, of which there is one. */
function deskOf(person: Actor): SeenMessage {
  const [desk, other] = person.dms().filter(({ ephemeral, menus }) => !ephemeral && menus.length > 0);
  if (desk === undefined || other !== undefined) throw new Error('there is one desk');
  return desk;
}

/** Gives up the practice that a message is about, which is asked for once more. */
async function startOver(person: Actor, message: string | undefined): Promise<SeenMessage | null> {
  const asked = (await person.press('Give it up and start over', message)).message;
  return (await person.press('Yes, give it up and start over', asked?.id)).message;
}

it('begins in direct messages, coaches the first question, and says nothing anywhere else', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const answer = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  await at.quiet();
  expect(answer?.text).toMatch(/Your practice game #\d+ has begun/u);
  expect(answer?.text).toContain('Computer players play as usual 🤖');
  expect(answer?.buttons.map(({ label }) => label)).toEqual(['Show it here']);
  const begun = deskOf(leo);
  expect(begun.text).toContain('Tip 1 of 4');
  const [game] = await at.play.gamesOf(leo.id);
  const info = await at.play.info(game?.id ?? 0);
  expect(info).toMatchObject({ status: 'running', channelId: null, hostId: leo.id });
  expect(info.seats.filter(({ computer }) => computer)).toHaveLength(6);
  const second = (await leo.press('🧭 Next tip', begun.id)).message;
  expect(second?.text).toContain('Tip 2 of 4');
  const without = (await leo.press('No more tips', second?.id)).message;
  expect(without?.text).not.toContain('Tip ');
  expect(without?.menus.length).toBeGreaterThan(0);
  const again = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  expect(again?.text).toContain('still running');
  expect(again?.text).toContain('Computer players play as usual 🤖');
  await startOver(leo, again?.id);
  await at.quiet();
  expect((await at.play.info(info.id)).status).toBe('cancelled');
  expect((await at.play.gamesOf(leo.id)).map(({ guildId }) => guildId)).toEqual([game?.guildId]);
  const rows = await at.store.db.outbox.findMany({ where: { failedAt: { not: null } } });
  expect(rows).toEqual([]);
  expect((await leo.slash('games', {})).message?.text).toContain('nothing like that');
});

it('offers each game at each level of its computer players, and says which is which', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const menu = (await leo.slash('practice', {})).message?.menus[0];
  const offered = menu?.options.filter(({ label }) => label === 'Diplomacy').map(({ description }) => description);
  expect(offered).toEqual([
    'Computer players play like beginners 🌱',
    'Computer players play as usual 🤖',
    'Computer players play as well as they can 🧠',
  ]);
  expect(new Set(menu?.options.map(({ label, description }) => `${label} ${description ?? ''}`)).size).toBe(
    menu?.options.length,
  );
});

it('goes back from the variant and the seat of a game to the list of games, and from one that runs', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const list = (await leo.slash('practice', {})).message;
  const menus = list?.menus.map(({ options }) => options.length);
  const seats = (await leo.select(list?.menus[1]?.customId ?? '', ['quartermaster-general 0'], list?.id)).message;
  expect(seats?.text).toContain('Total War');
  expect((await leo.press('All games', seats?.id)).message?.menus.map(({ options }) => options.length)).toEqual(menus);
  await leo.slash('practice', { kind: 'diplomacy' });
  const running = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  expect(running?.text).toContain('still running');
  const back = (await leo.press('All games', running?.id)).message;
  expect(back?.menus.map(({ options }) => options.length)).toEqual(menus);
});

it('gives a hint, put down to be changed, with why; and nowhere but in practice', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'diplomacy' });
  await at.quiet();
  const hint = (await leo.press('💡 Hint', deskOf(leo).id)).message;
  expect(hint?.text).toContain('This is what a computer player would answer. It goes where supply centres can be won');
  // Its orders stand on the sheet, and nowhere a second time.
  const given = hint?.text.match(/✏️ (?:A|F) .*|✅ (?:A|F) .*/gu) ?? [];
  expect(given.length).toBeGreaterThan(2);
  const said = hint?.text.split('\n').find((line) => line.includes('a computer player would'));
  for (const order of given) expect(said).not.toContain(order.slice(3).trim());
  expect(hint?.text).toMatch(/Ordered: [34] of [34]/);
  const [game] = await at.play.gamesOf(leo.id);
  const desk = await at.play.desk(game?.id ?? 0, leo.id);
  // It is a draft: nothing has been handed in, and what stands there is changed by nobody but its person.
  expect(desk.tasks[0]).toMatchObject({ saved: null, final: false });
  const before = desk.tasks[0]?.draft;
  expect(before).not.toBeNull();
  const twice = (await leo.press('💡 Hint', hint?.id)).message;
  expect(twice?.text).toContain('This is what a computer player would answer.');
  expect((await at.play.desk(game?.id ?? 0, leo.id)).tasks[0]?.draft).toEqual(before);
  // At a table with people nobody gets one.
  const table = {
    guildId: at.discord.guild.id,
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
  } as const;
  const host = { id: leo.id, name: 'Leo', locale: 'en' } as const;
  const { id } = await at.play.create(host, { ...table, settings: { readyCheck: false } });
  await at.play.join(id, host, null);
  await at.play.start(id, leo.id, true);
  const [task] = (await at.play.desk(id, leo.id)).tasks;
  const asked = { checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
  await expect(at.play.hint(id, leo.id, asked)).rejects.toThrow('refuse.noHint');
});

it('offers no hint beside what is said in advance, as nobody is asked for it now', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'twilight-struggle' });
  await at.quiet();
  expect(deskOf(leo).buttons.map(({ label }) => label)).toContain('💡 Hint');
  const ahead = (await leo.slash('instructions', {})).message;
  expect(ahead?.menus.length).toBeGreaterThan(0);
  expect(ahead?.buttons.map(({ label }) => label)).not.toContain('💡 Hint');
});

it('says of orders that a hint puts down what is said of those that are typed', { timeout: 300_000 }, async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const menu = (await leo.slash('practice', {})).message;
  await leo.select(menu?.menus[0]?.customId ?? '', ['axis-and-allies-1942 beginner'], menu?.id);
  await at.quiet();
  const [game] = await at.play.gamesOf(leo.id);
  const id = game?.id ?? 0;
  const [task] = (await at.play.desk(id, leo.id)).tasks;
  if (task === undefined) throw new Error('nothing is asked');
  expect(task.question.key).toBe('purchase');
  const asked = { gameId: id, userId: leo.id, checkpoint: task.checkpoint, question: task.id };
  await at.play.answer({ ...asked, value: {}, final: true, confirmed: true });
  const desk = (await leo.slash('play', { game: String(id) })).message;
  const hint = (await leo.press('💡 Hint', desk?.id)).message;
  expect(hint?.text).toContain('It attacks where the odds');
  expect(hint?.text).toMatch(/[Ww]on (about )?\d+%/u);
});

it('asks once more before it gives a practice up, and an old message of one that has ended gives up no other', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'diplomacy' });
  const [first] = await at.play.gamesOf(leo.id);
  const older = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  const newer = (await leo.slash('practice', { kind: 'diplomacy' })).message;
  const asked = (await leo.press('Give it up and start over', newer?.id)).message;
  expect(asked?.text).toContain(`This ends your practice game #${first?.id} (Spring 1901`);
  expect((await at.play.info(first?.id ?? 0)).status).toBe('running');
  await leo.press('Yes, give it up and start over', asked?.id);
  const [second] = await at.play.gamesOf(leo.id);
  const refused = (await leo.press('Give it up and start over', older?.id)).message;
  expect(refused?.text).toContain(`#${first?.id} has ended. #${second?.id} is the one that runs.`);
  expect((await at.play.gamesOf(leo.id)).map(({ id }) => id)).toEqual([second?.id]);
  // What it offers now is about the one that runs.
  const sure = (await leo.press('Give it up and start over', refused?.id)).message;
  expect(sure?.text).toContain(`This ends your practice game #${second?.id} (Spring 1901`);
});

it('opens one practice of a game, however many presses come at once', async () => {
  const at = app();
  await setUp(at);
  const { id } = at.as('Leo');
  const host = { id, name: 'Leo', locale: 'en' } as const;
  const table = { kind: 'toy', name: null, language: 'en', options: {}, paces: {} } as const;
  const input = { ...table, settings: { readyCheck: false } };
  const opened = await Promise.all([1, 2, 3].map(() => at.play.practise(host, input, 'red')));
  expect(new Set(opened.map(({ game }) => game.id)).size).toBe(1);
  expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
  const [game, other] = await at.play.gamesOf(id);
  expect([game?.status, other]).toEqual(['running', undefined]);
  // A seat that is none leaves nothing behind.
  await at.play.propose(game?.id ?? 0, id, 'cancel', []);
  await expect(at.play.practise(host, input, 'nobody')).rejects.toThrow();
  expect(await at.play.gamesOf(id)).toEqual([]);
});

it('goes on where it stands still, and leaves room beside it for one of another game', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Leo').id, name: 'Leo', locale: 'en' } as const;
  const table = { name: null, language: 'en', options: {}, paces: {}, settings: { readyCheck: false } } as const;
  const first = await at.play.practise(host, { ...table, kind: 'toy' }, 'red');
  await at.play.pause(first.game.id, host.id, { name: 'Hana' });
  const again = await at.play.practise(host, { ...table, kind: 'toy' }, 'red');
  expect([again.game.id, again.isNew]).toEqual([first.game.id, false]);
  expect((await at.play.practise(host, { ...table, kind: 'diplomacy' }, 'france')).isNew).toBe(true);
});

it('is begun from its menu against computer players of a level, and begun anew against the same', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const menu = (await leo.slash('practice', {})).message;
  const begun = (await leo.select(menu?.menus[0]?.customId ?? '', ['quartermaster-general strong'], menu?.id)).message;
  expect(begun?.text).toMatch(/Your practice game #\d+ has begun/u);
  const level = async (): Promise<unknown> => {
    const [game] = await at.play.gamesOf(leo.id);
    return (await at.play.info(game?.id ?? 0)).table.computers;
  };
  expect(await level()).toBe('strong');
  const [game] = await at.play.gamesOf(leo.id);
  const shown = (await leo.slash('game info', { game: String(game?.id) })).message?.text;
  expect(shown).toContain('as well as they can');
  expect(shown).toContain('🧠');
  const again = (await leo.slash('practice', { kind: 'quartermaster-general' })).message;
  await startOver(leo, again?.id);
  expect(await level()).toBe('strong');
});

it('leaves its film where it ends: beside its result and its board, in the list, and without a word for its player', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'twilight-struggle' });
  await at.quiet();
  const [game] = await at.play.gamesOf(leo.id);
  const number = String(game?.id);
  await at.play.propose(game?.id ?? 0, leo.id, 'cancel', []);
  await at.quiet();
  const end = leo.dms().at(-1);
  expect(end?.buttons.map(({ label }) => label)).toEqual(['See the result', '🎞️ Film']);
  const film = [`film-${number}.html`];
  expect((await leo.press('🎞️ Film', end?.id)).message?.files.map(({ name }) => name)).toEqual(film);
  const result = (await leo.press('See the result', end?.id)).message;
  expect(result?.buttons.map(({ label }) => label)).toContain('🎞️ Film');
  expect((await leo.slash('game film', {})).message?.files.map(({ name }) => name)).toEqual(film);
  const offered = await leo.autocomplete('game film', 'game', '');
  expect(offered.map(({ value }) => value)).toEqual([number]);
  // Nobody else is offered it.
  const alex = at.as('Alex').inDm().speak('en-US');
  expect(await alex.autocomplete('game film', 'game', '')).toEqual([]);
  // Whose games all run is told so, instead of being asked which of those is meant.
  await alex.slash('practice', { kind: 'twilight-struggle' });
  await alex.slash('practice', { kind: 'diplomacy' });
  expect((await alex.slash('game film', {})).message?.text).toContain('None of your games has ended yet.');
});

it('gives a tip no second time once its question has been answered, though nobody says it is understood', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'diplomacy' });
  await at.quiet();
  const [game] = await at.play.gamesOf(leo.id);
  const shown = async (): Promise<string> => (await leo.slash('play', {})).message?.text ?? '';
  expect(await shown()).toContain('Tip 1 of 4');
  // A look is no answer.
  expect(await shown()).toContain('Tip 1 of 4');
  const open = async (): Promise<Task> => {
    const [task] = (await at.play.desk(game?.id ?? 0, leo.id)).tasks;
    if (task === undefined) throw new Error('nothing is asked');
    return task;
  };
  const { question: first } = await open();
  for (const tip of ['Tip 2 of 4', 'Tip 3 of 4']) {
    let last: Task;
    do {
      last = await open();
      const sent = { gameId: game?.id ?? 0, userId: leo.id, checkpoint: last.checkpoint, question: last.id };
      await at.play.answer({ ...sent, value: last.question.fallback(), final: true, confirmed: true });
      await at.quiet();
    } while ((await open()).question.key !== first.key);
    expect(await shown()).toContain(tip);
  }
});

it('lets whoever practises choose the variant and the seat, by options that follow the game and one another', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  const offered = async (option: string, options: Record<string, string>): Promise<string[]> =>
    (await leo.autocomplete('practice', option, '', options)).map(({ name }) => name);
  expect(await offered('variant', { kind: 'downfall' })).toContain('Scenario: Husky (July 1943)');
  expect(await offered('variant', { kind: 'quartermaster-general' })).toEqual(
    expect.arrayContaining(['Base game', 'Total War expansion']),
  );
  expect(await offered('seat', { kind: 'downfall' })).toEqual(['Western and OKH', 'Soviet and OKW']);
  expect(await offered('seat', { kind: 'diplomacy', variant: 'six' })).not.toContain('Italy');
  expect(await offered('seat', {})).toEqual([]);
  const chosen = { kind: 'quartermaster-general', variant: 'total war', seat: '미국' };
  expect((await leo.slash('practice', { ...chosen, seat: 'France' })).message?.text).toContain(
    'Which seat? One of: Germany',
  );
  expect((await leo.slash('practice', { ...chosen, variant: 'husky' })).message?.text).toContain('Which variant?');
  expect(await at.play.gamesOf(leo.id)).toEqual([]);
  await leo.slash('practice', chosen);
  const mine = async (): Promise<unknown> => {
    const [game] = await at.play.gamesOf(leo.id);
    const { options, seats, table } = await at.play.info(game?.id ?? 0);
    return [
      options['totalWar'],
      seats.filter(({ userId }) => userId === leo.id).map(({ seat }) => seat),
      table.computers,
    ];
  };
  expect(await mine()).toEqual([true, ['united-states'], 'usual']);
  // The same once more; or another, as it is named.
  const again = (await leo.slash('practice', { kind: 'quartermaster-general' })).message;
  await startOver(leo, again?.id);
  expect(await mine()).toEqual([true, ['united-states'], 'usual']);
  const other = (await leo.slash('practice', { ...chosen, variant: 'false', seat: 'italy' })).message;
  await startOver(leo, other?.id);
  expect(await mine()).toEqual([false, ['italy'], 'usual']);
});

it.each([
  ['downfall', 'Scenario: Husky (July 1943)', 'Western and OKH', ['western', 'okh'], 'scenario', 'husky'],
  ['diplomacy', 'Players: 6 players (Italy stands)', 'France', ['france'], 'variant', 'six'],
  ['twilight-struggle', 'Scenario: Late War (turns 8 to 10)', 'Soviet Union', ['ussr'], 'scenario', 'late_war'],
  ['axis-and-allies-1942', 'Victory: All victory cities', 'Japan', ['japan'], 'victory', 'total'],
  ['quartermaster-general', 'Total War expansion', 'Italy', ['italy'], 'totalWar', true],
] as const)(
  'lets them be picked from its menus with one press more (%s)',
  async (kind, variant, place, seats, option, value) => {
    const at = app();
    await setUp(at);
    const leo = at.as('Leo').inDm().speak('en-US');
    const menu = (await leo.slash('practice', {})).message;
    const entry = menu?.menus[1]?.options.find((one) => one.value.startsWith(kind) && one.description === variant);
    const page = (await leo.select(menu?.menus[1]?.customId ?? '', [entry?.value ?? ''], menu?.id)).message;
    expect(page?.text).toContain(variant);
    const strong = (await leo.select(page?.menus[1]?.customId ?? '', ['strong'], page?.id)).message;
    expect(strong?.text).toContain(variant);
    const begun = (await leo.select(strong?.menus[0]?.customId ?? '', [place], strong?.id)).message;
    expect(begun?.text).toMatch(/Your practice game #\d+ has begun/u);
    const [game] = await at.play.gamesOf(leo.id);
    const info = await at.play.info(game?.id ?? 0);
    expect(info.options[option]).toBe(value);
    expect(
      info.seats
        .filter(({ userId }) => userId === leo.id)
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual([...seats].toSorted());
    expect(info.table.computers).toBe('strong');
  },
);

it('says the cards of a hand once, however they were chosen', async () => {
  const at = app();
  await setUp(at);
  const leo = at.as('Leo').inDm().speak('en-US');
  await leo.slash('practice', { kind: 'quartermaster-general', seat: 'germany' });
  await at.quiet();
  const named = (text = ''): number => text.match(/Build Army/gu)?.length ?? 0;
  const desk = deskOf(leo);
  const cards = desk.menus[0]?.options.map(({ label }) => label.replace(/ \(.*/u, '')) ?? [];
  const hinted = (await leo.press('💡 Hint')).message?.text ?? '';
  const names = (/^Chosen: (?<names>.*)$/mu.exec(hinted)?.groups?.names ?? '').split(/, and |, /u);
  const counts = names.map((name) => Number(/ × (?<count>\d+)$/u.exec(name)?.groups?.count ?? 1));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(7);
  expect(new Set(names.map((name) => name.replace(/ × \d+$/u, ''))).size).toBe(names.length);
  const typed = (await leo.slash('order', { text: cards.slice(0, 7).join(', ') })).message;
  expect(typed?.text).toContain('✅');
  expect(typed?.text).not.toContain('Chosen: ');
  const wanted = cards.slice(0, 7).filter((card) => card === 'Build Army').length;
  expect(named(typed?.text)).toBe(wanted);
});
