import sharp from 'sharp'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, RESULT_WITHIN_MS, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><circle cx="200" cy="200" r="90" fill="#1f5f4a"/><rect x="320" y="130" width="140" height="140" fill="#e8b04a"/></svg>`

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a member sets up a brand from a logo, and finds it again', async ({ page }) => {
      await page.goto('/account?tab=profile')
      const brand = page.getByRole('region', { name: 'Sua marca' })
      const buffer = await sharp(Buffer.from(LOGO)).png().toBuffer()
      await brand.getByLabel('Escolher logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await expect(brand.getByRole('img', { name: 'Logo' })).toBeVisible({ timeout: RESULT_WITHIN_MS })
      // the colours of the logo are proposed
      await expect(brand.getByLabel('Cor 1', { exact: true })).toHaveValue(/^#1[ef]5[ef]4[9a]$/)
      await expect(brand.getByLabel('Cor 2', { exact: true })).toHaveValue(/^#e[78]b04[ab]$/)
      await brand.getByRole('radio', { name: 'Elegante' }).click()
      await brand.getByLabel('Nome da marca').fill('Ateliê da Rosa')
      await brand.getByLabel('Seu @').fill('@atelie da rosa')
      await brand.getByRole('button', { name: 'Salvar marca' }).click()
      await expect(page.getByText('Marca salva.')).toBeVisible()
      await page.reload()
      await expect(brand.getByRole('radio', { name: 'Elegante' })).toBeChecked()
      await expect(brand.getByLabel('Seu @')).toHaveValue('@ateliedarosa')
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/brand-${width}.png`, fullPage: true })
      await expectAccessibleInBothThemes(page)
    })
  })
}
