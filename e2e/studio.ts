/** Shared by the stories of the studio: a signed-in member for each, and the steps from a photo to its result. */
import type { Page } from '@playwright/test'
import { expect, newMember, signIn, test as base } from './product.ts'

export const PHOTOS = 'engine/photos-for-tests'
/** The engine shares two cores with the browser, and with everything else that runs there. */
export const RESULT_WITHIN_MS = 150_000
export const STORY_WITHIN_MS = 300_000

/** A story begins signed in by default, as a member of its own with the plan. */
export const test = base.extend({
  storageState: async ({ browser, product }, use) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
    await signIn(context, product, newMember())
    const state = await context.storageState()
    await context.close()
    await use(state)
  },
})

type File = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

export async function choosePhoto(page: Page, file: File): Promise<void> {
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
  await page.getByLabel('Escolher foto').first().setInputFiles(file)
}

/** Up to the composer, with the photo on the server. */
export async function sendPhoto(page: Page, file: File): Promise<void> {
  await choosePhoto(page, file)
  await page.waitForURL(/photo=(?!new)/)
}

/** Whatever the product says of the cutout. */
export async function seeResult(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: /^(?:Pronto para|Confira antes de) postar\.$/ })
  await expect(heading).toBeVisible({ timeout: RESULT_WITHIN_MS })
}

export const create = (page: Page) => page.getByRole('button', { name: /^Criar post/ })
export const picture = (page: Page) => page.getByRole('img', { name: 'O resultado' })

export { expect }
