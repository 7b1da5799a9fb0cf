import type { Page } from '@playwright/test'
import { expect, PHOTOS, sendPhoto, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)
test.use({ viewport: { width: 1440, height: 900 } })

const all = (page: Page) => page.getByRole('button', { name: /^Ver todos/ })
const tiles = (page: Page) => page.getByRole('radiogroup', { name: 'Fundo' })
const focused = (page: Page) => page.locator(':focus')

/** The Tab key reaches the group from the operation above it. */
async function tabToTiles(page: Page) {
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await expect(tiles(page).getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tiles(page).locator(':focus')).toHaveRole('radio')
}

test('the keyboard reaches the backdrops, chooses one, and comes back to it', async ({ page }) => {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await tabToTiles(page)
  await page.keyboard.press('ArrowRight')
  const chosen = focused(page)
  await expect(chosen).toHaveAttribute('aria-checked', 'true')
  const name = await chosen.getAttribute('aria-label')
  await page.keyboard.press('Tab')
  await expect(all(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(chosen).toHaveAccessibleName(name ?? '')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('radio', { name: 'Troca o fundo' })).toBeFocused()
})
