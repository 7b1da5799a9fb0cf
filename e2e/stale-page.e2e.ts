import { expect, newMember, signIn, test as story, type Page } from './product.ts'

const test = story.extend({
  // React reports what it caught, and these stories are about parts that cannot be loaded
  watchErrors: async ({}, use) => use(),
})

const privacyLink = 'Política de Privacidade'
const PART = '**/assets/PrivacyScreen-*.js'
const CRASH = 'Algo quebrou nesta tela.'

/** Records whether the crash screen is shown, however shortly. */
const MARK_CRASH = `new MutationObserver(() => {
  if (document.body?.textContent.includes('${CRASH}')) sessionStorage.setItem('hasCrashed', 'yes')
}).observe(document, { childList: true, subtree: true })`

function countPages(page: Page): () => number {
  let pages = 0
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0))
  return () => pages
}

test('a page left open over a deploy loads the new one instead of crashing', async ({ page }) => {
  await page.addInitScript(MARK_CRASH)
  await page.route(PART, (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  const pages = countPages(page)
  await page.goto('/terms')
  await page.getByRole('link', { name: privacyLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: privacyLink })).toBeVisible()
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(pages()).toBe(2)
  expect(await page.evaluate("sessionStorage.getItem('hasCrashed')")).toBeNull()
})

test('a part that cannot be loaded reloads the page only once', async ({ page }) => {
  await page.route(PART, (route) => route.fulfill({ status: 404, json: {} }))
  const pages = countPages(page)
  await page.goto('/terms')
  await page.getByRole('link', { name: privacyLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: privacyLink })).toBeVisible()
  await page.goto('/terms')
  await page.getByRole('link', { name: privacyLink }).click()
  await expect(page.getByText(CRASH)).toBeVisible()
  expect(pages()).toBe(3)
})

test('a language whose phrases are gone comes with the new page, and typed text stays', async ({ page }) => {
  const answerGone = (times?: number) =>
    page.route('**/assets/shell-*.js', (route) => route.fulfill({ status: 404, json: {} }), times === undefined ? {} : { times })
  await page.goto('/auth')
  await page.getByLabel('Celular com DDD').fill('(11) 98765-4321')
  await answerGone(1)
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with your phone' })).toBeVisible()
  await expect(page.getByText('(11) 98765-4321')).toBeVisible()
  await answerGone()
  await page.getByLabel('Language').selectOption('es')
  await expect(page.getByText('No answer from the server.')).toBeVisible()
})

test('a notice that cannot be loaded loses no typed text', async ({ page }) => {
  await page.route('**/assets/Toaster-*.js', (route) => route.fulfill({ status: 404, json: {} }))
  const pages = countPages(page)
  await page.goto('/auth')
  const isAsked = page.waitForResponse('**/assets/Toaster-*.js')
  await page.getByLabel('Celular com DDD').pressSequentially('11987')
  await isAsked
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(11) 987')
  expect(pages()).toBe(1)
})

test('a menu that cannot be loaded leaves the screen and a link to the account', async ({ page, product }) => {
  await page.route('**/assets/AccountMenu-*.js', (route) => route.fulfill({ status: 404, json: {} }))
  await signIn(page, product, newMember())
  await page.goto('/studio')
  await page.getByRole('banner').getByRole('link', { name: 'Sua conta' }).click()
  await expect(page.getByText('Cortesia')).toBeVisible()
})

test('a page whose app cannot be loaded says so, and works once it is reloaded', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/')
  const pages = countPages(page)
  await page.getByRole('link', { name: 'Termos de Uso' }).click()
  const unloaded = page.getByRole('alert')
  await expect(unloaded).toHaveText(/^Esta página não terminou de carregar\./)
  expect(pages()).toBe(2)
  const again = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await again
  await expect(unloaded).toHaveText(/^Esta página não terminou de carregar\./)
  expect(pages()).toBe(3)
  await page.unroute('**/assets/main-*.js')
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar em PDF' })).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
})
