import type { Page } from '@playwright/test'
import { newMember, signIn } from './product.ts'
import { expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const LOST = 'Sem conexão. O que você pintou entra sozinho quando ela voltar.'
const CALL = '**/api/photos/*/cutout'

const tool = (page: Page) => page.getByRole('dialog', { name: 'Ajustar recorte' })
const area = (page: Page) => tool(page).getByRole('button', { name: /^Foto, / })
const idOf = (page: Page) => new URL(page.url()).searchParams.get('photo') ?? ''

async function openTool(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustar recorte' }).click({ timeout: RESULT_WITHIN_MS })
  await expect(area(page)).toBeVisible()
}

async function openToolOfPhoto(page: Page): Promise<void> {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await openTool(page)
}

/** @param height where, as a share of the photo */
async function beginStroke(page: Page, height: number): Promise<void> {
  const box = await area(page).boundingBox()
  if (!box) throw new Error('There is nothing to draw on')
  const at = (x: number) => [box.x + box.width * x, box.y + box.height * height] as const
  await page.mouse.move(...at(0.05))
  await page.mouse.down()
  await page.mouse.move(...at(0.2), { steps: 8 })
}

/** From corner to corner, and not let go. */
async function beginRectangle(page: Page): Promise<void> {
  const box = await area(page).boundingBox()
  if (!box) throw new Error('There is nothing to draw on')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.1))
  await page.mouse.down()
  await page.mouse.move(...at(0.8, 0.9), { steps: 8 })
}

async function draw(page: Page, height: number): Promise<void> {
  await beginStroke(page, height)
  await page.mouse.up()
}

/** How many corrections the server's cutout has. */
async function expectCorrections(page: Page, id: string, count: number): Promise<void> {
  const ask = async () => ((await (await page.request.get(`/api/photos/${id}/cutout`)).json()) as { cutout: object }).cutout // as: a documented answer
  await expect.poll(ask, { timeout: RESULT_WITHIN_MS }).toMatchObject({ state: 'ready', corrections: count })
}

test('a connection lost in mid-stroke is told, and what was drawn goes by itself once it is back', async ({ page, context }) => {
  await openToolOfPhoto(page)
  await beginStroke(page, 0.1)
  await context.setOffline(true)
  await page.mouse.up()
  await expect(tool(page).getByText(LOST)).toBeVisible()
  await draw(page, 0.2)
  await tool(page).getByRole('button', { name: 'Pronto' }).click()
  await expect(tool(page)).toBeHidden()
  await expect(page.getByText(LOST)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(LOST)).toBeHidden()
  await expectCorrections(page, idOf(page), 2)
})

test('strokes come back after a reload, also the one being drawn, and after leaving inside the app', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openToolOfPhoto(page)
  const id = idOf(page)
  await page.route(CALL, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await draw(page, 0.1)
  await expect(tool(page).getByText(LOST)).toBeVisible()
  await beginStroke(page, 0.2)
  await page.reload()
  await page.mouse.up()
  await expect(page.getByText(LOST)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText(LOST)).toBeVisible()
  await page.unroute(CALL)
  await expectCorrections(page, id, 2)
})

test('a rectangle that is not let go yet comes back after a reload as it was drawn', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openToolOfPhoto(page)
  const id = idOf(page)
  await tool(page).getByRole('radio', { name: 'É isto' }).click()
  await beginRectangle(page)
  await page.reload()
  await page.mouse.up()
  await expectCorrections(page, id, 1)
})

test('a stroke whose answer was lost is not drawn twice', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openToolOfPhoto(page)
  const id = idOf(page)
  await page.route(CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch() // it arrives
    return route.abort()
  })
  await draw(page, 0.1)
  await expect(tool(page).getByText(LOST)).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await page.unroute(CALL)
  await page.reload()
  await openTool(page)
  await draw(page, 0.2)
  await expectCorrections(page, id, 2)
  await expect(tool(page).getByText('Ajustar é grátis.')).toBeVisible()
})

test('two tabs correct the same photo, and each stroke is in the cutout', async ({ page, context }) => {
  await openToolOfPhoto(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('radio', { name: 'Troca o fundo' }).click()
  await openTool(other)
  await Promise.all([draw(page, 0.1), draw(other, 0.2)])
  await expectCorrections(page, idOf(page), 2)
  for (const tab of [page, other])
    await expect(tool(tab).getByText('Ajustar é grátis.')).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await other.close()
})

test('whoever signs in again finds the strokes of a session that ended meanwhile', async ({ page, context }) => {
  await openToolOfPhoto(page)
  const id = idOf(page)
  const cookies = await context.cookies()
  await context.clearCookies()
  await draw(page, 0.1)
  await page.waitForURL(/\/auth/)
  // signed in again in a second tab, which the first one notices
  await context.addCookies(cookies)
  const other = await context.newPage()
  await other.goto('/studio')
  await page.waitForURL(/photo=/)
  await expectCorrections(page, id, 1)
})

test('a text typed before the session ended elsewhere waits for the same phone, and for no other', async ({
  page,
  context,
  product,
}) => {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  const message = page.getByLabel('O que a legenda deve dizer? (opcional)')
  await message.fill('buquê de girassol por R$ 80')
  const studio = page.url()
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.reload()
  await page.waitForURL(/\/auth/)
  await context.addCookies(cookies)
  await page.goto(studio)
  await expect(message).toHaveValue('buquê de girassol por R$ 80')

  await context.clearCookies()
  await page.reload()
  await page.waitForURL(/\/auth/)
  await signIn(context, product, newMember())
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
  expect(await page.evaluate(`JSON.stringify(sessionStorage)`)).not.toContain('girassol')
})

test('a photo that was deleted meanwhile is told, not drawn on', async ({ page }) => {
  await openToolOfPhoto(page)
  await page.request.delete(`/api/photos/${idOf(page)}`)
  await draw(page, 0.1)
  await expect(page.getByRole('link', { name: 'Nova foto' })).toBeVisible()
  await expect(tool(page)).toBeHidden()
})
