// All slash commands.
import { final, undo } from './answering.js';
import type { Command } from './describe.js';
import { dice } from './dice.js';
import { game } from './game.js';
import { games } from './games.js';
import { help } from './help.js';
import { host } from './host.js';
import { history } from './history.js';
import { board, hand, log, odds, panel } from './board.js';
import { order } from './order.js';
import { orders, play } from './play.js';
import { practice } from './practice.js';
import { me } from './me.js';
import { leaderboard, record } from './record.js';
import { note } from './note.js';
import { press } from './press.js';
import { card, lookup, rule } from './references.js';
import { settings } from './settings.js';
import { setup } from './setup.js';
import { away, claim, extend, pause, resume } from './time.js';
import { instructions } from './instructions.js';
import { status } from './status.js';
import { concede, draw, vote } from './votes.js';
import { template } from './template.js';
import { tournament } from './tournament.js';
import { watch } from './watch.js';
import { whatIf } from './what-if.js';

const list: readonly Command[] = [
  setup,
  game,
  games,
  host,
  play,
  practice,
  orders,
  order,
  board,
  hand,
  panel,
  odds,
  whatIf,
  watch,
  card,
  lookup,
  rule,
  undo,
  final,
  draw,
  concede,
  vote,
  press,
  note,
  instructions,
  extend,
  pause,
  resume,
  claim,
  away,
  settings,
  status,
  template,
  record,
  leaderboard,
  me,
  tournament,
  help,
  log,
  history,
  dice,
];

/** Slash commands by name. */
export const commands: ReadonlyMap<string, Command> = new Map(list.map((command) => [command.data.name, command]));
