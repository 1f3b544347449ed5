// Diplomacy for two: one person plays a side of powers, each with its own sheet, and votes with one voice.
import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../src/games/diplomacy/index.js';
import type { Play } from '../../../src/play/play.js';
import type { GameInfo } from '../../../src/play/turn/info.js';
import type { Person } from '../../../src/play/change/person.js';
import { ann, bob, cho, testTable } from '../../support/table.js';

const table = testTable();
const entente = ['england', 'france', 'russia'];
const centralPowers = ['austria', 'germany', 'turkey'];

function held(game: GameInfo, person: Person): readonly string[] {
  return game.seats.filter((seat) => seat.userId === person.id).map((seat) => seat.seat);
}

async function opened(play: Play, variant: string): Promise<number> {
  const input = { guildId: 'guild', kind: 'diplomacy', name: null, language: 'both', paces: {} } as const;
  return (await play.create(ann, { ...input, options: { variant }, settings: { quiet: null } })).id;
}

describe('two players', () => {
  const play = (): Play => table.play({ games: new Map([[diplomacy.id, diplomacy]]) });

  it('hold three powers each, which come and go together before the start', async () => {
    const at = play();
    const id = await opened(at, 'two');
    expect(held(await at.join(id, ann, 'france'), ann)).toEqual(entente);
    expect(held(await at.join(id, bob, null), bob)).toEqual([]);
    expect((await at.join(id, cho, null)).waiting).toEqual(['cho']);
    const game = await at.start(id, ann.id, false);
    expect(held(game, bob)).toEqual(centralPowers);
    expect(game.sides.map(({ seats }) => seats)).toEqual([entente, centralPowers]);
  });

  it('answer for each power on its own sheet; the turn waits for all of them', async () => {
    const at = play();
    const id = await opened(at, 'two');
    await at.join(id, ann, 'england');
    await at.join(id, bob, 'austria');
    await at.start(id, ann.id, false);
    const sheets = (await at.desk(id, ann.id)).tasks.map((task) => [task.seat, task.question.key]);
    expect(sheets).toEqual(entente.map((seat) => [seat, 'movement']));
    for (const person of [ann, bob])
      for (const task of (await at.desk(id, person.id)).tasks) {
        expect((await at.info(id)).checkpoint).toBe(0);
        const { id: question, checkpoint } = task;
        await at.answer({
          gameId: id,
          userId: person.id,
          checkpoint,
          question,
          value: [],
          final: true,
          confirmed: true,
        });
      }
    expect((await at.info(id)).checkpoint).toBe(1);
  });

  it('concede by side: the other has won with all its powers', async () => {
    const at = play();
    const id = await opened(at, 'two');
    await at.join(id, ann, 'england');
    await at.join(id, bob, 'austria');
    await at.start(id, ann.id, false);
    await at.propose(id, ann.id, 'concede', []);
    expect((await at.info(id)).outcome).toMatchObject({ kind: 'win', winners: centralPowers });
  });
});
