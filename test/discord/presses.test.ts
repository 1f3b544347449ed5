// How many presses a turn takes by menu alone, on the wire.
import { beforeEach, describe, expect, it } from 'vitest';
import { stateSchema } from '../../src/games/diplomacy/state.js';
import { position } from '../games/twilight-struggle/support/test-table.js';
import type { SeenMessage } from '@fieldpost/local';
import { addCheckpoint, findCheckpoint } from '../../src/store/checkpoints.js';
import { asSheet } from '../../src/table/answer.js';
import { offers } from './driving/reading.js';
import { setUp, testApp, type TestApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();

/** Somebody who counts what they press and pick from the desk opened first. */
class Counting {
  presses = 0;
  shown!: SeenMessage;
  constructor(readonly player: Player) {}

  async open(): Promise<this> {
    this.shown = await this.player.open();
    this.presses = 0;
    return this;
  }

  async press(label: string): Promise<this> {
    this.shown = await this.player.press(label);
    this.presses += 1;
    return this;
  }

  /** Picks options from the menu that has them all. */
  async pick(...labels: readonly string[]): Promise<this> {
    const menu = this.shown.menus.find(({ options }) =>
      labels.every((label) => options.some((option) => option.label === label)),
    );
    if (menu === undefined) throw new Error(`no ${labels.join(', ')} on:\n${offers(this.shown).join('\n')}`);
    return this.from(menu, ...labels);
  }

  /** Picks from one menu of several that offer the same. */
  async from(menu: SeenMessage['menus'][number] | undefined, ...labels: readonly string[]): Promise<this> {
    if (menu === undefined) throw new Error(`no such menu on:\n${this.shown.text}`);
    this.shown = await this.player.pickAll(menu.customId, labels);
    this.presses += 1;
    return this;
  }

  print(what: string): number {
    process.stdout.write(`${what}: ${this.presses} presses\n`);
    return this.presses;
  }
}

/** A game that stands at a position, with Alex in a seat and computers in the others. */
async function standing(
  at: TestApp,
  kind: string,
  seat: string,
  phase: string | null,
  change: (state: unknown) => object,
): Promise<Counting> {
  await setUp(at);
  const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' as const };
  const input = { guildId: at.discord.guild.id, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await at.play.create(person, { ...input, kind });
  await at.play.join(id, person, seat);
  await at.play.start(id, person.id, true);
  const first = await findCheckpoint(at.store.db, id, 0);
  if (first === null) throw new Error('not begun');
  await addCheckpoint(
    at.store.db,
    { gameId: id, number: 90, phase: phase ?? first.phase, state: change(first.state), draws: 0 },
    at.clock.now(),
  );
  await at.store.db.game.update({ where: { id }, data: { checkpoint: 90, told: 0 } });
  return new Counting(new Player(at, 'Alex', id)).open();
}

describe('a Diplomacy season of six units by menu', () => {
  let alex: Counting;
  beforeEach(async () => {
    alex = await standing(app(), 'diplomacy', 'france', null, (state) => {
      const { units, ...rest } = stateSchema.parse(state);
      let others = 3;
      const six = units.map((unit) =>
        unit.power === 'france' || others-- <= 0 ? unit : { ...unit, power: 'france' as const },
      );
      return { ...rest, units: six };
    });
    expect(alex.shown.text).toContain('Ordered: 0 of 6');
  });

  async function ordered(): Promise<number> {
    const desk = await app().play.desk(alex.player.game, app().as('Alex').id);
    return asSheet(desk.tasks[0]?.saved ?? null).length;
  }

  it('takes at most 12 presses, one unit after another', { timeout: 120_000 }, async () => {
    await alex.from(alex.shown.menus[0], alex.shown.menus[0]?.options[0]?.label ?? '');
    for (let n = 0; n < 6; n++) {
      const menu = alex.shown.menus.find(({ placeholder }) => placeholder === 'Or a whole order at once');
      const order = menu?.options[0]?.label ?? '';
      await alex.from(menu, order);
      expect(alex.shown.text).toContain(`✅ ${order}`);
    }
    expect(alex.shown.text).toContain('Ordered: 6 of 6');
    expect(await ordered()).toBe(6);
    await alex.press('🔒 Hand in as final');
    expect(alex.shown.text).toContain('Handed in as final');
    expect(alex.print('Diplomacy, six units one after another')).toBeLessThanOrEqual(12);
  });

  it(
    'takes fewer with several units at once: alike, or each its own beside the others',
    { timeout: 120_000 },
    async () => {
      const severalMenu = () =>
        alex.shown.menus.find(({ placeholder }) => placeholder === 'Or several of them at once');
      const names = severalMenu()?.options.map(({ label }) => label) ?? [];
      expect(names).toHaveLength(6);
      await alex.from(severalMenu(), ...names.slice(0, 3));
      await alex.pick('Hold');
      expect(alex.shown.text).toContain('Ordered: 3 of 6');
      await alex.from(severalMenu(), ...names.slice(3));
      for (const name of names.slice(3)) {
        const own = alex.shown.menus.find(({ placeholder }) => placeholder === `⬜ ${name}`);
        // What wins a supply centre or else goes anywhere comes after standing still, before what helps others.
        await alex.from(own, own?.options[1]?.label ?? '');
      }
      expect(alex.shown.text).toContain('Ordered: 6 of 6');
      expect(await ordered()).toBe(6);
      await alex.press('🔒 Hand in as final');
      expect(alex.print('Diplomacy, six units: three hold, three move')).toBeLessThanOrEqual(7);
    },
  );
});

describe('a Twilight Struggle turn by menu', () => {
  const fidel = 'Fidel';

  it('takes at most 5 presses for a coup, with more than 25 targets', { timeout: 120_000 }, async () => {
    const alex = await standing(app(), 'twilight-struggle', 'ussr', 'round', () => {
      const everywhere = position({ ussr: ['duck_and_cover', 'fidel', 'socialist_governments'] });
      for (const id of Object.keys(everywhere.influence) as (keyof typeof everywhere.influence)[])
        everywhere.influence[id] = { us: 1, ussr: 1 };
      return everywhere;
    });
    await alex.press(fidel);
    await alex.press('Coup');
    expect(alex.shown.menus.flatMap(({ options }) => options).length).toBeGreaterThan(25);
    await alex.pick('Iran');
    expect(alex.print('Twilight Struggle, a coup')).toBeLessThanOrEqual(5);
    // The computer has answered at once: the same message tells what came of the coup, with the die, and asks for the next round.
    expect(alex.shown.text).toMatch(/action round 2, USSR[^]*coup in Iran: die \d/);
    // What the news say is not said again under the next question.
    expect(alex.shown.text.split('**Turn 1, action round 2')[1]).not.toContain('Iran');
  });

  it('takes at most 8 presses for four Operations over two regions', { timeout: 120_000 }, async () => {
    const alex = await standing(app(), 'twilight-struggle', 'ussr', 'round', () =>
      position({
        ussr: ['fidel', 'five_year_plan', 'duck_and_cover', 'marshall_plan', 'socialist_governments', 'nato'],
        influence: { poland: [0, 3], east_germany: [0, 3], iraq: [0, 1], north_korea: [0, 3], cuba: [0, 1] },
      }),
    );
    await alex.pick('Marshall Plan');
    await alex.press('Place influence, then the event');
    await alex.pick('West Germany +1', 'Austria +1');
    await alex.pick('Iran +2');
    await alex.press('Confirm');
    expect(alex.print('Twilight Struggle, four Operations over two regions')).toBeLessThanOrEqual(8);
  });

  it(
    'takes 3 presses for a headline, which can be changed until it is handed in, also against a computer player',
    { timeout: 120_000 },
    async () => {
      const alex = await standing(app(), 'twilight-struggle', 'ussr', 'headline', () =>
        position({
          ussr: [
            'fidel',
            'five_year_plan',
            'duck_and_cover',
            'marshall_plan',
            'socialist_governments',
            'nato',
            'norad',
          ],
          us: ['containment', 'cia_created', 'east_european_unrest'],
        }),
      );
      await alex.pick('Five Year Plan');
      expect(alex.shown.text).toContain('Chosen: Five Year Plan');
      expect(alex.shown.text).not.toContain('Final. Nothing more is needed from you.');
      await alex.pick('Fidel');
      expect(alex.shown.text).toContain('Chosen: Fidel');
      await alex.press('🔒 Hand in as final');
      expect(alex.shown.text).toContain('Handed in as final: Fidel');
      expect(alex.print('Twilight Struggle, a headline')).toBeLessThanOrEqual(3);
    },
  );
});

it('takes at most 45 presses for the first German turn of Axis & Allies', { timeout: 300_000 }, async () => {
  const at = app();
  await setUp(at);
  const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' as const };
  const input = { guildId: at.discord.guild.id, name: null, language: 'en', options: {}, paces: {} } as const;
  const settings = { readyCheck: false, computers: 'beginner' } as const;
  const { id } = await at.play.create(person, { ...input, kind: 'axis-and-allies-1942', settings });
  await at.play.join(id, person, 'germany');
  await at.play.start(id, person.id, true);
  await at.quiet();
  const alex = await new Counting(new Player(at, 'Alex', id)).open();

  await alex.pick('Infantry +1', 'Artillery +1', 'Tank +1');
  await alex.pick('Infantry +1', 'Artillery +1', 'Tank +1');
  await alex.pick('Infantry +1');
  await alex.press('Infantry +3, as many as fit');
  await alex.press('Confirm');
  await at.quiet();
  /** Each order is where from, which units, and where to. */
  const order = async (from: string, units: string, to: string): Promise<void> => {
    const before = alex.presses;
    const only = alex.shown.buttons.find(({ label }) => [`Move: ${from}`, `Place: ${from}`].includes(label));
    if (only !== undefined) await alex.press(only.label);
    else await alex.pick(from);
    if (units === 'All of them') await alex.press(units);
    else await alex.pick(units);
    if (alex.shown.buttons.some(({ label }) => label === to)) await alex.press(to);
    else await alex.pick(to);
    expect(alex.presses - before).toBeLessThanOrEqual(3);
  };
  await order('Poland', 'All of them', 'Caucasus');
  await order('Belorussia', 'All of them', 'Karelia S.S.R.');
  await order('Finland', 'All of them', 'Karelia S.S.R.');
  await order('Norway', 'Fighter × 1', 'Karelia S.S.R.');
  await order('Ukraine S.S.R.', 'All of them', 'Caucasus');
  await alex.press('Confirm');
  await at.quiet();
  await alex.press('Fight all battles to the end');
  await at.quiet();
  await order('Germany', 'Infantry × 3', 'Poland');
  await order('Bulgaria-Romania', 'All of them', 'Ukraine S.S.R.');
  await order('France', 'Infantry × 1', 'Northwestern Europe');
  await alex.press('Confirm');
  await at.quiet();
  // They fit into one place: one press places all of them.
  expect(alex.shown.buttons.map(({ label }) => label)).toContain('Place: New units');
  await alex.press('New units: 6 Infantry, 2 Artillery, and 2 Tanks → Germany');
  await alex.press('Confirm');
  await at.quiet();
  // The turn is over, and the computers have played theirs.
  expect((await at.play.info(id)).title?.args).toMatchObject({ round: 2 });
  expect(alex.print('Axis & Allies, the first German turn')).toBeLessThanOrEqual(45);
});
