// Processes of the program that are started, killed and started again as an operator's watchdog would do it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process is told; its place in the fleet is kept when it is started again. */
export type Settings = Readonly<Record<string, string>>;

interface Member {
  readonly settings: Settings;
  child: ChildProcess;
}

export class Fleet {
  readonly #members: Member[] = [];
  /** Processes that ended although nobody wanted it. */
  readonly fallen: string[] = [];
  killed = 0;

  /** Starts a process; resolves when it is up. */
  async add(settings: Settings): Promise<void> {
    const member = { settings, child: this.#start(settings) };
    this.#members.push(member);
    await up(member.child);
  }

  /** Ends one without warning and starts it again; resolves when it is up. */
  async kill(which: number): Promise<Settings> {
    const member = this.#members[which % this.#members.length];
    if (member === undefined) throw new Error('the fleet is empty');
    this.killed += 1;
    member.child.removeAllListeners('exit');
    member.child.kill('SIGKILL');
    await once(member.child, 'exit');
    member.child = this.#start(member.settings);
    await up(member.child);
    return member.settings;
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
    const program = fileURLToPath(new URL('./programs/bot.ts', import.meta.url));
    const child = fork(program, [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
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
