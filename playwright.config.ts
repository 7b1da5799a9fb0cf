import { defineConfig } from '@playwright/test'
import { findChromiumShell } from './tools/find-chromium.ts'

/**
 * Browser stories: each worker drives a whole product of its own; two of them fill the waits of one another on two cores. The files
 * are begun by their names: a long one that came last would be waited for by a core that has nothing left to do.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  timeout: 60_000,
  // A second try on a machine that stalls; a story that needs it is listed as flaky, and that is a defect to mend.
  retries: 1,
  expect: { timeout: 10_000 },
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
