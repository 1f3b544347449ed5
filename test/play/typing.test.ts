// Typed text: names in both languages, slips, numbers on either side, several parts at once, merged with what was there.
import { describe, expect, it } from 'vitest';
import { allBid, ann, begun, give, refusal, taskOf, testTable } from '../support/table.js';
import type { AnyGame } from '../../src/table/game.js';
import { sheetOf } from '../../src/table/sheet.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

describe('orders', () => {
  it('are read by name in either language and merged with what was saved', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const first = await play.type(id, ann.id, 'First fleet - Northport', 'en');
    expect(first.readings).toMatchObject([{ part: sheetOf({ first: ['north'] }), echo: { key: 'read.order' } }]);
    expect(first.answered?.remarks).toMatchObject([{ tone: 'warn', text: { key: 'warn.idle' } }]);
    await play.type(id, ann.id, '제2함대 동벌\nfirst → south', 'ko');
    expect(await taskOf(play, id, ann)).toMatchObject({
      saved: sheetOf({ first: ['south'], second: ['east'] }),
      final: false,
    });
  });

  it('name what could not be read, keep the rest, and suggest', async () => {
    const play = table.play();
    const { id } = await begun(play);
    const { readings } = await play.type(id, ann.id, 'first northprot, second east', 'en');
    expect(readings).toMatchObject([
      {
        source: 'first northprot',
        problem: { key: 'read.suggest', args: { names: [{ key: 'place.north', ns: 'toy' }] } },
      },
      { part: sheetOf({ second: ['east'] }) },
    ]);
    expect((await taskOf(play, id, ann)).saved).toEqual(sheetOf({ second: ['east'] }));
    expect((await play.type(id, ann.id, 'xyzzy', 'en')).answered).toBeNull();
    expect((await play.type(id, ann.id, 'first', 'en')).readings).toMatchObject([{ problem: { key: 'read.follow' } }]);
  });
});

it('takes nothing that was written for a question which is not asked any more', async () => {
  const play = table.play();
  const { id } = await begun(play);
  const late = play.type(id, ann.id, 'First fleet - Northport', 'en', () => false);
  expect(await refusal(late)).toEqual(['refuse.staleNothing']);
  expect((await taskOf(play, id, ann)).saved).toBeNull();
});

describe('choices', () => {
  it('take a unique beginning and say when it is not unique', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    const asked = await play.type(id, ann.id, 'burn', 'en');
    expect(asked.answered?.confirm).toMatchObject({ key: 'danger.burn' });
    expect((await taskOf(play, id, ann)).draft).toEqual(['burn']);
    const typed = await play.type(id, ann.id, '기울', 'ko');
    expect(typed.readings).toMatchObject([{ part: ['lean'] }]);
    expect((await taskOf(play, id, ann)).id).toBe('2');
    expect(await refusal(play.type(id, 'stranger', 'stand', 'en'))).toEqual(['refuse.noSeat']);
  });
});

describe('one letter or syllable', () => {
  it('is no name, however few begin with it', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    for (const [typed, lang] of [
      ['b', 'en'],
      ['기', 'ko'],
    ] as const) {
      const { readings, answered } = await play.type(id, ann.id, typed, lang);
      expect(readings.filter((reading) => 'part' in reading)).toEqual([]);
      expect(answered).toBeNull();
    }
    expect((await play.gamesMeant(ann.id, '기', 'ko')).games).toEqual([]);
  });
});

describe('which games a line is meant for', () => {
  it('is told with how far it can be read there', async () => {
    const play = table.play();
    const part = await begun(play);
    const whole = await begun(play);
    await allBid(play, part.id);
    expect(await play.gamesMeant(ann.id, 'burn', 'en')).toMatchObject({ games: [{ id: part.id }], fit: 'whole' });
    expect(await play.gamesMeant(ann.id, 'first north; nonsense', 'en')).toMatchObject({
      games: [{ id: whole.id }],
      fit: 'part',
    });
  });
});

describe('a long line for nobody knows which of many games', () => {
  it('is read for as many questions as it has letters for', async () => {
    let given = 0;
    const read = (): [] => ((given += 1), []);
    const game: AnyGame = { ...toyGame, read };
    const play = table.play({ games: new Map([[game.id, game]]) });
    for (let n = 0; n < 12; n++) await begun(play);
    await play.gamesMeant(ann.id, 'what is this', 'en');
    const short = given;
    await play.gamesMeant(ann.id, 'what is this '.repeat(150), 'en');
    expect(short).toBeGreaterThanOrEqual(12);
    expect(given - short).toBe(10);
  });
});

describe('several answers in a line', () => {
  it('are taken one after another, as far as they go', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    const typed = await play.type(id, ann.id, 'stand lean', 'en');
    expect(typed.readings).toMatchObject([{ part: ['stand'], rest: 'lean' }, { part: ['lean'] }]);
    expect((await taskOf(play, id, ann)).question.key).toBe('spend');
    await play.undo(id, ann.id);
    expect((await play.type(id, ann.id, 'lean xyzzy', 'en')).readings).toMatchObject([
      { part: ['lean'] },
      { source: 'xyzzy', problem: { key: 'read.unknownOf' } },
    ]);
    await play.undo(id, ann.id);
    // The beginning of a name that goes on as no name does is not taken for it where what follows cannot be foreseen.
    const begunName = await play.type(id, ann.id, 'lea xyzzy', 'en');
    expect(begunName.readings).toMatchObject([{ source: 'xyzzy', problem: { key: 'read.spoils' } }]);
    expect(begunName.answered).toBeNull();
    expect((await taskOf(play, id, ann)).question.key).toBe('stance');
    const begunNext = await play.type(id, ann.id, 'lean Northport 1', 'en');
    expect(begunNext.answered?.desk.tasks.map(({ draft }) => draft)).toContainEqual({ north: 1 });
  });
});

