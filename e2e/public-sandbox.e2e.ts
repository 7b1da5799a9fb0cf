/** When a product on its sandbox is publicly reachable, every page says what that means. */
import { readFile } from 'node:fs/promises'
import { sandboxBanner } from '#phrases/sandbox.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { type RunningProduct, runProduct } from '#tools/run-product.ts'
import { expectNoBarriers } from './expect-accessible.ts'
import { expect, test as base } from './product.ts'

const NOTICE = { 'pt-BR': sandboxBanner['pt-BR'], es: sandboxBanner.es }

/** A separate product that listens on all interfaces; the stories still use this machine's name. */
const test = base.extend<object, { product: RunningProduct }>({
  product: [
    async ({}, use) => {
      // no picture is made here
      const product = await runProduct({ HOST: '0.0.0.0', WORKER_KIND: 'light' })
      try {
        await use(product)
      } finally {
        await product.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const width of [390, 1440])
  test(`no header covers it at a width of ${width}, and it is a landmark`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/auth']) {
      await page.goto(path)
      // a trial fails where something else lies above it
      await page.getByText(NOTICE['pt-BR']).click({ trial: true, timeout: 5000 })
      const box = await page.getByRole('region', { name: 'Sandbox' }).boundingBox()
      expect(box?.height).toBeLessThan(72)
      await expectNoBarriers(page)
    }
    await page.goto(product.sandboxUrl)
    await expect(page.getByText('Demonstração aberta')).toBeInViewport()
    await expectNoBarriers(page)
  })

test('every page has the notice, in every language', async ({ request }) => {
  const { routes } = JSON.parse(await readFile('dist/web/pages.json', 'utf8')) as { routes: { path: string }[] } // as: our own build's manifest
  for (const path of new Set(routes.map((route) => (route.path === '*' ? '/nothing/here' : route.path)))) {
    for (const language of LANGUAGES) {
      const page = await (await request.get(path, { headers: { 'accept-language': language } })).text()
      expect(page, path).toContain(`<span lang="${language}">${sandboxBanner[language]}</span>`)
    }
  }
})

test('a visitor sees it in their language, also once the app runs and after a change of language', async ({ page }) => {
  for (const path of ['/', '/auth', '/nothing/here']) {
    await page.goto(path)
    await expect(page.getByText(NOTICE['pt-BR'])).toBeInViewport()
    await expect(page.getByText(NOTICE.es)).toBeHidden()
  }
  await page.goto('/auth?lang=es')
  await expect(page.getByText(NOTICE.es)).toBeInViewport()
  await expect(page.getByText(NOTICE['pt-BR'])).toBeHidden()
})

test('the sandbox shows nothing without its token', async ({ page, product }) => {
  await page.goto(product.sandboxUrl)
  await page.getByLabel('Token do sandbox').fill('a guess')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Não é o token deste sandbox. Copie de novo do terminal.')
  await expect(page.getByLabel('Token do sandbox')).toBeFocused()
  await page.getByLabel('Token do sandbox').fill(product.sandboxToken)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'SMS' })).toBeVisible()
})
