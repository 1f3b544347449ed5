// Which tests run side by side: most of them as many at a time as the machine has cores, and those that start programs of their own after them, alone.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that stop, freeze or count whole programs, or fill every core by themselves. */
const alone = ['test/endure/**', 'test/browser/**', 'test/app/**', 'test/cli/**', 'test/store/power-cut.test.ts'];

export default defineConfig({
  test: {
    globalSetup: 'test/support/page-build.ts',
    pool: 'threads',
    // Far more than any test takes, so that a busy machine makes none fail.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: alone,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone.map((path) => (path.endsWith('**') ? `${path}/*.test.ts` : path)),
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
