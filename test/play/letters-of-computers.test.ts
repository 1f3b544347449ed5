// Computer players of Diplomacy write to the people they play with: by the table's rule, once, and what is answered counts.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { powers } from '../../src/games/diplomacy/data/geography.js';
import { diplomacy as rules } from '../../src/games/diplomacy/index.js';
import type { LetterInfo } from '../../src/play/press/press.js';
import type { Play } from '../../src/play/play.js';
import type { ChosenSettings } from '../../src/play/settings/settings.js';
import type { AnyGame } from '../../src/table/game.js';
import { ann, bob, dan, give, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();
const wording = appWording(Object.fromEntries([[rules.id, rules.words]]));
const diplomacy = new Map<string, AnyGame>([[rules.id, rules]]);

function playOf(seed: string): Play {
  return table.play({ games: diplomacy, seed: () => seed });
}

interface Given {
  readonly settings?: ChosenSettings;
  readonly people?: readonly (readonly [typeof ann, string])[];
  /** Ann has handed in before the computer players think. */
  readonly isEarly?: boolean;
}

/** A game that has begun, in which nobody has answered yet. */
async function opened(play: Play, { settings = {}, people = [[ann, 'italy']] }: Given): Promise<{ id: number }> {
  const game = await play.create(ann, {
    guildId: 'guild',
    kind: 'diplomacy',
    name: 'Letters',
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, ...settings, time: { excuses: 0 } },
  });
  for (const [person, seat] of people) await play.join(game.id, person, seat);
  return play.start(game.id, ann.id, true);
}

/** A game in its first turn, in which computer players have answered and written what they wanted to. */
async function begun(given: Given = {}): Promise<{ play: Play; id: number }> {
  const play = playOf('letters');
  const { id } = await opened(play, given);
  if (given.isEarly === true) await give(play, id, ann, [], { final: false });
  await thinks(play);
  return { play, id };
}

async function thinks(play: Play): Promise<void> {
  for (let n = 0; n < 5; n++) {
    table.clock.advance(1);
    await play.runDue();
  }
}

const lettersOf = (play: Play, id: number, who = ann): Promise<readonly LetterInfo[]> =>
  play.press.letters(id, who.id, { limit: 99 });

async function fromAustria(play: Play, id: number): Promise<LetterInfo> {
  const found = (await lettersOf(play, id)).find(({ from, mine }) => from === 'austria' && !mine);
  if (found === undefined) throw new Error('Austria has written nothing');
  return found;
}

/** What a computer player's seat has sent in; who has, and whether it may still change it. */
async function sentIn(id: number, seat: string): Promise<readonly { value: unknown; final: boolean }[]> {
  const rows = await table
    .store()
    .db.answer.findMany({ where: { gameId: id, seat, undoneAt: null }, orderBy: { id: 'asc' } });
  return rows.map(({ value, final }) => ({ value, final }));
}

async function heardBy(play: Play, id: number, text: string): Promise<string | null> {
  const { heard } = await play.press.write(id, ann.id, { to: ['austria'], text, as: null });
  return heard?.key ?? null;
}

