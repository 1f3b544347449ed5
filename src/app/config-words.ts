// What each setting must be, for the list of what is wrong; in both languages, because no reader is known yet.

const port = { en: 'a port number, 1 to 65535', ko: '1부터 65535까지의 포트 번호여야 합니다' } as const;

export const mustBe = {
  DISCORD_TOKEN: {
    en: 'the token of your bot as Discord shows it, without "Bot " and without quotes',
    ko: 'Discord가 보여 준 봇 토큰 그대로여야 합니다("Bot "과 따옴표 없이)',
  },
  DISCORD_APPLICATION_ID: {
    en: 'the application id of your bot: digits only',
    ko: '봇의 애플리케이션 ID여야 합니다(숫자만)',
  },
  DISCORD_CLIENT_SECRET: {
    en: 'the client secret of your application (OAuth2 page); it needs DISCORD_APPLICATION_ID and BOARD_URL beside it',
    ko: '애플리케이션의 클라이언트 시크릿이어야 합니다(OAuth2 화면). DISCORD_APPLICATION_ID와 BOARD_URL도 함께 적어야 합니다',
  },
  OPERATORS: {
    en: 'Discord user ids separated by commas',
    ko: '쉼표로 나눈 Discord 사용자 ID여야 합니다',
  },
  DISCORD_API_URL: {
    en: 'an address such as http://127.0.0.1:4321/api',
    ko: 'http://127.0.0.1:4321/api 같은 주소여야 합니다',
  },
  DATABASE_URL: {
    en: 'an address such as postgresql://name:password@host:5432/fieldpost',
    ko: 'postgresql://이름:비밀번호@호스트:5432/fieldpost 같은 주소여야 합니다',
  },
  DIRECT_URL: {
    en: 'an address such as postgresql://name:password@host:5432/fieldpost, that of DATABASE_URL without a pooler',
    ko: 'postgresql://이름:비밀번호@호스트:5432/fieldpost 같은 주소로, 풀러를 거치지 않는 DATABASE_URL이어야 합니다',
  },
  ROLES: {
    en: 'some of gateway, press, worker, sender, separated by commas; fewer than all only with DATABASE_URL and DISCORD_TOKEN',
    ko: 'gateway, press, worker, sender 가운데 몇을 쉼표로 나누어 적어야 합니다(일부만 적으려면 DATABASE_URL과 DISCORD_TOKEN이 필요합니다)',
  },
  SHARDS: {
    en: 'auto, a number such as 4, or some of a number such as 0-3/8',
    ko: 'auto나 4 같은 수, 또는 0-3/8 같은 범위여야 합니다',
  },
  PUBLIC_KEY: {
    en: 'the public key of your application as Discord shows it: 64 hexadecimal digits',
    ko: 'Discord가 보여 준 애플리케이션의 공개 키여야 합니다(16진수 64자리)',
  },
  PRESS_PORT: port,
  DATA_DIR: { en: 'a folder', ko: '폴더여야 합니다' },
  OWN_DATA: {
    en: 'a folder that is there, with a folder for each game that has files of your own',
    ko: '실제로 있는 폴더여야 합니다. 그 안에 게임마다 폴더를 두고 직접 만든 파일을 넣습니다',
  },
  HEALTH_PORT: port,
  PORT: port,
  BOARD_URL: {
    en: 'the address at which browsers reach the board, such as https://board.example.org',
    ko: '브라우저가 보드에 접속할 주소여야 합니다(예: https://board.example.org)',
  },
  BOARD_PORT: port,
  LOCAL_HOST: { en: 'an address to listen on, such as 127.0.0.1', ko: '127.0.0.1 같은 수신 주소여야 합니다' },
  LOCAL_PORT: port,
  LOCAL_DISCORD_VALIDATE: {
    en: 'the path of a file with Discord’s OpenAPI description that is there',
    ko: '실제로 있는 Discord OpenAPI 명세 파일의 경로여야 합니다',
  },
  LOG_LEVEL: {
    en: 'one of fatal, error, warn, info, debug, trace, silent',
    ko: 'fatal, error, warn, info, debug, trace, silent 가운데 하나여야 합니다',
  },
  LOG_FORMAT: { en: 'json or pretty', ko: 'json이나 pretty여야 합니다' },
  RENDERER: { en: 'canvas or napi', ko: 'canvas나 napi여야 합니다' },
  PAINTERS: { en: 'a whole number, 1 to 16', ko: '1부터 16까지의 정수여야 합니다' },
  GAMES_PER_PERSON: { en: 'a whole number, 1 to 1000', ko: '1부터 1000까지의 정수여야 합니다' },
  DEFAULT_LANGUAGE: { en: 'en, ko or both', ko: 'en, ko, both 가운데 하나여야 합니다' },
  TZ: { en: 'a time zone such as Asia/Seoul or UTC', ko: 'Asia/Seoul이나 UTC 같은 시간대여야 합니다' },
} as const;

export type SettingName = keyof typeof mustBe;
