// Press rules: when players may talk in secret and in public, as the table and the rulebook say.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import type { DiplomacyState } from '../../src/games/diplomacy/state.js';
import { inPublic } from '../../src/discord/mention.js';
import { SeededDice } from '../../src/table/dice.js';
import { testClock } from '../support/database.js';
import { ann, begun, bob, hourMs, refusal, steward, testTable } from '../support/table.js';

const table = testTable();
const toy = { guildId: 'guild', kind: 'toy', name: null, language: 'both', options: {}, paces: {} } as const;

describe('anonymous seats', () => {
  it('are settled before anybody signs up', async () => {
    const play = table.play();
    const { id } = await play.create(ann, toy);
    expect((await play.info(id)).table).toMatchObject({ press: 'all', anonymous: false });
    expect((await play.setTable(id, ann.id, { anonymous: true, press: 'public' })).table).toMatchObject({
      press: 'public',
      anonymous: true,
    });
    await play.join(id, bob, null);
    expect(await refusal(play.setTable(id, ann.id, { anonymous: false }))).toEqual(['refuse.anonymousLate']);
    expect((await play.setTable(id, ann.id, { press: 'none' })).table).toMatchObject({
      press: 'none',
      anonymous: true,
    });
  });

  it('are not told by days away, which are known of people', async () => {
    const play = table.play();
    const anonymous = await play.create(ann, { ...toy, settings: { anonymous: true } });
    const open = await play.create(ann, toy);
    await play.setAway(bob, [{ from: '2026-03-04', to: '2026-03-08' }]);
    const shown = async (id: number, viewer?: string): Promise<readonly unknown[]> =>
      (await play.info(id, viewer)).signUps.map(({ away }) => away.length);
    for (const { id } of [anonymous, open]) await play.join(id, bob, null);
    expect(await shown(open.id)).toEqual([1]);
    expect(await shown(anonymous.id)).toEqual([0]);
    expect(await shown(anonymous.id, bob.id)).toEqual([1]);
    expect(inPublic(await play.info(anonymous.id, bob.id)).signUps).toMatchObject([{ away: [] }]);
  });

  it('are said of a table that begins with them', async () => {
    const game = await begun(table.play(), { settings: { press: 'rulebook', anonymous: true } });
    expect(game.table).toMatchObject({ press: 'rulebook', anonymous: true });
  });
});

describe('a missed deadline', () => {
  it('is on nobody’s record while it would tell who plays an anonymous seat', async () => {
    const play = table.play({ wall: testClock().now });
    const { id } = await begun(play, { settings: { anonymous: true } });
    const missed = async (): Promise<number | undefined> => (await play.records.kept([bob.id])).get(bob.id)?.missed;
    table.clock.advance(49 * hourMs);
    await play.runDue();
    expect(await missed()).toBe(0);
    await play.cancel(id, ann.id, steward);
    expect(await missed()).toBe(1);
  });
});

describe('the rulebook of Diplomacy', () => {
  const at = (phase: DiplomacyState['phase'], options: object): string | undefined => {
    const { state } = diplomacy.setup(diplomacy.options.parse(options), new SeededDice('press'));
    return diplomacy.press?.(diplomacy.view({ ...state, phase }, null));
  };
  it('lets players talk before moves, and while units retreat and are built where the table wants it', () => {
    expect(at('movement', {})).toBe('open');
    expect(at('retreat', {})).toBe('silent');
    expect(at('adjustment', {})).toBe('silent');
    expect(at('retreat', { pressInRetreatAndAdjustment: true })).toBe('open');
  });
});