describe('a letter of a computer player', () => {
  it('comes once to who is concerned, in the words of its reader, and asks for a yes or no', async () => {
    const { play, id } = await begun();
    const letter = await fromAustria(play, id);
    expect(letter).toMatchObject({ to: ['italy'], isComputers: true, asks: true, accepted: null });
    const said = (lang: 'en' | 'ko'): string =>
      typeof letter.text === 'string' ? letter.text : appWording().say(letter.text, lang, 'app');
    expect(said('en')).toMatch(/^Whoever stands in Tyrolia .*1902\?/u);
    expect(said('ko')).toMatch(/^티롤리아에 누가 서 있으면 .*1902년 말까지/u);
    const told = (await table.said()).filter(({ kind }) => kind === 'letter');
    expect(told).toHaveLength((await lettersOf(play, id)).length);
    expect(told).toContainEqual({ kind: 'letter', gameId: id, userId: 'ann', letterId: letter.id });
    expect(new Set((await lettersOf(play, id)).map(({ from }) => from)).size).toBe(told.length);
    await thinks(play);
    expect((await table.said()).filter(({ kind }) => kind === 'letter')).toEqual([]);
    for (const stranger of [dan, bob]) {
      expect(await play.press.letter(letter.id, stranger.id)).toBeNull();
      expect(await refusal(play.press.answer(letter.id, stranger.id, { accepted: true, text: 'Yes' }))).toEqual([
        'refuse.noLetter',
      ]);
    }
  });

  it('is the same for the same seed, however early people answer', async () => {
    const texts = async (isEarly: boolean): Promise<unknown> => {
      const { play, id } = await begun({ isEarly });
      return (await lettersOf(play, id)).map(({ from, text }) => [from, text]);
    };
    expect(await texts(false)).toEqual(await texts(true));
  });

  it.each([
    ['without press', { press: 'none' }],
    ['with press in public alone', { press: 'public' }],
  ] as const)('is not written %s', async (_, settings) => {
    const { play, id } = await begun({ settings });
    expect(await lettersOf(play, id)).toEqual([]);
    expect((await table.said()).filter(({ kind }) => kind === 'letter')).toEqual([]);
  });

  it('is known to the computer players of its own two seats alone', async () => {
    const known: (readonly [seat: string, from: string, to: string])[] = [];
    const watched: AnyGame = {
      ...rules,
      computer: (asked) => {
        for (const { from, to } of asked.letters ?? []) known.push([asked.seat, from, to]);
        return rules.computer(asked as Parameters<typeof rules.computer>[0]);
      },
    };
    const play = table.play({ games: new Map([[rules.id, watched]]), seed: () => 'letters' });
    const { id } = await opened(play, {});
    await thinks(play);
    await give(play, id, ann, []);
    await thinks(play);
    expect(new Set(known.map(([, from]) => from)).size).toBeGreaterThan(1);
    expect(known.filter(([seat, from, to]) => seat !== from && seat !== to)).toEqual([]);
  });

  it('goes to nobody who has left, nor between computer players', async () => {
    const { play, id } = await begun({
      people: [
        [ann, 'italy'],
        [bob, 'austria'],
      ],
    });
    const rows = await table.store().db.letter.findMany({ where: { gameId: id } });
    expect(rows.length).toBeGreaterThan(0);
    for (const { from, to, byUser } of rows) {
      expect([byUser, ['italy', 'austria'].includes(from)]).toEqual(['', false]);
      expect(['italy', 'austria']).toContain((to as string[])[0]);
    }
    await play.leave(id, bob.id);
    await give(play, id, ann, []);
    table.clock.advance(200 * hourMs);
    await thinks(play);
    const later = await table.store().db.letter.findMany({ where: { gameId: id, id: { gt: rows.at(-1)?.id ?? 0 } } });
    expect(later.flatMap(({ to }) => to as string[])).not.toContain('austria');
  });

  it('goes to nobody whose power is out of the game', async () => {
    const people = [
      [ann, 'italy'],
      [bob, 'austria'],
    ] as const;
    const play = playOf('letters');
    const { id } = await opened(play, { people });
    const { db } = table.store();
    const where = { gameId_number: { gameId: id, number: 0 } };
    const { state } = await db.checkpoint.findUniqueOrThrow({ where, select: { state: true } });
    const position = rules.state.parse(state);
    const units = position.units.filter(({ power }) => power !== 'austria');
    const owners = Object.fromEntries(Object.entries(position.owners).filter(([, power]) => power !== 'austria'));
    await db.checkpoint.update({
      where,
      data: { state: JSON.parse(JSON.stringify({ ...position, units, owners })) as object },
    });
    await thinks(playOf('letters'));
    const rows = await db.letter.findMany({ where: { gameId: id } });
    expect(new Set(rows.flatMap(({ to }) => to as string[]))).toEqual(new Set(['italy']));
  });

  it('is told no more to who has muted its writer, behind whom there is nobody to block', async () => {
    const { play, id } = await begun();
    expect((await play.press.mute(id, ann.id, 'austria', true)).muted).toEqual(['austria']);
    expect(await play.press.isMuted(id, ann.id, 'austria')).toBe(true);
    // Nor does a typed yes answer what they have not been told.
    const heard = (await play.press.asking(ann.id)).map(({ from }) => from);
    expect(heard).not.toContain('austria');
    expect(heard.length).toBeGreaterThan(0);
    expect(await refusal(play.press.block(id, ann.id, 'austria', true))).toEqual(['refuse.pressNobody']);
  });

  it('comes some minutes later where seats are anonymous, and cannot be answered before', async () => {
    const { play, id } = await begun({ settings: { anonymous: true } });
    expect(await lettersOf(play, id)).toEqual([]);
    expect(await play.press.asking(ann.id)).toEqual([]);
    const row = await table.store().db.letter.findFirst({ where: { gameId: id, from: 'austria' } });
    const answer = () => play.press.answer(row?.id ?? 0, ann.id, { accepted: true, text: 'Yes' });
    expect(await refusal(answer())).toEqual(['refuse.noLetter']);
    expect(await heardBy(play, id, 'yes')).toBe('letter.heard.only');
    table.clock.advance(120_000);
    expect((await fromAustria(play, id)).asks).toBe(true);
    await answer();
  });
});

