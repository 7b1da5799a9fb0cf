import type { Page } from '@playwright/test'

/** Collects the scripts that a page loads from now on. @returns reads them, once the network is quiet */
export function collectScripts(page: Page): () => Promise<readonly Buffer[]> {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return Promise.all(scripts)
  }
}
