import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './product.ts'

/** What moves has no colour of its own yet: a fade, a change of theme. Spinners turn for ever. */
const STILL = `Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
)`

/** Nothing in the way of assistive technology, and no screen wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  await page.evaluate(STILL)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // a page is laid out anew a moment after its window has changed
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
}
