// The local Discord's front door: what the program and the tests use of it.
/*
 * How this room works. `server.ts` starts one HTTP server for everything: the REST API, the gateway's WebSocket, files, and the page.
 * All that exists is rows in `world/` (servers, channels, messages, members, permissions), kept in a folder when one is given.
 * A request of the bot goes through `rest/`: rate limits, prepared faults, then `http/` reads the body and holds it against the
 * sizes in `shapes/` and Discord's own description; `rules/` does what Discord does, and `api/` answers with the objects Discord sends.
 * Whatever changes is published on one bus (`world/events.ts`): `gateway/` sends it to the bot's sessions by their intents, and `page/` to
 * browsers. An interaction goes the other way, from a person to the bot, and dies where it is not answered in time.
 * `people/` is what a person can do, press and see; the page uses it, and tests use it through `Actor`.
 * Nothing of the bot is imported, so that only the wire connects the two.
 */
export type { Actor } from './people/actor.js';
export type { OptionValues } from './people/commands.js';
export type { SeenMessage } from './people/seen-message.js';
export type { Fault } from './rest/faults.js';
export type { LocalDiscord, LocalDiscordOptions } from './server.js';
export type { Validate } from './http/description.js';
export { readDescription } from './http/description.js';
export { startLocalDiscord } from './server.js';
