// A local Discord in a process of its own, so that its clocks run on while the bot's process is blocked or killed.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Does, Started, Told } from './programs/local-discord.js';
import type { LocalDiscordOptions } from '@fieldpost/local';
import { compiled } from './compiled.js';

export interface LocalProcess extends Started {
  /** Has something done over there: a person acts, servers are added, a fault is put in wait. Errors come back as errors. */
  ask<N extends keyof Does>(name: N, ...args: Parameters<Does[N]>): Promise<Awaited<ReturnType<Does[N]>>>;
  stop(): Promise<void>;
}

/** Starts one and resolves once it listens. */
export async function startLocalProcess(
  options: Pick<LocalDiscordOptions, 'sessions' | 'folder' | 'port' | 'answerWithinMs'> & {
    readonly rateLimits?: 'off';
  } = {},
): Promise<LocalProcess> {
  const program = compiled('test/support/programs/local-discord.ts');
  const child = fork(program, [JSON.stringify(options)], { execArgv: [], serialization: 'advanced' });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  const started = new Promise<Started>((resolve, reject) => {
    child.once('exit', (code) => {
      const error = new Error(`the local Discord's process ended (${String(code)})`);
      reject(error);
      for (const it of waiting.values()) it.reject(error);
    });
    child.on('message', (message) => {
      // The child is our own program, compiled against the same type.
      const told = message as Told;
      if ('started' in told) {
        resolve(told.started);
        return;
      }
      const it = waiting.get(told.id);
      waiting.delete(told.id);
      if ('error' in told) it?.reject(new Error(told.error));
      else it?.resolve(told.value);
    });
  });
  return {
    ...(await started),
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        asked += 1;
        // What comes back is what that function gives, as `Does` says.
        waiting.set(asked, { resolve: resolve as (value: unknown) => void, reject });
        child.send({ id: asked, name, args });
      }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
