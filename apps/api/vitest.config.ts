import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/teste/servidor-de-teste.ts'],
    // One template database, copied for each test file.
    pool: 'forks',
    // Files share the loaded program, not its state: each has a database and a server of its own.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
