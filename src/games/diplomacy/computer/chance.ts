// Cheap fractions from the dice: one draw of the provable dice serves three of them.
import type { Dice } from '../../../table/dice.js';

/** Where the computer player's moods come from. */
export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
}

const steps = 1024;

/** Takes chances from dice. */
export function chanceFrom(dice: Dice): Chance {
  let left = 0;
  let drawn = 0;
  return {
    next() {
      if (left === 0) {
        drawn = dice.roll(steps ** 3, 'computer player') - 1;
        left = 3;
      }
      left -= 1;
      const value = (drawn % steps) / steps;
      drawn = Math.floor(drawn / steps);
      return value;
    },
  };
}
