import { defineConfig } from 'vitest/config';

// Pure tests share workers; tests that open databases, sockets or browsers live in test/store, test/discord and test/browser.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/page-build.ts',
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
