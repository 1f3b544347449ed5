// The camera: close-ups that show what they must within bounds, and the inset that tells where one looks.
import { describe, expect, it } from 'vitest';
import { cameraOn, closeUpOf, locator, wholeOf } from '../../src/draw/camera.js';
import { baseThemes } from '../../src/draw/theme.js';
import type { BoardMap } from '../../src/table/board-map.js';
import type { Box } from '../../src/table/scene.js';

const map: BoardMap = { id: 'm', size: [1000, 500], regions: {}, places: {}, lines: {} };
const bounds = { margin: 10, flattest: 0.6, tallest: 1 };
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

describe('a close-up', () => {
  it('shows everything it must, with a margin, and stays on the map', () => {
    const seen = closeUpOf(map, [box(100, 100, 50, 50), box(220, 130, 40, 60)], bounds);
    expect(seen.x).toBeLessThanOrEqual(90);
    expect(seen.y).toBeLessThanOrEqual(90);
    expect(seen.x + seen.w).toBeGreaterThanOrEqual(270);
    expect(seen.y + seen.h).toBeGreaterThanOrEqual(200);
    const corner = closeUpOf(map, [box(950, 460, 50, 40)], bounds);
    expect([corner.x + corner.w, corner.y + corner.h]).toEqual([1000, 500]);
  });

  it('is neither too flat nor too tall', () => {
    const flat = closeUpOf(map, [box(100, 200, 400, 20)], bounds);
    expect(flat.h / flat.w).toBeCloseTo(0.6);
    const tall = closeUpOf(map, [box(100, 100, 20, 300)], bounds);
    expect(tall.h / tall.w).toBeCloseTo(1);
  });

  it('of nothing is the whole map', () => {
    expect(closeUpOf(map, [], bounds)).toEqual(wholeOf(map));
  });
});

describe('a camera', () => {
  const camera = cameraOn(box(200, 100, 250, 200), { x: 0, y: 80, w: 1000 });

  it('places points of the map in the picture', () => {
    expect(camera.to).toEqual(box(0, 80, 1000, 800));
    expect(camera.place([200, 100])).toEqual([0, 80]);
    expect(camera.place([450, 300])).toEqual([1000, 880]);
    expect(camera.shows([500, 500])).toBe(true);
    expect(camera.shows([500, 70])).toBe(false);
    expect(camera.shows([500, 70], 20)).toBe(true);
  });

  it('enlarges what stands on the map less than the map', () => {
    expect(camera.zoom).toBe(4);
    expect(camera.scale).toBe(1.75);
    expect(camera.width(8) * camera.zoom).toBe(8 * camera.scale);
    expect(cameraOn(wholeOf(map), { x: 0, y: 0, w: 1000 }).scale).toBe(1);
  });

  it('has an inset with a frame around what it shows', () => {
    const [land, frame] = locator(camera, map, baseThemes.light, { x: 780, y: 90, w: 200 });
    expect(land?.view?.to).toEqual(box(780, 90, 200, 100));
    const shown = frame?.shapes.find(({ id }) => id === 'locator:shown');
    expect(shown?.kind === 'box' && shown.box).toEqual(box(820, 110, 50, 40));
  });
});
