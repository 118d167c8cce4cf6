import { defineConfig } from 'vitest/config'

// Only what hangs reaches it. A shorter one is a bet on an idle machine.
const LIMITE_MS = 180_000

export default defineConfig({
  test: {
    tags: [
      {
        name: 'demorado',
        description:
          'Starts the program or PostgreSQL as a process, waits for a limit to pass, or tries everything with everything. ' +
          'Only `npm test` runs it.',
        timeout: 3 * LIMITE_MS,
      },
    ],
    projects: [
      {
        // Pure functions keep no state from one file to the next.
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          // Same as the API's, because projects that run together must agree on it.
          maxWorkers: 3,
          testTimeout: LIMITE_MS,
        },
      },
      { test: { name: 'docs', include: ['docs/*.test.ts'], maxWorkers: 3, testTimeout: LIMITE_MS } },
      'apps/api/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
})
