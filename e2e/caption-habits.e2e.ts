import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

/** A caption for the open photo, changed by the member to the words alone. */
async function changeCaption(page: Page, photoId: string): Promise<void> {
  const phone = await page.evaluate(() => localStorage.getItem('userPhone'))
  const data = { phone, photo_id: photoId, operation: 'caption', message: 'Bolo de pote por R$ 12 até sábado' }
  const ordered = await page.request.post('/api/edits', { data })
  const { edit } = (await ordered.json()) as { edit: { id: string } } // as: the contract of the call
  const stateOf = async () =>
    ((await (await page.request.get(`/api/edits/${edit.id}`)).json()) as { edit: { state: string } }).edit.state // as: the same
  await expect.poll(stateOf, { timeout: RESULT_WITHIN_MS }).toBe('done')
  const saved = await page.request.patch(`/api/edits/${edit.id}`, {
    data: { phone, caption: 'Bolo de pote por R$ 12 até sábado.' },
  })
  expect(saved.ok()).toBe(true)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a member sees what was learned from changed captions, and has it forgotten', async ({ page }) => {
      await sendPhoto(page, `${PHOTOS}/astronaut.jpg`)
      const photoId = new URL(page.url()).searchParams.get('photo') ?? ''
      for (let time = 0; time < 3; time += 1) await changeCaption(page, photoId)

      await page.goto('/account?tab=profile')
      const learned = page.getByRole('region', { name: 'O que aprendemos com as suas legendas' })
      await expect(learned.getByText('Você tira as hashtags. Aprendemos com 3 legendas suas')).toBeVisible()
      await learned.scrollIntoViewIfNeeded()
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/caption-habits-${width}.png` })
      await expectAccessibleInBothThemes(page)

      await learned.getByRole('button', { name: 'Esquecer' }).click()
      await expect(page.getByText('Pronto, esquecemos.')).toBeVisible()
      await expect(learned.getByText(/^Ainda nada\./)).toBeVisible()
      await page.reload()
      await expect(learned.getByText(/^Esquecido em/)).toBeVisible()
      await expect(learned.getByRole('button', { name: 'Esquecer' })).toHaveCount(0)
    })
  })
}
