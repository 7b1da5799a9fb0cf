import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { COMPILED_MODULES } from './tools/compiled-modules.ts'
import { groupSpecs, LongestFirst } from './tools/test-runs/group-specs.ts'

const { quick, thorough, timed, alone, rendered, renderedAlone } = groupSpecs()

const LEARNED = ['features/chat/understanding/classifier/prepare.ts', 'engine/captions/dictionary/prepare.ts']
const WITH_DATABASE = [...LEARNED, 'platform/postgres/test-server.ts']

const RENDERED = { environment: 'happy-dom', setupFiles: ['apps/web/clear-page.test-support.ts'] }

export default defineConfig({
  test: {
    pool: 'forks',
    // half of all the work was to load the same modules again for each file; so each file removes what it leaves behind
    isolate: false,
    // each waits for the database and for real connections half of its time
    maxWorkers: availableParallelism() * 2,
    execArgv: ['--import', './platform/quick-imports.ts'],
    // for the programs that specs start
    env: { NODE_COMPILE_CACHE: COMPILED_MODULES },
    setupFiles: ['tools/fail-on-console-error.ts'],
    // far more than a test takes: a machine that stalls is no fault
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: LEARNED,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      { extends: true, test: { name: 'quick', include: [...quick] } },
      { extends: true, test: { name: 'alone', include: [...alone], isolate: true } },
      { extends: true, test: { ...RENDERED, name: 'rendered', include: [...rendered] } },
      { extends: true, test: { ...RENDERED, name: 'rendered-alone', include: [...renderedAlone], isolate: true } },
      { extends: true, test: { name: 'thorough', include: [...thorough], globalSetup: WITH_DATABASE } },
      {
        extends: true,
        test: { name: 'timed', include: [...timed], globalSetup: WITH_DATABASE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
