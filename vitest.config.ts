import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.spec.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**', 'e2e/**'],
    pool: 'forks',
    // two share two cores well: each waits for the database half of its time
    maxWorkers: Math.max(2, availableParallelism() - 1),
    execArgv: ['--import', './platform/quick-imports.ts'],
    globalSetup: ['platform/postgres/test-server.ts'],
    setupFiles: ['tools/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
  },
})
