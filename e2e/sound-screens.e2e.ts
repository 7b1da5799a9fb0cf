/** No screen on the way in stands in the way of assistive technology, or is wider than the window. */
import { expectSound } from './expect-sound.ts'
import { ADMIN_PHONES, askForCode, CODE_FIELD, expect, newMember, test } from './product.ts'

for (const [place, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`every step of the sign-in is sound in the ${colorScheme} theme`, async ({ page, product }) => {
    const phone = `+552198765004${place}`
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/auth')
    await page.getByLabel('Celular com DDD').fill('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Para continuar, aceite')).toBeVisible()
    await expectSound(page)
    await page.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Número inválido')).toBeVisible()
    await expectSound(page)
    await askForCode(page, phone)
    await expectSound(page)
    await page.getByLabel(CODE_FIELD).fill('999999')
    await expect(page.getByRole('alert').filter({ hasText: 'Código' })).toBeVisible()
    await expectSound(page)
    await page.route('**/api/user/subscription?*', () => undefined)
    await page.getByLabel(CODE_FIELD).fill(await product.readCode(phone))
    await expect(page.getByRole('heading', { name: 'Tudo certo!' })).toBeVisible()
    await expectSound(page)
  })

  test(`the screens that need no session are sound in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of ['/sad-goodbye', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByLabel('Idioma')).toBeEnabled()
      await expectSound(page)
    }
  })

  for (const { who, phone, screens } of [
    {
      who: 'a member',
      phone: newMember(),
      screens: [
        { path: '/account', sign: 'Cortesia' },
        { path: '/checkout?plan=YEARLY', sign: 'Você já tem o plano' },
        { path: '/admin', sign: 'Acesso negado' },
      ],
    },
    { who: 'an administrator', phone: ADMIN_PHONES[place === 0 ? 1 : 2], screens: [{ path: '/admin', sign: 'código' }] },
  ]) {
    test(`what ${who} sees is sound in the ${colorScheme} theme`, async ({ page, product }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.request.post('/api/otp/send', { data: { phone } })
      await page.request.post('/api/otp/verify', { data: { phone, code: await product.readCode(phone) } })
      await page.addInitScript(`localStorage.setItem('userPhone', '${phone}')`)
      for (const { path, sign } of screens) {
        await page.goto(path)
        await expect(page.getByText(sign).first()).toBeVisible()
        await expectSound(page)
      }
    })
  }
}
