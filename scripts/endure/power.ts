// The trial of power cuts: the embedded database's files as a disk may hold them at random moments are opened again, each with all that was acknowledged.
import { cutPower } from '../../test/support/power-cut.js';
import { never, tried, type Trial } from './trial.js';

/** How many are tried between two looks at the time. */
const atOnce = 20;

export const powerTrial: Trial = {
  title: 'Power cuts of the embedded database',
  does: 'Rows are written to the embedded database, one acknowledged after another, without a game; its files are then opened as a disk may hold them.',
  share: 2,
  run: async ({ short, until }) => {
    const wanted = short ? 5 : 200;
    let images = 0;
    const faults: string[] = [];
    for (let seed = 1; images < wanted && Date.now() < until; seed += 1) {
      const cuts = await cutPower({ seed, cuts: Math.min(atOnce, wanted - images) });
      images += cuts.images;
      faults.push(...cuts.faults);
    }
    for (const it of faults.slice(0, 5)) console.error(it);
    return [
      tried('images of the disk at random moments, opened again', images),
      never('of them unusable, or without something acknowledged', faults.length),
    ];
  },
};
