// The words of the Discord layer, all parts together, in Korean.
import { board } from './board.js';
import { commands } from './commands.js';
import { finding } from './finding.js';
import { desk } from './desk.js';
import { tables } from './tables.js';
import { messages } from './messages.js';
import { press } from './press.js';
import { importing } from './importing.js';
import { replaying } from './replaying.js';
import { repairing } from './repairing.js';
import { retiming } from './retiming.js';
import { notes } from './notes.js';
import { ownData } from './own-data.js';
import { records } from './records.js';
import { tournaments } from './tournaments.js';
import { host } from './host.js';
import { newspaper } from './newspaper.js';
import { time } from './time.js';

export const discordKo = {
  ...commands,
  ...desk,
  ...tables,
  ...messages,
  ...finding,
  ...press,
  ...records,
  ...importing,
  ...repairing,
  ...replaying,
  ...retiming,
  ...notes,
  ...ownData,
  ...tournaments,
  ...host,
  ...time,
  ...newspaper,
  ...board,
} as const;
