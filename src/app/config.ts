// The settings of the program: the environment, read once, and one readable list of all that is wrong with it.
import { existsSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { ShardPlan } from '../discord/gateway/leases.js';
import { mustBe, type SettingName } from './config-words.js';
import { roles, type Role } from './processes.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  /** Null: no token was given, so the local Discord is opened instead. */
  readonly discord: DiscordConfig | null;
  /** A Postgres server; null = the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same server without a pooler between, for what needs a session of its own. */
  readonly directUrl: string | null;
  /** What this process does. */
  readonly roles: ReadonlySet<Role>;
  /** Which connections to Discord's gateway it may keep. */
  readonly shards: ShardPlan;
  /** Presses come over HTTP, signed with this key, instead of by the gateway; null: by the gateway. */
  readonly presses: { readonly publicKey: string; readonly port: number } | null;
  /** Discord ids of the people who run this installation; they see its state in `/status`. */
  readonly operators: readonly string[];
  readonly dataDir: string;
  /** A folder with a folder for each game whose tables are started on an owner’s own files; null for none. */
  readonly ownData: string | null;
  /** Null: no health endpoint. */
  readonly healthPort: number | null;
  /** Where boards are served: how browsers find it, and on which port it listens; null: nowhere, which takes the buttons away. */
  readonly board: { readonly address: string | null; readonly port: number; readonly host: string } | null;
  /** The secret by which the page inside Discord learns who looks at it; null: the board opens in a browser. */
  readonly activity: { readonly secret: string } | null;
  readonly local: {
    readonly host: string;
    readonly port: number;
    /** Discord's OpenAPI description as a file, against which every request is checked; null: none is. */
    readonly description: string | null;
  };
  readonly log: { readonly level: (typeof logLevels)[number]; readonly pretty: boolean };
  readonly render: { readonly backend: 'canvas' | 'napi' | null; readonly painters: number };
  /** How many games a person may have open on a server whose managers have not said. */
  readonly gamesPerPerson: number;
  /** Language of servers that have not chosen one. */
  readonly language: 'en' | 'ko' | 'both';
  /** Time zone of servers that have not chosen one. */
  readonly timeZone: string;
}

interface DiscordConfig {
  readonly token: string;
  /** Null: taken from the gateway. */
  readonly applicationId: string | null;
  /** Where Discord's REST interface is, without a version; null = Discord itself. */
  readonly apiUrl: string | null;
}

/** Some settings do not fit; the message lists them all, in both languages. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly settings: readonly SettingName[]) {
    const list = settings.map((setting) => `- ${setting}: ${mustBe[setting].en}\n  ${mustBe[setting].ko}`);
    super(['Some settings do not fit:', '맞지 않는 설정이 있습니다:', ...list].join('\n'));
  }
}

const port = z.coerce.number().int().min(1).max(65_535);
const url = (...protocols: string[]): z.ZodType<string> =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const schema = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  DISCORD_APPLICATION_ID: z
    .string()
    .regex(/^\d{15,21}$/)
    .optional(),
  DISCORD_CLIENT_SECRET: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  OPERATORS: z
    .string()
    .regex(/^\d{15,21}(\s*,\s*\d{15,21})*$/)
    .optional(),
  DISCORD_API_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DIRECT_URL: url('postgres:', 'postgresql:').optional(),
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1))
    .default([...roles]),
  SHARDS: z.string().transform(readShards).default('auto'),
  PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional(),
  PRESS_PORT: port.default(8787),
  DATA_DIR: z.string().default('./data'),
  OWN_DATA: z
    .string()
    .refine((folder) => existsSync(folder) && statSync(folder).isDirectory())
    .optional(),
  HEALTH_PORT: port.optional(),
  PORT: port.optional(),
  BOARD_URL: url('http:', 'https:').optional(),
  BOARD_PORT: port.default(4322),
  LOCAL_HOST: z.string().default('127.0.0.1'),
  LOCAL_PORT: port.default(4321),
  LOCAL_DISCORD_VALIDATE: z
    .string()
    .refine((file) => existsSync(file))
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
  RENDERER: z.enum(['canvas', 'napi']).optional(),
  PAINTERS: z.coerce.number().int().min(1).max(16).optional(),
  GAMES_PER_PERSON: z.coerce.number().int().min(1).max(1_000).default(3),
  DEFAULT_LANGUAGE: z.enum(['en', 'ko', 'both']).default('both'),
  TZ: z.string().refine(isTimeZone).default('UTC'),
}) satisfies z.ZodType<Partial<Record<SettingName, unknown>>>;

/** The most shards anybody needs: sixteen million servers. */
const mostShards = 16_384;

