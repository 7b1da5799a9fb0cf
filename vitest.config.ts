import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { partSpecs } from './tools/part-specs.ts'

const { quick, thorough, alone } = partSpecs()

export default defineConfig({
  test: {
    pool: 'forks',
    // half of all the work was to load the same modules anew for each file; what a file leaves behind it has to take away
    isolate: false,
    // two share two cores well: each waits for the database half of its time
    maxWorkers: Math.max(2, availableParallelism() - 1),
    execArgv: ['--import', './platform/quick-imports.ts'],
    setupFiles: ['tools/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['features/chat/understanding/classifier/prepare.ts'],
    expect: { poll: { timeout: 10_000, interval: 20 } },
    projects: [
      { extends: true, test: { name: 'quick', include: [...quick] } },
      { extends: true, test: { name: 'alone', include: [...alone], isolate: true } },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: [...thorough],
          globalSetup: ['features/chat/understanding/classifier/prepare.ts', 'platform/postgres/test-server.ts'],
        },
      },
    ],
  },
})
