import { expect as expectAnywhere, test as anywhere } from './product.ts'
import { expect, PHOTOS, sendPhoto, STORY_WITHIN_MS, test as story } from './studio.ts'

const WORDS = 'praia com unicórnio'

const test = story.extend({
  // React reports what it caught, and this story is about a screen that breaks
  watchErrors: async ({}, use) => use(),
})

test('a screen that breaks shows what was being written, and restores it', async ({ page }) => {
  test.setTimeout(STORY_WITHIN_MS)
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  const address = page.url()
  await page.getByRole('radio', { name: 'Descreve o fundo' }).click()
  // what is not understood is shown as a list
  await page.evaluate('{ globalThis.lists = Intl.ListFormat; Intl.ListFormat = class { constructor() { throw new Error() } } }')
  await page.getByLabel('Como é o fundo?').fill(WORDS)
  await expect(page.getByRole('heading', { level: 1, name: 'Algo quebrou nesta tela.' })).toBeVisible()
  await expect(page.getByText(WORDS)).toBeVisible()
  await page.evaluate('Intl.ListFormat = globalThis.lists')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByLabel('Como é o fundo?')).toHaveValue(WORDS)
  await expect(page.getByText('Não vamos conseguir pôr: unicórnio.')).toBeVisible()
  await expect(page).toHaveURL(address)
})

anywhere('an address that leads nowhere offers the way back and the way home', async ({ page }) => {
  await page.goto('/terms')
  const answer = await page.goto('/promocao-de-natal')
  expectAnywhere(answer?.status()).toBe(404)
  await expectAnywhere(page.getByRole('heading', { level: 1, name: 'Não achamos esta página.' })).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expectAnywhere(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()
  await page.goto('/promocao-de-natal')
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expectAnywhere(page).toHaveURL('/')
})

anywhere('an address that a phone began with a capital, or ended with a slash, leads to its screen', async ({ page }) => {
  for (const address of ['/Terms', '/TERMS//']) {
    await page.goto(address)
    await expectAnywhere(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()
    await expectAnywhere(page).toHaveURL('/terms')
  }
})
