import { expectNoBarriers } from './expect-accessible.ts'
import { create, expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, seeResult, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const WIDTHS = [
  { width: 390, height: 844, hand: 'touch' },
  { width: 1440, height: 900, hand: 'keyboard' },
] as const

for (const { width, height, hand } of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: hand === 'touch' })

    test(`a member sees the subject on the tiles, corrects it by ${hand}, orders what was seen, and mends the result`, async ({
      page,
    }) => {
      await sendPhoto(page, `${PHOTOS}/flower.jpg`)
      await page.getByRole('radio', { name: 'Troca o fundo' }).click()
      const tile = page.getByRole('radio', { name: 'Mármore branco', exact: true })
      await expect(tile.locator('canvas')).toHaveCSS('opacity', '1', { timeout: RESULT_WITHIN_MS })
      await tile.click()
      await expect(page.getByText('Prévia', { exact: true })).toBeVisible()

      await page.getByRole('button', { name: 'Ajustar recorte' }).click()
      const tool = page.getByRole('dialog', { name: 'Ajustar recorte' })
      await expectNoBarriers(page)
      const undo = tool.getByRole('button', { name: 'Desfazer' })
      await expect(undo).toBeDisabled()
      const area = tool.getByRole('button', { name: /^Foto, Manter/ })
      if (hand === 'touch') await area.tap()
      else {
        await area.press('ArrowLeft')
        await area.press('Enter')
      }
      await expect(undo).toBeEnabled({ timeout: RESULT_WITHIN_MS })
      await tool.getByRole('button', { name: 'Pronto' }).click()

      // also while the correction is still being made
      const answering = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/edits'),
      )
      await create(page).click()
      expect(await (await answering).json()).toMatchObject({ edit: { wishes: { cutout_revision: 2 } } })
      await seeResult(page)

      await page.getByRole('button', { name: 'Ajustar recorte' }).click()
      if (hand === 'touch') await area.tap()
      else await area.press('Enter')
      await tool.getByRole('button', { name: 'Refazer a imagem' }).click({ timeout: RESULT_WITHIN_MS })
      await expect(tool).toBeHidden()
      // the old picture stays until the new one is there
      const edits = () => page.evaluate(async () => (await fetch('/api/edits')).json())
      await expect
        .poll(edits, { timeout: RESULT_WITHIN_MS })
        .toMatchObject({ edits: [{ state: 'done', wishes: { cutout_revision: 3 } }] })
    })
  })
}

test('the preview is shown before the engine has drawn its large backdrop', async ({ page }) => {
  const drawn = Promise.withResolvers<void>()
  await page.route(/thumbnail\?size=large/, async (route) => {
    await drawn.promise
    await route.continue()
  })
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  const tile = page.getByRole('radio', { name: 'Mármore branco', exact: true })
  await expect(tile.locator('canvas')).toHaveCSS('opacity', '1', { timeout: RESULT_WITHIN_MS })
  await tile.click()
  const preview = page.getByText('Prévia da sua foto com o fundo Mármore branco').locator('..').locator('canvas')
  await expect(preview).toHaveCSS('opacity', '1')
  const before = await preview.screenshot()
  drawn.resolve()
  await expect.poll(async () => (await preview.screenshot()).equals(before), { timeout: RESULT_WITHIN_MS }).toBe(false)
})
