// The signs of the kinds of cards, in one colour, 64 wide around the origin.
import type { Colour, Shape } from '../../../table/scene.js';
import { starPath } from '../../../draw/paths.js';
import type { CardType } from '../data/card-terms.js';

const solid = (id: string, d: string, colour: Colour): Shape => ({ kind: 'path', id, d, fill: { colour } });
const lines = (id: string, d: string, colour: Colour, width: number): Shape => ({
  kind: 'path',
  id,
  d,
  strokes: [{ colour, width }],
});

const PLUS = 'M-6 -34L6 -34L6 -26L14 -26L14 -14L6 -14L6 -6L-6 -6L-6 -14L-14 -14L-14 -26L-6 -26Z';
const TANK = 'M-12 0L10 0L12 5L32 5L32 10L14 10L16 14L-18 14ZM-28 17L26 17L32 24L26 32L-28 32L-34 24Z';
const SHIP = 'M-34 10L-12 10L-12 2L12 2L12 10L34 10L24 32L-24 32Z';
const BLADES = 'M-26 -28L22 20M26 -28L-22 20';
const GUARDS = 'M-30 8L-10 28M30 8L10 28';
const WAVES = 'M-34 34Q-25 26 -17 34Q-8 42 0 34Q9 26 17 34Q26 42 34 34';
const FACTORY = 'M-32 32L-32 2L-14 -10L-14 2L4 -10L4 2L10 2L13 -30L24 -30L27 2L32 2L32 32Z';
const SHIELD = 'M0 -34L28 -24L28 2C28 18 16 28 0 35C-16 28 -28 18 -28 2L-28 -24Z';
const QUERY = 'M-9 -10C-9 -20 9 -20 9 -9C9 -2 0 -2 0 7';
const PLANE =
  'M0 -34C4 -34 5 -26 5 -18L5 -10L34 6L34 14L5 6L4 22L13 29L13 34L0 31L-13 34L-13 29L-4 22L-5 6L-34 14L-34 6L-5 -10L-5 -18C-5 -26 -4 -34 0 -34Z';
const CHEVRONS = 'M-28 2L0 -26L28 2L28 14L0 -14L-28 14ZM-28 22L0 -6L28 22L28 34L0 6L-28 34Z';
const FLAG = 'M-24 -34L-18 -34L-18 34L-24 34ZM-16 -32Q0 -40 12 -30Q22 -24 32 -30L32 2Q22 8 12 0Q0 -8 -16 0Z';

/** The sign of a kind of card. */
export function cardSign(type: CardType, colour: Colour): readonly Shape[] {
  switch (type) {
    case 'build-army':
      return [solid('plus', PLUS, colour), solid('tank', TANK, colour)];
    case 'build-navy':
      return [solid('plus', PLUS, colour), solid('ship', SHIP, colour)];
    case 'land-battle':
      return [lines('blades', BLADES, colour, 8), lines('guards', GUARDS, colour, 6)];
    case 'sea-battle':
      return [
        lines('blades', 'M-22 -34L18 6M22 -34L-18 6', colour, 8),
        lines('guards', 'M-26 -4L-8 14M26 -4L8 14', colour, 6),
        lines('waves', WAVES, colour, 6),
      ];
    case 'event':
      return [solid('star', starPath([0, 0], 36), colour)];
    case 'economic-warfare':
      return [solid('factory', FACTORY, colour)];
    case 'response':
      return [
        lines('shield', SHIELD, colour, 6),
        lines('query', QUERY, colour, 6),
        { kind: 'ellipse', id: 'dot', at: [0, 18], rx: 4, ry: 4, fill: { colour } },
      ];
    case 'status':
      return [solid('flag', FLAG, colour)];
    case 'air-power':
      return [solid('plane', PLANE, colour)];
    case 'bolster':
      return [solid('chevrons', CHEVRONS, colour)];
  }
}
