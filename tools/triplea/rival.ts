// A program of the arena that answers as TripleA's computer players would: `program:npx tsx tools/triplea/rival.ts easy|fast|hard`.
// Positions go to the Java bridge, and what it says comes back as orders of ours; what our rules refuse is dropped and counted.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Question } from '../../src/table/question.js';
import { usualManner } from '../../src/games/axis-and-allies-1942/computer/manner.js';
import { think } from '../../src/games/axis-and-allies-1942/computer/plain.js';
import { powers } from '../../src/games/axis-and-allies-1942/data/powers.js';
import { lands } from '../../src/games/axis-and-allies-1942/data/spaces.js';
import { unitFacts } from '../../src/games/axis-and-allies-1942/data/units.js';
import { stateSchema, type AaState, type Unit } from '../../src/games/axis-and-allies-1942/state.js';
import { placingsFrom, purchaseFrom, sheetFrom, type Tally } from './orders.js';
import { mapText, playerNames, unitName } from './map.js';

const phases: Readonly<Record<string, string>> = {
  purchase: 'purchase',
  combatMoves: 'combatMove',
  noncombatMoves: 'noncombat',
  mobilize: 'mobilize',
};

/** A phase that takes longer is broken off: the process begins anew. */
const patience = 90_000;

const [level = 'hard'] = process.argv.slice(2);
const map = join(mkdtempSync(join(tmpdir(), 'triplea-')), 'map.xml');
writeFileSync(map, mapText());

const tally: Tally & { asked: number; failed: number } = { asked: 0, failed: 0, orders: 0, dropped: 0 };
let java = start();

function start(): {
  readonly ask: (lines: readonly string[]) => Promise<readonly string[] | null>;
  readonly end: () => void;
} {
  const classes = process.env.TRIPLEA_BRIDGE ?? join(tmpdir(), 'triplea-bridge');
  const jar = process.env.TRIPLEA_JAR ?? '/usr/share/games/triplea/bin/triplea.jar';
  const options = ['-XX:ActiveProcessorCount=1', '-Djava.awt.headless=true', `-Djava.util.prefs.userRoot=${map}.prefs`];
  // TripleA looks for its properties beside its jar.
  const child = spawn('java', [...options, '-cp', `${classes}:${jar}`, 'Bridge', map], {
    cwd: dirname(jar),
    stdio: ['pipe', 'pipe', process.env.TRIPLEA_LOUD === undefined ? 'ignore' : 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<readonly string[] | null> => {
    const said: string[] = [];
    for (;;) {
      const line = await lines.next();
      if (line.done === true) return null;
      if (line.value === 'done') return said;
      said.push(line.value);
    }
  };
  return {
    ask: async (position) => {
      child.stdin.write(`${position.join('\n')}\ngo\n`);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          resolve(null);
        }, patience);
      });
      const said = await Promise.race([read(), late]);
      clearTimeout(timer);
      return said;
    },
    end: () => child.kill(),
  };
}

/** The position line by line, as the bridge reads it. */
function linesOf(state: AaState, phase: string): readonly string[] {
  const isAfter = phase === 'noncombat' || phase === 'mobilize';
  // Who has marched or fought stands still for the rest of the turn.
  const left = (unit: Unit): number =>
    isAfter && unit.power === state.active && unitFacts[unit.type].domain !== 'air' && unit.task !== 'ready'
      ? 0
      : unit.left;
  return [
    `ask ${level} ${phase} ${state.active} ${playerNames[state.active]} ${String(state.round)}`,
    ...powers.map((power) => `money ${playerNames[power]} ${String(state.treasury[power])}`),
    ...lands.map((land) => `own ${land} ${playerNames[state.control[land]]}`),
    ...lands.flatMap((land) => {
      const damage = state.complexes[land];
      return damage === undefined ? [] : [`complex ${land} ${String(damage)}`];
    }),
    ...state.units.map((unit) =>
      [
        'unit',
        unit.id,
        unitName(unit.type),
        playerNames[unit.power],
        unit.space,
        left(unit),
        unitFacts[unit.type].domain === 'land' ? (unit.aboard ?? 0) : 0,
        Number(unit.hit),
      ].join(' '),
    ),
  ];
}

/** What the arena tells of a question. */
interface Told {
  readonly key: string;
  readonly about?: Question['about'];
  readonly form: { readonly kind: string; readonly options?: readonly string[]; readonly max?: number };
  readonly view: unknown;
}

/** Inside a battle our own player answers: when to break off, and which battle comes first. */
function inBattle({ key, about, form }: Told, state: AaState): unknown {
  const options = (form.options ?? []).map((id) => ({ id }));
  return think({ key, about, form: { ...form, options: () => options } } as unknown as Question, state, usualManner);
}

/** The answer to a question; none of its own where only the order of losses is asked. */
async function answerTo(told: Told): Promise<unknown> {
  const phase = phases[told.key];
  const state = stateSchema.parse(told.view);
  if (phase === undefined) return inBattle(told, state);
  tally.asked += 1;
  const said = await java.ask(linesOf(state, phase));
  if (said === null || said.some((line) => line.startsWith('failed'))) {
    tally.failed += 1;
    if (process.env.TRIPLEA_LOUD !== undefined) console.error(said?.join('\n') ?? 'no answer');
    if (said === null) {
      java.end();
      java = start();
      return undefined;
    }
  }
  if (phase === 'purchase') return purchaseFrom(state, said);
  if (phase === 'mobilize') return placingsFrom(state, said, tally);
  return sheetFrom(state, said, tally);
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await answerTo(JSON.parse(line) as Told);
  process.stdout.write(`${JSON.stringify(answer === undefined ? { choice: 0 } : { answer })}\n`);
}
java.end();
const { asked, failed, orders, dropped } = tally;
console.error(
  `TripleA ${level}: ${String(asked)} phases, ${String(failed)} failed; ${String(dropped)} of ${String(orders)} moves and placings refused`,
);
