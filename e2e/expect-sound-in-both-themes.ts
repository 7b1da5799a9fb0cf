import { expectSound } from './expect-sound.ts'
import type { Page } from './product.ts'

/** As `expectSound`, by day and by night. */
export async function expectSoundInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme }) // oxlint-disable-line no-await-in-loop -- one theme at a time
    await expectSound(page) // oxlint-disable-line no-await-in-loop -- as above
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