describe('an answer', () => {
  it('is given by a press once, kept among the letters, and known to the computer player', async () => {
    const { play, id } = await begun();
    const letter = await fromAustria(play, id);
    const before = await sentIn(id, 'austria');
    expect(before).toMatchObject([{ final: true }]);
    const answered = await play.press.answer(letter.id, ann.id, { accepted: true, text: 'Accept' });
    expect(answered).toMatchObject({ mine: true, text: 'Accept', accepted: true, heard: { key: 'letter.heard.yes' } });
    expect(await fromAustria(play, id)).toMatchObject({ asks: false, accepted: true });
    for (const accepted of [true, false])
      expect(await refusal(play.press.answer(letter.id, ann.id, { accepted, text: 'Again' }))).toEqual([
        'refuse.letterAnswered',
      ]);
    // What was handed in stands, and nothing is carried out before it has been thought over.
    expect(await sentIn(id, 'austria')).toEqual([...before, { value: before[0]?.value, final: false }]);
    await give(play, id, ann, []);
    expect((await play.desk(id, ann.id)).tasks).toMatchObject([{ final: true }]);
    await thinks(play);
    expect((await sentIn(id, 'austria'))[2]).toMatchObject({ final: true });
    expect(JSON.stringify((await play.info(id)).title)).toContain('season.fall');
    expect((await lettersOf(play, id)).filter(({ from }) => from === 'austria')).toHaveLength(1);
  });

  it('is not told to who was written to and plays there no more', async () => {
    const { play, id } = await begun({ people: [[bob, 'italy']] });
    const [letter] = await play.press.asking(bob.id);
    await table.store().db.seat.updateMany({ where: { gameId: id, seat: 'italy' }, data: { userId: ann.id } });
    await play.press.answer(letter?.id ?? 0, ann.id, { accepted: true, text: 'Accept' });
    expect(await play.press.letter(letter?.id ?? 0, ann.id)).toMatchObject({ accepted: true });
    expect(await play.press.letter(letter?.id ?? 0, bob.id)).toMatchObject({ asks: false, accepted: null });
  });

  it.each(['names', 'count', 'none'] as const)(
    'is seen by nobody else, where a table shows who has handed in: %s',
    async (readiness) => {
      const people = [
        [ann, 'italy'],
        [bob, 'turkey'],
      ] as const;
      const { play, id } = await begun({ people, settings: { readiness } });
      await give(play, id, bob, [], { final: false });
      await table.said();
      const before = await play.info(id, bob.id);
      await play.press.answer((await fromAustria(play, id)).id, ann.id, { accepted: true, text: 'Accept' });
      expect(await play.info(id, bob.id)).toEqual(before);
      await thinks(play);
      expect(await play.info(id, bob.id)).toEqual(before);
      expect(await table.said()).toEqual([]);
    },
  );

  it('has nothing shown as handed in once a person plays there, before it has been thought over', async () => {
    const { play, id } = await begun({ settings: { readiness: 'names' }, isEarly: true });
    const readyOf = async () => (await play.info(id)).seats.find(({ seat }) => seat === 'austria')?.ready;
    await play.press.answer((await fromAustria(play, id)).id, ann.id, { accepted: true, text: 'Accept' });
    expect(await readyOf()).toBe('final');
    const where = { gameId: id, seat: 'austria' };
    await table.store().db.seat.updateMany({ where, data: { computer: false, userId: ann.id } });
    expect(await readyOf()).toBe('saved');
  });

  it.each([
    ['Yes!', true],
    ['거절할게요', false],
    ['What about Trieste?', null],
  ] as const)('may be typed: %s', async (text, accepted) => {
    const { play, id } = await begun();
    const heard = accepted === null ? 'letter.heard.only' : accepted ? 'letter.heard.yes' : 'letter.heard.no';
    expect(await heardBy(play, id, text)).toBe(heard);
    expect(await fromAustria(play, id)).toMatchObject({ accepted, asks: accepted === null });
  });

  it('in other words is told once that it is not understood, and answers nothing', async () => {
    const { play, id } = await begun();
    expect(await heardBy(play, id, 'Shall we dance?')).toBe('letter.heard.only');
    expect(await heardBy(play, id, 'Hello?')).toBeNull();
    expect(await heardBy(play, id, 'ok')).toBe('letter.heard.yes');
    expect(await heardBy(play, id, 'no')).toBe('letter.heard.again');
    expect((await lettersOf(play, id)).filter(({ mine }) => mine).map(({ text }) => text)).toEqual([
      'no',
      'ok',
      'Hello?',
      'Shall we dance?',
    ]);
  });

  it('is taken by a computer player that has written, and by no other; too late once the turn is over', async () => {
    const { play, id } = await begun();
    const letter = await fromAustria(play, id);
    const wrote = new Set((await lettersOf(play, id)).map(({ from }) => from));
    const silent = ['turkey', 'russia', 'england'].find((seat) => !wrote.has(seat)) ?? '';
    const { others, computers, hear } = await play.press.info(id, ann.id);
    expect(hear === null ? '' : wording.say(hear, 'en', 'app')).toContain('support A PAR - BUR');
    expect([others, new Set(computers)]).toEqual([[], new Set(powers.filter((power) => power !== 'italy'))]);
    const said = await play.press.write(id, ann.id, { to: [silent], text: 'yes', as: null });
    expect(said.heard?.key).toBe('letter.heard.only');
    expect((await play.press.asking(ann.id)).map(({ from }) => from).sort()).toEqual([...wrote].sort());
    await give(play, id, ann, []);
    await thinks(play);
    expect(await play.press.letter(letter.id, ann.id)).toMatchObject({ asks: false });
    expect(await refusal(play.press.answer(letter.id, ann.id, { accepted: true, text: 'Yes' }))).toEqual([
      'refuse.letterLate',
    ]);
  });

  it('is known after a restart', async () => {
    const { play, id } = await begun();
    await play.press.answer((await fromAustria(play, id)).id, ann.id, { accepted: true, text: 'Accept' });
    const again = playOf('letters');
    expect(await fromAustria(again, id)).toMatchObject({ accepted: true });
    await thinks(again);
    await give(again, id, ann, []);
    await thinks(again);
    // Italy held, so that both have kept out of Tyrolia.
    expect(JSON.stringify((await again.info(id)).title)).toContain('season.fall');
    const moved = JSON.stringify(await sentIn(id, 'austria'));
    expect(moved).not.toContain('tyr');
    expect((await lettersOf(again, id)).filter(({ from }) => from === 'austria')).toHaveLength(1);
  });

  it('ends with what was agreed when the person moves against it, which they are told', async () => {
    const { play, id } = await begun();
    await play.press.answer((await fromAustria(play, id)).id, ann.id, { accepted: true, text: 'Accept' });
    await thinks(play);
    await play.type(id, ann.id, 'A Ven - Tyr', 'en');
    await play.setFinal(id, ann.id, true);
    await thinks(play);
    const [newest] = (await lettersOf(play, id)).filter(({ from }) => from === 'austria');
    expect(newest).toMatchObject({ text: { key: 'letter.broken', ns: 'diplomacy' }, asks: false });
  });

  it('is not forgotten where the person leaves as they break it, and comes back', async () => {
    const people = [
      [ann, 'italy'],
      [bob, 'turkey'],
    ] as const;
    const { play, id } = await begun({ people });
    await play.press.answer((await fromAustria(play, id)).id, ann.id, { accepted: true, text: 'Accept' });
    await thinks(play);
    await play.type(id, ann.id, 'A Ven - Tyr', 'en');
    await play.setFinal(id, ann.id, true);
    await give(play, id, bob, []);
    await play.leave(id, ann.id);
    await thinks(play);
    await play.join(id, ann, 'italy');
    await thinks(play);
    expect(await heardBy(play, id, 'Peace?')).toBe('letter.heard.declinesAs');
    const said = await table.store().db.letter.findMany({ where: { gameId: id, from: 'austria' } });
    expect(said.map((row) => (row.said as { kind?: string } | null)?.kind)).toContain('broken');
  });
});

