// The regions of the Twilight Struggle board lie in colours a person tells apart.
import { expect, it } from 'vitest';
import { themes } from '../../../../src/games/twilight-struggle/board/theme.js';
import type { Colour } from '../../../../src/table/scene.js';

/** Lightness and the two opponent axes of a colour; see https://bottosson.github.io/posts/oklab/. */
function oklab(colour: Colour): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function apart(one: Colour, other: Colour): number {
  const there = oklab(other);
  return Math.hypot(...oklab(one).map((value, axis) => value - (there[axis] ?? 0)));
}

/** Two tints of less than 0.02 look the same beside each other; these do not touch, so they need a good deal more. */
const plainly = 0.07;

it.each(['light', 'dark'] as const)('shows Asia and Africa in tints of their own (%s)', (theme) => {
  const { ground, header } = themes[theme];
  expect(apart(ground.asia, ground.africa)).toBeGreaterThan(plainly);
  expect(apart(header.asia, header.africa)).toBeGreaterThan(plainly);
});
