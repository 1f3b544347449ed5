// A tournament, ratings and records on the wire: set up by a command, joined by presses, played in its tables, told to everybody.
import { expect, it } from 'vitest';
import { nim } from '../support/nim/index.js';
import { setUp, testApp, type TestApp } from './harness.js';

const app = testApp([nim]);

/** Both answer with what would be played for them, until the game is over. */
async function playOut({ play }: TestApp, gameId: number): Promise<string> {
  for (let n = 0; n < 40; n++) {
    const game = await play.info(gameId);
    if (game.outcome !== null) {
      const winner = game.seats.find(({ seat }) => game.outcome?.winners.includes(seat));
      return winner?.userId ?? '';
    }
    for (const userId of game.seats.flatMap((seat) => seat.userId ?? [])) {
      const [task] = (await play.desk(gameId, userId)).tasks;
      if (task === undefined) continue;
      const value = task.question.fallback();
      await play.answer({
        gameId,
        userId,
        checkpoint: task.checkpoint,
        question: task.id,
        value,
        final: true,
        confirmed: true,
      });
    }
  }
  throw new Error('the game goes on');
}

it('is set up, joined, started and played to its end by presses, and shows in standings, leaderboard and record', async () => {
  const at = app();
  await setUp(at);
  const [hana, alex, sam] = ['Hana', 'Alex', 'Sam'].map((name) => at.as(name).speak('en-US'));
  for (const person of [hana, alex, sam]) if (person !== undefined) person.patience = 60_000;
  if (hana === undefined || alex === undefined || sam === undefined) throw new Error('nobody');
  const wanted = { kind: 'nim', name: 'Cup', format: 'roundRobin' };
  expect((await sam.slash('tournament new', wanted)).message?.text).toContain('host role');
  expect((await sam.slash('tournament join')).message?.text).toContain('no tournament here');
  const unknown = await hana.slash('tournament new', { ...wanted, kind: 'chess' });
  expect(unknown.message?.text).toMatch(/Games here:.*Diplomacy/u);
  const made = (await hana.speak('ko').slash('tournament new', { ...wanted, kind: 'Nim' })).message;
  hana.speak('en-US');
  expect(made?.text).toContain('Sign-up is open: 0 so far, 2 at a table');
  for (const person of [alex, sam]) await person.press('Take part', made?.id);
  expect((await sam.press('Start', made?.id)).message?.text).toContain('for its host');
  const begun = (await hana.press('Start', made?.id)).message;
  expect(begun?.text).toContain('Round 1 of 1');
  expect(begun?.text).toMatch(/▶️ 1: (Alex|Sam) \(.+\) – (Alex|Sam) \(.+\) · #1/u);
  await at.quiet();
  const [table] = (await at.play.tournaments.info(1)).tables;
  const winner = await playOut(at, table?.gameId ?? 0);
  await at.quiet();
  // The message everybody follows it by shows the result by itself, and a line below names the winner.
  const seen = hana.messages();
  expect(seen.find(({ id }) => id === made?.id)?.text).toMatch(/Over[^]*1\./u);
  const won = winner === alex.id ? 'Alex' : 'Sam';
  expect(seen.filter(({ text }) => text.includes(`Cup is over. First: ${won}`))).toHaveLength(1);
  expect(seen.filter(({ text }) => text.includes('Cup: round 1 has begun'))).toHaveLength(1);
  const [best, other] = winner === alex.id ? ['Alex', 'Sam'] : ['Sam', 'Alex'];
  const shown = (await alex.slash('tournament standings')).message;
  expect(shown?.text).toContain('Over');
  expect(shown?.text).toMatch(new RegExp(`1\\..*${best}.*1.*\\(1\\)[^]*2\\..*${other}.*0.*\\(1\\)`, 'u'));
  const page = (await alex.press('The whole tournament', shown?.id)).message;
  expect(page?.files.map(({ name }) => name)).toEqual(['standings-1.png', 'tournament-1.html']);
  const post = at.as('Alex').in(table?.channelId ?? (await at.play.info(table?.gameId ?? 0)).channelId ?? '');
  expect(post.messages().some(({ text }) => text.includes('Cup is over') || text.includes('**Cup** is over'))).toBe(
    true,
  );
  const ranks = (await sam.slash('leaderboard', { kind: 'nim' })).message;
  expect(ranks?.text).toMatch(new RegExp(`1\\..*${best}[^]*2\\..*${other}`, 'u'));
  const record = (await sam.slash('record', { player: alex.id })).message;
  expect(record?.text).toContain('one rated game');
  expect(record?.text).toContain(best === 'Alex' ? 'Against you: 1 won, 0 lost' : 'Against you: 0 won, 1 lost');
});
