// Direct messages on the wire: which game is meant, replies, help, and a draft that meets danger.
import { describe, expect, it } from 'vitest';
import type { Actor } from '@fieldpost/local';
import type { SeenMessage } from '@fieldpost/local';
import { setUp, testApp, type TestApp } from './harness.js';
import { sheetOf } from '../../src/table/sheet.js';

const app = testApp();

/** Two running toy games with Alex in the red seat of both. */
async function begin(at: TestApp, games: number): Promise<void> {
  await setUp(at);
  const { guild } = at.discord;
  const person = { id: at.as('Alex').id, name: 'Alex', locale: 'en' as const };
  for (let n = 1; n <= games; n++) {
    const game = await at.play.create(person, {
      guildId: guild.id,
      kind: 'toy',
      name: `Table ${n}`,
      language: 'en',
      options: {},
      paces: {},
    });
    await at.play.join(game.id, person, 'red');
    await at.play.start(game.id, person.id, true);
  }
  await at.quiet();
}

/** Another running game with Alex in a seat, and Sam in another where one is named; gives its number. */
async function beside(at: TestApp, kind: string, seat: string, other?: string): Promise<number> {
  const [alex, sam] = ['Alex', 'Sam'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
  if (alex === undefined || sam === undefined) throw new Error('nobody plays');
  const table = {
    guildId: at.discord.guild.id,
    kind,
    name: `Beside ${kind}`,
    language: 'en',
    options: {},
    paces: {},
  } as const;
  const { id } = await at.play.create(alex, { ...table, settings: { readyCheck: false } });
  await at.play.join(id, alex, seat);
  if (other !== undefined) await at.play.join(id, sam, other);
  await at.play.start(id, alex.id, true);
  await at.quiet();
  return id;
}

async function saved(at: TestApp, id: number): Promise<unknown> {
  return (await at.play.desk(id, at.as('Alex').id)).tasks[0]?.saved;
}

/** Writes to the bot and waits for its answer. */
async function answerTo(alex: Actor, text: string): Promise<SeenMessage> {
  const known = new Set(alex.dms().map((message) => message.id));
  alex.dm(text);
  const answer = await alex.until(
    (message) => message.authorId !== alex.id && !known.has(message.id),
    alex.dms()[0]?.channelId,
  );
  await app().quiet();
  return answer;
}

describe('a direct message', () => {
  it('is taken for the only game that waits', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    expect((await answerTo(alex, 'First fleet Northport, Second fleet Eastmoor')).text).toContain('✅');
    expect(await saved(app(), 1)).toMatchObject({ 0: { subject: 'first', path: ['north'] } });
  });

  it('says how a command is given that was sent as words, and that there is none of a name', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    for (const [text, said] of [
      ['/hand', '`/hand` is a command'],
      ['/what-if A Par - Bur', '`/what-if` is a command'],
      ['board', '`/board` is a command'],
      ['지난차례', '`/지난차례` is a command'],
      ['/hnad', 'There is no command `/hnad`'],
    ] as const)
      expect((await answerTo(alex, text)).text).toContain(said);
    // A button of the desk is pressed by its word, and an order may hold any.
    expect((await answerTo(alex, '/undo')).text).not.toContain('is a command');
    expect((await answerTo(alex, 'First fleet Northport')).text).toContain('✅');
  });

  it('sets an instruction when it begins with its name', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    expect((await answerTo(alex, 'Respond?: pass')).text).toContain('✅');
    expect(await app().play.instructions(1, alex.id)).toMatchObject([{ saved: { value: ['pass'] } }]);
    expect(await saved(app(), 1)).toBeNull();
  });

  it('asks which game is meant, and then reads it there', async () => {
    await begin(app(), 2);
    const alex = app().as('Alex').inDm();
    const asked = await answerTo(alex, 'First fleet Northport');
    expect(asked.text).toContain('Which game is this for?');
    await app().restart();
    const table = asked.buttons.find((one) => one.label.includes('Table 2'));
    const done = await alex.press(table?.customId ?? '', asked.id);
    expect(done.message?.text).toContain('✅ First fleet to Northport');
    expect(await saved(app(), 2)).toEqual(sheetOf({ first: ['north'] }));
    expect(await saved(app(), 1)).toBeNull();
  });

  it('says only once which of several games a line was taken for that counts at once', async () => {
    const at = app();
    await begin(at, 1);
    await beside(at, 'teams', 'oak');
    const alex = at.as('Alex').inDm();
    const [task] = (await at.play.desk(1, alex.id)).tasks;
    const place = { gameId: 1, userId: alex.id, checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
    await at.play.answer({ ...place, value: [], final: true, confirmed: true });
    await at.quiet();
    const done = await answerTo(alex, 'lean');
    expect(done.text.split('it makes sense in this one only')).toHaveLength(2);
  });

  it('is taken for the only one of several games in which it makes sense, which is said', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    const person = { id: alex.id, name: 'Alex', locale: 'en' as const };
    const input = { guildId: app().discord.guild.id, name: 'Trees', language: 'en', options: {}, paces: {} } as const;
    const teams = await app().play.create(person, { ...input, kind: 'teams' });
    await app().play.join(teams.id, person, 'oak');
    await app().play.start(teams.id, person.id, true);
    await app().quiet();
    const done = await answerTo(alex, 'First fleet Northport');
    expect(done.text).toContain('Table 1');
    expect(done.text).toContain('it makes sense in this one only');
    expect(done.text).toContain('✅ First fleet to Northport');
    const typed = await alex.slash('order', { text: 'Second fleet Eastmoor' });
    expect(typed.message?.text).toContain('it makes sense in this one only');
    expect(await saved(app(), 1)).toEqual(sheetOf({ first: ['north'], second: ['east'] }));
  });

  it('of which a game that was not named understands a part begins nothing there', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    const teams = await beside(app(), 'teams', 'oak');
    await alex.slash('play', { game: String(teams) });
    await app().quiet();
    const asked = await answerTo(alex, 'First fleet Northport; First fleet Nowhere');
    expect(asked.text).toContain('Which game is this for?');
    // The one that understands a part, and the one they were last in.
    expect(asked.buttons.map(({ label }) => label)).toEqual([
      expect.stringContaining('Table 1'),
      expect.stringContaining('Beside teams'),
    ]);
    expect((await app().play.desk(1, alex.id)).tasks[0]).toMatchObject({ saved: null, draft: null });
    await expect(alex.slash('order', { text: 'First fleet Northport; First fleet Nowhere' })).resolves.toMatchObject({
      message: { text: expect.not.stringContaining('✅') as unknown },
    });
  });

  it('that fits nowhere, from somebody who waits where they were last, is answered with that', async () => {
    await setUp(app());
    const alex = app().as('Alex').inDm();
    const waiting = await beside(app(), 'toy', 'green', 'red');
    await beside(app(), 'teams', 'oak');
    for (const who of [app().as('Sam').inDm(), alex]) {
      await who.slash('order', { text: 'First fleet Northport, Second fleet Eastmoor', game: String(waiting) });
      await who.slash('final', { game: String(waiting) });
      await app().quiet();
    }
    const answer = await answerTo(alex, 'a wholly strange saying');
    expect(answer.text).toContain(`#${waiting}`);
    expect(answer.text).toContain('Nothing is asked of you in');
    expect(answer.text).not.toContain('⛔');
  });

  it('that makes sense in several is taken for the one last touched, which is said, also after a restart', async () => {
    await begin(app(), 3);
    const alex = app().as('Alex').inDm();
    await alex.slash('order', { text: 'First fleet Northport', game: '2' });
    // What is only looked at is the same game's, without its being named.
    expect((await alex.slash('log')).message?.text).toContain('Table 2');
    await app().restart();
    const answer = await answerTo(alex, 'Second fleet Eastmoor');
    expect(answer.text).toMatch(/Taken for .*Table 2.*where you were last/u);
    expect(await saved(app(), 2)).toEqual(sheetOf({ first: ['north'], second: ['east'] }));
  });

  it('is answered with help where no game is', async () => {
    await setUp(app());
    const sam = app().as('Sam').inDm();
    expect((await answerTo(sam, '도움말')).text).toMatch(/진행/);
  });

  it('presses the desk’s buttons by their names and by common words, in either language', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    await answerTo(alex, 'First fleet Northport');
    await answerTo(alex, '지워 주세요');
    expect(await saved(app(), 1)).toEqual([]);
    await answerTo(alex, 'First fleet Northport, Second fleet Eastmoor');
    expect((await answerTo(alex, '확정할게요.')).text).toContain('Handed in as final');
  });

  it('agrees to a warning, or not, while that is what was last asked', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    await answerTo(alex, 'First fleet Northport');
    expect((await answerTo(alex, 'final')).text).toContain('Only 1 of 2 have orders.');
    expect((await answerTo(alex, '아니요')).text).not.toContain('Are you sure?');
    expect((await answerTo(alex, 'final')).text).toContain('Are you sure?');
    // The deadline moves: what was asked is not what stands there now.
    await app().play.extend(1, app().as('Hana').id, 12, { name: 'Hana' });
    await app().quiet();
    expect((await answerTo(alex, 'yes')).text).not.toContain('Handed in as final');
    expect((await answerTo(alex, 'final')).text).toContain('Are you sure?');
    expect((await answerTo(alex, '네')).text).toContain('Handed in as final');
  });

  it('leaves a vote to be put in one of several games, each with a button; who proposed it is not asked again', async () => {
    await begin(app(), 2);
    const alex = app().as('Alex').inDm();
    const asked = (await alex.slash('draw')).message;
    expect(asked?.text).toContain('Which game is this for?');
    const second = asked?.buttons.find(({ label }) => label.includes('Table 2'))?.customId ?? '';
    const sure = await alex.press(second, asked?.id);
    expect(sure.message?.text).toContain('the game ends at once');
    const list = (await alex.slash('vote', { propose: 'pause' })).message;
    expect(list?.buttons.map(({ label }) => label)).toHaveLength(2);
  });

  it('goes to the game whose number it begins with', async () => {
    await begin(app(), 2);
    const alex = app().as('Alex').inDm();
    await answerTo(alex, '#2 First fleet Northport');
    expect(await saved(app(), 2)).toEqual(sheetOf({ first: ['north'] }));
    expect(await saved(app(), 1)).toBeNull();
  });

  it.each([
    ['2: First fleet Northport', 'its number'],
    ['#2: First fleet Northport', 'its number with a sign'],
    ['Table 2: First fleet Northport', 'its title'],
    ['table2：제1함대 북항', 'its title, in Korean'],
  ])('goes to the game it names first: %s (%s)', async (line) => {
    await begin(app(), 2);
    const alex = app().as('Alex').inDm();
    expect((await answerTo(alex, line)).text).toContain('✅');
    expect(await saved(app(), 2)).toEqual(sheetOf({ first: ['north'] }));
    expect(await saved(app(), 1)).toBeNull();
  });

  it('goes to the only game of what it names first', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    await beside(app(), 'teams', 'oak');
    for (const title of ['Teams', '두 편'])
      expect((await answerTo(alex, `${title}: First fleet Northport`)).text).toContain('Beside teams');
    expect(await saved(app(), 1)).toBeNull();
  });

  it('does not go to a game whose title is the beginning of what can be read whole', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    const person = { id: alex.id, name: 'Alex', locale: 'en' as const };
    const input = { guildId: app().discord.guild.id, language: 'en', options: {}, paces: {} } as const;
    const other = await app().play.create(person, { ...input, kind: 'teams', name: 'First fleet' });
    await app().play.join(other.id, person, 'oak');
    await app().play.start(other.id, person.id, true);
    await answerTo(alex, 'First fleet: Northport');
    expect(await saved(app(), 1)).toEqual(sheetOf({ first: ['north'] }));
  });

  it('of which it is asked where it belongs tells how to say so', async () => {
    await begin(app(), 2);
    const alex = app().as('Alex').inDm();
    expect((await answerTo(alex, 'First fleet Northport')).text).toMatch(/number or name first.*“#\d …”/u);
  });

  it('says kindly what it could not read', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    const answer = await answerTo(alex, 'hello there');
    expect(answer.text).toContain('⛔');
    expect(answer.text).toContain('Where do your units go?');
    expect(answer.text).toContain('For example: “First fleet to Northport”');
    // What is given as an example can be typed.
    expect((await answerTo(alex, 'First fleet to Northport')).text).toContain('✅ First fleet to Northport');
    // Of a mistake it is what was meant.
    const mistaken = await answerTo(alex, 'Second fleet Nortport');
    expect(mistaken.text).toContain('Write it like this: “Second fleet to Northport”');
  });

  it('that confirms where nothing is to be confirmed is told what is open', async () => {
    await begin(app(), 1);
    const alex = app().as('Alex').inDm();
    expect((await answerTo(alex, '확인')).text).toContain(
      'There is nothing to confirm. Open for you now: Where do your units go?',
    );
    await answerTo(alex, 'First fleet Northport');
    const saved = await answerTo(alex, 'ok');
    expect(saved.text).toContain('There is nothing to confirm: it is saved.');
    // That it is saved is said once.
    expect(saved.text).not.toContain('✅ Saved');
  });
});

it('answers in the language Discord has told, whoever names its player and whatever letters they write', async () => {
  const at = app();
  await setUp(at);
  const sam = { id: at.as('Sam').id, name: 'Sam' };
  const host = { id: at.as('Alex').id, name: 'Alex', locale: 'en' as const };
  const table = { guildId: at.discord.guild.id, kind: 'toy', name: null, options: {}, paces: {} } as const;
  for (const locale of ['ko', 'en'] as const) {
    const { id } = await at.play.create(host, { ...table, language: 'both', settings: { readyCheck: false } });
    await at.play.join(id, { ...sam, locale }, 'red');
    if (locale === 'ko') await at.play.start(id, host.id, true);
  }
  await at.quiet();
  const answer = await answerTo(at.as('Sam').inDm(), 'something else');
  expect(answer.text).toMatch(/\p{Script=Hangul}/u);
  expect((await at.store.db.user.findUnique({ where: { id: sam.id } }))?.locale).toBe('ko');
});
