// The log: one JSON line per event, or coloured lines for a person; what must stay secret is struck out of every line.
import { pino, stdSerializers, type Logger } from 'pino';
import pretty from 'pino-pretty';

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

/** Makes the program's log. */
export function createLog(options: LogOptions): Logger {
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
