// The program as it is started by its operator, for trials of endurance; whoever started it may ask what somebody could write next.
import { z } from 'zod';
import { readConfig, secretsOf } from '../../../src/app/config.js';
import { createLog } from '../../../src/app/log.js';
import { startProgram } from '../../../src/app/program.js';
import { nim } from '../../../test/support/nim/index.js';
import { thoughtOf, type Asked } from '../thought.js';

const config = readConfig(process.env);
const log = createLog({ level: config.log.level, pretty: false, secrets: secretsOf(config) });
// Nobody waits for half an hour's windows and decoys in a trial of minutes.
const waits = { computerDelayMs: 0, decoyMs: { min: 200, max: 600 }, windowTickMs: 500 };
const program = await startProgram({ config, log, more: [nim], waits });
const { db } = program.store;

/** What the trial may ask for. */
const does = {
  thought: (asked: Asked) => thoughtOf(program.play, asked),
  /** How much is still to be done and said; what waits for its next try need not wait any longer. */
  left: async () => {
    const now = new Date();
    await db.outbox.updateMany({ where: { doneAt: null, leaseUntil: null }, data: { runAt: now } });
    const due = await db.due.count({ where: { doneAt: null, runAt: { lte: now } } });
    return due + (await db.outbox.count({ where: { doneAt: null } }));
  },
} as const;
export type Does = typeof does;

const asked = z.object({ id: z.number(), name: z.string(), args: z.array(z.unknown()) });
process.on('message', (message) => {
  const { id, name, args } = asked.parse(message);
  const reply = (value: unknown): void => {
    if (process.connected) process.send?.({ id, value });
  };
  // The names and arguments are typed on the parent's side by `Does`.
  const work = does[name as keyof Does] as (...args: readonly unknown[]) => Promise<unknown>;
  work(...args).then(reply, () => {
    reply(null);
  });
});
process.on('SIGTERM', () => void program.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(1));
process.send?.('started');
