// What people of a table, and its computer players, say to one another.
import type { Play } from '../play.js';
import { createPress } from '../press/create-press.js';
import type { Access } from '../turn/access.js';
import { reconsider } from '../turn/computers.js';

export function talking({ deps, look, change }: Access): Pick<Play, 'press'> {
  return { press: createPress(deps, { look, change, reconsider }) };
}
