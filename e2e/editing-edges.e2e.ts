import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { collectScripts } from './scripts.ts'
import { share } from './share.ts'
import {
  create,
  expect,
  PHOTOS,
  choosePhoto,
  picture,
  RESULT_WITHIN_MS,
  seeResult,
  sendPhoto,
  STORY_WITHIN_MS,
  test,
} from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const KILOBYTE = 1000

const operation = (page: Page, name: string) => page.getByRole('radio', { name })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const words = (page: Page) => page.getByLabel('Como é o fundo?')

test('every backdrop can be viewed and chosen by keyboard', async ({ page }) => {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await operation(page, 'Troca o fundo').click()
  await page.getByRole('button', { name: /^Ver todos/ }).click()
  const gallery = page.getByRole('dialog', { name: 'Todos os fundos' })
  await gallery.getByRole('radio', { name: 'Mármore branco', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  const below = gallery.getByRole('radio', { checked: true }).and(page.locator(':focus'))
  await expect(below).not.toHaveAccessibleName('Mármore branco')
  const name = (await below.getAttribute('aria-label')) ?? ''
  await expect(gallery.getByRole('button', { name: 'Usar este fundo' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(gallery).toBeHidden()
  await expect(radio(page, name)).toBeChecked()
})

test('a text that describes no backdrop gets similar suggestions, and costs nothing', async ({ page }) => {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  const price = (await create(page).textContent()) ?? ''
  await operation(page, 'Descreve o fundo').click()
  await words(page).fill('praia com unicórnio')
  await expect(page.getByText('Não vamos conseguir pôr: unicórnio.')).toBeVisible()
  await words(page).fill('xyzzy qwrtp')
  await create(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Não entendemos que cenário é esse.' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Descreva o fundo de outro jeito' })).toBeDisabled()
  await page.getByRole('button', { name: 'Jardim desfocado' }).click()
  await expect(radio(page, 'Jardim desfocado')).toBeChecked()
  await expect(create(page)).toHaveText(price)
  await operation(page, 'Descreve o fundo').click()
  await expect(words(page)).toHaveValue('xyzzy qwrtp')
})

test('a reload during the upload continues with the photo, and keeps the choices', async ({ page }) => {
  await page.route('**/api/photos', () => undefined, { times: 1 }) // it never arrives
  await choosePhoto(page, `${PHOTOS}/flower.jpg`)
  await operation(page, 'Troca o fundo').click()
  await radio(page, 'Mármore branco').click()
  await page.reload()
  await page.waitForURL(/photo=(?!new)/)
  await expect(radio(page, 'Mármore branco')).toBeChecked()
  await page.reload()
  await expect(radio(page, 'Mármore branco')).toBeChecked()
  await expect(create(page)).toBeEnabled()
})

test('a photo that was shared without a service worker is reported as missing', async ({ page }) => {
  await page.goto('/studio')
  await share(page, [{ name: 'flor.jpg', type: 'image/jpeg', content: await readFile(`${PHOTOS}/flower.jpg`) }])
  await expect(page.getByText('A foto não chegou até aqui.')).toBeVisible()
  await expect(page).toHaveURL(/\/studio$/)
})

test('a result that did not load is fetched again, shows its doubts, suggests better light, and can be deleted', async ({
  page,
}) => {
  await sendPhoto(page, `${PHOTOS}/barista.jpg`)
  await operation(page, 'Troca o fundo').click()
  await radio(page, 'Mármore branco').click()
  await page.route('**/api/edits/*/image?*', (route) => route.abort())
  await create(page).click()
  const unseen = page.getByRole('heading', { name: 'Está guardado, falta carregar.' })
  await expect(unseen).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await expect(page.getByText('A imagem não carregou.')).toBeVisible()
  await page.unroute('**/api/edits/*/image?*')
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(picture(page)).toBeVisible()
  await seeResult(page)
  await comparesTheSame(page)

  const notice = page.getByText(/^Confira o recorte: .*uma parte pode ter ficado de fora/)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confira antes de postar.' })).toBeVisible()
  const doubted = page.url()
  await page.getByRole('button', { name: 'Só melhorar a luz · grátis' }).click()
  await page.waitForURL((url) => url.search.includes('edit=') && url.href !== doubted)
  await seeResult(page)
  await expect(notice).toBeHidden()

  await page.getByRole('link', { name: 'Nova foto' }).click()
  const menus = page.getByRole('button', { name: /^O que fazer com/ })
  const menu = menus.first()
  // the doubted one and the free one
  await expect(menus).toHaveCount(2)
  await menu.click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Baixar em 1:1' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/-1x1\.jpg$/)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Apagar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(page.getByText('Apagado.')).toBeVisible()
  await expect(menus).toHaveCount(1)
})

test('new captions are written at once about the headline, and a lost connection removes none', async ({ page, context }) => {
  await sendPhoto(page, `${PHOTOS}/dog-woman.jpg`)
  await page.getByText('Texto na foto').click()
  await page.getByLabel('Título sobre a foto').fill('Agenda aberta')
  await create(page).click()
  await seeResult(page)
  await page.getByRole('button', { name: 'Novas legendas' }).click()
  const choices = page.getByRole('list', { name: 'Legendas para escolher' }).getByRole('listitem')
  await expect(choices).toHaveCount(3)
  const first = (await choices.first().textContent()) ?? ''
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Escrever mais três' }).click()
  await expect(page.getByRole('button', { name: 'Sem conexão: vai assim que voltar' })).toBeVisible()
  await expect(choices.first()).toHaveText(first)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Escrever mais três' })).toBeEnabled()
  await expect(choices.first()).not.toHaveText(first)
  await choices.first().getByRole('button', { name: 'Usar esta' }).click()
  await expect(page.getByLabel('Legenda', { exact: true })).toHaveValue(/agenda aberta/i)
})

/** The photo behind the slider is placed where the server says that its subject is in the result. */
async function comparesTheSame(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('edit')
  const { edit } = (await (await page.request.get(`/api/edits/${id}`)).json()) as {
    edit: { before_frame: { left: number; width: number } }
  } // as: the contract's shape
  await page.getByRole('slider').press('End')
  const [result, photo] = [await picture(page).boundingBox(), await page.getByRole('img', { name: 'Sua foto' }).boundingBox()]
  if (!result || !photo) throw new Error('the pictures are not there')
  expect((photo.x - result.x) / result.width).toBeCloseTo(edit.before_frame.left, 1)
  expect(photo.width / result.width).toBeCloseTo(edit.before_frame.width, 1)
}

test('the studio costs at most 250 KB of script, as brotli sends it', async ({ page }) => {
  const readScripts = collectScripts(page)
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
  const bytes = (await readScripts()).reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
  expect(bytes).toBeGreaterThan(50 * KILOBYTE)
  expect(bytes).toBeLessThanOrEqual(250 * KILOBYTE)
})
