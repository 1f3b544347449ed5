// Putting a position right by name: every game's parts say what stands there and take each of their values; by consent, with proof.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { SeededDice } from '../../src/table/dice.js';
import { allows } from '../../src/table/repairs.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { refusal, testTable } from '../support/table.js';

const table = testTable();
/** Of many parts some are tried. */
const every = 11;

describe('parts by name', () => {
  it.each([...games.values()].filter((game) => game.repairs !== undefined).map((game) => [game.id, game] as const))(
    'of %s say what stands there, and take their other values',
    (_, game: AnyGame) => {
      const { state } = game.setup(game.options.parse({}), new SeededDice('repairs'));
      const parts = game.repairs?.(state) ?? [];
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      for (const part of parts) expect([part.id, allows(part, part.value)]).toEqual([part.id, true]);
      for (const [n, part] of parts.entries()) {
        if (n % every !== 0) continue;
        const others =
          'min' in part.values
            ? [String(part.values.min), String(part.values.min + 1)]
            : part.values.slice(0, 4).map(({ id }) => id);
        for (const value of others) {
          const put = part.put(value);
          expect(game.state.safeParse(put).success).toBe(true);
          const now = game.repairs?.(put).find(({ id }) => id === part.id);
          if (now !== undefined) expect([part.id, now.value]).toEqual([part.id, value]);
        }
      }
    },
  );
});

const host: Person = { id: 'hana', name: 'Hana', locale: 'ko' };

async function begun(play: Play, rollback: 'host' | 'everybody'): Promise<number> {
  const { id } = await play.create(host, {
    guildId: 'guild',
    kind: 'diplomacy',
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, rollback },
  });
  await play.join(id, { id: 'fay', name: 'Fay', locale: 'en' }, 'france');
  await play.start(id, host.id, true);
  return id;
}

describe('a host of Diplomacy', () => {
  const play = (): Play => table.play({ games: new Map<string, AnyGame>([[diplomacy.id, diplomacy]]) });

  it('puts a unit, moves one, takes one away, gives a centre and sets the year, each in the record', async () => {
    const game = play();
    const id = await begun(game, 'host');
    const put = async (part: string, value: string): Promise<void> => {
      await game.repair(id, host.id, { part, value }, 'as it was played');
    };
    await put('unit:bur', 'germany A bur');
    await put('move:par', 'gas');
    await put('unit:bre', 'none');
    await put('centre:bel', 'france');
    await put('season', 'autumn');
    await put('year', '1903');
    const parts = await game.repairParts(id, host.id);
    const at = (part: string): string | undefined => parts.find((one) => one.id === part)?.value;
    expect(['unit:bur', 'unit:par', 'unit:gas', 'unit:bre', 'centre:bel', 'season', 'year'].map(at)).toEqual([
      'germany A bur',
      'none',
      'france A gas',
      'none',
      'france',
      'autumn',
      '1903',
    ]);
    const acts = await game.hostRecord(id, { limit: 10 });
    expect(acts.filter(({ text }) => text.key === 'act.repairTo')).toHaveLength(6);
  });

  it('is refused a unit that cannot stand there, what stands already, and a place that is taken', async () => {
    const game = play();
    const id = await begun(game, 'host');
    const put = (part: string, value: string): Promise<readonly string[]> =>
      refusal(game.repair(id, host.id, { part, value }, 'why'));
    expect(await put('unit:bur', 'france F bur')).toEqual(['refuse.repairValue']);
    expect(await put('move:par', 'mar')).toEqual(['refuse.repairValue']);
    expect(await put('unit:par', 'france A par')).toEqual(['refuse.repairSame']);
    expect(await put('unit:nowhere', 'none')).toEqual(['refuse.repairPath']);
    expect(await put('year', 'soon')).toEqual(['refuse.repairValue']);
  });

  it('shows everybody what is and what would be, before they vote', async () => {
    const game = play();
    const id = await begun(game, 'everybody');
    await game.repair(id, host.id, { part: 'centre:bel', value: 'france' }, 'it was taken');
    const [vote] = await game.proposals(id, 'fay');
    expect(vote?.act?.changes).toEqual([
      expect.objectContaining({
        args: expect.objectContaining({
          before: expect.objectContaining({ key: 'repair.nobody' }) as unknown,
          after: expect.objectContaining({ key: 'power.france' }) as unknown,
        }) as unknown,
      }),
    ]);
  });
});
