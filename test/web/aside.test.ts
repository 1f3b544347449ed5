// Letters, notes and guesses on the page: through the same door as by message, and for nobody else's eyes.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Letters, Notes, Supposed, Tried } from '../../src/web/wire.js';
import { ann, begun, bob, cho, dan, hourMs, sheet, taskOf, testTable } from '../support/table.js';
import { visitsAt, type Visit, type Visits } from './visit.js';

const table = testTable();

async function read<T>(visit: Visit, game: number, path: string): Promise<T> {
  const answer = await visit.get(`/api/game/${game}/${path}`);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

async function post<T>({ request }: Visits, { headers }: Visit, at: string, what: unknown): Promise<T> {
  const answer = await request(`/api/game/${at}`, { method: 'POST', headers, body: JSON.stringify(what) });
  expect(answer.status, at).toBe(200);
  return (await answer.json()) as T;
}

describe('letters', () => {
  it('are written on the page, and read by their parties alone', async () => {
    const play = table.play();
    const { id } = await begun(play, { host: dan });
    const visits = visitsAt(table, play);
    const [mine, theirs, third] = await Promise.all([ann, bob, cho].map((who) => visits.enter(who.id, id)));
    if (mine === undefined || theirs === undefined || third === undefined) throw new Error('nobody came in');
    const letter = { to: ['blue'], text: 'Shall we?', as: null };
    const sent = await post<Tried<Letters>>(visits, mine, `${id}/letters`, letter);
    expect(sent).toMatchObject({ isDone: true, notes: [], shown: { letters: [{ text: 'Shall we?', isMine: true }] } });
    const got = await read<Letters>(theirs, id, 'letters');
    expect(got.letters).toMatchObject([{ text: 'Shall we?', isMine: false, circle: ['red'] }]);
    expect((await read<Letters>(third, id, 'letters')).letters).toEqual([]);
    // Who looks after the table has no seat, and so no page of it.
    const host = await visits.enter(dan.id, id);
    expect((await host.get(`/api/game/${id}/letters`)).status).toBe(404);
    expect((await table.said()).filter(({ kind }) => kind === 'letter')).toHaveLength(1);
  });

  it('of computer players are answered by a press or a typed word, and what is made of it is said', async () => {
    const play = table.play({ games });
    const like = { guildId: 'guild', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(ann, { ...like, settings: { readyCheck: false } });
    await play.join(id, ann, 'italy');
    await play.start(id, ann.id, true);
    for (let n = 0; n < 3; n++) await play.runDue();
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    const { now, letters, others } = await read<Letters>(mine, id, 'letters');
    expect(others.map((one) => one.id)).toEqual(expect.arrayContaining(letters.flatMap(({ circle }) => circle)));
    expect(others).toHaveLength(6);
    expect(now).toContain('short proposals: “peace”');
    const yesOrNo = [
      { accepted: true, text: 'Accept' },
      { accepted: false, text: 'Decline' },
    ];
    expect(letters.map(({ answers }) => answers)).toEqual(letters.map(() => yesOrNo));
    const pressed = letters.filter(({ from }) => from !== 'austria');
    const waiting = new Set(letters.map(({ from }) => from));
    // Whichever is pressed, though all came at once: that one alone is answered.
    for (const { from, at } of [...pressed.slice(-1), ...pressed.slice(0, -1)]) {
      const declined = await post<Tried<Letters>>(visits, mine, `${id}/letters/answer`, { from, at, accepted: false });
      expect(declined).toMatchObject({ isDone: true, notes: [{ tone: 'info' }] });
      waiting.delete(from);
      const asks = declined.shown.letters.filter(({ answers }) => answers.length > 0);
      expect(new Set(asks.map((one) => one.from))).toEqual(waiting);
    }
    expect([pressed.length > 1, [...waiting]]).toEqual([true, ['austria']]);
    const other = await post<Tried<Letters>>(visits, mine, `${id}/letters/answer`, {
      from: 'austria',
      at: 1,
      accepted: false,
    });
    expect(other).toMatchObject({ isDone: false, notes: [{ tone: 'bad' }] });
    const say = (to: string, text: string) =>
      post<Tried<Letters>>(visits, mine, `${id}/letters`, { to: [to], text, as: null });
    const accepted = await say('austria', 'Accept');
    expect(accepted.notes).toEqual([{ tone: 'info', text: 'Austria counts on it.' }]);
    const answered = accepted.shown.letters.filter(({ circle, isMine }) => !isMine && circle.length === 0);
    expect(answered).toContainEqual(expect.objectContaining({ head: 'Austria to Italy', answers: [] }));
    expect((await say('austria', 'no')).notes[0]?.text).toContain('you have answered');
    // What a proposal has come to is read beside it later as well.
    const proposed = await say('turkey', 'Peace?');
    const told = expect.stringMatching(
      /^Turkey (?:agrees: |declines\. \(Understood as: )peace until the end of 1902\.\)?$/u,
    ) as string;
    expect(proposed.notes).toEqual([{ tone: 'info', text: told }]);
    expect(proposed.shown.letters).toContainEqual(
      expect.objectContaining({ isMine: true, text: 'Peace?', heard: told }),
    );
  });

  it('say in words why they cannot be sent, and send nothing', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { press: 'public' } });
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    expect(await read<Letters>(mine, id, 'letters')).toMatchObject({ others: [], toAll: true });
    for (const letter of [
      { to: ['blue'], text: 'In secret', as: null },
      { to: null, text: '  ', as: null },
      { to: null, text: 'For another', as: 'blue' },
    ]) {
      const tried = await post<Tried<Letters>>(visits, mine, `${id}/letters`, letter);
      expect(tried, letter.text).toMatchObject({ isDone: false, shown: { letters: [] } });
      expect(tried.notes[0]?.text).not.toBe('');
    }
    const { headers } = mine;
    for (const body of ['{}', '[]', '{"to":"blue","text":"x","as":null}'])
      expect((await visits.request(`/api/game/${id}/letters`, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('come later where seats are anonymous, and name nobody', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { anonymous: true } });
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    const theirs = await visits.enter(bob.id, id);
    await post(visits, mine, `${id}/letters`, { to: ['blue'], text: 'Guess who', as: null });
    expect((await read<Letters>(theirs, id, 'letters')).letters).toEqual([]);
    table.clock.advance(hourMs);
    const got = await read<Letters>(theirs, id, 'letters');
    expect(got.letters).toMatchObject([{ text: 'Guess who' }]);
    for (const name of [ann.id, ann.name]) expect(JSON.stringify(got)).not.toContain(name);
  });
});

describe('notes', () => {
  it('are kept and dropped by their writer alone', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    const theirs = await visits.enter(bob.id, id);
    await post(visits, mine, `${id}/notes`, { text: 'Blue lies' });
    expect((await read<Notes>(mine, id, 'notes')).notes).toMatchObject([{ number: 1, text: 'Blue lies' }]);
    expect((await read<Notes>(theirs, id, 'notes')).notes).toEqual([]);
    const wrong = await post<Tried<Notes>>(visits, theirs, `${id}/notes/drop`, { number: 1 });
    expect(wrong.isDone).toBe(false);
    expect((await read<Notes>(mine, id, 'notes')).notes).toHaveLength(1);
    await post(visits, mine, `${id}/notes/drop`, { number: 1 });
    expect((await read<Notes>(mine, id, 'notes')).notes).toEqual([]);
  });
});

