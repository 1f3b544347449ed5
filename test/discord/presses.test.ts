// How many presses a turn takes by menu alone, on the wire.
import { describe, expect, it } from 'vitest';
import { stateSchema } from '../../src/games/diplomacy/state.js';
import { addCheckpoint, findCheckpoint } from '../../src/store/checkpoints.js';
import { asSheet } from '../../src/table/answer.js';
import { setUp, testApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();

describe('by menu', () => {
  it('a Diplomacy season of six units takes at most 12 presses', { timeout: 120_000 }, async () => {
    const at = app();
    await setUp(at);
    const person = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' as const };
    const input = { guildId: at.discord.guild.id, name: null, language: 'en', options: {}, paces: {} } as const;
    const { id } = await at.play.create(person, { ...input, kind: 'diplomacy' });
    await at.play.join(id, person, 'france');
    await at.play.start(id, person.id, true);
    const alex = new Player(at, 'Alex', id);
    const first = await findCheckpoint(at.store.db, id, 0);
    if (first === null) throw new Error('not begun');
    const { units, ...rest } = stateSchema.parse(first.state);
    let others = 3;
    const six = units.map((unit) =>
      unit.power === 'france' || others-- <= 0 ? unit : { ...unit, power: 'france' as const },
    );
    await addCheckpoint(
      at.store.db,
      { gameId: id, number: 1, phase: first.phase, state: { ...rest, units: six }, draws: 0 },
      at.clock.now(),
    );
    await at.store.db.game.update({ where: { id }, data: { checkpoint: 1, told: 0 } });
    let shown = await alex.open();
    expect(shown.text).toContain('Ordered: 0 of 6');
    let presses = 0;
    const unit = shown.menus[0]?.options[0]?.label ?? '';
    shown = await alex.step(unit);
    presses += 1;
    for (let n = 0; n < 6; n++) {
      const menu = shown.menus.find(({ placeholder }) => placeholder === 'Or a whole order at once');
      const [order] = menu?.options ?? [];
      if (menu === undefined || order === undefined) throw new Error(`no whole orders on:\n${shown.text}`);
      shown = await alex.pick(menu.customId, order.label);
      presses += 1;
      expect(shown.text).toContain(`Saved: ${order.label}`);
    }
    expect(shown.text).toContain('Ordered: 6 of 6');
    const desk = await at.play.desk(id, at.as('Alex').id);
    expect(asSheet(desk.tasks[0]?.saved ?? null)).toHaveLength(6);
    shown = await alex.press('🔒 Hand in as final');
    presses += 1;
    expect(shown.text).toContain('Handed in as final');
    process.stdout.write(`Diplomacy, six units: ${presses} presses\n`);
    expect(presses).toBeLessThanOrEqual(12);
  });
});
