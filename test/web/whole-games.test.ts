// A whole game of each by presses alone: somebody against beginners, who presses now this, now that of what the page offers, to the end.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { SeededDice } from '../../src/table/dice.js';
import { board as en } from '../../src/words/app/en/board.js';
import { ann, testTable } from '../support/table.js';
import { Finger, type Pressable } from './finger.js';
import { visitsAt } from './visit.js';

const table = testTable();
const isWhole = process.env['WHOLE_GAMES'] !== undefined;

/** A question that is not handed in after so many presses has none that answer it. */
const patience = 150;
const mostWaits = 300;
const old = en['board.old'];

const short: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  diplomacy: { lastYear: 1904 },
  'axis-and-allies-1942': { lastRound: 3 },
  downfall: { lastTurn: 2 },
};

const whole: typeof short = {
  diplomacy: { lastYear: 1908 },
  'axis-and-allies-1942': { lastRound: 8 },
  downfall: { lastTurn: 8 },
};

/** What somebody presses who knows no game: what is offered and harms nothing, and the green button once in a while. */
function pressOf(all: readonly Pressable[], n: number, random: (below: number) => number): Pressable | undefined {
  const among = (kinds: readonly Pressable['kind'][]): Pressable | undefined => {
    const some = all.filter(({ kind, danger }) => kinds.includes(kind) && !danger);
    return some[random(Math.max(1, some.length))];
  };
  const agree = among(['agree']);
  if (agree !== undefined) return agree;
  const done = among(['send', 'keep']);
  if (done !== undefined && random(100) < 25 + n) return done;
  const none = among(['none']);
  if (none !== undefined && random(100) < 5) return none;
  return (
    among(['place', 'line', 'more']) ?? done ?? none ?? (n > 20 ? among(['less', 'way']) : among(['less'])) ?? all[0]
  );
}

/** At night more games, each from another seat. */
const rounds = Number(process.env['WHOLE_GAMES'] ?? '1');

describe.each([...games.entries()])('%s by presses', (kind, rules) => {
  it.each(Array.from({ length: rounds }, (_, n) => n))('is played to its end (%i)', async (round) => {
    const seed = `presses of ${kind} ${String(round)}`;
    const play = table.play({ games, computerDelayMs: 0, decoyMs: { min: 0, max: 0 }, seed: () => seed });
    const options = { ...short[kind], ...(isWhole ? whole[kind] : {}) };
    const input = { guildId: 'g', kind, name: 'Test', language: 'en', options, paces: {} } as const;
    const settings = { readyCheck: false, quiet: null, computers: 'beginner' } as const;
    const { id } = await play.create(ann, { ...input, settings });
    const seats = rules.seats(rules.options.parse(options));
    await play.join(id, ann, seats[round % seats.length] ?? null);
    await play.start(id, ann.id, true);
    const finger = new Finger(await visitsAt(table, play).enter(ann.id, id));
    const dice = new SeededDice(seed);
    const random = (below: number): number => dice.roll(below, 'a press') - 1;
    const faults: string[] = [];
    let [answered, question, handedIn, n, waits] = [0, '', '', 0, 0];
    while (waits < mostWaits) {
      const state = await finger.look();
      if (state.status !== 'running') break;
      const { asked } = finger;
      // What is said in a window counts as it stands, until the window closes.
      if (asked === undefined || (asked.stands !== null && handedIn === `${asked.checkpoint} ${asked.id}`)) {
        table.clock.advance(60_000);
        await play.runDue();
        waits += 1;
        continue;
      }
      waits = 0;
      const now = `${asked.checkpoint} ${asked.id}`;
      if (now !== question) [question, n, answered] = [now, 0, answered + 1];
      n += 1;
      const all = await finger.offered();
      const press = pressOf(all, n, random);
      expect(press, `${asked.text} ${JSON.stringify(asked.form).slice(0, 600)}`).toBeDefined();
      expect(
        n,
        `${asked.text}: ${JSON.stringify(all.map(({ kind: of, text }) => `${of} ${text}`))} ${asked.amiss.join()} ${JSON.stringify(finger.notes)}`,
      ).toBeLessThan(patience);
      await finger.press((one) => one.kind === press?.kind && one.id === press.id);
      if (press?.kind === 'send' || press?.kind === 'none') handedIn = now;
      const refused = finger.notes.filter(({ tone, text }) => tone === 'bad' || text === old).map(({ text }) => text);
      if (refused.length > 0) faults.push(`${asked.text} [${asked.id}] ${press?.kind} ${press?.id}: ${refused.join()}`);
    }
    expect(faults).toEqual([]);
    const state = await finger.look();
    process.stdout.write(`${kind}: ${answered} questions, ${finger.presses} presses, ${state.status} ${state.title}\n`);
    expect(state.status).toBe('finished');
  });
});
