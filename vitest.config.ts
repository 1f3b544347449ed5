import { defineConfig } from 'vitest/config';

// Pure tests share workers; tests that open databases, sockets or browsers live in test/store, test/discord and test/browser.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/page-build.ts',
    pool: 'threads',
    // Far more than any test takes, so that a busy machine makes none fail.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