describe('what counts at once', () => {
  it('is only kept, not given, while part of it was not understood', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const typed = await play.type(id, ann.id, 'Northport 1, Eastmoor 1, Southbay 1, Xyzzy 1', 'en');
    expect(typed.readings.at(-1)).toMatchObject({ source: 'Xyzzy 1', problem: expect.anything() as unknown });
    expect(typed.answered).toBeNull();
    expect((await taskOf(play, id, ann)).question.key).toBe('spend');
    expect((await play.type(id, ann.id, '#7 Northport 1', 'en')).answered).toBeNull();
  });
});

describe('numbers', () => {
  it('stand before or behind the name, and what does not add up yet is kept as a draft', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const some = await play.type(id, ann.id, 'Northport 1', 'en');
    expect(some.answered).toBeNull();
    expect(some.readings).toMatchObject([
      { part: { north: 1 } },
      { problem: { key: 'refuse.spendAll', args: { count: 1, min: 3 } } },
    ]);
    expect((await taskOf(play, id, ann)).draft).toEqual({ north: 1 });
    expect((await play.type(id, ann.id, 'Eastmoor', 'en')).readings).toMatchObject([
      { problem: { key: 'read.noNumber' } },
    ]);
    expect((await play.type(id, ann.id, '9 east', 'en')).readings).toMatchObject([
      { problem: { key: 'refuse.rowTooHigh' } },
    ]);
    const rest = await play.type(id, ann.id, '동벌 x1, 1 남만', 'ko');
    expect(rest.readings.filter((reading) => 'problem' in reading)).toEqual([]);
    // As from the menus, it counts once it is confirmed.
    expect(rest.answered).toBeNull();
    const { draft, question } = await taskOf(play, id, ann);
    expect([question.key, draft]).toEqual(['spend', { north: 1, east: 1, south: 1 }]);
    await give(play, id, ann, draft ?? []);
    const [row] = await table.store().db.answer.findMany({ where: { gameId: id, checkpoint: 2 } });
    expect(row?.value).toEqual({ north: 1, east: 1, south: 1 });
  });

  it('that are a whole answer take the place of what stood there, and refused ones leave nothing behind', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const draft = async (): Promise<unknown> => (await taskOf(play, id, ann)).draft;
    await play.type(id, ann.id, 'Northport 1, Eastmoor 1, Southbay 1', 'en');
    expect(await draft()).toEqual({ north: 1, east: 1, south: 1 });
    const again = await play.type(id, ann.id, 'Northport 2, Eastmoor 1', 'en');
    expect(again.readings.filter((reading) => 'problem' in reading)).toEqual([]);
    expect(await draft()).toEqual({ north: 2, east: 1 });
    const refused = await play.type(id, ann.id, 'Southbay 1', 'en');
    expect(refused.readings).toMatchObject([{ problem: { key: 'refuse.spendLess' } }]);
    expect(await draft()).toEqual({ north: 2, east: 1 });
  });
});

describe('a long line', () => {
  it('is given to no reader when it is more than can be read at once, in letters or in parts', async () => {
    const given: string[] = [];
    const read = (typed: string): [] => (given.push(typed), []);
    const game: AnyGame = { ...toyGame, read };
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    // One sign may stand for eighteen letters.
    for (const [text, key] of [
      ['x'.repeat(2_001), 'read.tooLong'],
      ['ﷺ'.repeat(200), 'read.tooLong'],
      ['x,'.repeat(200), 'read.tooMany'],
    ] as const)
      expect((await play.type(id, ann.id, text, 'en')).readings).toMatchObject([{ problem: { key } }]);
    expect(given).toEqual([]);
  });

  it('of blanks reaches a reader with one of each run, and its lines as they were', async () => {
    const given: string[] = [];
    const read = (typed: string): [] => (given.push(typed), []);
    const game: AnyGame = { ...toyGame, read };
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await play.type(id, ann.id, `x${' \t'.repeat(900)}y\nz`, 'en');
    expect(given[0]).toBe('x y\nz');
  });

  it('of many colons has each instruction’s name put into words a few times at most', async () => {
    let asked = 0;
    const text = {
      get key() {
        asked += 1;
        return 'ask.window';
      },
    };
    const { instructions } = toyGame;
    if (instructions === undefined) throw new Error('no instructions');
    const offers: typeof instructions.offers = (state, seat) =>
      instructions.offers(state, seat).map((offer) => ({ ...offer, text }));
    const game: AnyGame = { ...toyGame, instructions: { ...instructions, offers } };
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    expect(await play.typeInstruction(id, ann.id, 'a:'.repeat(1_000), 'en')).toBeNull();
    expect(asked).toBeLessThan(50);
  });
});
