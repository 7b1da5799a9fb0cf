import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Elements in transition have no final colour: a fade, a change of theme, whose transitions begin with the next frame. Spinners
 * never end.
 */
const STILL = `new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))).then(() => Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished),
))`
const HEIGHT = 844
/** All rules that a theme can affect. The structure of a page is the same in both themes. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/** Expects no accessibility barriers. */
export async function expectNoBarriers(page: Page, rules?: readonly string[]): Promise<void> {
  // a list that is being asked again is dimmed until its answer comes
  await expect(page.locator('.transition-opacity.opacity-50')).toHaveCount(0)
  await page.evaluate(STILL)
  // a fifth of the work: passed rules are not described, and no blank page is opened for frames of other origins, which do not
  // exist here
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary])).toEqual([])
}

/** Expects no screen wider than its window. Leaves it at the last of these widths, a phone's. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: HEIGHT })
    // a page is laid out again a moment after its window has changed
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
}

/** Expects no accessibility barriers, and no screen wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoBarriers(page)
  await expectToFit(page)
}

/** Like `expectNoBarriers`, by night and by day: reaching a screen is slow, so one visit serves both. */
export async function expectNoBarriersInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarriers(page, RULES_OF_COLOR)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoBarriers(page)
}

/** Like `expectAccessible`, by night and by day. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectNoBarriersInBothThemes(page)
  await expectToFit(page)
}
