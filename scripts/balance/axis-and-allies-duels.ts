// Axis & Allies' computer player against one that answers at random, from each side, and how long ten rounds of five powers take it.
// `npm run balance -- axis-and-allies-duels 100` plays so many games from each side instead of twenty.
import { benchAxisDuels } from '../bench/axis-duels.js';

const many = Number(process.argv[3] ?? 20);
if (!Number.isInteger(many) || many < 1) throw new Error('how many games from each side?');
await benchAxisDuels(many);
