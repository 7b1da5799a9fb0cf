/** Several photos at once: one set of choices, one sum, and one file to download. */
import { join } from 'node:path'
import { MAX_AT_ONCE } from '#features/photo-edits/contract.ts'
import { expect, PHOTOS, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(2 * STORY_WITHIN_MS)

test('several photos become posts with one tap, and one file', async ({ page }) => {
  await page.goto('/studio')
  const files = ['flower.jpg', 'barista.jpg'].map((name) => join(PHOTOS, name))
  await page.getByLabel('Escolher foto').first().setInputFiles(files)
  const order = page.getByRole('button', { name: 'Criar 2 posts · usa 2 das 12 que restam' })
  await expect(order).toBeEnabled()
  await order.dblclick()
  // with the number of those to be checked, if there are any
  const zip = page.getByRole('link', { name: 'Baixar 2 imagens' })
  await expect(zip).toBeVisible({ timeout: STORY_WITHIN_MS })
  await expect(zip).toHaveAttribute('href', /^\/api\/edits\/zip\?ids=/)
  const answer = await page.request.get((await zip.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/zip'])
})

test('each of several photos is seen on the chosen backdrop and can be corrected before the order', async ({ page }) => {
  await page.goto('/studio')
  const files = ['flower.jpg', 'barista.jpg'].map((name) => join(PHOTOS, name))
  await page.getByLabel('Escolher foto').first().setInputFiles(files)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('radiogroup', { name: 'Fundo' }).getByRole('radio').first().click()
  await expect(page.getByRole('list', { name: 'As suas fotos' }).locator('canvas.opacity-100')).toHaveCount(2, {
    timeout: STORY_WITHIN_MS,
  })
  await page.getByRole('button', { name: 'Ajustar recorte: Foto 2' }).click()
  const tool = page.getByRole('dialog', { name: 'Ajustar recorte' })
  await tool.getByRole('button', { name: /^Foto, Manter/ }).press('Enter')
  await expect(tool.getByRole('button', { name: 'Desfazer' })).toBeEnabled()
  await tool.getByRole('button', { name: 'Pronto' }).click()
  await expect(tool).toBeHidden()
  // at once: the correction may still be on its way
  await page.getByRole('button', { name: 'Criar 2 posts · usa 2 das 12 que restam' }).click()
  await expect(page.getByRole('link', { name: 'Baixar 2 imagens' })).toBeVisible({ timeout: STORY_WITHIN_MS })
  const editIds = new URL(page.url()).searchParams.get('edits')?.split(',') ?? []
  const edits = editIds.map(async (id) => (await page.request.get(`/api/edits/${id}`)).json())
  expect(await Promise.all(edits)).toMatchObject([
    { edit: { wishes: { backdrop: expect.any(String) } } },
    { edit: { wishes: { cutout_revision: 2 } } },
  ])
})

test('twenty photos that are chosen at once all arrive, and nobody is asked to wait', async ({ page }) => {
  await page.goto('/studio')
  const files = Array.from({ length: MAX_AT_ONCE }, () => join(PHOTOS, 'barista.jpg'))
  await page.getByLabel('Escolher foto').first().setInputFiles(files)
  await page.waitForURL(({ searchParams }) => searchParams.get('photos')?.split(',').length === MAX_AT_ONCE, {
    timeout: STORY_WITHIN_MS,
  })
  await expect(page.getByRole('alert')).toHaveCount(0)
})
