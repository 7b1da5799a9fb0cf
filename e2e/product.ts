/** The whole product for browser stories: started like `npm start`, on free ports, with its own data folder. */
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { type RunningProduct, runProduct } from '#tools/run-product.ts'

export const CODE_FIELD = 'Código de 6 dígitos'
/** A busy machine takes minutes. */
const START_WITHIN_MS = 300_000

export type Product = RunningProduct

export const ADMIN_PHONES = [
  '+5511900000001',
  '+5511900000002',
  '+5511900000003',
  '+5511900000004',
  '+5511900000005',
  '+5511900000006',
  '+5511900000007',
] as const
export const REVIEW_TOKEN = 'Loja-revisa-app-77'
/** A phone may not request codes in quick succession, so each story has its own member. */
const COURTESY_PHONES = Array.from({ length: 200 }, (_, place) => `+551198766${String(10 + place).padStart(4, '0')}`)
let membersMet = 0

/** The phone of a new member with a plan. */
export function newMember(): string {
  const phone = COURTESY_PHONES[membersMet]
  membersMet += 1
  if (phone === undefined) throw new Error('There are more stories than members')
  return phone
}

/** Once the app runs; at once for a page without scripts to wait for. */
const HYDRATED = 'html[data-hydrated], html:not(:has(#parts))'
const ALIVE_WITHIN_MS = 5000

/**
 * A person looks first; a story would be faster than the script, which waits for the paint. A story may also block the script.
 */
async function becomeAlive(page: Page): Promise<void> {
  await page
    .locator(HYDRATED)
    .waitFor({ state: 'attached', timeout: ALIVE_WITHIN_MS })
    .catch(() => undefined)
}

/** `product` runs once for all stories; `page` fails its story when the page reports an error. */
export const test = base.extend<{ watchErrors: void }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await runProduct({
        COURTESY_PHONES: COURTESY_PHONES.join(','),
        ADMIN_PHONES: ADMIN_PHONES.join(','),
        REVIEW_TOKENS: REVIEW_TOKEN,
        // all stories have the same network address, and their members neighbouring numbers
        SMS_CODES_PER_ADDRESS: '1000',
        SMS_CODES_PER_BLOCK: '1000',
        SMS_CODES_PER_AREA: '1000',
        SMS_CODES_PER_DAY: '10000',
      })
      try {
        await use(product)
      } finally {
        await product.stop()
      }
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) {
      const goto = page.goto.bind(page)
      const reload = page.reload.bind(page)
      page.goto = async (...where) => {
        const answer = await goto(...where)
        await becomeAlive(page)
        return answer
      }
      page.reload = async (...options) => {
        const answer = await reload(...options)
        await becomeAlive(page)
        return answer
      }
    }
    await use(page)
  },
  watchErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (event) => errors.push(event.error().message))
      context.on('console', (message) => {
        // a refusal is an answer with an error status, which the browser logs by itself
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }

/** Signs in by calls, without the screens: the stories of the sign-in cover those. */
export async function signIn({ request }: Pick<BrowserContext, 'request'>, product: Product, phone: string): Promise<void> {
  await expect(await request.post('/api/otp/send', { data: { phone } })).toBeOK()
  await expect(await request.post('/api/otp/verify', { data: { phone, code: await product.readCode(phone) } })).toBeOK()
}

/** The first step, up to the boxes for the code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Celular com DDD').fill(phone)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel(CODE_FIELD)).toBeFocused()
}
