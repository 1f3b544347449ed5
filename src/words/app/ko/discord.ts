// The words of the Discord layer, all parts together, in Korean.
import { commands } from './commands.js';
import { desk } from './desk.js';
import { tables } from './tables.js';
import { messages } from './messages.js';

export const discordKo = { ...commands, ...desk, ...tables, ...messages } as const;
