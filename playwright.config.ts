import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromiumShell } from './tools/find-chromium.ts'

/**
 * Browser stories: each worker drives a whole product of its own, and one more than there are cores fills the waits of the others.
 * The files are begun by their names, and pass in any order: a story has members, limits and faults of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  workers: availableParallelism() + 1,
  // far more than a story takes: a machine that stalls is no fault
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  projects: [
    // its product is another one: begun last, its start would be waited for by cores that have nothing left to do
    { name: 'public-sandbox', testMatch: 'public-sandbox.e2e.ts' },
    // they move the time of a product, which no other story shares
    { name: 'clock', testMatch: '*.clock.e2e.ts', workers: 1 },
    { name: 'stories', testMatch: '*.e2e.ts', testIgnore: ['public-sandbox.e2e.ts', '*.clock.e2e.ts'] },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    // it would fetch pages past the stories that stand in for the network
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromiumShell(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
})
