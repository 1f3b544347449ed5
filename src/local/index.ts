// The local Discord's front door: what the program and the tests use of it.
export type { Actor, Outcome } from './control.js';
export type { ClockHooks } from './page-api.js';
export type { FieldValues } from './people/modal.js';
export type { OptionValues } from './people/commands.js';
export { Refused } from './people/refused.js';
export type { LocalDiscord, LocalDiscordOptions } from './server.js';
export { startLocalDiscord } from './server.js';
export { PERMISSION, bits } from './world/permissions.js';
export type { Fault } from './wire/faults.js';
