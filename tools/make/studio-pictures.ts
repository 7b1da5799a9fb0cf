/**
 * `npm run studio:pictures`: the screens that `docs/studio.md` shows, taken from the running product with the photos of the specs.
 * Takes a few minutes.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromiumShell } from '../find-chromium.ts'
import { COURTESY_PHONE, type RunningProduct, runProduct } from '../run-product.ts'

const FOLDER = join('docs', 'studio')
const PHOTOS = join('engine', 'photos-for-tests')
const RESULT_WITHIN_MS = 120_000
/** Previews are drawn after their photo is cut out. */
const PREVIEWS_WITHIN_MS = 8000
const SETTLED_WITHIN_MS = 1000
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

await mkdir(FOLDER, { recursive: true })
const product = await runProduct()
const browser = await chromium.launch({ executablePath: await findChromiumShell(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await openStudio(browser, product)
  await showOnePhoto(page)
  await showSeveral(page)
  await showCalendar(page)
} finally {
  await browser.close()
  await product.stop()
}

async function openStudio(opened: Browser, { url, readCode }: RunningProduct): Promise<Page> {
  const context = await opened.newContext({ baseURL: url, locale: 'pt-BR', reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.request.post('/api/otp/send', { data: { phone: COURTESY_PHONE } })
  const code = await readCode(COURTESY_PHONE)
  await context.request.post('/api/otp/verify', { data: { phone: COURTESY_PHONE, code } })
  await context.addInitScript(`localStorage.setItem('userPhone', '${COURTESY_PHONE}')`)
  return context.newPage()
}

async function take(page: Page, name: string): Promise<void> {
  await takeAt(page, `${name}-phone`, PHONE)
  await takeAt(page, `${name}-desk`, DESK)
}

async function takeAt(page: Page, name: string, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport)
  await page.waitForTimeout(SETTLED_WITHIN_MS)
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 72 })
}

async function showOnePhoto(page: Page): Promise<void> {
  await page.goto('/studio')
  await page.getByLabel('Escolher foto').first().setInputFiles(join(PHOTOS, 'coffee.jpg'))
  await page.waitForURL(/photo=(?!new)/)
  await page.getByRole('radio', { name: /Troca o fundo/ }).click()
  await page.waitForTimeout(PREVIEWS_WITHIN_MS)
  await page.getByRole('radiogroup').nth(1).getByRole('radio').first().click()
  await take(page, 'preview')
  await page.getByRole('button', { name: /^Criar post/ }).click()
  await page.getByRole('heading', { name: /de postar\.|para postar\./ }).waitFor({ timeout: RESULT_WITHIN_MS })
  await page.waitForTimeout(PREVIEWS_WITHIN_MS)
  await take(page, 'result')
}

async function showSeveral(page: Page): Promise<void> {
  await page.goto('/studio')
  const files = ['flower.jpg', 'barista.jpg', 'dog-woman.jpg'].map((name) => join(PHOTOS, name))
  await page.getByLabel('Escolher foto').first().setInputFiles(files)
  await page.getByRole('button', { name: /^Criar 3 posts/ }).waitFor({ timeout: RESULT_WITHIN_MS })
  await take(page, 'several')
  await page.getByRole('button', { name: /^Criar 3 posts/ }).click()
  await page.getByText('3 de 3 prontos').waitFor({ timeout: RESULT_WITHIN_MS })
  await take(page, 'together')
}

async function showCalendar(page: Page): Promise<void> {
  const today = new Date()
  const inTwoDays = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 2)
  const day = new Intl.DateTimeFormat('en-CA').format(inTwoDays)
  await page.goto(`/studio/calendar?month=${day.slice(0, 7)}&day=${day}`)
  await page
    .getByRole('link', { name: /^Agendar para/ })
    .first()
    .waitFor()
  await take(page, 'calendar')
}
