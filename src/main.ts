// The program's entrance: reads the settings, starts everything, says what it did, and stops in order when told to.
import { ConfigError, readConfig, secretsOf, type Config } from './app/config.js';
import { createLog, type Logger } from './app/log.js';
import { OwnFilesError } from './app/own-files.js';
import { startProgram, type Program } from './app/program.js';
import { StoreError } from './store/errors.js';

/** Longest wait for an orderly end, in milliseconds. */
const longestStop = 10_000;

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One screen: what happened and what to do next. */
function welcome(program: Program, config: Config): void {
  const { kind, place } = program.database;
  const database = kind === 'server' ? `PostgreSQL · ${place}` : `embedded Postgres (내장) · ${place}`;
  const { local, bot } = program;
  if (local === null) {
    print([
      '',
      `  Fieldpost is connected to Discord as ${bot.name}.`,
      `  Fieldpost가 Discord에 ${bot.name}(으)로 연결되었습니다.`,
      '',
      `  Database     ${database}`,
      `  Commands     ${bot.registered ? 'registered anew (새로 등록했습니다)' : 'unchanged (그대로입니다)'}`,
      ...(config.healthPort === null ? [] : [`  Health       http://localhost:${config.healthPort}/readyz`]),
      '',
      '  Next: type /setup on your server, then /game new.',
      '  다음: 서버에서 /setup 을 입력한 뒤 /game new 로 게임을 여십시오.',
      '',
    ]);
    return;
  }
  print([
    '',
    '  No DISCORD_TOKEN: the local Discord is open. Try the whole bot in your browser:',
    '  DISCORD_TOKEN이 없어 로컬 Discord를 열었습니다. 브라우저에서 봇을 그대로 써 보십시오:',
    '',
    `      ${local.url}`,
    '',
    `  Database     ${database}`,
    '',
    '  1. Type /game new in #lobby and choose a game.         #lobby에서 /game new 를 입력해 게임을 고릅니다.',
    '  2. Join, then start with computer players.             참가한 뒤 컴퓨터 플레이어와 함께 시작합니다.',
    '  3. Give orders by menu, by /order, or in a message     메뉴, /order, 또는 봇에게 보내는 메시지로',
    '     to the bot; move the clock with the buttons above.  명령하고, 위의 단추로 시간을 앞당깁니다.',
    '',
    '  For your own server: put DISCORD_TOKEN into .env (see README.md). Stop with Ctrl+C.',
    '  내 서버에서 쓰려면 .env에 DISCORD_TOKEN을 넣으십시오(README.md). 멈추려면 Ctrl+C를 누르십시오.',
    '',
  ]);
}

/** The same for a machine that gathers lines. */
function tellReady({ local, bot, database }: Program, config: Config, log: Logger): void {
  const { kind, place } = database;
  log.info(
    {
      bot: bot.name,
      database: { kind, place },
      ...(local === null ? { commands: bot.registered ? 'registered' : 'unchanged' } : { localDiscord: local.url }),
      ...(config.healthPort === null ? {} : { healthPort: config.healthPort }),
    },
    local === null ? 'connected to Discord' : 'no DISCORD_TOKEN: the local Discord is open',
  );
}

/** Whether a person reads the output, as far as can be told before the settings have been read. */
function isForPerson(): boolean {
  const format = process.env['LOG_FORMAT'] ?? '';
  return format === '' ? process.stdout.isTTY : format === 'pretty';
}

/** Until the settings are known: what cannot be told of them is at least struck out by its look. */
let log = createLog({ level: 'info', pretty: isForPerson(), secrets: [] });

/** The last line of a program that cannot go on. */
function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof OwnFilesError || error instanceof StoreError;
  // What an operator can put right is said plainly, without a stack.
  if (known && isForPerson()) process.stderr.write(`\n${error.message}\n`);
  else if (known) log.fatal(error.message);
  else log.fatal({ err: error }, 'cannot go on');
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', (error) => {
  log.error({ err: error }, 'unhandled rejection');
});
// Node itself would print a line of its own.
process.removeAllListeners('warning');
process.on('warning', (warning) => {
  log.warn({ err: warning }, 'a warning of Node');
});

async function main(): Promise<void> {
  const stopping = stopOnSignal();
  const config = readConfig(process.env, process.stdout.isTTY);
  const { pretty } = config.log;
  // On the local Discord a person is watching: only what goes wrong is worth a line.
  const quiet = pretty && config.discord === null && (process.env['LOG_LEVEL'] ?? '') === '';
  log = createLog({ level: quiet ? 'warn' : config.log.level, pretty, secrets: secretsOf(config) });
  const program = await startProgram({ config, log });
  void stopping.then((signal) => {
    log.info({ signal }, 'stopping');
    program.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  if (pretty) welcome(program, config);
  else tellReady(program, config, log);
}

/**
 * Listens from the first moment on for being told to stop. What has begun, be it the start, is finished within some seconds; a
 * second signal ends at once.
 * @returns resolves with the first signal.
 */
function stopOnSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let told = false;
    const end = (signal: NodeJS.Signals): void => {
      if (told) process.exit(1);
      told = true;
      setTimeout(() => process.exit(1), longestStop).unref();
      resolve(signal);
    };
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
  });
}

main().catch(fail);
