// Which tests run side by side: most of them as many at a time as the machine has cores, and those that start programs of their own after them, alone.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that replace modules, timers or the environment under everything that runs beside them: each has its own. */
const apart = [
  'test/clock/clock.test.ts',
  'test/discord/reach.test.ts',
  'test/games/axis-and-allies-1942/computer-clock.test.ts',
  'test/games/axis-and-allies-1942/computer-luck.test.ts',
  'test/games/downfall/hostile-attacks.test.ts',
  'test/play/import-door.test.ts',
  'test/render/fallback.test.ts',
  'test/render/pool.test.ts',
  'test/web/ahead.test.ts',
  'test/web/beat.test.ts',
];
/** Tests that stop, freeze or count whole programs, or fill every core by themselves. */
const alone = [
  'test/endure/**',
  'test/browser/**',
  'test/app/**',
  'test/cli/**',
  'test/docs/new-game.test.ts',
  'test/store/power-cut.test.ts',
];

/** Files of a minute or more. */
const long =
  /test\/contract\/(games|secrecy)|whole-|\/referee|\/every-use|secrets-in-play|\/coverage\.|\/computer\.|-rounds|-overlord/;

/** Long files come first, also where nothing is known of an earlier run: begun last, one would keep the others' cores idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // The sources beside this file, whatever packages are linked.
  resolve: { alias: { '@fieldpost/local': resolve(import.meta.dirname, 'local/src/index.ts') } },
  test: {
    globalSetup: 'test/support/page-build.ts',
    pool: 'threads',
    // What has been transformed once is read from there the next time: a third of the processor that a few files take.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Far more than any test takes, so that a busy machine makes none fail.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...alone, ...apart],
          // Modules are loaded once a thread and not once a file, which for most files takes longer than their tests.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: apart,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone.map((path) => (path.endsWith('**') ? `${path}/*.test.ts` : path)),
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