function readShards(text: string, context: z.RefinementCtx): ShardPlan {
  if (text === 'auto') return text;
  const [, from, to, count] = /^(?:(\d+)-(\d+)\/)?(\d{1,5})$/.exec(text) ?? [];
  const all = Number(count);
  const range = { count: all, from: Number(from ?? 0), to: Number(to ?? all - 1) };
  if (all >= 1 && all <= mostShards && range.from <= range.to && range.to < all) return range;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}

/**
 * Reads the settings; an empty one counts as not given.
 * @param environment such as `process.env`.
 * @param terminal whether a person is watching the output, who gets it in colours unless LOG_FORMAT says otherwise.
 * @throws ConfigError
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, terminal = false): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const names = Object.keys(schema.shape).filter(isSettingName);
    throw new ConfigError(names.filter((name) => parsed.error.issues.some((issue) => issue.path[0] === name)));
  }
  const set = parsed.data;
  const doing = new Set(set.ROLES);
  // The embedded database and the local Discord serve one process, which then has to do everything.
  if (doing.size < roles.length && (set.DATABASE_URL === undefined || set.DISCORD_TOKEN === undefined))
    throw new ConfigError(['ROLES']);
  // Discord shows the page by the application's id, and only where browsers find it.
  const isPlaced = set.DISCORD_APPLICATION_ID !== undefined && set.BOARD_URL !== undefined;
  if (set.DISCORD_CLIENT_SECRET !== undefined && set.DISCORD_TOKEN !== undefined && !isPlaced)
    throw new ConfigError(['DISCORD_CLIENT_SECRET']);
  const discord =
    set.DISCORD_TOKEN === undefined
      ? null
      : {
          token: set.DISCORD_TOKEN,
          applicationId: set.DISCORD_APPLICATION_ID ?? null,
          apiUrl: set.DISCORD_API_URL?.replace(/\/+$/, '') ?? null,
        };
  return {
    discord,
    databaseUrl: set.DATABASE_URL ?? null,
    directUrl: set.DIRECT_URL ?? null,
    roles: doing,
    shards: set.SHARDS,
    presses: set.PUBLIC_KEY === undefined ? null : { publicKey: set.PUBLIC_KEY.toLowerCase(), port: set.PRESS_PORT },
    operators: set.OPERATORS?.split(',').map((id) => id.trim()) ?? [],
    dataDir: set.DATA_DIR,
    ownData: set.OWN_DATA ?? null,
    healthPort: set.HEALTH_PORT ?? set.PORT ?? null,
    // The local Discord has a board beside it, on the same machine, without being told.
    board:
      set.BOARD_URL !== undefined || discord === null
        ? {
            address: set.BOARD_URL?.replace(/\/+$/, '') ?? null,
            port: set.BOARD_PORT,
            host: discord === null ? set.LOCAL_HOST : '0.0.0.0',
          }
        : null,
    activity: set.DISCORD_CLIENT_SECRET === undefined ? null : { secret: set.DISCORD_CLIENT_SECRET },
    local: { host: set.LOCAL_HOST, port: set.LOCAL_PORT, description: set.LOCAL_DISCORD_VALIDATE ?? null },
    log: { level: set.LOG_LEVEL, pretty: set.LOG_FORMAT === undefined ? terminal : set.LOG_FORMAT === 'pretty' },
    render: {
      backend: set.RENDERER ?? null,
      painters: set.PAINTERS ?? 1,
    },
    gamesPerPerson: set.GAMES_PER_PERSON,
    language: set.DEFAULT_LANGUAGE,
    timeZone: set.TZ,
  };
}

/** What must never appear in a log. */
export function secretsOf(config: Config): string[] {
  const { databaseUrl, directUrl, discord } = config;
  const addresses = [databaseUrl, directUrl].filter((address) => address !== null);
  const passwords = addresses.map((address) => new URL(address).password);
  return [discord?.token ?? '', ...addresses, ...passwords.flatMap((text) => [text, decodeURIComponent(text)])].filter(
    (text) => text !== '',
  );
}

function isSettingName(name: string): name is SettingName {
  return name in mustBe;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
