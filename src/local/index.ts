// The local Discord's front door: what the program and the tests use of it.
export type { Actor } from './people/actor.js';
export type { OptionValues } from './people/commands.js';
export type { SeenMessage } from './people/seen-message.js';
export type { LocalDiscord, LocalDiscordOptions } from './server.js';
export type { Validate } from './http/description.js';
export { readDescription } from './http/description.js';
export { startLocalDiscord } from './server.js';
