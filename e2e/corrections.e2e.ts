import type { Page } from '@playwright/test'
import { expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const PART = '**/assets/MaskEditor-*.js'

const openButton = (page: Page) => page.getByRole('button', { name: 'Ajustar recorte' })
const tool = (page: Page) => page.getByRole('dialog', { name: 'Ajustar recorte' })
const area = (page: Page) => tool(page).getByRole('button', { name: /^Foto, Manter/ })

/** Up to a chosen backdrop, with the photo cut out. */
async function seeCutout(page: Page): Promise<void> {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('radio', { name: 'Mármore branco', exact: true }).click()
  await expect(openButton(page)).toBeVisible({ timeout: RESULT_WITHIN_MS })
}

test('a correction tool that does not load says so, and opens at a second try or with a new page', async ({ page }) => {
  await page.route(PART, (route) => route.abort())
  await seeCutout(page)
  await openButton(page).click()
  const alert = tool(page).getByRole('alert')
  await expect(alert).toContainText('Esta ferramenta não carregou.')
  await page.unroute(PART)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  // some versions of Chromium never ask for a module again that failed once
  const reload = alert.getByRole('link', { name: 'Recarregar a página' })
  await expect(area(page).or(reload)).toBeVisible()
  if (await reload.isVisible()) {
    await reload.click()
    await openButton(page).click()
  }
  await expect(area(page)).toBeVisible()
})

test('a correction tool that a new version has replaced comes with a new page, which keeps the choices', async ({ page }) => {
  await page.route(PART, (route) => route.fulfill({ status: 404, json: {} }))
  await seeCutout(page)
  await openButton(page).click()
  const alert = tool(page).getByRole('alert')
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  const reload = alert.getByRole('link', { name: 'Recarregar a página' })
  await expect(reload).toBeVisible()
  await page.unroute(PART)
  await reload.click()
  await expect(page.getByRole('radio', { name: 'Mármore branco', exact: true })).toBeChecked()
  await openButton(page).click()
  await expect(area(page)).toBeVisible()
})

/** Until `release`, the server answers no correction. */
async function holdCorrections(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/photos/*/cutout', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The share of the photo that is subject, as the browser has made it. */
const shown = (page: Page) =>
  page.evaluate<number>(`(() => {
    const canvas = document.querySelector('[role=dialog] canvas')
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    return data.filter((opacity, at) => at % 4 === 3 && opacity > 127).length / (data.length / 4)
  })()`)

test('a stroke is answered in the browser before the server has, and the server keeps what was seen', async ({ page }) => {
  await seeCutout(page)
  await openButton(page).click()
  await tool(page)
    .getByText(/^Partes para acrescentar/)
    .click()
  await expect(
    tool(page)
      .getByRole('button', { name: /^Acrescentar|^Tirar: / })
      .first(),
  ).toBeVisible()
  const release = await holdCorrections(page)
  await expect(tool(page).locator('canvas')).toBeHidden()
  await area(page).press('ArrowLeft')
  await area(page).press('Enter')
  await expect(tool(page).locator('canvas')).toBeVisible()
  await expect(tool(page).locator('polyline')).toHaveCount(0)
  const kept = await shown(page)
  await tool(page).getByRole('radio', { name: 'Tirar' }).click()
  await tool(page)
    .getByRole('button', { name: /^Foto, Tirar/ })
    .press('Enter')
  await expect.poll(() => shown(page)).toBeLessThan(kept)
  await tool(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => shown(page)).toBe(kept)
  release()
  await expect(tool(page).locator('canvas')).toBeHidden({ timeout: RESULT_WITHIN_MS })
  await expect(tool(page).getByText('Ajustar é grátis.')).toBeVisible({ timeout: RESULT_WITHIN_MS })
})

test('parts are added and taken away without drawing, and undone', async ({ page }) => {
  await sendPhoto(page, `${PHOTOS}/barista.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await expect(openButton(page)).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await openButton(page).click()
  const parts = tool(page).getByText(/^Partes para acrescentar ou tirar/)
  await parts.focus()
  await page.keyboard.press('Enter')
  const rows = tool(page).getByRole('list', { name: 'Partes da foto' }).getByRole('button')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  const undo = tool(page).getByRole('button', { name: 'Desfazer' })
  await expect(undo).toBeDisabled()
  const release = await holdCorrections(page)
  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(tool(page).locator('canvas')).toBeVisible()
  await expect.poll(() => rows.count()).toBeLessThan(count)
  await undo.click()
  await expect.poll(() => rows.count()).toBe(count)
  release()
  await expect(tool(page).getByText('Ajustar é grátis.')).toBeVisible({ timeout: RESULT_WITHIN_MS })
})
