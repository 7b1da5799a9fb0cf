import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What moves has no colour of its own yet: a fade, a change of theme. Spinners turn for ever. */
const STILL = `Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
)`
const HEIGHT = 844
/** All that a theme changes. What a page consists of is the same by night and by day. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/** Nothing stands in the way of assistive technology. */
export async function expectNoBarriers(page: Page, rules?: readonly string[]): Promise<void> {
  await page.evaluate(STILL)
  // a fifth of the work: what is well is not described, and no blank page is opened to sum up frames of other origins, which nothing here has
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

/** No screen is wider than its window. Leaves it at the last of these widths, a phone's. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: HEIGHT })
    // a page is laid out anew a moment after its window has changed
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
}

/** Nothing in the way of assistive technology, and no screen wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoBarriers(page)
  await expectToFit(page)
}

/** As `expectNoBarriers`, by night and by day: the walk to a screen is dear, and one serves both. */
export async function expectNoBarriersInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarriers(page, RULES_OF_COLOR)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoBarriers(page)
}

/** As `expectSound`, by night and by day. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  await expectNoBarriersInBothThemes(page)
  await expectToFit(page)
}
