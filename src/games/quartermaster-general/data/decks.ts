// How many cards a nation that makes up its own deck chooses: the basic cards are those of the base game (house table).
import type { Nation } from './nations.js';

interface DeckTable {
  /** Cards beside the basic ones, Air Power among them. */
  readonly special: number;
  readonly airPower: number;
}

export const deckTable: Readonly<Record<Nation, DeckTable>> = {
  germany: { special: 24, airPower: 5 },
  'united-kingdom': { special: 21, airPower: 4 },
  japan: { special: 17, airPower: 5 },
  'soviet-union': { special: 17, airPower: 3 },
  italy: { special: 17, airPower: 3 },
  'united-states': { special: 23, airPower: 6 },
};
