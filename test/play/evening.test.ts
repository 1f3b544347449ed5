// A whole evening of a community, by play alone: a season with embassies and somebody who vanishes, an anonymous one, and a tournament of three tables.
import { expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import type { AnyGame } from '../../src/table/game.js';
import { nim } from '../support/nim/index.js';
import { give, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();
const person = (id: string, locale: 'en' | 'ko' = 'en'): Person => ({ id, name: id.toUpperCase(), locale });
const host = person('hana', 'ko');
const powers = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const seven = ['ada', 'eli', 'fay', 'gus', 'ida', 'ryu', 'tom'].map((id, n) => person(id, n % 2 === 0 ? 'en' : 'ko'));
const substitute = person('sue');

function community(): Play {
  const games = new Map<string, AnyGame>([diplomacy, nim].map((game) => [game.id, game]));
  return table.play({ wall: () => new Date(0), games, allowance: 10 });
}

const settings = {
  quiet: null,
  readyCheck: false,
  drawVote: 'open',
  misses: 1,
  takeOver: 0,
  reminders: [],
  time: { excuses: 1, excuseHours: 12, skipHolidays: false },
} as const;

/** A season of the seven, each with the power of the same letter, looked after by a host without a seat. */
async function season(play: Play, anonymous: boolean): Promise<number> {
  const { id } = await play.create(host, {
    guildId: 'guild',
    kind: 'diplomacy',
    name: anonymous ? 'Masks' : 'Open',
    language: 'both',
    options: {},
    paces: { orders: 24, retreats: 12, builds: 12 },
    settings: { ...settings, anonymous },
  });
  for (const [n, one] of seven.entries()) await play.join(id, one, powers[n] ?? null);
  await play.start(id, host.id, false);
  return id;
}

/** Everybody named hands in what they typed, or that all their units hold. */
async function handIn(
  play: Play,
  id: number,
  people: readonly Person[],
  typed: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const one of people) {
    const text = typed[one.id];
    if (text !== undefined) {
      await play.type(id, one.id, text, 'en');
      await play.setFinal(id, one.id, true);
    } else if ((await play.desk(id, one.id)).tasks.length > 0) await give(play, id, one, []);
  }
}

async function pass(play: Play, hours: number): Promise<void> {
  table.clock.advance(hours * hourMs);
  await play.runDue();
}

async function titles(play: Play, id: number): Promise<string> {
  return JSON.stringify((await play.info(id)).title);
}

it('a season: embassies, somebody who vanishes and is replaced, going back by consent, and a draw', async () => {
  const play = community();
  const id = await season(play, false);
  const [ada, eli, fay, gus, ida, ryu, tom] = seven as [Person, Person, Person, Person, Person, Person, Person];
  const others = seven.filter((one) => one !== tom);

  // What is said in an embassy is for its powers alone, and neither for the host nor for whoever comes later to another seat.
  const embassy = await play.press.open(id, eli.id, ['france']);
  expect(embassy.seats).toEqual(['england', 'france']);
  expect((await play.press.info(id, fay.id)).embassies.map((one) => one.id)).toEqual([embassy.id]);
  expect((await play.press.info(id, gus.id)).embassies).toEqual([]);
  const letter = await play.press.write(id, eli.id, { to: ['france'], text: 'The Channel stays empty.', as: null });
  expect((await play.press.letter(letter.id, fay.id))?.text).toBe('The Channel stays empty.');
  for (const stranger of [gus, host]) expect(await play.press.letter(letter.id, stranger.id)).toBeNull();

  // The first season: six are in, Turkey is silent. Nobody is told who; one excuse, then a miss, and the seat is open.
  await handIn(play, id, others, { [fay.id]: 'A Par - Bur, A Mar - Spa, F Bre - MAO' });
  const spring = await titles(play, id);
  await table.said();
  await pass(play, 24);
  const excused = await table.said();
  expect(excused.some((one) => one.kind === 'news' && one.userId === tom.id && one.text.key === 'news.excused')).toBe(
    true,
  );
  expect(excused.some((one) => one.kind === 'notice' && one.text.key === 'notice.excuse')).toBe(true);
  expect(await titles(play, id)).toBe(spring);
  await pass(play, 13);
  expect(await titles(play, id)).not.toBe(spring);
  const vacant = (await play.info(id)).seats.find(({ seat }) => seat === 'turkey');
  expect(vacant).toMatchObject({ left: true });

  // A substitute takes it, reads nothing that was said before to others, and plays on.
  await play.join(id, substitute, 'turkey');
  const seats = (await play.info(id)).seats;
  expect(seats.find(({ seat }) => seat === 'turkey')).toMatchObject({ userId: substitute.id, left: false });
  expect(await play.press.letter(letter.id, substitute.id)).toBeNull();
  const table7 = [...others, substitute];
  await handIn(play, id, table7, { [fay.id]: 'A Bur - Bel, A Spa - Por, F MAO H' });
  const built = await titles(play, id);
  expect(built).not.toBe(spring);

  // Back to the first season, once each of the seven has said yes; the host without a seat alone cannot.
  expect(await refusal(play.vote(999, host.id, 'yes'))).toEqual(['refuse.noProposal']);
  await play.rollBack(id, host.id, 0, 'Turkey should have its spring');
  const [back] = await play.proposals(id, ada.id);
  expect(back).toMatchObject({ kind: 'rollback', act: { reason: 'Turkey should have its spring' } });
  for (const one of table7.slice(0, -1)) await play.vote(back?.id ?? 0, one.id, 'yes');
  expect(await titles(play, id)).toBe(built);
  await play.vote(back?.id ?? 0, substitute.id, 'yes');
  expect(await titles(play, id)).toBe(spring);
  expect(await play.log(id, null, { limit: 9 })).toEqual([]);

  // The year again, and a draw of all seven.
  await handIn(play, id, table7, {
    [fay.id]: 'A Par - Pic, A Mar - Spa, F Bre - MAO',
    [substitute.id]: 'F Ank - BLA, A Con - Bul, A Smy - Con',
  });
  expect(await titles(play, id)).not.toBe(spring);
  const draw = await play.propose(id, ryu.id, 'draw', []);
  for (const one of [ada, eli, fay, gus, ida]) await play.vote(draw.id, one.id, 'yes');
  expect((await play.info(id)).status).toBe('running');
  await play.vote(draw.id, substitute.id, 'yes');
  const end = await play.info(id);
  expect(end).toMatchObject({ status: 'finished', outcome: { kind: 'draw' } });
  expect(end.outcome?.winners).toHaveLength(7);

  // What everybody can read of it afterwards.
  const acts = (await play.hostRecord(id, { limit: 40 })).map(({ text }) => text.key);
  expect(acts).toEqual(expect.arrayContaining(['act.start', 'act.rollback', 'act.agreed']));
  expect(await play.exportGame(id, gus.id)).not.toContain('The Channel stays empty.');
  expect(await play.exportGame(id, fay.id)).toContain('The Channel stays empty.');
});

it('an anonymous season: powers speak, nobody is known by name, and the end tells all', async () => {
  const play = community();
  const id = await season(play, true);
  const [ada, eli, fay] = seven as [Person, Person, Person];
  const shown = JSON.stringify(await play.info(id, fay.id));
  for (const one of seven.filter(({ id: other }) => other !== fay.id)) expect(shown).not.toContain(`"${one.id}"`);
  const letter = await play.press.write(id, eli.id, { to: ['france'], text: 'Who are you?', as: null });
  // On its way for as long as chance will have it, so that no moment betrays its writer.
  expect(await play.press.letter(letter.id, fay.id)).toBeNull();
  await pass(play, 1);
  expect(await play.press.letter(letter.id, fay.id)).toMatchObject({ from: 'england', text: 'Who are you?' });
  expect(JSON.stringify(await play.press.info(id, fay.id))).not.toContain(`"${eli.id}"`);
  await handIn(play, id, seven, { [ada.id]: 'A Vie - Gal, A Bud - Ser, F Tri - Alb' });
  const draw = await play.propose(id, ada.id, 'draw', []);
  expect(JSON.stringify(await play.proposals(id, fay.id))).not.toContain(`"${ada.id}"`);
  for (const one of seven.slice(1)) await play.vote(draw.id, one.id, 'yes');
  const end = await play.info(id, fay.id);
  expect(end.status).toBe('finished');
  expect(end.seats.map(({ userId }) => userId)).toEqual(seven.map((one) => one.id));
});

it('a tournament of three tables runs to its end, and its games go into everybody’s record', async () => {
  const play = community();
  const six = seven.slice(0, 6);
  const { id } = await play.tournaments.create(host, {
    guildId: 'guild',
    kind: 'nim',
    name: 'Evening cup',
    format: 'swiss',
    language: 'both',
    paces: { turn: 12 },
    like: null,
    settings: { rounds: 2 },
  });
  for (const one of six) await play.tournaments.join(id, one);
  let info = await play.tournaments.start(id, host.id, false);
  for (let round = 1; round <= 2; round++) {
    const open = info.tables.filter(({ over }) => !over);
    expect(open).toHaveLength(3);
    // Nobody answers: deadlines and what falls back play each table to its end, or its people stop it.
    for (const { gameId } of open) {
      const [one] = (await play.info(gameId)).seats;
      const loser = six.find(({ id: userId }) => userId === one?.userId);
      await play.propose(gameId, loser?.id ?? '', 'concede', []);
    }
    await play.runDue();
    info = await play.tournaments.info(id);
  }
  expect(info.status).toBe('finished');
  expect(info.standings.map(({ played }) => played)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(info.standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  expect(info.standings[0]).toMatchObject({ rank: 1, points: 2 });
});
