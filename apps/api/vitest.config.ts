import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testes/servidor.ts'],
    setupFiles: ['src/testes/temporarios.ts'],
    // One template database, copied for each test file.
    pool: 'forks',
    // Files share the loaded program but not its state: each has its own database and server.
    isolate: false,
    maxWorkers: 3,
    // Generous: the machine may be busy with other things, and waiting costs nothing when all is well.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
