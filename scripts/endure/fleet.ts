// Processes of the program that are started, killed and started again as an operator's watchdog would do it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { compiled } from '../../test/support/compiled.js';
import type { Does } from './programs/bot.js';

/** What a process is told; its place in the fleet is kept when it is started again. */
export type Settings = Readonly<Record<string, string>>;

interface Member {
  readonly settings: Settings;
  child: ChildProcess;
}

export class Fleet {
  readonly #members: Member[] = [];
  readonly #mourning: (() => void)[] = [];
  /** Processes that ended although nobody wanted it. */
  readonly fallen: string[] = [];
  killed = 0;
  #asked = 0;
  /** Whether all that are wanted are up. */
  isWhole = false;

  /** Starts a process; resolves when it is up. */
  async add(settings: Settings): Promise<void> {
    const member = { settings, child: this.#start(settings) };
    // Killed while it starts, it would never be heard of here.
    await up(member.child);
    this.#members.push(member);
    this.isWhole = true;
  }

  /**
   * Ends one without warning and starts it again; resolves when it is up.
   * @param earlyMs after so long it is ended once more, perhaps before it is up.
   */
  async kill(which: number, earlyMs?: number): Promise<Settings> {
    const member = this.#members[which % this.#members.length];
    if (member === undefined) throw new Error('the fleet is empty');
    await this.#end(member);
    if (earlyMs !== undefined) {
      await wait(earlyMs);
      await this.#end(member);
    }
    await up(member.child);
    this.isWhole = true;
    return member.settings;
  }

  async #end(member: Member): Promise<void> {
    this.isWhole = false;
    member.child.removeAllListeners('exit');
    member.child.kill('SIGKILL');
    this.killed += 1;
    for (const resolve of this.#mourning.splice(0)) resolve();
    await once(member.child, 'exit');
    member.child = this.#start(member.settings);
  }

  /** Resolves when one is ended without warning. */
  nextKill(): Promise<void> {
    return new Promise((resolve) => this.#mourning.push(resolve));
  }

  /** Asks the newest process something; null when it cannot say, or ends before it has. */
  async ask<N extends keyof Does>(name: N, ...args: Parameters<Does[N]>): Promise<Awaited<ReturnType<Does[N]>> | null> {
    const child = this.#members.at(-1)?.child;
    if (child?.connected !== true) return null;
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<Awaited<ReturnType<Does[N]>> | null>((resolve) => {
      const done = (value: Awaited<ReturnType<Does[N]>> | null): void => {
        child.off('message', hear);
        child.off('disconnect', gone);
        resolve(value);
      };
      const hear = (message: unknown): void => {
        // The child is our own program, compiled against the same type; it also says that it has started.
        if (typeof message !== 'object') return;
        const reply = message as { readonly id: number; readonly value: Awaited<ReturnType<Does[N]>> | null };
        if (reply.id === id) done(reply.value);
      };
      const gone = (): void => {
        done(null);
      };
      child.on('message', hear);
      child.on('disconnect', gone);
      child.send({ id, name, args }, (error) => {
        if (error !== null) gone();
      });
    });
  }

  /** Tells those to stop whose settings say so, and waits until they have. */
  async stop(which: (settings: Settings) => boolean): Promise<number[]> {
    const leaving = this.#members.filter(({ settings }) => which(settings));
    for (const member of leaving) this.#members.splice(this.#members.indexOf(member), 1);
    return Promise.all(
      leaving.map(async ({ child }) => {
        child.removeAllListeners('exit');
        const began = performance.now();
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        return performance.now() - began;
      }),
    );
  }

  get size(): number {
    return this.#members.length;
  }

  #start(settings: Settings): ChildProcess {
    const child = fork(settings['ENDURE_BOT'] ?? compiled('scripts/endure/programs/bot.ts'), [], {
      execArgv: [],
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // Every player may be asking at the same time.
    child.setMaxListeners(0);
    child.once('exit', (code) => this.fallen.push(`${settings['ROLES'] ?? 'a process'} ended with ${String(code)}`));
    return child;
  }
}

function up(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`a process did not start (${String(code)})`)));
  });
}
