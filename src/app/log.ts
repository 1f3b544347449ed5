// The log: one JSON line per event, or coloured lines for a person; what must stay secret is struck out of every line.
import { pino, stdSerializers, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { createRateLimited } from './rate-limited.js';

export type { Logger };

export interface LogOptions {
  readonly level: string;
  /** For a person at a terminal instead of a machine. */
  readonly pretty: boolean;
  /** Texts that must never appear, such as the bot's token. */
  readonly secrets: readonly string[];
  /** Where lines go; standard output when left out. */
  readonly write?: (line: string) => void;
}

/** Properties whose values are never shown, at the top of an event and one level down. */
const hidden = ['token', 'password', 'authorization', 'seed', 'databaseUrl', 'dataUrl'];

/** Secrets that can be told by their look: bot tokens, the tokens of interactions and webhooks in addresses, passwords in addresses. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w-]{23,30}\.[\w-]{6}\.[\w-]{27,}/g, '[token]'],
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w%.-]+/g, '$1[token]'],
  [/(\w+:\/\/[^\s:/@"]+:)[^\s@/"]+@/g, '$1[password]@'],
];

/** What may be told of an error. The rest is left out: a refused request carries its body, which may hold a hand or orders. */
const toldOfErrors = ['type', 'message', 'stack', 'code', 'status', 'method', 'url'] as const;

/** An error as it is logged. The database client quotes the values of a call above the last paragraph of its messages. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const line: Readonly<Record<string, unknown>> = { ...stdSerializers.err(error) };
  const told = Object.fromEntries(toldOfErrors.flatMap((name) => (name in line ? [[name, line[name]]] : [])));
  if (!error.name.startsWith('PrismaClient')) return told;
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return { ...told, message: error.message.split('\n\n').at(-1), stack: [error.name, ...frames].join('\n') };
}

/** pino's number for warnings; errors are told one by one, since people are given their references. */
const warnLevel = 40;

type LogCall = Parameters<Logger['warn']>;

/** What a warning is about: the same for those that differ in their numbers alone, such as of games. */
function kindOf([thing, message]: readonly unknown[]): string {
  const err: unknown = typeof thing === 'object' && thing !== null && 'err' in thing ? thing.err : thing;
  const reason = err instanceof Error ? err.message : typeof err === 'string' ? err : '';
  return `${typeof message === 'string' ? message : ''} ${reason}`.replace(/\d+/g, '#').slice(0, 300);
}

function counted([thing, ...rest]: LogCall, again: number): LogCall {
  return typeof thing === 'object'
    ? [{ ...thing, again }, ...rest]
    : [{ again }, typeof thing === 'string' ? thing : ''];
}

/** Makes the program's log. The same warning is told once a minute. */
export function createLog(options: LogOptions): Logger {
  const limited = createRateLimited<(again: number) => void>((say, again) => {
    say(again);
  });
  const write = options.write ?? ((line: string) => process.stdout.write(line));
  const struck = {
    write: (line: string) => {
      write(withoutSecrets(line, options.secrets));
    },
  };
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorLine },
      hooks: {
        logMethod(args, method, level) {
          const say = (again: number): void => {
            method.apply(this, again === 0 ? args : counted(args, again));
          };
          if (level === warnLevel) limited(kindOf(args), say);
          else say(0);
        },
      },
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    },
    options.pretty ? prettyStream(struck) : struck,
  );
}

/** A text with everything that must stay secret struck out. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '[secret]')), text);
  return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), known);
}

function prettyStream(destination: { write: (line: string) => void }): { write: (line: string) => void } {
  const format = pretty.prettyFactory({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' });
  return { write: (line) => destination.write(format(line)) };
}
