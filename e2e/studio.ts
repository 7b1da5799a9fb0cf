/** Shared by the stories of the studio: a member signed in once, and the steps from a photo to its result. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, newMember, signIn, test as base, type Product } from './product.ts'

export const PHOTOS = 'engine/photos-for-tests'
/** The engine shares two cores with the browser, and with everything else that runs there. */
export const RESULT_WITHIN_MS = 60_000
export const STORY_WITHIN_MS = 150_000

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

let member: Promise<StorageState> | undefined

/** A story begins signed in, with the plan, by default. */
export const test = base.extend({
  storageState: async ({ browser, product }, use) => use(await (member ??= signInOnce(browser, product))),
})

async function signInOnce(browser: Browser, product: Product): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  await signIn(context, product, newMember())
  const state = await context.storageState()
  await context.close()
  return state
}

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

export async function seeResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pronto para postar.' })).toBeVisible({ timeout: RESULT_WITHIN_MS })
}

export const create = (page: Page) => page.getByRole('button', { name: /^Criar post/ })
export const picture = (page: Page) => page.getByRole('img', { name: 'O resultado' })

export { expect }
