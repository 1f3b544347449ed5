// Makes texts of Diplomacy's catalogue; keys and arguments are checked by the compiler.
import { sayer } from '../../../table/text.js';
import type { en } from '../words/en.js';

export const say = sayer<typeof en>();
