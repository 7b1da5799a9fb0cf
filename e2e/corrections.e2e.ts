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

test('a correction tool that does not load says so, and opens at a second try', async ({ page }) => {
  await page.route(PART, (route) => route.abort())
  await seeCutout(page)
  await openButton(page).click()
  const alert = tool(page).getByRole('alert')
  await expect(alert).toContainText('Esta ferramenta não carregou.')
  await page.unroute(PART)
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
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
