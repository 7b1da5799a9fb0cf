import { expect as expectAnywhere, test as anywhere } from './product.ts'
import { expect, PHOTOS, sendPhoto, STORY_WITHIN_MS, test as story } from './studio.ts'

const WORDS = 'Bolo de cenoura por R$ 45, encomendas até sexta'

const test = story.extend({
  // React reports what it caught, and a screen that breaks is the point of this story
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs out of the pattern
  watchErrors: async ({}, use) => use(),
})

test('a screen that breaks shows what was being written, and gives it back', async ({ page }) => {
  test.setTimeout(STORY_WITHIN_MS)
  await page.route('**/api/backdrops*', (route) => route.fulfill({ json: { backdrops: [null] } }))
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  const message = page.getByLabel('O que a legenda deve dizer? (opcional)')
  await message.fill(WORDS)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Algo quebrou nesta tela.' })).toBeVisible()
  await expect(page.getByText(WORDS)).toBeVisible()
  const address = page.url()
  await page.unroute('**/api/backdrops*')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await retry.click()
  await expect(retry.or(message)).toBeVisible()
  if (await retry.isVisible()) await retry.click() // what broke it was kept in memory: the second try is a new page
  await expect(message).toHaveValue(WORDS)
  await expect(page.getByRole('radio', { name: 'Troca o fundo' })).toBeChecked()
  await expect(page).toHaveURL(address)
})

anywhere('an address that leads nowhere offers the way back and the way home', async ({ page }) => {
  await page.goto('/terms')
  const answer = await page.goto('/promocao-de-natal')
  expectAnywhere(answer?.status()).toBe(404)
  await expectAnywhere(page.getByRole('heading', { level: 1, name: 'Essa foto não saiu.' })).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expectAnywhere(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible()
  await page.goto('/promocao-de-natal')
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expectAnywhere(page).toHaveURL('/')
})
