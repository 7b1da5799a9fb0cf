import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './product.ts'

/** Nothing in the way of assistive technology, and no screen wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // a page is laid out anew a moment after its window has changed
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
}