describe('a proposal of a person’s', () => {
  it('is answered at once by a computer player, and counts like one of its own', async () => {
    const { play, id } = await begun();
    const before = await sentIn(id, 'austria');
    const { heard, accepted } = await play.press.write(id, ann.id, {
      to: ['austria'],
      text: 'Stay out of Tyrolia?',
      as: null,
    });
    expect([heard?.key, accepted]).toEqual(['letter.heard.agrees', true]);
    const told = (lang: 'en' | 'ko'): string => (heard === null ? '' : wording.say(heard, lang, 'app'));
    expect(told('en')).toBe('Austria agrees: both keep out of Tyrolia until the end of 1902.');
    expect(told('ko')).toBe('오스트리아: 받아들입니다. (1902년 말까지 둘 다 티롤리아에 들어가지 않기)');
    // It thinks again, and what was agreed holds for what it hands in.
    expect(await sentIn(id, 'austria')).toEqual([...before, { value: before[0]?.value, final: false }]);
    await thinks(play);
    const [, , after] = await sentIn(id, 'austria');
    expect(after).toMatchObject({ final: true });
    expect(JSON.stringify(after?.value)).not.toContain('tyr');
    const [mine] = await lettersOf(play, id);
    expect(mine).toMatchObject({ mine: true, text: 'Stay out of Tyrolia?', accepted: true, asks: false, heard });
  });

  it('is declined with a reason where one can be told, and with what was understood', async () => {
    const { play, id } = await begun();
    const { heard } = await play.press.write(id, ann.id, {
      to: ['austria'],
      text: 'Let us both stay out of Trieste',
      as: null,
    });
    const told = heard === null ? '' : wording.say(heard, 'ko', 'app');
    expect(told).toMatch(
      /^오스트리아: 거절합니다\. [^()]+ \(이해한 제안: 1902년 말까지 둘 다 트리에스테에 들어가지 않기\)$/u,
    );
  });

  it('is answered once in a turn: nobody finds out by trying what would be agreed to', async () => {
    const { play, id } = await begun();
    expect(await heardBy(play, id, 'Together against Russia!')).toBe('letter.heard.declines');
    expect(await heardBy(play, id, 'Then peace?')).toBe('letter.heard.enough');
    await give(play, id, ann, []);
    await thinks(play);
    expect(await heardBy(play, id, 'Then peace?')).toMatch(/^letter\.heard\.(?:agrees|declines(?:As)?)$/);
  });

  it('is heard while orders are given, and who makes it in winter is told so', async () => {
    const { play, id } = await begun();
    for (const order of ['F Nap - Ion', 'F Ion - Tun']) {
      await play.type(id, ann.id, order, 'en');
      await play.setFinal(id, ann.id, true);
      await thinks(play);
    }
    expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['adjustment']);
    expect(await heardBy(play, id, 'Peace?')).toBe('letter.heard.notNow');
    expect(await heardBy(play, id, 'Peace now?')).toBe('letter.heard.notNow');
    expect((await lettersOf(play, id)).filter(({ mine, accepted }) => mine && accepted !== null)).toEqual([]);
  });

  it('is known to the two alone, and is none where everybody has spoken in public', async () => {
    const people = [
      [ann, 'italy'],
      [bob, 'turkey'],
    ] as const;
    const { play, id } = await begun({ people });
    const { id: letter } = await play.press.write(id, ann.id, {
      to: ['austria'],
      text: 'Stay out of Tyrolia?',
      as: null,
    });
    expect(await play.press.letter(letter, bob.id)).toBeNull();
    expect((await lettersOf(play, id, bob)).map(({ from }) => from)).not.toContain('italy');
    const open = await begun({ settings: { press: 'public' } });
    const proposed = open.play.press.write(open.id, ann.id, { to: ['austria'], text: 'Peace?', as: null });
    expect(await refusal(proposed)).toEqual(['refuse.press.publicOnly']);
    expect((await open.play.press.info(open.id, ann.id)).hear).toBeNull();
  });
});
