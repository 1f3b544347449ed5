// How many presses the usual turns take on the page of the board: counted by playing them.
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { SeededDice } from '../../src/table/dice.js';
import { ann, testTable } from '../support/table.js';
import { Finger } from './finger.js';
import { visitsAt } from './visit.js';

const table = testTable();
const counted: string[] = [];
afterAll(() => process.stdout.write(`${counted.join('\n')}\n`));

interface Opening {
  readonly seat: string;
  /** Until it is asked, what is asked is answered as a computer player would. */
  readonly until: RegExp;
  /** Changes the position before anything is asked. */
  readonly altered?: (state: object) => object;
}

interface Counted {
  readonly finger: Finger;
  /** Goes on until something is asked; whatever comes before is answered as a computer player would. */
  readonly until: (text: RegExp) => Promise<void>;
}

/** Somebody with a finger, at the question they are counted from. */
async function begun(kind: string, { seat, until, altered }: Opening): Promise<Counted> {
  const play = table.play({ games, computerDelayMs: 0, decoyMs: { min: 0, max: 0 }, seed: () => 'x' });
  const input = { guildId: 'g', kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
  const settings = { readyCheck: false, quiet: null, computers: 'beginner' } as const;
  const { id } = await play.create(ann, { ...input, settings });
  await play.join(id, ann, seat);
  await play.start(id, ann.id, true);
  if (altered !== undefined) {
    // A checkpoint is never changed in place: another takes its place.
    const omit = { id: true, title: true, chapter: true, span: true } as const;
    const { db } = table.store();
    const where = { gameId_number: { gameId: id, number: (await play.info(id)).checkpoint } };
    const { state, ...rest } = await db.checkpoint.delete({ where, omit });
    await db.checkpoint.create({ data: { ...rest, state: altered(state as object) } });
  }
  const finger = new Finger(await visitsAt(table, play).enter(ann.id, id));
  const rules = games.get(kind);
  if (rules === undefined) throw new Error(`no game ${kind}`);
  const reach = async (text: RegExp): Promise<void> => {
    for (let n = 0; n < 60; n++) {
      await finger.look();
      const { asked } = finger;
      if (asked !== undefined && text.test(asked.text)) return;
      const desk = await play.desk(id, ann.id);
      const task = desk.tasks.find((one) => one.id === asked?.id && one.saved === null);
      if (task === undefined) {
        table.clock.advance(60_000);
        await play.runDue();
        continue;
      }
      const view = desk.views.find((one) => one.seat === task.seat)?.view ?? desk.view;
      const dice = new SeededDice(String(n));
      const value = rules.computer({ question: task.question, view, seat: task.seat, dice, level: 'beginner' });
      const at = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
      await play.answer({ ...at, value, final: true, confirmed: true });
    }
    throw new Error(`${kind} never asks ${String(text)}`);
  };
  await reach(until);
  return { finger, until: reach };
}

function holds(what: string, { presses, notes }: Finger, most: number): void {
  counted.push(`${what}: ${presses} presses (at most ${most})`);
  expect(notes.filter(({ tone }) => tone === 'bad')).toEqual([]);
  expect(presses, what).toBeLessThanOrEqual(most);
}

const send = (finger: Finger): Promise<void> => finger.press(({ kind }) => kind === 'send');
const line = (finger: Finger, id: string): Promise<void> =>
  finger.press((one) => (one.kind === 'line' || one.kind === 'more') && one.id === id);

describe('a season of Diplomacy', () => {
  /** France with six units. */
  const begins = async (): Promise<Finger> =>
    (
      await begun('diplomacy', {
        seat: 'france',
        until: /./,
        altered: (state) => ({
          ...state,
          units: [
            ...('units' in state ? (state.units as readonly { readonly power: string }[]) : []).filter(
              ({ power }) => power !== 'france',
            ),
            ...['par', 'bur', 'ruh', 'mar', 'gas'].map((at) => ({ type: 'A', at, power: 'france' })),
            { type: 'F', at: 'bre', power: 'france' },
          ],
        }),
      })
    ).finger;
  const orders = async (finger: Finger, all: readonly (readonly [string, string])[]): Promise<readonly string[]> => {
    for (const [unit, to] of all) {
      await finger.place(unit);
      await finger.place(to);
    }
    const form = finger.asked?.form;
    return form?.kind === 'orders' ? form.orders.map(({ text }) => text) : [];
  };

  it('moves six units', async () => {
    const finger = await begins();
    const all = [
      ['bur', 'mun'],
      ['ruh', 'kie'],
      ['par', 'bur'],
      ['mar', 'pie'],
      ['gas', 'mar'],
      ['bre', 'eng'],
    ] as const;
    expect(await orders(finger, all)).toEqual([
      'A Bur - Mun',
      'A Ruh - Kie',
      'A Par - Bur',
      'A Mar - Pie',
      'A Gas - Mar',
      'F Bre - Eng',
    ]);
    await send(finger);
    holds('Diplomacy, six moves', finger, 13);
  });

  it('moves four and supports two', async () => {
    const finger = await begins();
    const all = [
      ['bur', 'mun'],
      ['ruh', 'mun'],
      ['mar', 'bur'],
      ['par', 'bur'],
      ['gas', 'spa'],
      ['bre', 'eng'],
    ] as const;
    expect(await orders(finger, all)).toEqual([
      'A Bur - Mun',
      'A Ruh S A Bur - Mun',
      'A Mar - Bur',
      'A Par S A Mar - Bur',
      'A Gas - Spa',
      'F Bre - Eng',
    ]);
    await send(finger);
    holds('Diplomacy, four moves and two supports', finger, 15);
  });
});

describe('an action round of Twilight Struggle', () => {
  it('is a coup', async () => {
    const { finger } = await begun('twilight-struggle', { seat: 'us', until: /action round/ });
    await line(finger, 'red_scare_purge');
    await line(finger, 'coup');
    // What is handed in by its press alone can be taken back.
    expect((await finger.look()).canUndo).toBe(true);
    await finger.press(({ kind }) => kind === 'place');
    await send(finger);
    holds('Twilight Struggle, an action round', finger, 4);
  });

  it('is influence in two regions', async () => {
    const { finger } = await begun('twilight-struggle', { seat: 'us', until: /action round/ });
    await line(finger, 'red_scare_purge');
    await line(finger, 'influence');
    for (const country of ['denmark', 'greece', 'malaysia', 'malaysia']) await finger.place(country);
    await send(finger);
    holds('Twilight Struggle, four points over two regions', finger, 7);
  });
});

it('a turn of Quartermaster General', async () => {
  const { finger } = await begun('quartermaster-general', { seat: 'germany', until: /What do you play/ });
  await line(finger, 'ger-build-army');
  await send(finger);
  await finger.place('western-europe');
  await send(finger);
  await finger.press(({ kind }) => kind === 'none');
  holds('Quartermaster General, a turn', finger, 5);
});

it('the German opening of Axis & Allies', async () => {
  const { finger } = await begun('axis-and-allies-1942', { seat: 'germany', until: /What do you buy/ });
  for (const unit of [...Array<string>(6).fill('infantry'), 'artillery', 'artillery', 'tank', 'tank'])
    await line(finger, unit);
  await send(finger);
  /** Each with all that can go. */
  const move = async (from: string, to: string): Promise<void> => {
    await finger.place(from);
    await finger.place(to);
    await finger.press(({ kind }) => kind === 'keep');
  };
  await move('norway', 'west_russia');
  await move('baltic_states', 'west_russia');
  await move('belorussia', 'west_russia');
  await move('poland', 'west_russia');
  await move('ukraine_ssr', 'caucasus');
  await send(finger);
  await line(finger, 'all');
  await send(finger);
  await move('germany', 'poland');
  await move('southern_europe', 'italy');
  await move('france', 'northwestern_europe');
  await send(finger);
  holds('Axis & Allies, the German opening', finger, 40);
});

it('a march of Downfall with its attack', async () => {
  const { finger, until } = await begun('downfall', { seat: 'soviet', until: /Which order/ });
  await line(finger, 'play:K-ops-5:K-ops-5');
  const before = await finger.width();
  await finger.place('2219');
  await finger.place('okw-10');
  await line(finger, 'all');
  // The board stays the one that was pressed: an attack in the making makes no close-up of it.
  expect(await finger.width()).toBe(before);
  await send(finger);
  await until(/Where do your units move/);
  const [unit] = (await finger.offered()).filter(({ kind }) => kind === 'place');
  await finger.place(unit?.id ?? '');
  const [hex] = (await finger.offered()).filter(({ kind }) => kind === 'place');
  await finger.place(hex?.id ?? '');
  await send(finger);
  holds('Downfall, an attack and a march', finger, 8);
});
