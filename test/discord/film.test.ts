// The film of an ended game: everything on one page, nothing from the network, no markup out of anybody's name.
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/discord/film/page.js';
import { setUp, testApp } from './harness.js';

const app = testApp();

/** The data that stands on a page. */
function dataOf(page: string): unknown {
  return JSON.parse(/<script type="application\/json" id="film">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
}

describe('the page of a film', () => {
  it('keeps what people wrote as text', () => {
    const name = '</script><img src=x onerror=alert(1)>';
    const page = pageOf({ people: [{ who: name }] });
    expect(page).not.toContain('<img src=x');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(dataOf(page)).toEqual({ people: [{ who: name }] });
  });

  it('shows signs of a message as what they stand for', () => {
    const script = /<script>(.*)<\/script>/s.exec(pageOf({}))?.[1] ?? '';
    const mark = /function mark\(into,text\)\{.*?\n\}/s.exec(script)?.[0] ?? '';
    interface Made {
      readonly name: string;
      readonly parts: (string | Made)[];
      append(part: string | Made): void;
    }
    const el = (name: string): Made => {
      const parts: (string | Made)[] = [];
      return { name, parts, append: (part) => parts.push(part) };
    };
    const html = (made: Made): string =>
      `<${made.name}>${made.parts.map((one) => (typeof one === 'string' ? one : html(one))).join('')}</${made.name}>`;
    const marked = runInNewContext(`${mark}\nmark`, { el }) as (into: Made, text: string) => Made;
    expect(html(marked(el('p'), '**France** ✗ __A Par - Bur__ · a\\_b'))).toBe(
      '<p><b>France</b> ✗ <u>A Par - Bur</u> · a_b</p>',
    );
  });

  it('may load nothing', () => {
    const page = pageOf({});
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';
    // The script is one that a browser can read.
    expect(typeof runInNewContext(`(function(){${script}})`)).toBe('function');
  });
});

describe('an ended game', () => {
  it('is shown as a film with names, hands and pictures, and a running one is not', async () => {
    const at = app();
    await setUp(at);
    const host = { id: at.as('Mina').id, name: 'Mina <b>', locale: 'en' as const };
    const game = await at.play.create(host, {
      guildId: at.discord.guild.id,
      kind: 'toy',
      name: null,
      language: 'both',
      options: { rounds: 1 },
      paces: {},
    });
    await at.play.join(game.id, host, 'red');
    await at.play.start(game.id, host.id, true);
    const mina = at.as('Mina').in('lobby').speak('en-US');
    expect((await mina.slash('game film', { game: String(game.id) })).message?.text).toContain('⛔');
    await at.play.propose(game.id, host.id, 'cancel', []);
    await at.quiet();
    const film = await at.play.film(game.id);
    expect(film.people.get(host.id)).toBeDefined();
    expect(film.frames[0]?.hands).toHaveLength(3);
    const shown = await mina.slash('game film', { game: String(game.id) });
    expect(shown.message?.files.map((file) => file.name)).toEqual([`film-${game.id}.html`]);
  });

  it('brings its film with its end, unasked, once there is something to see', async () => {
    const at = app();
    await setUp(at);
    const [mina, alex] = ['Mina', 'Alex'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
    if (mina === undefined || alex === undefined) throw new Error('nobody');
    const input = { guildId: at.discord.guild.id, kind: 'toy', name: null, language: 'en', paces: {} } as const;
    const { id } = await at.play.create(mina, { ...input, options: { rounds: 1 } });
    await at.play.join(id, mina, 'red');
    await at.play.join(id, alex, 'blue');
    await at.play.start(id, mina.id, true);
    for (const person of [mina, alex]) {
      const [task] = (await at.play.desk(id, person.id)).tasks;
      if (task === undefined) throw new Error('nothing is asked');
      const value = task.question.fallback();
      const sent = { gameId: id, userId: person.id, checkpoint: task.checkpoint, question: task.id, value };
      await at.play.answer({ ...sent, final: true, confirmed: true });
    }
    await at.quiet();
    await at.play.propose(id, mina.id, 'cancel', []);
    await at.quiet();
    const voter = at.as('Alex').speak('en-US').inDm();
    await voter.press('Stop the game: yes');
    await voter.press('Stop the game: yes, I am sure');
    await at.quiet();
    const { channelId } = await at.play.info(id);
    const end = at
      .as('Watcher')
      .messages(channelId ?? '')
      .at(-1);
    expect(end?.files.map(({ name }) => name)).toContain(`film-${id}.html`);
    expect(end?.buttons.map(({ label }) => label)).toContain('🎞️ Film');
  });
});
