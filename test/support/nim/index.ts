// Nim, the smallest game there is: what the contributors' page builds, and what the contract tests hold to.
import { z } from 'zod';
import { defineGame } from '../../../src/table/game.js';
import { say, seats, turn, type NimState } from './phases.js';
import { en, ko } from './words.js';

const options = z.object({ sticks: z.int().min(4).max(21).default(15) });

/** Nim hides nothing: everybody sees the whole position. */
type NimView = Readonly<NimState>;

export const nim = defineGame<NimState, z.infer<typeof options>, NimView>({
  id: 'nim',
  options,
  state: z.object({ left: z.int().min(0), turn: z.enum(seats) }),
  paces: { turn: 24 },
  seats,
  setup: ({ sticks }) => ({ state: { left: sticks, turn: 'first' }, phase: 'turn' }),
  phase: (_id, t) => turn(t),
  view: ({ left, turn: whose }) => ({ left, turn: whose }),
  title: ({ left }) => say('title', { count: left }),
  board: ({ left }, { width, theme }) => ({
    width: 21,
    height: 6,
    pixels: width,
    background: theme === 'light' ? '#F4EFE6' : '#20242B',
    layers: [
      {
        id: 'sticks',
        shapes: Array.from({ length: left }, (_, n) => ({
          kind: 'box',
          id: `stick:${n}`,
          box: { x: n + 0.3, y: 1, w: 0.4, h: 4 },
          fill: { colour: '#C58B2A' },
        })),
      },
    ],
    ns: 'nim',
  }),
  words: { en, ko },
  invariants: ({ left }) => {
    if (left > 21) throw new Error('more sticks than there were');
  },
});
