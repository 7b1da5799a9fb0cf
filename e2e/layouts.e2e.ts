import { expectNoBarriers, expectAccessible } from './expect-accessible.ts'
import { create, expect, picture, PHOTOS, RESULT_WITHIN_MS, sendPhoto, seeResult, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const LINE = 'buquê de tulipas R$ 120 até sexta'

for (const { width, height, hand } of [
  { width: 390, height: 844, hand: 'touch' },
  { width: 1440, height: 900, hand: 'keyboard' },
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: hand === 'touch', reducedMotion: 'reduce' })

    test(`a member fills a layout from one line by ${hand}, sees three, and changes with one tap`, async ({ page }) => {
      await sendPhoto(page, `${PHOTOS}/flower.jpg`)
      await create(page).click()
      await seeResult(page)
      const before = await picture(page).getAttribute('src')

      await page.getByLabel('Em uma linha').fill(LINE)
      await page.getByLabel('Em uma linha').press('Enter')
      const tiles = page.getByRole('button', { name: /^Usar o layout/ })
      await expect(tiles).toHaveCount(3)
      await page.getByRole('button', { name: 'Mais layouts' }).click()
      await expect(tiles).toHaveCount(8)
      const band = page.getByRole('button', { name: 'Usar o layout Faixa' })
      // the preview has come
      await expect(band.locator('img')).toHaveJSProperty('naturalWidth', 480, { timeout: RESULT_WITHIN_MS })
      await expectNoBarriers(page)
      if (hand === 'touch') await band.tap()
      else await band.press('Enter')
      await expect(picture(page)).not.toHaveAttribute('src', before ?? '', { timeout: RESULT_WITHIN_MS })
      await expect(band).toHaveAttribute('aria-pressed', 'true')

      await expect(page.getByLabel('Preço', { exact: true })).toHaveValue('R$ 120')
      await page.getByLabel('Data', { exact: true }).fill('só hoje')
      await page.getByRole('button', { name: 'Aplicar textos' }).click()
      const edits = () => page.evaluate(async () => (await fetch('/api/edits')).json())
      await expect.poll(edits, { timeout: RESULT_WITHIN_MS }).toMatchObject({
        edits: [{ state: 'done', layout: 'band', texts: { title: 'Buquê de tulipas', price: 'R$ 120', date: 'só hoje' } }],
      })
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/layouts-${width}.png`, fullPage: true })
      await expectAccessible(page)
    })
  })
}

test('before the order the layouts show the member’s own photo with their line, as a post and on a backdrop', async ({
  page,
}) => {
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await page.getByLabel('O que a legenda deve dizer?').fill(LINE)
  const tile = page.getByRole('radiogroup', { name: 'Layout do post' }).getByRole('radio', { name: 'Título e preço' })
  await tile.scrollIntoViewIfNeeded()
  const shown = tile.locator('img:not(.opacity-0)')
  await expect(shown).toHaveAttribute('src', /operation=post.*title=Buqu%C3%AA\+de\+tulipas.*price=R%24\+120/, {
    timeout: RESULT_WITHIN_MS,
  })
  await expect(shown).toHaveJSProperty('naturalWidth', 480)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('radiogroup', { name: 'Fundo' }).getByRole('radio').first().click()
  await expect(shown).toHaveAttribute('src', /operation=swap.*backdrop=/, { timeout: RESULT_WITHIN_MS })
  await tile.click()
  await expectNoBarriers(page)
  await create(page).click()
  await seeResult(page)
  await expect(page.getByLabel('Preço', { exact: true })).toHaveValue('R$ 120')
  await expect(page.getByLabel('Legenda', { exact: true })).toHaveValue(/tulipas/i)
})
