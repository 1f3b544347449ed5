// Computer players answer whatever people do while they think, as long as that changes nothing for them.
import { expect, it } from 'vitest';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import { computersAnswer } from '../../src/table/computers.js';
import { ann, bob, give, testTable } from '../support/table.js';

const table = testTable();

/** A game of Ann as Italy in which something happens during each of the first thoughts. */
async function disturbed(disturb: (play: Play, id: number, thought: number) => Promise<unknown>) {
  let thoughts = 0;
  /** Who has thought, thought by thought. */
  const thinkers: (readonly string[])[] = [];
  let id = 0;
  const play: Play = table.play({
    seed: () => 'letters',
    games: new Map<string, AnyGame>([[diplomacy.id, diplomacy]]),
    think: async (_, situation) => {
      const answers = computersAnswer(diplomacy, situation);
      if (thoughts < 5) await disturb(play, id, thoughts);
      thoughts += 1;
      thinkers.push(answers.map(({ seat }) => seat));
      return answers;
    },
  });
  const input = { guildId: 'guild', kind: diplomacy.id, name: null, language: 'en', options: {}, paces: {} } as const;
  ({ id } = await play.create(bob, { ...input, settings: { quiet: null, readyCheck: false, computers: 'beginner' } }));
  await play.join(id, ann, 'italy');
  await play.start(id, bob.id, true);
  for (let round = 0; round < 6; round += 1) {
    table.clock.advance(3_000);
    await play.runDue();
  }
  const rows = await table.store().db.answer.findMany({ where: { gameId: id, undoneAt: null, by: 'computer' } });
  return { play, id, thinkers, rows };
}

it('answer while somebody saves orders again and again', { timeout: 60_000 }, async () => {
  const { rows, thinkers } = await disturbed((play, id, n) =>
    give(play, id, ann, [{ subject: n % 2 === 0 ? 'ven' : 'rom', path: ['hold'] }], { final: false }),
  );
  expect(rows.map(({ seat }) => seat).sort()).toEqual(['austria', 'england', 'france', 'germany', 'russia', 'turkey']);
  expect(thinkers).toHaveLength(1);
});

it('think again about what has been agreed with them meanwhile, and they alone', { timeout: 60_000 }, async () => {
  const { rows, thinkers } = await disturbed(async (play, id, n) => {
    if (n > 0) return;
    const said = await play.press.write(id, ann.id, { to: ['austria'], text: 'Stay out of Tyrolia?', as: null });
    expect(said.accepted).toBe(true);
  });
  expect(thinkers.slice(1)).toEqual([['austria']]);
  const austria = rows.filter(({ seat }) => seat === 'austria');
  expect(austria).toHaveLength(1);
  expect(JSON.stringify(austria[0]?.value)).not.toContain('tyr');
});

it('answer nothing while a game is stopped', { timeout: 60_000 }, async () => {
  const { play, id, rows } = await disturbed(async (at, game, n) => {
    if (n === 0) await at.pause(game, bob.id);
  });
  expect(rows).toEqual([]);
  expect((await play.info(id)).status).toBe('paused');
});
