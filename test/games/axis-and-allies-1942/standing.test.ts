// Standing orders in play: a defender who says nothing is not waited for, and one who wants to be asked is.
import type { UnitType } from '../../../src/games/axis-and-allies-1942/data/units.js';
import { battleOrdersQuestion } from '../../../src/games/axis-and-allies-1942/questions/battle-orders.js';
import { forcedAnswer } from '../../../src/table/answer.js';
import type { Answer } from '../../../src/table/question.js';
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/play/play.js';
import { ann, bob, give, hourMs, taskOf, testTable } from '../../support/table.js';
import { order } from './sample.js';
import { twoPlayers } from './two-players.js';

const table = testTable();

/** The Soviet Union attacks West Russia with all it has beside it, and comes to the battle. */
async function attack(play: Play, id: number): Promise<void> {
  const attackers = [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')];
  await give(play, id, ann, attackers);
  await give(play, id, ann, ['all']);
}

async function askedOf(play: Play, id: number, person: typeof ann): Promise<readonly string[]> {
  return (await play.desk(id, person.id)).tasks.map(({ question }) => question.key);
}

describe('a battle', () => {
  it('is fought to its end although the defender never says anything', async () => {
    const { play, id } = await twoPlayers(table);
    await attack(play, id);
    expect(await askedOf(play, id, ann)).toEqual(['noncombatMoves']);
    expect(await askedOf(play, id, bob)).toEqual([]);
  });

  it('waits for a defender who wants to be asked, and goes on at the deadline with the standing orders', async () => {
    const { play, id } = await twoPlayers(table);
    await play.setInstruction(id, bob.id, 'germany', 'stand.askMe', { value: ['west_russia'] });
    await attack(play, id);
    expect(await askedOf(play, id, bob)).toEqual(['defenseOrders']);
    expect(await askedOf(play, id, ann)).toEqual([]);
    await give(play, id, bob, ['lose:tank', 'lose:infantry']);
    expect(await askedOf(play, id, bob)).toEqual([]);
    expect(await askedOf(play, id, ann)).toEqual(['noncombatMoves']);
  });

  it('does not wait for a defender of one kind of unit, whose orders change nothing', () => {
    const offered = (types: readonly UnitType[], camp: 'attack' | 'defense' = 'defense'): Answer | undefined =>
      forcedAnswer(
        battleOrdersQuestion(
          { space: 'egypt', kind: 'land', round: 0 },
          'uk',
          { camp, kind: 'land', types, ways: [], battery: [] },
          { key: 'x' },
        ),
      );
    expect(offered(['infantry'])).toEqual([]);
    expect(offered(['infantry', 'artillery'])).toBeUndefined();
    expect(offered(['battleship'])).toBeUndefined();
    expect(offered(['submarine'])).toBeUndefined();
    expect(offered(['infantry'], 'attack')).toBeUndefined();
  });

  it('goes on as soon as the only defender has answered, who need not hand it in as well', async () => {
    const { play, id } = await twoPlayers(table);
    await play.setInstruction(id, bob.id, 'germany', 'stand.askMe', { value: ['west_russia'] });
    await attack(play, id);
    expect(await taskOf(play, id, bob)).toMatchObject({ sealed: false });
    await give(play, id, bob, ['lose:tank', 'lose:infantry'], { final: false });
    expect(await askedOf(play, id, ann)).toEqual(['noncombatMoves']);
  });

  it('stops for no loss where its owner has said so from now on', async () => {
    const { play, id } = await twoPlayers(table);
    await play.setInstruction(id, bob.id, 'germany', 'stand.defendLand', { value: ['asks'] });
    await attack(play, id);
    const task = await taskOf(play, id, bob);
    expect(task.question.key).toBe('casualties');
    expect(task.fromNowOn?.map((way) => way.id)).toEqual(['small', 'all']);
    const said = await play.sayFromNowOn(id, bob.id, { checkpoint: task.checkpoint, question: task.id }, 'all');
    expect(said.told.key).toBe('read.fromNowOnToo');
    expect(await askedOf(play, id, bob)).toEqual([]);
    expect(await askedOf(play, id, ann)).toEqual(['noncombatMoves']);
  });

  it('is not held up for ever by a defender who wanted to be asked', async () => {
    const { play, id } = await twoPlayers(table);
    await play.setInstruction(id, bob.id, 'germany', 'stand.askMe', { value: ['always'] });
    await attack(play, id);
    table.clock.advance(20 * hourMs);
    await play.runDue();
    expect(await askedOf(play, id, ann)).toEqual(['noncombatMoves']);
  });

  it('asks for every loss whoever ordered it, and tells standing orders to nobody else', async () => {
    const { play, id } = await twoPlayers(table);
    await play.setInstruction(id, bob.id, 'germany', 'stand.defendLand', { value: ['lose:artillery'] });
    await play.setInstruction(id, bob.id, 'germany', 'stand.defendLand.1', {
      value: ['asks'],
      filter: ['west_russia'],
    });
    expect(JSON.stringify(await play.instructions(id, ann.id))).not.toContain('lose:artillery');
    await attack(play, id);
    const task = await taskOf(play, id, bob);
    expect(task.question.key).toBe('casualties');
    await give(play, id, bob, task.question.fallback());
  });
});