describe('guesses', () => {
  it('and the board itself are drawn whole, as whoever looks can move them', async () => {
    const rules = games.get('diplomacy');
    if (rules === undefined) throw new Error('no Diplomacy');
    const looked: unknown[] = [];
    const board: AnyGame['board'] = (view, look, maps) => {
      looked.push(look.whole);
      return rules.board(view, look, maps);
    };
    const play = table.play({ games: new Map([[rules.id, { ...rules, board }]]) });
    const input = { guildId: 'g', kind: rules.id, name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
    await play.join(id, ann, 'england');
    await play.start(id, ann.id, true);
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    await mine.scene('england');
    await post<Tried<Supposed>>(visits, mine, `${id}/suppose`, { typed: 'F Bre - Eng' });
    expect(looked).toEqual([true, true]);
  });

  it('show what would come of them, the same whatever another has sealed', async () => {
    const play = table.play({ games });
    const input = { guildId: 'g', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
    await play.join(id, ann, 'england');
    await play.join(id, bob, 'france');
    await play.start(id, ann.id, true);
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    expect((await mine.state()).canSuppose).toBe(true);
    const guess = (): Promise<Tried<Supposed | null>> =>
      post(visits, mine, `${id}/suppose`, { typed: 'F Bre - Eng\nA Par - xyz' });
    const before = await guess();
    expect(before.shown?.told.length).toBeGreaterThan(0);
    expect(before.shown?.unread).toHaveLength(1);
    const theirs = await visits.enter(bob.id, id);
    const order = { subject: 'bre', path: ['move', 'mao'] };
    const task = await taskOf(play, id, bob);
    await theirs.act(task, { do: 'place', order, at: null });
    expect((await taskOf(play, id, bob)).saved).not.toBeNull();
    expect(JSON.stringify(await guess())).toBe(JSON.stringify(before));
  });

  it('are refused in words where there is nothing to guess', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const visits = visitsAt(table, play);
    const mine = await visits.enter(ann.id, id);
    await mine.act(await taskOf(play, id, ann), { do: 'set', value: sheet });
    expect((await mine.state()).canSuppose).toBe(false);
    const tried = await post<Tried<Supposed | null>>(visits, mine, `${id}/suppose`, { typed: 'anything' });
    expect(tried).toMatchObject({ isDone: false, shown: null });
    expect(tried.notes).toHaveLength(1);
  });
});
