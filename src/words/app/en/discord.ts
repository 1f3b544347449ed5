// The words of the Discord layer, all parts together, in English.
import { commands } from './commands.js';
import { desk } from './desk.js';
import { tables } from './tables.js';
import { messages } from './messages.js';

export const discordEn = { ...commands, ...desk, ...tables, ...messages } as const;
